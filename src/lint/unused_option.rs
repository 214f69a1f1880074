//! Options from which nothing follows, and those that are asked for and never set.

use std::collections::{BTreeMap, BTreeSet};

use crate::corpus::{ClauseBody, Corpus, House, HouseView, Setting};
use crate::diagnostic::Severity::Warning;
use crate::diagnostic::{Finding, Lint, LintExample, Place};
use crate::scenario::{Plays, custom, run};

pub const LINT: Lint = Lint {
    id: "unused-option",
    severity: Warning,
    what: "An option that a house sets though nothing follows from it, or that no house sets.",
    why: "Whoever sets it expects the book or the rulings to change. Where nobody sets it, texts are kept that nobody prints.",
    example: LintExample::Edit {
        file: "rules/houses/base.yaml",
        good: "betting.half_raise_share: 50 }",
        bad: "betting.half_raise_share: 50, betting.misplayed_actions: 2 }",
    },
    mend: "Carry the rule that it belongs to, or take away the setting. A case that no house reaches is taken out.",
};

pub fn check(plays: &Plays) -> Vec<Finding> {
    let corpus = plays.corpus;
    let mut set: BTreeMap<&str, &Setting> = BTreeMap::new();
    for setting in corpus.houses.iter().flat_map(House::provisions).flat_map(|provision| &provision.sets) {
        set.entry(setting.key()).or_insert(setting);
    }
    let asked = asked(corpus);
    let mut idle: BTreeSet<&str> = set.keys().filter(|key| !asked.contains_key(*key)).copied().collect();
    drop_read(plays, &mut idle);
    let idle = idle.into_iter().map(|key| {
        let finding = LINT.finding(format!("nothing follows from `{key}`")).at(set[key].place.clone());
        finding.help("carry the rule that it belongs to, or do not set it")
    });
    let unset = asked.iter().filter(|(key, _)| !set.contains_key(*key)).map(|(key, place)| {
        let finding = LINT.finding(format!("no house sets `{key}`")).at(place.clone());
        finding.help("set it in the provision that lays it down, or take the case out")
    });
    idle.chain(unset).collect()
}

/// The options that the clauses ask for, and where one first does.
fn asked(corpus: &Corpus) -> BTreeMap<&'static str, Place> {
    let mut asked = BTreeMap::new();
    for clause in corpus.rules.iter().flat_map(|rule| &rule.clauses) {
        if let ClauseBody::Cases(cases) = &clause.body {
            for condition in cases.iter().flat_map(|case| case.when.conditions()) {
                asked.entry(condition.spec.key).or_insert_with(|| condition.place.clone());
            }
        }
        for key in clause.printed_options() {
            asked.entry(key).or_insert_with(|| clause.place.clone());
        }
    }
    asked
}

/// Drops the options that the engine asks for in some scenario. Scenarios are run only until none is left.
fn drop_read(plays: &Plays, idle: &mut BTreeSet<&str>) {
    let corpus = plays.corpus;
    let custom = custom(corpus);
    for house in &corpus.houses {
        let Some(view) = HouseView::new(corpus, &house.id) else { continue };
        let policy = view.policy();
        for scenario in corpus.rules.iter().flat_map(|rule| &rule.scenarios) {
            if idle.is_empty() {
                return;
            }
            if let Ok(play) = plays.of_scenario(scenario) {
                // A play that cannot happen is a finding of its own.
                let _ = run(&play, &policy, &custom);
            }
            for key in policy.reads().options {
                idle.remove(key);
            }
        }
    }
}

#[cfg(test)]
crate::verify::findings::example::finds!([
    "base.yaml betting.misplayed_actions: nothing follows from `betting.misplayed_actions` (carry the rule that it belongs to, or do not set it)"
]);
