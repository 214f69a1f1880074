//! Clauses that no house carries.

use std::collections::HashSet;

use crate::corpus::{Corpus, HouseView};
use crate::diagnostic::Finding;

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
        let finding = Finding::warning("unused-clause", format!("no house carries `{}`", clause.id));
        finding.at(clause.place.clone()).help("name it in the provision that lays it down, or take it out")
    });
    found.collect()
}
