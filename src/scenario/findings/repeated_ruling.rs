//! Found where a play is read or run.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "repeated-ruling",
    severity: Error,
    what: "A ruling that is expected twice in one place.",
    why: "The second line proves nothing, and most likely another ruling was meant.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "          B calls 200, 50 owed\n",
        bad: "          B calls 200, 50 owed\n          B calls 200, 50 owed\n",
    },
    mend: "Take the second line out, or write the ruling that was meant.",
};

pub fn finding(place: Place) -> Finding {
    LINT.finding("this ruling is expected twice").at(place).help("take it out, or write what was meant in its place")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml B calls 200, 50 owed: this ruling is expected twice (take it out, or write what was meant in its place)"
]);
