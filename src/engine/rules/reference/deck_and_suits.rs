//! The deck, and suits where they count, `rules/reference/deck-and-suits.yaml`.

use crate::engine::cards::Card;
use crate::engine::clauses::deck_and_suits as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::cites;
use crate::engine::ruling::{Question, Verdict};

/// The cards of a deck.
pub const CARDS: i64 = 52;

/// Somebody counts the cards of the deck.
pub(crate) fn counted(h: &mut Hearing, cards: i64) {
    let complete = h.books.says(Verdict::Deck(cards == CARDS), &[clause::DECK]);
    h.rule(Question::Deck, complete.value, complete.because, complete.silent);
}

/// A card each for the button: the highest rank has it, and among equals the highest suit.
pub(crate) fn drawn_for_button(h: &mut Hearing, drawn: &[(Seat, Card)]) {
    let Some(top) = drawn.iter().map(|(_, card)| card.rank()).max() else { return };
    let tied: Vec<_> = drawn.iter().filter(|(_, card)| card.rank() == top).collect();
    let Some((winner, _)) = tied.iter().max_by_key(|(_, card)| card.suit()) else { return };
    let by_suit = h.books.ask(|p| {
        let mut because = vec![p.clause(clause::SUIT_ORDER)?];
        because.extend(cites(p, &[clause::SUITS_UNRANKED]));
        Some(((), because))
    });
    let answer = by_suit.filter(|_| tied.len() > 1);
    let silent = tied.len() > 1 && answer.as_ref().is_none_or(|a| a.silent);
    let because = answer.map(|a| a.because).unwrap_or_default();
    h.rule(Question::Positions, Verdict::ButtonTo(*winner), because, silent);
}
