//! A player in a hand: his chips, his cards, and what he has done in the round.

use crate::engine::cards::CardSet;
use crate::engine::chips::Amount;
use crate::engine::event::{Dealt, Seat};

/// A player in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: Seat,
    /// Chips behind, if stated; without it he can cover anything.
    pub stack: Option<Amount>,
    /// Chips in front of him on this street.
    pub committed: Amount,
    /// Chips he put in on earlier streets. An ante lies in the pot and is nobody's any more.
    pub put_in: Amount,
    /// The cards before him.
    pub cards: Vec<Dealt>,
    pub folded: bool,
    pub all_in: bool,
    /// Has acted in this round, and has not been asked again since.
    pub acted: bool,
    /// Has bet or raised in this round.
    pub raised: bool,
    /// The bet he last answered or made.
    pub answered: Amount,
    /// How many increases he had seen when he last acted.
    pub seen: usize,
}

impl Player {
    /// All the chips he is known to have put in.
    pub fn total(&self) -> Amount {
        self.put_in.saturating_add(self.committed)
    }

    /// Takes chips off his stack, as many as he has of them, and tells how many.
    pub(super) fn pay(&mut self, amount: Amount) -> Amount {
        let paid = self.stack.map_or(amount, |stack| stack.min(amount));
        self.stack = self.stack.map(|stack| stack - paid);
        self.all_in |= self.stack == Some(0);
        paid
    }

    /// The cards before him that are known.
    pub fn known(&self) -> CardSet {
        self.cards.iter().filter_map(|dealt| dealt.card).fold(CardSet::EMPTY, |set, card| set | CardSet::of(card))
    }
}
