//! One house as it stands: its own provisions over those it is based on, and its contradictions resolved.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::OnceLock;

use super::conflict::Conflict;
use super::house::PlayedStructure;
use super::settle::settle;
use super::{Body, CUSTOM, Carries, Clause, Corpus, House, Provision, Ref, Rule, Texts};
use crate::engine::options::OptionValue;
use crate::engine::policy::{Policy, PolicyParts};

/// What a house carries and sets, and where it prints it.
#[derive(Clone, Debug)]
pub struct HouseView<'c> {
    pub corpus: &'c Corpus,
    pub house: &'c House,
    /// The house itself first, the one that stands on its own last.
    chain: Vec<&'c House>,
    chapters: Vec<ChapterView<'c>>,
    /// Who carries a clause, the house's own provisions first.
    carriers: HashMap<&'c str, Vec<&'c Provision>>,
    values: BTreeMap<&'static str, OptionValue>,
    parts: OnceLock<PolicyParts>,
}

/// A chapter of the printed book.
#[derive(Clone, Debug)]
pub struct ChapterView<'c> {
    pub title: &'c Texts,
    /// Whose chapter it is: the house's own, or that of a house below.
    pub house: &'c House,
    pub provisions: Vec<&'c Provision>,
}

/// A provision in force, and what is left of its clauses.
struct Held<'c> {
    provision: &'c Provision,
    clauses: Vec<&'c Ref>,
    title: &'c Texts,
    house: &'c House,
}

impl Corpus {
    /// What is customary, as the engine is given it; without a house of custom nothing is.
    pub fn custom(&self) -> Policy {
        let parts = || HouseView::new(self, CUSTOM).map(|view| view.parts().clone()).unwrap_or_default();
        self.custom.get_or_init(parts).clone().into()
    }
}

impl<'c> HouseView<'c> {
    /// The house by its id; `None` if the corpus has no such house.
    pub fn new(corpus: &'c Corpus, house: &str) -> Option<HouseView<'c>> {
        let chain = corpus.chain(house);
        let house = *chain.first()?;
        let held = in_force(&chain);
        let mut carriers: HashMap<&str, Vec<&Provision>> = HashMap::new();
        for held in &held {
            for clause in &held.clauses {
                carriers.entry(&clause.value).or_default().push(held.provision);
            }
        }
        let mut values = BTreeMap::new();
        // From the ground up: what a house sets goes over what is set below it.
        for level in chain.iter().rev() {
            let provisions = held.iter().filter(|held| held.house.id == level.id).map(|held| held.provision);
            values.extend(settle(provisions, &level.conflicts).values);
        }
        Some(HouseView { corpus, house, chapters: printed(&held), carriers, values, chain, parts: OnceLock::new() })
    }

    /// What the engine is given.
    pub fn policy(&self) -> Policy {
        self.parts().clone().into()
    }

    fn parts(&self) -> &PolicyParts {
        self.parts.get_or_init(|| {
            let clauses = self.carriers.keys().filter(|clause| self.corpus.clause(clause).is_some());
            PolicyParts::new(clauses.map(|clause| (*clause).to_owned()), self.values.clone())
        })
    }

    /// Whether the house carries a clause, by its full name.
    pub fn carries(&self, clause: &str) -> bool {
        self.carriers.contains_key(clause)
    }

    /// What an option is set to.
    pub fn value(&self, key: &str) -> Option<&OptionValue> {
        self.values.get(key)
    }

    pub fn values(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        self.values.iter().map(|(key, value)| (*key, value))
    }

    /// The provisions that carry a clause, the house's own first. Those that only restate it or show it are not among them.
    pub fn provisions_of(&self, clause: &str) -> &[&'c Provision] {
        self.carriers.get(clause).map_or(&[], Vec::as_slice)
    }

    /// Under which number the house prints a clause, or a rule: distinct numbers in printed order, `4.7, 4.8`. Where a house
    /// says again what the one below it says, only its own numbers count.
    pub fn number_of(&self, id: &str) -> Option<String> {
        self.numbers(match id.contains('/') {
            true => self.provisions_of(id).to_vec(),
            false => self.clauses_of(id).iter().flat_map(|clause| self.provisions_of(&clause.id)).copied().collect(),
        })
    }

    pub(super) fn numbers(&self, mut carriers: Vec<&Provision>) -> Option<String> {
        carriers.retain(|provision| !provision.number.is_empty());
        let nearest = self.chain.iter().find(|house| carriers.iter().any(|provision| provision.house == house.id))?;
        let mut numbers: Vec<&str> = Vec::new();
        for provision in self.chapters.iter().flat_map(|chapter| &chapter.provisions) {
            let counts = provision.house == nearest.id && carriers.iter().any(|carrier| std::ptr::eq(*carrier, *provision));
            if counts && !numbers.contains(&provision.number.as_str()) {
                numbers.push(&provision.number);
            }
        }
        Some(numbers.join(", "))
    }

    /// The clauses of a rule that the house carries, in the rule's order.
    pub fn clauses_of(&self, rule: &str) -> Vec<&'c Clause> {
        let clauses = self.corpus.rule(rule).map_or(&[][..], |rule| rule.clauses.as_slice());
        clauses.iter().filter(|clause| self.carries(&clause.id)).collect()
    }

    /// The rules of which the house carries anything.
    pub fn rules(&self) -> impl Iterator<Item = &'c Rule> {
        self.corpus.rules.iter().filter(|rule| rule.clauses.iter().any(|clause| self.carries(&clause.id)))
    }

    /// What a clause says in this house: the case that fits its values. `None` where no case does.
    pub fn texts(&self, clause: &'c Clause) -> Option<&'c Texts> {
        match &clause.body {
            Body::Plain(texts) => Some(texts),
            Body::Cases(cases) => cases.iter().find(|case| case.when.matches(|key| self.value(key))).map(|case| &case.texts),
        }
    }

    /// The chapters in printed order: the house's own, then what is left of those it is based on.
    pub fn chapters(&self) -> &[ChapterView<'c>] {
        &self.chapters
    }

    /// Who fills a role here, by the name of the term.
    pub fn role(&self, role: &str) -> Option<&'c Ref> {
        let mut roles = self.chain.iter().flat_map(|house| &house.roles);
        roles.find(|(name, _)| name == role).map(|(_, term)| term)
    }

    /// Every role that is filled, the nearest house's choice first.
    pub fn roles(&self) -> impl Iterator<Item = (&'c str, &'c Ref)> {
        self.chain.iter().flat_map(|house| &house.roles).map(|(name, term)| (name.as_str(), term))
    }

    /// The clause that says whose word counts where none speaks.
    pub fn silent(&self) -> Option<&'c str> {
        self.chain.iter().find_map(|house| house.silent.as_ref()).map(|silent| silent.value.as_str())
    }

    pub fn plays(&self) -> &'c [PlayedStructure] {
        self.chain.iter().map(|house| house.plays.as_slice()).find(|plays| !plays.is_empty()).unwrap_or_default()
    }

    /// The house and those below it, down to the one that stands on its own.
    pub fn chain(&self) -> &[&'c House] {
        &self.chain
    }

    /// The conflicts of the house itself; a house below answers for its own.
    pub fn conflicts(&self) -> &'c [Conflict] {
        &self.house.conflicts
    }
}

/// The provisions in force: the house's own first, then what it leaves standing of those below.
fn in_force<'c>(chain: &[&'c House]) -> Vec<Held<'c>> {
    let mut standing: Vec<Held<'c>> = Vec::new();
    for house in chain.iter().rev() {
        let replaced: HashSet<&str> =
            house.provisions().flat_map(|provision| &provision.instead_of).map(|other| other.value.as_str()).collect();
        let dropped: HashSet<&str> = house.drops.iter().map(|clause| clause.value.as_str()).collect();
        standing.retain(|held| !held.provision.refs.iter().any(|own| replaced.contains(own.value.as_str())));
        standing.retain_mut(|held| {
            let carried = !held.clauses.is_empty();
            held.clauses.retain(|clause| !dropped.contains(clause.value.as_str()));
            // A provision that has lost all that it carried is gone; one that never carried anything stays.
            !carried || !held.clauses.is_empty()
        });
        let mut own: Vec<Held<'c>> = Vec::new();
        for chapter in &house.chapters {
            own.extend(chapter.provisions.iter().map(|provision| Held {
                provision,
                clauses: provision.clauses().iter().collect(),
                title: &chapter.title,
                house,
            }));
        }
        own.append(&mut standing);
        standing = own;
    }
    drop_echoes(&mut standing);
    standing
}

/// What restates a provision, or shows how it works, goes when the provision goes; and so on.
fn drop_echoes(standing: &mut Vec<Held<'_>>) {
    loop {
        let names: HashSet<&str> = standing.iter().flat_map(|held| &held.provision.refs).map(|own| own.value.as_str()).collect();
        let before = standing.len();
        standing.retain(|held| match &held.provision.carries {
            Carries::Restates(others) | Carries::ExampleOf(others) => {
                others.iter().any(|other| names.contains(other.value.as_str()))
            }
            Carries::Clauses(_) | Carries::Terms(_) | Carries::Nothing(_) => true,
        });
        if standing.len() == before {
            return;
        }
    }
}

fn printed<'c>(held: &[Held<'c>]) -> Vec<ChapterView<'c>> {
    let mut chapters: Vec<ChapterView<'c>> = Vec::new();
    for held in held {
        match chapters.last_mut() {
            Some(last) if std::ptr::eq(last.title, held.title) => last.provisions.push(held.provision),
            _ => chapters.push(ChapterView { title: held.title, house: held.house, provisions: vec![held.provision] }),
        }
    }
    chapters
}

#[cfg(test)]
mod tests {
    use super::super::tests::load;
    use super::*;

    const OVER: (&str, &str) = (
        "rules/houses/over.yaml",
        "id: over
name: { en: Over, hu: b, sk: c, hr: d, is: e, ru: f }
based_on: base
roles: { floor: floor-manager }
chapters:
  - title: { en: Own, hu: b, sk: c, hr: d, is: e, ru: f }
    provisions:
      - { ref: o-1, number: \"1\", clauses: [undercall/duty], sets: { betting.undercall: full-call-opening-or-heads-up } }
",
    );

    fn over(more: &str) -> Corpus {
        load(("", ""), ("", ""), &[(OVER.0, &format!("{}{more}", OVER.1))]).unwrap()
    }

    fn printed(view: &HouseView) -> Vec<String> {
        let provisions = view.chapters().iter().flat_map(|chapter| &chapter.provisions);
        provisions.map(|provision| provision.name().to_owned()).collect()
    }

    #[test]
    fn a_house_carries_its_own_provisions() {
        let corpus = over("");
        let view = HouseView::new(&corpus, "base").unwrap();
        let policy = view.policy();
        assert_eq!(policy.clauses().collect::<Vec<_>>(), ["undercall/duty", "undercall/half"]);
        assert_eq!(view.value("betting.half_raise_share"), Some(&OptionValue::Figure(50)));
        assert_eq!(view.value("betting.straddle"), None);
        assert_eq!(view.number_of("undercall/duty").as_deref(), Some("4.10"));
        assert_eq!(view.number_of("undercall").as_deref(), Some("4.10, 5"));
        assert_eq!(view.number_of("call"), None);
        assert_eq!(view.clauses_of("undercall").len(), 2);
        assert_eq!(printed(&view), ["b-1", "b-2", "b-3"]);
        assert!(HouseView::new(&corpus, "none").is_none());
    }

    #[test]
    fn an_overlay_goes_over_its_base() {
        let corpus = over("");
        let view = HouseView::new(&corpus, "over").unwrap();
        assert_eq!(view.value("betting.undercall"), Some(&OptionValue::Choice("full-call-opening-or-heads-up")));
        assert_eq!(view.value("betting.half_raise_share"), Some(&OptionValue::Figure(50)));
        assert_eq!(printed(&view), ["o-1", "b-1", "b-2", "b-3"]);
        assert_eq!(view.chapters().iter().map(|chapter| chapter.house.id.as_str()).collect::<Vec<_>>(), ["over", "base"]);
        assert_eq!(view.number_of("undercall/duty").as_deref(), Some("1"));
        assert_eq!(view.number_of("undercall/half").as_deref(), Some("5"));
        assert_eq!(view.role("floor").unwrap().value, "floor-manager");
        assert_eq!((view.plays(), view.silent()), (&[PlayedStructure::NoLimit][..], Some("floor-decisions/final")));
        assert_eq!(
            view.texts(corpus.clause("undercall/duty").unwrap()).unwrap().get(super::super::Lang::En),
            "Pay the opening bet."
        );
    }

    #[test]
    fn what_is_dropped_is_gone_with_all_that_echoes_it() {
        let corpus = over("drops: [undercall/half]\n");
        let view = HouseView::new(&corpus, "over").unwrap();
        assert!(!view.carries("undercall/half"));
        assert_eq!(view.value("betting.half_raise_share"), None);
        assert_eq!(printed(&view), ["o-1", "b-1", "b-2"]);

        let corpus = over("      - { ref: o-2, number: \"\", nothing: said elsewhere, instead_of: b-1 }\n");
        let view = HouseView::new(&corpus, "over").unwrap();
        assert_eq!(printed(&view), ["o-1", "o-2", "b-3"]);
    }
}
