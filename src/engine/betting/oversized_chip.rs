//! One chip worth more than the call, `rules/betting/oversized-chip.yaml`.

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
