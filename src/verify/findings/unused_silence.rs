//! Found where silences are held against what there is to silence.

use crate::corpus::Silence;
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unused-silence",
    severity: Warning,
    what: "A silence for a finding that is not there.",
    why: "It would hide the next finding of that kind, which nobody has looked at.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "see: [undercall]",
        bad: "see: [undercall]\nallow:\n  - { finding: unexpected-ruling, at: below, because: the book is wrong }",
    },
    mend: "Take it away. What keeps the rules from being read at all cannot be silenced.",
};

pub fn finding(silence: &Silence) -> Finding {
    let place = silence.at.as_ref().map_or(String::new(), |at| format!(" at `{}`", at.value));
    LINT.finding(format!("there is no `{}`{place} to be silenced", silence.finding.value))
        .at(silence.finding.place.clone())
        .help("take the silence away: it would hide the next one")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml unexpected-ruling: there is no `unexpected-ruling` at `below` to be silenced (take the silence away: it would hide the next one)"
]);
