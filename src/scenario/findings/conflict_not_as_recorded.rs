//! Found where the rulings of a play are held against what is written.

use crate::corpus::Block;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "conflict-not-as-recorded",
    severity: Error,
    what: "A conflict of which a side does not rule as it is recorded.",
    why: "The conflict says that it is resolved one way, and play goes the other way.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "holds: b-2#1", bad: "holds: b-2#2" },
    mend: "Let the side that holds set the options, correct its outcome, or let the other side hold.",
};

/// `instead` is what was ruled.
pub fn finding(message: String, outcome: &Block, instead: String) -> Finding {
    LINT.finding(message).at(outcome.place.clone()).help(instead)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml C calls 800, 300 returned: b-2#1 does not hold, and yet its outcome is what is ruled (it rules: C calls 800, 300 returned; pot 3200; A may fold, call 800 or raise to 1200 or more)",
    "base.yaml C raises to 1200, 100 owed: b-2#2 holds, and yet its outcome is not what is ruled (it rules: C calls 800, 300 returned; pot 3200; A may fold, call 800 or raise to 1200 or more)"
]);
