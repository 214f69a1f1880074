//! Where two houses rule differently: option by option and clause by clause, each with the smallest situation that shows it.

use std::collections::BTreeMap;

use super::edit;
use super::explore::around;
use super::likely::{is_likely, is_still};
use super::meant::{MeantPlay, meant};
use super::parallel;
use super::parted::parted;
use super::shrink::shrink;
use super::situation::{Apart, SituationOutcome, SituationSize, Topic, TriedSituation, apart, on_topic, plays, rule, told, topic};
use super::subject::ComparedSubject;
use crate::corpus::text::Texter;
use crate::corpus::{Clause, Corpus, HouseView, Kind, Lang, Provision, Rule};
use crate::engine::chips::Amount;
use crate::engine::decide::decide;
use crate::engine::event::{Act, Event, Push, Seat, State, Step, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::options::{OptionSpec, OptionValue};
use crate::engine::policy::{Policy, Reads};
use crate::engine::rules;
use crate::engine::ruling::{Grade, Ruling, Verdict};
use crate::scenario::{Plays, custom, ruled};

/// From so many situations of the corpus the search for a smaller one sets out.
const SEEDS: usize = 3;

/// Around so many situations is looked where none of the corpus shows a difference.
const EXPLORED: usize = 24;

/// One difference between two houses; a pair speaks of the left house first.
#[derive(Clone, Debug)]
pub struct Difference<'c> {
    pub rule: &'c Rule,
    pub options: Vec<OptionDifference>,
    /// Clauses that only one carries, or that follow an option.
    pub clauses: Vec<ClauseDifference<'c>>,
    /// `None` where no situation shows it.
    pub witness: Option<Witness>,
    /// Why none does; with a witness it says nothing.
    pub unseen: Unseen,
}

/// Why no situation is ruled otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// The situations that rest on it are ruled alike: the other has it by custom, or by other clauses.
    Alike,
    /// No ruling turns on it.
    Unruled,
    NotFound,
}

/// An option and what the houses set it to.
#[derive(Clone, Debug)]
pub struct OptionDifference {
    pub spec: &'static OptionSpec,
    pub values: [Option<OptionValue>; 2],
}

/// A clause and who carries it.
#[derive(Clone, Copy, Debug)]
pub struct ClauseDifference<'c> {
    pub clause: &'c Clause,
    pub carried: [bool; 2],
}

/// A situation that two houses rule differently.
#[derive(Clone, Debug)]
pub struct Witness {
    pub situation: TriedSituation,
    /// What each tells of it that the other does not; none where a house says nothing.
    pub rulings: [Vec<Ruling>; 2],
}

/// How well a situation shows a difference; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct ShownDifference {
    /// What is ruled otherwise rests on something else.
    beside: bool,
    /// In how many ways it is far-fetched: a game that one of them does not play, something refused on the way, somebody
    /// out of turn, a table that nobody has seen.
    strains: usize,
    tier: Tier,
    /// Somebody names an amount that is not allowed: what it is corrected to no line explains.
    outsized: bool,
    /// The floor has not found yet what the ruling hangs on.
    open: bool,
    /// Whether one of them has only custom on it; what both rule is shown before that.
    by_custom: bool,
    topic: Topic,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Tier {
    /// The verdicts differ, and by this alone.
    Alone,
    /// The verdicts differ, by this among others.
    Partly,
    /// The verdict of one is not what by custom holds for the other.
    Custom,
    /// One rules what is only custom for the other.
    Silence,
}

/// The subject with both policies as they are and as they would be without the difference.
struct CompareTrial<'t> {
    houses: [Policy; 2],
    custom: Policy,
    /// The house with the other's value, or without the clause.
    levelled: [Option<Policy>; 2],
    views: [&'t HouseView<'t>; 2],
    /// On which clauses a ruling rests that is about it.
    tied: Vec<&'t str>,
}

/// A situation of the corpus and what the houses look at in it.
struct Base {
    situation: TriedSituation,
    reads: [Reads; 2],
}

/// All the differences of two houses, or those on some rules, in the order of the rules.
pub fn compare<'c>(left: &HouseView<'c>, right: &HouseView<'c>, only: Option<&[&Rule]>) -> Vec<Difference<'c>> {
    let corpus = left.corpus;
    let subjects = subjects_of(left, right, only);
    let plays = Plays::of(corpus);
    let bases = bases(&plays, [left, right]);
    let sought = parallel(&subjects, |(rule, subject)| seek(&plays, [left, right], &bases, rule, subject));
    ordered([left, right], [together([left, right], &subjects, sought), own_words([left, right], only)].concat())
}

/// The same without situations: for each rule in which they differ, all by which they do.
pub fn differing<'c>(left: &HouseView<'c>, right: &HouseView<'c>, only: Option<&[&Rule]>) -> Vec<Difference<'c>> {
    let subjects = subjects_of(left, right, only);
    let unseen = vec![Err(Unseen::NotFound); subjects.len()];
    ordered([left, right], [together([left, right], &subjects, unseen), own_words([left, right], only)].concat())
}

fn subjects_of<'c>(left: &HouseView<'c>, right: &HouseView<'c>, only: Option<&[&Rule]>) -> Vec<(&'c Rule, ComparedSubject<'c>)> {
    let all = subjects(left.corpus, [left, right]).into_iter();
    all.filter(|(rule, _)| is_asked_for(rule, only)).collect()
}

fn is_asked_for(rule: &Rule, only: Option<&[&Rule]>) -> bool {
    only.is_none_or(|only| only.iter().any(|own| own.id == rule.id))
}

/// What the houses say otherwise in words of their own, of which the engine knows nothing: only the texts are compared.
fn own_words<'c>(views: [&HouseView<'c>; 2], only: Option<&[&Rule]>) -> Vec<Difference<'c>> {
    let readers = common_languages(views).map(|lang| views.map(|view| Texter::new(view, lang))).collect::<Vec<_>>();
    let says = |clause: &Clause| views.map(|view| view.carries(&clause.id));
    let mut differences: Vec<Difference> = Vec::new();
    for rule in views.iter().flat_map(|view| view.rules()).filter(|rule| rule.house.is_some() && is_asked_for(rule, only)) {
        // Two editions have it under one name.
        if differences.iter().any(|known| known.rule.id == rule.id) {
            continue;
        }
        let differs = |clause: &&Clause| match says(clause) {
            [true, true] => readers.iter().any(|sides| said_otherwise(sides, views, clause)),
            [left, right] => left || right,
        };
        let differing = rule.clauses.iter().filter(differs);
        let clauses: Vec<_> = differing.map(|clause| ClauseDifference { clause, carried: says(clause) }).collect();
        if !clauses.is_empty() {
            differences.push(Difference { rule, options: Vec::new(), clauses, witness: None, unseen: Unseen::NotFound });
        }
    }
    differences
}

/// Whether two houses head a clause in their own words otherwise, or say it otherwise, each with its own figures and roles.
fn said_otherwise<'c>(sides: &[Texter<'_, 'c>; 2], views: [&HouseView<'c>; 2], clause: &Clause) -> bool {
    let said = |at: usize| {
        let side: &Texter = &sides[at];
        let clause = views[at].corpus.clause(&clause.id)?;
        let title = views[at].corpus.rule(clause.rule()).map(|rule| rule.title.get(side.lang()).trim().to_owned());
        // That all of it can be printed has been looked into.
        Some((title, side.clause_text(clause).ok().flatten()))
    };
    said(0) != said(1)
}

/// The languages that both houses write in, or else all of them.
fn common_languages(views: [&HouseView; 2]) -> impl Iterator<Item = Lang> {
    let writes = views.map(|view| view.house.languages().to_vec());
    let common: Vec<Lang> = writes[0].iter().filter(|lang| writes[1].contains(lang)).copied().collect();
    if common.is_empty() { Lang::ALL.to_vec() } else { common }.into_iter()
}

/// What shows in one situation put together.
fn together<'c>(
    [left, right]: [&HouseView<'c>; 2],
    subjects: &[(&'c Rule, ComparedSubject<'c>)],
    sought: Vec<Sought>,
) -> Vec<Difference<'c>> {
    let mut differences: Vec<Difference> = Vec::new();
    for ((rule, subject), sought) in subjects.iter().zip(sought) {
        let difference = difference([left, right], rule, subject, sought);
        // What shows in the same situation is told once.
        let same = |other: &&mut Difference| {
            let situation = |d: &Difference<'_>| d.witness.as_ref().map(|w| w.situation.clone());
            let seen = (situation(other), situation(&difference));
            other.rule.id == rule.id && seen.0 == seen.1 && (seen.0.is_some() || other.unseen == difference.unseen)
        };
        match differences.iter_mut().find(same) {
            Some(other) => other.join(difference),
            None => differences.push(difference),
        }
    }
    differences
}

/// The differences in the order of the rules.
fn ordered<'c>([left, right]: [&HouseView<'c>; 2], differences: Vec<Difference<'c>>) -> Vec<Difference<'c>> {
    let mut places: BTreeMap<&str, RulePlace> = BTreeMap::new();
    for difference in &differences {
        let place = place(difference, left, right);
        places.entry(&difference.rule.id).and_modify(|known| *known = (*known).min(place)).or_insert(place);
    }
    // Within a rule, what nobody could notice comes last.
    let order = |difference: &Difference| {
        let place = places[difference.rule.id.as_str()];
        (place, difference.rule.id.clone(), difference.witness.is_none(), difference.unseen as u8)
    };
    let mut ordered: Vec<_> = differences.into_iter().map(|difference| (order(&difference), difference)).collect();
    ordered.sort_by(|a, b| a.0.cmp(&b.0));
    ordered.into_iter().map(|(_, difference)| difference).collect()
}

/// Where a rule stands in the right book; what only the left one has comes behind all that, as it stands there.
type RulePlace = (bool, usize);

fn place(difference: &Difference, left: &HouseView, right: &HouseView) -> RulePlace {
    let first = |view: &HouseView, clauses: &mut dyn Iterator<Item = &str>| {
        let provisions: Vec<&Provision> = view.chapters().iter().flat_map(|chapter| &chapter.provisions).copied().collect();
        let carriers = clauses.flat_map(|clause| view.provisions_of(clause));
        carriers.filter_map(|carrier| provisions.iter().position(|provision| std::ptr::eq(*provision, *carrier))).min()
    };
    let differing = |view| first(view, &mut difference.clauses.iter().map(|clause| clause.clause.id.as_str()));
    let of_rule = |view| first(view, &mut difference.rule.clauses.iter().map(|clause| clause.id.as_str()));
    match differing(right).or_else(|| of_rule(right)) {
        Some(at) => (false, at),
        None => (true, differing(left).or_else(|| of_rule(left)).unwrap_or(usize::MAX)),
    }
}

/// A situation that shows a difference, or why there is none.
type Sought = Result<Witness, Unseen>;

impl<'c> Difference<'c> {
    fn join(&mut self, other: Difference<'c>) {
        for option in other.options {
            if self.options.iter().all(|own| own.spec.key != option.spec.key) {
                self.options.push(option);
            }
        }
        for clause in other.clauses {
            if self.clauses.iter().all(|own| own.clause.id != clause.clause.id) {
                self.clauses.push(clause);
            }
        }
    }
}

fn subjects<'c>(corpus: &'c Corpus, views: [&HouseView<'c>; 2]) -> Vec<(&'c Rule, ComparedSubject<'c>)> {
    let [left, right] = views;
    let mut subjects = Vec::new();
    let set_apart = |spec: &'static OptionSpec| match (left.value(spec.key), right.value(spec.key)) {
        (Some(a), Some(b)) if a != b => Some((owner(corpus, views, spec)?, spec, [a.clone(), b.clone()])),
        _ => None,
    };
    let options: Vec<_> = rules::options().iter().filter_map(set_apart).collect();
    // What only provisions in a house's own words set belongs to these.
    for rule in corpus.rules.iter().chain(corpus.own_rules()) {
        let own = options.iter().filter(|(owner, ..)| owner.id == rule.id);
        subjects.extend(own.map(|(_, spec, values)| (rule, ComparedSubject::Option(spec, values.clone()))));
        for clause in rule.clauses.iter().filter(|_| rule.house.is_none()) {
            match (left.carries(&clause.id), right.carries(&clause.id)) {
                (true, false) => subjects.push((rule, ComparedSubject::Clause(clause, 0))),
                (false, true) => subjects.push((rule, ComparedSubject::Clause(clause, 1))),
                (true, true) | (false, false) => {}
            }
        }
    }
    subjects
}

/// The rule to which an option belongs: whose cases follow it, whose text prints it, or whose provisions set it.
fn owner<'c>(corpus: &'c Corpus, views: [&HouseView<'c>; 2], spec: &OptionSpec) -> Option<&'c Rule> {
    let clauses = || corpus.rules.iter().flat_map(|rule| &rule.clauses);
    let by_case = || clauses().find(|clause| clause.follows(spec));
    let by_text = || clauses().find(|clause| clause.prints(spec));
    let set = || {
        let provisions = views.iter().flat_map(|view| view.chapters()).flat_map(|chapter| &chapter.provisions);
        let setting = provisions.filter(|provision| provision.sets.iter().any(|setting| setting.key() == spec.key));
        setting.flat_map(|provision| provision.clauses()).find_map(|clause| corpus.clause(&clause.value))
    };
    let clause = by_case().or_else(by_text).or_else(set)?;
    corpus.rule(clause.rule())
}

fn difference<'c>(views: [&HouseView<'c>; 2], rule: &'c Rule, subject: &ComparedSubject<'c>, sought: Sought) -> Difference<'c> {
    let [left, right] = views;
    let unseen = sought.as_ref().err().copied().unwrap_or(Unseen::NotFound);
    let witness = sought.ok();
    match subject {
        ComparedSubject::Option(spec, [a, b]) => {
            let options = vec![OptionDifference { spec, values: [Some(a.clone()), Some(b.clone())] }];
            let told = |clause: &&Clause| left.carries(&clause.id) && right.carries(&clause.id);
            let tied = |clause: &&Clause| clause.follows(spec) || clause.prints(spec);
            let clauses = rule.clauses.iter().filter(told).filter(tied);
            let clauses = clauses.map(|clause| ClauseDifference { clause, carried: [true, true] }).collect();
            Difference { rule, options, clauses, witness, unseen }
        }
        ComparedSubject::Clause(clause, by) => {
            let tied = rules::options().iter().filter(|spec| clause.follows(spec) || clause.prints(spec));
            let options = tied
                .map(|spec| OptionDifference { spec, values: [left, right].map(|view| view.value(spec.key).cloned()) })
                .filter(|option| option.values[0] != option.values[1])
                .collect();
            let clauses = vec![ClauseDifference { clause, carried: [*by == 0, *by == 1] }];
            Difference { rule, options, clauses, witness, unseen }
        }
    }
}

fn bases(plays: &Plays, views: [&HouseView; 2]) -> Vec<Base> {
    let (houses, custom) = (views.map(HouseView::policy), custom(plays.corpus));
    let ruled = |situation: TriedSituation| {
        let reads = [0, 1].map(|at| {
            houses[at].forget();
            rule(&situation, &houses[at], &custom).map(|_| houses[at].reads())
        });
        let [Some(left), Some(right)] = reads else { return None };
        Some(Base { situation, reads: [left, right] })
    };
    told(plays).into_iter().filter_map(ruled).collect()
}

/// The smallest situation that shows the difference, found around those that were written to show it, or else around the others
/// that the corpus tells.
fn seek(plays: &Plays, views: [&HouseView; 2], bases: &[Base], rule: &Rule, subject: &ComparedSubject) -> Sought {
    let unruled = match subject {
        ComparedSubject::Option(..) => false,
        ComparedSubject::Clause(clause, _) => matches!(clause.kind, Kind::Advice | Kind::Statement),
    };
    let trial = CompareTrial::new(plays.corpus, views, rule, subject);
    let meant: Vec<MeantPlay> = meant(plays, views, &trial.houses, subject).into_iter().filter(|play| trial.keeps(play)).collect();
    let near: Vec<&TriedSituation> = bases.iter().filter(|base| touches(base, subject)).map(|base| &base.situation).collect();
    let written: Vec<&TriedSituation> = meant.iter().map(|play| &play.situation).collect();
    let mut seeds: Vec<(ShownDifference, bool, TriedSituation)> =
        near.iter().filter_map(|s| Some((trial.shows(s)?, !written.contains(s), (*s).clone()))).collect();
    if seeds.iter().all(|(shown, ..)| shown.beside || shown.strains > 0 || shown.tier > Tier::Partly) {
        let explored = near.iter().take(EXPLORED).flat_map(|s| around(s, &trial.houses[0], &trial.custom));
        seeds.extend(explored.filter_map(|s| Some((trial.shows(&s)?, true, s))));
    }
    let plain = seeds.iter().any(|(shown, ..)| !shown.beside && shown.tier <= Tier::Partly && !shown.outsized);
    let shown = seeds.iter().map(|(shown, ..)| shown.kind()).min().and_then(|best| {
        seeds.retain(|(shown, ..)| shown.kind() == best);
        seeds.sort_by_cached_key(|(_, by_chance, situation)| (*by_chance, situation.size()));
        // Who wrote a situation to show it knew what is worth showing.
        let by_chance = seeds.first().is_some_and(|(_, by_chance, _)| *by_chance);
        let smaller = seeds.into_iter().filter(|seed| seed.1 == by_chance).take(SEEDS).map(|(_, _, seed)| {
            let of = seed.clone();
            shrink(seed, &mut |s| is_still(s, &of) && trial.shows(s).is_some_and(|shown| shown.kind() <= best))
        });
        let mut shrunk: Vec<(SituationSize, TriedSituation)> = smaller.map(|s| (s.size(), s)).collect();
        shrunk.sort_by(|a, b| a.0.cmp(&b.0));
        shrunk.into_iter().find_map(|(_, situation)| trial.witness(situation))
    });
    // What is only told beside the rules may still have been written down because something is ruled otherwise.
    let shown = shown.or_else(|| {
        let apart = meant.iter().filter(|play| trial.parts(play));
        apart.min_by_key(|play| play.situation.size()).and_then(|play| trial.witness(play.situation.clone()))
    });
    // Where all that was written to show it is ruled alike, what was met by chance has to show it by itself.
    let alike = !meant.is_empty() && !meant.iter().any(|play| trial.parts(play));
    let shown = shown.filter(|_| !alike || plain);
    match shown {
        Some(witness) if !witness.is_alike() => Ok(witness),
        Some(_) => Err(Unseen::Alike),
        // Where both write it down, each its own value, nothing says that they rule alike in every situation.
        None if matches!(subject, ComparedSubject::Option(..)) => Err(Unseen::NotFound),
        None if meant.is_empty() && unruled => Err(Unseen::Unruled),
        None if meant.is_empty() && !near.iter().any(|s| trial.rests_on_it(s)) => Err(Unseen::NotFound),
        None => Err(Unseen::Alike),
    }
}

impl Witness {
    /// Both rule the same, one of them by custom.
    fn is_alike(&self) -> bool {
        let gives = |at: usize, wanted: &Ruling| {
            self.rulings[at].iter().any(|r| {
                let by_custom = [r.grade, wanted.grade].contains(&Grade::Silent);
                r.verdict == wanted.verdict && r.condition == wanted.condition && (by_custom || r.grade == wanted.grade)
            })
        };
        [0, 1].iter().all(|at| self.rulings[*at].iter().all(|ruling| gives(1 - at, ruling)))
    }
}

impl ShownDifference {
    /// What the search keeps as good as it is. What both rule alike is worth less than what rests on something else.
    fn kind(&self) -> (bool, bool, usize, Tier, bool, bool) {
        (self.tier == Tier::Silence, self.beside, self.strains, self.tier, self.outsized, self.open)
    }
}

fn touches(base: &Base, subject: &ComparedSubject) -> bool {
    match subject {
        ComparedSubject::Option(spec, _) => base.reads.iter().any(|reads| reads.options.contains(spec.key)),
        ComparedSubject::Clause(clause, by) => base.reads[*by].clauses.contains_name(&clause.id),
    }
}

impl<'t> CompareTrial<'t> {
    fn new(corpus: &Corpus, views: [&'t HouseView<'t>; 2], rule: &'t Rule, subject: &ComparedSubject<'t>) -> CompareTrial<'t> {
        let houses = views.map(HouseView::policy);
        let levelled = match subject {
            ComparedSubject::Option(spec, [a, b]) => {
                [Some(houses[0].with(spec.key, b.clone())), Some(houses[1].with(spec.key, a.clone()))]
            }
            ComparedSubject::Clause(clause, 0) => [Some(houses[0].without(&clause.id)), None],
            ComparedSubject::Clause(clause, _) => [None, Some(houses[1].without(&clause.id))],
        };
        let tied = match subject {
            ComparedSubject::Option(spec, _) => {
                let tied = rule.clauses.iter().filter(|clause| clause.follows(spec) || clause.prints(spec));
                tied.map(|clause| clause.id.as_str()).collect()
            }
            ComparedSubject::Clause(clause, _) => vec![clause.id.as_str()],
        };
        CompareTrial { houses, custom: custom(corpus), levelled, views, tied }
    }

    fn rule(&self, situation: &TriedSituation) -> Option<[SituationOutcome; 2]> {
        let left = rule(situation, &self.houses[0], &self.custom)?;
        Some([left, rule(situation, &self.houses[1], &self.custom)?])
    }

    /// Whether and how well a situation shows the difference: the houses rule differently, and would not, or not so, without it.
    fn shows(&self, situation: &TriedSituation) -> Option<ShownDifference> {
        let ruled = self.rule(situation)?;
        let topics = apart(&ruled[0].rulings, &ruled[1].rulings);
        if topics.is_empty() {
            return None;
        }
        let levelled: [Option<SituationOutcome>; 2] =
            [0, 1].map(|at| self.levelled[at].as_ref().and_then(|policy| rule(situation, policy, &self.custom)));
        let strains = [
            self.views.iter().any(|view| !plays(view, situation)),
            ruled.iter().any(|outcome| outcome.stumbles(situation)),
            ruled.iter().any(|outcome| outcome.out_of_turn),
            !is_likely(situation),
            ruled.iter().flat_map(|outcome| &outcome.rulings).any(seats_nobody),
        ];
        let open = ruled.iter().flat_map(|outcome| &outcome.rulings).any(|ruling| ruling.condition.is_some());
        let strains = strains.into_iter().filter(|strain| *strain).count();
        let shown = |(topic, how): (Topic, Apart)| {
            let mut moved = Vec::new();
            let mut joined = false;
            for at in [0, 1] {
                let Some(outcome) = &levelled[at] else { continue };
                moved.push(on_topic(&ruled[at].rulings, &outcome.rulings, topic));
                joined |= on_topic(&outcome.rulings, &ruled[1 - at].rulings, topic).is_none();
            }
            let tier = match how {
                Apart::Verdict if joined && moved.iter().all(|moved| *moved == Some(Apart::Verdict)) => Tier::Alone,
                Apart::Verdict if moved.contains(&Some(Apart::Verdict)) => Tier::Partly,
                Apart::Silence => Tier::Silence,
                Apart::Verdict | Apart::Custom => Tier::Custom,
            };
            let by_custom = how == Apart::Custom;
            let is_shown = moved.iter().any(Option::is_some) && is_told(&ruled, topic);
            let beside = !self.tied.is_empty() && !ruled.iter().any(|outcome| self.rests(&outcome.rulings, Some(topic)));
            is_shown.then_some(ShownDifference { beside, strains, tier, outsized: false, open, by_custom, topic })
        };
        let shown = topics.into_iter().filter_map(shown).min()?;
        let outsized = self.houses.iter().any(|house| is_outsized(situation, house, &self.custom));
        Some(ShownDifference { outsized, ..shown })
    }

    /// Whether a ruling rests on what is compared: one on this topic, or any.
    fn rests(&self, rulings: &[Ruling], on: Option<Topic>) -> bool {
        let mut about = rulings.iter().filter(|ruling| on.is_none_or(|on| topic(ruling) == on));
        about.any(|ruling| self.tied.iter().any(|clause| ruling.rests_on(clause)))
    }

    fn rests_on_it(&self, situation: &TriedSituation) -> bool {
        self.rule(situation).is_some_and(|ruled| ruled.iter().any(|outcome| self.rests(&outcome.rulings, None)))
    }

    /// Whether the house rules what was expected of it: the situation may have been written for other values.
    fn keeps(&self, play: &MeantPlay) -> bool {
        let outcome = rule(&play.situation, &self.houses[play.by], &self.custom);
        outcome.is_some_and(|outcome| play.expected.iter().all(|verdict| ruled(&outcome.rulings, verdict)))
    }

    /// Whether the other one rules otherwise than what was expected, by custom too.
    fn parts(&self, play: &MeantPlay) -> bool {
        let outcome = rule(&play.situation, &self.houses[1 - play.by], &self.custom);
        outcome.is_some_and(|outcome| {
            let given = |verdict: &Verdict| outcome.rulings.iter().any(|ruling| ruling.verdict == *verdict);
            !play.expected.iter().all(given)
        })
    }

    /// The situation with what is told of it; `None` where what the houses tell is the same.
    fn witness(&self, situation: TriedSituation) -> Option<Witness> {
        let rulings = self.told(&situation)?;
        Some(self.with_seats_ruled_on(&situation, &rulings).unwrap_or(Witness { situation, rulings }))
    }

    /// What the two tell of it.
    fn told(&self, situation: &TriedSituation) -> Option<[Vec<Ruling>; 2]> {
        let decided = self.houses.each_ref().map(|house| decide(house, &self.custom, &situation.states, &situation.events).ok());
        let [Some(left), Some(right)] = &decided else { return None };
        let told = parted([left, right])?;
        let beside = self.beside(situation);
        let about = told
            .each_ref()
            .map(|rulings| rulings.iter().filter(|ruling| !beside.contains(&topic(ruling))).cloned().collect::<Vec<Ruling>>());
        // Who has something to say on it is not told to be silent.
        let silenced = [0, 1].iter().any(|at| about[*at].is_empty() && !told[*at].is_empty());
        Some(if silenced { told } else { about })
    }

    /// On what the houses rule differently with this difference and without it: that is told where it belongs.
    fn beside(&self, situation: &TriedSituation) -> Vec<Topic> {
        let Some(ruled) = self.rule(situation) else { return Vec::new() };
        let levelled = self.levelled.each_ref().map(|policy| rule(situation, policy.as_ref()?, &self.custom));
        let moves = |wanted: Topic| {
            let moved =
                |at: usize| levelled[at].as_ref().is_some_and(|o| on_topic(&ruled[at].rulings, &o.rulings, wanted).is_some());
            moved(0) || moved(1) || ruled.iter().any(|outcome| self.rests(&outcome.rulings, Some(wanted)))
        };
        let topics = apart(&ruled[0].rulings, &ruled[1].rulings).into_iter().map(|(topic, _)| topic);
        topics.filter(|topic| !moves(*topic)).collect()
    }

    /// The same with everybody who was only taken to sit there, where a ruling names somebody of whom no line speaks.
    fn with_seats_ruled_on(&self, situation: &TriedSituation, rulings: &[Vec<Ruling>; 2]) -> Option<Witness> {
        let decision = decide(&self.houses[0], &self.custom, &situation.states, &situation.events).ok()?;
        let seated = |state: &State| if let State::Seats(places) = state { Some(places.clone()) } else { None };
        let places = decision.assumed.iter().find_map(seated)?;
        let mut states: Vec<State> = situation.states.iter().filter(|state| seated(state).is_none()).cloned().collect();
        states.extend(decision.assumed.iter().filter(|state| matches!(state, State::Folded(_))).cloned());
        states.push(State::Seats(places));
        let full = TriedSituation { states, events: situation.events.clone() };
        let told = self.told(&full).filter(|told| told == rulings)?;
        let of_states = situation.states.iter().flat_map(edit::seats);
        let named: Vec<Seat> = of_states.chain(situation.events.iter().flat_map(edit::seats)).collect();
        let of_others = rulings.iter().flatten().filter_map(|ruling| ruling.about).any(|seat| !named.contains(&seat));
        of_others.then_some(Witness { situation: full, rulings: told })
    }
}

/// It names positions for a button that has moved: a table at which nobody is known to sit.
fn seats_nobody(ruling: &Ruling) -> bool {
    let of_position = |seat: &Seat| matches!(seat, Seat::Position(_));
    matches!(ruling.verdict, Verdict::Seating(_)) && edit::seats(&ruling.verdict).iter().any(of_position)
}

/// Whether one of them says something on this that the other does not, and that is more than an undisputed act.
fn is_told(ruled: &[SituationOutcome; 2], wanted: Topic) -> bool {
    let given =
        |at: usize, ruling: &Ruling| ruled[at].rulings.iter().any(|r| r.verdict == ruling.verdict && r.grade == ruling.grade);
    let new = |at: usize| {
        let mut on = ruled[at].rulings.iter().filter(|ruling| topic(ruling) == wanted && !ruling.routine);
        on.any(|ruling| !given(1 - at, ruling))
    };
    new(0) || new(1)
}

/// Somebody bets or raises, by name or in silence, to what he may not.
pub(super) fn is_outsized(situation: &TriedSituation, house: &Policy, custom: &Policy) -> bool {
    if !situation.events.iter().any(|event| wagers(event).is_some()) {
        return false;
    }
    let Ok(mut session) = Hearing::open(house, custom, &situation.states, &situation.events) else { return false };
    for event in &situation.events {
        if let (Some(wager), Some(legal)) = (wagers(event), session.legal())
            && event.who == Subject::Seat(legal.seat)
            && let Some(range) = legal.options.wager()
        {
            let lies = session.room().hand().find(legal.seat).map_or(0, |player| player.committed());
            let (total, calls) = match wager {
                Wager::Named(total) => (total, false),
                Wager::Pushed(chips) => (lies + chips, legal.options.call.is_some_and(|call| lies + chips <= call)),
            };
            let beyond = total < range.min || range.max.is_some_and(|most| total > most);
            if beyond && !calls && legal.all_in != Some(total) {
                return true;
            }
        }
        if session.step(event).is_err() {
            return false;
        }
    }
    false
}

/// By how much somebody bets or raises.
#[derive(Clone, Copy)]
enum Wager {
    /// The total that he names.
    Named(Amount),
    /// The chips that he puts in without a word.
    Pushed(Amount),
}

fn wagers(event: &Event) -> Option<Wager> {
    let [step] = &event.steps[..] else { return event.steps.first().and_then(named) };
    if let Step::Push(Push::Chips(chips), _) = step { Some(Wager::Pushed(chips.total())) } else { named(step) }
}

fn named(step: &Step) -> Option<Wager> {
    if let Step::Act(Act::Bet(n) | Act::RaiseTo(n)) = step { Some(Wager::Named(*n)) } else { None }
}

/// A ruling in the notation; what is only custom is silence.
pub fn says(ruling: &Ruling) -> String {
    if ruling.grade == Grade::Silent { Verdict::Silent.to_string() } else { ruling.verdict.to_string() }
}
