//! Found where options are read and settled.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "unknown-value",
    severity: Error,
    what: "A value that an option does not have.",
    why: "The engine knows no ruling for it.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "betting.half_raise_share: 50",
        bad: "betting.half_raise_share: half",
    },
    mend: "`ruling options` lists the values. A figure is a whole number in the option's unit.",
};

/// `message` is what the option has against the value.
pub fn finding(message: String, place: Place) -> Finding {
    LINT.finding(message).at(place)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml half: `half` is no figure for `betting.half_raise_share`; it takes 1 to 100 %"
]);
