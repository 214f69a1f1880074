//! Recorded hands replayed under a house: what it would not have allowed, and which chips ended up elsewhere.
//!
//! However many files there are and however long, only a few hands of them are in memory at a time.

mod audit;
mod files;
mod report;

pub use audit::{Audit, Deviation, Impossible, audit};
pub use files::{STDIN, replay};
pub use report::{Objected, ReplayOutcome, ReplayReport, report};
