//! Provisions that say again, under another number, what the base says: they take over its clauses and its settings.

use std::collections::HashMap;

use super::{Carries, House, Provision, Ref};

/// Gives every provision that `keeps` others what those carry and set, and puts it in their place. Bases come first, so that
/// what a house keeps may itself have been kept. An id that no base has stays among `instead_of`, where it is reported.
pub(super) fn take_over(houses: &mut [House]) {
    let bases = bases(houses);
    let mut order: Vec<usize> = (0..houses.len()).collect();
    order.sort_by_key(|at| below(&bases, &houses[*at].id).len());
    for at in order {
        if houses[at].provisions().all(|provision| provision.keeps.is_empty()) {
            continue;
        }
        let below = below(&bases, &houses[at].id);
        let kept: HashMap<String, Provision> = houses
            .iter()
            .filter(|house| below.contains(&house.id))
            .flat_map(House::provisions)
            .flat_map(|provision| provision.refs.iter().map(|own| (own.value.clone(), provision.clone())))
            .collect();
        for provision in houses[at].chapters.iter_mut().flat_map(|chapter| &mut chapter.provisions) {
            // The last first: what each of them brings comes before what is there.
            for other in provision.keeps.clone().iter().rev() {
                keep(provision, other, kept.get(&other.value));
            }
            let titled = provision.keeps.iter().find_map(|other| kept.get(&other.value)?.title.clone());
            provision.title = provision.title.take().or(titled);
        }
    }
}

/// By the id of each house, what it is based on.
pub(super) fn bases(houses: &[House]) -> HashMap<String, Option<String>> {
    houses.iter().map(|house| (house.id.clone(), house.based_on.as_ref().map(|base| base.value.clone()))).collect()
}

/// The houses below one, the nearest first.
pub(super) fn below(bases: &HashMap<String, Option<String>>, house: &str) -> Vec<String> {
    let mut below: Vec<String> = Vec::new();
    let mut next = bases.get(house).cloned().flatten();
    while let Some(house) = next.filter(|house| !below.contains(house)) {
        next = bases.get(&house).cloned().flatten();
        below.push(house);
    }
    below
}

/// Its own clauses come after those it keeps; its own settings go before them.
fn keep(provision: &mut Provision, other: &Ref, kept: Option<&Provision>) {
    provision.instead_of.push(other.clone());
    let Some(kept) = kept else { return };
    if let Carries::Clauses(clauses) = &mut provision.carries {
        // Where it is kept is where it is carried: a finding about it belongs to this file.
        let new = kept.clauses().iter().map(|clause| Ref { value: clause.value.clone(), place: other.place.clone() });
        let mut new: Vec<Ref> = new.filter(|clause| clauses.iter().all(|own| own.value != clause.value)).collect();
        new.append(clauses);
        *clauses = new;
    }
    for setting in &kept.sets {
        if provision.sets.iter().all(|own| own.key() != setting.key()) {
            provision.sets.push(setting.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::HouseView;
    use super::super::tests::load;
    use crate::engine::options::OptionValue;

    fn over(provisions: &str) -> String {
        let title = "{ en: Own, hu: b, sk: c, hr: d, is: e, ru: f }";
        format!("id: over\nname: {title}\nbased_on: base\nchapters:\n  - title: {title}\n    provisions:\n{provisions}")
    }

    #[test]
    fn what_is_kept_is_carried_under_the_new_number() {
        let file = over("      - { ref: o-1, number: \"7\", keeps: b-1 }\n");
        let corpus = load(("", ""), ("", ""), &[("rules/houses/over.yaml", &file)]).unwrap();
        let (base, view) = (HouseView::new(&corpus, "base").unwrap(), HouseView::new(&corpus, "over").unwrap());
        assert_eq!(view.number_of("undercall/duty").as_deref(), Some("7"));
        assert_eq!(view.value("betting.undercall"), base.value("betting.undercall"));
        assert_eq!(view.provisions_of("undercall/duty").len(), 1);
    }

    #[test]
    fn what_is_set_anew_goes_before_what_is_kept() {
        let own = "sets: { betting.undercall: full-call-opening-or-heads-up }";
        let file = over(&format!("      - {{ ref: o-1, number: \"7\", keeps: b-1, {own} }}\n"));
        let corpus = load(("", ""), ("", ""), &[("rules/houses/over.yaml", &file)]).unwrap();
        let view = HouseView::new(&corpus, "over").unwrap();
        assert_eq!(view.value("betting.undercall"), Some(&OptionValue::Choice("full-call-opening-or-heads-up")));
    }

    #[test]
    fn what_no_base_has_cannot_be_kept() {
        let file = over("      - { ref: o-1, number: \"7\", keeps: x-9 }\n");
        let findings = load(("", ""), ("", ""), &[("rules/houses/over.yaml", &file)]).unwrap_err();
        assert_eq!(findings.iter().map(|finding| finding.lint.id).collect::<Vec<_>>(), ["unknown-provision"]);
    }
}
