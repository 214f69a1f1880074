//! The engine: policy, table and events in, rulings out.
//!
//! It knows nothing of YAML, languages, files or the terminal: no input or output, no clock, no globals, integers
//! only, so that the same input always gives the same output.

pub mod attempt;
pub mod award;
pub mod cards;
pub mod chips;
pub mod clause;
pub mod clauses;
mod dealing;
pub mod decide;
mod default_reading;
mod ending;
pub mod event;
pub mod hand;
pub mod legal_actions;
pub mod legality;
pub mod options;
pub mod outcome;
mod player;
pub mod policy;
mod posting;
pub mod pots;
pub mod reading;
pub mod recorded_hand;
pub mod referee;
pub mod room;
pub mod rulebooks;
pub mod rules;
pub mod ruling;
pub mod seat;
pub mod session;
mod setup;
mod shown_hands;
pub mod stud;
mod turn;
pub mod value;
