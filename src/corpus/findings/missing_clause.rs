//! Found when a corpus is loaded: the engine rules by a clause that a rule now calls otherwise.

use crate::corpus::{Clause, Kind, Rule, rule_of};
use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample};
use crate::engine::clause_names;

pub const LINT: Lint = Lint {
    id: "missing-clause",
    severity: Error,
    what: "A rule that lacks a clause the engine rules by and has one in its place that it does not.",
    why: "The text would be printed and searched, and no ruling would ever rest on it.",
    example: LintExample::Edit {
        file: "rules/betting/undercall.yaml",
        good: "  - id: otherwise-floor",
        bad: "  - id: floor-otherwise",
    },
    mend: "Give the clause its published name back, or make it a `statement` if it only explains.",
};

/// The clauses of a rule that the engine knows, by names that it does not. A rule may well lack some of its clauses, and a clause
/// beside all of them is one that the proof has to miss (`no-effect`).
pub fn check(rule: &Rule) -> impl Iterator<Item = Finding> + '_ {
    let known = clause_names::NAMES.iter().copied().filter(|name| rule_of(name) == Some(&rule.id));
    let missing: Vec<&str> = known.filter(|name| !rule.clauses.iter().any(|clause| clause.id == *name)).collect();
    let some_missing = !missing.is_empty();
    let missing = missing.join(", ");
    let ruled_by = |kind: Kind| matches!(kind, Kind::Norm | Kind::Power | Kind::Duty);
    let strange = move |clause: &&Clause| ruled_by(clause.kind) && clause_names::NAMES.binary_search(&clause.id.as_str()).is_err();
    rule.clauses.iter().filter(move |_| some_missing).filter(strange).map(move |clause| {
        let finding = LINT.finding(format!("nothing rules by `{}`", clause.id)).at(clause.place.clone());
        finding.help(format!("the engine rules by {missing}, which this rule does not have"))
    })
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "undercall.yaml floor-otherwise: nothing rules by `undercall/floor-otherwise` (the engine rules by undercall/consecutive, undercall/dealer-error, undercall/meaning, undercall/no-raise, undercall/opening-blind, undercall/otherwise-floor, which this rule does not have)"
]);
