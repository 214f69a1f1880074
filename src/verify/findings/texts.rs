//! Texts: every language can be printed and says the same.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const UNDERCALL: &str = "rules/betting/undercall.yaml";

pub const GROUP: Group = Group {
    title: "Texts",
    docs: &[
        FindingDoc {
            id: "fluent-syntax",
            severity: Error,
            what: "A text that is no Fluent pattern.",
            why: "It cannot be printed; a page would show the braces.",
            example: FindingExample::Edit {
                file: UNDERCALL,
                good: "{ -floor(case: \"nominative\") } decides",
                bad: "{ -floor(case: \"nominative\") decides",
            },
            mend: "Close what is open. Fluent takes a line that begins with `*`, `[` or `.` for a part of a selector: begin it with \
                   another word.",
        },
        FindingDoc {
            id: "raw-html",
            severity: Error,
            what: "A text or a title that holds HTML.",
            why: "What a club writes must never be able to inject anything into a published page.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "excess comes back.", bad: "excess <b>comes back</b>." },
            mend: "Write Markdown, `**comes back**`. A `<` that is no tag has a space after it.",
        },
        FindingDoc {
            id: "unknown-variable",
            severity: Error,
            what: "A variable that no option prints.",
            why: "The page would show its name in place of a figure.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "$betting-half-raise-share }% of the p",
                bad: "$betting-raise-share }% of the p",
            },
            mend: "A figure `betting.half_raise_share` prints as `$betting-half-raise-share`. A choice prints nothing: write a case \
                   for each of its values.",
        },
        FindingDoc {
            id: "unknown-term",
            severity: Error,
            what: "A role, or anything else in braces, that a text cannot print.",
            why: "The page would show its name in place of the person who decides.",
            example: FindingExample::Edit {
                file: UNDERCALL,
                good: "{ -floor(case: \"nominative\") } decides",
                bad: "{ -flor(case: \"nominative\") } decides",
            },
            mend: "The one who decides is `{ -floor(case: \"nominative\") }`, in the case that the sentence needs.",
        },
        FindingDoc {
            id: "variable-mismatch",
            severity: Error,
            what: "A text that prints other figures than the English one.",
            why: "As soon as a club changes the figure, its book says one thing in English and another in the other language.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "Az előző tét { $betting-half-raise-share }%-át",
                bad: "Az előző tét felét",
            },
            mend: "Print the same variables in every language; only their order is free.",
        },
    ],
};
