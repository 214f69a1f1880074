//! How many raises a round may have, `rules/betting/raise-cap.yaml`.

use crate::engine::options::{choice, figure};

figure! {
    /// How many raises may follow a bet in one round of fixed limit?
    "betting.limit_raises" LimitRaises in "raises" up to 20
}

choice! {
    /// When does the cap on raises no longer apply in fixed limit?
    "betting.limit_cap_lifted" LimitCapLifted {
        /// When two players are left in the tournament.
        TwoLeftInTournament = "two-left-in-tournament",
        /// When the betting round began with two players.
        RoundBeganHeadsUp = "round-began-heads-up",
    }
}
