//! The proof: every clause and every value makes a difference, and no situation is left open or ruled twice.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::{Error, Warning};

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const UNDERCALL: &str = "rules/betting/undercall.yaml";
const BASE: &str = "rules/houses/base.yaml";

pub const GROUP: Group = Group {
    title: "Proof",
    docs: &[
        FindingDoc {
            id: "no-effect",
            severity: Error,
            what: "A clause that no ruling needs, or advice on which one rests.",
            why: "A norm or power is proved by being taken away: where no ruling changes or falls silent, the engine does not execute \
                  it, or no scenario shows when it matters. Where a book says a thing twice, either is tried without the other. On a \
                  duty or a definition some ruling rests; on advice or a statement none does.",
            example: FindingExample::Edit {
                file: UNDERCALL,
                good: "      C pushes 500\n    rulings:\n      - proves: [otherwise-floor]\n        then: |\n          floor decides\n",
                bad: "    rulings:\n      - then: |\n          B raises to 1200\n",
            },
            mend: "Write the smallest situation in which the clause decides something, and let it prove the clause. A clause that \
                   never decides anything is no norm: give it its `kind`.",
        },
        FindingDoc {
            id: "undistinguished-value",
            severity: Error,
            what: "Two values of an option that no scenario tells apart.",
            why: "A club could choose either and would not know what it chose; two values that nothing tells apart are one.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "      B pushes 598\n    rulings:\n      - proves: [below]\n        when: { betting.half_raise_share: 50 }\n        \
                       then: |\n          B calls 400, 198 returned\n",
                bad: "      B pushes 500\n    rulings:\n      - proves: [below]\n        when: { betting.half_raise_share: 50 }\n        \
                      then: |\n          B calls 400, 100 returned\n",
            },
            mend: "Add a scenario in which the two rule differently. For a figure that is a play exactly at the limit, and one just \
                   below it.",
        },
        FindingDoc {
            id: "gap",
            severity: Warning,
            what: "A situation that no clause rules on, though the house carries a rule on the subject.",
            why: "A floor person who looks the rule up finds nothing, next to a case that it does decide.",
            example: FindingExample::Edit {
                file: BASE,
                good: "clauses: [undercall/duty, undercall/otherwise-floor]",
                bad: "clauses: [undercall/duty]",
            },
            mend: "Carry the clause that rules on it, or silence the finding with the reason why the book leaves it open.",
        },
        FindingDoc {
            id: "overlap",
            severity: Error,
            what: "A situation on which two clauses rule differently, and neither is the stronger.",
            why: "The ruling would depend on who looks up what.",
            example: FindingExample::Told(
                "a house that carries both a rule for silent chips and one for several chips, neither stronger",
            ),
            mend: "Let one rule name the other as the one it is stronger than, drop one of the clauses, or record the conflict.",
        },
        FindingDoc {
            id: "no-legal-action",
            severity: Error,
            what: "A situation in which the player to act may do nothing but fold.",
            why: "No rulebook means to say so: two figures of the house do not go together.",
            example: FindingExample::Told("a cap on raises that also forbids the call"),
            mend: "Look at the witness: the options that its rulings rest on are those that do not go together.",
        },
        FindingDoc {
            id: "conflict-without-effect",
            severity: Error,
            what: "A conflict whose sides do not rule differently.",
            why: "What is shown as a contradiction is none, at least not in this play.",
            example: FindingExample::Edit { file: BASE, good: "C raises to 1200, 100 owed", bad: "C calls 800, 300 returned" },
            mend: "Find a play in which the sides differ, or make it a conflict of kind `wording`, on which nothing at the table turns.",
        },
    ],
};
