//! Odd chips, `rules/procedure/odd-chip.yaml` and `rules/showdown/split-pot.yaml`.

use crate::engine::award::{Claim, highest_card};
use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::hand::Hand;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};

/// Equal hands share equally.
pub fn equal_shares(policy: &Policy) -> Reply<()> {
    let because = cites(policy, &[clauses::split_pot::EVEN, clauses::split_pot::SMALLEST_CHIP, clauses::split_pot::MUST_SHOW]);
    (!because.is_empty()).then_some(((), because))
}

/// Whether a pot whose two halves go to the same players is divided as a whole.
pub fn whole_pot(policy: &Policy, winners: usize) -> Reply<bool> {
    if winners < 2 {
        return Some((true, Vec::new()));
    }
    if let Some(clause) = policy.clause(clauses::split_pot::EVEN) {
        return Some((true, vec![clause]));
    }
    // A house with a rule of its own for odd chips divides by halves.
    policy.clause(clauses::odd_chip::ANY_GAME).map(|_| (false, Vec::new()))
}

/// Whether the odd chip between high and low goes to the high half.
pub fn to_high(hand: &Hand, high: &[Seat], low: &[Seat], policy: &Policy) -> Reply<bool> {
    if let Some(clause) = policy.clause(clauses::odd_chip::HIGH_HALF) {
        return Some((true, vec![clause]));
    }
    let clause = policy.clause(clauses::odd_chip::ANY_GAME)?;
    let first = left_of_button(hand).into_iter().find(|seat| high.contains(seat) || low.contains(seat));
    Some((first.is_some_and(|seat| high.contains(&seat)), vec![clause]))
}

/// In which order tied winners take odd chips. `taken` has whoever got one of an earlier pot.
pub fn order(hand: &Hand, winners: &[&Claim], taken: &[Seat], policy: &Policy) -> Reply<Vec<Seat>> {
    let position = || left_of_button(hand).into_iter().filter(|seat| winners.iter().any(|c| c.seat == *seat)).collect();
    let (mut order, mut because): (Vec<Seat>, _) = if let Some(clause) = policy.clause(clauses::odd_chip::ANY_GAME) {
        (position(), vec![clause])
    } else if hand.game.is_stud() {
        (by_suit(winners), vec![policy.clause(clauses::odd_chip::STUD_SUIT)?])
    } else {
        let mut because = cites(policy, &[clauses::odd_chip::LEFT_OF_BUTTON]);
        if hand.game.is_high_low() {
            because.extend(cites(policy, &[clauses::odd_chip::WITHIN_HALF]));
        }
        if because.is_empty() {
            return None;
        }
        (position(), because)
    };
    if taken.iter().any(|seat| order.contains(seat))
        && let Some(clause) = policy.clause(clauses::odd_chip::ONCE_EACH)
    {
        order.sort_by_key(|seat| taken.contains(seat));
        because.push(clause);
    }
    Some((order, because))
}

/// The seats clockwise from the button's left.
fn left_of_button(hand: &Hand) -> Vec<Seat> {
    hand.clockwise_from_button()
}

/// The highest card first, by rank and then by suit.
fn by_suit(winners: &[&Claim]) -> Vec<Seat> {
    let mut order: Vec<_> = winners.iter().map(|c| (highest_card(c.cards), c.seat)).collect();
    order.sort_by_key(|(card, _)| std::cmp::Reverse(*card));
    order.into_iter().map(|(_, seat)| seat).collect()
}
