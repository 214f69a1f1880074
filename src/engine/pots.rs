//! Pots: how the chips that were put in lie, and who has a claim to them.

use super::chips::Amount;
use super::event::Seat;
use super::hand::{Hand, Player};

/// A pot, and who has a claim to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    pub amount: Amount,
    /// In the order of the seats, those who have folded left out.
    pub seats: Vec<Seat>,
}

/// The pots of a hand, the main pot first: those that were stated, else those that follow from what each has put in.
///
/// What lies in the pot and nobody is known to have put there belongs to the main pot. A bet that nobody has called must
/// have gone back before, see [`uncalled`]; here it would make a pot of its own.
pub fn pots(hand: &Hand) -> Vec<Pot> {
    if !hand.given_pots.is_empty() {
        return given(hand);
    }
    let up_to = |level: Amount| hand.players.iter().fold(0, |sum: Amount, p| sum.saturating_add(p.total().min(level)));
    let known = up_to(Amount::MAX);
    let everybody: Vec<Seat> = hand.live().map(|p| p.seat).collect();
    let mut pots = vec![Pot { amount: (hand.total_pot() - known).max(0), seats: everybody }];
    let mut levels: Vec<Amount> = hand.live().map(Player::total).filter(|total| *total > 0).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut below = 0;
    for level in levels {
        let amount = up_to(level) - below;
        below += amount;
        let seats: Vec<Seat> = hand.live().filter(|p| p.total() >= level).map(|p| p.seat).collect();
        match pots.last_mut() {
            Some(pot) if pot.seats == seats || pot.amount == 0 => *pot = Pot { amount: pot.amount + amount, seats },
            _ => pots.push(Pot { amount, seats }),
        }
    }
    // What those who have folded had put in beyond everybody left.
    if let Some(pot) = pots.last_mut() {
        pot.amount += known - below;
    }
    pots
}

fn given(hand: &Hand) -> Vec<Pot> {
    let live = |seat: &Seat| hand.find(*seat).is_some_and(|p| !p.folded);
    hand.given_pots.iter().map(|pot| Pot { amount: pot.amount, seats: pot.seats.iter().copied().filter(live).collect() }).collect()
}

/// The part of a bet or raise that nobody has called, and who made it.
pub fn uncalled(hand: &Hand) -> Option<(Seat, Amount)> {
    let highest = hand.live().max_by_key(|p| p.committed)?;
    let second = hand.players.iter().filter(|p| p.seat != highest.seat).map(|p| p.committed).max().unwrap_or(0);
    let over = highest.committed - second;
    (over > 0).then_some((highest.seat, over))
}
