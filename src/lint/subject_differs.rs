//! Texts of one clause that do not speak of the same: of who decides, of the structure, of how something was done.

use super::force_differs::differing;
use crate::corpus::Corpus;
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "subject-differs",
    severity: Warning,
    what: "A clause speaks of something else in one language: who decides, the structure, when, how.",
    why: "Where one language has lost a condition or says another who decides, its readers play by another rule.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "Inače odlučuje { -floor(case: \"nominative\") }.",
        bad: "Inače odlučuje diler.",
    },
    mend: "Read the clause in all languages against the rulebook, and say the same in each. Where they do say the same in other words, \
           add those to the language's list in `src/lang/`, or give the reason in `allow`.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    differing(corpus, &LINT, |sense| !sense.is_force())
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml Inače odlučuje diler.: the Croatian text does not say `a role`, and others do (en: `floor`; hu: `floor`; sk: `floor`; is: `floor`; ru: `floor`)",
    "undercall.yaml diler: the Croatian text says `the dealer`, and others do not (en: –; hu: –; sk: –; is: –; ru: –)",
]);
