//! "If you ..., I ...", `rules/betting/conditional-statement.yaml`.

use crate::engine::attempt::{Attempt, Situation};
use crate::engine::clauses::conditional_statement as clause;
use crate::engine::event::{Said, Seat};
use crate::engine::hearing::{Conditioned, Hearing};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{ChipsVerdict, Question, Ruling, Strength, Verdict};
use crate::engine::table::hand::{ActionKind, Hand, Increase};

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
fn is_conditional(s: &Situation) -> bool {
    matches!(s.declared(), Some(Said::Conditional(_)))
}

/// It is remembered while the round is bet, whatever he does until then.
fn remembered(h: &mut Hearing, attempt: &Attempt) {
    let Some(Said::Conditional(said)) = h.situation(attempt).and_then(|s| s.declared()) else { return };
    let hand = h.room().hand();
    let (acted, increased) = (hand.actions.len(), hand.increases.len());
    let seat = attempt.seat;
    h.state.round.conditioned.retain(|earlier| earlier.seat != seat);
    h.state.round.conditioned.push(Conditioned { seat, on: said.on.clone(), acted, increased });
}

/// It is the turn of somebody who has spoken of the future, and that is there.
pub fn comes_due(h: &mut Hearing, seat: Seat) {
    let Some(at) = h.state.round.conditioned.iter().position(|said| said.seat == seat) else { return };
    // It was for the floor what he has said; nothing is until that comes about.
    let is_open = |r: &Ruling| r.question == Question::Meaning && r.about == Some(seat) && r.verdict == Verdict::Floor(Vec::new());
    h.state.rulings.retain(|ruling| !is_open(ruling));
    if has_come_about(&h.state.round.conditioned[at], h.room().hand()) {
        h.state.round.conditioned.remove(at);
        came_true(h, seat);
    }
}

/// Whether anybody else has done since what he spoke of. What is no term may be anything.
fn has_come_about(said: &Conditioned, hand: &Hand) -> bool {
    let by_another: Vec<&Increase> = hand.increases.iter().skip(said.increased).filter(|i| i.seat != said.seat).collect();
    let wagered = !by_another.is_empty();
    let mut since = hand.actions.iter().skip(said.acted).filter(|(seat, _)| *seat != said.seat).map(|(_, kind)| *kind);
    match said.on {
        Said::Check => !wagered && since.any(|kind| kind == ActionKind::Check),
        Said::Call => since.any(|kind| kind == ActionKind::Call),
        Said::Fold => since.any(|kind| kind == ActionKind::Fold),
        Said::Raise(_) | Said::CallAndRaise => by_another.iter().any(|i| !i.opening),
        Said::AllIn | Said::Bet(_) | Said::Pot | Said::Number(_) | Said::Complete | Said::Cap => wagered,
        Said::Conditional(_) | Said::Hand(_) | Said::Unofficial => since.next().is_some(),
    }
}

/// The future that somebody spoke of is there: it is for the floor to say what he is held to.
fn came_true(h: &mut Hearing, seat: Seat) {
    let because = h.books.cites(&[clause::DISCRETION]);
    h.rule(Question::Meaning, Verdict::Floor(Vec::new()), because.clone(), because.is_empty());
    h.about(seat);
}

/// What a statement about the future may cost.
pub fn penalties(h: &mut Hearing, attempt: &Attempt) {
    remembered(h, attempt);
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
