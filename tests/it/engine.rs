//! The engine under every house, on plays made up at random: it never panics, and chips are conserved.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use proptest::prelude::*;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::decide::decide;
use ruling::engine::event::{Event, State};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

use super::common;

/// Every house's policy, custom's last.
fn policies() -> Vec<Policy> {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let houses = corpus.houses.iter().filter(|h| h.published);
    houses
        .filter_map(|h| HouseView::new(corpus, &h.id))
        .map(|view| view.policy())
        .chain([custom(corpus), Policy::default()])
        .collect()
}

fn read(table: &str, lines: &[String]) -> (Vec<State>, Vec<Event>) {
    let Ok(Line::State(states)) = parse_line(table) else { panic!("{table}") };
    let events = lines.iter().filter_map(|line| match parse_line(line) {
        Ok(Line::Event(event)) => Some(event),
        _ => None,
    });
    (states, events.collect())
}

fn chips(session: &Hearing) -> i64 {
    let hand = session.room().hand();
    hand.players.iter().map(|p| p.committed() + p.stack().unwrap_or(0)).sum::<i64>() + hand.pot
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn chips_are_conserved(table in common::table(), lines in prop::collection::vec(common::event(), 1..14)) {
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        for house in &policies {
            let mut session = Hearing::open(house, custom, &states, &events).expect("the table is sound");
            let before = chips(&session);
            for event in &events {
                // What cannot happen is refused and changes nothing.
                let _ = session.step(event);
                prop_assert_eq!(before, chips(&session), "after {} in {:?}", event, lines);
                let hand = session.room().hand();
                prop_assert!(hand.players.iter().all(|p| p.committed() >= 0 && p.stack().is_none_or(|s| s >= 0)));
            }
            let _ = session.rulings();
        }
    }

    /// No card is in two places, whatever comes face up, falls down, comes too soon or is drawn.
    #[test]
    fn cards_are_conserved(table in common::table(), stub in prop::bool::ANY, lines in prop::collection::vec(common::event(), 1..14)) {
        let table = if stub { format!("{table}, stub 9c 5c Th Ad 3s 7s 8d 2d") } else { table };
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        let Ok(mut session) = Hearing::open(&policies[0], custom, &states, &events) else { return Ok(()) };
        for event in &events {
            let _ = session.step(event);
            let cards = session.room().hand().known_cards();
            let different: BTreeSet<String> = cards.iter().map(ToString::to_string).collect();
            prop_assert_eq!(cards.len(), different.len(), "{:?} after {} in {:?}", cards, event, lines);
        }
    }

    #[test]
    fn whoever_is_to_act_can_act(table in common::table(), lines in prop::collection::vec(common::event(), 0..10)) {
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        for house in &policies {
            let Ok(decision) = decide(house, custom, &states, &events) else { continue };
            if let Some(legal) = decision.legal {
                let o = legal.options;
                prop_assert!(o.check || o.call.is_some() || o.bet.is_some() || o.raise.is_some(), "{:?} {:?}", legal, lines);
                for range in o.bet.iter().chain(o.raise.iter()) {
                    prop_assert!(range.max.is_none_or(|max| range.min <= max), "{:?} {:?}", legal, lines);
                }
            }
        }
    }

    /// The same input gives the same output.
    #[test]
    fn rulings_are_deterministic(table in common::table(), lines in prop::collection::vec(common::event(), 1..8)) {
        let (states, events) = read(&table, &lines);
        let policies = policies();
        let custom = &policies[policies.len() - 2];
        let once = decide(&policies[0], custom, &states, &events).map(|d| (d.rulings, d.legal));
        let again = decide(&policies[0], custom, &states, &events).map(|d| (d.rulings, d.legal));
        prop_assert_eq!(once, again);
    }
}

#[test]
fn without_stated_stacks_nothing_panics_either() {
    let policies = policies();
    let custom = &policies[policies.len() - 2];
    let plays = [
        ("200/400", "A is all-in"),
        ("200/400", "A pushes 1000000000000 then pushes 1000000000000"),
        ("200/400, seats A B, button A, on the flop", "B says \"pot\""),
        ("limit hold'em 1/2", "A raises to 2"),
        ("pot-limit hold'em, 1000000000000/1000000000000", "A raises to 1000000000000"),
    ];
    for (table, line) in plays {
        let (states, events) = read(table, &[line.to_owned()]);
        for house in &policies {
            let _ = decide(house, custom, &states, &events);
        }
    }
}

#[test]
fn a_pot_named_too_low_gives_back_what_was_too_much() {
    let table = "pot-limit hold'em, blinds 10/20, seats A B C, on the flop, pot 400, A has 1000, B has 1000, C has 1000";
    let lines = ["dealer tells A the pot is 300", "A says \"pot\" then pushes 3x100", "B calls", "C calls"].map(str::to_owned);
    let (states, events) = read(table, &lines);
    let policies = policies();
    for house in &policies {
        let mut session = Hearing::open(house, &policies[policies.len() - 2], &states, &events).expect("the table is sound");
        let before = chips(&session);
        for event in &events {
            session.step(event).expect("it can happen");
            assert_eq!(before, chips(&session), "{event}");
        }
    }
}

#[test]
fn a_lone_player_on_the_button_is_refused() {
    let (states, events) = read("200/400, seats A, button A", &["A calls".to_owned()]);
    let policies = policies();
    assert!(decide(&policies[0], &policies[0], &states, &events).is_err());
}
