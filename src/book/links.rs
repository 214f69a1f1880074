//! Where links of a book lead, whether it is one page or many.

use std::collections::HashMap;

use super::model::{Book, Section};

/// How the places of the glossary begin.
pub const TERM: &str = "term-";

/// The places of a book, and how a page links to them.
pub struct Links<'a> {
    rules: HashMap<&'a str, &'a str>,
    titles: HashMap<&'a str, &'a str>,
    /// On which page each place is; empty where all are on one.
    pages: HashMap<&'a str, String>,
    /// What the id of a place begins with on its page.
    prefix: String,
    /// The same for the glossary, which two languages on a page share.
    glossary_prefix: String,
}

impl<'a> Links<'a> {
    /// All on one page.
    pub fn on_one_page(book: &'a Book) -> Links<'a> {
        let titled = |section: &'a Section| Some((section.anchor.as_str(), section.title.as_deref()?));
        Links {
            rules: book.rule_anchors(),
            titles: book.sections().filter_map(titled).collect(),
            pages: HashMap::new(),
            prefix: String::new(),
            glossary_prefix: String::new(),
        }
    }

    /// On many pages: each place with its page's file.
    pub fn on_pages(book: &'a Book, pages: HashMap<&'a str, String>) -> Links<'a> {
        Links { pages, ..Links::on_one_page(book) }
    }

    /// With ids that begin so: where two languages share a page, or where an id may not begin with a digit.
    #[must_use]
    pub fn with_prefix(self, prefix: &str) -> Links<'a> {
        Links { prefix: prefix.to_owned(), glossary_prefix: prefix.to_owned(), ..self }
    }

    /// Beside another language on its pages: with ids that begin so, but for the glossary, which is the other's.
    #[must_use]
    pub fn beside(self, other: &Links, prefix: &str) -> Links<'a> {
        Links { prefix: prefix.to_owned(), glossary_prefix: other.glossary_prefix.clone(), ..self }
    }

    /// The id of a place on its page.
    pub fn id(&self, anchor: &str) -> String {
        let prefix = if anchor.starts_with(TERM) { &self.glossary_prefix } else { &self.prefix };
        format!("{prefix}{anchor}")
    }

    /// The link to a place from the page `here`.
    pub fn to(&self, here: &str, anchor: &str) -> String {
        match self.pages.get(anchor) {
            Some(page) if page != here => format!("{page}#{}", self.id(anchor)),
            _ => format!("#{}", self.id(anchor)),
        }
    }

    /// The link to where the book carries a rule.
    pub fn to_rule(&self, here: &str, rule: &str) -> Option<String> {
        self.rules.get(rule).map(|anchor| self.to(here, anchor))
    }

    /// The title of a section.
    pub fn title(&self, anchor: &str) -> Option<&'a str> {
        self.titles.get(anchor).copied()
    }
}
