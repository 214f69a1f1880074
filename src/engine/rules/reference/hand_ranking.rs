//! What hands are worth, `rules/reference/hand-ranking.yaml`.

use super::card_rank;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::hand_ranking as clause;
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::award::{self, Claim};
use crate::engine::rules::showdown::cards_speak;
use crate::engine::ruling::{HandValue, Question, Ruling, Verdict};
use crate::engine::value::{Class, Description, High, Low};

/// How open hands are read, where that was put in question.
pub(crate) fn values(h: &Hearing) -> Vec<Ruling> {
    let hand = h.state.room.hand();
    let around = hand.clockwise_from_button().into_iter().filter_map(|seat| hand.find(seat));
    let open = around.filter(|p| !p.folded() && h.state.faces.tabled(p.seat));
    let mut rulings = Vec::new();
    for claim in open.filter_map(|player| award::claim(hand, player)) {
        let spoken = cards_speak::speak(h, claim.seat);
        for (low, description) in award::descriptions(&claim) {
            let read = read(h, low, &description, spoken.clone());
            rulings.push(h.follows(Question::Value, Verdict::Has(claim.seat, read.value), read.because, read.silent));
        }
    }
    rulings
}

/// What a hand is read as, on top of what was said of it: a high hand by its class, too.
fn read(h: &Hearing, low: bool, description: &Description, mut answer: Grounded<()>) -> Grounded<HandValue> {
    let ranked = h.books.carried(&[clause::CLASSES]).filter(|_| !low);
    if let Some(ranked) = ranked {
        answer.cite(&ranked);
        answer.cite(&h.books.cites(&[clause::FIVE_CARDS]));
        answer.cite(card_rank::order(h.books.house).as_slice());
        answer.cite(&h.books.cites(&[of_class(description.class)]));
        answer.silent = false;
    }
    if !low {
        answer.cite(&card_rank::ace_low(description, &h.books));
    }
    let ranks = description.ranks.iter().chain(description.kickers.iter()).copied().collect();
    answer.map(|()| HandValue { class: (!low).then_some(description.class), ranks })
}

/// What ranks the winning hands over the next best: the classes alone, or within one of them the ranks.
pub fn grounds(claims: &[&Claim], winners: &[&Claim], books: &Rulebooks) -> Vec<ClauseId> {
    let describe = |c: &Claim| c.high.map(High::describe).or(c.lowball.map(Low::describe));
    let Some(won) = winners.first().and_then(|c| describe(c)) else { return Vec::new() };
    let beaten = claims.iter().filter(|c| !winners.iter().any(|w| w.seat == c.seat)).filter_map(|c| describe(c));
    let close = beaten.map(|d| d.class).max() == Some(won.class);
    let mut because = books.cites(&[clause::CLASSES]);
    if close || winners.len() > 1 {
        because.extend(books.cites(&[clause::BY_RANKS]));
        because.extend(card_rank::order(books.house));
        because.extend(books.cites(&[of_class(won.class)]));
    }
    because
}

/// The clause that ranks hands of one class.
fn of_class(class: Class) -> ClauseId {
    match class {
        Class::HighCard => clause::HIGH_CARD,
        Class::Pair => clause::ONE_PAIR,
        Class::TwoPair => clause::TWO_PAIR,
        Class::ThreeOfAKind => clause::THREE_OF_A_KIND,
        Class::Straight => clause::STRAIGHT,
        Class::Flush => clause::FLUSH,
        Class::FullHouse => clause::FULL_HOUSE,
        Class::FourOfAKind => clause::FOUR_OF_A_KIND,
        Class::StraightFlush => clause::STRAIGHT_FLUSH,
    }
}
