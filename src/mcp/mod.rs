//! The Model Context Protocol over standard input and output: what an assistant may ask, and how it is answered.
//!
//! An assistant puts the story into the notation, and the program rules. Nothing is decided here, and nothing is worded but what
//! the tools are for: whoever serves hands over [`Answers`], which says what the commands say.

mod schema;
mod server;
mod tools;

pub use server::serve;
pub use tools::{Asked, CompareHouses, DecideSituation, FindRule, ListHouses, ListOptions, ShowRule};

use serde_json::Value;

/// Who answers an assistant.
pub trait Answers: Send + Sync + 'static {
    /// Answers, or says what is wrong with the question and what to do.
    ///
    /// # Errors
    /// In words for the assistant.
    fn answer(&self, asked: Asked) -> Result<ToolReply, String>;

    /// The ids of the rulebooks, the one that speaks where none is named first.
    fn houses(&self) -> Vec<String>;

    /// The notation on one screen.
    fn notation(&self) -> String;

    /// Every phrase of the notation, with what it says.
    fn phrases(&self) -> String;
}

/// An answer: as people read it, and as scripts do.
pub struct ToolReply {
    pub text: String,
    pub json: Value,
}
