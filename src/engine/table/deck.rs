//! The deck as a thing: what was found wrong with it, who knew of it, and cards that fell.

use crate::engine::cards::{Card, CardSet};
use crate::engine::deck_event::{DeckFault, DeckState, Landing};
use crate::engine::event::Seat;
use crate::engine::ruling::ActionKind;

/// What is known of the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckRecord {
    /// What has come to light, in the order in which it did.
    pub faults: Vec<DeckFault>,
    /// Who knew of a fault and said nothing.
    pub knows: Vec<Seat>,
    /// Who has checked, bet or raised since he knew.
    pub used_it: Vec<Seat>,
    /// How it looks.
    pub looks: Option<DeckState>,
    /// Cards that fell, in the order in which they did.
    pub dropped: Vec<DroppedCard>,
}

/// A card that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DroppedCard {
    /// Whose it is; `None` while it was being dealt.
    pub of: Option<Seat>,
    pub card: Option<Card>,
    pub landing: Landing,
}

impl DeckRecord {
    /// Cards that fell on their way to a player.
    pub(super) fn known(&self) -> CardSet {
        let fell = self.dropped.iter().filter(|dropped| dropped.of.is_none()).filter_map(|dropped| dropped.card);
        fell.map(CardSet::of).fold(CardSet::EMPTY, |all, card| all | card)
    }

    /// Somebody acts, and perhaps knows of a fault.
    pub(super) fn acts(&mut self, seat: Seat, kind: ActionKind) {
        let uses = matches!(kind, ActionKind::Check | ActionKind::Bet | ActionKind::Raise);
        if uses && self.knows.contains(&seat) && !self.used_it.contains(&seat) {
            self.used_it.push(seat);
        }
    }
}
