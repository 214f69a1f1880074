//! What the figures of a play count, and who looks at them and at its seats.

use crate::engine::chips::Amount;
use crate::engine::seat::Seat;

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Figure {
    /// An amount of chips.
    Sum,
    /// What one chip is worth.
    Chip,
    /// How many chips are of one value.
    ChipCount,
    Seconds,
    /// Players, warnings, cards, rounds or hands.
    Count,
}

/// Who looks at the figures, and may change them.
pub type FigureVisitor<'v> = &'v mut dyn FnMut(Figure, &mut Amount);
/// Who looks at the seats, and may change them.
pub type SeatVisitor<'v> = &'v mut dyn FnMut(&mut Seat);

/// The first seat that something names: whom it is about.
pub fn first_seat(looks: impl FnOnce(SeatVisitor)) -> Option<Seat> {
    let mut first = None;
    looks(&mut |seat| first = first.or(Some(*seat)));
    first
}
