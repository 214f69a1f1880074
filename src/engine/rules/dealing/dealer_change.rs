//! Changing the dealer, `rules/dealing/dealer-change.yaml`.

use crate::engine::clauses::dealer_change as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::ruling::Verdict;

/// A player asks for another dealer.
pub(crate) fn player_asks(h: &mut Hearing, seat: Seat) {
    let may_not = h.books.ask(|p| Some(((), vec![p.clause(clause::PLAYERS_MAY_NOT)?])));
    let (because, silent) = may_not.map_or((Vec::new(), true), |a| (a.because, a.silent));
    h.answer(seat, Verdict::Refused, because, silent);
}
