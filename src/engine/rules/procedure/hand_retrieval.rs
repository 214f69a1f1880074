//! Hands that come back from the muck, `rules/procedure/hand-retrieval.yaml`.

use super::{dead_hand, mucked_cards};
use crate::engine::clauses::hand_retrieval as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rules::betting::fold;
use crate::engine::rules::showdown::split_pot;
use crate::engine::ruling::Verdict;

/// A player asks for his own hand back: no, unless his reasons are good and the house knows special situations.
pub(crate) fn asks_back(h: &mut Hearing, seat: Seat) {
    let because = h.books.cites(&[split_pot::MUCKED, clause::SPECIAL]);
    if h.found(Judgement::Grounds) == Some(true) && h.books.house.carries(clause::SPECIAL) {
        dead_hand::live_or_dead(h, seat, because);
        return;
    }
    let silent = because.is_empty();
    h.answer(seat, Verdict::Refused, because, silent);
}

/// Good reasons, and cards that can be told: somebody may bring the hand back. Whether that is so.
pub(crate) fn may_live_again(h: &mut Hearing, seat: Seat) -> bool {
    let mut because = mucked_cards::live_again(h, seat);
    if h.found(Judgement::Grounds) == Some(true) {
        because.extend(h.books.cites(&[clause::SPECIAL]));
    }
    because.extend(fold::given_back(h, seat));
    if because.is_empty() {
        return false;
    }
    dead_hand::live_or_dead(h, seat, because);
    true
}

/// The dealer sweeps in a hand that was folded. Whether it may live again.
pub(crate) fn folded_may_live(h: &mut Hearing, seat: Seat) -> bool {
    h.state.room.hand().find(seat).is_some_and(|p| p.folded) && may_live_again(h, seat)
}
