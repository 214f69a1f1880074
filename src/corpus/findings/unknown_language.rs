//! Found while a file is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "unknown-language",
    severity: Error,
    what: "A code that none of the languages has.",
    why: "The text below it would never be printed. Often it is the second half of a sentence that was cut at a comma.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "en: [half raise]", bad: "eng: [half raise]" },
    mend: "Correct the code; the message names those that there are. Or put the text that holds a comma into quotes.",
};

pub fn finding(code: &str, place: Place) -> Finding {
    LINT.finding(format!("`{code}` is not one of the languages")).at(place)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml eng: `eng` is not one of the languages (a text that holds a comma or a colon needs quotes; the languages are en, hu, sk, hr, is, ru)"
]);
