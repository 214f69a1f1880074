//! Folds where none was needed, or out of turn, `rules/betting/non-standard-fold.yaml`.

use crate::engine::attempt::{Attempt, Situation};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::non_standard_fold as clause;
use crate::engine::event::{Said, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::ruling::{Question, Strength, Verdict};

/// That the word binds whoever says that he folds.
pub fn word_binds(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ANNOUNCED)
}

/// A fold over a bet that was announced: by the word for it, or out of turn by any word at all.
pub fn announced(s: &Situation, policy: &Policy, in_turn: bool) -> Option<ClauseId> {
    let said = matches!(s.declared(), Some(Said::Fold)) || !in_turn && s.attempt.has_words();
    if s.need() > 0 && said { word_binds(policy) } else { None }
}

/// That a fold binds out of turn, or where there was nothing to call. One over a bet, in turn, needs no clause of this rule.
pub fn binds(s: &Situation, policy: &Policy, in_turn: bool) -> Option<ClauseId> {
    match in_turn {
        false => policy.clause(clause::EARLY),
        true => policy.clause_where(s.need() <= 0, clause::BINDS),
    }
}

/// Another acts: whoever has thrown his cards forward as if folding has no hand any more, where the house says so.
pub fn acted_on(h: &mut Hearing, by: Seat) {
    let Some(seat) = h.state.round.thrown_forward.take_if(|seat| *seat != by) else { return };
    if let Some(because) = h.books.carried(&[clause::THROWN_FORWARD]) {
        h.rule(Question::Hand, Verdict::Hand(seat, false), because, false);
    }
}

/// What a fold with nothing to call, or out of turn, may cost.
pub fn penalty(h: &mut Hearing, attempt: &Attempt, in_turn: bool) {
    let Some(s) = h.situation(attempt) else { return };
    // Where nobody has had to open, the hand may be given up like over a bet.
    if in_turn && (s.need() > 0 || s.hand.need_not_open()) {
        return;
    }
    let binds = h.books.house.clause(clause::BINDS).is_some();
    let mut because = h.books.cites(&[clause::PENALTY]);
    because.extend(h.books.cites(&[clause::FORBIDDEN]).into_iter().filter(|_| !in_turn));
    because.extend(h.books.cites(&[clause::FIRST_TO_ACT]).into_iter().filter(|_| in_turn));
    // A book that forbids only the fold out of turn says nothing of one in turn.
    if !because.is_empty() && (!in_turn || binds) {
        h.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
    }
}
