//! What has happened in the deal, as far as it should not have.

use crate::engine::cards::{Card, CardSet};
use crate::engine::deal_event::NumberedCard;
use crate::engine::event::{Seat, Street};
use crate::engine::ruling::ActionKind;
use crate::engine::table::deck::DeckRecord;
use crate::engine::table::piles::Piles;
use crate::engine::table::stub::Stub;

/// The cards that a player of stud is dealt before the first betting round, the last of them face up.
pub const STUD_DEAL: usize = 3;

/// The deal, as far as anything has happened in it that should not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// Cards that came face up, in the order in which they are told.
    pub exposed: Vec<Exposure>,
    /// The cards still to come, and how the last street came.
    pub stub: Stub,
    /// The deck as a thing.
    pub deck: DeckRecord,
    /// Cards found face up in the deck.
    pub boxed: Vec<Option<Card>>,
    /// What went wrong in dealing, in the order in which it is told.
    pub faults: Vec<DealFault>,
    /// Players who turned out to have so many cards.
    pub counts: Vec<(Seat, i64)>,
    /// Where the button should stand that stands elsewhere.
    pub button_due: Option<Seat>,
    /// Who sits there and has no right to cards.
    pub not_dealt_in: Vec<Seat>,
    /// Who has a right to cards and got none; out of it until it is said that he gets them after all.
    pub skipped: Vec<Seat>,
    /// The actions of the betting rounds that are over.
    pub done_before: Vec<(Seat, ActionKind)>,
    /// Where the other cards lie that are known.
    pub piles: Piles,
    /// Stud: the cards of the stub that were turned up while there was betting, and on which street.
    pub turned_up: Vec<(Street, Card)>,
    /// Stud: all the last cards come face up.
    pub last_cards_open: bool,
    /// Stud: those who gave up without facing a bet, while none has followed.
    pub gave_up: Vec<Seat>,
}

/// A card that came face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposure {
    pub dealt: NumberedCard,
    pub by: ExposedBy,
}

/// Through whom a card came face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExposedBy {
    Dealer,
    /// He who was dealt it.
    Player,
    Unknown,
}

/// What can go wrong in dealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// The first card goes to a player who was not due.
    FirstCard,
    /// A later card goes to a player who was not due.
    OutOfOrder,
    /// The button gets two cards in a row.
    ButtonTwo,
    /// Cards go to a player who has no right to any.
    NotEntitled,
    /// Cards go where nobody plays.
    EmptySeat,
    /// A seat is left out that has a right to cards.
    Skipped,
    /// The deck was not shuffled, or not cut.
    Unprepared,
    /// A card came into view before the deal.
    SeenBefore,
}

impl Deal {
    /// The cards of it that are known, lie before nobody and cannot come again.
    pub(super) fn known(&self) -> CardSet {
        let boxed = self.boxed.iter().flatten().copied();
        let cards = self.exposed.iter().filter_map(|exposure| exposure.dealt.card).chain(boxed);
        let lying = self.stub.known() | self.deck.known() | self.piles.gone_for_good();
        cards.map(CardSet::of).fold(lying, |all, card| all | card) - self.piles.may_come()
    }

    /// Cards that have been seen and may come yet.
    pub(super) fn may_come(&self) -> CardSet {
        self.turned_up.iter().map(|(_, card)| CardSet::of(*card)).fold(self.piles.may_come(), |all, card| all | card)
    }
}
