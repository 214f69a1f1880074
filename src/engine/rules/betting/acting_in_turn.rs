//! Words and chips at one's turn, `rules/betting/acting-in-turn.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::clauses;
use crate::engine::event::{Said, Size};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};

/// A declaration binds, chips or no chips.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let declared = s.declared()?;
    let clause = policy.clause(clauses::acting_in_turn::WORDS_BIND)?;
    words(s, declared).map(|reading| (reading, vec![clause]))
}

/// What the words alone amount to; the chips only where the words leave the size open.
pub fn words(s: &Situation, said: &Said) -> Option<Reading> {
    Some(match said {
        Said::Check => Reading::Check,
        Said::Fold => Reading::Fold,
        Said::Call | Said::CallAndRaise => Reading::Call,
        Said::AllIn => Reading::AllIn,
        Said::Bet(Size::To(n)) | Said::Raise(Size::To(n)) => Reading::To { amount: *n, declared: true },
        Said::Bet(Size::By(n)) | Said::Raise(Size::By(n)) => Reading::To { amount: s.hand.bet.saturating_add(*n), declared: true },
        Said::Bet(Size::Open) | Said::Raise(Size::Open) => match (s.motions().len(), s.only_motion()) {
            (0, _) if s.hand.bet == 0 => Reading::OpenBet,
            (0, _) => Reading::OpenRaise,
            (_, Some(motion)) if motion.stack => Reading::AllIn,
            // In fixed limit there is one size only, whatever chips go with the word.
            (_, Some(_)) if s.hand.fixed_bet().is_some() => Reading::Minimum,
            (_, Some(_)) => Reading::To { amount: s.total(), declared: true },
            _ => return None,
        },
        Said::Number(Size::To(n)) if s.motions().is_empty() => number(s, *n),
        _ => return None,
    })
}

/// A bare number: a call where it is the call, else a bet or raise.
pub fn number(s: &Situation, n: i64) -> Reading {
    if n == s.hand.bet && s.need() > 0 { Reading::Call } else { Reading::To { amount: n, declared: true } }
}
