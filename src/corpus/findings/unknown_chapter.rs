//! Found where a name is looked up.

use crate::corpus::{CHAPTERS, Rule};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-chapter",
    severity: Error,
    what: "A rule in a folder that is not one of the chapters.",
    why: "The chapters are the same in every house; a rule outside them would be printed nowhere.",
    example: LintExample::Rename { file: "rules/betting/half-raise.yaml", to: "rules/bettting/half-raise.yaml" },
    mend: "Move the file to general, seating, procedure, betting, showdown, dealing, conduct, cash or reference.",
};

pub fn check(rule: &Rule) -> Option<Finding> {
    let finding = || LINT.finding(format!("there is no chapter `{}`", rule.chapter)).at(rule.place.clone());
    (!CHAPTERS.contains(&rule.chapter.as_str())).then(|| finding().did_you_mean(&rule.chapter, CHAPTERS))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml half-raise: there is no chapter `bettting` (did you mean `betting`?)"]);
