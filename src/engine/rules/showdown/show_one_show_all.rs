//! Cards that one player has seen, `rules/showdown/show-one-show-all.yaml`.

use crate::engine::options::choice;

choice! {
    /// What must all see once one player has seen it?
    "showdown.seen_by_one" SeenByOne {
        /// Just those cards, after the hand, if somebody asks.
        CardsSeen = "cards-seen",
        /// The whole hand, at once.
        WholeHand = "whole-hand",
    }
}

use std::collections::BTreeSet;

use crate::engine::cards::Card;
use crate::engine::clauses::show_one_show_all as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{Order, Question, ShowDuty, Verdict};

/// What the others may see.
fn all(policy: &Policy) -> Reply<SeenByOne> {
    let clause = policy.clause(clause::ALL)?;
    Some((policy.get::<SeenByOne>()?, vec![clause]))
}

/// He lets one player see his cards, or these of them.
pub(crate) fn shown_to(h: &mut Hearing, seat: Seat, by: Seat, cards: &[Card]) {
    let own = h.state.room.hand().hole_cards(seat);
    let cards = if cards.is_empty() { own.iter().collect() } else { cards.to_vec() };
    h.state.faces.at(seat).seen.push((by, cards));
    if let Some(all) = h.books.ask(all).filter(|all| all.value == SeenByOne::WholeHand) {
        h.rule(Question::Show, Verdict::Showing(seat, ShowDuty::Must), all.because, all.silent);
    }
}

/// Somebody asks to see a hand of which another has seen cards: after the hand all may see these. Whether that answers him.
pub(crate) fn asks_to_see(h: &mut Hearing, seat: Seat, of: Seat) -> bool {
    let mut seen = h.state.faces.of(of).seen;
    seen.retain(|(by, _)| *by != seat);
    if seen.is_empty() || !h.state.room.hand().betting_is_over() {
        return false;
    }
    let Some(all) = h.books.ask(all).filter(|all| all.value == SeenByOne::CardsSeen) else { return false };
    h.answer(seat, Verdict::Granted(None), all.because.clone(), all.silent);
    // Of a hand that nobody has told the whole was seen where no card of it is named.
    let untold = seen.iter().any(|(_, cards)| cards.is_empty());
    let seen: BTreeSet<Card> = seen.into_iter().flat_map(|(_, cards)| cards).collect();
    let whole = untold || h.state.room.hand().dealt_face_down(of) <= seen.len();
    let cards = if whole { vec![None] } else { seen.into_iter().map(Some).collect() };
    for card in cards {
        h.rule(Question::Order, Verdict::Order(Order::TurnUp(of, card)), all.because.clone(), all.silent);
    }
    true
}
