//! Spelling, where dictionaries are given.

use super::{FindingDoc, FindingExample, Group};
use crate::diagnostic::Severity::{Error, Warning};

pub const GROUP: Group = Group {
    title: "Spelling",
    docs: &[
        FindingDoc {
            id: "spelling",
            severity: Warning,
            what: "A word that neither the language's dictionary nor the glossary knows.",
            why: "A misspelt rule looks like a careless one, and the search does not find it.",
            example: FindingExample::Edit {
                file: "rules/betting/half-raise.yaml",
                good: "A smaller excess",
                bad: "A smaler excess",
            },
            mend: "Correct the word. Words of the trade that no dictionary knows belong into the glossary.",
        },
        FindingDoc {
            id: "unreadable-dictionary",
            severity: Error,
            what: "A dictionary that is not in the folder, or cannot be read.",
            why: "The texts of that language would pass unread.",
            example: FindingExample::Told("a folder for `--dictionaries` that has no `hu_HU.aff`"),
            mend: "Install it: Debian's packages `hunspell-en-us`, `hunspell-hu`, `hunspell-sk`, `hunspell-hr`, `hunspell-is` and \
                   `hunspell-ru` put them into `/usr/share/hunspell`.",
        },
    ],
};
