//! Whether a house allows an action, and why not.

use std::cmp::Ordering;

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::event::Seat;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::{acting_in_turn, bet, maximum_raise, minimum_raise, posting_blinds, raise_cap, reopening};
use crate::engine::table::hand::{Hand, Player};

/// An action as records of hands name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordedAction {
    Fold,
    /// Matches the bet as far as he can; a check where there is nothing to match.
    CheckOrCall,
    /// Stud: posts the bring-in.
    BringIn,
    /// Bets, completes or raises to this total for the street.
    To(Amount),
}

/// Why a house would not have allowed what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalAction {
    pub seat: Seat,
    pub reason: Reason,
    /// The clauses of the house; none where the game itself forbids it, or only custom.
    pub because: Vec<ClauseId>,
    /// The house says nothing to it; this is custom.
    pub silent: bool,
}

/// What was wrong about an action. Amounts are totals for the street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It was this player's turn.
    OutOfTurn(Seat),
    /// Nobody had anything left to decide on this street.
    RoundOver,
    /// The street was dealt while he was still to act.
    Skipped,
    /// He had to open the first street with the bring-in or a bet.
    OwesBringIn(Amount),
    /// A call had to come to this.
    CallTooSmall(Amount),
    /// Since he acted nobody has made a full raise.
    RaisingClosed,
    /// The round has had all its raises.
    Capped,
    /// The least he might bet or raise to.
    TooSmall(Amount),
    /// The most he might bet or raise to.
    TooLarge(Amount),
}

/// Why a player may not do this, if he may not.
pub fn objection(hand: &Hand, player: &Player, action: RecordedAction, books: &Rulebooks) -> Option<IllegalAction> {
    let object = |reason, Grounded { because, silent, .. }: Grounded<()>| {
        let because = if silent { Vec::new() } else { because };
        Some(IllegalAction { seat: player.seat, reason, because, silent })
    };
    match hand.to_act() {
        Some(seat) if seat == player.seat => {}
        Some(seat) => return object(Reason::OutOfTurn(seat), cited(acting_in_turn::clockwise(books))),
        // Whoever says that he does nothing where he has nothing to decide does no harm.
        None if action == RecordedAction::CheckOrCall && hand.called_to(player) == player.committed() => return None,
        None => return object(Reason::RoundOver, cited(reopening::round_closed(books))),
    }
    let opens = if action == RecordedAction::Fold { !hand.need_not_open() } else { action == RecordedAction::CheckOrCall };
    if hand.owes_bring_in() && opens {
        return object(Reason::OwesBringIn(hand.bring_in), Grounded::plain(()));
    }
    match action {
        RecordedAction::Fold | RecordedAction::BringIn => None,
        RecordedAction::CheckOrCall => {
            let call = hand.all_in_of(player).min(hand.bet());
            let short = hand.called_to(player) < call;
            if short { object(Reason::CallTooSmall(call), posting_blinds::counts_in_full(books)) } else { None }
        }
        RecordedAction::To(total) => {
            let (reason, because) = against_bet(hand, player, total, books)?;
            object(reason, because)
        }
    }
}

/// Why a bet or raise to this total is not allowed.
fn against_bet(hand: &Hand, player: &Player, total: Amount, books: &Rulebooks) -> Option<(Reason, Grounded<()>)> {
    match total.cmp(&hand.bet()) {
        Ordering::Less => {}
        // A short blind is called at its full height.
        Ordering::Equal => return None,
        Ordering::Greater => {
            let cap = raise_cap::open(None, hand, books);
            if !cap.value {
                return Some((Reason::Capped, cap.map(drop)));
            }
            let may = reopening::may_raise(None, hand, player, books);
            if !may.value {
                return Some((Reason::RaisingClosed, may.map(drop)));
            }
        }
    }
    let greatest = maximum_raise::greatest(hand, player, books);
    if let Some(max) = greatest.value.filter(|max| total > *max) {
        return Some((Reason::TooLarge(max), sized(hand, greatest, books)));
    }
    if total >= hand.all_in_of(player) {
        return None;
    }
    let least = if hand.bet() == 0 { bet::least(hand, books) } else { minimum_raise::least(hand, books) };
    let min = greatest.value.map_or(least.value, |max| max.min(least.value));
    (total < min).then(|| (Reason::TooSmall(min), sized(hand, least, books)))
}

/// What the size of a bet rests on. How a bet that was put in short counts is for the house to say, and where it does not,
/// the sizes that follow from it are custom.
fn sized<T>(hand: &Hand, size: Grounded<T>, books: &Rulebooks) -> Grounded<()> {
    let mut size = size.map(drop);
    if hand.players.iter().all(|p| p.committed() < hand.bet()) {
        size = size.resting_on(&posting_blinds::counts_in_full(books));
    }
    if hand.fixed_bet().is_some() && hand.increases.iter().any(|i| !i.full && !hand.is_bring_in(i)) {
        size.silent |= size.because.is_empty();
    }
    size
}

fn cited(because: Vec<ClauseId>) -> Grounded<()> {
    Grounded { value: (), because, silent: false }
}
