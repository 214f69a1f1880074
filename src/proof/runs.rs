//! Every scenario under every house, run once: what was ruled on the way, and what was looked at.

use super::parallel;
use super::situation::{TriedSituation, apart, plays};
use crate::corpus::{Corpus, HouseView, Rule, Scenario};
use crate::engine::hearing::Hearing;
use crate::engine::policy::{Policy, Reads};
use crate::engine::ruling::Ruling;
use crate::scenario::{Play, PlayLine, custom, pinned};

/// A scenario that reads, with its rule.
pub struct ToldRun<'c> {
    pub rule: &'c Rule,
    pub scenario: &'c Scenario,
    pub play: Play,
}

/// The rulings at each point at which the scenario asks for them, the last one being its end.
pub type Trace = Vec<Vec<Ruling>>;

/// One scenario under one house.
pub struct ProofRun {
    pub house: usize,
    /// Its place among the scenarios.
    pub told: usize,
    pub trace: Trace,
    pub reads: Reads,
}

/// The scenarios of the corpus that read.
pub fn scenarios(corpus: &Corpus) -> Vec<ToldRun<'_>> {
    let all = corpus.rules.iter().flat_map(|rule| rule.scenarios.iter().map(move |scenario| (rule, scenario)));
    all.filter_map(|(rule, scenario)| {
        let play = Play::read(Some(&scenario.table), &scenario.play).ok()?;
        Some(ToldRun { rule, scenario, play })
    })
    .collect()
}

/// Runs every scenario under every house that plays its game.
pub fn runs(corpus: &Corpus, views: &[HouseView], told: &[ToldRun]) -> Vec<ProofRun> {
    let of_house = |(house, view): &(usize, &HouseView)| {
        let (policy, custom) = (view.policy(), custom(corpus));
        let run = |(at, told): (usize, &ToldRun)| {
            if !plays(view, &TriedSituation::from(&told.play)) {
                return None;
            }
            let policy = pinned(&policy, told.scenario);
            policy.forget();
            let trace = trace(&told.play, &policy, &custom)?;
            Some(ProofRun { house: *house, told: at, trace, reads: policy.reads() })
        };
        told.iter().enumerate().filter_map(run).collect::<Vec<_>>()
    };
    let houses: Vec<(usize, &HouseView)> = views.iter().enumerate().collect();
    parallel(&houses, of_house).into_iter().flatten().collect()
}

/// The rulings along a play; `None` where it cannot happen.
pub fn trace(play: &Play, house: &Policy, custom: &Policy) -> Option<Trace> {
    let mut session = Hearing::open(house, custom, &play.states, &play.events()).ok()?;
    let mut trace = Vec::new();
    for (_, step) in &play.steps {
        match step {
            PlayLine::Event(event) => session.step(event).ok()?,
            PlayLine::Expect(_) => trace.push(session.rulings()),
        }
    }
    trace.push(session.rulings());
    Some(trace)
}

/// Whether anything is ruled otherwise anywhere along the play.
pub fn differ(a: &Trace, b: &Trace) -> bool {
    a.len() != b.len() || a.iter().zip(b).any(|(a, b)| !apart(a, b).is_empty())
}
