//! Wording: what reads badly, or says in words what the options say.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::{Error, Warning};

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const UNDERCALL: &str = "rules/betting/undercall.yaml";
const BASE: &str = "rules/houses/base.yaml";

pub const GROUP: Group = Group {
    title: "Wording",
    docs: &[
        FindingDoc {
            id: "literal-figure",
            severity: Error,
            what: "A figure that is typed in a text, in digits or in words.",
            why: "A club that changes the figure would have a book that says one thing and rules another.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "{ $betting-half-raise-share }% of the previous bet",
                bad: "50% of the previous bet",
            },
            mend: "Print the option: `{ $betting-half-raise-share }`. What a thing is, such as two hole cards, is no figure.",
        },
        FindingDoc {
            id: "mixed-scripts",
            severity: Error,
            what: "Cyrillic letters in a Latin word, or Latin letters in a Cyrillic one.",
            why: "They look alike and are not: neither the search nor a spelling checker finds the word.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "возвращается", bad: "вoзвращается" },
            mend: "Type the word again on the right keyboard.",
        },
        FindingDoc {
            id: "same-text",
            severity: Warning,
            what: "The same text, of four words or more, for two languages.",
            why: "One of them was copied and never translated.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "Manji se višak vraća.", bad: "Menší prebytok sa vráti." },
            mend: "Translate it. Languages that really say it in the same words are named in a silence.",
        },
        FindingDoc {
            id: "title-too-long",
            severity: Warning,
            what: "A title that is longer than a heading should be.",
            why: "It breaks over two lines in the margin, the contents and the answer on a telephone.",
            example: FindingExample::Edit {
                file: HALF_RAISE,
                good: "en: More than a call, less than a raise",
                bad: "en: What happens to chips that are put in without a word and come to more than a call but to less than a raise",
            },
            mend: "Name the subject and leave the rule to the clauses; what people say goes into `aliases`.",
        },
        FindingDoc {
            id: "markdown",
            severity: Error,
            what: "Markdown that is more than paragraphs, emphasis and links.",
            why: "A clause is printed on a page, on paper and in a terminal. A list or a heading arrives in none of them as meant.",
            example: FindingExample::Edit { file: HALF_RAISE, good: "A smaller excess", bad: "- A smaller excess" },
            mend: "Write sentences. What truly is a list of norms is several clauses.",
        },
        FindingDoc {
            id: "glossary-term",
            severity: Warning,
            what: "A term that is told by another word than the glossary's.",
            why: "Two words for one thing in one book are two things to a reader.",
            example: FindingExample::Edit { file: UNDERCALL, good: "kiegészíti a megadást", bad: "kiegészíti a callt" },
            mend: "Use the glossary's word, or change the glossary.",
        },
        FindingDoc {
            id: "text-of-another-case",
            severity: Error,
            what: "Two texts of one clause, each under the value that the other one is about.",
            why: "The book would print the opposite of what is ruled, and no scenario reads the book.",
            example: FindingExample::Told("two cases of one clause, each with the other's `when`"),
            mend: "Exchange them. Where they are right, say the English one in the words by which `ruling options` explains the \
                   value, or correct that explanation.",
        },
        FindingDoc {
            id: "unused-option",
            severity: Warning,
            what: "An option that a house sets though nothing follows from it, or that no house sets.",
            why: "Whoever sets it expects the book or the rulings to change. Where nobody sets it, texts are kept that nobody prints.",
            example: FindingExample::Edit {
                file: BASE,
                good: "betting.half_raise_share: 50 }",
                bad: "betting.half_raise_share: 50, betting.misplayed_actions: 2 }",
            },
            mend: "Carry the rule that it belongs to, or take away the setting. A case that no house reaches is taken out.",
        },
        FindingDoc {
            id: "unused-role",
            severity: Warning,
            what: "A role that a house fills and no text names.",
            why: "The house believes that it has said who decides.",
            example: FindingExample::Edit {
                file: BASE,
                good: "roles: { floor: floor-person }",
                bad: "roles: { floor: floor-person, chief: floor-person }",
            },
            mend: "Take it away, or name the role in the text that is about it.",
        },
        FindingDoc {
            id: "unused-clause",
            severity: Warning,
            what: "A clause that no house carries.",
            why: "It is written in six languages and printed in no book.",
            example: FindingExample::Edit {
                file: BASE,
                good: "clauses: [half-raise/below]",
                bad: "nothing: it goes without saying",
            },
            mend: "Carry it where a book says it, or take it out of the rule.",
        },
    ],
};
