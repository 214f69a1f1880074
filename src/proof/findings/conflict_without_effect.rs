//! Found by the proof.

use crate::corpus::Conflict;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "conflict-without-effect",
    severity: Error,
    what: "A conflict whose sides do not rule differently.",
    why: "What is shown as a contradiction is none, at least not in this play.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "C raises to 1200, 100 owed",
        bad: "C calls 800, 300 returned",
    },
    mend: "Find a play in which the sides differ, or make it a conflict of kind `wording`, on which nothing at the table turns.",
};

pub fn finding(conflict: &Conflict) -> Finding {
    LINT.finding("the sides of this conflict rule the same")
        .at(conflict.place.clone())
        .help("find a play in which they differ, or make it a conflict of kind `wording`")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml self: the sides of this conflict rule the same (find a play in which they differ, or make it a conflict of kind `wording`)"
]);
