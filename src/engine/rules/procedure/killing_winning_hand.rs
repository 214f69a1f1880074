//! Winning hands that are killed, `rules/procedure/killing-winning-hand.yaml`.

use super::dead_hand;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::killing_winning_hand as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rules::showdown::showdown_order;
use crate::engine::ruling::{Question, Verdict};

/// That everybody may help to read a hand that lies open.
pub(crate) fn helps_to_read(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::HELP_READ)
}

/// A tabled hand that wins cannot be killed: it is live. Whether it is such a hand.
pub(crate) fn stays_live(h: &mut Hearing, seat: Seat) -> bool {
    let over = h.state.room.hand().betting_is_over();
    if !over || !h.state.faces.tabled(seat) || !wins_something(h, seat) {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::TABLED_WINNER]) else { return false };
    h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
    true
}

/// Whether the open hand wins or shares a pot against the other open hands.
fn wins_something(h: &Hearing, seat: Seat) -> bool {
    showdown_order::shares(h, &h.pots()).iter().any(|share| share.seat == seat)
}

/// Why a hand wins although the dealer swept it in.
pub(crate) fn wins_all_the_same(h: &Hearing, seat: Seat) -> Vec<ClauseId> {
    if h.state.faces.of(seat).killed { h.books.cites(&[clause::TABLED_WINNER]) } else { Vec::new() }
}

/// He throws away a hand of which others have seen something, at his own risk: it is live where everybody can tell it. Whether
/// it is such a hand.
pub(crate) fn at_own_risk(h: &mut Hearing, seat: Seat) -> bool {
    let face = h.state.faces.of(seat);
    if face.tabled || !face.flashed && face.open.is_empty() {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::OWN_RISK]) else { return false };
    match h.found(Judgement::Identifiable(seat)) {
        Some(true) => {
            h.state.faces.at(seat).tabled = true;
            h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
        }
        // Cards that nobody can tell any more may have been read before: whether they were, the floor decides.
        Some(false) | None => dead_hand::live_or_dead(h, seat, because),
    }
    true
}
