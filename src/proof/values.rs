//! Every value of every option is told apart from every other by some scenario.

use super::findings::undistinguished_value;
use super::parallel;
use super::runs::{ProofRun, ToldRun, differ, trace};
use crate::corpus::{Corpus, HouseView, Scope};
use crate::diagnostic::{Finding, Place};
use crate::engine::options::{OptionKind, OptionSpec, OptionValue};
use crate::engine::rules;
use crate::scenario::{custom, pinned};

/// Of so many pairs of values so many are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub told: usize,
    pub pairs: usize,
}

/// Holds all pairs of values against all scenarios.
pub fn check(corpus: &Corpus, scope: &Scope, views: &[HouseView], told: &[ToldRun], runs: &[ProofRun]) -> (Score, Vec<Finding>) {
    let specs: Vec<&'static OptionSpec> = rules::options().iter().filter(|spec| scope.asks_for(corpus, spec.key)).collect();
    let of_option = |spec: &&'static OptionSpec| {
        let pairs = pairs(spec, views);
        let left = undistinguished(corpus, views, told, runs, spec, pairs.clone());
        (pairs.len(), left.into_iter().map(|pair| finding(views, spec, &pair)).collect::<Vec<_>>())
    };
    let mut score = Score::default();
    let mut findings = Vec::new();
    for (pairs, found) in parallel(&specs, of_option) {
        score.pairs += pairs;
        score.told += pairs - found.len();
        findings.extend(found);
    }
    (score, findings)
}

/// The values of an option that some rulebook sets, in pairs: all that a choice has, the figures and tariffs that are set,
/// and the figure below and above each of them. A club writes no scenarios: what it sets is told apart by those that there are.
fn pairs(spec: &OptionSpec, views: &[HouseView]) -> Vec<(OptionValue, OptionValue)> {
    let houses = views.iter().flat_map(|view| view.chain()).filter(|house| !house.is_club()).flat_map(|house| house.provisions());
    let set = houses.flat_map(|provision| &provision.sets).filter(|setting| setting.key() == spec.key);
    let mut used: Vec<OptionValue> = set.map(|setting| setting.value.clone()).collect();
    if let (OptionKind::Choice(values), false) = (spec.kind, used.is_empty()) {
        used.extend(values.iter().map(|(name, _)| OptionValue::Choice(name)));
    }
    used.sort();
    used.dedup();
    let mut pairs = Vec::new();
    for (at, value) in used.iter().enumerate() {
        pairs.extend(used[at + 1..].iter().map(|other| (value.clone(), other.clone())));
        if let (OptionValue::Figure(n), OptionKind::Figure { max, .. }) = (value, spec.kind) {
            let near = [n - 1, n + 1].into_iter().filter(|near| (1..=max).contains(near)).map(OptionValue::Figure);
            pairs.extend(near.filter(|near| !used.contains(near)).map(|near| (value.clone(), near)));
        }
    }
    pairs
}

fn undistinguished(
    corpus: &Corpus,
    views: &[HouseView],
    told: &[ToldRun],
    runs: &[ProofRun],
    spec: &'static OptionSpec,
    mut pairs: Vec<(OptionValue, OptionValue)>,
) -> Vec<(OptionValue, OptionValue)> {
    let custom = custom(corpus);
    let policies: Vec<_> = views.iter().map(HouseView::policy).collect();
    for run in runs.iter().filter(|run| run.ruled.reads.options.contains(spec.key)) {
        if pairs.is_empty() {
            break;
        }
        let policy = pinned(&policies[run.house], told[run.told].scenario);
        let Some(own) = policy.value(spec.key).cloned() else { continue };
        let mut traces: Vec<(OptionValue, Option<super::runs::Trace>)> = vec![(own, Some(run.ruled.trace.clone()))];
        for value in pairs.iter().flat_map(|(a, b)| [a, b]) {
            if traces.iter().all(|(known, _)| known != value) {
                let with = policy.with(spec.key, value.clone());
                traces.push((value.clone(), trace(&told[run.told].play, &with, &custom)));
            }
        }
        let of = |value: &OptionValue| traces.iter().find(|(known, _)| known == value).and_then(|(_, trace)| trace.as_ref());
        pairs.retain(|(a, b)| match (of(a), of(b)) {
            (Some(a), Some(b)) => !differ(a, b),
            // Where the one cannot even happen, they are apart.
            (a, b) => a.is_some() == b.is_some(),
        });
    }
    pairs
}

fn finding(views: &[HouseView], spec: &OptionSpec, pair: &(OptionValue, OptionValue)) -> Finding {
    let finding = undistinguished_value::finding(spec, pair);
    match place(views, spec, &pair.0).or_else(|| place(views, spec, &pair.1)) {
        Some(place) => finding.at(place),
        None => finding,
    }
}

/// Where a house sets the option to the value.
fn place(views: &[HouseView], spec: &OptionSpec, value: &OptionValue) -> Option<Place> {
    let provisions = views.iter().flat_map(|view| view.chain()).flat_map(|house| house.provisions());
    let mut settings = provisions.flat_map(|provision| &provision.sets);
    settings.find(|setting| setting.key() == spec.key && setting.value == *value).map(|setting| setting.place.clone())
}
