//! Clauses that no house carries.

use std::collections::HashSet;

use crate::corpus::{Corpus, HouseView};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample};

pub const LINT: Lint = Lint {
    id: "unused-clause",
    severity: Warning,
    what: "A clause that no house carries.",
    why: "It is written in every language and printed in no book.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "clauses: [half-raise/below]",
        bad: "nothing: it goes without saying",
    },
    mend: "Carry it where a book says it, or take it out of the rule.",
};

pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let views: Vec<HouseView> = corpus.houses.iter().filter_map(|house| HouseView::new(corpus, &house.id)).collect();
    let carried: HashSet<&str> = corpus
        .rules
        .iter()
        .flat_map(|rule| &rule.clauses)
        .map(|clause| clause.id.as_str())
        .filter(|id| views.iter().any(|view| view.carries(id)))
        .collect();
    let clauses = corpus.rules.iter().flat_map(|rule| &rule.clauses);
    let idle = clauses.filter(|clause| !carried.contains(clause.id.as_str()));
    let found = idle.map(|clause| {
        let finding = LINT.finding(format!("no house carries `{}`", clause.id));
        finding.at(clause.place.clone()).help("name it in the provision that lays it down, or take it out")
    });
    found.collect()
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "half-raise.yaml below: no house carries `half-raise/below` (name it in the provision that lays it down, or take it out)"
]);
