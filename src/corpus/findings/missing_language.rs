//! Found while a file is read.

use crate::corpus::Lang;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "missing-language",
    severity: Error,
    what: "A title or a text that is missing in one of the languages of its house.",
    why: "A book in that language would have a hole, and nobody who reads it would know.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "  is: Meira en kall, minna en hækkun\n", bad: "" },
    mend: "Write the text. A language in which nothing is known to be right yet is no reason to leave it out. A club that writes \
           in some of the languages only says which: `languages: [hr]`.",
};

/// `what` is missing, of the thing that is written at `owner`.
pub fn finding(lang: Lang, what: &str, owner: &Place) -> Finding {
    LINT.finding(format!("there is no {} {what}", lang.english()))
        .at(owner.clone())
        .help(format!("add `{}:` below `{what}:`", lang.code()))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml half-raise: there is no Icelandic title (add `is:` below `title:`)"]);
