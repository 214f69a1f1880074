//! What happens to the deck as a thing: what is found wrong with it, cards that are dropped, and when it may be changed.

use crate::engine::cards::Card;
use crate::engine::figure::{Figure, FigureVisitor};

/// One thing that happens to the deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckEvent {
    /// It comes to light for everybody.
    Found(DeckFault),
    /// A player sees it, and says nothing.
    Noticed(DeckFault),
    /// A player sees it, and says so.
    Reported(DeckFault),
    /// A card falls, from a player's hand or on its way to one.
    Dropped(Option<Card>, Landing),
    /// The dealer asks for another deck.
    Asked,
    /// Another dealer sits down.
    Relieved,
    NextLevel,
}

/// What can be wrong with a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// It has so many cards.
    Count(i64),
    /// A card is there twice.
    Second(Card),
    Joker,
    /// A card of another deck.
    Foreign,
    Marked,
    /// A card came flawed from the factory.
    Flawed,
    /// So many cards lie face up.
    FaceUp(i64),
}

/// Where a card falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    Floor,
    /// On the table, and face up.
    Table,
}

/// What is seen of a deck before anything happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckState {
    Marked,
    Damaged,
}

impl DeckEvent {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            DeckEvent::Found(fault) | DeckEvent::Noticed(fault) | DeckEvent::Reported(fault) => fault.figures_mut(visit),
            DeckEvent::Dropped(..) | DeckEvent::Asked | DeckEvent::Relieved | DeckEvent::NextLevel => {}
        }
    }
}

impl DeckFault {
    fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            DeckFault::Count(n) | DeckFault::FaceUp(n) => visit(Figure::Count, n),
            DeckFault::Second(_) | DeckFault::Joker | DeckFault::Foreign | DeckFault::Marked | DeckFault::Flawed => {}
        }
    }
}
