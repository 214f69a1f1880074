//! Several chips put in without a word, `rules/betting/multiple-chips.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::options::choice;

choice! {
    /// When are several chips worth more than the call, put in without a word, only a call?
    "betting.multiple_chips" MultipleChips {
        /// When they are of one denomination and without one of them the call is not covered.
        RemoveOneEqual = "remove-one-equal",
        /// When without the smallest of them the call is not covered.
        RemoveSmallest = "remove-smallest",
        /// When their total falls short of the half raise.
        SizeOnly = "size-only",
    }
}

choice! {
    /// After what does the test of taking one chip away apply?
    "betting.multiple_chips_after" MultipleChipsAfter {
        /// After any bet or blind.
        AnyBet = "any-bet",
        /// Only after a raise.
        Raise = "raise",
    }
}

use super::{all_in, half_raise};
use crate::engine::attempt::Situation;
use crate::engine::clauses::multiple_chips as clause;
use crate::engine::event::Structure;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::reading::Reading;

/// Several chips without a word are judged by their size alone.
pub fn judges_by_size(policy: &Policy) -> bool {
    policy.get::<MultipleChips>() == Some(MultipleChips::SizeOnly)
}

/// More than the call, in several chips and without a word.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let motion = s.only_motion().filter(|m| s.silent() && m.chips.single().is_none())?;
    let (need, total) = (s.need(), motion.chips.total());
    if need == 0 || total <= need {
        return None;
    }
    if matches!(s.hand.structure, Structure::Limit(..))
        && all_in::by_its_stack(s, policy).is_none()
        && let Some(clause) = policy.clause(clause::LIMIT_SILENT)
    {
        return Some((Reading::Call, vec![clause]));
    }
    if let Some(clause) = policy.clause(clause::TEST) {
        let after_raise = s.hand.increases.last().is_some_and(|i| !i.opening);
        let applies = match policy.get::<MultipleChipsAfter>() {
            Some(MultipleChipsAfter::Raise) => after_raise,
            Some(MultipleChipsAfter::AnyBet) | None => true,
        };
        let spared = match policy.get::<MultipleChips>()? {
            MultipleChips::RemoveOneEqual => motion.chips.uniform(),
            MultipleChips::RemoveSmallest => motion.chips.smallest(),
            MultipleChips::SizeOnly => return half_raise::by_size(s, books, policy, &[clause]),
        };
        match spared.filter(|_| applies) {
            Some(chip) if total - chip < need => return Some((Reading::Call, vec![clause])),
            Some(_) => return half_raise::by_size(s, books, policy, &cites(policy, &[clause::ENOUGH_LEFT])),
            None if applies => return half_raise::by_size(s, books, policy, &[policy.clause(clause::MIXED)?]),
            None => return None,
        }
    }
    None
}

/// That it is by these tests that chips are judged whose meaning is disputed.
pub fn disputed(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::DISPUTED)
}

/// An excess in several chips is a raise even in silence.
pub fn obvious(s: &Situation, policy: &Policy) -> Option<ClauseId> {
    if matches!(s.hand.structure, Structure::Limit(..)) { None } else { policy.clause(clause::OBVIOUS) }
}
