//! The book as a renderer sees it: all texts final, in one language, in the order in which the house prints them.
//!
//! Every string here is plain text, which a renderer escapes as its format asks, except what is called `markdown`.
//!
//! An *anchor* names a place in the book: unique in it, made of ASCII letters, digits, `-`, `.` and `_`, and never
//! beginning with `_`, which is kept for the furniture of the page.

use std::collections::HashMap;

/// A rulebook of one house in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    pub house_id: String,
    pub house_name: String,
    /// As the house names it: `2024`, `version 3`.
    pub edition: Option<String>,
    /// The day on which it was published, as the language writes it.
    pub date: String,
    /// The code of its language, `en`.
    pub lang: &'static str,
    /// The rulebook that it is based on, as one line says it.
    pub based_on: Option<String>,
    /// What of the house's own is not written in this language.
    pub missing: Option<String>,
    /// A picture as a `data:` address.
    pub logo: Option<String>,
    /// Where the house is, a line each.
    pub address: Option<String>,
    /// How it is reached. Inline CommonMark of the house's own.
    pub contact: Option<String>,
    /// What stands behind the rules.
    pub closing: Vec<PrintedPage>,
    pub words: Furniture,
    pub chapters: Vec<PrintedChapter>,
    /// What the words of the book mean, in the order of the language's alphabet.
    pub glossary: Vec<PrintedEntry>,
}

/// A page behind the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPage {
    pub title: String,
    /// CommonMark of the house's own: paragraphs, lists, links.
    pub markdown: String,
    pub anchor: String,
    /// The language it is written in, where it is not that of the book.
    pub lang: Option<&'static str>,
}

/// The furniture of a page, in its language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Furniture {
    /// Over the table of contents: "Contents".
    pub contents: String,
    /// Before the edition, with a colon where the language wants one: "Edition".
    pub edition: String,
    /// Before the date, likewise: "As of".
    pub date: String,
    /// Over a worked example: "Example".
    pub example: String,
    /// Before the number and title of the section that already says it: "See".
    pub same_as: String,
    /// Over a recorded conflict and how it is resolved: "Where the book contradicts itself".
    pub conflict: String,
    /// In the empty filter box: "Find a rule".
    pub filter: String,
    /// When the filter leaves nothing: "No rule has these words".
    pub nothing_found: String,
    /// For a screen reader, on the mark that links to a section without a number: "Link to this rule".
    pub permalink: String,
    /// The first link of the page, for those who go by keyboard: "Skip to the rules".
    pub skip: String,
    /// The last link of the page: "Back to top".
    pub back_to_top: String,
    /// Over the glossary: "Glossary".
    pub glossary: String,
    /// Under that heading: what the glossary is, and what it is not.
    pub glossary_note: String,
    /// Before how the house is reached: "Contact".
    pub contact: String,
}

/// A chapter, as the house divides its book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedChapter {
    pub title: String,
    pub anchor: String,
    pub sections: Vec<Section>,
}

/// One numbered statement of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// As the house prints it; empty where it numbers nothing.
    pub number: String,
    pub anchor: String,
    pub title: Option<String>,
    /// The rule that the section is about, if it is about one.
    pub rule: Option<String>,
    pub blocks: Vec<PrintedBlock>,
}

/// What stands in a section, from top to bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintedBlock {
    Clause(PrintedClause),
    Definition(Definition),
    Example(PrintedExample),
    /// The section says what another one says, and is not printed twice.
    SameAs(SameAs),
    /// A recorded conflict and how it is resolved.
    Note(String),
}

/// One clause of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedClause {
    pub kind: PrintedKind,
    /// Inline CommonMark; a blank line begins a new paragraph. A link `[words](rule-id)` leads to where the book
    /// carries that rule.
    pub markdown: String,
    pub rule: String,
    pub anchor: String,
    /// It is in the house's own words, which may hold lists, and links that leave the book.
    pub is_own: bool,
    /// The language it is written in, where it is not that of the book.
    pub lang: Option<&'static str>,
}

/// A term that the section defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    pub term: String,
    /// Inline CommonMark, as for a clause.
    pub markdown: String,
    pub anchor: String,
}

/// A term in the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedEntry {
    pub term: String,
    /// Inline CommonMark, as for a clause.
    pub markdown: String,
    pub anchor: String,
    /// Where the book itself defines the term.
    pub defined_in: Vec<Reference>,
}

/// A link to a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The number of the section, or where it has none, what it stands under.
    pub label: String,
    pub anchor: String,
}

/// What a clause is, where that shows in print: what only advises or explains is set back a little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedKind {
    Norm,
    Power,
    Duty,
    Definition,
    Advice,
    Statement,
}

/// A worked example, told from a run of its scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedExample {
    pub situation: String,
    pub ruling: String,
    /// What else there is to say: that the source's own example adds up differently.
    pub note: Option<String>,
}

/// A reference to another section of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameAs {
    /// The number of that section; may be empty.
    pub number: String,
    pub anchor: String,
}

impl PrintedKind {
    /// The kind as the corpus writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            PrintedKind::Norm => "norm",
            PrintedKind::Power => "power",
            PrintedKind::Duty => "duty",
            PrintedKind::Definition => "definition",
            PrintedKind::Advice => "advice",
            PrintedKind::Statement => "statement",
        }
    }
}

impl Book {
    /// All sections, in the order of the book.
    pub fn sections(&self) -> impl Iterator<Item = &Section> {
        self.chapters.iter().flat_map(|chapter| &chapter.sections)
    }

    /// Where the book carries each rule: the first section about it, or else the first clause of it.
    pub fn rule_anchors(&self) -> HashMap<&str, &str> {
        let mut anchors = HashMap::new();
        for section in self.sections() {
            if let Some(rule) = &section.rule {
                anchors.entry(rule.as_str()).or_insert(section.anchor.as_str());
            }
        }
        for clause in self.sections().flat_map(|section| &section.blocks).filter_map(PrintedBlock::as_clause) {
            anchors.entry(clause.rule.as_str()).or_insert(clause.anchor.as_str());
        }
        anchors
    }
}

impl PrintedBlock {
    fn as_clause(&self) -> Option<&PrintedClause> {
        if let PrintedBlock::Clause(clause) = self { Some(clause) } else { None }
    }
}
