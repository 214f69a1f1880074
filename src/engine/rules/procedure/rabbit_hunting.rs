//! Looking at cards that would have come, `rules/procedure/rabbit-hunting.yaml`.

use crate::engine::clauses::rabbit_hunting as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::ruling::Verdict;

/// Somebody asks for the card that would have come.
pub(crate) fn asks_for_next_card(h: &mut Hearing, seat: Seat) {
    let forbidden = h.books.ask(|p| Some(((), vec![p.clause(clause::FORBIDDEN)?])));
    let (because, silent) = forbidden.map_or((Vec::new(), true), |a| (a.because, a.silent));
    h.answer(seat, Verdict::Refused, because, silent);
}
