//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "wrong-field",
    severity: Error,
    what: "A field of a recorded hand that holds what it cannot hold.",
    why: "Chips would be counted that nobody had.",
    example: LintExample::Edit { file: "hand.phh", good: "antes = [0, 0]", bad: "antes = [0, 0, 0]" },
    mend: "Write what the message asks for.",
};

#[cfg(test)]
crate::verify::findings::example::finds!([
    "hand.phh [0, 0, 0]: here are 3 amounts, and there are 2 players (list one a player, 0 for none)"
]);
