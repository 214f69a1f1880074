//! Found where the rulings of a play are held against what is written.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::engine::ruling::Verdict;

pub const LINT: Lint = Lint {
    id: "unexpected-ruling",
    severity: Error,
    what: "A scenario whose expected ruling is not what a house rules.",
    why: "Either the rule is executed otherwise than it is written, or the house set or dropped something that the rule needs.",
    example: LintExample::Edit { file: "rules/betting/undercall.yaml", good: "B calls 200, 50 owed", bad: "B calls 200, 60 owed" },
    mend: "Work the ruling out by hand from the text, never from the engine's answer. Where the expectation holds only for \
           some values of an option, say so with `when`; where it is not about an option, pin it with `given`.",
};

/// `ruled_where` is told after the verdict: "here by tda". `instead` is what was ruled.
pub fn finding(verdict: &Verdict, ruled_where: &str, place: Place, instead: String) -> Finding {
    LINT.finding(format!("`{verdict}` is not what is ruled {ruled_where}")).at(place).help(instead)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml B calls 200, 60 owed: `B calls 200, 60 owed` is not what is ruled in undercall/short-of-the-opening-bet by base, our-club (it rules: B calls 200, 50 owed; pot 700; C may fold, call 200 or raise to 300 or more)"
]);
