//! The deck as a thing: what was found wrong with it, who knew of it, and cards that fell.

use crate::engine::cards::{Card, CardSet};
use crate::engine::deck_event::{DeckEvent, DeckFault, DeckState, Landing};
use crate::engine::event::Seat;
use crate::engine::problem::Problem;
use crate::engine::ruling::ActionKind;
use crate::engine::table::dealing::Undealt;
use crate::engine::table::hand::Hand;

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
    pub dropped: Option<DroppedCard>,
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
        let fell = self.dropped.filter(|dropped| dropped.of.is_none()).and_then(|dropped| dropped.card);
        fell.map_or(CardSet::EMPTY, CardSet::of)
    }

    /// Somebody acts, and perhaps knows of a fault.
    pub(super) fn acts(&mut self, seat: Seat, kind: ActionKind) {
        let uses = matches!(kind, ActionKind::Check | ActionKind::Bet | ActionKind::Raise);
        if uses && self.knows.contains(&seat) && !self.used_it.contains(&seat) {
            self.used_it.push(seat);
        }
    }
}

impl Hand {
    /// Something happens to the deck; `by` is the player who does it.
    ///
    /// # Errors
    /// When it cannot: the card that falls is somewhere else.
    pub(super) fn befalls_deck(&mut self, by: Option<Seat>, event: &DeckEvent) -> Result<(), Problem> {
        if let Some(seat) = by {
            self.seat_mut(seat)?;
        }
        match event {
            DeckEvent::Found(fault) | DeckEvent::Reported(fault) => self.deal.deck.faults.push(*fault),
            DeckEvent::Noticed(_) => self.deal.deck.knows.extend(by),
            DeckEvent::Dropped(card, landing) => self.drops(by, *card, *landing)?,
            DeckEvent::Asked | DeckEvent::Relieved | DeckEvent::NextLevel => {}
        }
        Ok(())
    }

    fn drops(&mut self, by: Option<Seat>, card: Option<Card>, landing: Landing) -> Result<(), Problem> {
        match by {
            Some(seat) => self.show(seat, card.as_slice(), Undealt::Missing)?,
            None => self.verify_new(card.into_iter(), "has been dealt already")?,
        }
        self.deal.deck.dropped = Some(DroppedCard { of: by, card, landing });
        Ok(())
    }
}
