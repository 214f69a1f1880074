//! Where a house's own provision stands in place of its base's: nothing to be settled, but a contradiction all the same.

use super::compare::{Difference, compare};
use crate::corpus::{Corpus, HouseView, Provision};

/// A provision that stands in place of others, and a situation in which it rules otherwise than they do.
pub struct Departure<'c> {
    pub provision: &'c Provision,
    pub difference: Difference<'c>,
}

/// Where the house's provisions rule otherwise than those of its base in whose place they stand; empty without a base.
pub fn departures<'c>(corpus: &'c Corpus, view: &HouseView<'c>, base: &HouseView<'c>) -> Vec<Departure<'c>> {
    let instead = view.house.provisions().filter(|provision| !provision.instead_of.is_empty());
    instead.flat_map(|provision| of_provision(corpus, view, base, provision)).collect()
}

fn of_provision<'c>(
    corpus: &'c Corpus,
    view: &HouseView<'c>,
    base: &HouseView<'c>,
    provision: &'c Provision,
) -> Vec<Departure<'c>> {
    let named = |own: &Provision| own.refs.iter().any(|own| provision.instead_of.iter().any(|other| other.value == own.value));
    let replaced = base.chapters().iter().flat_map(|chapter| &chapter.provisions).filter(|own| named(own));
    let clauses: Vec<&str> =
        provision.clauses().iter().chain(replaced.flat_map(|own| own.clauses())).map(|clause| clause.value.as_str()).collect();
    let touched = |difference: &Difference| {
        let option = difference.options.iter().any(|option| provision.sets.iter().any(|set| set.key() == option.spec.key));
        option || difference.clauses.iter().any(|clause| clauses.contains(&clause.clause.id.as_str()))
    };
    let rules = corpus.rules.iter().filter(|rule| clauses.iter().any(|clause| clause.starts_with(&format!("{}/", rule.id))));
    let differences = rules.flat_map(|rule| compare(view, base, Some(rule)));
    let shown = differences.filter(|difference| difference.witness.is_some() && touched(difference));
    shown.map(|difference| Departure { provision, difference }).collect()
}
