//! The drop test: take a clause away, and some ruling changes. What is no norm is proved as its kind demands.

use super::findings::no_effect;
use super::parallel;
use super::runs::{ProofRun, ToldRun, Trace, differ, trace};
use crate::corpus::{Clause, Corpus, HouseView, Kind, Scope};
use crate::diagnostic::Finding;
use crate::engine::clause::ClauseId;
use crate::engine::policy::Policy;
use crate::engine::ruling::Ruling;
use crate::scenario::{custom, pinned};

/// Holds every clause that some house carries against all scenarios, as its kind demands.
pub fn check(corpus: &Corpus, scope: &Scope, views: &[HouseView], told: &[ToldRun], runs: &[ProofRun]) -> Vec<Finding> {
    let carried = |clause: &&Clause| views.iter().any(|view| view.carries(&clause.id));
    let clauses: Vec<&Clause> = scope.of(corpus).flat_map(|rule| &rule.clauses).filter(carried).collect();
    parallel(&clauses, |clause| check_clause(corpus, views, told, runs, clause)).into_iter().flatten().collect()
}

fn check_clause(corpus: &Corpus, views: &[HouseView], told: &[ToldRun], runs: &[ProofRun], clause: &Clause) -> Option<Finding> {
    let (id, kind) = (&clause.id, clause.kind.name());
    let grounds = || resting(runs, clause);
    let (proved, message, help) = match clause.kind {
        Kind::Norm | Kind::Power => (
            DropTrial::new(corpus, views, told, clause).changes(runs),
            match grounds().next() {
                Some(_) => format!("taking `{id}` away changes no ruling: it is only named beside others"),
                None => format!("taking `{id}` away changes no ruling, and none rests on it"),
            },
            "write a scenario in which it rules, or give it another kind",
        ),
        Kind::Duty | Kind::Definition => (
            grounds().next().is_some(),
            format!("no ruling of any scenario rests on the {kind} `{id}`"),
            "write a scenario whose ruling rests on it, or give it another kind",
        ),
        Kind::Advice | Kind::Statement => (
            grounds().next().is_none(),
            format!("a ruling rests on the {kind} `{id}`, which binds nobody"),
            "give it another kind, or take it from the grounds of the ruling",
        ),
    };
    (!proved).then(|| no_effect::finding(clause, message, help))
}

/// The rulings that rest on the clause.
fn resting<'r>(runs: &'r [ProofRun], clause: &Clause) -> impl Iterator<Item = &'r Ruling> {
    let id = clause.id.clone();
    runs.iter().flat_map(|run| &run.trace).flatten().filter(move |ruling| ruling.rests_on(&id))
}

/// A clause on trial.
struct DropTrial<'t> {
    told: &'t [ToldRun<'t>],
    clause: &'t Clause,
    policies: Vec<Policy>,
    custom: Policy,
}

impl<'t> DropTrial<'t> {
    fn new(corpus: &Corpus, views: &[HouseView], told: &'t [ToldRun<'t>], clause: &'t Clause) -> Self {
        DropTrial { told, clause, policies: views.iter().map(HouseView::policy).collect(), custom: custom(corpus) }
    }

    /// Whether some house that carries the clause would rule otherwise without it. Where a book says a thing twice, either
    /// is tried with the others taken away.
    fn changes(&self, runs: &[ProofRun]) -> bool {
        let carried = |run: &&ProofRun| self.policies[run.house].carries(&self.clause.id);
        let mut consulted = runs.iter().filter(|run| run.reads.clauses.contains_name(&self.clause.id)).filter(carried);
        let alone = consulted.clone().any(|run| self.matters(run, &[]));
        alone || consulted.any(|run| self.twice_said(run).iter().any(|others| self.matters(run, others)))
    }

    /// What stands beside the clause in this run: the other grounds one by one, in pairs, and all of them.
    fn twice_said(&self, run: &ProofRun) -> Vec<Vec<ClauseId>> {
        let mut sets: Vec<Vec<ClauseId>> = Vec::new();
        for ruling in run.trace.iter().flatten().filter(|ruling| ruling.rests_on(&self.clause.id)) {
            let others: Vec<ClauseId> = ruling.because.iter().copied().filter(|other| *other != *self.clause.id).collect();
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
    fn matters(&self, run: &ProofRun, others: &[ClauseId]) -> bool {
        let told = &self.told[run.told];
        let house = pinned(&self.policies[run.house], told.scenario);
        let with = others.iter().fold(house, |policy, other| policy.without(other.as_str()));
        let without = trace(&told.play, &with.without(&self.clause.id), &self.custom);
        let is_otherwise = |with: &Trace| without.as_ref().is_none_or(|without| differ(with, without));
        // With nothing else taken away it is the run itself.
        match others {
            [] => is_otherwise(&run.trace),
            [..] => match trace(&told.play, &with, &self.custom) {
                Some(with) => is_otherwise(&with),
                None => without.is_some(),
            },
        }
    }
}
