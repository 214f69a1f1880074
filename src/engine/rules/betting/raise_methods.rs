//! Ways to raise, `rules/betting/raise-methods.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Said, Size};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// Clauses that ask for the word before the chips: what is said later is no raise.
pub const WORD_BEFORE_CHIPS: [ClauseId; 3] =
    [clauses::raise_methods::ONLY_THESE, clauses::raise_methods::WORD_THEN_MOTION, clauses::raise_methods::AMOUNT_FIRST];

/// "Raise" first and chips in several motions; or the amount first.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if let Some(Said::Raise(Size::To(n)) | Said::Bet(Size::To(n))) = s.declared() {
        let clause = policy.clause(clauses::raise_methods::AMOUNT_FIRST)?;
        let mut because = vec![clause];
        because.extend(cites(policy, &[clauses::string_bet::ONE_MOTION]).into_iter().filter(|_| s.several_motions()));
        return Some((Reading::To { amount: *n, declared: true }, because));
    }
    if !s.raise_without_amount() || !s.several_motions() {
        return None;
    }
    if let Some(clause) = policy.clause(clauses::raise_methods::WORD_NOT_ENOUGH) {
        return Some((Reading::Minimum, vec![clause]));
    }
    let clause = policy.clause(clauses::raise_methods::WORD_THEN_MOTION)?;
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
    Some((Reading::To { amount: s.player.committed + sum, declared: true }, vec![clause]))
}
