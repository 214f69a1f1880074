//! Folds where none was needed, or out of turn, `rules/betting/non-standard-fold.yaml`.

use crate::engine::attempt::Attempt;
use crate::engine::clauses::non_standard_fold as clause;
use crate::engine::hearing::Hearing;
use crate::engine::ruling::{Question, Strength, Verdict};

pub(in crate::engine) use clause::{ANNOUNCED, BINDS, EARLY, THROWN_FORWARD};

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
