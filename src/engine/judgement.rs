//! What only a human can find.

use crate::engine::seat::Seat;

/// What a human must find; never assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    Deliberate,
    /// The chip is tiny beside the bet.
    Tiny,
    Unusual,
    /// Of a player.
    Misinformed(Seat),
    /// The cards lie clear of the muck.
    Separate,
    /// Everybody can tell this player's cards.
    Identifiable(Seat),
    /// What is asked for is well founded.
    Grounds,
    /// He let the others wait for nothing.
    Needless,
    Gross,
}
