//! Whole hands: chips are conserved and every pot is awarded, whatever is played.

use proptest::prelude::*;
use ruling::engine::cards::{Card, CardSet};
use ruling::engine::chips::Amount;
use ruling::engine::ending::End;
use ruling::engine::event::{Game, Structure};
use ruling::engine::legality::{IllegalAction, RecordedAction};
use ruling::engine::policy::Policy;
use ruling::engine::recorded_hand::{RecordedHand, Setup};
use ruling::engine::rulebooks::Rulebooks;

use super::common;

/// A variant, with its structure.
fn variant() -> impl Strategy<Value = (Structure, Game)> {
    let limit = Structure::Limit(20, 40);
    prop::sample::select(vec![
        (Structure::NoLimit, Game::Holdem),
        (Structure::PotLimit, Game::Omaha),
        (limit, Game::Holdem),
        (limit, Game::OmahaEight),
        (limit, Game::Stud),
        (limit, Game::StudEight),
        (limit, Game::Razz),
    ])
}

/// Stakes and stacks, short ones and antes that not everybody can pay among them.
fn setup() -> impl Strategy<Value = Setup> {
    let players = 2..=7_usize;
    (variant(), players, any::<bool>(), prop::sample::select(vec![1, 5, 10])).prop_flat_map(|((structure, game), n, dead, chip)| {
        let stacks = prop::collection::vec(1..=60_i64, n);
        let antes = prop_oneof![Just(vec![0; n]), Just(vec![5; n]), prop::collection::vec(0..=15_i64, n)];
        let straddle = prop::option::of(Just(40));
        (stacks, antes, straddle).prop_map(move |(stacks, antes, straddle)| {
            let mut blinds = vec![0; if game.is_stud() { 0 } else { n }];
            if let [small, big, rest @ ..] = blinds.as_mut_slice() {
                (*small, *big) = if n == 2 { (20, 10) } else { (10, 20) };
                if let (Some(first), Some(straddle)) = (rest.first_mut(), straddle) {
                    *first = straddle;
                }
            }
            Setup {
                structure,
                game,
                stacks: stacks.into_iter().map(|chips| Some(chips * 5)).collect(),
                antes,
                dead_antes: dead,
                blinds,
                bring_in: if game.is_stud() { 10 } else { 0 },
                big_blind: 20,
                smallest_chip: chip,
            }
        })
    })
}

/// The cards of a deck in some order.
fn deck() -> impl Strategy<Value = Vec<Card>> {
    Just(CardSet::DECK.iter().collect::<Vec<_>>()).prop_shuffle()
}

/// Plays a hand to its end. Each choice picks one of what the player to act may do; those that a house would not allow are
/// tried all the same where `legal` does not ask for others.
fn play(setup: &Setup, deck: &[Card], choices: &[u32], books: Rulebooks, legal: bool) -> (End, Vec<IllegalAction>) {
    let mut deck = deck.iter().copied();
    let mut choices = choices.iter().copied().cycle();
    let mut play = RecordedHand::open(setup, books).expect("the setup is sound");
    let mut objections = Vec::new();
    let seats: Vec<_> = play.seats().collect();
    let first = if setup.game.is_stud() { 3 } else { setup.game.hole_cards() };
    for seat in &seats {
        let cards: Vec<_> = deck.by_ref().take(first).map(Some).collect();
        play.deal(*seat, &cards).expect("the first cards");
    }
    let last = if setup.game.is_stud() { 5 } else { 4 };
    for round in 1..=last {
        while let Some(seat) = play.hand().to_act() {
            let hand = play.hand();
            let player = hand.find(seat).expect("who is to act sits there");
            let behind = player.stack().unwrap_or_default();
            let pick = choices.next().unwrap_or_default();
            let wager = player.committed() + 1 + Amount::from(pick / 7) % behind;
            let wishes = match pick % 7 {
                // Who folds without need may leave chips to somebody who has not matched them.
                0 if !legal || hand.called_to(player) > player.committed() => vec![RecordedAction::Fold],
                0 => vec![RecordedAction::CheckOrCall],
                1..=3 => vec![RecordedAction::CheckOrCall],
                4 => vec![RecordedAction::To(player.committed() + behind)],
                // In limit only one size is right; the others are refused and the next is tried.
                _ => vec![
                    RecordedAction::To(wager),
                    RecordedAction::To(hand.bet() + 20),
                    RecordedAction::To(hand.bet() + 40),
                    RecordedAction::To(20),
                ],
            };
            let mut done = false;
            for action in wishes.into_iter().chain([
                RecordedAction::BringIn,
                RecordedAction::CheckOrCall,
                RecordedAction::To(play.hand().bet()),
                RecordedAction::To(player.committed() + behind),
            ]) {
                let mut tried = play.clone();
                if let Ok(objection) = tried.act(seat, action)
                    && (objection.is_none() || !legal)
                {
                    objections.extend(objection);
                    play = tried;
                    done = true;
                    break;
                }
            }
            assert!(done, "{seat:?} has nothing to do: {:?}", play.hand());
        }
        if round == last || play.hand().live().count() < 2 {
            break;
        }
        if setup.game.is_stud() {
            for seat in &seats {
                if play.hand().find(*seat).is_some_and(|p| !p.folded()) {
                    let card = deck.next();
                    assert_eq!(play.deal(*seat, &[card]), Ok(None));
                }
            }
        } else {
            let cards: Vec<_> = deck.by_ref().take(if round == 1 { 3 } else { 1 }).collect();
            assert_eq!(play.board(&cards), Ok(None));
        }
    }
    (play.end().unwrap_or_else(|(open, _)| panic!("{open:?}")), objections)
}

/// A house that says something about everything that is asked of it here.
fn houses() -> Vec<Policy> {
    let some = |clauses: &[&str]| Policy::new(clauses.iter().map(|clause| (*clause).to_owned()), []);
    vec![
        some(&[]),
        some(&[
            "odd-chip/high-half",
            "odd-chip/left-of-button",
            "odd-chip/stud-suit",
            "split-pot/whole-pot",
            "side-pots/separately",
        ]),
        some(&["odd-chip/any-game"]),
        some(&["odd-chip/left-of-button", "odd-chip/stud-suit", "odd-chip/within-half", "odd-chip/once-each"]),
    ]
}

proptest! {
    #![proptest_config(common::plays(2000))]

    #[test]
    fn a_legal_hand_conserves_its_chips(
        setup in setup(),
        deck in deck(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
        house in 0..4_usize,
    ) {
        let houses = houses();
        let custom = &houses[1];
        let (end, objections) = play(&setup, &deck, &choices, Rulebooks { house: &houses[house], custom }, true);
        prop_assert_eq!(objections, Vec::new());
        conserved(&setup, &end)?;
        nobody_wins_unmatched_chips(&setup, &end)?;
    }

    #[test]
    fn a_hand_against_the_rules_conserves_its_chips(
        setup in setup(),
        deck in deck(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        let houses = houses();
        let (end, _) = play(&setup, &deck, &choices, Rulebooks { house: &houses[0], custom: &houses[1] }, false);
        conserved(&setup, &end)?;
    }
}

fn stacks(of: &[Option<Amount>]) -> Vec<Amount> {
    of.iter().map(|stack| stack.expect("all stacks are known")).collect()
}

/// No chip comes from nowhere, and all pots are awarded.
fn conserved(setup: &Setup, end: &End) -> Result<(), TestCaseError> {
    let left = stacks(&end.stacks);
    prop_assert_eq!(stacks(&setup.stacks).iter().sum::<Amount>(), left.iter().sum::<Amount>());
    prop_assert!(left.iter().all(|stack| *stack >= 0));
    Ok(())
}

/// Beyond the antes nobody gets more of another's chips than he had himself.
fn nobody_wins_unmatched_chips(setup: &Setup, end: &End) -> Result<(), TestCaseError> {
    let antes: Amount = setup.antes.iter().sum();
    let brought = stacks(&setup.stacks);
    for (had, has) in brought.iter().zip(stacks(&end.stacks)) {
        let most: Amount = brought.iter().map(|other| (*other).min(*had)).sum();
        prop_assert!(has <= most + antes, "{} became {}", had, has);
    }
    Ok(())
}
