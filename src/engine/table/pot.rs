//! A pot.

use crate::engine::chips::Amount;
use crate::engine::seat::Seat;

/// A pot, and who has a claim to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    pub amount: Amount,
    /// Clockwise from the button's left, those who have folded left out.
    pub seats: Vec<Seat>,
}
