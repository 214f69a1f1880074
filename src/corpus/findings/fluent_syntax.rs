//! Found where the texts are looked through.

use crate::corpus::Block;
use crate::corpus::pattern::PatternFault;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "fluent-syntax",
    severity: Error,
    what: "A text that is no Fluent pattern.",
    why: "It cannot be printed; a page would show the braces.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "{ -floor(case: \"nominative\") } decides",
        bad: "{ -floor(case: \"nominative\") decides",
    },
    mend: "Close what is open. A brace that is to be printed is written `{\"{\"}`.",
};

pub fn finding(fault: PatternFault, block: &Block) -> Finding {
    LINT.finding(format!("not readable as a Fluent pattern: {}", fault.message)).at(block.span_place(fault.span))
}

/// What Fluent says of a text only when it fills it in.
pub fn when_filled_in(message: String, block: &Block) -> Finding {
    LINT.finding(message).at(block.place.clone())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml d: not readable as a Fluent pattern: expected a token starting with \"}\""
]);
