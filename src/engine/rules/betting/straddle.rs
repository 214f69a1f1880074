//! Bets in the dark after the big blind, `rules/betting/straddle.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::options::{choice, figure};

choice! {
    /// Does a blind raise before the deal buy the last word?
    "betting.straddle" Straddle {
        /// It does if the players agreed on straddles before play, and not heads-up.
        ByAgreement = "by-agreement",
        /// It never does; it is a raise in the dark.
        RaiseNoLook = "raise-no-look",
    }
}

figure! {
    /// How many big blinds must a blind raise be?
    "betting.blind_raise_multiple" BlindRaiseMultiple in "big blinds" up to 10
}

use crate::engine::hand::Hand;
use crate::engine::policy::Policy;
use crate::engine::room::Room;
use crate::engine::rulebooks::{Reply, Rulebooks};

/// Whether a bet in the dark buys the last word.
pub fn buys_last_word(room: &Room, hand: &Hand, policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clauses::straddle::LAST_WORD)?;
    let buys = match policy.get::<Straddle>()? {
        Straddle::RaiseNoLook => false,
        Straddle::ByAgreement => room.straddles_agreed && hand.live().count() > 2,
    };
    Some((buys, vec![clause]))
}

/// The size that a bet in the dark must have.
pub fn size(hand: &Hand, books: &Rulebooks) -> Option<(i64, Vec<ClauseId>)> {
    books
        .ask(|p| Some((p.get::<BlindRaiseMultiple>()?.saturating_mul(hand.big_blind), vec![p.clause(clauses::straddle::SIZE)?])))
        .map(|answer| (answer.value, answer.because))
}
