//! One house as it stands: its own provisions over those it is based on, and its contradictions resolved.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::conflict::Conflict;
use super::house::{Chapter, PlayedStructure};
use super::numbers::{Paragraphs, address, numbers};
use super::settle::settle;
use super::{CUSTOM, Carries, Clause, ClauseBody, Corpus, House, OwnFigure, Provision, Ref, Rule, Term, Texts};
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
    carriers: FxHashMap<&'c str, Vec<&'c Provision>>,
    values: BTreeMap<&'static str, OptionValue>,
    /// By the addresses of the provisions.
    numbers: FxHashMap<usize, String>,
    paragraphs: Paragraphs,
    /// For each clause of the base that the house has put into words of its own, the provision that says them.
    reworded: FxHashMap<&'c str, &'c Provision>,
    /// For each clause of the base that the house says in words of its own and sets the value of, the provision that says it: the
    /// words are the house's, and the engine rules by the value.
    worded: FxHashMap<&'c str, &'c Provision>,
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
pub(super) struct Held<'c> {
    provision: &'c Provision,
    clauses: Vec<&'c Ref>,
    title: &'c Texts,
    house: &'c House,
    /// The number that it was given where it was moved to.
    number: Option<&'c str>,
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
        let InForce { held, reworded, worded, held_still } = in_force(corpus, &chain);
        let mut carriers: FxHashMap<&str, Vec<&Provision>> = FxHashMap::default();
        for held in &held {
            for clause in &held.clauses {
                carriers.entry(&clause.value).or_default().push(held.provision);
            }
        }
        let mut values = BTreeMap::new();
        // From the ground up: what a house sets goes over what is set below it.
        for level in chain.iter().rev() {
            let provisions = held.iter().filter(|held| held.house.id == level.id).map(|held| held.provision);
            let replaced = held_still.iter().filter(|provision| provision.house == level.id).copied();
            values.extend(settle(provisions.chain(replaced), &level.conflicts).values);
        }
        let chapters = printed(&held);
        let by_hand = held.iter().filter_map(|held| Some((address(held.provision), held.number?)));
        let paragraphs = Paragraphs::of(&chain);
        let numbers = numbers(&chapters, &chain, &paragraphs, by_hand.collect());
        let parts = OnceLock::new();
        Some(HouseView { corpus, house, chain, chapters, carriers, values, numbers, paragraphs, reworded, worded, parts })
    }

    /// What the engine is given.
    pub fn policy(&self) -> Policy {
        self.parts().clone().into()
    }

    fn parts(&self) -> &PolicyParts {
        self.parts.get_or_init(|| {
            // Of what a club says in its own words the engine knows nothing.
            let executed = |clause: &&&str| {
                let rule = self.corpus.clause(clause).and_then(|clause| self.corpus.rule(clause.rule()));
                rule.is_some_and(|rule| rule.house.is_none())
            };
            let clauses = self.carriers.keys().filter(executed);
            let parts = PolicyParts::new(clauses.map(|clause| (*clause).to_owned()), self.values.clone());
            let advised = |carriers: &Vec<&Provision>| carriers.iter().all(|provision| provision.advised);
            parts.advising(self.carriers.iter().filter(|(_, carriers)| advised(carriers)).map(|(clause, _)| *clause))
        })
    }

    /// What the engine would be given if the house had kept what it says in its own words as its base has it: by this it is found
    /// where those words apply. `None` where it has kept everything.
    pub fn policy_as_if_kept(&self) -> Option<Policy> {
        if self.reworded.is_empty() {
            return None;
        }
        let base = HouseView::new(self.corpus, &self.house.based_on.as_ref()?.value)?;
        let mut values = base.values.clone();
        values.extend(self.values.clone());
        let policy = self.policy();
        let clauses = policy.clauses().chain(self.reworded.keys().copied()).map(str::to_owned).collect::<Vec<_>>();
        Some(Policy::new(clauses, values))
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
        carriers.retain(|provision| !self.number(provision).is_empty());
        let nearest = self.chain.iter().find(|house| carriers.iter().any(|provision| provision.house == house.id))?;
        let mut numbers: Vec<&str> = Vec::new();
        for provision in self.chapters.iter().flat_map(|chapter| &chapter.provisions) {
            let counts = provision.house == nearest.id && carriers.iter().any(|carrier| std::ptr::eq(*carrier, *provision));
            if counts && !numbers.contains(&self.number(provision)) {
                numbers.push(self.number(provision));
            }
        }
        Some(numbers.join(", "))
    }

    /// The number under which the house prints a provision: what it wrote itself, else what its numbering makes; may be empty.
    pub fn number<'v>(&'v self, provision: &'v Provision) -> &'v str {
        self.numbers.get(&address(provision)).map_or(provision.number.as_str(), String::as_str)
    }

    /// Whether two provisions stand in one paragraph of the book that they are of, under one number.
    pub fn is_one_paragraph(&self, above: &Provision, provision: &Provision) -> bool {
        self.paragraphs.is_one(above, provision)
    }

    /// Whether a provision, printed right below another one, stands under the number of that.
    pub fn goes_on(&self, above: &Provision, provision: &Provision) -> bool {
        self.number(above) == self.number(provision) && self.paragraphs.go_on(above, provision)
    }

    /// The provision in which the house says in its own words what this clause of its base said. The engine does not know it.
    pub fn reworded(&self, clause: &str) -> Option<&'c Provision> {
        self.reworded.get(clause).copied()
    }

    /// Whether the house says a clause of its base in words of its own, and the engine rules by what it sets there.
    pub fn words_itself(&self, clause: &str) -> bool {
        self.worded.contains_key(clause)
    }

    /// The rule in the house's own words that a provision holds, if it holds one.
    pub fn own_rule(&self, provision: &Provision) -> Option<&'c Rule> {
        let rules = || provision.clauses().iter().filter_map(|clause| self.corpus.rule(clause.value.split('/').next()?));
        rules().find(|rule| rule.house.is_some())
    }

    /// A term by its id, the house's own before those of the glossary.
    pub fn term(&self, id: &str) -> Option<&'c Term> {
        self.own_terms().find(|term| term.id == id).or_else(|| self.corpus.term(id))
    }

    /// The terms that the house and those below it add to the glossary.
    pub fn own_terms(&self) -> impl Iterator<Item = &'c Term> {
        self.chain.clone().into_iter().flat_map(|house| &house.club.terms)
    }

    /// The house's own figures, the nearest house's first.
    pub fn figures(&self) -> impl Iterator<Item = &'c OwnFigure> {
        self.chain.iter().flat_map(|house| &house.club.figures)
    }

    /// The clauses of a rule that the house carries, in the rule's order.
    pub fn clauses_of(&self, rule: &str) -> Vec<&'c Clause> {
        let clauses = self.corpus.rule(rule).map_or(&[][..], |rule| rule.clauses.as_slice());
        clauses.iter().filter(|clause| self.carries(&clause.id)).collect()
    }

    /// The rules of which the house carries anything, its own last.
    pub fn rules(&self) -> impl Iterator<Item = &'c Rule> {
        self.corpus
            .rules
            .iter()
            .chain(self.corpus.own_rules())
            .filter(|rule| rule.clauses.iter().any(|clause| self.carries(&clause.id)))
    }

    /// What a clause says in this house: its own words, or the case that fits its values. `None` where no case does.
    pub fn texts(&self, clause: &'c Clause) -> Option<&'c Texts> {
        let own = self.worded.get(clause.id.as_str()).and_then(|provision| self.own_rule(provision));
        match own.and_then(|rule| rule.clauses.first()).map_or(&clause.body, |own| &own.body) {
            ClauseBody::Plain(texts) => Some(texts),
            ClauseBody::Cases(cases) => cases.iter().find(|case| case.when.matches(|key| self.value(key))).map(|case| &case.texts),
        }
    }

    /// The chapters in printed order: the house's own, then what is left of those it is based on.
    pub fn chapters(&self) -> &[ChapterView<'c>] {
        &self.chapters
    }

    /// Its provisions, in printed order.
    pub fn provisions(&self) -> impl Iterator<Item = &'c Provision> + '_ {
        self.chapters.iter().flat_map(|chapter| chapter.provisions.iter().copied())
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
fn in_force<'c>(corpus: &Corpus, chain: &[&'c House]) -> InForce<'c> {
    let mut standing: Vec<Held<'c>> = Vec::new();
    let mut reworded: FxHashMap<&str, &Provision> = FxHashMap::default();
    let mut worded: Vec<(&'c Ref, &'c Provision)> = Vec::new();
    let mut held_still: Vec<&Provision> = Vec::new();
    for house in chain.iter().rev() {
        let replaced: FxHashSet<&str> = house.provisions().flat_map(|provision| &provision.instead_of).map(value).collect();
        let dropped: FxHashSet<&str> = house.drops.iter().map(value).collect();
        let replaced: FxHashSet<&str> = replaced.union(&dropped).copied().collect();
        for provision in house.provisions() {
            let others = || standing.iter().filter(|held| provision.instead_of.iter().any(|other| held.goes_by(&other.value)));
            // What a replaced provision settled holds still where the same clauses are carried in its place.
            // A rulebook that was taken from a document says all that it says.
            if house.is_club() {
                held_still.extend(others().filter(|held| held.shares(provision)).map(|held| held.provision));
            }
            let says_itself = provision.clauses().iter().any(|clause| house.own_rules.iter().any(|rule| rule.has(&clause.value)));
            if says_itself {
                let gone = others().flat_map(|held| &held.clauses).copied();
                let gone: Vec<&'c Ref> = gone.chain(&provision.replaces).collect();
                for clause in gone {
                    // With the value set, the engine can still rule by what the words say.
                    let is_set = |clause: &Clause| {
                        provision.sets.iter().any(|setting| clause.follows(setting.spec) || clause.prints(setting.spec))
                    };
                    if corpus.clause(&clause.value).is_some_and(is_set) {
                        worded.push((clause, provision));
                    } else {
                        reworded.insert(&clause.value, provision);
                    }
                }
            }
        }
        standing.retain(|held| !held.provision.refs.iter().any(|own| replaced.contains(own.value.as_str())));
        standing.retain_mut(|held| {
            let carried = !held.clauses.is_empty();
            held.clauses.retain(|clause| !dropped.contains(clause.value.as_str()));
            // A provision that has lost all that it carried is gone; one that never carried anything stays.
            !carried || !held.clauses.is_empty()
        });
        let mut own: Vec<Held<'c>> = Vec::new();
        for chapter in &house.chapters {
            chapter_of(house, chapter, &worded, &mut standing, &mut own);
        }
        own.append(&mut standing);
        standing = own;
    }
    drop_echoes(&mut standing);
    let carried: FxHashSet<&str> = standing.iter().flat_map(|held| &held.clauses).map(|clause| clause.value.as_str()).collect();
    reworded.retain(|clause, _| !carried.contains(clause));
    // What a house further up has replaced once more is said there.
    let stands = |(clause, provision): &(&Ref, &Provision)| {
        let holds = |held: &Held| std::ptr::eq(held.provision, *provision) && held.carries(&clause.value);
        standing.iter().any(holds)
    };
    let worded = worded.into_iter().filter(stands).map(|(clause, provision)| (clause.value.as_str(), provision)).collect();
    InForce { held: standing, reworded, worded, held_still }
}

/// What stands, and what is left of what does not.
struct InForce<'c> {
    held: Vec<Held<'c>>,
    reworded: FxHashMap<&'c str, &'c Provision>,
    worded: FxHashMap<&'c str, &'c Provision>,
    /// Provisions that are gone and whose settings hold still.
    held_still: Vec<&'c Provision>,
}

fn value(named: &Ref) -> &str {
    &named.value
}

impl Held<'_> {
    fn goes_by(&self, id: &str) -> bool {
        self.provision.refs.iter().any(|own| own.value == id)
    }

    fn carries(&self, clause: &str) -> bool {
        self.clauses.iter().any(|own| own.value == clause)
    }

    fn shares(&self, provision: &Provision) -> bool {
        provision.clauses().iter().any(|own| self.carries(&own.value))
    }
}

/// One chapter of a house's own file: what it moves here of the base, and its own provisions, in their order.
fn chapter_of<'c>(
    house: &'c House,
    chapter: &'c Chapter,
    worded: &[(&'c Ref, &'c Provision)],
    standing: &mut Vec<Held<'c>>,
    own: &mut Vec<Held<'c>>,
) {
    let mut title = chapter.title.as_ref();
    if let Some(of) = &chapter.of
        && let Some(theirs) = standing.iter().find(|held| held.goes_by(&of.value)).map(|held| held.title)
    {
        let whole = standing.extract_if(.., |held| std::ptr::eq(held.title, theirs));
        let title = *title.get_or_insert(theirs);
        own.extend(whole.map(|held| Held { title, ..held }));
    }
    // A chapter of the base that is not there any more; that it is unknown is told elsewhere.
    let Some(title) = title else { return };
    for (n, provision) in chapter.provisions.iter().enumerate() {
        take(chapter, n, title, standing, own);
        let said = worded.iter().filter(|(_, by)| std::ptr::eq(*by, provision)).map(|(clause, _)| *clause);
        let clauses = provision.clauses().iter().chain(said).collect();
        own.push(Held { provision, clauses, title, house, number: None });
    }
    take(chapter, chapter.provisions.len(), title, standing, own);
}

fn take<'c>(chapter: &'c Chapter, before: usize, title: &'c Texts, standing: &mut Vec<Held<'c>>, own: &mut Vec<Held<'c>>) {
    for taken in chapter.taken.iter().filter(|taken| taken.before == before) {
        let number = taken.number.as_ref().map(value);
        let moved = standing.extract_if(.., |held| held.goes_by(&taken.provision.value));
        own.extend(moved.map(|held| Held { title, number: number.or(held.number), ..held }));
    }
}

/// What restates a provision, or shows how it works, goes when the provision goes; and so on.
fn drop_echoes(standing: &mut Vec<Held<'_>>) {
    loop {
        let names: FxHashSet<&str> = standing.iter().flat_map(|held| &held.provision.refs).map(|own| own.value.as_str()).collect();
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
        let provisions = view.provisions();
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
