//! One ante for the whole table, put in by the big blind, `rules/betting/big-blind-ante.yaml`.

use crate::engine::options::choice;

choice! {
    /// Where do the big blind's chips go first if there are too few for both the blind and the ante?
    "betting.short_ante" ShortAnte {
        /// Into the blind; the ante is reduced to the rest.
        BlindFirst = "blind-first",
        /// Into the ante; what is left is the blind.
        AnteFirst = "ante-first",
    }
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::big_blind_ante as clause;
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::table::hand::Hand;

/// Where the ante goes first, what the blind has taken of it goes back to it.
pub(in crate::engine) fn sets_up(h: &mut Hearing) {
    let ante_first = |books: &Rulebooks| books.house.get::<ShortAnte>() == Some(ShortAnte::AnteFirst);
    if h.room().hand().ante_short > 0 && h.books.house.clause(clause::BLIND_FIRST).is_some() && ante_first(&h.books) {
        h.state.room.hand_mut().ante_before_blind();
    }
}

/// On what the size of the pot rests where the big blind had too little for both.
pub fn short(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    if hand.ante_short > 0 { books.cites(&[clause::BLIND_FIRST]) } else { Vec::new() }
}
