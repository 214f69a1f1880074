//! "If you ..., I ...", `rules/betting/conditional-statement.yaml`.

use crate::engine::attempt::{Attempt, Situation};
use crate::engine::clauses::conditional_statement as clause;
use crate::engine::event::{Said, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{ChipsVerdict, Question, Strength, Verdict};

/// The rule that is broken.
const RULE: RuleId = RuleId::CONDITIONAL_STATEMENT;

/// A conditional statement binds only as the floor finds.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if !is_conditional(s) {
        return None;
    }
    let mut because = vec![policy.clause(clause::DISCRETION)?];
    because.extend(cites(policy, &[clause::FORBIDDEN]));
    Some((Reading::Floor(Vec::new()), because))
}

/// "If you ..., I ..." was said, and counts.
pub fn is_conditional(s: &Situation) -> bool {
    matches!(s.declared(), Some(Said::Conditional(_)))
}

/// The future that somebody spoke of is there: it is for the floor to say what he is held to.
pub fn came_true(h: &mut Hearing, seat: Seat) {
    let because = h.books.cites(&[clause::DISCRETION]);
    h.rule(Question::Meaning, Verdict::Floor(Vec::new()), because.clone(), because.is_empty());
    h.about(seat);
}

/// What a statement about the future may cost.
pub fn penalties(h: &mut Hearing, attempt: &Attempt) {
    let read = h.situation(attempt).and_then(|s| reads(&s, &h.books, h.books.house));
    let Some((_, because)) = read else { return };
    h.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because.clone(), false);
    if let Some(advised) = h.books.carried(&[clause::DISCOURAGED]) {
        h.rule(Question::Breach, Verdict::Chips(ChipsVerdict::AdvisedAgainst(attempt.seat)), advised, false);
    }
    if h.books.house.clause(clause::FORBIDDEN).is_some() {
        h.rule(Question::Breach, Verdict::Breach(attempt.seat, RULE), because, false);
    }
}
