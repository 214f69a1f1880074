//! What a floor person reads: a rule as one house prints it, with an example and with what other houses do; or what a word means.
//!
//! A page is made once, when the index is built, and stored in it: a query reads nothing else.

mod book;
mod card;
mod docs;
mod example;
mod glossary;
mod hits;
mod logo;
mod numbered;
mod option;
mod page;
mod played;
mod term;
mod unprintable;
mod uses;

pub use book::{Edition, book, words};
pub use card::card;
pub use docs::{docs, docs_with};
pub use example::{ToldExample, tell_scenario};
pub use hits::HitLabels;
pub use logo::{logo, logo_path};
pub use numbered::Numbered;
pub use option::explained;
pub use page::{
    ClauseText, Elsewhere, Labels, OwnText, Page, Pages, StandingBeside, clauses, own_beside, own_instead, own_text, teller,
};
pub use term::{TermLabels, TermPage};
pub use unprintable::unprintable;
pub use uses::TermUses;

use serde::{Deserialize, Serialize};

use crate::corpus::{Corpus, HouseView};

/// What answers a query.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerPage {
    Rule(Page),
    Term(TermPage),
}

/// Every published house as it stands, in the order of the corpus.
pub fn views(corpus: &Corpus) -> Vec<HouseView<'_>> {
    corpus.houses.iter().filter(|house| house.published).filter_map(|house| HouseView::new(corpus, &house.id)).collect()
}
