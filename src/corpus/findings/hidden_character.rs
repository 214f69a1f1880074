//! Found while a file is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "hidden-character",
    severity: Error,
    what: "A character that nobody sees: a control, an escape, a mark without width.",
    why: "It makes a word another word, a number another number, turns the direction of writing, or makes a terminal do something \
          else, and no reader can tell.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "  en: [half raise]",
        bad: "  en: [\"half\\u200B raise\"]",
    },
    mend: "Take it out. Where it is written as an escape in quotes, write the text without it.",
};

pub fn finding(hidden: char, place: Place) -> Finding {
    LINT.finding(format!("nobody sees the character U+{:04X}", u32::from(hidden)))
        .at(place)
        .help("take it out; what looks right without it is right")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml \"half\\u200B raise\": nobody sees the character U+200B (take it out; what looks right without it is right)"
]);
