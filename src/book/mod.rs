//! Publishing a rulebook: a finished book goes in, a folder of pages comes out.
//!
//! A renderer sees the [`Book`] and nothing else: no corpus, no engine, no options. Whoever fills the model has
//! already settled what the house carries, in which language, with which figures.

pub mod html;
mod markdown;
pub mod model;
mod view;
pub mod write;

pub use model::{
    Book, Definition, Furniture, PrintedBlock, PrintedChapter, PrintedClause, PrintedEntry, PrintedExample, PrintedKind,
    PrintedPage, Reference, SameAs, Section,
};
