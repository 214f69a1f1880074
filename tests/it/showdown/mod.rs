//! The showdown under every house: plays made up at random, and hands worked out one by one.

mod hands;
mod made_up;
mod random;

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::event::{Event, State};
use ruling::engine::policy::Policy;
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

/// The published houses, and custom.
struct Houses {
    all: Vec<(String, Policy)>,
    custom: Policy,
}

impl Houses {
    fn find(&self, id: &str) -> &Policy {
        &self.all.iter().find(|(house, _)| house == id).unwrap_or_else(|| panic!("no house {id}")).1
    }
}

/// Gives the houses to whoever asks; a corpus is read once a thread.
fn with_houses<T>(use_them: impl FnOnce(&Houses) -> T) -> T {
    thread_local! {
        static HOUSES: Houses = {
            let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
            let published = corpus.houses.iter().filter(|house| house.published);
            let all = published.filter_map(|house| Some((house.id.clone(), HouseView::new(&corpus, &house.id)?.policy())));
            Houses { all: all.collect(), custom: custom(&corpus) }
        };
    }
    HOUSES.with(use_them)
}

/// Reads a table and a play; what is no line of the notation is a fault of the test.
fn read(table: &str, lines: &[String]) -> (Vec<State>, Vec<Event>) {
    let mut states = Vec::new();
    for line in table.lines().filter(|line| !line.trim().is_empty()) {
        let Ok(Line::State(more)) = parse_line(line) else { panic!("{line}") };
        states.extend(more);
    }
    let event = |line: &String| match parse_line(line) {
        Ok(Line::Event(event)) => event,
        other => panic!("{line}: {other:?}"),
    };
    (states, lines.iter().map(event).collect())
}
