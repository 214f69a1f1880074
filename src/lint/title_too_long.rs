//! Titles that are longer than a heading.

use super::written::{TextPurpose, Written};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

/// The longest a title may be, in characters.
pub const MAX_TITLE: usize = 48;

pub const LINT: Lint = Lint {
    id: "title-too-long",
    severity: Warning,
    what: "A title that is longer than a heading should be.",
    why: "It breaks over two lines in the margin, the contents and the answer on a telephone.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "en: More than a call, less than a raise",
        bad: "en: What happens to chips that are put in without a word and come to more than a call but to less than a raise",
    },
    mend: "Name the subject and leave the rule to the clauses; what people say goes into `aliases`.",
};

pub fn check(texts: &[Written]) -> Vec<Finding> {
    let titles = texts.iter().filter(|text| text.what == TextPurpose::Title);
    let lengths = titles.map(|title| (title, title.text.trim().chars().count()));
    let long = lengths.filter(|(_, length)| *length > MAX_TITLE).map(|(title, length)| {
        let message = format!("the title has {length} characters, and a heading holds {MAX_TITLE}");
        LINT.finding(message).at(title.place.clone()).help("name the subject and leave the rule to the clauses")
    });
    long.collect()
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml What happens to chips that are put in without a word and come to more than a call but to less than a raise: the title has 106 characters, and a heading holds 48 (name the subject and leave the rule to the clauses)"
]);
