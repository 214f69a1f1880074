//! The order of the ranks, `rules/reference/card-rank.yaml`.

use crate::engine::cards::Rank;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::card_rank as clause;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::value::{Class, Description};

pub(in crate::engine) use clause::ORDER;

/// What makes the ace the lowest card of a hand, where it is; `by_class` where the hand is read by its class.
pub fn ace_low(read: &Description, by_class: bool, books: &Rulebooks) -> Vec<ClauseId> {
    let to_the_five = read.ranks.first() == Some(&Rank::Five);
    let ace = read.ranks.iter().chain(read.kickers.iter()).any(|rank| *rank == Rank::Ace);
    let low = to_the_five && (read.class >= Class::Straight || by_class && ace);
    if low { books.cites(&[clause::ACE_LOW]) } else { Vec::new() }
}
