//! Found where the texts are looked through.

use crate::corpus::Block;
use crate::corpus::markdown::raw_html;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "raw-html",
    severity: Error,
    what: "A text or a title that holds HTML.",
    why: "What a club writes must never be able to inject anything into a published page.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "excess comes back.",
        bad: "excess <b>comes back</b>.",
    },
    mend: "Write Markdown, `**comes back**`. A `<` that is no tag has a space after it.",
};

pub fn check(block: &Block) -> Option<Finding> {
    raw_html(&block.text).is_some().then(|| finding(block))
}

pub fn finding(block: &Block) -> Finding {
    let span = raw_html(&block.text).unwrap_or(0..block.text.len());
    LINT.finding("a text holds no HTML")
        .at(block.span_place(span))
        .help("write Markdown; a `<` that is no tag has a space after it")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml <b>: a text holds no HTML (write Markdown; a `<` that is no tag has a space after it)"
]);
