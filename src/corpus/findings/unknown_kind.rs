//! Found while a file is read.

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-kind",
    severity: Error,
    what: "A kind of clause, of provision or of conflict that does not exist.",
    why: "The kind decides what proof a clause owes, how strong a provision is, and how a conflict is run.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "kind: norm", bad: "kind: nrom" },
    mend: "A clause is a norm, power, duty, definition, advice or statement; a provision may be advice; a conflict is of kind option, scope, together, \
           self, example, translation or wording.",
};

/// `what` has no such kind: "clause".
pub fn finding(what: &str, kind: Ref, known: impl Iterator<Item = &'static str>) -> Finding {
    LINT.finding(format!("there is no kind of {what} `{}`", kind.value)).at(kind.place).did_you_mean(&kind.value, known)
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml nrom: there is no kind of clause `nrom` (did you mean `norm`?)"]);
