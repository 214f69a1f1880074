//! Statements about the future: what they come to when it is there, and what they may cost.

use super::{Pending, Session};
use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Said, Seat};
use crate::engine::ruling::{Question, Strength, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn conditional(&self, attempt: &Attempt) -> bool {
        self.situation(attempt).is_some_and(|s| matches!(s.declared(), Some(Said::Conditional(_))))
    }

    pub(in crate::engine) fn condition_came_true(&mut self, pending: &Pending) {
        let because = self.books.cites(&[clauses::conditional_statement::DISCRETION]);
        self.rule(Question::Meaning, Verdict::Floor(Vec::new()), because.clone(), because.is_empty());
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.about = Some(pending.attempt.seat);
        }
    }

    /// What a statement about the future may cost.
    pub(in crate::engine) fn discretion(&mut self, seat: Seat, conditional: bool, because: &[ClauseId]) {
        if !conditional {
            return;
        }
        let because: Vec<ClauseId> = because.iter().filter(|c| c.as_str().starts_with("conditional-statement/")).copied().collect();
        if because.is_empty() {
            return;
        }
        self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), because.clone(), false);
        if because.contains(&clauses::conditional_statement::FORBIDDEN) {
            self.rule(Question::Breach, Verdict::Breach(seat, "conditional-statement".into()), because, false);
        }
    }
}
