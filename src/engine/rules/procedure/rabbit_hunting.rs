//! Looking at cards that would have come, `rules/procedure/rabbit-hunting.yaml`.

use crate::engine::clauses::rabbit_hunting as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;

/// Somebody asks for the card that would have come.
pub(crate) fn asks_for_next_card(h: &mut Hearing, seat: Seat) {
    h.denies(seat, clause::FORBIDDEN);
}
