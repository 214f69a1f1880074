//! Silences: each names a finding that is there.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::{Error, Warning};

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";

pub const GROUP: Group = Group {
    title: "Silences",
    docs: &[
        FindingDoc {
            id: "unused-silence",
            severity: Warning,
            what: "A silence for a finding that is not there.",
            why: "It would hide the next finding of that kind, which nobody has looked at.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "see: [undercall]",
                bad: "see: [undercall]\nallow:\n  - { finding: unexpected-ruling, at: below, because: the book is wrong }",
            },
            mend: "Take it away. What keeps the rules from being read at all cannot be silenced.",
        },
        FindingDoc {
            id: "unknown-finding",
            severity: Error,
            what: "A silence for a finding that does not exist.",
            why: "It silences nothing.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "see: [undercall]",
                bad: "see: [undercall]\nallow:\n  - { finding: unexpected-rulling, because: the book is wrong }",
            },
            mend: "`ruling verify --list` names every finding.",
        },
    ],
};
