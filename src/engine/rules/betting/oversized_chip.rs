//! One chip worth more than the call, `rules/betting/oversized-chip.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::options::{choice, figure};

choice! {
    /// When is one chip worth more than the call, put in without a word, a call?
    "betting.one_chip_call" OneChipCall {
        /// Always, however large the chip.
        AnyLarger = "any-larger",
        /// Only if the chip is worth more than a minimum raise; a smaller one is judged by its size.
        AboveMinimumRaise = "above-minimum-raise",
    }
}

figure! {
    /// From which share of the bet is one chip that is smaller than the bet a call, to be completed?
    "betting.one_chip_call_share" OneChipCallShare in "%" up to 100
}

use super::minimum_raise;
use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::{Judgement, Said, Size};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// A single chip, announced or not.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let value = s.attempt.motions(s.player).first()?.chips.single()?;
    let total = s.player.committed.saturating_add(value);
    if announced(s, policy) && value >= s.need() {
        let clause = policy.clause(clauses::oversized_chip::ANNOUNCED)?;
        return Some((Reading::To { amount: total, declared: true }, vec![clause]));
    }
    if s.declared().is_some() || s.unofficial().is_some() || s.only_motion().is_none() {
        return None;
    }
    let late = if s.declared_late().is_some() { cites(policy, &[clauses::oversized_chip::WORD_FIRST]) } else { Vec::new() };
    let need = s.need();
    let (reading, clause) = match () {
        () if need == 0 && s.hand.bet == 0 => {
            (Reading::To { amount: value, declared: true }, policy.clause(clauses::oversized_chip::OPENING)?)
        }
        () if value > need => (Reading::Call, silent_call(s, books, policy, total)?),
        () if value == need => return None,
        () if s.judged(Judgement::Tiny) => {
            (Reading::Floor(vec![Reading::Call, Reading::Fold]), policy.clause(clauses::oversized_chip::TINY)?)
        }
        () => {
            let clause = policy.clause(clauses::oversized_chip::AT_LEAST_HALF)?;
            let share = policy.get::<OneChipCallShare>()?;
            if value * 100 < share * s.hand.bet {
                return None;
            }
            (Reading::Call, clause)
        }
    };
    let mut because = vec![clause];
    because.extend(late);
    Some((reading, because))
}

/// "Raise" without an amount, before the chip; after it only where nothing says that the word must come first.
fn announced(s: &Situation, policy: &Policy) -> bool {
    s.raise_without_amount()
        || (matches!(s.declared_late(), Some(Said::Raise(Size::Open)))
            && policy.clause(clauses::oversized_chip::WORD_FIRST).is_none())
}

fn silent_call(s: &Situation, books: &Rulebooks, policy: &Policy, total: i64) -> Option<ClauseId> {
    let clause = policy.clause(clauses::oversized_chip::SILENT)?;
    match policy.get::<OneChipCall>()? {
        OneChipCall::AnyLarger => Some(clause),
        OneChipCall::AboveMinimumRaise => (total > minimum_raise::least(s.hand, books).value).then_some(clause),
    }
}
