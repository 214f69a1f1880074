//! `ruling`: a rulings knowledge base, a rulings engine and a multilingual rulebook compiler for poker rooms.

pub mod book;
pub mod corpus;
pub mod diagnostic;
pub mod engine;
pub mod notation;
pub mod scenario;
pub mod search;
pub mod tell;
