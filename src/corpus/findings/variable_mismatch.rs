//! Found where the texts are looked through.

use crate::corpus::pattern::Used;
use crate::corpus::{Block, Lang};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "variable-mismatch",
    severity: Error,
    what: "A text that prints other figures than the English one.",
    why: "As soon as a club changes the figure, its book says one thing in English and another in the other language.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "Az előző tét { $betting-half-raise-share }%-át",
        bad: "Az előző tét felét",
    },
    mend: "Print the same variables in every language; only their order is free.",
};

/// A language that says less, or more, than English does.
pub fn check(lang: Lang, block: &Block, english: &Used, used: &Used) -> Option<Finding> {
    let lacks: Vec<_> = english.variables.difference(&used.variables).map(|name| format!("`${name}`")).collect();
    let adds: Vec<_> = used.variables.difference(&english.variables).map(|name| format!("`${name}`")).collect();
    let (verb, names) = match (lacks.is_empty(), adds.is_empty()) {
        (true, true) => return None,
        (false, _) => ("does not use", lacks),
        (true, false) => ("alone uses", adds),
    };
    let message = format!("the {} text {verb} {}", lang.english(), names.join(", "));
    Some(LINT.finding(message).at(block.place.clone()).help("every language says the same"))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml Az előző tét felét elérő többletet emelésre kell kiegészíteni.: the Hungarian text does not use `$betting-half-raise-share` (every language says the same)"
]);
