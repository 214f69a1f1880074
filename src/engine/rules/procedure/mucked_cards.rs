//! Cards that touch the muck, `rules/procedure/mucked-cards.yaml`.

use super::{dead_hand, unprotected_hand};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::mucked_cards as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::Rulebooks;

pub(in crate::engine) use clause::TOUCH;

/// What a house may say of cards that touch the muck.
const ON_THE_MUCK: &[ClauseId] = &[clause::TOUCH, dead_hand::TOUCHED_MUCK, clause::MUCK];

/// His cards touch the muck.
pub(crate) fn touches_the_muck(h: &mut Hearing, seat: Seat) {
    if !unprotected_hand::fouled_by_touch(h, seat, ON_THE_MUCK) {
        dead_hand::touched(h, seat, ON_THE_MUCK);
    }
}

/// His cards touch the board or the burn cards.
pub(crate) fn touches_the_table(h: &mut Hearing, seat: Seat) {
    dead_hand::touched(h, seat, &[clause::TOUCH]);
}

/// The house says that cards are dead once they touch the muck: on what it rests.
pub(crate) fn die_by_touch(books: &Rulebooks) -> Option<Vec<ClauseId>> {
    books.carried(&[clause::TOUCH, dead_hand::TOUCHED_MUCK])
}

/// Why cards that have touched the muck may live again: the reason is good, and everybody can tell them.
pub(crate) fn live_again(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let grounds = h.found(Judgement::Grounds) == Some(true);
    let identifiable = h.found(Judgement::Identifiable(seat)) == Some(true);
    h.books.carried(&[clause::LIVE_AGAIN]).filter(|_| grounds && identifiable)
}
