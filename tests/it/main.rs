//! Everything that is tested from outside, one module a subject: linked once, run side by side. `cargo test --test it cli::` runs one.

mod accessible;
mod answers;
mod asked;
mod awards;
mod betting;
mod books;
mod browser;
mod cached;
mod cards;
mod cli;
mod clock_and_race;
mod clubs;
mod common;
mod compare;
mod corpus;
mod decide;
mod dependencies;
mod editions;
mod engine;
mod faults;
mod guides;
mod legality;
mod lint;
#[cfg(feature = "mcp")]
mod mcp;
mod mutation;
mod notation;
#[cfg(feature = "pdf")]
mod pdf;
mod plays;
mod proof;
mod record;
mod replay;
mod schema;
mod seats;
mod shell;
mod showdown;
mod situations;
mod structure;
mod tellings;
mod tournaments;
mod values;
mod verify;
mod watch;
mod whole_hands;
