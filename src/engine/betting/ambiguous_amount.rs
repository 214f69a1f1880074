//! Declared amounts with several meanings, `rules/betting/ambiguous-amount.yaml`.

use crate::engine::options::choice;

choice! {
    /// Which of several possible amounts does a declaration mean?
    "betting.ambiguous_amount" AmbiguousAmount {
        /// The lesser.
        Lesser = "lesser",
        /// The largest that is not more than the pot before the bet.
        LargestWithinPot = "largest-within-pot",
    }
}
