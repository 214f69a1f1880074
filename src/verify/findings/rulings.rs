//! Rulings: the engine rules what the files expect.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const UNDERCALL: &str = "rules/betting/undercall.yaml";
const BASE: &str = "rules/houses/base.yaml";

pub const GROUP: Group = Group {
    title: "Rulings",
    docs: &[
        FindingDoc {
            id: "unexpected-ruling",
            severity: Error,
            what: "A scenario whose expected ruling is not what a house rules.",
            why: "Either the rule is executed otherwise than it is written, or the house set or dropped something that the rule needs.",
            example: FindingExample::Edit { file: UNDERCALL, good: "B calls 200, 50 owed", bad: "B calls 200, 60 owed" },
            mend: "Work the ruling out by hand from the text, never from the engine's answer. Where the expectation holds only for \
                   some values of an option, say so with `when`; where it is not about an option, pin it with `given`.",
        },
        FindingDoc {
            id: "wrong-credit",
            severity: Error,
            what: "A scenario that claims to prove a clause on which none of its rulings rests.",
            why: "The clause would look proved, and could be taken away without anybody noticing.",
            example: FindingExample::Edit { file: UNDERCALL, good: "proves: [duty]", bad: "proves: [duty, otherwise-floor]" },
            mend: "Name only the clauses on which the expected rulings rest; `ruling decide` shows them for any play.",
        },
        FindingDoc {
            id: "example-not-kept",
            severity: Error,
            what: "A worked example of the book that the house itself rules otherwise.",
            why: "A player who points at the example in the book would be right, and the ruling wrong.",
            example: FindingExample::Edit {
                file: BASE,
                good: "ruling: |\n              C calls 800, 300 returned",
                bad: "ruling: |\n              C raises to 1200, 100 owed",
            },
            mend: "Where the house set an option since, correct the example or the option. Where the source's example breaks the \
                   source's own rule, give what it `printed`, what is ruled, and `because` of what.",
        },
        FindingDoc {
            id: "conflict-not-as-recorded",
            severity: Error,
            what: "A conflict of which a side does not rule as it is recorded.",
            why: "The conflict says that it is resolved one way, and play goes the other way.",
            example: FindingExample::Edit { file: BASE, good: "holds: b-2#1", bad: "holds: b-2#2" },
            mend: "Let the side that holds set the options, correct its outcome, or let the other side hold.",
        },
    ],
};
