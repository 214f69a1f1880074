//! More put in to get change, `rules/betting/overbet-for-change.yaml`.

use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::overbet_for_change as clause;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::ruling::{Action, ChipChange, ChipsVerdict, Question, Verdict};

/// That everything put in counts, whatever change was hoped for.
pub fn counts(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::COUNTS)
}

/// Several chips without a word come to a call, and one of them goes back whole: it was not needed for that.
pub fn advice(h: &mut Hearing, attempt: &Attempt, done: Action, change: ChipChange) {
    let (Action::Call(_), ChipChange::Returned(returned)) = (done, change) else { return };
    let smallest = h.situation(attempt).and_then(|s| {
        let several = s.only_motion().filter(|motion| s.silent() && motion.chips.single().is_none())?;
        several.chips.smallest()
    });
    let Some(because) = h.books.carried(&[clause::DISCOURAGED]).filter(|_| smallest.is_some_and(|chip| chip <= returned)) else {
        return;
    };
    h.rule(Question::Breach, Verdict::Chips(ChipsVerdict::AdvisedAgainst(attempt.seat)), because, false);
}
