//! The deal: what follows from what has happened in it so far. Which rules are asked, in the order of the questions; nothing here
//! decides.

use crate::engine::hearing::Hearing;
use crate::engine::rules::dealing::exposed_card_in_deal;
use crate::engine::ruling::Ruling;

impl Hearing<'_> {
    /// Whether the deal stands, and where its cards go, as of now: what was told since happened before it was noticed.
    pub(in crate::engine) fn dealing(&self) -> Vec<Ruling> {
        exposed_card_in_deal::rulings(self)
    }
}
