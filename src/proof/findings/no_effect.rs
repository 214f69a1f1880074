//! Found by the proof.

use crate::corpus::Clause;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "no-effect",
    severity: Error,
    what: "A clause that no ruling needs, or advice on which one rests.",
    why: "A norm or power is proved by being taken away: where no ruling changes or falls silent, the engine does not execute \
          it, or no scenario shows when it matters. Where a book says a thing twice, either is tried without the other. On a \
          duty or a definition some ruling rests; on advice or a statement none does.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "      C pushes 500\n    rulings:\n      - proves: [otherwise-floor]\n        then: |\n          floor decides: C calls 1200, 700 owed | C folds, 500 stays\n",
        bad: "    rulings:\n      - then: |\n          B raises to 1200\n",
    },
    mend: "Write the smallest situation in which the clause decides something, and let it prove the clause. A clause that \
           never decides anything is no norm: give it its `kind`.",
};

pub fn finding(clause: &Clause, message: String, help: &str) -> Finding {
    LINT.finding(message).help(help).at(clause.place.clone())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml otherwise-floor: taking `undercall/otherwise-floor` away changes no ruling, and none rests on it (write a scenario in which it rules, or give it another kind)"
]);
