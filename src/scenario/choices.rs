//! What a house would rule if it chose otherwise: expectations for values that are not its own.
//!
//! A club that takes over a rulebook and chooses another value finds its scenarios written already. They must hold before
//! anybody does.

use super::expected::{applies, compare};
use super::play::Play;
use super::plays::Plays;
use super::run::run;
use crate::corpus::{Branch, HouseView, Scenario};
use crate::diagnostic::Finding;
use crate::engine::policy::Policy;

/// Holds the rulings for each choice that the scenario knows, and the house has not made, against what it would rule then.
pub fn check(
    plays: &Plays,
    play: &Play,
    scenario: &Scenario,
    name: &str,
    view: &HouseView,
    policy: &Policy,
    custom: &Policy,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for branch in scenario.rulings.iter().filter(|branch| !applies(branch, policy)) {
        for (chosen, policy) in choices(branch, policy) {
            // What cannot happen there is not what the rulings are about.
            let Ok(run) = run(play, &policy, custom) else { continue };
            let by = format!("{} with {chosen}", view.house.id);
            findings.extend(compare(plays, &run.rulings, &branch.then, name, &by, Some(branch)));
        }
    }
    findings
}

/// The house with each combination of values that the branch asks for. A book that leaves one of the options open stays
/// as it is, and the branch does not become its own.
fn choices(branch: &Branch, policy: &Policy) -> Vec<(String, Policy)> {
    let mut choices = vec![(Vec::new(), policy.clone())];
    for condition in branch.when.conditions() {
        let key = condition.spec.key;
        if policy.value(key).is_none() {
            return Vec::new();
        }
        let with = |(chosen, policy): (Vec<String>, Policy)| {
            let others = condition.any_of.iter().map(move |value| {
                let mut chosen = chosen.clone();
                if policy.value(key) != Some(value) {
                    chosen.push(format!("{key}: {value}"));
                }
                (chosen, policy.with(key, value.clone()))
            });
            others.collect::<Vec<_>>()
        };
        choices = choices.into_iter().flat_map(with).collect();
    }
    choices.retain(|(_, policy)| applies(branch, policy));
    choices.into_iter().map(|(chosen, policy)| (chosen.join(", "), policy)).collect()
}
