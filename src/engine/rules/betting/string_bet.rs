//! Bets in several motions, `rules/betting/string-bet.yaml`.

use crate::engine::clauses;
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

use super::reading::{Reading, read};
use crate::engine::attempt::Situation;
use crate::engine::event::{Manner, Said, Size};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// Several motions without a word, or a word too many.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if matches!(s.declared(), Some(Said::CallAndRaise)) {
        return policy.clause(clauses::string_bet::CALL_AND_RAISE).map(|c| (Reading::Call, vec![c]));
    }
    if !is_string(s, policy) {
        return None;
    }
    // That later motions add nothing is a consequence by itself.
    let value = match policy.clause(clauses::string_bet::CONSEQUENCE) {
        Some(_) => policy.get::<StringBet>()?,
        None => policy.clause(clauses::string_bet::ONE_MOTION).map(|_| StringBet::FirstMotion)?,
    };
    let mut because =
        cites(policy, &[clauses::string_bet::CONSEQUENCE, clauses::string_bet::ONE_MOTION, clauses::string_bet::MEANING]);
    let need = s.need();
    let first_total = s.motions().first().filter(|m| m.manner != Manner::Dribbled).map_or(0, |m| m.chips.total());
    if need > 0 && value == StringBet::CallOnly {
        return (s.pushed() >= need).then_some((Reading::Call, because));
    }
    if need > 0 && first_total < need && !s.raise_without_amount() {
        let short = policy.clause(clauses::string_bet::SHORT_FIRST)?;
        because.push(short);
        return Some((Reading::Call, because));
    }
    let first = s.attempt.first_motion();
    let situation = Situation { attempt: &first, ..*s };
    let only_house = Rulebooks { house: policy, custom: books.custom };
    let (answer, _) = read(&situation, &only_house, super::READERS);
    let answer = answer?;
    because.extend(answer.because);
    Some((answer.value, because))
}

/// Chips in several motions that no declaration covers.
pub fn is_string(s: &Situation, policy: &Policy) -> bool {
    if !s.several_motions() {
        return false;
    }
    match s.declared() {
        None => s.unofficial().is_none(),
        Some(Said::Raise(Size::Open) | Said::Bet(Size::Open)) => {
            policy.clause(clauses::raise_methods::WORD_THEN_MOTION).is_none()
                && policy.clause(clauses::raise_methods::WORD_NOT_ENOUGH).is_none()
        }
        Some(_) => false,
    }
}
