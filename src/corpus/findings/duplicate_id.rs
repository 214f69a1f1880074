//! Found where a name is looked up.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "duplicate-id",
    severity: Error,
    what: "Two rules, clauses, scenarios, houses or provisions of one name.",
    why: "Whoever names it would get either, and the other would be carried by no house.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "id: short-of-a-raise",
        bad: "id: short-of-the-opening-bet",
    },
    mend: "Give the newer one another name; the older one may be pointed at from outside.",
};

/// Another `what` has the same id; the first one stands at `first`.
pub fn finding(what: &str, id: &str, place: &Place, first: &Place) -> Finding {
    let help = format!("the first one is at {}:{}", first.file.name, first.line());
    LINT.finding(format!("there is another {what} `{id}`")).at(place.clone()).help(help)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml short-of-the-opening-bet: there is another scenario `short-of-the-opening-bet` (the first one is at rules/betting/undercall.yaml:40)"
]);
