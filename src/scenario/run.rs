//! A play run under a house.

use super::play::{Play, PlayLine};
use crate::corpus::Scenario;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::problem::Problem;
use crate::engine::rules::legal_actions::Legal;
use crate::engine::ruling::{Grade, Ruling, Verdict};

/// What a play came to.
#[derive(Clone, Debug)]
pub struct Run {
    /// The rulings in force at the end.
    pub rulings: Vec<Ruling>,
    pub legal: Option<Legal>,
    /// Rulings expected on the way that were not given, each with its line.
    pub missed: Vec<(usize, Verdict, Vec<Ruling>)>,
}

/// Runs a play under a house, with custom behind it.
///
/// # Errors
/// When something cannot happen: its line, and why.
pub fn run(play: &Play, house: &Policy, custom: &Policy) -> Result<Run, (usize, Problem)> {
    let mut session = Hearing::open(house, custom, &play.states, &play.events()).map_err(|p| (0, p))?;
    let mut missed = Vec::new();
    for (n, step) in &play.steps {
        match step {
            PlayLine::Event(event) => session.step(event).map_err(|p| (*n, p))?,
            PlayLine::Expect(verdict) => {
                let rulings = session.rulings();
                if !ruled(&rulings, verdict) {
                    missed.push((*n, verdict.clone(), rulings));
                }
            }
        }
    }
    Ok(Run { rulings: session.rulings(), legal: session.legal(), missed })
}

/// What the house is with the figures and choices that the scenario pins.
pub fn pinned(policy: &Policy, scenario: &Scenario) -> Policy {
    // What a house leaves unset stays unset: a scenario pins values, it does not make a silent book speak.
    let given = scenario.given.iter().filter(|setting| policy.value(setting.key()).is_some());
    given.fold(policy.clone(), |policy, setting| policy.with(setting.key(), setting.value.clone()))
}

/// Whether the verdict is among the rulings. What custom rules where the house is silent is no ruling of the house.
pub fn ruled(rulings: &[Ruling], verdict: &Verdict) -> bool {
    if *verdict == Verdict::Silent {
        return rulings.iter().any(|r| r.grade == Grade::Silent);
    }
    rulings.iter().any(|r| r.grade != Grade::Silent && r.verdict == *verdict)
}
