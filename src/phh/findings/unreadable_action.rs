//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-action",
    severity: Error,
    what: "An action of a recorded hand that is none.",
    why: "What comes after it cannot be replayed.",
    example: LintExample::Edit { file: "hand.phh", good: "p1 f", bad: "p1 jumps" },
    mend: "Write the action as the format has it: `p1 f`, `p1 cc`, `p1 cbr 200`.",
};

#[cfg(test)]
crate::verify::findings::example::finds!([
    "hand.phh jumps: `jumps` is no action (the actions are `d dh pN CARDS`, `d db CARDS`, `pN f`, `pN cc`, `pN cbr AMOUNT`, `pN pb` and `pN sm CARDS`)"
]);
