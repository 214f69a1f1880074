//! Splashing the pot, `rules/betting/splashing.yaml`.

use crate::engine::attempt::Attempt;
use crate::engine::clauses::splashing as clause;
use crate::engine::event::{Manner, Step};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::ruling::{Question, Verdict};

/// The rule that is broken.
const RULE: RuleId = RuleId::SPLASHING;

/// Chips thrown into the middle of the pot.
pub fn splashed(h: &mut Hearing, attempt: &Attempt) {
    if !attempt.steps.iter().any(|s| matches!(s, Step::Push(_, Manner::Splashed))) {
        return;
    }
    let because = h.books.cites(&[clause::FORBIDDEN, clause::IN_FRONT]);
    if !because.is_empty() {
        h.rule(Question::Breach, Verdict::Breach(attempt.seat, RULE), because, false);
    }
}
