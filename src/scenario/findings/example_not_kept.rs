//! Found where the rulings of a play are held against what is written.

use crate::corpus::Provision;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::engine::ruling::Verdict;

pub const LINT: Lint = Lint {
    id: "example-not-kept",
    severity: Error,
    what: "A worked example of the book that the house itself rules otherwise.",
    why: "A player who points at the example in the book would be right, and the ruling wrong.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "ruling: |\n              C calls 800, 300 returned",
        bad: "ruling: |\n              C raises to 1200, 100 owed",
    },
    mend: "Where the house set an option since, correct the example or the option. Where the source's example breaks the \
           source's own rule, give what it `printed`, what is ruled, and `because` of what.",
};

/// `instead` is what was ruled.
pub fn finding(provision: &Provision, verdict: &Verdict, place: Place, instead: String) -> Finding {
    let message = format!("the book's own example at {} is ruled otherwise than `{verdict}`", provision.name());
    LINT.finding(message).at(place).help(instead)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml C raises to 1200, 100 owed: the book's own example at b-3 is ruled otherwise than `C raises to 1200, 100 owed` (it rules: C calls 800, 300 returned; pot 3200; A may fold, call 800 or raise to 1200 or more)"
]);
