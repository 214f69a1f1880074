//! Publishing a rulebook: a finished book goes in, a folder of pages comes out.
//!
//! A renderer sees the [`Book`] and nothing else: no corpus, no engine, no options. Whoever fills the model has
//! already settled what the house carries, in which language, with which figures.

pub mod card;
pub mod changes;
pub mod epub;
pub mod format;
pub mod formats;
pub mod html;
mod links;
mod markdown;
mod markup;
pub mod model;
#[cfg(feature = "pdf")]
pub mod pdf;
#[cfg(not(feature = "pdf"))]
#[path = "without_pdf.rs"]
mod pdf;
pub mod serve;
pub mod site;
#[cfg(test)]
mod specimen;
mod templates;
#[cfg(feature = "pdf")]
mod tree;
mod view;
pub mod write;

pub use card::{CardAnswer, CardGroup, HouseCard};
pub use model::{
    Book, Change, ChipsInPlay, Definition, ElsewhereLine, Furniture, PrintedBlock, PrintedChapter, PrintedClause, PrintedEntry,
    PrintedExample, PrintedKind, PrintedPage, Reference, SameAs, Section, ToldMove,
};
