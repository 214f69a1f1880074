//! How small a raise may be, `rules/betting/minimum-raise.yaml`.

use crate::engine::options::choice;

choice! {
    /// By how much must a raise at least exceed the bet?
    "betting.minimum_raise" MinimumRaise {
        /// By the largest bet or raise of the round so far.
        LargestIncrement = "largest-increment",
        /// By the difference between the last bet and the one before it.
        LastDifference = "last-difference",
        /// By the size of the first raise of the round.
        OriginalRaise = "original-raise",
        /// It must be twice the previous bet.
        DoublePrevious = "double-previous",
    }
}

choice! {
    /// From where is the next raise counted over an all-in that is no full raise?
    "betting.raise_counts_from" RaiseCountsFrom {
        /// From the amount of the all-in.
        AllInAmount = "all-in-amount",
        /// From the last full bet or raise.
        LastFullBet = "last-full-bet",
    }
}

choice! {
    /// What becomes of a raise that was announced and then made too small?
    "betting.declared_short_raise" DeclaredShortRaise {
        /// It is lifted to a minimum raise.
        MinimumRaise = "minimum-raise",
        /// The player completes it, or folds and loses what he put in.
        CompleteOrForfeit = "complete-or-forfeit",
    }
}
