//! Found where a play is read or run.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::notation::ParseError;

pub const LINT: Lint = Lint {
    id: "unreadable-line",
    severity: Error,
    what: "A line of a play, or an expected ruling, that is not in the notation.",
    why: "What cannot be read cannot be ruled on: the scenario proves nothing.",
    example: LintExample::Edit { file: "rules/betting/undercall.yaml", good: "B pushes 150", bad: "B pusshes 150" },
    mend: "`ruling decide` without lines shows how a situation is stated; the message names the column and what was expected.",
};

/// `place` is where the line, or the part of it that the error points at, stands.
pub fn finding(error: ParseError, place: Place) -> Finding {
    let finding = LINT.finding(error.message).at(place);
    match error.help {
        Some(help) => finding.help(help),
        None => finding,
    }
}

#[cfg(test)]
crate::verify::findings::example::finds!(["undercall.yaml pusshes: `pusshes` is nothing a player does (did you mean `pushes`?)"]);
