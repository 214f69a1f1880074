//! `ruling`: a rulings knowledge base, a rulings engine and a multilingual rulebook compiler for poker rooms.

pub mod book;
pub mod cli;
pub mod corpus;
pub mod diagnostic;
mod embedded;
pub mod engine;
pub mod hidden;
pub mod lang;
pub mod lint;
#[cfg(feature = "mcp")]
pub mod mcp;
pub mod message;
pub mod notation;
pub mod pages;
pub mod parallel;
pub mod phh;
#[cfg(test)]
#[path = "../tests/it/plays.rs"]
mod plays;
pub mod proof;
pub mod prose;
pub mod replay;
pub mod scenario;
pub mod schema;
pub mod search;
pub mod telling;
pub mod verify;
mod words;
