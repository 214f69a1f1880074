//! Odd chips, `rules/procedure/odd-chip.yaml`.

use crate::engine::clauses::odd_chip as clause;
use crate::engine::event::Seat;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, carried};
use crate::engine::rules::award::{Claim, highest_card};
use crate::engine::table::hand::Hand;

pub(in crate::engine) use clause::ONCE_EACH;

/// A house with a rule of its own for odd chips divides by halves.
pub fn divides_by_halves(policy: &Policy) -> bool {
    policy.clause(clause::ANY_GAME).is_some()
}

/// Whether the odd chip between high and low goes to the high half.
pub fn to_high(hand: &Hand, high: &[Seat], low: &[Seat], policy: &Policy) -> Reply<bool> {
    if let Some(clause) = policy.clause(clause::HIGH_HALF) {
        return Some((true, vec![clause]));
    }
    let clause = policy.clause(clause::ANY_GAME)?;
    let first = hand.clockwise_from_button().into_iter().find(|seat| high.contains(seat) || low.contains(seat));
    Some((first.is_some_and(|seat| high.contains(&seat)), vec![clause]))
}

/// In which order tied winners take odd chips. `taken` has whoever got one of an earlier pot.
pub fn order(hand: &Hand, winners: &[&Claim], taken: &[Seat], policy: &Policy) -> Reply<Vec<Seat>> {
    let position = || hand.clockwise_from_button().into_iter().filter(|seat| winners.iter().any(|c| c.seat == *seat)).collect();
    let (mut order, mut because): (Vec<Seat>, _) = if let Some(clause) = policy.clause(clause::ANY_GAME) {
        (position(), vec![clause])
    } else if hand.game.is_stud() {
        (by_suit(winners), vec![policy.clause(clause::STUD_SUIT)?])
    } else {
        let mut clauses = vec![clause::LEFT_OF_BUTTON];
        clauses.extend(hand.game.is_high_low().then_some(clause::WITHIN_HALF));
        let ((), because) = carried(policy, &clauses)?;
        (position(), because)
    };
    if taken.iter().any(|seat| order.contains(seat))
        && let Some(clause) = policy.clause(clause::ONCE_EACH)
    {
        order.sort_by_key(|seat| taken.contains(seat));
        because.push(clause);
    }
    Some((order, because))
}

/// The highest card first, by rank and then by suit.
fn by_suit(winners: &[&Claim]) -> Vec<Seat> {
    let mut order: Vec<_> = winners.iter().map(|c| (highest_card(c.cards), c.seat)).collect();
    order.sort_by_key(|(card, _)| std::cmp::Reverse(*card));
    order.into_iter().map(|(_, seat)| seat).collect()
}
