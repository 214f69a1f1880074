//! Recorded hands replayed under a house: what it would not have allowed, and which chips ended up elsewhere.
//!
//! However many files there are and however long, only a few hands of them are in memory at a time.

mod audit;
mod files;
mod folder;
mod report;

pub use audit::{Audit, Deviation, Impossible, ShortRecord, audit};
pub use files::{STDIN, replay};
pub use folder::{NoHands, hand_files};
pub use report::{NotedAction, Objected, ReplayOutcome, ReplayReport, report};
