//! Found where a provision is read and looked up.

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place};

pub const LINT: Lint = Lint {
    id: "carries-twice",
    severity: Error,
    what: "A provision that both carries and restates, or is an example and carries nothing.",
    why: "It would be counted twice, and one of the two is not true.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "restates: b-3",
        bad: "restates: b-3\n        nothing: it is said already",
    },
    mend: "Keep the one that is true. A statement that does two things is two provisions: with one number where a book is taken \
           over as it stands, in a club's own book each with its own.",
};

pub fn finding(provision: &Place) -> Finding {
    LINT.finding("a provision does one thing: it carries clauses, defines terms, restates, is an example, or carries nothing")
        .at(provision.clone())
        .help("make a provision of each")
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml b-4: a provision does one thing: it carries clauses, defines terms, restates, is an example, or carries nothing (make a provision of each)"
]);
