//! Betting under every house, on plays made up at random: what chips, words and acts come to, however they are told.

use std::sync::OnceLock;

use proptest::prelude::*;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::event::{Event, Seat, State};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::engine::ruling::{ChipChange, Grade, Question, Ruling, Verdict};
use ruling::engine::table::pots::uncalled;
use ruling::notation::{Line, parse_line};
use ruling::scenario::custom;

use super::common;

type Houses = (Vec<(String, Policy)>, Policy);

/// Every published house, and custom. A policy keeps count of what is read of it, so that each thread has its own.
fn houses() -> &'static Houses {
    thread_local!(static HOUSES: &'static Houses = Box::leak(Box::new(load())));
    HOUSES.with(|houses| *houses)
}

fn load() -> Houses {
    static CORPUS: OnceLock<Corpus> = OnceLock::new();
    let corpus = CORPUS.get_or_init(|| Corpus::load(&Source::embedded()).expect("the shipped corpus loads"));
    let published = corpus.houses.iter().filter(|h| h.published);
    let policies = published.filter_map(|h| Some((h.id.clone(), HouseView::new(corpus, &h.id)?.policy()))).collect();
    (policies, custom(corpus))
}

fn state(table: &str) -> Vec<State> {
    let Ok(Line::State(states)) = parse_line(table) else { panic!("{table}") };
    states
}

fn event(line: &str) -> Event {
    let Ok(Line::Event(event)) = parse_line(line) else { panic!("{line}") };
    event
}

/// What a player does with chips, words and cards while others still bet.
fn motion() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "says \"raise\"",
        "says \"raise to 900\"",
        "says \"bet\"",
        "says \"bet 700\"",
        "says \"call\"",
        "says \"call and raise\"",
        "says \"check\"",
        "says \"fold\"",
        "says \"all in\"",
        "says \"pot\"",
        "says \"600\"",
        "says \"100\"",
        "says \"five\" (500 or 5000)",
        "says \"let's dance\"",
        "pushes 1x100",
        "pushes 1x100 + 1x50",
        "pushes 2x500",
        "pushes 1x1000",
        "pushes 600",
        "taps the table",
    ])
}

/// Two words, or two heaps of chips, have an order even at the same time: one of each.
fn words() -> impl Strategy<Value = &'static str> {
    motion().prop_filter("no words", |motion| motion.starts_with("says"))
}

fn chips_out() -> impl Strategy<Value = &'static str> {
    motion().prop_filter("words", |motion| !motion.starts_with("says"))
}

fn act() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["checks", "folds", "calls", "bets 400", "raises to 900", "raises to 1600", "is all-in"])
}

/// A table with chips enough for everything, and lines of acts that bring it somewhere.
fn situation() -> impl Strategy<Value = (String, Vec<&'static str>)> {
    let games = vec!["no-limit hold'em, blinds 100/200", "pot-limit omaha, blinds 100/200", "limit hold'em 200/400"];
    let street = prop::sample::select(vec!["", ", on the flop, pot 600", ", on the river, pot 3000"]);
    let stacks = prop::collection::vec(prop_oneof![1..1000i64, 5000..20_000i64], 4);
    (prop::sample::select(games), street, stacks, prop::collection::vec(act(), 0..6)).prop_map(|(game, street, stacks, acts)| {
        let stacks: Vec<String> = stacks.iter().zip(["A", "B", "C", "D"]).map(|(n, s)| format!(", {s} has {n}")).collect();
        (format!("{game}, seats A B C D, button A{street}{}", stacks.join("")), acts)
    })
}

/// The hearing once those to act have done what they can of this.
fn heard<'h>(house: &'h Policy, custom: &'h Policy, table: &str, acts: &[&str]) -> Hearing<'h> {
    let mut hearing = Hearing::open(house, custom, &state(table), &[]).expect("the table is sound");
    for act in acts {
        let Some(seat) = hearing.room().hand().to_act() else { break };
        let mut tried = hearing.clone();
        if tried.step(&event(&format!("{seat} {act}"))).is_ok() {
            hearing = tried;
        }
    }
    hearing
}

/// What is ruled, without the lines that called for it.
fn told(hearing: &Hearing) -> Vec<(Question, Verdict, Grade)> {
    hearing.rulings().into_iter().map(|r| (r.question, r.verdict, r.grade)).collect()
}

/// The chips and who is still in the hand.
fn chips(hearing: &Hearing) -> Vec<(Seat, i64, Option<i64>, bool)> {
    hearing.room().hand().players.iter().map(|p| (p.seat, p.committed(), p.stack(), p.folded())).collect()
}

fn all_chips(hearing: &Hearing) -> i64 {
    hearing.room().hand().pot() + chips(hearing).iter().map(|(_, committed, stack, _)| committed + stack.unwrap_or(0)).sum::<i64>()
}

/// What is awarded and given back in the end is what lies there, and nobody loses what nobody matched.
fn paid_out(hearing: &Hearing, rulings: &[Ruling]) -> Result<(), TestCaseError> {
    let hand = hearing.room().hand();
    // What the floor itself gives to somebody is its own affair.
    let by_rule = rulings.iter().filter(|r| !r.by_floor);
    let won: Vec<i64> = by_rule.filter_map(|r| if let Verdict::Wins(_, n, _) = r.verdict { Some(n) } else { None }).collect();
    let open = rulings.iter().any(|r| matches!(r.verdict, Verdict::Floor(_)) && r.question == Question::Award);
    let back = uncalled(hand).map_or(0, |(_, n)| n);
    if !won.is_empty() && !open {
        prop_assert_eq!(won.iter().sum::<i64>() + back, hand.total_pot());
    }
    if hand.betting_is_over() {
        for player in &hand.players {
            let matched = hand.players.iter().filter(|p| p.seat != player.seat).map(|p| p.committed()).max().unwrap_or(0);
            let his = uncalled(hand).filter(|(seat, _)| *seat == player.seat).map_or(0, |(_, n)| n);
            let lost = player.committed() - his;
            let blind = hand.street.is_first() && lost <= hand.big_blind && player.folded();
            prop_assert!(lost <= matched.max(player.forfeited) || blind, "{} loses {lost}, matched {matched}", player.seat);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(common::plays(150))]

    /// After every event and whatever is ruled, what was put in is held, in the pot, paid or given back.
    #[test]
    fn chips_put_in_are_held_paid_or_returned(table in common::table(), lines in prop::collection::vec(common::event(), 1..14)) {
        let (policies, custom) = houses();
        let events: Vec<Event> = lines.iter().map(|line| event(line)).collect();
        for (house, policy) in policies {
            let mut hearing = Hearing::open(policy, custom, &state(&table), &events).expect("the table is sound");
            let before = all_chips(&hearing);
            for event in &events {
                let _ = hearing.step(event);
                // Nobody tells what each has in front of him when the next hand begins.
                if common::begins_another_hand(event) {
                    break;
                }
                prop_assert_eq!(before, all_chips(&hearing), "{} in {}, {:?}", event, house, lines);
                paid_out(&hearing, &hearing.rulings())?;
            }
        }
    }

    /// The same where those to act bet, say and put out this and that.
    #[test]
    fn chips_are_conserved_while_there_is_betting(
        (table, acts) in situation(),
        motions in prop::collection::vec(prop_oneof![motion(), act(), Just("mucks"), Just("takes back 100"), Just("asks to raise")], 1..10),
    ) {
        let (policies, custom) = houses();
        for (house, policy) in policies {
            let mut hearing = heard(policy, custom, &table, &acts);
            let before = all_chips(&hearing);
            for motion in &motions {
                let Some(seat) = hearing.room().hand().to_act() else { break };
                let mut tried = hearing.clone();
                if tried.step(&event(&format!("{seat} {motion}"))).is_ok() {
                    hearing = tried;
                }
                prop_assert_eq!(before, all_chips(&hearing), "{} {} in {}", seat, motion, house);
                paid_out(&hearing, &hearing.rulings())?;
            }
        }
    }

    /// A ruling without a clause is the game's own arithmetic, or what custom would say.
    #[test]
    fn nothing_is_so_without_a_clause_but_what_is_counted(
        (table, acts) in situation(),
        motions in prop::collection::vec(prop_oneof![motion(), act(), Just("mucks"), Just("takes back 100"), Just("asks to raise")], 1..4),
    ) {
        let (policies, custom) = houses();
        for (house, policy) in policies {
            let mut hearing = heard(policy, custom, &table, &acts);
            for motion in &motions {
                let Some(seat) = hearing.room().hand().to_act() else { break };
                let _ = hearing.step(&event(&format!("{seat} {motion}")));
            }
            for ruling in hearing.rulings() {
                let grounded = ruling.grade != Grade::Is || !ruling.because.is_empty() || ruling.is_arithmetic();
                prop_assert!(grounded, "{:?} in {}: {} {:?} {:?}", ruling, house, table, acts, motions);
            }
        }
    }

    /// What may be done may be said, and comes to the same.
    #[test]
    fn an_act_and_its_word_come_to_the_same((table, acts) in situation(), n in 1..40i64) {
        let (policies, custom) = houses();
        let n = n * 100;
        let pairs = [
            ("checks".to_owned(), "says \"check\"".to_owned()),
            ("folds".to_owned(), "says \"fold\"".to_owned()),
            ("calls".to_owned(), "says \"call\"".to_owned()),
            (format!("raises to {n}"), format!("says \"raise to {n}\"")),
            (format!("bets {n}"), format!("says \"bet {n}\"")),
        ];
        for (house, policy) in policies {
            let start = heard(policy, custom, &table, &acts);
            let Some(seat) = start.room().hand().to_act() else { continue };
            let bet = start.room().hand().bet();
            for (act, words) in &pairs {
                let (mut done, mut said) = (start.clone(), start.clone());
                let _ = done.step(&event(&format!("{seat} {act}")));
                let acted = done.room().hand().actions.len() > start.room().hand().actions.len();
                prop_assume!(said.step(&event(&format!("{seat} {words}"))).is_ok());
                // "Bet" over a bet is no bet, and what is no size is lifted to one: only words can be wrong about that.
                if act.starts_with("bets") && bet > 0 || act.starts_with("raises") && bet == 0 {
                    continue;
                }
                if acted {
                    prop_assert_eq!(chips(&done), chips(&said), "{} {} in {}", act, table, house);
                } else if !act.starts_with("raises") && !act.starts_with("bets") {
                    prop_assert_eq!(chips(&start), chips(&said), "{} {} in {}", act, table, house);
                }
            }
        }
    }

    /// Who has announced a bet or raise without its size can neither check nor call nor fold, by word or by act.
    #[test]
    fn a_word_without_an_amount_holds((table, acts) in situation(), word in prop::sample::select(vec!["raise", "bet"])) {
        let (policies, custom) = houses();
        for (house, policy) in policies {
            let mut bound = heard(policy, custom, &table, &acts);
            let Some(seat) = bound.room().hand().to_act() else { continue };
            bound.step(&event(&format!("{seat} says \"{word}\""))).expect("anybody can speak");
            if bound.room().hand().to_act() != Some(seat) || !must_size(&bound, seat) {
                continue;
            }
            for way in ["checks", "calls", "folds", "says \"check\"", "says \"call\"", "says \"fold\""] {
                let mut tried = bound.clone();
                let _ = tried.step(&event(&format!("{seat} {way}")));
                prop_assert_eq!(chips(&bound), chips(&tried), "{} in {}", way, house);
                prop_assert!(must_size(&tried, seat), "{} in {}: {:?}", way, house, told(&tried));
            }
        }
    }

    /// Lines are only how it is written: on one or on several it is the same.
    #[test]
    fn one_line_and_several_are_the_same(
        (table, acts) in situation(),
        motions in prop::collection::vec(prop_oneof![4 => motion(), 1 => act()], 2..4),
    ) {
        let (policies, custom) = houses();
        for (house, policy) in policies {
            let start = heard(policy, custom, &table, &acts);
            let Some(seat) = start.room().hand().to_act() else { continue };
            let (mut one, mut several) = (start.clone(), start.clone());
            if one.step(&event(&format!("{seat} {}", motions.join(" then ")))).is_err() {
                continue;
            }
            for motion in &motions {
                several.step(&event(&format!("{seat} {motion}"))).expect("it could be done on one line");
            }
            prop_assert_eq!(chips(&one), chips(&several), "{:?} in {}", motions, house);
            prop_assert_eq!(told(&one), told(&several), "{:?} in {}: {} {:?}", motions, house, table, acts);
        }
    }

    /// What two have done before somebody who then only checks comes to what it would have after the check.
    #[test]
    fn early_acts_that_nothing_undoes_come_to_the_same((table, _) in situation(), first in act(), second in act()) {
        prop_assume!(table.contains("on the ") && first != "folds" && second != "folds");
        let (policies, custom) = houses();
        for (house, policy) in policies {
            let start = heard(policy, custom, &table, &[]);
            let order: Vec<Seat> = start.room().hand().acting_order().take(3).collect();
            let [checker, one, other] = order[..] else { continue };
            let lines = [format!("{one} {first}"), format!("{other} {second}")];
            let check = format!("{checker} checks");
            let (mut late, mut early) = (start.clone(), start.clone());
            let _ = late.step(&event(&check));
            let before = late.room().hand().actions.len();
            let _ = lines.iter().try_for_each(|line| late.step(&event(line)));
            let _ = lines.iter().try_for_each(|line| early.step(&event(line)));
            let _ = early.step(&event(&check));
            // Only what may be done in turn is done before it.
            if late.room().hand().actions.len() == before + 2 {
                prop_assert_eq!(chips(&late), chips(&early), "{:?} in {}: {}", lines, house, table);
            }
        }
    }

    /// At the same time is the same time.
    #[test]
    fn while_has_no_order((table, acts) in situation(), first in words(), second in chips_out()) {
        let both = [format!("{first} while {second}"), format!("{second} while {first}")];
        let (policies, custom) = houses();
        for (house, policy) in policies {
            let start = heard(policy, custom, &table, &acts);
            let Some(seat) = start.room().hand().to_act() else { continue };
            let ruled = both.clone().map(|line| {
                let mut hearing = start.clone();
                hearing.step(&event(&format!("{seat} {line}"))).is_ok().then(|| (told(&hearing), chips(&hearing)))
            });
            prop_assert_eq!(&ruled[0], &ruled[1], "{} in {}", both[0], house);
        }
    }
}

/// He has still to name or put out a size.
fn must_size(hearing: &Hearing, seat: Seat) -> bool {
    hearing.rulings().iter().any(|r| matches!(r.verdict, Verdict::Must(who, _) if who == seat))
}

#[test]
fn chips_forfeited_are_won() {
    // 200 in the pot, 250 bet and 150 short of it: 100 was never matched, and 500 are won.
    let (policies, custom) = houses();
    let (_, reiz) = policies.iter().find(|(id, _)| id == "reiz-ru").expect("it is shipped");
    let mut hearing = heard(reiz, custom, "50/100, on the flop, pot 200, seats A B, A has 1000, B has 1000", &["bets 250"]);
    for line in ["B pushes 1x100 + 1x50", "B folds"] {
        hearing.step(&event(line)).expect("it can happen");
    }
    let verdicts: Vec<Verdict> = hearing.rulings().into_iter().map(|r| r.verdict).collect();
    assert!(verdicts.contains(&Verdict::Wins(Seat::Letter('A'), 500, None)), "{verdicts:?}");
    assert!(verdicts.contains(&Verdict::Returned(100, Seat::Letter('A'))), "{verdicts:?}");
    assert!(verdicts.iter().any(|v| matches!(v, Verdict::Action(_, _, ChipChange::Stays(150)))), "{verdicts:?}");
}

#[test]
fn a_hand_that_gets_its_chips_back_is_no_longer_all_in() {
    // TDA 49: the dealer kills a hand that was all-in, and what nobody called goes back to its owner.
    let (policies, custom) = houses();
    let (_, tda) = policies.iter().find(|(id, _)| id == "tda-2011").expect("it is shipped");
    let mut hearing =
        heard(tda, custom, "50/100, on the flop, pot 300, seats A B C, A has 900, B has 900, C has 900", &["is all-in"]);
    hearing.step(&event("dealer mucks A's cards")).expect("it can happen");
    let player = hearing.room().hand().find(Seat::Letter('A')).expect("he sits there");
    assert_eq!((player.stack(), player.committed(), player.all_in()), (Some(900), 0, false));
}
