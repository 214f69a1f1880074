//! Found while a file is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "wrong-type",
    severity: Error,
    what: "A list where a text is expected, a text where a mapping is expected, and so on.",
    why: "What was meant can only be guessed.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "see: [undercall]", bad: "see: undercall" },
    mend: "Write it in the shape that the message names; a list of one is `[one]`.",
};

/// `expected` says what it ought to be: "a clause has to be a mapping of keys to values".
pub fn finding(expected: &str, place: Place) -> Finding {
    LINT.finding(expected).at(place)
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml undercall: `see` has to be a list"]);
