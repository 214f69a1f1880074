//! The floor card: two sheets to lie beside the table, with what is asked every night.

use minijinja::{Error, Value, context};

use super::markdown;
use super::model::Furniture;
use super::templates::{as_it_stands, environment};
use crate::lang::keep_together;

const STYLE: &str = include_str!("../../book/card.css");

/// A house's answers to what is asked every night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseCard {
    pub house_name: String,
    pub edition: Option<String>,
    pub date: String,
    pub lang: &'static str,
    pub words: Furniture,
    pub groups: Vec<CardGroup>,
}

/// Questions on one subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGroup {
    pub title: String,
    pub answers: Vec<CardAnswer>,
}

/// A question, and what the house says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardAnswer {
    pub question: String,
    /// Under which numbers the house prints it; may be empty.
    pub number: String,
    /// Inline CommonMark.
    pub markdown: Vec<String>,
    /// The house says nothing; this is what is usual.
    pub by_custom: bool,
}

/// Renders a card as an HTML page that prints on two sheets of A4.
///
/// # Errors
/// Where the template is at fault; a card cannot be.
pub fn render(card: &HouseCard) -> Result<String, Error> {
    let text = |markdown: &String| Value::from_safe_string(markdown::paragraphs(markdown, &|_| None, &[]));
    let answer = |answer: &CardAnswer| {
        context! {
            question => keep_together(&answer.question),
            number => &answer.number,
            texts => answer.markdown.iter().map(text).collect::<Vec<_>>(),
            by_custom => answer.by_custom,
        }
    };
    let group = |group: &CardGroup| {
        context! { title => &group.title, answers => group.answers.iter().map(answer).collect::<Vec<_>>() }
    };
    environment()?.get_template("card.html")?.render(context! {
        style => as_it_stands(STYLE),
        house => &card.house_name,
        edition => &card.edition,
        date => &card.date,
        lang => card.lang,
        words => card.words.words(),
        groups => card.groups.iter().map(group).collect::<Vec<_>>(),
    })
}
