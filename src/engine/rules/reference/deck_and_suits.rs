//! The deck, and suits where they count, `rules/reference/deck-and-suits.yaml`.

use crate::engine::clauses::deck_and_suits as clause;
use crate::engine::hearing::Hearing;
use crate::engine::ruling::{Question, Verdict};

pub(in crate::engine) use clause::{SUIT_ORDER, SUITS_UNRANKED};

/// The cards of a deck.
pub const CARDS: i64 = 52;

/// Somebody counts the cards of the deck.
pub(crate) fn counted(h: &mut Hearing, cards: i64) {
    let complete = h.books.says(Verdict::Deck(cards == CARDS), &[clause::DECK]);
    h.rule(Question::Deck, complete.value, complete.because, complete.silent);
}
