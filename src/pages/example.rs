//! Worked examples: told from a scenario's own run, never written by hand.

use serde::{Deserialize, Serialize};

use crate::corpus::{Block, Branch, ExampleSituation, HouseView, Rule, Scenario};
use crate::engine::event::{Event, Game, Seat, State, Structure};
use crate::engine::policy::Policy;
use crate::engine::ruling::Verdict;
use crate::prose::Teller;
use crate::scenario::{Play, expectations, ruled, run};

/// An example in prose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldExample {
    pub situation: String,
    /// One sentence a ruling.
    pub ruling: Vec<String>,
}

impl ToldExample {
    /// Tells a play and its rulings.
    pub fn new(teller: &Teller, play: &Play, verdicts: &[Verdict]) -> ToldExample {
        ToldExample::of(teller, &play.states, &play.events(), verdicts)
    }

    /// Tells a situation and its rulings.
    pub fn of(teller: &Teller, states: &[State], events: &[Event], verdicts: &[Verdict]) -> ToldExample {
        let mut situation = vec![state_told(teller, states)];
        situation.extend(teller.play(events));
        situation.retain(|sentence| !sentence.is_empty());
        ToldExample { situation: situation.join(" "), ruling: verdicts.iter().map(|v| teller.verdict(v)).collect() }
    }
}

/// A table in prose.
pub(super) fn state_told(teller: &Teller, states: &[State]) -> String {
    let worth: Vec<State> = states.iter().filter(|s| worth_telling(s, states)).cloned().collect();
    teller.state(&worth)
}

/// What everybody takes for granted is left out: the usual game, and seats that only list who plays.
fn worth_telling(state: &State, all: &[State]) -> bool {
    let only_lists = |seats: &[Option<Seat>]| !seats.contains(&None) && !all.iter().any(|s| matches!(s, State::Button(_)));
    let goes_without_saying =
        *state == State::Game(Structure::NoLimit, Game::Holdem) || matches!(state, State::Seats(seats) if only_lists(seats));
    !goes_without_saying
}

/// An example that a house can print, in no language yet.
#[derive(Clone, Debug)]
pub struct PrintableExample {
    pub(super) play: Play,
    pub(super) verdicts: Vec<Verdict>,
}

impl PrintableExample {
    pub fn tell(&self, teller: &Teller) -> ToldExample {
        ToldExample::new(teller, &self.play, &self.verdicts)
    }

    /// The branch of a scenario that rules in this house, with values pinned as the scenario asks. `None` where none applies or the
    /// house would rule otherwise because it is silent.
    pub fn of_scenario(scenario: &Scenario, policy: &Policy, custom: &Policy) -> Option<PrintableExample> {
        let verdicts = verdicts(scenario, policy)?;
        let play = Play::read(Some(&scenario.table), &scenario.play).ok()?;
        let run = run(&play, policy, custom).ok()?;
        // A value that the scenario pins may not be this house's.
        verdicts.iter().all(|v| ruled(&run.rulings, v)).then_some(PrintableExample { play, verdicts })
    }

    /// The example that a house itself prints for a rule, else the first scenario that rules in it.
    pub fn best(rule: &Rule, view: &HouseView, policy: &Policy, custom: &Policy) -> Option<PrintableExample> {
        let pinned =
            rule.clauses.iter().flat_map(|clause| view.provisions_of(&clause.id)).flat_map(|provision| &provision.examples);
        for example in pinned {
            let (play, ruling) = match (&example.situation, &example.ruling) {
                (ExampleSituation::Scenario(id), ruling) => {
                    let own = id.value.strip_prefix(rule.id.as_str()).is_some_and(|rest| rest.starts_with('/'));
                    let Some(scenario) = view.corpus.scenario(&id.value).filter(|_| own) else { continue };
                    (Play::read(Some(&scenario.table), &scenario.play), ruling.as_ref())
                }
                // What a house says in its own words has only its own examples.
                (ExampleSituation::Own { table, play }, ruling) if rule.house.is_some() => {
                    (Play::read(Some(table), play), ruling.as_ref())
                }
                // An example of its own stands beside all the clauses of its provision; which rule it shows is not said.
                (ExampleSituation::Own { .. }, _) => continue,
            };
            if let (Ok(play), Some(verdicts)) = (play, ruling.and_then(read)) {
                return Some(PrintableExample { play, verdicts });
            }
        }
        rule.scenarios.iter().find_map(|scenario| PrintableExample::of_scenario(scenario, policy, custom))
    }
}

/// The branch of a scenario that rules in this house, told in prose. `None` as for [`PrintableExample::of_scenario`].
pub fn tell_scenario(teller: &Teller, scenario: &Scenario, policy: &Policy, custom: &Policy) -> Option<ToldExample> {
    PrintableExample::of_scenario(scenario, policy, custom).map(|example| example.tell(teller))
}

fn verdicts(scenario: &Scenario, policy: &Policy) -> Option<Vec<Verdict>> {
    let applies = |branch: &&Branch| {
        !branch.proves.is_empty()
            && branch.proves.iter().all(|c| policy.carries(&c.value))
            && branch.when.matches(|key| policy.value(key))
    };
    let branch = scenario.rulings.iter().find(applies)?;
    read(&branch.then).filter(|verdicts| !verdicts.contains(&Verdict::Silent))
}

fn read(block: &Block) -> Option<Vec<Verdict>> {
    expectations(block).ok().map(|lines| lines.into_iter().map(|(_, verdict)| verdict).collect())
}
