//! Bets in the dark after the big blind, `rules/betting/straddle.yaml`.

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
