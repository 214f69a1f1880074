//! Found where a name is looked up.

use std::collections::HashSet;

use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "nothing-to-drop",
    severity: Error,
    what: "A dropped clause that no house below carries.",
    why: "The house believes that it does without something it never had; often the base has changed since.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "plays: [no-limit]",
        bad: "plays: [no-limit]\ndrops: [undercall/duty]",
    },
    mend: "Take the entry away. A clause of the house's own is simply not carried.",
};

/// `carried_below` are the clauses of the houses below.
pub fn check(clause: &Ref, carried_below: &HashSet<&str>) -> Option<Finding> {
    let message = || format!("no house below carries `{}`: there is nothing to drop", clause.value);
    (!carried_below.contains(clause.value.as_str())).then(|| LINT.finding(message()).at(clause.place.clone()))
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml undercall/duty: no house below carries `undercall/duty`: there is nothing to drop"
]);
