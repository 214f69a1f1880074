//! The deck, and suits where they count, `rules/reference/deck-and-suits.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::deck_and_suits as clause;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::ruling::{Question, Verdict};

/// That suits rank nothing, but for what is told apart by them.
pub fn suits_unranked(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::SUITS_UNRANKED)
}

/// In which order suits stand where they decide.
pub fn suit_order(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::SUIT_ORDER)
}

/// The cards of a deck.
pub const CARDS: i64 = 52;

/// Somebody counts the cards of the deck.
pub(crate) fn counted(h: &mut Hearing, cards: i64) {
    let complete = h.books.says(Verdict::Deck(cards == CARDS), &[clause::DECK]);
    h.rule(Question::Deck, complete.value, complete.because, complete.silent);
}
