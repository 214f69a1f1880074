//! Substantial action, `rules/betting/substantial-action.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// Which pair of actions is substantial?
    "betting.substantial_pair" SubstantialPair {
        /// Actions by different players that all put chips in.
        BothAddChips = "both-add-chips",
        /// Actions of which at least one puts chips in.
        OneAddsChips = "one-adds-chips",
        /// Any actions by different players.
        AnyAction = "any-action",
    }
}

choice! {
    /// Which actions count toward the longer form of substantial action?
    "betting.substantial_any" SubstantialAny {
        /// Checks, bets, raises, calls and folds.
        EveryKind = "every-kind",
        /// Bets, raises and calls only.
        ChipsOnly = "chips-only",
    }
}

figure! {
    /// How many actions make the short form of substantial action?
    "betting.substantial_pair_actions" SubstantialPairActions in "actions" up to 10
}

figure! {
    /// How many actions make the longer form of substantial action?
    "betting.substantial_any_actions" SubstantialAnyActions in "actions" up to 10
}
