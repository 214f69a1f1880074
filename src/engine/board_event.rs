//! How the cards of the board come, where they do not come as they should.

use crate::engine::cards::Card;
use crate::engine::figure::{Figure, FigureVisitor};
use crate::engine::game::Street;

/// One thing that happens to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A street comes with its cards, where they are told, and with a wrong number of burn cards.
    Street(Street, Vec<Card>, Burns),
    /// So many unknown cards come on the flop.
    FlopOf(i64, Facing),
    /// The floor draws one of the cards of the flop.
    Drawn(Card),
}

/// How many burn cards a street has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burns {
    None,
    One,
    Two,
}

/// Which way up cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    Up,
    Down,
}

impl BoardEvent {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            BoardEvent::FlopOf(count, _) => visit(Figure::Count, count),
            BoardEvent::Street(..) | BoardEvent::Drawn(_) => {}
        }
    }
}
