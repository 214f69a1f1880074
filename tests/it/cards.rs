//! The deck under every house, on deals made up at random: every card that was ever seen lies in one place, and stays known.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use proptest::prelude::*;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::cards::Card;
use ruling::engine::event::{Seat, State};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::engine::table::piles::CardLies;
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

use super::common;

type Houses = &'static [(String, Policy)];

/// Every house's policy, then custom's, and one that says nothing. A policy keeps count of what is read of it, so that each thread
/// has its own.
fn policies() -> Houses {
    thread_local!(static POLICIES: Houses = Box::leak(load().into_boxed_slice()));
    POLICIES.with(|policies| *policies)
}

fn load() -> Vec<(String, Policy)> {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let houses = corpus.houses.iter().filter(|h| h.published);
    let views = houses.filter_map(|h| Some((h.id.clone(), HouseView::new(corpus, &h.id)?.policy())));
    views.chain([("custom".to_owned(), custom(corpus)), ("nobody".to_owned(), Policy::default())]).collect()
}

/// A table at which the deck was told: what each player holds, the board, the burns, and the stub as far as it goes.
#[derive(Clone, Debug)]
struct Dealt {
    table: String,
    /// The cards that no line of state has told.
    unseen: Vec<String>,
    deck: Vec<String>,
}

fn dealt() -> impl Strategy<Value = Dealt> {
    let games = vec![
        ("no-limit hold'em, blinds 100/200", 2, ""),
        ("no-limit hold'em, blinds 100/200", 2, "flop"),
        ("no-limit hold'em, blinds 100/200", 2, "turn"),
        ("pot-limit omaha, blinds 100/200", 4, ""),
        ("pot-limit omaha, blinds 100/200", 4, "flop"),
        ("limit stud 100/200, ante 10, bring-in 20", 3, "third street"),
        ("limit stud 100/200, ante 10, bring-in 20", 5, "fifth street"),
        ("limit stud 100/200, ante 10, bring-in 20", 6, "sixth street"),
    ];
    let deck = Just(common::deck()).prop_shuffle();
    let stub = prop::sample::select(vec![0usize, 2, 9, 52]);
    (prop::sample::select(games), deck, 0..4usize, stub, 0..3usize).prop_map(|((game, each, street), deck, told, stub, burned)| {
        let mut rest = deck.iter();
        let mut take = |n: usize| rest.by_ref().take(n).cloned().collect::<Vec<_>>().join(" ");
        let mut table = format!("{game}, seats A B C");
        for seat in ["A", "B", "C"].iter().take(told) {
            table += &format!(", {seat} holds {}", take(each));
        }
        let board = match street {
            "flop" => 3,
            "turn" => 4,
            _ => 0,
        };
        if !street.is_empty() {
            table += &format!(", on the {street}, pot 600");
        }
        if board > 0 {
            table += &format!(", board {}", take(board));
        }
        if burned > 0 {
            table += &format!(", burned {}", take(burned));
        }
        if stub > 0 {
            table += &format!(", stub {}", take(stub));
        }
        Dealt { table, unseen: rest.cloned().collect(), deck }
    })
}

/// What may befall the deck; `?` stands for any card, `!` for one that has not been seen.
fn deed() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "flop",
        "turn",
        "river",
        "flop ! ! !",
        "flop ? ? ?",
        "flop ! ! ! !",
        "flop without a burn",
        "flop ! ! ! without a burn",
        "flop with two burns",
        "flop of 4 cards",
        "flop of 4 cards face down",
        "floor draws ? from the flop",
        "floor draws ! from the flop",
        "turn !",
        "turn ?",
        "turn ! !",
        "turn ! ! !",
        "turn without a burn",
        "turn with two burns",
        "river !",
        "river ?",
        "river ! !",
        "river without a burn",
        "fourth street",
        "sixth street",
        "seventh street",
        "seventh street !",
        "dealer deals A !",
        "dealer deals B (!)",
        "dealer deals C (x)",
        "dealer deals A ?",
        "dealer deals card 1 ! face up",
        "dealer deals card 5 ! face up",
        "dealer deals card 6 ? face up",
        "dealer deals card 4 ! to C face up",
        "dealer deals card 3 face up",
        "B turns card 5 face up",
        "dealer finds ! boxed",
        "dealer finds ? boxed",
        "dealer finds a boxed card",
        "dealer drops ! on the floor",
        "dealer drops ? on the table",
        "dealer drops a card on the floor",
        "B drops ? on the floor",
        "B drops a card on the table",
        "dealer turns up !",
        "dealer turns up ?",
        "dealer finds a second ?",
        "dealer finds a card from another deck",
        "B finds 3 cards",
        "C finds 1 card",
        "A tables ? ?",
        "B shows ?",
        "A mucks",
        "dealer mucks B's cards",
        "floor judges the order restorable",
        "floor judges the error correctable",
        "dealer washes the cards",
        "{}checks",
        "{}calls",
        "{}folds",
        "{}bets 400",
        "{}is all-in",
        "{}calls",
        "{}checks",
    ])
}

/// The deed with cards in it.
fn filled(deed: &str, dealt: &Dealt, which: &[prop::sample::Index]) -> String {
    let mut which = which.iter();
    let mut pick = |of: &[String]| match (which.next(), of.is_empty()) {
        (Some(at), false) => of[at.index(of.len())].clone(),
        _ => "x".to_owned(),
    };
    let mut line = String::new();
    for one in deed.chars() {
        match one {
            '?' => line += &pick(&dealt.deck),
            '!' => line += &pick(if dealt.unseen.is_empty() { &dealt.deck } else { &dealt.unseen }),
            other => line.push(other),
        }
    }
    line
}

fn states(table: &str) -> Vec<State> {
    let Ok(Line::State(states)) = parse_line(table) else { panic!("{table}") };
    states
}

/// Where each card lies, and those that lie in two places.
fn places(hearing: &Hearing) -> (BTreeMap<String, CardLies>, Vec<Card>) {
    let mut places = BTreeMap::new();
    let lie = hearing.room().hand().whereabouts();
    let twice = lie.into_iter().filter(|(card, place)| places.insert(card.to_string(), *place).is_some());
    let twice = twice.map(|(card, _)| card).collect();
    (places, twice)
}

proptest! {
    #![proptest_config(common::plays(100))]

    #[test]
    fn every_card_lies_in_one_known_place(
        dealt in dealt(),
        deeds in prop::collection::vec((deed(), prop::collection::vec(any::<prop::sample::Index>(), 4)), 1..16),
        others in prop::collection::vec((0..16usize, common::event()), 0..3),
    ) {
        let policies = policies();
        let (_, custom) = &policies[policies.len() - 2];
        let states = states(&dealt.table);
        let mut lines: Vec<String> = deeds.iter().map(|(deed, which)| filled(deed, &dealt, which)).collect();
        for (at, other) in others {
            lines.insert(at.min(lines.len()), other);
        }
        for (house, policy) in policies {
            let mut hearing = Hearing::open(policy, custom, &states, &[]).expect("the table is sound");
            let (mut before, twice) = places(&hearing);
            prop_assert!(twice.is_empty(), "{:?} in {}", twice, dealt.table);
            for line in &lines {
                let to_act = hearing.room().hand().to_act();
                let line = to_act.map_or(line.replace("{}", "A "), |seat| line.replace("{}", &format!("{seat} ")));
                let Ok(Line::Event(event)) = parse_line(&line) else { continue };
                let was = hearing.clone();
                if hearing.step(&event).is_err() {
                    hearing = was;
                    continue;
                }
                if common::begins_another_hand(&event) {
                    break;
                }
                let (now, twice) = places(&hearing);
                prop_assert!(twice.is_empty(), "{}: {:?} after {} of {:?} in {}", house, twice, line, lines, dealt.table);
                for (card, place) in &before {
                    prop_assert!(now.contains_key(card), "{}: {} lay {:?} before {} of {:?} in {}", house, card, place, line, lines, dealt.table);
                }
                before = now;
                let _ = hearing.rulings();
            }
        }
    }
}

/// Where a card lies once the lines have been played under a house.
fn lies(house: &str, table: &str, lines: &[&str], card: &str) -> Option<CardLies> {
    let policies = policies();
    let (_, custom) = &policies[policies.len() - 2];
    let (_, policy) = policies.iter().find(|(id, _)| id == house).expect("it is shipped");
    let mut hearing = Hearing::open(policy, custom, &states(table), &[]).expect("the table is sound");
    for line in lines {
        let Ok(Line::Event(event)) = parse_line(line) else { panic!("{line}") };
        hearing.step(&event).unwrap_or_else(|problem| panic!("{line}: {problem:?}"));
    }
    places(&hearing).0.get(card).copied()
}

/// The turn is 5c and comes before the call.
const EARLY: (&str, &[&str]) = (
    "no-limit hold'em, blinds 100/200, on the flop, board 2c 7d Jh, pot 600, seats A B, stub 9c 5c Th Ad 3s 4d",
    &["A bets 400", "turn 5c", "B calls"],
);

/// ru-flop-5: it is set aside; Th is burned and Ad is the turn; then it is shuffled in, and may be the river.
#[test]
fn a_turn_that_was_set_aside_may_come_on_the_river() {
    let (table, early) = EARLY;
    let then = |lines: &[&'static str]| [early, lines].concat();
    assert_eq!(lies("reiz-ru", table, early, "5c"), Some(CardLies::SetAside));
    let turn = then(&["turn Ad"]);
    assert_eq!(lies("reiz-ru", table, &turn, "5c"), Some(CardLies::SetAside));
    assert_eq!(lies("reiz-ru", table, &turn, "9c"), Some(CardLies::Burned));
    assert_eq!(lies("reiz-ru", table, &turn, "Th"), Some(CardLies::Burned));
    let river = then(&["turn Ad", "A checks", "B checks", "river 5c"]);
    assert_eq!(lies("reiz-ru", table, &river, "5c"), Some(CardLies::Board));
    assert_eq!(lies("reiz-ru", table, &river, "3s"), Some(CardLies::Stub));
}

/// is-misdeal-note-4: it is out of play for good, and no card is burned for the new one.
#[test]
fn a_turn_that_was_taken_out_does_not_come_again() {
    let (table, early) = EARLY;
    let turn = [early, &["turn 4d"]].concat();
    assert_eq!(lies("psi-is", table, &turn, "5c"), Some(CardLies::OutOfPlay));
    assert_eq!(lies("psi-is", table, &turn, "4d"), Some(CardLies::Board));
    assert_eq!(lies("psi-is", table, &turn, "Th"), Some(CardLies::Stub));
}

/// ru-basic-17: the turn that came without a burn is the burn card, and the next one the turn. is-misdeal-note-3: it is out of play.
#[test]
fn the_right_card_comes_in_place_of_the_wrong_one() {
    let table = "no-limit hold'em, blinds 100/200, on the flop, board 2c 7d Jh, pot 600, stub 5c Th Ad, seats A B";
    let lines = ["A checks", "B checks", "turn 5c without a burn", "floor judges the sequence restorable", "turn Th"];
    for (house, place) in [("reiz-ru", CardLies::Burned), ("psi-is", CardLies::OutOfPlay)] {
        assert_eq!(lies(house, table, &lines, "5c"), Some(place), "{house}");
        assert_eq!(lies(house, table, &lines, "Th"), Some(CardLies::Board), "{house}");
    }
}

/// tda-34: the card drawn is the burn card of the turn, so that the top of the stub is the turn.
#[test]
fn the_card_drawn_from_the_flop_is_the_next_burn() {
    let table = "no-limit hold'em, blinds 100/200, button C, seats A B C, stub 9c 2c 7d Jh 5s Th Ad";
    let lines =
        ["C calls", "A folds", "B checks", "flop 2c 7d Jh 5s", "floor draws Jh from the flop", "B checks", "C checks", "turn"];
    assert_eq!(lies("tda-2011", table, &lines, "Jh"), Some(CardLies::Burned));
    assert_eq!(lies("tda-2011", table, &lines, "Th"), Some(CardLies::Board));
}

/// ru-flop-1: the fifth card of the deal was A's; A gets what would have been burned, and Kd is burned before the flop.
#[test]
fn an_exposed_card_is_the_first_burn_and_the_first_burn_replaces_it() {
    let table = "no-limit hold'em, blinds 100/200, button D, seats A B C D, stub 9c 2c 7d Jh";
    let lines = ["dealer deals card 5 Kd face up", "C calls", "D folds", "A calls", "B checks", "flop"];
    assert_eq!(lies("reiz-ru", table, &lines[..1], "Kd"), Some(CardLies::Before(Seat::Letter('A'))));
    assert_eq!(lies("reiz-ru", table, &lines, "Kd"), Some(CardLies::Burned));
    assert_eq!(lies("reiz-ru", table, &lines, "9c"), Some(CardLies::Before(Seat::Letter('A'))));
    assert_eq!(lies("reiz-ru", table, &lines, "2c"), Some(CardLies::Board));
}

/// What was burned does not come.
#[test]
fn a_burned_card_is_stated_and_stays_away() {
    let table = "no-limit hold'em, blinds 100/200, on the flop, board 2c 7d Jh, pot 600, burned 4c, seats A B";
    assert_eq!(lies("tda-2011", table, &[], "4c"), Some(CardLies::Burned));
    let (_, policy) = &policies()[0];
    let mut hearing = Hearing::open(policy, policy, &states(table), &[]).expect("the table is sound");
    let refused = ["A checks", "B checks", "turn 4c"].into_iter().find_map(|line| {
        let Ok(Line::Event(event)) = parse_line(line) else { panic!("{line}") };
        hearing.step(&event).err()
    });
    assert_eq!(refused.map(|problem| problem.message).as_deref(), Some("4c has been dealt already"));
}
