//! Every scenario, example and conflict of the corpus, held against the engine.

use super::choices;
use super::conflict::check_conflict;
use super::expected::{applies, compare, instead};
use super::findings::{example_not_kept, impossible_play, unexpected_ruling};
use super::play::{expectations, structure};
use super::plays::Plays;
use super::run::{Run, pinned, ruled, run};
use crate::corpus::{Block, Corpus, ExampleSituation, HouseView, Provision, Rule, Scenario, Scope};
use crate::diagnostic::Finding;
use crate::engine::policy::Policy;
use crate::engine::ruling::Grade;

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

/// Checks all scenarios under one house, and its own examples and conflicts.
pub fn check_house(plays: &Plays, house: &str) -> (Checked, Vec<Finding>) {
    check_rules(plays, house, &Scope::default())
}

/// Checks the scenarios of some rules under one house. Only where all rules are looked at are the house's examples and
/// conflicts too.
pub fn check_rules(plays: &Plays, house: &str, scope: &Scope) -> (Checked, Vec<Finding>) {
    let corpus = plays.corpus;
    let Some(view) = HouseView::new(corpus, house) else { return Default::default() };
    let policy = view.policy();
    let custom = custom(corpus);
    let mut checked = Checked::default();
    let mut findings = Vec::new();
    for rule in scope.of(corpus) {
        for scenario in &rule.scenarios {
            checked.scenarios += 1;
            findings.extend(check_scenario(plays, rule, scenario, &view, &policy, &custom));
        }
    }
    for provision in view.house.provisions().filter(|_| scope.is_all()) {
        for example in &provision.examples {
            checked.examples += 1;
            findings.extend(check_example(plays, &view, provision, example, &policy, &custom));
        }
    }
    for conflict in view.conflicts().iter().filter(|_| scope.is_all()) {
        checked.conflicts += 1;
        findings.extend(check_conflict(plays, &view, conflict, &policy, &custom));
    }
    (checked, findings)
}

/// The policy of custom; without one in the corpus nothing is customary.
pub fn custom(corpus: &Corpus) -> Policy {
    corpus.custom()
}

fn check_scenario(
    plays: &Plays,
    rule: &Rule,
    scenario: &Scenario,
    view: &HouseView,
    policy: &Policy,
    custom: &Policy,
) -> Vec<Finding> {
    let play = match plays.of_scenario(scenario) {
        Ok(play) => play,
        Err(findings) => return findings,
    };
    if !view.plays().contains(&structure(&play.states)) {
        return Vec::new();
    }
    let policy = pinned(policy, scenario);
    let name = format!("{}/{}", rule.id, scenario.id);
    let run = match run(&play, &policy, custom) {
        Ok(run) => run,
        Err((n, problem)) => {
            let place = scenario.play.line_place(n, 0..usize::MAX);
            return vec![impossible_play::finding(problem).at(place)];
        }
    };
    let mut findings = missed(&run, &scenario.play, &view.house.id);
    let mut any = false;
    for branch in scenario.rulings.iter().filter(|branch| applies(branch, &policy)) {
        any = true;
        findings.extend(compare(plays, &run.rulings, &branch.then, &name, &view.house.id, Some(branch)));
    }
    if let Some(without) = scenario.without.as_ref().filter(|_| !any) {
        findings.extend(compare(plays, &run.rulings, without, &name, &view.house.id, None));
    }
    findings.extend(choices::check(plays, &play, scenario, &name, view, &policy, custom));
    findings
}

fn missed(run: &Run, play: &Block, house: &str) -> Vec<Finding> {
    run.missed
        .iter()
        .map(|(n, verdict, rulings)| {
            let place = play.line_place(*n, 0..usize::MAX);
            unexpected_ruling::finding(verdict, &format!("here by {house}"), place, instead(rulings, verdict))
        })
        .collect()
}

fn check_example(
    plays: &Plays,
    view: &HouseView,
    provision: &Provision,
    example: &crate::corpus::Example,
    policy: &Policy,
    custom: &Policy,
) -> Vec<Finding> {
    let Some(block) = &example.ruling else { return Vec::new() };
    let read = match &example.situation {
        ExampleSituation::Scenario(id) => match view.corpus.scenario(&id.value) {
            Some(scenario) => plays.of_scenario(scenario),
            None => return Vec::new(),
        },
        ExampleSituation::Own { table, play } => plays.play(Some(table), play),
    };
    let play = match read {
        Ok(play) => play,
        Err(findings) => return findings,
    };
    let run = match run(&play, policy, custom) {
        Ok(run) => run,
        Err((_, problem)) => {
            return vec![impossible_play::finding(problem).at(example.place.clone())];
        }
    };
    let expected = match expectations(block) {
        Ok(expected) => expected,
        Err(findings) => return findings,
    };
    // What the house says in its own words the engine cannot rule by: where it is silent, the example is told as it is written.
    let in_own_words = view.own_rule(provision).is_some();
    if in_own_words && run.rulings.iter().any(|ruling| ruling.grade == Grade::Silent) {
        return Vec::new();
    }
    expected
        .into_iter()
        .filter(|(_, verdict)| !ruled(&run.rulings, verdict))
        .map(|(n, verdict)| {
            let place = block.line_place(n, 0..usize::MAX);
            example_not_kept::finding(provision, &verdict, place, instead(&run.rulings, &verdict))
        })
        .collect()
}
