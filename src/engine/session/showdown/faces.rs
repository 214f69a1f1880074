//! What has become of the hands: shown, tabled, mucked, killed.

use crate::engine::cards::{Card, CardSet};
use crate::engine::event::Seat;
use crate::engine::hand::Hand;
use crate::engine::rules::procedure::disputed_pot::Since;
use crate::engine::value::Class;

/// One player's cards, as the table sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownHand {
    /// The whole hand lies open.
    pub tabled: bool,
    /// Cards that lie open, one by one.
    pub open: Vec<Card>,
    pub flashed: bool,
    /// Who alone has seen which cards.
    pub seen: Vec<(Seat, Vec<Card>)>,
    /// Given up at showdown without a showing.
    pub mucked: bool,
    /// Ruled dead.
    pub dead: bool,
    /// Swept in by the dealer.
    pub killed: bool,
    /// A chip guards the cards.
    pub protected: bool,
    pub refused: bool,
    /// Told to show since he refused, and how long ago, in seconds.
    pub told: Option<i64>,
    pub claims: Vec<Class>,
    /// Pushed forward face down and still live.
    pub pushed_forward: bool,
}

/// All the hands, and what was done with the pot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownHands {
    faces: Vec<(Seat, ShownHand)>,
    /// To whom the pot was pushed, and what has happened since.
    pub pushed: Option<(Seat, Since)>,
    /// It is too late to dispute that.
    pub settled: bool,
    /// A card came before the hands were up.
    pub early_card: bool,
}

impl ShownHands {
    pub fn of(&self, seat: Seat) -> ShownHand {
        self.faces.iter().find(|(s, _)| *s == seat).map(|(_, face)| face.clone()).unwrap_or_default()
    }

    pub fn at(&mut self, seat: Seat) -> &mut ShownHand {
        let at = match self.faces.iter().position(|(s, _)| *s == seat) {
            Some(at) => at,
            None => {
                self.faces.push((seat, ShownHand::default()));
                self.faces.len() - 1
            }
        };
        &mut self.faces[at].1
    }

    /// Those whose hands still have a claim: neither folded nor mucked nor dead.
    pub fn alive(&self, hand: &Hand) -> Vec<Seat> {
        hand.live().map(|p| p.seat).filter(|seat| self.is_alive(*seat)).collect()
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        let face = self.of(seat);
        !face.mucked && !face.dead
    }

    pub fn tabled(&self, seat: Seat) -> bool {
        self.of(seat).tabled
    }

    /// Nobody has shown or given up anything yet.
    pub fn untouched(&self) -> bool {
        self.faces.iter().all(|(_, face)| !face.tabled && face.open.is_empty() && !face.mucked && !face.flashed)
    }

    pub fn anybody_tabled_but(&self, seat: Seat) -> bool {
        self.faces.iter().any(|(s, face)| *s != seat && face.tabled)
    }
}

/// The cards of a player that are known and closed.
pub(crate) fn hole_cards(hand: &Hand, seat: Seat) -> CardSet {
    let cards = hand.find(seat).map(|p| p.cards.clone()).unwrap_or_default();
    cards
        .iter()
        .filter(|d| !d.up || !hand.game.is_stud())
        .filter_map(|d| d.card)
        .map(CardSet::of)
        .fold(CardSet::EMPTY, |a, b| a | b)
}
