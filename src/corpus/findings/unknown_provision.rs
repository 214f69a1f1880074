//! Found where a name is looked up.

use std::collections::HashSet;

use super::{like, unknown};
use crate::corpus::Ref;
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-provision",
    severity: Error,
    what: "A provision that is restated, replaced or set against another, and does not exist.",
    why: "A provision that restates nothing accounts for nothing.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "restates: b-3", bad: "restates: b-33" },
    mend: "Name it by its `ref`. What `instead_of` replaces must stand in a house below this one.",
};

/// A provision of the house, or of one below it.
pub fn check(provision: &Ref, id: &str, known: &HashSet<&str>) -> Option<Finding> {
    (!known.contains(id)).then(|| unknown(&LINT, "provision", provision, known.iter().copied()))
}

/// A provision of a house below, in whose place another stands.
pub fn check_replaced(provision: &Ref, inherited: &HashSet<&str>) -> Option<Finding> {
    let message = || format!("there is no provision `{}` in the base", provision.value);
    let finding = || like(&LINT, message(), provision, inherited.iter().copied());
    (!inherited.contains(provision.value.as_str())).then(finding)
}

/// A provision of the base in whose place another one stands already: what a club does to it would come to nothing. `heirs` stand
/// there.
pub fn check_standing(provision: &Ref, standing: &HashSet<&str>, heirs: &[&str]) -> Option<Finding> {
    if heirs.is_empty() || standing.contains(provision.value.as_str()) {
        return None;
    }
    let finding = LINT.finding(format!("`{}` is no longer in the base", provision.value));
    let heirs: Vec<String> = heirs.iter().map(|heir| format!("`{heir}`")).collect();
    Some(finding.at(provision.place.clone()).help(format!("its place is taken by {}", heirs.join(", "))))
}

#[cfg(test)]
crate::verify::findings::example::finds!(["base.yaml b-33: there is no provision `b-33` (did you mean `b-3`?)"]);
