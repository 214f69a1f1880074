//! Found where a name is looked up.

use crate::corpus::{Conflict, Ref};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unknown-side",
    severity: Error,
    what: "An outcome of a conflict, or the side that holds, that is not one of its sides.",
    why: "Nobody could say whose ruling it is.",
    example: LintExample::Edit { file: "rules/houses/base.yaml", good: "holds: b-2#1", bad: "holds: b-3" },
    mend: "Name a side as it stands in `sides`, or by what it `reads`; `#1` and `#2` tell two readings of one provision apart.",
};

pub fn check(conflict: &Conflict) -> impl Iterator<Item = Finding> + '_ {
    let named = conflict.outcomes.iter().map(|(key, _)| key).chain(&conflict.holds);
    named.filter(|name| !conflict.has_side(&name.value)).map(|name| finding(conflict, name))
}

fn finding(conflict: &Conflict, name: &Ref) -> Finding {
    let sides = conflict.sides.iter().map(|side| side.provision.value.as_str());
    let finding = LINT.finding(format!("`{}` is not one of the sides of this conflict", name.value));
    finding.at(name.place.clone()).did_you_mean(&name.value, sides)
}

#[cfg(test)]
crate::verify::findings::example::finds!(["base.yaml b-3: `b-3` is not one of the sides of this conflict"]);
