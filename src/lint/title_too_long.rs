//! Titles that are longer than a heading.

use super::written::{What, Written};
use crate::diagnostic::Finding;

/// The longest a title may be, in characters.
pub const MAX_TITLE: usize = 48;

pub fn check(texts: &[Written]) -> Vec<Finding> {
    let titles = texts.iter().filter(|text| text.what == What::Title);
    let lengths = titles.map(|title| (title, title.text.trim().chars().count()));
    let long = lengths.filter(|(_, length)| *length > MAX_TITLE).map(|(title, length)| {
        let message = format!("the title has {length} characters, and a heading holds {MAX_TITLE}");
        Finding::warning("title-too-long", message)
            .at(title.place.clone())
            .help("name the subject and leave the rule to the clauses")
    });
    long.collect()
}
