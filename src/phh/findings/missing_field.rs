//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "missing-field",
    severity: Error,
    what: "A recorded hand that lacks a field.",
    why: "Without it nobody knows what was played, for how much or by whom.",
    example: LintExample::Edit {
        file: "hand.phh",
        good: "starting_stacks = [10000, 10000]
",
        bad: "",
    },
    mend: "Write the field; the format's description names those that every hand has.",
};

#[cfg(test)]
crate::verify::findings::example::finds!(["hand.phh : the field `starting_stacks` is missing"]);
