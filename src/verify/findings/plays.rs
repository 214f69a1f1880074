//! Plays: every line can be read, and can happen.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const UNDERCALL: &str = "rules/betting/undercall.yaml";

pub const GROUP: Group = Group {
    title: "Plays",
    docs: &[
        FindingDoc {
            id: "unreadable-line",
            severity: Error,
            what: "A line of a play, or an expected ruling, that is not in the notation.",
            why: "What cannot be read cannot be ruled on: the scenario proves nothing.",
            example: FindingExample::Edit { file: UNDERCALL, good: "B pushes 150", bad: "B pusshes 150" },
            mend: "`ruling decide` without lines shows how a situation is stated; the message names the column and what was expected.",
        },
        FindingDoc {
            id: "repeated-ruling",
            severity: Error,
            what: "A ruling that is expected twice in one place.",
            why: "The second line proves nothing, and most likely another ruling was meant.",
            example: FindingExample::Edit {
                file: UNDERCALL,
                good: "          B calls 200, 50 owed\n",
                bad: "          B calls 200, 50 owed\n          B calls 200, 50 owed\n",
            },
            mend: "Take the second line out, or write the ruling that was meant.",
        },
        FindingDoc {
            id: "misplaced-line",
            severity: Error,
            what: "State after an event, or an event where the table is described.",
            why: "The table stands before anything happens at it; what changes it is an event.",
            example: FindingExample::Edit {
                file: UNDERCALL,
                good: "      B pushes 150\n",
                bad: "      B pushes 150\n      blinds 100/200\n",
            },
            mend: "Describe the table first, in `table` or in the first lines of the play, and tell what happens after that.",
        },
        FindingDoc {
            id: "play-too-long",
            severity: Error,
            what: "A play of more lines than a play may have.",
            why: "Nobody can check such a ruling by hand, and the smallest situation is always shorter.",
            example: FindingExample::Told("a play of a thousand lines"),
            mend: "Leave out what the ruling does not turn on, or make two scenarios of it.",
        },
        FindingDoc {
            id: "impossible-play",
            severity: Error,
            what: "A line that cannot happen: somebody acts who is not in the hand, chips that nobody has.",
            why: "The ruling of a situation that cannot arise says nothing about the rule.",
            example: FindingExample::Edit { file: UNDERCALL, good: "C pushes 500", bad: "D pushes 500" },
            mend: "Seat the player, give him the chips, or correct the line. Acting out of turn is possible; acting after a fold is not.",
        },
    ],
};
