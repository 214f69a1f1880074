//! The clock and the chip race, on plays made up at random: an act in the last seconds either stands or comes too late, and no
//! chip of a race is lost or made.

use std::sync::OnceLock;

use proptest::prelude::*;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::chips::Amount;
use ruling::engine::decide::decide;
use ruling::engine::event::{Event, Seat, State};
use ruling::engine::policy::Policy;
use ruling::engine::rules::procedure::chip_race::{Exchange, Race, RaceBy, RaceTie, Terms};
use ruling::engine::ruling::{Action, ChipsVerdict, Counted, RoomVerdict, Ruling, Standing, Verdict};
use ruling::engine::table::bank::Stacks;
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

use super::common::{deck, plays};

/// Every house's policy with custom behind it. A policy keeps count of what is read of it, so that each thread has its own.
fn policies() -> &'static (Vec<Policy>, Policy) {
    thread_local!(static POLICIES: &'static (Vec<Policy>, Policy) = Box::leak(Box::new(load())));
    POLICIES.with(|policies| *policies)
}

fn load() -> (Vec<Policy>, Policy) {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let houses = corpus.houses.iter().filter(|h| h.published).filter_map(|h| HouseView::new(corpus, &h.id));
    (houses.map(|view| view.policy()).collect(), custom(corpus))
}

fn states(line: &str) -> Vec<State> {
    let Ok(Line::State(states)) = parse_line(line) else { panic!("{line}") };
    states
}

fn events(lines: &[String]) -> Vec<Event> {
    let event = |line: &String| if let Ok(Line::Event(event)) = parse_line(line) { event } else { panic!("{line}") };
    lines.iter().map(event).collect()
}

/// What every house rules in the end; nothing where the last to act has no hand any more by then.
fn ruled(table: &str, play: &[String]) -> Vec<Vec<Ruling>> {
    let (houses, custom) = policies();
    let (states, events) = (states(table), events(play));
    let rule = |house| match decide(house, custom, &states, &events) {
        Ok(decision) => Some(decision.rulings),
        Err((_, why)) if why.message.ends_with("is no longer in the hand") => None,
        Err((n, why)) => panic!("{play:?} {n:?}: {why:?}"),
    };
    houses.iter().filter_map(rule).collect()
}

fn on_the_clock() -> impl Strategy<Value = Vec<String>> {
    let line = prop_oneof![
        6 => (1..45i64).prop_map(|n| format!("{n} s pass")),
        1 => Just("the countdown ends".to_owned()),
        1 => Just("floor declares the hand dead".to_owned()),
        1 => Just("dealer declares the hand dead".to_owned()),
        1 => Just("floor grants the clock".to_owned()),
        1 => (1..90i64).prop_map(|n| format!("floor grants {n} s")),
        1 => Just("floor judges it deliberate".to_owned()),
        1 => Just("A asks for the clock".to_owned()),
    ];
    let found = prop::sample::select(vec!["floor judges the time reasonable", "floor judges the time not reasonable"]);
    (prop::option::weighted(0.8, found), prop::collection::vec(line, 0..6)).prop_map(|(found, lines)| {
        let begins = ["A checks", "B bets 800", "D asks for the clock"].map(str::to_owned);
        begins.into_iter().chain(found.map(str::to_owned)).chain(lines).collect()
    })
}

fn racers() -> impl Strategy<Value = (Vec<(i64, i64)>, Vec<String>)> {
    let stacks = prop::collection::vec((0..10i64, 0..4i64), 2..7);
    (stacks, Just(deck()).prop_shuffle())
}

const LETTERS: [char; 6] = ['A', 'B', 'C', 'D', 'E', 'F'];

fn stack(of: &Stacks, seat: Seat) -> Amount {
    of.of(seat).map_or(0, ruling::engine::chips::Chips::total)
}

proptest! {
    #![proptest_config(plays(200))]

    #[test]
    fn an_act_never_both_stands_and_comes_too_late(before in on_the_clock(), act in prop::sample::select(vec!["calls", "raises to 2400"])) {
        let play = [before, vec![format!("C {act}")]].concat();
        let table = "no-limit hold'em, blinds 200/400, on the flop, pot 1200, seats A B C D";
        for rulings in ruled(table, &play) {
            let firm = || rulings.iter().filter(|ruling| ruling.condition.is_none());
            let stands = firm().any(|r| matches!(r.verdict, Verdict::Binding(_, _, Standing::Stands)));
            let late = firm().any(|r| matches!(r.verdict, Verdict::Hand(_, false)));
            prop_assert!(!(stands && late), "{play:?}");
            for ruling in &rulings {
                let Verdict::Chips(ChipsVerdict::Time(_, seconds, counted)) = ruling.verdict else { continue };
                let last = match counted { Counted::Nothing => 1, Counted::After(n) | Counted::Within(n) => n };
                prop_assert!(seconds > 0 && last > 0, "{play:?}");
            }
        }
    }

    #[test]
    fn a_race_makes_and_loses_no_chip((told, deck) in racers(), by in prop::sample::select(vec![RaceBy::ChipByChip, RaceBy::OnePot])) {
        let seats: Vec<Seat> = LETTERS.into_iter().take(told.len()).map(Seat::Letter).collect();
        let mut stacks = Stacks::default();
        for (seat, (small, large)) in seats.iter().zip(&told) {
            stacks.change(*seat, *small, 25);
            stacks.change(*seat, *large, 100);
        }
        let total = |stacks: &Stacks| seats.iter().map(|seat| stack(stacks, *seat)).sum::<Amount>();
        let before = total(&stacks);
        let exchange = Exchange::of(&stacks, &seats, 25, 100);
        exchange.exchanges(&mut stacks);
        prop_assert_eq!(total(&stacks), before);
        let draw = exchange.odd.iter().zip(deck.chunks(3)).map(|((seat, _), cards)| {
            (*seat, cards.iter().map(|card| card.parse().expect("a card")).collect())
        });
        let Race::Won(won) = exchange.race(&[&draw.collect()], Terms { by, tie: Some(RaceTie::Suit) }) else {
            panic!("a suit decides")
        };
        prop_assert_eq!(won.iter().map(|(_, chips)| chips).sum::<i64>(), exchange.prizes());
        prop_assert!(by == RaceBy::OnePot || won.iter().all(|(_, chips)| *chips == 1));
        exchange.pays(&mut stacks, &won);
        prop_assert_eq!(before - total(&stacks), exchange.raced() % 100);
        prop_assert!(seats.iter().all(|seat| stacks.count(*seat, 25) == 0));
    }

    #[test]
    fn chips_that_have_moved_are_told_before_they_are_exchanged(small in 1..9i64, bet in 1..9i64, folds: bool) {
        let table = format!(
            "no-limit hold'em, tournament, blinds 100/200, on the river, pot 900, seats A B, A has {small}x25 + 20x100, B has 20x100"
        );
        let answer = if folds { "B folds" } else { "B calls" };
        let play = [
            &format!("A bets {}", bet * 200),
            answer,
            "dealer pushes the pot to A",
            "next hand",
            "floor exchanges the 25s for 100s",
            "draw for the race: A Kh",
        ];
        for rulings in ruled(&table, &play.map(str::to_owned)) {
            for ruling in &rulings {
                let known = matches!(
                    ruling.verdict,
                    Verdict::Chips(ChipsVerdict::Exchanges(..) | ChipsVerdict::InTheRace(..))
                        | Verdict::Room(RoomVerdict::HasChips(..))
                );
                prop_assert!(!known, "{play:?} {}", ruling.verdict);
            }
        }
    }

    #[test]
    fn the_hand_after_a_race_is_played_with_what_was_won_and_lost((told, deck) in racers()) {
        prop_assume!(told.len() > 3);
        let names: Vec<char> = LETTERS.into_iter().take(told.len()).collect();
        let stacks: Vec<String> =
            names.iter().zip(&told).map(|(letter, (small, large))| format!("{letter} has {}x25 + {}x100", small + 1, large + 1)).collect();
        let odd = names.iter().zip(&told).filter(|(_, (small, _))| (small + 1) % 4 > 0);
        let draw: Vec<String> = odd.zip(&deck).map(|((letter, _), card)| format!("{letter} {card}")).collect();
        prop_assume!(!draw.is_empty());
        let seats: Vec<String> = names.iter().map(char::to_string).collect();
        let (n, seats) = (names.len(), seats.join(" "));
        // The button goes on to A, the blinds are B and C, and D is the first to act.
        let table = format!(
            "no-limit hold'em, blinds 5/10, tournament, between hands, seats {seats}, button {}, {}",
            names[n - 1],
            stacks.join(", ")
        );
        let before = ["floor exchanges the 25s for 100s".to_owned(), format!("draw for the race: {}", draw.join(", "))];
        let play = [&before[..], &["next hand".to_owned(), "D is all-in".to_owned()]].concat();
        let d = Seat::Letter('D');
        let (small, large) = told[3];
        for rulings in ruled(&table, &play) {
            let has = |r: &Ruling| {
                let Verdict::Room(RoomVerdict::HasChips(seat, chips)) = &r.verdict else { return None };
                (*seat == d).then(|| chips.total())
            };
            let raced = rulings.iter().rev().find_map(has).unwrap_or((small + 1) * 25 + (large + 1) * 100);
            let all_in = rulings.iter().any(|r| matches!(r.verdict, Verdict::Action(seat, Action::AllIn(n), _) if seat == d && n == raced));
            prop_assert!(all_in, "{table} {play:?} {raced}");
        }
    }

    #[test]
    fn nobody_is_raced_out((told, deck) in racers()) {
        let stacks: Vec<String> = LETTERS.into_iter().zip(&told).map(|(letter, (small, large))| match (small, large) {
            (0, 0) => format!("{letter} has 1x500"),
            (0, large) => format!("{letter} has {large}x100"),
            (small, 0) => format!("{letter} has {small}x25"),
            (small, large) => format!("{letter} has {small}x25 + {large}x100"),
        }).collect();
        let names = LETTERS.into_iter().take(told.len()).map(String::from).collect::<Vec<_>>().join(" ");
        let odd = LETTERS.into_iter().zip(&told).filter(|(_, (small, _))| small % 4 > 0);
        let draw: Vec<String> = odd.zip(&deck).map(|((letter, _), card)| format!("{letter} {card}")).collect();
        prop_assume!(!draw.is_empty());
        let table = format!("no-limit hold'em, blinds 100/200, tournament, between hands, seats {names}, {}", stacks.join(", "));
        let play = ["floor exchanges the 25s for 100s".to_owned(), format!("draw for the race: {}", draw.join(", "))];
        for rulings in ruled(&table, &play) {
            let out = |r: &&Ruling| matches!(&r.verdict, Verdict::Room(RoomVerdict::HasChips(_, chips)) if chips.total() == 0);
            prop_assert!(!rulings.iter().any(|r| out(&r)), "{table} {play:?}");
        }
    }
}
