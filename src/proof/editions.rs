//! What is ruled otherwise than in the edition of the rules for which a club's file was written.
//!
//! Of an earlier edition its houses are kept, clauses and settings, in `rules/editions/`. The rules that they name and the engine are
//! those of today: a change of the program itself is not seen.

use super::compare::{Difference, Witness, compare};
use super::findings::ruled_otherwise::{self, Changed};
use super::findings::unknown_edition;
use crate::corpus::{Corpus, EDITION, House, HouseView, Ref, Source};
use crate::diagnostic::Finding;
use crate::engine::ruling::Ruling;

/// For each club, what its file does not know yet.
pub fn check(corpus: &Corpus, source: &Source) -> Vec<Finding> {
    let written = corpus.houses.iter().filter_map(|house| Some((house, house.club.written_for.as_ref()?)));
    written.flat_map(|(house, edition)| since(corpus, source, house, edition)).collect()
}

fn since(corpus: &Corpus, source: &Source, house: &House, edition: &Ref) -> Vec<Finding> {
    if edition.value == EDITION {
        return Vec::new();
    }
    let known = source.editions();
    if !known.contains(&edition.value) {
        return vec![unknown_edition::finding(edition, &known)];
    }
    // What the file names may be newer than the edition that it names; then it is asked what its base rules otherwise.
    let base = house.based_on.as_ref().map(|base| base.value.as_str());
    let chain: Vec<&str> = corpus.chain(&house.id).iter().map(|house| house.id.as_str()).collect();
    let with_club = Corpus::load(&source.as_of(&edition.value, &chain)).ok().map(|then| (then, house.id.as_str()));
    let of_base = || Some((Corpus::load(&source.as_of(&edition.value, chain.get(1..).unwrap_or_default())).ok()?, base?));
    let Some((then, id)) = with_club.or_else(of_base) else { return vec![ruled_otherwise::untold(edition)] };
    let (Some(before), Some(now)) = (HouseView::new(&then, id), HouseView::new(corpus, id)) else {
        return vec![ruled_otherwise::untold(edition)];
    };
    compare(&before, &now, None).iter().map(|difference| ruled_otherwise::finding(edition, id, difference.into())).collect()
}

impl<'d> From<&'d Difference<'_>> for Changed<'d> {
    fn from(difference: &'d Difference<'_>) -> Self {
        let value = |value: &Option<_>| value.as_ref().map_or_else(|| "nothing".to_owned(), ToString::to_string);
        let option = |o: &super::OptionDifference| format!("{}: {}, now {}", o.spec.key, value(&o.values[0]), value(&o.values[1]));
        let clause = |clause: &super::ClauseDifference| match clause.carried {
            [true, false] => Some(format!("{} is gone", clause.clause.id)),
            [false, true] => Some(format!("{} is new", clause.clause.id)),
            [true, true] | [false, false] => None,
        };
        let by = difference.options.iter().map(option).chain(difference.clauses.iter().filter_map(clause));
        let shown = |witness: &Witness| {
            let ruled = |rulings: &[Ruling]| match rulings {
                [] => "nothing".to_owned(),
                rulings => rulings.iter().map(|ruling| ruling.verdict.to_string()).collect::<Vec<_>>().join(" / "),
            };
            [witness.situation.lines().join(" / "), ruled(&witness.rulings[0]), ruled(&witness.rulings[1])]
        };
        let by = by.collect::<Vec<_>>().join("; ");
        Changed { rule: &difference.rule.id, by, shown: difference.witness.as_ref().map(shown) }
    }
}
