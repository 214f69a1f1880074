//! Full-text search over the rules and the glossary, in six languages at once, forgiving what a hurried person types.
//!
//! All rules are compared with the query phrase by phrase ([`rank`](rank::rank)), which knows what a typing error is, and what
//! fits well. Of the terms, and of rules by the thousand, the index first proposes those that share a word, the beginning of a
//! word or pieces of words with the query ([`propose`](candidates::propose)).
//!
//! People tell stories, and not in the words of the rule. So what they do at a table is brought to concepts that are the same in
//! other words and other languages ([`concepts`]), and which rule such a story is about is learnt when the index is built
//! ([`model`]): a hunch, which puts the rules in their order but does not say how well they fit.
//!
//! Where a word of the query is known, something is always found: what fits badly is told from what fits ([`Fit`]), not hidden.

mod beyond;
#[cfg(not(target_family = "wasm"))]
mod cache;
#[cfg(not(target_family = "wasm"))]
mod candidates;
mod concepts;
mod entries;
mod entry;
mod features;
mod hunch;
#[cfg(not(target_family = "wasm"))]
mod index;
#[cfg(not(target_family = "wasm"))]
mod kept;
mod latin;
#[cfg(not(target_family = "wasm"))]
mod lessons;
#[cfg(not(target_family = "wasm"))]
pub mod lexicon;
mod model;
mod normalize;
mod query;
mod rank;
#[cfg(not(target_family = "wasm"))]
mod schema;
pub mod shelf;
mod similarity;
mod small_words;
#[cfg(test)]
mod tests;

#[cfg(not(target_family = "wasm"))]
pub use index::Index;
#[cfg(not(target_family = "wasm"))]
pub use lessons::LessonsTaken;

/// What a document is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryKind {
    /// Where a rule and a term fit alike, it is the rule that is wanted.
    Rule,
    /// A term of the glossary.
    Term,
}

impl EntryKind {
    pub fn name(self) -> &'static str {
        match self {
            EntryKind::Rule => "rule",
            EntryKind::Term => "term",
        }
    }

    fn from_name(name: &str) -> Option<EntryKind> {
        [EntryKind::Rule, EntryKind::Term].into_iter().find(|kind| kind.name() == name)
    }
}

/// One rule or term in one language, as it is given to the index.
#[derive(Clone, Debug)]
pub struct IndexDocument {
    pub kind: EntryKind,
    /// The id of the rule, `oversized-chip`, or of the term. A rule and a term may share one.
    pub id: String,
    /// The two-letter code of the language of everything below.
    pub lang: &'static str,
    /// Whether a club says it in its own words: where another one fits no better, that is what is asked for.
    pub is_own: bool,
    pub title: String,
    /// What people say at the table.
    pub aliases: Vec<String>,
    /// What people ask when it is the answer.
    pub questions: Vec<String>,
    /// The clauses as they print, or the meaning of the term, without markup.
    pub text: String,
    /// The numbers under which it stands, the chosen house's first. Where two rules share a number, the one that has it further in front is
    /// found first, so a rule without a number in the chosen house should begin with an empty one.
    pub numbers: Vec<String>,
    /// What [`Hit::page`] gives back; never looked into.
    pub page: String,
}

/// Whether a hit is an answer, or only the nearest that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    Good,
    Close,
}

impl Fit {
    pub fn name(self) -> &'static str {
        match self {
            Fit::Good => "good",
            Fit::Close => "close",
        }
    }
}

/// A rule or a term that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub kind: EntryKind,
    pub id: String,
    /// How well it fits: about 1 where the query says what a title or an alias says, more where it is one to the letter or the
    /// number.
    pub score: f32,
    /// Whether the query is its title, its id or an alias to the letter.
    pub is_named: bool,
    pub fit: Fit,
    /// Its page in the asker's language, or, where there is none, in the language in which it was found.
    pub page: String,
}
