//! Odd chips, `rules/procedure/odd-chip.yaml`.

use crate::engine::cards::CardSet;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::odd_chip as clause;
use crate::engine::event::Seat;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, carried};
use crate::engine::rules::award::{Claim, highest_card};
use crate::engine::table::hand::Hand;
use crate::engine::value::{High, Low, Low8};

/// That nobody takes a second odd chip while another is tied with him.
pub fn once_each(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ONCE_EACH)
}

/// A house with a rule of its own for odd chips divides by halves: with one for any game, or with one between high and low
/// and one among those who tie for either.
pub fn divides_by_halves(policy: &Policy) -> bool {
    let carries = |clause| policy.clause(clause).is_some();
    carries(clause::ANY_GAME) || carries(clause::HIGH_HALF) && carries(clause::LEFT_OF_BUTTON)
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
        let mut because = vec![policy.clause(clause::STUD_SUIT)?];
        let within_five = policy.clause(clause::WITHIN_FIVE);
        because.extend(within_five);
        (by_suit(winners, within_five.is_some()), because)
    } else {
        let mut clauses = vec![clause::LEFT_OF_BUTTON];
        clauses.extend(hand.game.is_high_low().then_some(clause::WITHIN_HALF));
        let ((), because) = carried(policy, &clauses)?;
        (position(), because)
    };
    if taken.iter().any(|seat| order.contains(seat))
        && let Some(clause) = once_each(policy)
    {
        order.sort_by_key(|seat| taken.contains(seat));
        because.push(clause);
    }
    Some((order, because))
}

/// The five cards with which he has tied, for the high half or else for the low one.
fn five(claim: &Claim, tied_high: bool) -> Option<CardSet> {
    let five = if claim.lowball.is_some() {
        Low::best_five(claim.cards).map(|(_, five)| five)
    } else if tied_high && claim.high.is_some() {
        High::best_five(claim.cards).map(|(_, five)| five)
    } else {
        Low8::best_five(claim.cards).map(|(_, five)| five)
    };
    five.map(|five| five.into_iter().collect())
}

/// The highest card first, by rank and then by suit: of all that a player has, or of the five that won.
fn by_suit(winners: &[&Claim], within_five: bool) -> Vec<Seat> {
    let tied_high = winners.windows(2).all(|two| two[0].high == two[1].high);
    let counts = |claim: &Claim| if within_five { five(claim, tied_high).unwrap_or(claim.cards) } else { claim.cards };
    let mut order: Vec<_> = winners.iter().map(|c| (highest_card(counts(c)), c.seat)).collect();
    order.sort_by_key(|(card, _)| std::cmp::Reverse(*card));
    order.into_iter().map(|(_, seat)| seat).collect()
}
