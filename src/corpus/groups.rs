//! Names that stand for several provisions of a base: `tda-3` for `tda-3.A` and `tda-3.B`, where none is called so itself, and chapters
//! that are left out as a whole.

use std::collections::HashSet;

use super::keeps::{bases, below};
use super::{House, Provision, Ref, Taken};

/// Puts in the place of each such name those for which it stands. One that stands for nothing stays, and is reported.
pub(super) fn spread(houses: &mut [House]) {
    let bases = bases(houses);
    for at in 0..houses.len() {
        let below = below(&bases, &houses[at].id);
        if below.is_empty() {
            continue;
        }
        let base = GroupedBase::of(houses.iter().filter(|house| below.contains(&house.id)));
        base.spread_in(&mut houses[at]);
    }
}

/// The provisions below a house, by the chapters in which they stand.
struct GroupedBase {
    chapters: Vec<Vec<String>>,
    names: HashSet<String>,
}

impl GroupedBase {
    fn of<'h>(houses: impl Iterator<Item = &'h House>) -> GroupedBase {
        let names = |provisions: &[Provision]| provisions.iter().flat_map(|one| &one.refs).map(|own| own.value.clone()).collect();
        let chapters: Vec<Vec<String>> = houses.flat_map(|house| &house.chapters).map(|of| names(&of.provisions)).collect();
        GroupedBase { names: chapters.iter().flatten().cloned().collect(), chapters }
    }

    fn spread_in(&self, house: &mut House) {
        self.spread_names(&mut house.drops);
        for name in std::mem::take(&mut house.drops_chapters_of) {
            let name = self.members(&name).into_iter().next().unwrap_or(name);
            let chapter = self.chapters.iter().find(|chapter| chapter.contains(&name.value));
            let whole = chapter.map(|chapter| chapter.iter().map(|own| Ref { value: own.clone(), place: name.place.clone() }));
            match whole {
                Some(whole) => house.drops.extend(whole),
                None => house.drops.push(name),
            }
        }
        for chapter in &mut house.chapters {
            if let Some(first) = chapter.of.as_ref().and_then(|of| self.members(of).into_iter().next()) {
                chapter.of = Some(first);
            }
            let taken = std::mem::take(&mut chapter.taken);
            let spread = taken.into_iter().flat_map(|Taken { provision, before, number }| {
                let members = self.members(&provision);
                let members = if members.is_empty() { vec![provision] } else { members };
                members.into_iter().map(move |provision| Taken { provision, before, number: number.clone() })
            });
            chapter.taken = spread.collect();
            for provision in &mut chapter.provisions {
                self.spread_names(&mut provision.keeps);
                self.spread_names(&mut provision.instead_of);
            }
        }
    }

    fn spread_names(&self, names: &mut Vec<Ref>) {
        let spread = std::mem::take(names).into_iter().flat_map(|name| {
            let members = self.members(&name);
            if members.is_empty() { vec![name] } else { members }
        });
        *names = spread.collect();
    }

    /// The provisions that stand below a name which no provision has; none where it is one, or a clause.
    fn members(&self, name: &Ref) -> Vec<Ref> {
        if name.value.contains('/') || self.names.contains(&name.value) {
            return Vec::new();
        }
        let parent = format!("{}.", name.value);
        let members = self.chapters.iter().flatten().filter(|own| own.starts_with(&parent));
        members.map(|own| Ref { value: own.clone(), place: name.place.clone() }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::HouseView;
    use super::super::tests::load;

    const BASE: (&str, &str) = ("ref: b-3", "ref: b-3.A");

    fn carried(more: &str) -> Vec<String> {
        let title = "{ en: Own, hu: b, sk: c, hr: d, is: e, ru: f }";
        let own = format!("id: over\nname: {title}\nbased_on: base\n{more}");
        let corpus = load(("", ""), BASE, &[("rules/houses/over.yaml", &own)]).unwrap();
        let view = HouseView::new(&corpus, "over").unwrap();
        let provisions = view.provisions();
        provisions.map(|provision| provision.name().to_owned()).collect()
    }

    #[test]
    fn a_parent_stands_for_those_below_it() {
        assert_eq!(carried(""), ["b-1", "b-2", "b-3.A"]);
        assert_eq!(carried("drops: [b-3]\n"), ["b-1", "b-2"]);
    }

    #[test]
    fn a_chapter_goes_as_a_whole() {
        assert_eq!(carried("drops_chapters_of: [b-3]\n"), [] as [&str; 0]);
    }
}
