//! Everything that is tested from outside, one module a subject: linked once, run side by side. `cargo test --test it cli::` runs one.

mod answers;
mod awards;
mod betting;
mod cached;
mod cli;
mod common;
mod compare;
mod corpus;
mod decide;
mod dependencies;
mod engine;
mod faults;
mod guides;
mod lint;
mod mutation;
mod notation;
mod proof;
mod replay;
mod schema;
mod seats;
mod shell;
mod showdown;
mod structure;
mod values;
mod verify;
mod whole_hands;
