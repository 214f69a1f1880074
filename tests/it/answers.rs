//! What an answer says: it is never only what was assumed, and custom is marked in prose wherever it is marked in JSON.

use std::sync::OnceLock;

use proptest::prelude::*;
use ruling::corpus::{Corpus, HouseView, Lang, Source};
use ruling::engine::decide::{Decision, decide};
use ruling::engine::event::{Event, State};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::engine::ruling::Grade;
use ruling::notation::{Line, parse_line};
use ruling::prose::Teller;
use ruling::scenario::custom;
use serde_json::Value;

use super::{common, shell::Shell};

/// Every house's policy, custom's last.
fn policies() -> Vec<Policy> {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let houses = corpus.houses.iter().filter(|h| h.published);
    let views = houses.filter_map(|h| HouseView::new(corpus, &h.id)).map(|view| view.policy());
    views.chain([custom(corpus)]).collect()
}

/// Tables as people begin to tell them, with and without seats, button and stacks.
fn table() -> impl Strategy<Value = String> {
    let short = prop::sample::select(vec![
        "200/400",
        "200/400, seats A B",
        "200/400, seats SB BB A B",
        "100/200, seats A B C D, button B",
        "100/200, on the flop",
        "100/200, on the river, seats A B C, pot 900",
        "limit hold'em 10/20, seats A B C",
        "pot-limit omaha, 50/100, on the turn, seats A B",
        "100/200, at showdown, seats A B C, pot 900",
        "limit stud 100/200, ante 10, bring-in 20, seats A B C",
    ]);
    prop_oneof![common::table(), short.prop_map(str::to_owned)]
}

/// What a house decides on as much of the play as can happen.
fn decided(house: &Policy, custom: &Policy, table: &str, lines: &[String]) -> Option<Decision> {
    let Ok(Line::State(states)) = parse_line(table) else { panic!("{table}") };
    let events = lines.iter().filter_map(|line| match parse_line(line) {
        Ok(Line::Event(event)) => Some(event),
        _ => None,
    });
    let events: Vec<Event> = possible(house, custom, &states, events.collect())?;
    decide(house, custom, &states, &events).ok()
}

fn possible(house: &Policy, custom: &Policy, states: &[State], events: Vec<Event>) -> Option<Vec<Event>> {
    let mut hearing = Hearing::open(house, custom, states, &events).ok()?;
    let mut kept = Vec::new();
    for event in events {
        let before = hearing.clone();
        match hearing.step(&event) {
            Ok(()) => kept.push(event),
            Err(_) => hearing = before,
        }
    }
    Some(kept)
}

/// The words in which a language says that a ruling is custom's.
fn mark(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "by custom, ",
        Lang::Hu => "a szokás szerint ",
        Lang::Sk => "podľa zvyklostí: ",
        Lang::Hr => "prema običaju ",
        Lang::Is => "venjan er sú að ",
        Lang::Ru => "по обычаю ",
    }
}

proptest! {
    #![proptest_config(common::plays(300))]

    #[test]
    fn an_answer_is_never_only_what_was_assumed(table in table(), lines in prop::collection::vec(common::event(), 0..8)) {
        let policies = policies();
        for house in &policies {
            let Some(decision) = decided(house, &policies[policies.len() - 1], &table, &lines) else { continue };
            prop_assert!(decision.rulings.iter().any(|r| !r.routine), "{} {:?}", table, lines);
        }
    }

    #[test]
    fn custom_is_marked_in_prose_where_it_is_silence_in_json(
        table in table(),
        lines in prop::collection::vec(common::event(), 1..8),
        lang in prop::sample::select(Lang::ALL.to_vec()),
    ) {
        let teller = Teller::new(lang, None);
        let policies = policies();
        for house in &policies {
            let Some(decision) = decided(house, &policies[policies.len() - 1], &table, &lines) else { continue };
            for ruling in decision.rulings.iter().filter(|r| !r.routine && r.verdict.to_string() != "silent") {
                let told = teller.ruling(ruling);
                prop_assert_eq!(ruling.grade == Grade::Silent, told.contains(mark(lang)), "{}", told);
            }
        }
    }
}

/// Through the program itself: options whose bounds rest on custom are marked like any other ruling.
#[test]
fn prose_and_json_mark_the_same_rulings() {
    let plays: [&[&str]; 8] = [
        &["100/200, on the flop, seats A B C", "A bets 400", "B raises to 900", "C is all-in for 1300"],
        &["200/400", "A raises to 1200", "B pushes 2x1000"],
        &["limit hold'em 10/20, seats A B", "A raises to 20", "B raises to 30"],
        &["100/200, on the flop, seats A B C", "C bets 700", "A checks"],
        &["pot-limit omaha, 50/100, on the flop, seats A B, pot 300", "A says \"pot\""],
        &["100/200, on the river, seats A B", "A bets 500", "B folds"],
        &["100/200, seats A B", "A calls", "B checks"],
        &["100/200, on the flop, seats A B", "A pushes 1x500", "B taps the table"],
    ];
    for house in ["tda-2011", "tda-2024", "pslive", "klub-sk", "holdem-hr", "psi-is", "reiz-ru"] {
        for play in plays {
            let told = Shell::new().run(&[&["decide", "--house", house, "--lang", "en"], play].concat());
            let json = Shell::new().run(&[&["decide", "--json", "--house", house, "--lang", "en"], play].concat());
            let json: Value = serde_json::from_str(json.trim_start_matches(|c| c != '{')).expect("it is JSON");
            let rulings = json["rulings"].as_array().cloned().unwrap_or_default();
            assert!(!rulings.is_empty(), "{house} {play:?}");
            let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
            for ruling in rulings {
                let sentence = ruling["told"].as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(told.contains(&sentence), "{house} {play:?}: {sentence}\n{told}");
                assert_eq!(ruling["grade"] == "silent", sentence.contains("by custom, "), "{house} {play:?}: {sentence}");
            }
        }
    }
}

/// What is known of the hand is told, and what a breach costs in this book.
#[test]
fn what_follows_from_the_play_is_told() {
    let answer = |house: &str, play: &[&str]| Shell::new().run(&[&["decide", "--house", house, "--lang", "en"], play].concat());
    let told = answer("tda-2011", &["100/200, on the flop, seats A B C, pot 600", "A bets 400", "B calls", "C folds"]);
    for part in ["There has been substantial action.", "The betting round is closed.", "The pot is 1,400.", "A is first to act"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let breach = ["100/200, on the flop, seats A B C, pot 600", "C bets 400"];
    assert!(answer("psi-is", &breach).contains("C is warned"), "{}", answer("psi-is", &breach));
    assert!(answer("klub-sk", &breach).contains("dealer warns C"), "{}", answer("klub-sk", &breach));
    let json = Shell::new().run(&[&["decide", "--json"], &breach[..]].concat());
    assert!(json.contains("\"left_out\": []"), "{json}");
}
