//! Every scenario under every house, run once: what was ruled on the way, and what was looked at.

use std::borrow::Cow;
use std::sync::Arc;

use super::alike::Alike;
use super::parallel;
use super::situation::apart;
use crate::corpus::{Corpus, HouseView, Rule, Scenario};
use crate::engine::hearing::Hearing;
use crate::engine::policy::{Policy, Reads};
use crate::engine::ruling::Ruling;
use crate::scenario::{Play, PlayLine, Plays, custom, pinned, structure};

/// A scenario that reads, with its rule.
pub struct ToldRun<'c> {
    pub rule: &'c Rule,
    pub scenario: &'c Scenario,
    pub play: Cow<'c, Play>,
}

/// The rulings at each point at which the scenario asks for them, the last one being its end.
pub type Trace = Vec<Vec<Ruling>>;

/// What came of a scenario, and what was looked at; houses that are alike in all of that share it.
pub struct RuledRun {
    pub trace: Trace,
    pub reads: Reads,
}

/// One scenario under one house.
pub struct ProofRun {
    pub house: usize,
    /// Its place among the scenarios.
    pub told: usize,
    pub ruled: Arc<RuledRun>,
}

/// The scenarios of the corpus that read.
pub fn scenarios<'p>(plays: &'p Plays) -> Vec<ToldRun<'p>> {
    let all = plays.corpus.rules.iter().flat_map(|rule| rule.scenarios.iter().map(move |scenario| (rule, scenario)));
    all.filter_map(|(rule, scenario)| {
        let play = plays.of_scenario(scenario).ok()?;
        Some(ToldRun { rule, scenario, play })
    })
    .collect()
}

/// Runs every scenario under every house that plays its game.
pub fn runs(corpus: &Corpus, views: &[HouseView], told: &[ToldRun]) -> Vec<ProofRun> {
    let of_scenario = |(at, told): &(usize, &ToldRun)| {
        let custom = custom(corpus);
        let mut alike = Alike::default();
        let mut run = |(house, view): (usize, &HouseView)| {
            let ruled = |policy: &Policy| {
                let trace = trace(&told.play, policy, &custom)?;
                Some(Arc::new(RuledRun { trace, reads: policy.reads() }))
            };
            let plays = view.plays().contains(&structure(&told.play.states));
            let ruled = plays.then(|| alike.of(&pinned(&view.policy(), told.scenario), ruled)).flatten()?;
            Some(ProofRun { house, told: *at, ruled })
        };
        views.iter().enumerate().filter_map(&mut run).collect::<Vec<_>>()
    };
    let scenarios: Vec<(usize, &ToldRun)> = told.iter().enumerate().collect();
    parallel(&scenarios, of_scenario).into_iter().flatten().collect()
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
