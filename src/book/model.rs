//! The book as a renderer sees it: all texts final, in one language, in the order in which the house prints them.
//!
//! Every string here is plain text, which a renderer escapes as its format asks, except what is called `markdown`.
//!
//! An *anchor* names a place in the book: unique in it, made of ASCII letters, digits, `-`, `.` and `_`, and never
//! beginning with `_`, which is kept for the furniture of the page.

use std::collections::{BTreeMap, HashMap};

/// A rulebook of one house in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    pub house_id: String,
    pub house_name: String,
    /// As the house names it: `2024`, `version 3`.
    pub edition: Option<String>,
    /// On which rulebook it stands, as a sentence: "Based on TDA 2011".
    pub based_on: Option<String>,
    /// The day on which it was published, as the language writes it.
    pub date: String,
    /// The code of its language, `en`.
    pub lang: &'static str,
    /// What its language calls itself: `magyar`.
    pub lang_name: &'static str,
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
    /// What it says otherwise than an earlier edition; only where one was named.
    pub changes: Option<PrintedChanges>,
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

/// The furniture of a page, in its language: the words of `ui.ftl` that a template prints, by their keys there, with an
/// underscore for each hyphen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Furniture(BTreeMap<String, String>);

/// The keys of the words that templates print.
const FURNITURE: [&str; 35] = [
    "no-changes",
    "changes",
    "change-new",
    "change-changed",
    "change-dropped",
    "formerly",
    "before",
    "now",
    "contents",
    "edition",
    "date",
    "example",
    "same-as",
    "conflict",
    "source",
    "elsewhere",
    "pot",
    "search",
    "search-placeholder",
    "search-results",
    "search-unavailable",
    "closest",
    "filter-nothing",
    "permalink",
    "skip-to-rules",
    "back-to-top",
    "previous",
    "next",
    "languages",
    "houses",
    "glossary",
    "glossary-note",
    "grade-silent",
    "floor-card",
    "contact",
];

impl Furniture {
    /// Every word, as `word` says it.
    pub fn new(word: impl Fn(&str) -> String) -> Furniture {
        Furniture(FURNITURE.iter().map(|key| (key.replace('-', "_"), word(key))).collect())
    }

    /// The words by the names under which templates print them.
    pub fn words(&self) -> &BTreeMap<String, String> {
        &self.0
    }
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
    /// How it stands to an earlier edition; nothing where it says the same, or where none was named.
    pub change: Option<Change>,
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
    /// Where it comes from: whose rule it is, under which number there, and what it is called in the knowledge base.
    Source(String),
    /// What other rulebooks say instead.
    Elsewhere(Vec<ElsewhereLine>),
}

/// What another rulebook says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElsewhereLine {
    pub house: String,
    pub text: String,
}

/// One clause of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedClause {
    /// What it is called in the knowledge base, in whatever edition: `oversized-chip/silent`.
    pub id: String,
    pub kind: PrintedKind,
    /// Inline CommonMark; a blank line begins a new paragraph. A link `[words](rule-id)` leads to where the book
    /// carries that rule.
    pub markdown: String,
    /// The words of the text that the glossary explains, as they stand in it, each with its place there.
    pub terms: Vec<Reference>,
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

/// A worked example as a play that can be followed, told from a run of its scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedExample {
    /// How the table stands before anything happens; may be empty.
    pub table: String,
    /// What happens, in order.
    pub moves: Vec<ToldMove>,
    pub ruling: String,
    /// How the chips lie once it is ruled, if that says anything new.
    pub after: Option<ChipsInPlay>,
    /// What else there is to say: that the source's own example adds up differently.
    pub note: Option<String>,
}

/// One thing that happens at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldMove {
    pub told: String,
    /// How the chips lie when it has happened; `None` where they lie as before, or where only the ruling says how they lie.
    pub after: Option<ChipsInPlay>,
}

/// The chips that are in play, as the language writes numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChipsInPlay {
    /// Who has chips in front of him in this betting round, and how many.
    pub in_front: Vec<(String, String)>,
    /// All that has been wagered in the hand.
    pub pot: String,
}

/// How a section stands to an earlier edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    New,
    Changed,
    Dropped,
}

impl Change {
    /// The key of the word for it.
    pub fn key(self) -> &'static str {
        match self {
            Change::New => "change_new",
            Change::Changed => "change_changed",
            Change::Dropped => "change_dropped",
        }
    }
}

/// All that an edition says otherwise than an earlier one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedChanges {
    /// Since which edition: "Changes since TDA 2011".
    pub title: String,
    pub changes: Vec<PrintedChange>,
}

/// A situation that the two editions rule differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledOtherwise {
    /// The rule that it is about.
    pub rule: String,
    pub situation: String,
    pub before: String,
    pub now: String,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedChange {
    pub change: Change,
    /// As the section prints it; what was dropped, as it was printed.
    pub number: String,
    pub title: String,
    /// `None` where the section is no longer in the book.
    pub anchor: Option<String>,
    pub rule: Option<String>,
    /// What the earlier edition said instead.
    pub before: Vec<String>,
    pub situations: Vec<RuledOtherwise>,
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

/// What tells a book from others: its house, and its languages. It is the same for the next edition.
pub fn identity(books: &[Book]) -> String {
    let langs: Vec<&str> = books.iter().map(|book| book.lang).collect();
    let house = books.first().map_or("", |book| &book.house_id);
    format!("ruling:{house}:{}", langs.join(","))
}

impl Book {
    /// The house and its edition.
    pub fn title(&self) -> String {
        let parts = [Some(self.house_name.as_str()), self.edition.as_deref()];
        parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

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
