//! Found where silences are held against what there is to silence.

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-finding",
    severity: Error,
    what: "A silence for a finding that does not exist.",
    why: "It silences nothing.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "see: [undercall]",
        bad: "see: [undercall]\nallow:\n  - { finding: unexpected-rulling, because: the book is wrong }",
    },
    mend: "`ruling verify --list` names every finding.",
};

pub fn check(id: &Ref) -> Option<Finding> {
    let finding = || LINT.finding(format!("there is no finding `{}`", id.value)).at(id.place.clone());
    super::find(&id.value).is_none().then(|| finding().did_you_mean(&id.value, super::all().map(|lint| lint.id)))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml unexpected-rulling: there is no finding `unexpected-rulling` (did you mean `unexpected-ruling`?)"
]);
