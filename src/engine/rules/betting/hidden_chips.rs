//! Chips found after an all-in was called, `rules/betting/hidden-chips.yaml`.

use crate::engine::options::choice;

choice! {
    /// Do chips that were hidden when an all-in was called play?
    "betting.hidden_chips" HiddenChips {
        /// They count when their owner loses and not when he wins.
        PlayAgainstOwner = "play-against-owner",
        /// The floor decides.
        FloorDecides = "floor-decides",
    }
}
