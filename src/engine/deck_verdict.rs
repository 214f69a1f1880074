//! What is ruled about the deck as a thing, and about cards that were dropped.

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::question::Question;
use crate::engine::seat::Seat;

/// What follows from the state of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DeckVerdict {
    /// The hand is void: nobody wins.
    Void,
    /// What a player has put in goes to the pot of the next hand.
    ToNextPot(Amount, Seat),
    /// What is in the pot and nobody is known to have put in goes back to those who did.
    Unattributed(Amount),
    /// Only these may win so much.
    OnlyFor(Vec<Seat>, Amount),
    /// Whether another deck is brought in.
    Changed(bool),
    /// A card that fell is still this player's, closed or face up; the card, where it was told.
    Remains(Option<Card>, Seat, Lies),
}

/// How a card lies that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    AsBefore,
    FaceUp,
}

impl DeckVerdict {
    /// The question that it answers.
    pub fn question(&self) -> Question {
        match self {
            DeckVerdict::Void => Question::Deal,
            DeckVerdict::ToNextPot(..) => Question::Chips,
            DeckVerdict::OnlyFor(..) | DeckVerdict::Unattributed(_) => Question::Award,
            DeckVerdict::Changed(_) => Question::Order,
            DeckVerdict::Remains(..) => Question::Cards,
        }
    }

    /// The player it is about.
    pub(super) fn about(&self) -> Option<Seat> {
        match self {
            DeckVerdict::ToNextPot(_, seat) | DeckVerdict::Remains(_, seat, _) => Some(*seat),
            DeckVerdict::Void | DeckVerdict::Unattributed(_) | DeckVerdict::OnlyFor(..) | DeckVerdict::Changed(_) => None,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            DeckVerdict::ToNextPot(n, _) | DeckVerdict::Unattributed(n) | DeckVerdict::OnlyFor(_, n) => visit(Figure::Sum, n),
            DeckVerdict::Void | DeckVerdict::Changed(_) | DeckVerdict::Remains(..) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            DeckVerdict::ToNextPot(_, seat) | DeckVerdict::Remains(_, seat, _) => visit(seat),
            DeckVerdict::OnlyFor(seats, _) => seats.iter_mut().for_each(visit),
            DeckVerdict::Void | DeckVerdict::Unattributed(_) | DeckVerdict::Changed(_) => {}
        }
    }
}
