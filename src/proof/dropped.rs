//! The drop test: take a clause away, and some ruling changes.

use super::parallel;
use super::runs::{Run, Told, differ, pinned, trace};
use crate::corpus::{Clause, Corpus, HouseView, Kind};
use crate::diagnostic::Finding;
use crate::scenario::custom;

/// Holds every clause that some house carries against all scenarios, as its kind demands.
pub fn check(corpus: &Corpus, views: &[HouseView], told: &[Told], runs: &[Run]) -> Vec<Finding> {
    let carried = |clause: &&Clause| views.iter().any(|view| view.carries(&clause.id));
    let clauses: Vec<&Clause> = corpus.rules.iter().flat_map(|rule| &rule.clauses).filter(carried).collect();
    parallel(&clauses, |clause| check_clause(corpus, views, told, runs, clause)).into_iter().flatten().collect()
}

fn check_clause(corpus: &Corpus, views: &[HouseView], told: &[Told], runs: &[Run], clause: &Clause) -> Option<Finding> {
    let finding = match (clause.kind, cited(runs, clause)) {
        (Kind::Norm, true) if !rules(corpus, views, told, runs, clause) => {
            let message = format!("taking `{}` away changes no ruling: it is only named beside others", clause.id);
            Finding::warning("no-effect", message).help("write a scenario in which it rules, or give it another kind")
        }
        (Kind::Norm, false) if !rules(corpus, views, told, runs, clause) => {
            let message = format!("taking `{}` away changes no ruling, and none rests on it", clause.id);
            Finding::error("no-effect", message).help("write a scenario in which it rules, or give it another kind")
        }
        (Kind::Power | Kind::Duty | Kind::Definition, false) => {
            let message = format!("no ruling of any scenario rests on the {} `{}`", clause.kind.name(), clause.id);
            Finding::warning("no-effect", message).help("write a scenario whose ruling rests on it, or give it another kind")
        }
        _ => return None,
    };
    Some(finding.at(clause.place.clone()))
}

/// Whether some house that carries the clause would rule otherwise without it, or rule on nothing.
fn rules(corpus: &Corpus, views: &[HouseView], told: &[Told], runs: &[Run], clause: &Clause) -> bool {
    let custom = custom(corpus);
    let policies: Vec<_> = views.iter().map(HouseView::policy).collect();
    let carried = |run: &&Run| policies[run.house].carries(&clause.id);
    let mut consulted = runs.iter().filter(|run| run.reads.clauses.contains(clause.id.as_str())).filter(carried);
    consulted.any(|run| {
        let policy = pinned(&policies[run.house], told[run.told].scenario).without(&clause.id);
        trace(&told[run.told].play, &policy, &custom).is_none_or(|without| differ(&without, &run.trace) || sole_ground(run, clause))
    })
}

/// Some ruling rests on this clause alone: without it, the book would no longer say so.
fn sole_ground(run: &Run, clause: &Clause) -> bool {
    run.trace.iter().flatten().any(|ruling| ruling.because == [clause.id.as_str()])
}

fn cited(runs: &[Run], clause: &Clause) -> bool {
    runs.iter().flat_map(|run| &run.trace).flatten().any(|ruling| ruling.because.contains(&clause.id.as_str()))
}
