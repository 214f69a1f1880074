//! What happens to the deck, and in the deal. Whose card it is, and whether it came to the right place, is computed.

use crate::engine::board_event::BoardEvent;
use crate::engine::cards::Card;
use crate::engine::deck_event::DeckEvent;
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::seat::Seat;

/// One thing that happens to the deck, or in the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealEvent {
    /// The dealer turns a card of the deal face up.
    Exposed(NumberedCard),
    /// On the board.
    Board(BoardEvent),
    /// To the deck as a thing.
    Deck(DeckEvent),
    /// Stud: the dealer turns up the next card of the deck while there is betting.
    TurnedUp(Card),
    /// A player turns the card that he is dealt face up himself.
    OwnCardUp(i64),
    /// A card of the deal is seen, and nobody says through whom.
    Seen(i64),
    /// A card is dealt to this seat.
    Dealt(i64, Seat),
    /// A card is dealt where nobody sits.
    ToEmptySeat(i64),
    /// A seat gets no cards.
    Skipped(Seat),
    TwoInARow(Seat),
    /// What comes before the deal has been left out.
    Unprepared(Preparation),
    /// A card comes into view before the deal.
    SeenBefore(Preparation),
    /// So many cards lie face up in the deck.
    Boxed(i64),
    /// One card lies face up in the deck; `None` where nobody has told which it is.
    BoxedCard(Option<Card>),
    /// A player turns out to have so many cards.
    Holds(i64),
    /// So many cards are left in the stub.
    StubOf(i64),
}

/// What is done with the deck before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preparation {
    Shuffle,
    Cut,
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
    /// A card comes off the deck by it, in the deal.
    pub(super) fn deals(&self) -> bool {
        match self {
            DealEvent::Dealt(..) | DealEvent::ToEmptySeat(_) | DealEvent::Exposed(_) => true,
            DealEvent::Board(_)
            | DealEvent::Deck(_)
            | DealEvent::TurnedUp(_)
            | DealEvent::OwnCardUp(_)
            | DealEvent::Seen(_)
            | DealEvent::Skipped(_)
            | DealEvent::TwoInARow(_)
            | DealEvent::Unprepared(_)
            | DealEvent::SeenBefore(_)
            | DealEvent::Boxed(_)
            | DealEvent::BoxedCard(_)
            | DealEvent::Holds(_)
            | DealEvent::StubOf(_) => false,
        }
    }

    /// To whom it deals a card.
    pub(super) fn dealt_to(&self) -> Option<Seat> {
        match self {
            DealEvent::Dealt(_, to) => Some(*to),
            DealEvent::Exposed(_)
            | DealEvent::Board(_)
            | DealEvent::Deck(_)
            | DealEvent::TurnedUp(_)
            | DealEvent::OwnCardUp(_)
            | DealEvent::Seen(_)
            | DealEvent::ToEmptySeat(_)
            | DealEvent::Skipped(_)
            | DealEvent::TwoInARow(_)
            | DealEvent::Unprepared(_)
            | DealEvent::SeenBefore(_)
            | DealEvent::Boxed(_)
            | DealEvent::BoxedCard(_)
            | DealEvent::Holds(_)
            | DealEvent::StubOf(_) => None,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            DealEvent::Exposed(dealt) => visit(Figure::Count, &mut dealt.number),
            DealEvent::Board(event) => event.figures_mut(visit),
            DealEvent::Deck(event) => event.figures_mut(visit),
            DealEvent::OwnCardUp(n)
            | DealEvent::Seen(n)
            | DealEvent::Dealt(n, _)
            | DealEvent::ToEmptySeat(n)
            | DealEvent::Boxed(n)
            | DealEvent::Holds(n)
            | DealEvent::StubOf(n) => visit(Figure::Count, n),
            DealEvent::Skipped(_)
            | DealEvent::TwoInARow(_)
            | DealEvent::Unprepared(_)
            | DealEvent::SeenBefore(_)
            | DealEvent::BoxedCard(_) => {}
            DealEvent::TurnedUp(_) => {}
        }
    }

    pub(in crate::engine) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            DealEvent::Exposed(dealt) => dealt.to.iter_mut().for_each(visit),
            DealEvent::Board(_) | DealEvent::Deck(_) => {}
            DealEvent::Dealt(_, seat) | DealEvent::Skipped(seat) | DealEvent::TwoInARow(seat) => visit(seat),
            DealEvent::OwnCardUp(_)
            | DealEvent::Seen(_)
            | DealEvent::ToEmptySeat(_)
            | DealEvent::Unprepared(_)
            | DealEvent::SeenBefore(_)
            | DealEvent::Boxed(_)
            | DealEvent::BoxedCard(_)
            | DealEvent::Holds(_)
            | DealEvent::StubOf(_) => {}
            DealEvent::TurnedUp(_) => {}
        }
    }
}
