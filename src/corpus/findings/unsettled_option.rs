//! Found where options are read and settled.

use crate::corpus::Setting;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unsettled-option",
    severity: Error,
    what: "An option that one book sets to two values without saying which holds.",
    why: "The book contradicts itself, and two floor people would rule differently from the same page.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "clauses: [half-raise/below]\n",
        bad: "clauses: [half-raise/below]\n        sets: { betting.half_raise_share: 40 }\n",
    },
    mend: "Where the book really says both, add a conflict of kind `option` that names both provisions, the one that holds \
           and why. Where it does not, correct one.",
};

pub fn finding(first: &Setting, second: &Setting) -> Finding {
    LINT.finding(format!("`{}` is set to both {} and {}", first.key(), first.value, second.value))
        .at(second.place.clone())
        .help(format!("the other one is set on line {}; add a conflict of kind `option` that says which holds", first.place.line()))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml betting.half_raise_share: `betting.half_raise_share` is set to both 50 and 40 (the other one is set on line 29; add a conflict of kind `option` that says which holds)"
]);
