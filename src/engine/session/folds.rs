//! A fold: what an improper one costs, and what becomes of the hand.

use super::Session;
use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Act, Judgement, Release, Step};
use crate::engine::ruling::{Action, Question, Strength, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn penalties_of_fold(&mut self, attempt: &Attempt, done: Action, in_turn: bool) {
        if done != Action::Fold {
            return;
        }
        let Some(s) = self.situation(attempt) else { return };
        let nothing_to_call = s.need() == 0;
        if !in_turn || nothing_to_call {
            let carries_binds = self.books.house.carries(clauses::non_standard_fold::BINDS);
            let mut because = self.books.cites(&[clauses::non_standard_fold::PENALTY]);
            because.extend(self.books.cites(&[clauses::non_standard_fold::FORBIDDEN]).into_iter().filter(|_| !in_turn));
            // A book that forbids only the fold out of turn says nothing of one in turn.
            if !because.is_empty() && (!in_turn || carries_binds) {
                self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
            }
        }
        let release = attempt.releases();
        let thrown = matches!(release, Some(Release::ThrownForward | Release::OverTheLine | Release::TowardMuck));
        if thrown {
            let because = self.books.cites(&[clauses::fold::NOT_THROWN, clauses::fold::PROPER]);
            if !because.is_empty() {
                self.rule(Question::Breach, Verdict::Breach(attempt.seat, "fold".into()), because, false);
            }
        }
    }

    /// The hand that goes with a fold; the cards may still come back.
    pub(in crate::engine) fn folded(&mut self, attempt: &Attempt, done: Action, because: &[ClauseId]) {
        if done != Action::Fold {
            return;
        }
        let seat = attempt.seat;
        let given_back = self.books.house.clause(clauses::fold::GIVEN_BACK).filter(|_| {
            let found = |j: Judgement| self.found(j) == Some(true);
            attempt.releases() == Some(Release::TowardMuck) && found(Judgement::Separate) && found(Judgement::Misinformed(seat))
        });
        if let Some(clause) = given_back {
            let of = vec![Verdict::Hand(seat, true), Verdict::Hand(seat, false)];
            self.rule(Question::Hand, Verdict::Floor(of), vec![clause], false);
            return;
        }
        let hand: Vec<ClauseId> = because
            .iter()
            .filter(|c| c.as_str().starts_with("fold/") || c.as_str().starts_with("non-standard-fold/"))
            .copied()
            .collect();
        if !hand.is_empty() {
            self.rule(Question::Hand, Verdict::Hand(seat, false), hand, false);
            let undisputed = matches!(attempt.steps.as_slice(), [Step::Act(Act::Fold)]);
            self.goes_without_saying(undisputed);
        }
    }
}
