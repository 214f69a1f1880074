//! Changing the deck, `rules/dealing/deck-change.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::deck_change as clause;
use crate::engine::deck_event::DeckState;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, carried};
use crate::engine::ruling::{DealVerdict, DeckVerdict, Question, Verdict};

/// A player asks for another deck.
pub(crate) fn player_asks(h: &mut Hearing, seat: Seat) {
    let unsound = h.room().hand().deal.deck.looks.is_some();
    let answer = h.books.ask(|p| {
        let granted = p.clause(clause::UNLESS_DAMAGED).filter(|_| unsound).map(|clause| (Verdict::Granted(None), vec![clause]));
        granted.or_else(|| Some((Verdict::Refused, vec![p.clause(clause::PLAYERS_MAY_NOT)?])))
    });
    if let Some(answer) = answer {
        h.answer(seat, answer.value, answer.because, answer.silent);
    }
}

/// The dealer asks for another deck.
pub(crate) fn dealer_asks(h: &mut Hearing) {
    let damaged = h.room().hand().deal.deck.looks == Some(DeckState::Damaged);
    let answer = h.books.ask(|p| {
        if !damaged {
            return Some((Verdict::Refused, vec![p.clause(clause::ONLY_DAMAGED)?]));
        }
        Some((Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), vec![p.clause(clause::DEALER_ASKS)?]))
    });
    let Some(answer) = answer else { return h.rule(Question::Answer, Verdict::Floor(Vec::new()), Vec::new(), true) };
    h.rule(Question::Answer, answer.value, answer.because, answer.silent);
}

/// Another dealer sits down.
pub(crate) fn dealer_relieved(h: &mut Hearing) {
    on_occasion(h, clause::WITH_THE_DEALER);
}

/// A new level begins.
pub(crate) fn next_level(h: &mut Hearing) {
    on_occasion(h, clause::WITH_THE_LEVEL);
}

fn on_occasion(h: &mut Hearing, occasion: ClauseId) {
    let damaged = h.room().hand().deal.deck.looks == Some(DeckState::Damaged);
    let answer = h.books.ask(|p| changed(p, occasion, damaged));
    if let Some(answer) = answer {
        let verdict = Verdict::Deal(DealVerdict::Deck(DeckVerdict::Changed(answer.value)));
        h.rule(verdict.question(), verdict, answer.because, answer.silent);
    }
}

fn changed(policy: &Policy, occasion: ClauseId, damaged: bool) -> Reply<bool> {
    if let Some(((), because)) = carried(policy, &[occasion]) {
        return Some((true, because));
    }
    policy.clause(clause::ONLY_DAMAGED).filter(|_| !damaged).map(|clause| (false, vec![clause]))
}
