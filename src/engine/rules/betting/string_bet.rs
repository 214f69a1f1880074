//! Bets in several motions, `rules/betting/string-bet.yaml`.

use crate::engine::options::choice;

choice! {
    /// What does a raise in several motions without a word count as?
    "betting.string_bet" StringBet {
        /// Only as a call.
        CallOnly = "call-only",
        /// As what the first motion made it.
        FirstMotion = "first-motion",
    }
}

use super::raise_methods;
use crate::engine::attempt::{Attempt, PriorChips, Situation, chips_named};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::string_bet as clause;
use crate::engine::event::{Act, Manner, Offence, Said, Seat, Size, Speech, Step};
use crate::engine::hearing::{Current, Hearing};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::reading::{Reading, read};
use crate::engine::rules::readings::READINGS;
use crate::engine::ruling::{Action, ChipChange, Order, Question, Strength, Verdict};
use crate::engine::table::hand::Hand;

/// The rule that is broken.
const RULE: RuleId = RuleId::STRING_BET;

/// Several motions without a word, or a word too many.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if matches!(s.declared(), Some(Said::CallAndRaise)) {
        return policy.clause(clause::CALL_AND_RAISE).map(|c| (Reading::Call, vec![c]));
    }
    if !is_string(s, policy) {
        return None;
    }
    // That later motions add nothing is a consequence by itself.
    let value = match policy.clause(clause::CONSEQUENCE) {
        Some(_) => policy.get::<StringBet>()?,
        None => policy.clause(clause::ONE_MOTION).map(|_| StringBet::FirstMotion)?,
    };
    let mut because = cites(policy, &[clause::CONSEQUENCE, clause::ONE_MOTION, clause::MEANING]);
    let need = s.need();
    let first_total = s.motions().first().filter(|m| m.manner != Manner::Dribbled).map_or(0, |m| m.chips.total());
    if need > 0 && value == StringBet::CallOnly {
        return (s.pushed() >= need).then_some((Reading::Call, because));
    }
    if first_total < need && !s.raise_without_amount() {
        let short = policy.clause(clause::SHORT_FIRST)?;
        because.push(short);
        return Some((Reading::Call, because));
    }
    let first = s.attempt.first_motion();
    let situation = Situation { attempt: &first, ..*s };
    let only_house = Rulebooks { house: policy, custom: books.custom };
    let answer = read(&situation, &only_house, READINGS).0?.reading;
    because.extend(answer.because);
    Some((answer.value, because))
}

/// That chips go in in one motion.
pub fn one_motion(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ONE_MOTION)
}

/// Chips in several motions that no declaration covers.
pub fn is_string(s: &Situation, policy: &Policy) -> bool {
    if !s.several_motions() {
        return false;
    }
    match s.declared() {
        None => s.unofficial().is_none(),
        Some(Said::Raise(Size::Open) | Said::Bet(Size::Open)) => !raise_methods::word_covers_motions(policy),
        Some(_) => false,
    }
}

/// A raise is added to a call that was said: by the same words, or by a second motion.
fn raises_a_call(s: &Situation) -> bool {
    match s.declared() {
        Some(Said::CallAndRaise) => true,
        Some(Said::Call) => s.several_motions() && s.pushed() > s.need(),
        Some(
            Said::Check
            | Said::Fold
            | Said::AllIn
            | Said::Bet(_)
            | Said::Raise(_)
            | Said::Pot
            | Said::Number(_)
            | Said::Conditional(_)
            | Said::Hand(_)
            | Said::Complete
            | Said::Cap
            | Said::Unofficial,
        )
        | None => false,
    }
}

/// A string bet, or a raise in the same breath as a call: what it is called, who says so, and what it costs.
pub fn made(h: &mut Hearing, attempt: &Attempt) {
    let seat = attempt.seat;
    let string = h.situation(attempt).is_some_and(|s| is_string(&s, h.books.house) || raises_a_call(&s));
    if !string {
        return;
    }
    let forbidden = h.books.cites(&[clause::FORBIDDEN]);
    if !forbidden.is_empty() {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE), forbidden, false);
    }
    let dealer = h.books.cites(&[clause::DEALER_CALLS]);
    if !dealer.is_empty() {
        h.rule(Question::Order, Verdict::Order(Order::AnnounceStringBet), dealer, false);
    }
    let repeated = h.books.cites(&[clause::REPEATED]);
    if !repeated.is_empty() && h.state.room.record(seat, Offence::StringBet) > 0 {
        h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), repeated, false);
    }
}

/// He has acted by a string bet, and no more than calls from then on in this round, where the book says so.
pub(crate) fn done(h: &mut Hearing, attempt: &Attempt) {
    let string = h.situation(attempt).is_some_and(|s| is_string(&s, h.books.house) || raises_a_call(&s));
    if string {
        h.state.round.string_bets.push(attempt.seat);
    }
}

/// Who has made a string bet no longer bets or raises in this round: on what that rests.
pub(crate) fn only_calls(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    h.books.carried(&[clause::REST_OF_ROUND]).filter(|_| h.state.round.string_bets.contains(&seat))
}

/// A player says that it was a string bet.
pub fn flagged(h: &mut Hearing) {
    h.rule_by(Question::Order, Verdict::Order(Order::CallFloor), &[clause::PLAYER_FLAGS]);
}

/// A raise that is told of somebody whose chips lie there already: he says so, and whether he may is the question.
pub(in crate::engine) fn as_a_word(h: &Hearing, seat: Seat, step: Step) -> Step {
    let Step::Act(Act::RaiseTo(n)) = step else { return step };
    if n <= h.room().hand().bet() || !has_put_chips_out(h, seat) {
        return step;
    }
    let said = Said::Raise(Size::To(n));
    Step::Say(Speech { quote: format!("raise to {n}"), readings: Vec::new(), said, with_chips: false })
}

/// What he put out without a word has been counted, and nobody has done anything since.
fn has_put_chips_out(h: &Hearing, seat: Seat) -> bool {
    let waits = h.room().hand().to_act() == Some(seat);
    let last = h.current.as_ref().filter(|current| current.attempt.seat == seat && !current.over && !waits);
    last.is_some_and(|current| current.attempt.steps.iter().all(|step| matches!(step, Step::Push(..))))
}

/// Chips that follow after others have acted belong to the attempt that looked finished: to which of the earlier ones.
pub(in crate::engine) fn follows_too_soon(h: &Hearing, seat: Seat, step: &Step) -> Option<usize> {
    let hand = h.room().hand();
    let settled = hand.find(seat).is_some_and(|p| p.acted() && !p.folded() && p.committed() >= hand.bet());
    if !settled || !matches!(step, Step::Push(..)) {
        return None;
    }
    h.earlier.iter().rposition(|earlier| earlier.attempt.seat == seat)
}

/// Another motion by somebody behind whom others have already acted.
pub(in crate::engine) fn too_soon(h: &mut Hearing, earlier: usize, step: Step) {
    let Current { before, mut attempt, line, .. } = h.earlier[earlier].clone();
    let pushed = chips_named(std::slice::from_ref(&step));
    attempt.steps.push(step);
    let (first, room) = (attempt.first_motion(), &before.room);
    let hand = room.hand();
    let Some(player) = hand.find(attempt.seat) else { return };
    let mut because = h.books.cites(&[clause::CONSEQUENCE, clause::MEANING, clause::TOO_SOON, clause::ONE_MOTION]);
    let silent = because.is_empty();
    let situation = Situation {
        room,
        left: h.layout().left,
        hand,
        player,
        attempt: &first,
        findings: &h.findings,
        since: line,
        told: None,
        prior: PriorChips::default(),
    };
    if let Some(read) = read(&situation, &h.books, READINGS).0 {
        because.extend(read.reading.because);
    }
    let verdict = Verdict::Action(attempt.seat, as_it_stands(h.room().hand(), hand, &attempt), ChipChange::Returned(pushed));
    h.rule(Question::Meaning, verdict, because, silent);
}

/// What his first motion has come to.
fn as_it_stands(now: &Hand, before: &Hand, attempt: &Attempt) -> Action {
    let committed = now.find(attempt.seat).map_or(0, |p| p.committed());
    if committed >= now.bet() && before.bet() >= committed { Action::Call(committed) } else { Action::RaiseTo(committed) }
}

/// The chips that count: only the first motion where the rest is a string bet.
pub fn counted(s: &Situation, books: &Rulebooks) -> Amount {
    match s.motions().first() {
        Some(first) if is_string(s, books.house) => first.chips.total(),
        _ => s.pushed(),
    }
}
