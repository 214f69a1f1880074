//! Pots: how the chips that were put in lie, and who has a claim to them.

use crate::engine::chips::Amount;
use crate::engine::event::Seat;
use crate::engine::table::hand::{Hand, Player};
pub use crate::engine::table::pot::Pot;

/// The pots of a hand, the main pot first: those that were stated, and those that follow from what each has put in since.
///
/// What lies in the pot and nobody is known to have put there belongs to the main pot. A bet that nobody has called must
/// have gone back before, see [`uncalled`]; here it would make a pot of its own.
pub fn pots(hand: &Hand) -> Vec<Pot> {
    let up_to = |level: Amount| hand.players.iter().fold(0, |sum: Amount, p| sum.saturating_add(p.total().min(level)));
    let known = up_to(Amount::MAX);
    let mut pots = stated(hand);
    let loose = pots.iter().fold(hand.total_pot() - known, |loose, pot| loose.saturating_sub(pot.amount)).max(0);
    match pots.first_mut() {
        Some(main) => main.amount += loose,
        None => pots.push(Pot { amount: loose, seats: live(hand, |_| true) }),
    }
    let mut levels: Vec<Amount> = hand.live().map(Player::total).filter(|total| *total > 0).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut below = 0;
    for level in levels {
        let amount = up_to(level) - below;
        below += amount;
        let seats = live(hand, |p| p.total() >= level);
        match pots.last_mut() {
            Some(pot) if pot.seats == seats || pot.amount == 0 => *pot = Pot { amount: pot.amount + amount, seats },
            _ => pots.push(Pot { amount, seats }),
        }
    }
    left_beyond(hand, &mut pots, known - below);
    pots
}

/// What those who have folded had put in beyond everybody left: nobody who is all-in for less has a claim to it.
fn left_beyond(hand: &Hand, pots: &mut Vec<Pot>, amount: Amount) {
    let Some(last) = pots.last_mut() else { return };
    let seats: Vec<Seat> = last.seats.iter().copied().filter(|seat| hand.find(*seat).is_some_and(|p| !p.all_in)).collect();
    if amount == 0 || seats.is_empty() || seats == last.seats || last.amount == 0 {
        last.amount += amount;
    } else {
        pots.push(Pot { amount, seats });
    }
}

/// The pots that the state lists. One that nobody has a claim to any more goes with the one before it.
fn stated(hand: &Hand) -> Vec<Pot> {
    let mut pots: Vec<Pot> = Vec::new();
    for given in &hand.given_pots {
        let seats = live(hand, |p| given.seats.contains(&p.seat));
        match pots.last_mut() {
            Some(before) if seats.is_empty() => before.amount += given.amount,
            Some(before) if before.seats.is_empty() => *before = Pot { amount: before.amount + given.amount, seats },
            _ => pots.push(Pot { amount: given.amount, seats }),
        }
    }
    match pots.as_mut_slice() {
        [only] if only.seats.is_empty() => only.seats = live(hand, |_| true),
        _ => {}
    }
    pots
}

/// Those still in the hand of whom this is so, clockwise from the button's left.
fn live(hand: &Hand, so: impl Fn(&Player) -> bool) -> Vec<Seat> {
    let around = hand.clockwise_from_button().into_iter();
    around.filter(|seat| hand.find(*seat).is_some_and(|p| !p.folded && so(p))).collect()
}

/// The part of a bet or raise that nobody has called, and who made it: his, whether or not his hand still lives. A blind was
/// forced, and is left behind by whoever folds it; so is what was ruled to stay in.
pub fn uncalled(hand: &Hand) -> Option<(Seat, Amount)> {
    let highest = hand.players.iter().max_by_key(|p| (p.committed(), !p.folded))?;
    let second = hand.players.iter().filter(|p| p.seat != highest.seat).map(|p| p.committed()).max().unwrap_or(0);
    let over = highest.committed() - second.max(highest.forfeited);
    let his = !highest.folded || hand.has_wagered(highest.seat);
    (over > 0 && his).then_some((highest.seat, over))
}
