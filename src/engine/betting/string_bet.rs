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
