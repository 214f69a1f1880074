//! Provisions of a club that set options and say nothing else: they stand for the clauses that print what they set.

use super::{Carries, Clause, Corpus, HouseView, Provision, Ref};

/// Gives every such provision those clauses, so that the book prints under its heading what it brings about, and the search
/// finds it there. Bases come first: what they carry is what a club on top of them has set.
pub(super) fn take_clauses(corpus: &mut Corpus) {
    let mut clubs: Vec<usize> = (0..corpus.houses.len()).filter(|at| corpus.houses[*at].is_club()).collect();
    clubs.sort_by_key(|at| corpus.chain(&corpus.houses[*at].id).len());
    for at in clubs {
        for (chapter, provision, clauses) in taken(corpus, at) {
            corpus.houses[at].chapters[chapter].provisions[provision].carries = Carries::Clauses(clauses);
        }
    }
}

/// By the places of chapter and provision in a house, what the provision is to carry.
fn taken(corpus: &Corpus, at: usize) -> Vec<(usize, usize, Vec<Ref>)> {
    let house = &corpus.houses[at];
    let sets_alone = |provision: &Provision| {
        matches!(&provision.carries, Carries::Clauses(clauses) if clauses.is_empty()) && !provision.sets.is_empty()
    };
    if !house.provisions().any(sets_alone) {
        return Vec::new();
    }
    let Some(view) = HouseView::new(corpus, &house.id) else { return Vec::new() };
    let chapters = house.chapters.iter().enumerate();
    let provisions = chapters.flat_map(|(nth, of)| of.provisions.iter().enumerate().map(move |(at, own)| (nth, at, own)));
    let alone = provisions.filter(|(.., provision)| sets_alone(provision));
    alone.map(|(chapter, at, provision)| (chapter, at, clauses_of(corpus, &view, provision))).collect()
}

/// The clauses that print what a provision sets, each named where the option is.
fn clauses_of(corpus: &Corpus, view: &HouseView, provision: &Provision) -> Vec<Ref> {
    let mut found: Vec<Ref> = Vec::new();
    for setting in &provision.sets {
        let printing = || {
            corpus
                .rules
                .iter()
                .flat_map(|rule| &rule.clauses)
                .filter(|clause| clause.follows(setting.spec) || clause.prints(setting.spec))
        };
        let mut clauses: Vec<&Clause> = printing().filter(|clause| view.carries(&clause.id)).collect();
        // Whoever sets what the base has no clause for wants the clause, unless it was put away on purpose.
        if clauses.is_empty() {
            let is_put_away = |clause: &&Clause| {
                let dropped = view.chain().iter().flat_map(|house| &house.drops).any(|dropped| dropped.value == clause.id);
                dropped || view.reworded(&clause.id).is_some()
            };
            clauses = printing().filter(|clause| !is_put_away(clause) && view.texts(clause).is_some()).collect();
        }
        for clause in clauses {
            if found.iter().all(|other| other.value != clause.id) {
                found.push(Ref { value: clause.id.clone(), place: setting.place.clone() });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::HouseView;
    use super::super::tests::load;

    fn over(provisions: &str, more: &str) -> String {
        let title = "{ en: Own, hu: b, sk: c, hr: d, is: e, ru: f }";
        format!(
            "id: over\nname: {title}\nbased_on: base\nlanguages: [en, hu, sk, hr, is, ru]\n{more}chapters:\n  - title: {title}\n    \
             provisions:\n      - {{ ref: o-1, number: \"7\", title: {title}, {provisions} }}\n"
        )
    }

    #[test]
    fn what_is_only_set_carries_what_prints_it() {
        let file = over("sets: { betting.undercall: full-call-opening-or-heads-up }", "");
        let corpus = load(("", ""), ("", ""), &[("rules/houses/over.yaml", &file)]).unwrap();
        let view = HouseView::new(&corpus, "over").unwrap();
        assert_eq!(view.number_of("undercall/duty").as_deref(), Some("7"));
        assert_eq!(view.number_of("undercall/half").as_deref(), Some("5"));
    }

    #[test]
    fn what_was_put_away_is_not_carried_again() {
        let file = over("sets: { betting.half_raise_share: 40 }", "drops: [undercall/half]\n");
        let corpus = load(("", ""), ("", ""), &[("rules/houses/over.yaml", &file)]).unwrap();
        assert!(!HouseView::new(&corpus, "over").unwrap().carries("undercall/half"));
    }
}
