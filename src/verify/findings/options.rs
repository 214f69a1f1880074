//! Options: they exist, have values, are settled, and every text follows them.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const BASE: &str = "rules/houses/base.yaml";

pub const GROUP: Group = Group {
    title: "Options",
    docs: &[
        FindingDoc {
            id: "unknown-option",
            severity: Error,
            what: "An option that does not exist.",
            why: "The house would set nothing, the case would never be reached.",
            example: FindingExample::Edit { file: BASE, good: "betting.undercall:", bad: "betting.undercal:" },
            mend: "`ruling options` lists every option with its values.",
        },
        FindingDoc {
            id: "unknown-value",
            severity: Error,
            what: "A value that an option does not have.",
            why: "The engine knows no ruling for it.",
            example: FindingExample::Edit {
                file: BASE,
                good: "betting.half_raise_share: 50",
                bad: "betting.half_raise_share: half",
            },
            mend: "`ruling options` lists the values. A figure is a whole number in the option's unit.",
        },
        FindingDoc {
            id: "unsettled-option",
            severity: Error,
            what: "An option that one book sets to two values without saying which holds.",
            why: "The book contradicts itself, and two floor people would rule differently from the same page.",
            example: FindingExample::Edit {
                file: BASE,
                good: "clauses: [half-raise/below]\n",
                bad: "clauses: [half-raise/below]\n        sets: { betting.half_raise_share: 40 }\n",
            },
            mend: "Where the book really says both, add a conflict of kind `option` that names both provisions, the one that holds \
                   and why. Where it does not, correct one.",
        },
        FindingDoc {
            id: "case-with-two-texts",
            severity: Error,
            what: "A clause of which two cases fit what a house sets.",
            why: "The book would print one of two texts, whichever comes first.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "half_raise_base: minimum-increment }\n        text",
                bad: "half_raise_base: [minimum-increment, previous-bet] }\n        text",
            },
            mend: "Make the `when` of one case narrower, so that no house fits both.",
        },
        FindingDoc {
            id: "case-without-text",
            severity: Error,
            what: "A clause of which no case fits what a house sets.",
            why: "The house carries the clause and could print nothing for it.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "when: { betting.half_raise_base: minimum-increment }\n        text",
                bad: "when: { betting.half_raise_base: minimum-increment, betting.half_raise_share: 40 }\n        text",
            },
            mend: "Write a case for the values that the message names; a club writes it into the rule's file, or chooses a value that \
                   has a text already.",
        },
    ],
};
