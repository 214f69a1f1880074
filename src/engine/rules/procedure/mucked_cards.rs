//! Cards that touch the muck, `rules/procedure/mucked-cards.yaml`.

use super::{dead_hand, unprotected_hand};
use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::mucked_cards as clause;
use crate::engine::event::{Judgement, Release, Seat, Touched};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks, rests};
use crate::engine::ruling::{Order, Question, Verdict};

/// That cards are dead once they touch others.
pub(crate) fn dies_by_touch(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::TOUCH)
}

/// What a house says of cards that touch the muck.
fn on_the_muck(policy: &Policy) -> Vec<ClauseId> {
    [dies_by_touch(policy), dead_hand::dies_by_the_muck(policy), policy.clause(clause::MUCK)].into_iter().flatten().collect()
}

/// His cards touch the muck.
pub(crate) fn touches_the_muck(h: &mut Hearing, seat: Seat) {
    let apart = unprotected_hand::fouled_by_touch(h, seat, &on_the_muck(h.books.house));
    dies_in_the_muck(h, seat, !apart);
}

/// He lays his cards in the muck when he is not to act: as any cards that touch it they are dead where the house says so, and
/// come back only as those do. Whether it says so.
pub(crate) fn mucks_out_of_turn(h: &mut Hearing, attempt: &Attempt) -> bool {
    let dies = is_in_the_muck(attempt) && die_by_touch(&h.books).is_some();
    dies_in_the_muck(h, attempt.seat, dies)
}

/// His cards have touched the muck, if it is so. Tells whether it is.
fn dies_in_the_muck(h: &mut Hearing, seat: Seat, so: bool) -> bool {
    if so {
        dead_hand::touched(h, seat, on_the_muck);
    }
    so
}

/// His cards lie in the muck.
pub(crate) fn is_in_the_muck(attempt: &Attempt) -> bool {
    matches!(attempt.releases(), Some(Release::Mucked | Release::MuckedFaceUp))
}

/// By custom cards in the muck are dead. Whether it is so.
pub(crate) fn dead_by_custom(h: &mut Hearing, attempt: &Attempt) -> bool {
    let dies = is_in_the_muck(attempt) && !on_the_muck(h.books.custom).is_empty();
    dies_in_the_muck(h, attempt.seat, dies)
}

/// He lets go of his cards behind his own bet, which others have still to answer or have called: nobody does so who has not
/// overlooked them. The dealer holds the cards, and the floor decides; mucked cards that cannot be told for certain are lost.
/// Whether it comes to that.
pub(crate) fn overlooks(h: &mut Hearing, attempt: &Attempt) -> bool {
    let seat = attempt.seat;
    let hand = h.room().hand();
    let his = hand.increases.last().is_some_and(|i| i.seat == seat) && hand.has_wagered(seat);
    if attempt.releases().is_none() || !his || hand.to_act() == Some(seat) {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::OVERLOOKED]) else { return false };
    if is_in_the_muck(attempt)
        && h.found(Judgement::Identifiable(seat)) == Some(false)
        && let Some(lost) = h.books.carried(&[clause::OVERLOOKED_LOST])
    {
        unprotected_hand::lost(h, seat, &Grounded { value: (), because: lost, silent: false });
        return true;
    }
    h.state.round.overlooked = Some(seat);
    h.rule(Question::Order, Verdict::Order(Order::CallFloor), because.clone(), false);
    dead_hand::live_or_dead(h, seat, because);
    true
}

/// The floor has decided that a hand is dead which was thrown away so: as if it could not be told.
pub(crate) fn decided(h: &mut Hearing, verdict: &Verdict) {
    let Verdict::Hand(seat, live) = verdict else { return };
    if h.state.round.overlooked.take_if(|of| of == seat).is_some()
        && !live
        && let Some(lost) = h.books.carried(&[clause::OVERLOOKED_LOST])
    {
        unprotected_hand::lost(h, *seat, &Grounded { value: (), because: lost, silent: false });
    }
}

/// The finding on which it hangs what becomes of such a hand.
pub(crate) fn hangs_on(h: &Hearing) -> Option<Judgement> {
    h.state.round.overlooked.map(Judgement::Identifiable)
}

/// His cards get mixed up with those of the muck, the board or the burn cards, in a house that has them dead by the touch. Whether it
/// is such a house.
pub(crate) fn mixes(h: &mut Hearing, seat: Seat, with: Touched) -> bool {
    let dies = !matches!(with, Touched::CardsOf(_)) && dies_by_touch(h.books.house).is_some();
    dies_in_the_muck(h, seat, dies)
}

/// His cards touch the board or the burn cards.
pub(crate) fn touches_the_table(h: &mut Hearing, seat: Seat) {
    dead_hand::touched(h, seat, |policy| dies_by_touch(policy).into_iter().collect());
}

/// The house says that cards are dead once they touch the muck: on what it rests.
pub(crate) fn die_by_touch(books: &Rulebooks) -> Option<Vec<ClauseId>> {
    let own = dies_by_touch(books.house).into_iter();
    rests(own.chain(dead_hand::dies_by_the_muck(books.house)).collect()).map(|((), because)| because)
}

/// A hand is mucked at showdown that everybody can tell, and there is a good reason: it may live. Whether that is so.
pub(crate) fn may_live_again(h: &mut Hearing, seat: Seat) -> bool {
    let Some(because) = live_again(h, seat) else { return false };
    dead_hand::live_or_dead(h, seat, because);
    true
}

/// Why cards that have touched the muck may live again: the reason is good, and everybody can tell them.
pub(crate) fn live_again(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let grounds = h.found(Judgement::Grounds) == Some(true);
    let identifiable = h.found(Judgement::Identifiable(seat)) == Some(true);
    h.books.carried(&[clause::LIVE_AGAIN]).filter(|_| grounds && identifiable)
}
