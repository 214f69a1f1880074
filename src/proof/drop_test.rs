//! The drop test: take a clause away, and some ruling changes. What is no norm is proved as its kind demands.

use std::rc::Rc;

use super::alike::Alike;
use super::findings::no_effect;
use super::parallel;
use super::runs::{ProofRun, ToldRun, Trace, differ, trace};
use crate::corpus::{Clause, Corpus, HouseView, Kind, Scope};
use crate::diagnostic::Finding;
use crate::engine::clause::{ClauseId, ClauseSet};
use crate::engine::policy::Policy;
use crate::scenario::{custom, pinned};

/// Holds every clause that some house carries against all scenarios, as its kind demands.
pub fn check(corpus: &Corpus, scope: &Scope, views: &[HouseView], told: &[ToldRun], runs: &[ProofRun]) -> Vec<Finding> {
    let carried = |clause: &&Clause| views.iter().any(|view| view.carries(&clause.id));
    let clauses: Vec<&Clause> = scope.of(corpus).flat_map(|rule| &rule.clauses).filter(carried).collect();
    let mut grounds = ClauseSet::default();
    runs.iter().flat_map(|run| &run.ruled.trace).flatten().flat_map(|ruling| &ruling.because).for_each(|id| grounds.insert(*id));
    let check = |clause: &&Clause| {
        let id = ClauseId::named(&clause.id);
        let changes = || id.is_some_and(|id| DropTrial::new(corpus, views, told, id).changes(runs));
        check_clause(clause, id.is_some_and(|id| grounds.contains(id)), changes)
    };
    parallel(&clauses, check).into_iter().flatten().collect()
}

/// Whether the clause is proved: some ruling rests on it, or taking it away `changes` one.
fn check_clause(clause: &Clause, is_ground: bool, changes: impl Fn() -> bool) -> Option<Finding> {
    let (id, kind) = (&clause.id, clause.kind.name());
    let (proved, message, help) = match clause.kind {
        Kind::Norm | Kind::Power => (
            changes(),
            match is_ground {
                true => format!("taking `{id}` away changes no ruling: it is only named beside others"),
                false => format!("taking `{id}` away changes no ruling, and none rests on it"),
            },
            "write a scenario in which it rules, or give it another kind",
        ),
        Kind::Duty | Kind::Definition => (
            is_ground,
            format!("no ruling of any scenario rests on the {kind} `{id}`"),
            "write a scenario whose ruling rests on it, or give it another kind",
        ),
        Kind::Advice | Kind::Statement => (
            !is_ground,
            format!("a ruling rests on the {kind} `{id}`, which binds nobody"),
            "give it another kind, or take it from the grounds of the ruling",
        ),
    };
    (!proved).then(|| no_effect::finding(clause, message, help))
}

/// What came of the scenario that is on trial just now; the runs of a scenario come one after the other.
#[derive(Default)]
struct AlikeRuns {
    told: usize,
    alike: Alike<Option<Rc<Trace>>>,
}

impl AlikeRuns {
    fn of_scenario(&mut self, told: usize) -> &mut Alike<Option<Rc<Trace>>> {
        if self.told != told {
            *self = AlikeRuns { told, alike: Alike::default() };
        }
        &mut self.alike
    }
}

/// A clause on trial.
struct DropTrial<'t> {
    told: &'t [ToldRun<'t>],
    clause: ClauseId,
    policies: Vec<Policy>,
    custom: Policy,
}

impl<'t> DropTrial<'t> {
    fn new(corpus: &Corpus, views: &[HouseView], told: &'t [ToldRun<'t>], clause: ClauseId) -> Self {
        DropTrial { told, clause, policies: views.iter().map(HouseView::policy).collect(), custom: custom(corpus) }
    }

    /// Whether some house that carries the clause would rule otherwise without it. Where a book says a thing twice, either
    /// is tried with the others taken away.
    fn changes(&self, runs: &[ProofRun]) -> bool {
        let carried: Vec<bool> = self.policies.iter().map(|policy| policy.carries(self.clause.as_str())).collect();
        let mut consulted = runs.iter().filter(|run| run.ruled.reads.clauses.contains(self.clause) && carried[run.house]);
        let mut alike = AlikeRuns::default();
        let alone = consulted.clone().any(|run| self.matters(run, &[], &mut alike));
        let beside = |run: &ProofRun, others: &[ClauseId]| self.matters(run, others, &mut AlikeRuns::default());
        alone || consulted.any(|run| self.twice_said(run).iter().any(|others| beside(run, others)))
    }

    /// What stands beside the clause in this run: the other grounds one by one, in pairs, and all of them.
    fn twice_said(&self, run: &ProofRun) -> Vec<Vec<ClauseId>> {
        let mut sets: Vec<Vec<ClauseId>> = Vec::new();
        for ruling in run.ruled.trace.iter().flatten().filter(|ruling| ruling.because.contains(&self.clause)) {
            let others: Vec<ClauseId> = ruling.because.iter().copied().filter(|other| *other != self.clause).collect();
            for (at, other) in others.iter().enumerate() {
                sets.push(vec![*other]);
                sets.extend(others[at + 1..].iter().map(|third| vec![*other, *third]));
            }
            sets.extend((others.len() > 2).then_some(others));
        }
        sets.sort_unstable();
        sets.dedup();
        sets
    }

    /// Whether the house rules otherwise without the clause, the others being taken away in both.
    fn matters(&self, run: &ProofRun, others: &[ClauseId], alike: &mut AlikeRuns) -> bool {
        let told = &self.told[run.told];
        let house = pinned(&self.policies[run.house], told.scenario);
        let with = others.iter().fold(house, |policy, other| policy.without(other.as_str()));
        let ruled = |policy: &Policy| trace(&told.play, policy, &self.custom).map(Rc::new);
        let without = alike.of_scenario(run.told).of(&with.without(self.clause.as_str()), ruled);
        let is_otherwise = |with: &Trace| without.as_ref().is_none_or(|without| differ(with, without));
        // With nothing else taken away it is the run itself.
        match others {
            [] => is_otherwise(&run.ruled.trace),
            [..] => match trace(&told.play, &with, &self.custom) {
                Some(with) => is_otherwise(&with),
                None => without.is_some(),
            },
        }
    }
}
