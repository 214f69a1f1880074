//! Found where options are read and settled.

use crate::corpus::{Clause, HouseView, TextCase};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "case-with-two-texts",
    severity: Error,
    what: "A clause of which two cases fit what a house sets.",
    why: "The book would print one of two texts, whichever comes first.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "half_raise_base: minimum-increment }\n        text",
        bad: "half_raise_base: [minimum-increment, previous-bet] }\n        text",
    },
    mend: "Make the `when` of one case narrower, so that no house fits both.",
};

/// `values` is what the house sets the options to that the cases look at.
pub fn finding(view: &HouseView, clause: &Clause, second: &TextCase, values: &str) -> Finding {
    LINT.finding(format!("`{}` has two texts for `{}`", clause.id, view.house.id))
        .at(second.place.clone())
        .help(format!("both cases fit: {values}"))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml when: `half-raise/complete` has two texts for `base` (both cases fit: `betting.half_raise_base: previous-bet`)"
]);
