//! Dropped cards, `rules/dealing/dropped-card.yaml`.

use crate::engine::cards::Card;
use crate::engine::clauses::dropped_card as clause;
use crate::engine::deck_event::Landing;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::{CardPlace, DealVerdict, DeckCard, DeckVerdict, Lies, Ruling};
use crate::engine::table::deck::DroppedCard;

/// The house says what becomes of a card that turns over on the table.
pub(crate) fn says_what_becomes(policy: &Policy) -> bool {
    policy.clause(clause::TURNED_OVER).is_some()
}

/// A card that a player holds has turned over on the table, and the house says what becomes of it.
pub(crate) fn turned_over(h: &mut Hearing, seat: Seat, card: Card) {
    if says_what_becomes(h.books.house) {
        let dropped = DroppedCard { of: Some(seat), card: Some(card), landing: Landing::Table };
        h.state.room.hand_mut().deal.deck.dropped.push(dropped);
    }
}

/// What becomes of the cards that fell.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let hand = h.room().hand();
    let stud = hand.game.is_stud();
    let of_one = |dropped: &DroppedCard| {
        let rulings = super::together(h, |p| becomes(*dropped, stud, p).map(|(verdict, because)| (vec![verdict], because)));
        super::or_floor(h, rulings)
    };
    let mut rulings: Vec<Ruling> = hand.deal.deck.dropped.iter().flat_map(of_one).collect();
    rulings.dedup();
    rulings
}

fn becomes(dropped: DroppedCard, stud: bool, policy: &Policy) -> Reply<DealVerdict> {
    let DroppedCard { of, card, landing } = dropped;
    let Some(owner) = of else {
        let clause = policy.clause(clause::OFF_THE_TABLE).filter(|_| !stud && landing == Landing::Floor)?;
        let card = card.map_or(DeckCard::Dropped, DeckCard::Known);
        return Some((DealVerdict::Goes(card, CardPlace::NextBurn), vec![clause]));
    };
    let remains = |lies| DealVerdict::Deck(DeckVerdict::Remains(card, owner, lies));
    match landing {
        Landing::Table => Some((remains(Lies::AsBefore), vec![policy.clause(clause::TURNED_OVER)?])),
        Landing::Floor => {
            let open =
                policy.clause(clause::OFF_THE_TABLE_STUD).filter(|_| stud).map(|clause| (remains(Lies::FaceUp), vec![clause]));
            open.or_else(|| Some((remains(Lies::AsBefore), vec![policy.clause(clause::STAYS)?])))
        }
    }
}
