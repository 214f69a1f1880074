//! Found while a file is read.

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "text-and-cases",
    severity: Error,
    what: "A clause that has both a text and cases.",
    why: "A clause says one thing: either the same for every house, or what follows from the house's options.",
    example: LintExample::Edit {
        file: "rules/betting/half-raise.yaml",
        good: "  - id: complete\n",
        bad: "  - id: complete\n    text: {}\n",
    },
    mend: "Keep one of the two. What every case says alike belongs into a clause of its own.",
};

pub fn finding(clause: &Ref) -> Finding {
    LINT.finding(format!("the clause `{}` has both a text and cases", clause.value)).at(clause.place.clone())
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml complete: the clause `complete` has both a text and cases"]);
