//! Found when a corpus is loaded: the engine rules by a clause that a rule now calls otherwise.

use crate::corpus::{Kind, Rule};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::clauses;

pub const LINT: Lint = Lint {
    id: "missing-clause",
    severity: Error,
    what: "A rule without a clause by which the engine rules, and with one that the engine does not know in its place.",
    why: "The text would be printed and searched, and no ruling would ever rest on it.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "  - id: otherwise-floor",
        bad: "  - id: floor-otherwise",
    },
    mend: "Give the clause its name back: ids never change once they are published. What only explains is of the kind `statement`.",
};

/// The clauses of a rule that the engine knows, by names that it does not. A rule may well lack some of its clauses.
pub fn check(rule: &Rule) -> impl Iterator<Item = Finding> + '_ {
    let known: Vec<&str> = clauses::NAMES.iter().copied().filter(|name| of_rule(name, &rule.id)).collect();
    let ruled_by = |kind: Kind| matches!(kind, Kind::Norm | Kind::Power | Kind::Duty);
    let strange = rule.clauses.iter().filter(move |clause| ruled_by(clause.kind) && !clauses::NAMES.contains(&clause.id.as_str()));
    let missing: Vec<&str> = known.into_iter().filter(|name| !rule.clauses.iter().any(|clause| clause.id == **name)).collect();
    strange.filter(|_| clauses::NAMES.iter().any(|name| of_rule(name, &rule.id))).map(move |clause| {
        let finding = LINT.finding(format!("nothing rules by `{}`", clause.id)).at(clause.place.clone());
        match missing.as_slice() {
            [] => finding.help("make it a `statement`, or bring it into the engine with a rule of its own"),
            missing => finding.help(format!("the engine rules by {}, which this rule does not have", missing.join(", "))),
        }
    })
}

fn of_rule(name: &str, rule: &str) -> bool {
    name.split_once('/').is_some_and(|(of, _)| of == rule)
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml floor-otherwise: nothing rules by `undercall/floor-otherwise` (the engine rules by undercall/meaning, undercall/opening-blind, undercall/otherwise-floor, undercall/no-raise, undercall/dealer-error, which this rule does not have)"
]);
