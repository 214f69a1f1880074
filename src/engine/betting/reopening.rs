//! All-ins that are no full raise, `rules/betting/reopening.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// To whom is raising closed by an all-in that is no full raise?
    "betting.closed_to" ClosedTo {
        /// To those who had acted before it.
        ThoseWhoActed = "those-who-acted",
        /// To those who had bet or raised before it.
        Raisers = "raisers",
        /// To everyone, unless a full raise stands in front of him.
        Everyone = "everyone",
    }
}

choice! {
    /// What opens the raising again for a player who has acted?
    "betting.reopened_by" ReopenedBy {
        /// One full raise made since he acted.
        OneFullRaise = "one-full-raise",
        /// A full raise in total, which several short all-ins may add up to.
        FullRaiseInTotal = "full-raise-in-total",
    }
}

figure! {
    /// In fixed limit, from which share of the step is an all-in a raise?
    "betting.limit_all_in_share" LimitAllInShare in "%" up to 100
}

figure! {
    /// In no-limit and pot-limit, from which share of a full raise is an all-in a raise?
    "betting.all_in_share" AllInShare in "%" up to 100
}
