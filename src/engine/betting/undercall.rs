//! Less than the call, `rules/betting/undercall.yaml`.

use crate::engine::options::choice;

choice! {
    /// What does a player owe who puts in less than the call?
    "betting.undercall" Undercall {
        /// The full call, against the opening bet of the round or heads-up against any bet.
        FullCallOpeningOrHeadsUp = "full-call-opening-or-heads-up",
        /// He completes the call, or folds and loses what he put in.
        CompleteOrForfeit = "complete-or-forfeit",
    }
}
