//! Scenarios: where the written rules and the engine meet.

mod check;
mod choices;
mod conflict;
mod expected;
pub mod findings;
mod play;
mod plays;
mod run;

pub use check::{Checked, check_house, check_rules, custom};

pub use crate::corpus::CUSTOM;
pub use expected::applies;
pub use play::{Play, PlayLine, PlayReader, expectations, structure};
pub use plays::Plays;
pub use run::{Run, pinned, ruled, run};
