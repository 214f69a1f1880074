//! Chips between a call and a full raise, `rules/betting/half-raise.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Of what is the share taken that obliges a player to complete a raise?
    "betting.half_raise_base" HalfRaiseBase {
        /// Of the previous bet, in its full height.
        PreviousBet = "previous-bet",
        /// Of the smallest amount by which he could raise.
        MinimumIncrement = "minimum-increment",
    }
}

figure! {
    /// From which share does an excess over the call oblige to complete a raise?
    "betting.half_raise_share" HalfRaiseShare in "%" up to 100
}
