//! What is done with cards once they are dealt: shown, claimed, handled, mixed up; and with the pot that they win.

use crate::engine::cards::Card;
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::seat::Seat;
use crate::engine::value::Class;

/// A card as it lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dealt {
    /// `None` where nobody has told which card it is.
    pub card: Option<Card>,
    /// Open on the table, as in stud.
    pub up: bool,
}

/// One thing that is done with cards, or happens to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardEvent {
    /// The dealer deals to a player.
    Deal(Seat, Vec<Dealt>),
    Show(Show),
    /// Cards come into contact with others.
    Touch(Touched),
    /// Cards get mixed up with others, so that nobody knows which is which.
    Mix(Touched),
    /// Stud: takes the open cards off the table.
    LiftUpcards,
    /// Somebody else's hand is handled: by the dealer, or by another player.
    Handle(Handling, Seat),
    Shuffle(Shuffle),
    /// Will not show.
    Refuse,
    /// Says what he has.
    Claim(Class),
    /// Says that this player's hand is misread.
    PointOut(Seat),
    /// The pot is pushed to the winner.
    Award(Seat),
    /// So many seconds pass.
    Wait(i64),
    /// A card each, for the button.
    Draw(Vec<(Seat, Card)>),
    /// Somebody counts the cards of the deck.
    Count(i64),
    /// Reaches into the pot.
    ReachIn,
}

/// How cards are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Show {
    /// The cards shown; none stands for the whole hand.
    pub cards: Vec<Card>,
    pub manner: Showing,
}

/// What becomes of the cards as they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// All of the hand lies open on the table.
    Tabled,
    /// Held up or waved, and not laid down.
    Flashed,
    /// Laid open on the table, these and no others.
    Open,
    /// Only one player sees.
    To(Seat),
}

/// What cards come into contact with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    Muck,
    Board,
    Burns,
    CardsOf(Seat),
}

/// What is done with another's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    /// Swept into the muck by mistake.
    Muck,
    TurnUp,
}

/// What is done with the deck after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffle {
    Wash,
    Riffle,
    /// The button of the shuffling machine.
    Machine,
}

impl CardEvent {
    /// Conduct is judged by it.
    pub(super) fn is_noted(&self) -> bool {
        match self {
            CardEvent::ReachIn | CardEvent::Refuse | CardEvent::Show(_) | CardEvent::Award(_) | CardEvent::PointOut(_) => true,
            CardEvent::Deal(..)
            | CardEvent::Touch(_)
            | CardEvent::Mix(_)
            | CardEvent::LiftUpcards
            | CardEvent::Handle(..)
            | CardEvent::Shuffle(_)
            | CardEvent::Claim(_)
            | CardEvent::Wait(_)
            | CardEvent::Draw(_)
            | CardEvent::Count(_) => false,
        }
    }

    /// The room is judged by it: cards are dealt, or handled by somebody else.
    pub(super) fn is_of_the_room(&self) -> bool {
        match self {
            CardEvent::Deal(..) | CardEvent::Handle(..) => true,
            CardEvent::Show(_)
            | CardEvent::Touch(_)
            | CardEvent::Mix(_)
            | CardEvent::LiftUpcards
            | CardEvent::Shuffle(_)
            | CardEvent::Refuse
            | CardEvent::Claim(_)
            | CardEvent::PointOut(_)
            | CardEvent::Award(_)
            | CardEvent::Wait(_)
            | CardEvent::Draw(_)
            | CardEvent::Count(_)
            | CardEvent::ReachIn => false,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            CardEvent::Wait(seconds) => visit(Figure::Seconds, seconds),
            CardEvent::Count(n) => visit(Figure::Count, n),
            CardEvent::Deal(..)
            | CardEvent::Show(_)
            | CardEvent::Touch(_)
            | CardEvent::Mix(_)
            | CardEvent::LiftUpcards
            | CardEvent::Handle(..)
            | CardEvent::Shuffle(_)
            | CardEvent::Refuse
            | CardEvent::Claim(_)
            | CardEvent::PointOut(_)
            | CardEvent::Award(_)
            | CardEvent::Draw(_)
            | CardEvent::ReachIn => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            CardEvent::Award(seat)
            | CardEvent::Deal(seat, _)
            | CardEvent::Touch(Touched::CardsOf(seat))
            | CardEvent::Mix(Touched::CardsOf(seat))
            | CardEvent::Handle(_, seat)
            | CardEvent::Show(Show { manner: Showing::To(seat), .. })
            | CardEvent::PointOut(seat) => visit(seat),
            CardEvent::Draw(drawn) => drawn.iter_mut().for_each(|(seat, _)| visit(seat)),
            CardEvent::Show(Show { manner: Showing::Tabled | Showing::Flashed | Showing::Open, .. })
            | CardEvent::Touch(Touched::Muck | Touched::Board | Touched::Burns)
            | CardEvent::Mix(Touched::Muck | Touched::Board | Touched::Burns)
            | CardEvent::LiftUpcards
            | CardEvent::Shuffle(_)
            | CardEvent::Refuse
            | CardEvent::Claim(_)
            | CardEvent::Wait(_)
            | CardEvent::Count(_)
            | CardEvent::ReachIn => {}
        }
    }
}
