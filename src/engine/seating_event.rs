//! What happens from hand to hand: who goes out and who sits down, and when the button is placed anew.

use crate::engine::seat::Seat;

/// One thing that happens between hands, or between days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatingEvent {
    /// The first hand of the tournament is about to be dealt.
    Begins,
    /// Play is resumed on another day.
    NextDay,
    /// The last players have been brought together.
    FinalTable,
    NextHand,
    /// A player has lost his last chips with the hand, or leaves.
    GoesOut,
    /// A player takes a seat between these two.
    SitsDown(Seat, Seat),
}

impl SeatingEvent {
    pub(super) fn seats_mut(&mut self, visit: &mut dyn FnMut(&mut Seat)) {
        match self {
            SeatingEvent::SitsDown(right, left) => {
                visit(right);
                visit(left);
            }
            SeatingEvent::Begins
            | SeatingEvent::NextDay
            | SeatingEvent::FinalTable
            | SeatingEvent::NextHand
            | SeatingEvent::GoesOut => {}
        }
    }
}
