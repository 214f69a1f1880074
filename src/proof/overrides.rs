//! Where a house's own provision stands in place of its base's: nothing to be settled, but a contradiction all the same.

use super::compare::{Difference, compare};
use crate::corpus::{Corpus, HouseView, Provision, Rule, rule_of};

/// A provision that stands in place of others, and a situation in which it rules otherwise than they do.
pub struct Departure<'c> {
    pub provision: &'c Provision,
    pub difference: Difference<'c>,
}

/// Where the house's provisions rule otherwise than those of its base in whose place they stand; empty without a base.
pub fn departures<'c>(corpus: &'c Corpus, view: &HouseView<'c>, base: &HouseView<'c>) -> Vec<Departure<'c>> {
    let instead: Vec<(&Provision, Vec<&str>)> = view
        .house
        .provisions()
        .filter(|provision| !provision.instead_of.is_empty())
        .map(|provision| (provision, clauses(base, provision)))
        .collect();
    let on = |rule: &Rule| instead.iter().flat_map(|(_, clauses)| clauses).any(|clause| rule_of(clause) == Some(&rule.id));
    let rules: Vec<&Rule> = corpus.rules.iter().filter(|rule| on(rule)).collect();
    // Many provisions stand on one rule: what the houses differ in is looked for once.
    let differences: Vec<Difference> =
        compare(view, base, Some(&rules)).into_iter().filter(|difference| difference.witness.is_some()).collect();
    let shown = |(provision, clauses): &(&'c Provision, Vec<&str>)| {
        let touched = |difference: &&Difference| {
            let option = difference.options.iter().any(|option| provision.sets.iter().any(|set| set.key() == option.spec.key));
            let clause = difference.clauses.iter().any(|clause| clauses.contains(&clause.clause.id.as_str()));
            (option || clause) && clauses.iter().any(|clause| rule_of(clause) == Some(&difference.rule.id))
        };
        let own = differences.iter().filter(touched).cloned();
        own.map(|difference| Departure { provision, difference }).collect::<Vec<_>>()
    };
    instead.iter().flat_map(shown).collect()
}

/// What a provision carries, and what those carry in whose place it stands.
fn clauses<'c>(base: &HouseView<'c>, provision: &'c Provision) -> Vec<&'c str> {
    let named = |own: &&Provision| own.refs.iter().any(|own| provision.instead_of.iter().any(|other| other.value == own.value));
    let replaced = base.provisions().filter(named);
    let carried = provision.clauses().iter().chain(replaced.flat_map(|own| own.clauses()));
    carried.map(|clause| clause.value.as_str()).collect()
}
