//! Gaps and overlaps: whether, around what the corpus tells, clauses clash, fall silent or leave a player nothing to do.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::alike::Alike;
use super::explore::around;
use super::findings::{gap, no_legal_action, overlap};
use super::parallel;
use super::runs::ToldRun;
use super::shrink::shrink;
use super::situation::{SituationOutcome, TriedSituation, opening, plays, rule, rule_from, told, topic};
use crate::corpus::{Corpus, HouseView, Kind};
use crate::diagnostic::{Finding, Place};
use crate::engine::clause::ClauseId;
use crate::engine::policy::Policy;
use crate::engine::ruling::{Grade, LegalActions, Question, Ruling, Verdict};
use crate::scenario::{Plays, custom};

/// What can be wrong with a situation under one house; each is reported once, by its smallest situation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum GapFault {
    /// Two clauses rule differently.
    Overlap(ClauseId, ClauseId),
    /// Nothing rules, though the house carries a rule on it: for want of this clause, or of what the clause depends on.
    Gap(ClauseId),
    /// Only the fold is left.
    NoAction,
}

/// The houses with what the engine is given of them.
struct Houses<'v, 'c> {
    corpus: &'v Corpus,
    views: &'v [HouseView<'c>],
    policies: Vec<Policy>,
    custom: Policy,
}

/// Looks around every situation of the corpus under every house.
pub fn check(plays: &Plays, views: &[HouseView], scenarios: &[ToldRun]) -> Vec<Finding> {
    let corpus = plays.corpus;
    let found = parallel(&told(plays), |situation| {
        let houses = Houses::new(corpus, views);
        let near = around(situation, &houses.policies[0], &houses.custom);
        let all = std::iter::once(situation.clone()).chain(near);
        all.flat_map(|s| houses.faults(&s).into_iter().map(|fault| (fault, s.clone())).collect::<Vec<_>>()).collect::<Vec<_>>()
    });
    let houses = Houses::new(corpus, views);
    let unproved = scenarios.iter().flat_map(|told| houses.unproved(told));
    let mut smallest: BTreeMap<(usize, GapFault), TriedSituation> = BTreeMap::new();
    for (fault, situation) in found.into_iter().flatten().chain(unproved) {
        if smallest.get(&fault).is_none_or(|known| situation.size() < known.size()) {
            smallest.insert(fault, situation);
        }
    }
    // What a house inherits is reported where it comes from.
    let bases =
        |house: usize| views[house].chain().iter().skip(1).filter_map(|base| views.iter().position(|v| v.house.id == base.id));
    let inherited = |(house, fault): &(usize, GapFault)| bases(*house).any(|base| smallest.contains_key(&(base, fault.clone())));
    let faults: Vec<_> = smallest.iter().filter(|(at, _)| !inherited(at)).map(|(at, s)| (at.clone(), s.clone())).collect();
    parallel(&faults, |(fault, situation)| {
        let houses = Houses::new(corpus, views);
        let small = shrink(situation.clone(), &mut |s| houses.faults(s).contains(fault));
        finding(corpus, &views[fault.0], &fault.1, &small)
    })
}

impl<'v, 'c> Houses<'v, 'c> {
    fn new(corpus: &'v Corpus, views: &'v [HouseView<'c>]) -> Self {
        Houses { corpus, views, policies: views.iter().map(HouseView::policy).collect(), custom: custom(corpus) }
    }

    /// What is wrong with a situation, and in which houses.
    fn faults(&self, situation: &TriedSituation) -> Vec<(usize, GapFault)> {
        let Some(opening) = opening(situation) else { return Vec::new() };
        let mut alike = Alike::default();
        let mut rule = |(view, policy): (&HouseView, &Policy)| {
            let of_house = |policy: &Policy| rule_from(opening.clone(), situation, policy, &self.custom).map(Rc::new);
            let ruled = || alike.of(policy, of_house);
            plays(view, situation).then(ruled).flatten()
        };
        let ruled: Vec<Option<Rc<SituationOutcome>>> = self.views.iter().zip(&self.policies).map(&mut rule).collect();
        let mut faults = Vec::new();
        for (house, outcome) in ruled.iter().enumerate() {
            let Some(outcome) = outcome else { continue };
            faults.extend(plain(outcome).map(|fault| (house, fault)));
            // Whose turn it is must not be what they differ in: then they are not asked the same.
            // What a club rules is no lack in the book of another house.
            let is_club = |at: usize| at != house && self.views[at].house.is_club();
            let others = ruled.iter().enumerate().filter(|(at, _)| !is_club(*at)).filter_map(|(_, other)| other.as_ref());
            let alike = others.filter(|other| other.out_of_turn == outcome.out_of_turn);
            let others = alike.flat_map(|other| &other.rulings);
            // What the house says in its own words is no gap, though the engine cannot rule by it.
            let gap = self.gap(house, outcome, others).filter(|clause| self.views[house].reworded(clause.as_str()).is_none());
            // A club is not asked for what its base leaves open as well.
            let gap = gap.filter(|_| !self.is_silent_as_its_base(house, &ruled));
            faults.extend(gap.map(|clause| (house, GapFault::Gap(clause))));
        }
        faults.sort();
        faults.dedup();
        faults
    }

    /// Whether it is the house of a club, and one that it is based on is silent, too.
    fn is_silent_as_its_base(&self, house: usize, ruled: &[Option<Rc<SituationOutcome>>]) -> bool {
        let view = &self.views[house];
        let place = |id: &str| self.views.iter().position(|other| other.house.id == id);
        let mut bases = view.chain().iter().skip(1).filter_map(|base| ruled[place(&base.id)?].as_ref());
        view.house.is_club() && bases.any(|outcome| silent(outcome).is_some())
    }

    /// A scenario on which a house is silent, though it carries part of the rule and the scenario does not say so.
    fn unproved(&self, told: &ToldRun) -> Vec<((usize, GapFault), TriedSituation)> {
        let situation = TriedSituation::from(&*told.play);
        let norm = |id: &str| told.rule.clauses.iter().any(|clause| clause.id == id && clause.kind == Kind::Norm);
        let gap = |(house, view): (usize, &HouseView)| {
            let policy = &self.policies[house];
            let proved = told.scenario.rulings.iter().flat_map(|branch| &branch.proves).map(|clause| clause.value.as_str());
            let missing = proved.filter(|id| norm(id)).find(|id| !policy.carries(id) && view.reworded(id).is_none())?;
            if told.scenario.without.is_some() || !plays(view, &situation) {
                return None;
            }
            policy.forget();
            let outcome = rule(&situation, policy, &self.custom)?;
            let reads = policy.reads().clauses;
            let looked = reads.iter().any(|clause| norm(clause.as_str()) && policy.carries(clause.as_str()));
            let missing = reads.iter().find(|clause| clause.as_str() == missing)?;
            (looked && silent(&outcome).is_some()).then(|| ((house, GapFault::Gap(missing)), situation.clone()))
        };
        self.views.iter().enumerate().filter_map(gap).collect()
    }

    /// What the house is silent for want of, while it carries the clause on which another house rules.
    fn gap<'r>(&self, house: usize, outcome: &SituationOutcome, others: impl Iterator<Item = &'r Ruling>) -> Option<ClauseId> {
        let asked = silent(outcome)?;
        let rules = |r: &&Ruling| r.grade != Grade::Silent && asked.iter().any(|own| topic(own) == topic(r));
        let carries = |clause: &ClauseId| self.policies[house].carries(clause.as_str());
        others.filter(rules).find_map(|ruling| {
            let norms: Vec<ClauseId> = ruling.because.iter().copied().filter(|clause| self.is_norm(clause.as_str())).collect();
            let first = norms.first().copied().filter(carries)?;
            match ruling.because.iter().find(|clause| !carries(clause)) {
                // A book that has nothing on a subject leaves no gap in it.
                Some(_) => norms.iter().copied().find(|clause| self.is_partly_carried(house, clause.as_str())),
                None => Some(first),
            }
        })
    }

    fn is_norm(&self, clause: &str) -> bool {
        self.corpus.clause(clause).is_some_and(|clause| clause.kind == Kind::Norm)
    }

    /// The house does not carry the clause, but another norm of its rule.
    fn is_partly_carried(&self, house: usize, clause: &str) -> bool {
        let carries = |id: &str| self.policies[house].carries(id);
        let rule = self.corpus.clause(clause).and_then(|clause| self.corpus.rule(clause.rule()));
        let norms = rule.into_iter().flat_map(|rule| &rule.clauses).filter(|clause| clause.kind == Kind::Norm);
        !carries(clause) && norms.into_iter().any(|norm| carries(&norm.id))
    }
}

/// What is wrong with an outcome by itself.
fn plain(outcome: &SituationOutcome) -> impl Iterator<Item = GapFault> + '_ {
    let first = |clauses: &[ClauseId]| clauses.first().copied();
    let overlaps =
        outcome.overlaps.iter().filter_map(move |overlap| Some(GapFault::Overlap(first(&overlap.first)?, first(&overlap.second)?)));
    let stuck = |r: &Ruling| matches!(&r.verdict, Verdict::May(_, options) | Verdict::Must(_, options) if nothing_to_do(options));
    let stuck = outcome.rulings.iter().any(stuck);
    overlaps.chain(stuck.then_some(GapFault::NoAction))
}

/// What was asked, where the house is silent on all of it.
fn silent(outcome: &SituationOutcome) -> Option<Vec<&Ruling>> {
    let asked: Vec<&Ruling> =
        outcome.rulings.iter().filter(|r| !r.routine && r.question != Question::May && !r.question.is_of_standing()).collect();
    (!asked.is_empty() && asked.iter().all(|r| r.grade == Grade::Silent)).then_some(asked)
}

/// The player to act can do nothing but fold.
fn nothing_to_do(options: &LegalActions) -> bool {
    let LegalActions { check, fold: _, call, bring_in, bet, complete, raise } = options;
    !check && call.is_none() && bring_in.is_none() && bet.is_none() && complete.is_none() && raise.is_none()
}

fn finding(corpus: &Corpus, view: &HouseView, fault: &GapFault, situation: &TriedSituation) -> Finding {
    let house = &view.house.id;
    let lines = situation.lines().join(" / ");
    let (finding, place) = match fault {
        GapFault::Overlap(a, b) => (overlap::finding(a.as_str(), b.as_str(), house, &lines), place(corpus, view, a.as_str())),
        GapFault::Gap(clause) if view.carries(clause.as_str()) => {
            (gap::of_option(clause.as_str(), house, &lines), place(corpus, view, clause.as_str()))
        }
        GapFault::Gap(clause) => {
            (gap::of_clause(clause.as_str(), house, &lines), corpus.clause(clause.as_str()).map(|clause| clause.place.clone()))
        }
        GapFault::NoAction => (no_legal_action::finding(house, &lines), Some(view.house.place.clone())),
    };
    match place {
        Some(place) => finding.at(place),
        None => finding,
    }
}

/// Where the house names the clause.
fn place(corpus: &Corpus, view: &HouseView, clause: &str) -> Option<Place> {
    let named = view.provisions_of(clause).iter().flat_map(|provision| provision.clauses()).find(|named| named.value == clause);
    named.map(|named| named.place.clone()).or_else(|| corpus.clause(clause).map(|clause| clause.place.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::Source;
    use crate::engine::attempt::{Attempt, PriorChips, Situation as Case};
    use crate::engine::event::Seat;
    use crate::engine::judgement::Findings;
    use crate::engine::rule_id::RuleId;
    use crate::engine::rulebooks::Rulebooks;
    use crate::engine::rules::reading::{Reading, ReadingRule, read};
    use crate::engine::table::room::Room;

    #[test]
    fn only_the_fold_is_nothing_to_do() {
        assert!(nothing_to_do(&LegalActions { fold: true, ..LegalActions::default() }));
        assert!(!nothing_to_do(&LegalActions { fold: true, call: Some(100), ..LegalActions::default() }));
    }

    /// No house that can be written down has an overlap or leaves only the fold, so both are told of one that has neither.
    #[test]
    fn overlaps_and_fold_only_are_found_as_documented() {
        let files = [
            ("rules/betting/half-raise.yaml", include_str!("../../tests/example/rules/betting/half-raise.yaml")),
            ("rules/betting/undercall.yaml", include_str!("../../tests/example/rules/betting/undercall.yaml")),
            ("rules/glossary.yaml", include_str!("../../tests/example/glossary.yaml")),
            ("rules/houses/base.yaml", include_str!("../../tests/example/rules/houses/base.yaml")),
        ];
        let corpus = Corpus::load(&Source::memory(files)).unwrap();
        let view = HouseView::new(&corpus, "base").unwrap();
        let situation = TriedSituation::read(&["blinds 200/400"], &["A calls"]);
        let overlap = GapFault::Overlap(ClauseId::made_up("undercall/duty"), ClauseId::made_up("half-raise/complete"));
        for (fault, lint) in [(overlap, &overlap::LINT), (GapFault::NoAction, &no_legal_action::LINT)] {
            let found = finding(&corpus, &view, &fault, &situation);
            assert_eq!(found.lint, lint);
            assert!(found.place.is_some() && found.help.is_some_and(|help| help.ends_with("blinds 200/400 / A calls")));
        }
    }

    /// No two rules of the program clash, so the clash is between two that are made up.
    #[test]
    fn two_rules_of_which_none_is_stronger_overlap() {
        const CALLS: &[RuleId] = &[RuleId::made_up("calls")];
        let calls = ReadingRule {
            rule: Some(CALLS[0]),
            stronger_than: &[],
            over_default: false,
            later_word_is_void: |_, _, _, _| false,
            reads: |_, _, _| Some((Reading::Call, vec![ClauseId::made_up("calls/always")])),
        };
        let folds = |stronger_than| ReadingRule {
            rule: Some(RuleId::made_up("folds")),
            stronger_than,
            over_default: false,
            later_word_is_void: |_, _, _, _| false,
            reads: |_, _, _| Some((Reading::Fold, vec![ClauseId::made_up("folds/always")])),
        };
        let situation = TriedSituation::read(&["200/400"], &["A calls"]);
        let (room, _) = Room::open(&situation.states, &situation.events).unwrap();
        let policy = Policy::default();
        let books = Rulebooks { house: &policy, custom: &policy };
        let attempt = Attempt { seat: Seat::Letter('A'), steps: situation.events[0].steps.clone() };
        let hand = room.hand();
        let player = hand.find(Seat::Letter('A')).unwrap();
        let case = Case {
            room: &room,
            left: None,
            hand,
            player,
            attempt: &attempt,
            findings: &Findings::default(),
            since: 0,
            told: None,
            prior: PriorChips::default(),
        };
        let found = |readers: &[ReadingRule]| {
            let overlaps = read(&case, &books, readers).1;
            let outcome = SituationOutcome { rulings: Vec::new(), overlaps, out_of_turn: false };
            plain(&outcome).collect::<Vec<_>>()
        };
        assert_eq!(
            found(&[calls, folds(&[])]),
            [GapFault::Overlap(ClauseId::made_up("calls/always"), ClauseId::made_up("folds/always"))]
        );
        let calls = ReadingRule {
            rule: Some(CALLS[0]),
            stronger_than: &[],
            over_default: false,
            later_word_is_void: |_, _, _, _| false,
            reads: |_, _, _| Some((Reading::Call, vec![ClauseId::made_up("calls/always")])),
        };
        assert_eq!(found(&[calls, folds(CALLS)]), []);
    }
}
