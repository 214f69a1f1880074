//! Provisions: every statement of a book is accounted for, once.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::Error;

const BASE: &str = "rules/houses/base.yaml";

pub const GROUP: Group = Group {
    title: "Provisions",
    docs: &[
        FindingDoc {
            id: "carries-nothing",
            severity: Error,
            what: "A provision that carries nothing and does not say why.",
            why: "A statement of the book would be lost without anybody having decided so.",
            example: FindingExample::Edit { file: BASE, good: "        restates: b-3\n", bad: "" },
            mend: "Name the clauses that say it (`clauses`), the terms it defines (`terms`), the provision that says it already \
                   (`restates`), the one it illustrates (`example-of`), or the reason why nothing comes of it (`nothing`).",
        },
        FindingDoc {
            id: "carries-twice",
            severity: Error,
            what: "A provision that both carries and restates, or is an example and carries nothing.",
            why: "It would be counted twice, and one of the two is not true.",
            example: FindingExample::Edit {
                file: BASE,
                good: "restates: b-3",
                bad: "restates: b-3\n        nothing: it is said already",
            },
            mend: "Keep the one that is true. A statement that does two things is two provisions with one number.",
        },
        FindingDoc {
            id: "term-without-meaning",
            severity: Error,
            what: "A provision that defines a term of which the glossary does not say what it means.",
            why: "The definition is printed from the glossary, in six languages; without it the book has nothing to print.",
            example: FindingExample::Edit { file: BASE, good: "terms: [all-in]", bad: "terms: [all-in, call]" },
            mend: "Give the term a `meaning` in `rules/glossary.yaml`.",
        },
    ],
};
