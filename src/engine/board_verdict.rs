//! How a fault of the board is put right, and which cards come then.

use crate::engine::cards::Card;
use crate::engine::game::Street;
use crate::engine::question::Question;

/// What becomes of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BoardVerdict {
    /// What is done, step by step.
    PutRight(Vec<Remedy>),
    /// The right cards of a street, where the deck has been told.
    Comes(BoardStreet, Vec<Card>),
}

/// The streets of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardStreet {
    Flop,
    Turn,
    River,
}

/// One step by which a fault is put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remedy {
    FinishBetting,
    SetAside(Laid),
    TakeOut(Laid),
    /// Into the stub.
    ShuffleIn(Laid),
    ShuffleStub,
    Show(Laid),
    Cut,
    Burn,
    /// The next card or cards of the deck.
    Deal(BoardStreet),
    DealUnburned(BoardStreet),
    DealNew(BoardStreet),
    DealNewUnburned(BoardStreet),
    Scramble,
    /// Of the cards that were scrambled.
    BurnOne,
    /// With the others of them and the next card of the deck.
    CompleteFlop,
    FloorDraws,
    RestoreOrder,
    DealRightCard,
    /// Stud: a card for everybody who is still in.
    DealLastCards,
    /// Stud: one card for all.
    DealCommonCard,
}

/// Cards that lie where they should not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Laid {
    Flop,
    FlopAndBurn,
    Turn,
    River,
    SetAsideCard,
    /// All but the card that belongs there.
    Surplus,
    /// The card that ought to have been burned.
    MissedBurn,
    /// The burn cards of the streets before.
    Burns,
}

impl Remedy {
    /// A card comes by it.
    pub(super) fn deals(&self) -> bool {
        match self {
            Remedy::Deal(_)
            | Remedy::DealUnburned(_)
            | Remedy::DealNew(_)
            | Remedy::DealNewUnburned(_)
            | Remedy::CompleteFlop
            | Remedy::DealRightCard
            | Remedy::DealLastCards
            | Remedy::DealCommonCard => true,
            Remedy::FinishBetting
            | Remedy::SetAside(_)
            | Remedy::TakeOut(_)
            | Remedy::ShuffleIn(_)
            | Remedy::ShuffleStub
            | Remedy::Show(_)
            | Remedy::Cut
            | Remedy::Burn
            | Remedy::Scramble
            | Remedy::BurnOne
            | Remedy::FloorDraws
            | Remedy::RestoreOrder => false,
        }
    }
}

impl BoardStreet {
    /// `None` for the streets that have no board.
    pub fn of(street: Street) -> Option<BoardStreet> {
        match street {
            Street::Flop => Some(BoardStreet::Flop),
            Street::Turn => Some(BoardStreet::Turn),
            Street::River => Some(BoardStreet::River),
            Street::Preflop | Street::Third | Street::Fourth | Street::Fifth | Street::Sixth | Street::Seventh => None,
        }
    }

    /// How many cards come on it.
    pub fn cards(self) -> usize {
        match self {
            BoardStreet::Flop => 3,
            BoardStreet::Turn | BoardStreet::River => 1,
        }
    }
}

impl BoardVerdict {
    /// The question that it answers.
    pub fn question(&self) -> Question {
        match self {
            BoardVerdict::PutRight(_) => Question::Deal,
            BoardVerdict::Comes(..) => Question::Cards,
        }
    }
}
