//! Scenarios: where the written rules and the engine meet.

mod check;
mod choices;
mod conflict;
mod play;
mod run;

pub use check::{CUSTOM, Checked, check_house, custom};
pub use play::{Play, PlayLine, expectations};
pub use run::{Run, ruled, run};
