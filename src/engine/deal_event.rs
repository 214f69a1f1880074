//! What happens to the deck, and in the deal. Whose card it is, and whether it came to the right place, is computed.

use crate::engine::board_event::BoardEvent;
use crate::engine::cards::Card;
use crate::engine::deck_event::DeckEvent;
use crate::engine::event::Seat;
use crate::engine::event_parts::{Figure, FigureVisitor, SeatVisitor};

/// One thing that happens to the deck, or in the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealEvent {
    /// The dealer turns a card of the deal face up.
    Exposed(NumberedCard),
    /// On the board.
    Board(BoardEvent),
    /// To the deck as a thing.
    Deck(DeckEvent),
}

/// A card of the deal, told by its place in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedCard {
    /// From 1, the first card off the deck.
    pub number: i64,
    /// `None` where nobody has told which card it is.
    pub card: Option<Card>,
    /// To whom it was dealt; `None` stands for whoever was due.
    pub to: Option<Seat>,
}

impl DealEvent {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            DealEvent::Exposed(dealt) => visit(Figure::Count, &mut dealt.number),
            DealEvent::Board(event) => event.figures_mut(visit),
            DealEvent::Deck(event) => event.figures_mut(visit),
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            DealEvent::Exposed(dealt) => dealt.to.iter_mut().for_each(visit),
            DealEvent::Board(_) | DealEvent::Deck(_) => {}
        }
    }
}
