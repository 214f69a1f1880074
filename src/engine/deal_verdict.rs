//! What is ruled about the deal: whether it stands, and where its cards go.

use crate::engine::board_verdict::{BoardVerdict, Remedy};
use crate::engine::cards::Card;
use crate::engine::deck_verdict::DeckVerdict;
use crate::engine::figure::FigureVisitor;
use crate::engine::grade::Strength;
use crate::engine::question::Question;
use crate::engine::seat::Seat;

/// What becomes of the deal, or of a card of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DealVerdict {
    /// It is void, and dealt again with the button where it is; to whom the first card goes, where that is said.
    Redeal(Option<Seat>),
    Stands,
    /// Where a card goes that was exposed, or is too many.
    Goes(DeckCard, CardPlace),
    /// The player gets the card that would have been the next burn.
    Replaced(Seat),
    /// The player gets the cards that he is short of.
    MadeUp(Seat),
    /// On the board.
    Board(BoardVerdict),
    /// Of the deck as a thing.
    Deck(DeckVerdict),
    /// Whether a seat is dealt further cards though its hand is dead.
    StillDealt(Seat, bool),
    /// Whether a player counts as all-in, or may if he wishes.
    CountsAllIn(Seat, Strength),
    /// Stud: all the last cards are dealt face up.
    LastCardsOpen,
}

/// A card of the deck, as it can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeckCard {
    Known(Card),
    /// By its place in the deck, from 1.
    Number(i64),
    /// The one that fell, which nobody has seen.
    Dropped,
    /// The one that lay face up in the deck.
    Boxed,
}

/// Where a card goes that does not stay where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardPlace {
    NextBurn,
    OutOfPlay,
    /// It comes when its turn comes.
    InItsOrder,
    /// Stud: it lies open before its owner, whose next card comes face down instead.
    Upcard,
}

/// What is done with cards because it was ruled so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardMove<'v> {
    Goes(DeckCard, CardPlace),
    Replaces(Seat),
    /// On the board, step by step.
    PutsRight(&'v [Remedy]),
}

impl DealVerdict {
    /// What is done with cards by it before a street comes.
    pub(super) fn moves(&self) -> Option<CardMove<'_>> {
        match self {
            DealVerdict::Goes(card, place) => Some(CardMove::Goes(*card, *place)),
            DealVerdict::Replaced(seat) => Some(CardMove::Replaces(*seat)),
            DealVerdict::Board(BoardVerdict::PutRight(steps)) => Some(CardMove::PutsRight(steps)),
            // A hand that is short of cards is made up by the rule that says so.
            DealVerdict::MadeUp(_)
            | DealVerdict::Redeal(_)
            | DealVerdict::Stands
            | DealVerdict::Board(BoardVerdict::Comes(..))
            | DealVerdict::Deck(_)
            | DealVerdict::StillDealt(..)
            | DealVerdict::CountsAllIn(..)
            | DealVerdict::LastCardsOpen => None,
        }
    }

    /// The question that it answers.
    pub fn question(&self) -> Question {
        match self {
            DealVerdict::Redeal(None) | DealVerdict::Stands => Question::Deal,
            DealVerdict::Redeal(Some(_)) => Question::Positions,
            DealVerdict::Goes(..)
            | DealVerdict::Replaced(_)
            | DealVerdict::MadeUp(_)
            | DealVerdict::StillDealt(..)
            | DealVerdict::CountsAllIn(..)
            | DealVerdict::LastCardsOpen => Question::Cards,
            DealVerdict::Board(verdict) => verdict.question(),
            DealVerdict::Deck(verdict) => verdict.question(),
        }
    }

    /// The hand is not played on.
    pub fn calls_off(&self) -> bool {
        match self {
            DealVerdict::Redeal(_) | DealVerdict::Deck(DeckVerdict::Void) => true,
            DealVerdict::Stands
            | DealVerdict::Goes(..)
            | DealVerdict::Replaced(_)
            | DealVerdict::MadeUp(_)
            | DealVerdict::Board(_)
            | DealVerdict::Deck(
                DeckVerdict::ToNextPot(..)
                | DeckVerdict::Unattributed(_)
                | DeckVerdict::OnlyFor(..)
                | DeckVerdict::Changed(_)
                | DeckVerdict::Remains(..),
            )
            | DealVerdict::StillDealt(..)
            | DealVerdict::CountsAllIn(..)
            | DealVerdict::LastCardsOpen => false,
        }
    }

    /// The player it is about.
    pub(super) fn about(&self) -> Option<Seat> {
        match self {
            DealVerdict::Replaced(seat)
            | DealVerdict::MadeUp(seat)
            | DealVerdict::StillDealt(seat, _)
            | DealVerdict::CountsAllIn(seat, _) => Some(*seat),
            DealVerdict::Deck(verdict) => verdict.about(),
            DealVerdict::Redeal(_)
            | DealVerdict::Stands
            | DealVerdict::Goes(..)
            | DealVerdict::LastCardsOpen
            | DealVerdict::Board(_) => None,
        }
    }

    pub(super) fn seats_mut(&mut self, visit: &mut dyn FnMut(&mut Seat)) {
        match self {
            DealVerdict::Replaced(seat)
            | DealVerdict::MadeUp(seat)
            | DealVerdict::Redeal(Some(seat))
            | DealVerdict::StillDealt(seat, _)
            | DealVerdict::CountsAllIn(seat, _) => visit(seat),
            DealVerdict::Deck(verdict) => verdict.seats_mut(visit),
            DealVerdict::Redeal(None)
            | DealVerdict::Stands
            | DealVerdict::Goes(..)
            | DealVerdict::LastCardsOpen
            | DealVerdict::Board(_) => {}
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            DealVerdict::Deck(verdict) => verdict.figures_mut(visit),
            DealVerdict::Redeal(_)
            | DealVerdict::Stands
            | DealVerdict::Goes(..)
            | DealVerdict::Replaced(_)
            | DealVerdict::MadeUp(_)
            | DealVerdict::StillDealt(..)
            | DealVerdict::CountsAllIn(..)
            | DealVerdict::LastCardsOpen
            | DealVerdict::Board(_) => {}
        }
    }
}
