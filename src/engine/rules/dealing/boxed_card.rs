//! Cards found face up in the deck, `rules/dealing/boxed-card.yaml`.

use super::misdeal;
use crate::engine::clauses::boxed_card as clause;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::ground::Ground;
use crate::engine::ruling::{CardPlace, DealVerdict, DeckCard, Question, Ruling, Verdict};

/// A boxed card is no fault of the dealer: it is replaced, and the deal goes on. How many make a misdeal is another rule's.
pub(super) fn ground(h: &Hearing) -> Option<Grounded<Ground>> {
    let boxed = h.room().hand().deal.boxed.len();
    if boxed == 0 {
        return None;
    }
    let replaced = h.books.ask(replaced).map(|answer| answer.map(|()| Ground::Stands));
    match h.books.ask(|p| misdeal::boxed(boxed, p)) {
        Some(few) if few.value == Ground::Stands => Some(match replaced.filter(|answer| !answer.silent) {
            Some(replaced) => replaced.resting_on(&few),
            None => few,
        }),
        Some(many) => Some(many),
        None => replaced,
    }
}

pub(super) fn replaced(policy: &Policy) -> Reply<()> {
    Some(((), vec![policy.clause(clause::REPLACED)?]))
}

/// What becomes of them where the deal goes on.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let goes_on = misdeal::outcome(h).is_some_and(|outcome| outcome.value == Ground::Stands);
    let Some(answer) = h.books.ask(replaced).filter(|_| goes_on) else { return Vec::new() };
    let boxed = h.room().hand().deal.boxed.iter();
    let mut cards: Vec<DeckCard> = boxed.map(|card| card.map_or(DeckCard::Boxed, DeckCard::Known)).collect();
    cards.dedup();
    let goes = |card| Verdict::Deal(DealVerdict::Goes(card, CardPlace::OutOfPlay));
    cards.into_iter().map(|card| h.follows(Question::Cards, goes(card), answer.because.clone(), answer.silent)).collect()
}
