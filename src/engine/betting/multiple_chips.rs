//! Several chips put in without a word, `rules/betting/multiple-chips.yaml`.

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
