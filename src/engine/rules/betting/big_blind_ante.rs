//! One ante for the whole table, put in by the big blind, `rules/betting/big-blind-ante.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::big_blind_ante as clause;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::table::hand::Hand;

/// On what the size of the pot rests where the big blind had too little for both: the blind goes first, and the ante is what is
/// left.
pub fn short(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    if hand.ante_short > 0 { books.cites(&[clause::BLIND_FIRST]) } else { Vec::new() }
}
