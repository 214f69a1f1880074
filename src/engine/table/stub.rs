//! The deck on its way to the board: the next cards of it, and the last street that came where it was not as it should be.

use crate::engine::board_event::{Burns, Facing};
use crate::engine::board_verdict::BoardStreet;
use crate::engine::cards::{Card, CardSet};
use crate::engine::problem::Problem;
use crate::engine::seat::Seat;

/// The last street that came, if anything was wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidStreet {
    pub street: BoardStreet,
    /// In the order in which they came off the deck, as far as they are told.
    pub cards: Vec<Card>,
    /// How many came.
    pub count: usize,
    pub facing: Facing,
    pub burns: Burns,
    /// The burn cards before it, where the deck has been told.
    pub burned: Vec<Card>,
    /// The betting was not over.
    pub early: bool,
    /// Who had still to act then.
    pub waited: Vec<Seat>,
    /// What the floor has drawn.
    pub drawn: Option<Card>,
}

impl LaidStreet {
    pub(super) fn of(street: BoardStreet, cards: &[Card], burns: Burns) -> LaidStreet {
        let count = if cards.is_empty() { street.cards() } else { cards.len() };
        let (cards, burned) = (cards.to_vec(), Vec::new());
        LaidStreet { street, cards, count, facing: Facing::Up, burns, burned, early: false, waited: Vec::new(), drawn: None }
    }

    /// A street on which every player gets a card of his own, and the deck may lose one for all.
    pub(super) fn without_board(self) -> LaidStreet {
        LaidStreet { count: self.cards.len(), ..self }
    }

    /// How many cards came that do not belong there.
    pub fn surplus(&self) -> usize {
        self.count.saturating_sub(self.street.cards())
    }

    /// It came as it should.
    pub(super) fn regular(&self) -> bool {
        !self.early && self.surplus() == 0 && self.burns == Burns::One && self.facing == Facing::Up
    }

    /// The cards that lie on the board of it.
    pub(super) fn on_board(&self) -> Vec<Card> {
        match (self.street, self.surplus(), self.drawn) {
            _ if self.early => Vec::new(),
            (_, 0, _) => self.cards.clone(),
            // Of too many cards on the flop nobody knows yet which belong there.
            (BoardStreet::Flop, _, None) => Vec::new(),
            (BoardStreet::Flop, _, Some(drawn)) => self.cards.iter().copied().filter(|card| *card != drawn).collect(),
            (BoardStreet::Turn | BoardStreet::River, ..) => self.cards.iter().copied().take(1).collect(),
        }
    }
}

/// The deck on its way to the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stub {
    /// The next cards, the top one first, as many as are told.
    pub next: Vec<Card>,
    /// What was last wrong with a street.
    pub laid: Option<LaidStreet>,
    /// How many cards it was found to have.
    pub count: Option<i64>,
}

impl Stub {
    /// Cards that are known and lie in no hand and not on the board.
    pub(super) fn known(&self) -> CardSet {
        let laid = self.laid.iter().flat_map(|laid| {
            let on_board = laid.on_board();
            laid.cards.iter().chain(&laid.burned).chain(&laid.drawn).copied().filter(move |card| !on_board.contains(card))
        });
        self.next.iter().copied().chain(laid).map(CardSet::of).fold(CardSet::EMPTY, |all, card| all | card)
    }

    /// Takes cards off the top, as many as are told: these, where they are told as well.
    pub(super) fn comes_off(&mut self, burns: usize, count: usize, told: &[Card]) -> Result<(Vec<Card>, Vec<Card>), Problem> {
        let due = (burns + count).min(self.next.len());
        let mut burned: Vec<Card> = self.next.drain(..due).collect();
        let dealt = burned.split_off(burns.min(due));
        match told.iter().zip(&dealt).find(|(told, top)| told != top) {
            Some((told, top)) => {
                Err(Problem::new(format!("{told} comes, and {top} is next"), "the stub lists burn cards too, the top card first"))
            }
            None => Ok((burned, dealt)),
        }
    }

    /// Which cards would have come on the street after one burn, where they are told.
    pub fn right_cards(&self) -> Option<Vec<Card>> {
        let laid = self.laid.as_ref()?;
        let told = match laid.burns {
            Burns::None => laid.cards.len() == laid.count,
            Burns::One | Burns::Two => !laid.burned.is_empty(),
        };
        let order = laid.burned.iter().chain(&laid.cards).chain(&self.next).copied();
        let right: Vec<Card> = order.skip(1).take(laid.street.cards()).collect();
        (told && right.len() == laid.street.cards()).then_some(right)
    }
}
