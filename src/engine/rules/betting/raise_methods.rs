//! Ways to raise, `rules/betting/raise-methods.yaml`.

use super::{acting_in_turn, oversized_chip, string_bet};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::raise_methods as clause;
use crate::engine::event::{Said, Size};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::rules::outcome::{Outcome, Settled};
use crate::engine::rules::reading::Reading;
use crate::engine::table::hand::Hand;

/// Clauses that ask for the word before the chips: what is said later is no raise.
const WORD_BEFORE_CHIPS: [ClauseId; 3] = [clause::ONLY_THESE, clause::WORD_THEN_MOTION, clause::AMOUNT_FIRST];

/// By what a raise is measured: by the bet, or where somebody has raised by the raise.
pub fn measured_by(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    let raised = hand.increases.iter().any(|i| !i.opening);
    policy.clause(if raised { clause::AFTER_RAISE } else { clause::AFTER_BET })
}

/// That all the chips of a raise put in at once make it one.
pub fn in_one_motion(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ONE_MOTION)
}

/// The book asks for the word before the chips.
pub fn asks_for_the_word_first(policy: &Policy) -> bool {
    !cites(policy, &WORD_BEFORE_CHIPS).is_empty()
}

/// The ways to raise that the book names are all there are, and none of them begins with chips.
pub fn bars_chips_first(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ONLY_THESE).filter(|_| policy.clause(clause::WORD_THEN_MOTION).is_none())
}

/// The word covers a raise made in several motions.
pub fn word_covers_motions(policy: &Policy) -> bool {
    policy.clause(clause::WORD_THEN_MOTION).is_some() || policy.clause(clause::WORD_NOT_ENOUGH).is_some()
}

/// What an attempt comes to, with what it rests on that a word after the chips changes nothing.
pub(in crate::engine) fn with_a_late_word(h: &Hearing, attempt: &Attempt, settled: Settled) -> Grounded<Outcome> {
    let late = h.situation(attempt).and_then(|s| word_too_late(&s, settled.later_word_is_void, &h.books));
    match &late {
        Some(void) => settled.outcome.resting_on(void),
        None => settled.outcome,
    }
}

/// A word came after the chips and changes nothing: on what that rests. `covered` where what the chips are taken for covers
/// later words already.
fn word_too_late(s: &Situation, covered: bool, books: &Rulebooks) -> Option<Grounded<()>> {
    let late = s.declared_late()?;
    let mut clauses = WORD_BEFORE_CHIPS.to_vec();
    clauses.extend(oversized_chip::word_first(s));
    let because = books.cites(&clauses).into_iter().chain(acting_in_turn::first_defines(books.house)).collect();
    let mut void = Grounded::carried_by((), because);
    void.silent &= matches!(late, Said::Raise(_) | Said::Bet(_)) && !covered;
    void.because.extend(books.cites(&[clause::CLEAR_INTENTION]));
    Some(void)
}

/// "Raise" first and chips in several motions; or the amount first.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if let Some(Said::Raise(Size::To(n)) | Said::Bet(Size::To(n))) = s.declared() {
        let clause = policy.clause(clause::AMOUNT_FIRST)?;
        let mut because = vec![clause];
        because.extend(string_bet::one_motion(policy).filter(|_| s.several_motions()));
        return Some((Reading::To { amount: n, declared: true }, because));
    }
    if !s.raise_without_amount() || !s.several_motions() {
        return None;
    }
    if let Some(clause) = policy.clause(clause::WORD_NOT_ENOUGH) {
        return Some((Reading::Minimum, vec![clause]));
    }
    let clause = policy.clause(clause::WORD_THEN_MOTION)?;
    // What went in before the call was covered is the call; one motion more makes the raise.
    let need = s.need();
    let mut sum = 0;
    for motion in s.motions() {
        let covered = sum >= need;
        sum += motion.chips.total();
        if covered || sum > need {
            break;
        }
    }
    Some((Reading::To { amount: s.player.committed() + sum, declared: true }, vec![clause]))
}
