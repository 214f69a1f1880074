//! Every scenario, example and conflict of the corpus, held against the engine.

use super::choices;
use super::conflict::check_conflict;
use super::play::{Play, expectations};
use super::run::{Run, ruled, run};
use crate::corpus::{Block, Branch, Corpus, ExampleSituation, HouseView, PlayedStructure, Provision, Rule, Scenario};
use crate::diagnostic::Finding;
use crate::engine::event;
use crate::engine::policy::Policy;
use crate::engine::ruling::{Ruling, Verdict};

/// How much was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    pub scenarios: usize,
    pub examples: usize,
    pub conflicts: usize,
}

impl std::ops::AddAssign for Checked {
    fn add_assign(&mut self, other: Checked) {
        self.scenarios += other.scenarios;
        self.examples += other.examples;
        self.conflicts += other.conflicts;
    }
}

/// The house whose clauses answer where a rulebook is silent.
pub const CUSTOM: &str = "custom";

/// Checks all scenarios under one house, and its own examples and conflicts.
pub fn check_house(corpus: &Corpus, house: &str) -> (Checked, Vec<Finding>) {
    let Some(view) = HouseView::new(corpus, house) else { return Default::default() };
    let policy = view.policy();
    let custom = custom(corpus);
    let mut checked = Checked::default();
    let mut findings = Vec::new();
    for rule in &corpus.rules {
        for scenario in &rule.scenarios {
            checked.scenarios += 1;
            findings.extend(check_scenario(rule, scenario, &view, &policy, &custom));
        }
    }
    for provision in view.house.provisions() {
        for example in &provision.examples {
            checked.examples += 1;
            findings.extend(check_example(corpus, provision, example, &policy, &custom));
        }
    }
    for conflict in view.conflicts() {
        checked.conflicts += 1;
        findings.extend(check_conflict(&view, conflict, &policy, &custom));
    }
    (checked, findings)
}

/// The policy of custom; without one in the corpus nothing is customary.
pub fn custom(corpus: &Corpus) -> Policy {
    HouseView::new(corpus, CUSTOM).map(|view| view.policy()).unwrap_or_default()
}

fn check_scenario(rule: &Rule, scenario: &Scenario, view: &HouseView, policy: &Policy, custom: &Policy) -> Vec<Finding> {
    let play = match Play::read(Some(&scenario.table), &scenario.play) {
        Ok(play) => play,
        Err(findings) => return findings,
    };
    if !plays(view, &play) {
        return Vec::new();
    }
    let policy = pinned(policy, scenario);
    let name = format!("{}/{}", rule.id, scenario.id);
    let run = match run(&play, &policy, custom) {
        Ok(run) => run,
        Err((n, problem)) => {
            let place = scenario.play.line_place(n, 0..usize::MAX);
            return vec![Finding::error("impossible-play", problem.message).at(place).help(problem.help)];
        }
    };
    let mut findings = missed(&run, &scenario.play, &view.house.id);
    let mut any = false;
    for branch in scenario.rulings.iter().filter(|branch| applies(branch, &policy)) {
        any = true;
        findings.extend(compare(&run.rulings, &branch.then, &name, &view.house.id, Some(branch)));
    }
    if let Some(without) = scenario.without.as_ref().filter(|_| !any) {
        findings.extend(compare(&run.rulings, without, &name, &view.house.id, None));
    }
    findings.extend(choices::check(&play, scenario, &name, view, &policy, custom));
    findings
}

/// What the house is with the figures and choices that the scenario pins.
fn pinned(policy: &Policy, scenario: &Scenario) -> Policy {
    // What a house leaves unset stays unset: a scenario pins values, it does not make a silent book speak.
    let given = scenario.given.iter().filter(|setting| policy.value(setting.key()).is_some());
    given.fold(policy.clone(), |policy, setting| policy.with(setting.key(), setting.value.clone()))
}

/// Whether the rulings are expected of a house.
pub(super) fn applies(branch: &Branch, policy: &Policy) -> bool {
    branch.proves.iter().all(|clause| policy.carries(&clause.value)) && branch.when.matches(|key| policy.value(key))
}

/// Whether the house plays the structure of this play.
fn plays(view: &HouseView, play: &Play) -> bool {
    let structure = play.states.iter().find_map(|s| if let event::State::Game(structure, _) = s { Some(*structure) } else { None });
    let needed = match structure {
        None | Some(event::Structure::NoLimit) => PlayedStructure::NoLimit,
        Some(event::Structure::PotLimit) => PlayedStructure::PotLimit,
        Some(event::Structure::Limit(..)) => PlayedStructure::Limit,
    };
    view.plays().contains(&needed)
}

fn missed(run: &Run, play: &Block, house: &str) -> Vec<Finding> {
    run.missed
        .iter()
        .map(|(n, verdict, rulings)| {
            let message = format!("`{verdict}` is not what is ruled here by {house}");
            Finding::error("unexpected-ruling", message).at(play.line_place(*n, 0..usize::MAX)).help(instead(rulings, verdict))
        })
        .collect()
}

/// Holds expected rulings against those that were given by a house, and the clauses they prove against those they rest on.
pub(super) fn compare(rulings: &[Ruling], block: &Block, scenario: &str, house: &str, branch: Option<&Branch>) -> Vec<Finding> {
    let expected = match expectations(block) {
        Ok(expected) => expected,
        Err(findings) => return findings,
    };
    let mut findings: Vec<Finding> = expected
        .iter()
        .filter(|(_, verdict)| !ruled(rulings, verdict))
        .map(|(n, verdict)| {
            let message = format!("`{verdict}` is not what is ruled in {scenario} by {house}");
            Finding::error("unexpected-ruling", message).at(block.line_place(*n, 0..usize::MAX)).help(instead(rulings, verdict))
        })
        .collect();
    if !findings.is_empty() {
        return findings;
    }
    for proved in branch.into_iter().flat_map(|b| &b.proves) {
        let credited = rulings.iter().filter(|r| expected.iter().any(|(_, v)| *v == r.verdict)).any(|r| r.rests_on(&proved.value));
        if !credited {
            let message = format!("no expected ruling of {scenario} rests on `{}` under {house}", proved.value);
            findings.push(
                Finding::error("wrong-credit", message)
                    .at(proved.place.clone())
                    .help("name only the clauses on which the expected rulings rest"),
            );
        }
    }
    findings
}

/// What was ruled in place of the verdict: the same question first.
pub(super) fn instead(rulings: &[Ruling], verdict: &Verdict) -> String {
    let shown: Vec<String> = rulings
        .iter()
        .filter(|r| !r.routine || r.verdict.about() == verdict.about())
        .map(|r| {
            if r.grade == crate::engine::ruling::Grade::Silent {
                format!("silent (custom: {})", r.verdict)
            } else {
                r.verdict.to_string()
            }
        })
        .collect();
    format!("it rules: {}", shown.join("; "))
}

fn check_example(
    corpus: &Corpus,
    provision: &Provision,
    example: &crate::corpus::Example,
    policy: &Policy,
    custom: &Policy,
) -> Vec<Finding> {
    let Some(block) = &example.ruling else { return Vec::new() };
    let read = match &example.situation {
        ExampleSituation::Scenario(id) => match corpus.scenario(&id.value) {
            Some(scenario) => Play::read(Some(&scenario.table), &scenario.play),
            None => return Vec::new(),
        },
        ExampleSituation::Own { table, play } => Play::read(Some(table), play),
    };
    let play = match read {
        Ok(play) => play,
        Err(findings) => return findings,
    };
    let run = match run(&play, policy, custom) {
        Ok(run) => run,
        Err((_, problem)) => {
            return vec![Finding::error("impossible-play", problem.message).at(example.place.clone()).help(problem.help)];
        }
    };
    let expected = match expectations(block) {
        Ok(expected) => expected,
        Err(findings) => return findings,
    };
    expected
        .into_iter()
        .filter(|(_, verdict)| !ruled(&run.rulings, verdict))
        .map(|(n, verdict)| {
            let message = format!("the book's own example at {} is ruled otherwise than `{verdict}`", provision.name());
            Finding::error("example-not-kept", message).at(block.line_place(n, 0..usize::MAX)).help(instead(&run.rulings, &verdict))
        })
        .collect()
}
