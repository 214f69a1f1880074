//! Found while a file is read.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "unknown-key",
    severity: Error,
    what: "A key that means nothing where it stands.",
    why: "A mistyped key would otherwise be passed over in silence, and what stands below it would never come into force.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "see: [undercall]", bad: "seee: [undercall]" },
    mend: "Correct the key. A key that is right but stands at the wrong depth is moved by its indentation.",
};

/// `what` it is that has no such key; `known` are those it has.
pub fn finding(key: &str, what: &str, known: &[&str], place: Place) -> Finding {
    LINT.finding(format!("`{key}` is no key of {what}")).at(place).did_you_mean(key, known.iter().copied())
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml seee: `seee` is no key of a rule (did you mean `see`?)"]);
