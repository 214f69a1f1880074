//! Changing the dealer, `rules/dealing/dealer-change.yaml`.

use crate::engine::clauses::dealer_change as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;

/// A player asks for another dealer.
pub(crate) fn player_asks(h: &mut Hearing, seat: Seat) {
    h.denies(seat, clause::PLAYERS_MAY_NOT);
}
