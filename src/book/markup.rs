//! What becomes of Markdown: on a page, and on paper.

use minijinja::Value;

use super::markdown::ToRule;

/// What becomes of Markdown.
#[derive(Clone, Copy)]
pub struct Markup {
    /// The paragraphs of a clause, as [`super::markdown::paragraphs`] has them.
    pub paragraphs: fn(&str, ToRule, &[(&str, String)]) -> Value,
    /// What a house says in its own words, as [`super::markdown::own`] has it.
    pub own: fn(&str, ToRule) -> Value,
}
