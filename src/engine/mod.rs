//! The engine: policy, table and events in, rulings out.
//!
//! It knows nothing of YAML, languages, files or the terminal: no input or output, no clock, no globals, integers
//! only, so that the same input always gives the same output.

pub mod attempt;
pub mod award;
pub mod cards;
pub mod chips;
pub mod clause;
mod clauses;
mod dealing;
pub mod decide;
mod ending;
pub mod event;
pub mod event_parts;
pub mod hand;
pub mod legality;
pub mod options;
mod player;
pub mod policy;
mod posting;
pub mod pots;
pub mod recorded_hand;
pub mod room;
pub mod rulebooks;
pub mod rules;
pub mod ruling;
pub mod seat;
pub mod session;
pub mod stud;
mod turn;
pub mod value;
