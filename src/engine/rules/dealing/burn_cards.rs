//! Burn cards, `rules/dealing/burn-cards.yaml`.

use crate::engine::clauses::burn_cards as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::ruling::Verdict;

/// A street has a burn card of its own.
pub(in crate::engine) use clause::EACH_STREET;

/// A player asks to see the burn cards.
pub(crate) fn player_asks(h: &mut Hearing, seat: Seat) {
    let unseen = h.books.ask(|p| Some(((), vec![p.clause(clause::UNSEEN)?])));
    let (because, silent) = unseen.map_or((Vec::new(), true), |a| (a.because, a.silent));
    h.answer(seat, Verdict::Refused, because, silent);
}
