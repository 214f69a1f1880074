//! The situations that were written to show a clause or a value: what they expect rests on it.

use super::situation::TriedSituation;
use super::subject::ComparedSubject;
use crate::corpus::{Branch, ExampleSituation, HouseView, Scenario};
use crate::engine::policy::Policy;
use crate::engine::ruling::Verdict;
use crate::scenario::{Plays, applies, expectations, pinned};

/// A situation, what is expected in it, and of which of the two houses.
pub struct MeantPlay {
    pub situation: TriedSituation,
    pub expected: Vec<Verdict>,
    pub by: usize,
}

/// Those that one of the houses keeps, as the corpus and its own provisions have them.
pub fn meant(plays: &Plays, views: [&HouseView; 2], houses: &[Policy; 2], subject: &ComparedSubject) -> Vec<MeantPlay> {
    let mut all = Vec::new();
    for by in [0, 1].into_iter().filter(|by| subject.is_of(*by)) {
        for scenario in plays.corpus.rules.iter().flat_map(|rule| &rule.scenarios) {
            let about = |branch: &&Branch| is_about(branch, subject) && applies(branch, &pinned(&houses[by], scenario));
            all.extend(scenario.rulings.iter().filter(about).filter_map(|branch| told(plays, scenario, branch, by)));
        }
        if let ComparedSubject::Clause(clause, _) = subject {
            let examples = views[by].provisions_of(&clause.id).iter().flat_map(|provision| &provision.examples);
            all.extend(examples.filter_map(|example| {
                // Two editions of a book are two corpora: what a house says of a scenario it says of its own.
                let play = match &example.situation {
                    ExampleSituation::Own { table, play } => plays.play(Some(table), play),
                    ExampleSituation::Scenario(id) => plays.of_scenario(views[by].corpus.scenario(&id.value)?),
                };
                let expected = expectations(example.ruling.as_ref()?).ok()?.into_iter().map(|(_, verdict)| verdict).collect();
                Some(MeantPlay { situation: (&*play.ok()?).into(), expected, by })
            }));
        }
    }
    all.retain(|play| !play.expected.is_empty() && !play.expected.contains(&Verdict::Silent));
    all
}

fn is_about(branch: &Branch, subject: &ComparedSubject) -> bool {
    match subject {
        ComparedSubject::Option(spec, _) => branch.when.conditions().iter().any(|on| on.spec.key == spec.key),
        ComparedSubject::Clause(clause, _) => branch.proves.iter().any(|proved| proved.value == clause.id),
    }
}

fn told(plays: &Plays, scenario: &Scenario, branch: &Branch, by: usize) -> Option<MeantPlay> {
    let expected = plays.expected(&branch.then).ok()?.iter().map(|(_, verdict)| verdict.clone()).collect();
    Some(MeantPlay { situation: (&*plays.of_scenario(scenario).ok()?).into(), expected, by })
}
