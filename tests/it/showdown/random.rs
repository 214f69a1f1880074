//! Whatever is played: no panic, no chip made or lost, nothing cited that the house does not carry.

use proptest::prelude::*;
use ruling::engine::chips::Amount;
use ruling::engine::decide::decide;
use ruling::engine::event::{Event, Judgement, Seat, State, Step, Subject};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::engine::ruling::{Grade, Question, Ruling, Verdict};
use ruling::engine::table::pots::{Pot, pots, uncalled};

use super::super::common;
use super::{Houses, made_up, read, with_houses};

/// What is won, of which pot.
fn wins(rulings: &[Ruling]) -> Vec<(Seat, Amount, usize)> {
    let won = |r: &Ruling| {
        let Verdict::Wins(seat, amount, pot) = r.verdict else { return None };
        Some((seat, amount, usize::from(pot.unwrap_or(0))))
    };
    let mut all: Vec<_> = rulings.iter().filter_map(won).collect();
    all.sort_unstable();
    all
}

/// The pots as they are fought over: without what nobody has called. And how much that is.
fn settled(session: &Hearing) -> (Vec<Pot>, Amount) {
    let mut hand = session.room().hand().clone();
    let back = uncalled(&hand).filter(|_| hand.betting_is_over());
    if let Some((seat, over)) = back {
        hand.players.iter_mut().filter(|p| p.seat == seat).for_each(|p| p.takes_back(over));
    }
    (pots(&hand), back.map_or(0, |(_, over)| over))
}

/// Everything that was won was in the pots, once, and went to somebody with a claim.
fn check_award(session: &Hearing, rulings: &[Ruling]) -> Result<(), TestCaseError> {
    let won = wins(rulings);
    let (pots, back) = settled(session);
    let hand = session.room().hand();
    let in_the_pots: Amount = pots.iter().map(|pot| pot.amount).sum();
    prop_assert_eq!(in_the_pots + back, hand.total_pot(), "{:?}", pots);
    if won.is_empty() {
        return Ok(());
    }
    let left_open = rulings.iter().any(|r| r.question == Question::Award && matches!(r.verdict, Verdict::Floor(_)));
    let alone = hand.live().count() == 1;
    for (number, pot) in pots.iter().enumerate() {
        let here: Vec<_> = won.iter().filter(|(_, _, of)| *of == number).collect();
        let paid: Amount = here.iter().map(|(_, amount, _)| amount).sum();
        prop_assert!(paid == pot.amount || paid == 0 && left_open, "{} of {:?}", paid, pot);
        prop_assert!(
            here.iter().all(|(seat, amount, _)| *amount > 0 && (alone || pot.seats.contains(seat))),
            "{:?} {:?}",
            here,
            pot
        );
        let (most, least) = (here.iter().map(|w| w.1).max(), here.iter().map(|w| w.1).min());
        if let (Some(most), Some(least), false) = (most, least, hand.game.is_high_low()) {
            prop_assert!(most - least <= hand.smallest_chip, "{:?}", here);
        }
    }
    prop_assert!(won.iter().all(|(_, _, number)| *number < pots.len()));
    Ok(())
}

/// All the chips there are.
fn chips(session: &Hearing) -> Amount {
    let hand = session.room().hand();
    hand.players.iter().map(|p| p.committed() + p.stack().unwrap_or(0)).sum::<Amount>() + hand.pot()
}

fn check_grounds(house: &Policy, rulings: &[Ruling]) -> Result<(), TestCaseError> {
    for ruling in rulings {
        let carried = ruling.because.iter().all(|clause| house.carries(clause.as_str()));
        prop_assert!(carried, "{} rests on {:?}", ruling.verdict, ruling.because);
        prop_assert!(ruling.grade != Grade::Silent || ruling.because.is_empty(), "{}", ruling.verdict);
    }
    Ok(())
}

/// The events that can happen, those that cannot left out.
fn possible(houses: &Houses, house: &Policy, states: &[State], events: &[Event]) -> Option<Vec<Event>> {
    let mut session = Hearing::open(house, &houses.custom, states, events).ok()?;
    Some(events.iter().filter(|event| session.step(event).is_ok()).cloned().collect())
}

fn judged(events: &[Event], judgement: Judgement, found: bool) -> Vec<Event> {
    let judges = Event { who: Subject::Floor, steps: vec![Step::Judge(judgement, found)] };
    events.iter().cloned().chain([judges]).collect()
}

proptest! {
    #![proptest_config(common::plays(256))]

    #[test]
    fn no_chip_is_made_or_lost((table, lines) in made_up::play()) {
        let (states, events) = read(&table, &lines);
        with_houses(|houses| {
            for (_, house) in &houses.all {
                let Ok(mut session) = Hearing::open(house, &houses.custom, &states, &events) else { continue };
                let stated = session.room().hand().players.iter().all(|p| p.stack().is_some());
                let before = chips(&session);
                for event in &events {
                    let _ = session.step(event);
                    prop_assert!(!stated || chips(&session) == before, "after {}", event);
                    let rulings = session.rulings();
                    check_award(&session, &rulings)?;
                    check_grounds(house, &rulings)?;
                }
            }
            Ok(())
        })?;
    }

    /// What is given as "if the floor finds it" is what holds once the floor has found it.
    #[test]
    fn a_judgement_supposed_is_as_good_as_one_made((table, lines) in made_up::play()) {
        let (states, events) = read(&table, &lines);
        with_houses(|houses| {
            for (_, house) in &houses.all {
                let Some(events) = possible(houses, house, &states, &events) else { continue };
                let Ok(decision) = decide(house, &houses.custom, &states, &events) else { continue };
                let again = decide(house, &houses.custom, &states, &events).map(|d| d.rulings);
                prop_assert_eq!(Ok(&decision.rulings), again.as_ref());
                for ruling in &decision.rulings {
                    let Some((judgement, true)) = ruling.condition else { continue };
                    let made = judged(&events, judgement, true);
                    let found = decide(house, &houses.custom, &states, &made).map(|d| d.rulings).unwrap_or_default();
                    let same = |r: &Ruling| r.question == ruling.question && r.verdict == ruling.verdict;
                    prop_assert!(found.iter().any(same), "{} if {:?}", ruling.verdict, judgement);
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn it_does_not_matter_who_tables_first((table, lines) in made_up::tabling()) {
        let mut sorted = lines.clone();
        sorted.sort();
        with_houses(|houses| {
            for (_, house) in &houses.all {
                let won = |lines: &[String]| {
                    let (states, events) = read(&table, lines);
                    decide(house, &houses.custom, &states, &events).map(|d| wins(&d.rulings))
                };
                let (one, other) = (won(&lines), won(&sorted));
                prop_assert!(one.as_ref().is_ok_and(|won| !won.is_empty()), "{:?}", one);
                prop_assert_eq!(one, other);
            }
            Ok(())
        })?;
    }
}
