//! Found while a file is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "missing-key",
    severity: Error,
    what: "Something that lacks a key it cannot do without.",
    why: "A scenario without a table, or a silence without a reason, says too little to be checked.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "    table: no-limit hold'em, blinds 50/100, seats A B C, on the flop\n",
        bad: "",
    },
    mend: "Add the key that the message names.",
};

/// `what` it is that lacks the key: "a clause".
pub fn finding(what: &str, key: &str, place: Place) -> Finding {
    LINT.finding(format!("{what} needs the key `{key}`")).at(place)
}

/// A conflict of kind option, which is nothing without the option.
pub fn of_option_conflict(place: &Place) -> Finding {
    LINT.finding("a conflict of kind option names its `option`").at(place.clone())
}

#[cfg(test)]
crate::verify::findings::example::finds!(["undercall.yaml id: a scenario needs the key `table`"]);
