//! Found while a record of hands is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unreadable-record",
    severity: Error,
    what: "A recorded hand that cannot be read at all.",
    why: "A hand that was not read was not replayed, and nothing can be said of it.",
    example: LintExample::Edit { file: "hand.phh", good: "variant = 'NT'", bad: "variant = " },
    mend: "See that the path is right, and that each hand of a file of many begins with a table of its own, `[1]`.",
};

#[cfg(test)]
crate::verify::findings::example::finds!([
    "hand.phh : string values must be quoted, expected literal string (a record of hands is written in TOML)"
]);
