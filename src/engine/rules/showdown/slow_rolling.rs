//! Better hands held back, `rules/showdown/slow-rolling.yaml`.

use crate::engine::clauses::slow_rolling as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::award;
use crate::engine::ruling::{Question, Verdict};

/// The breach that this rule knows.
const RULE: RuleId = RuleId::SLOW_ROLLING;

/// Time passes: whoever is to show holds a better hand than those that lie open, and lets everybody wait.
pub(crate) fn keeps_waiting(h: &mut Hearing) {
    if h.found(Judgement::Needless) != Some(true) {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::AT_ONCE])
        && let Some(seat) = holds_better(h)
    {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), because, false);
    }
}

/// Who is still to show and has a better hand than all that lie open.
fn holds_better(h: &Hearing) -> Option<Seat> {
    let hand = h.state.room.hand();
    let open = h.open_claims();
    let closed = h.state.faces.alive(hand).into_iter().filter(|seat| !h.state.faces.tabled(*seat));
    let better = |seat: &Seat| {
        let own = hand.find(*seat).and_then(|p| award::final_claim(hand, p));
        own.is_some_and(|own| open.iter().all(|c| own.high > c.high || own.lowball > c.lowball))
    };
    closed.filter(|_| !open.is_empty()).find(better)
}
