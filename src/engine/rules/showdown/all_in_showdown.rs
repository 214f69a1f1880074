//! The showdown when somebody is all-in, `rules/showdown/all-in-showdown.yaml`.

use crate::engine::clauses::all_in_showdown as clause;
use crate::engine::event::{Judgement, Release, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::rules::decisions::{Leave, allows};
use crate::engine::rules::limit::Limit;
use crate::engine::rules::procedure::{dead_hand, mucked_cards};
use crate::engine::rules::showdown::showdown_order;
use crate::engine::ruling::{Order, Question, Ruling, ShowDuty, Strength, Verdict};
use crate::engine::table::hand::Hand;
use crate::engine::table::pots;

/// All at once: nobody asks who shows first.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::FACE_UP, clause::AT_ONCE], of: &[RuleId::SHOWDOWN_ORDER] }];

/// Somebody is all-in and there is nothing left to bet.
pub fn has_come(hand: &Hand) -> bool {
    hand.betting_is_over() && hand.live().count() > 1 && hand.live().any(|p| p.all_in())
}

/// Somebody is all-in, nothing is left to bet, and the house has every hand turned up then.
pub(crate) fn asks_for_all(h: &Hearing) -> bool {
    has_come(h.state.room.hand()) && h.books.house.clause(clause::FACE_UP).is_some()
}

/// He has a part in a side pot while somebody is all-in for less, or is that one, and the house has him show.
fn side_pot_shows(h: &Hearing, seat: Seat) -> bool {
    let hand = h.state.room.hand();
    let all_in = hand.find(seat).is_some_and(|player| player.all_in());
    let side = pots::pots(hand).iter().skip(1).any(|pot| pot.seats.len() > 1 && (all_in || pot.seats.contains(&seat)));
    side && has_come(hand) && h.books.house.clause(clause::SIDE_POT_SHOWS).is_some()
}

/// All the hands are turned face up at once: what that asks of those that are still closed. `None` where it is no such showdown,
/// or no rulebook says so.
pub(crate) fn face_up(h: &Hearing, alive: &[Seat], closed: &[Seat]) -> Option<Vec<Ruling>> {
    if !has_come(h.state.room.hand()) || alive.len() < 2 {
        return None;
    }
    let face_up = h.books.ask(|p| Some(((), vec![p.clause(clause::FACE_UP)?])))?;
    // With all the cards out, a house that says who shows first says it of this showdown, too.
    if face_up.silent && h.state.room.hand().street.is_last() && showdown_order::is_said(h, alive) {
        return None;
    }
    let at_once = h.books.carried(&[clause::AT_ONCE]);
    let mut rulings = Vec::new();
    if let Some(first) = stud_procedure::shows_first(h, closed) {
        rulings.push(first);
    } else if !closed.is_empty() {
        let because = face_up.because.into_iter().chain(at_once.iter().flatten().copied()).collect();
        rulings.push(h.follows(Question::Show, Verdict::ShowNow(closed.to_vec()), because, face_up.silent));
    }
    if let Some(at_once) = at_once.filter(|_| h.state.faces.early_card) {
        let turn_up = |seat: &Seat| Verdict::Order(Order::TurnUp(*seat, None));
        rulings.extend(closed.iter().map(|seat| h.follows(Question::Order, turn_up(seat), at_once.clone(), false)));
    }
    for seat in closed.iter().filter(|seat| side_pot_shows(h, **seat)) {
        let because = h.books.cites(&[clause::SIDE_POT_SHOWS]);
        rulings.push(h.follows(Question::Show, Verdict::Showing(*seat, ShowDuty::Must), because, false));
    }
    Some(rulings)
}

/// Who has a part in a side pot mucks: the dealer turns his hand up. Whether it is he.
pub(crate) fn side_pot_player_mucks(h: &mut Hearing, seat: Seat) -> bool {
    if !side_pot_shows(h, seat) {
        return false;
    }
    let because = h.books.cites(&[clause::SIDE_POT_SHOWS, clause::DEALER_TURNS]);
    h.rule(Question::Hand, Verdict::Hand(seat, true), because.clone(), false);
    h.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), because, false);
    true
}

/// Who has a part in a side pot refuses to show: the dealer turns his hand up. Whether it is he.
pub(crate) fn side_pot_player_refuses(h: &mut Hearing, seat: Seat) -> bool {
    if !side_pot_shows(h, seat) {
        return false;
    }
    let because = h.books.cites(&[clause::DEALER_TURNS]);
    h.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), because, false);
    true
}

/// Cards leave a player's hand face down where every live hand has to be turned up: where cards die by touching the muck, they
/// live until they do; elsewhere they live if everybody can tell them. Whether the hand lives.
pub(crate) fn given_up(h: &mut Hearing, seat: Seat, release: Release) -> bool {
    let face_down = !matches!(release, Release::To(_) | Release::MuckedFaceUp);
    if !face_down || !has_come(h.state.room.hand()) || h.state.faces.tabled(seat) || !h.state.faces.is_alive(seat) {
        return false;
    }
    if let Some(because) = h.books.carried(&[clause::NO_MUCKING]).filter(|_| release == Release::Mucked) {
        h.rule(Question::Breach, Verdict::Breach(seat, RuleId::ALL_IN_SHOWDOWN), because, false);
    }
    let Some(face_up) = h.books.carried(&[clause::FACE_UP]) else { return false };
    let by_touch = mucked_cards::die_by_touch(&h.books);
    let lives = match &by_touch {
        Some(_) => release != Release::Mucked,
        None => h.found(Judgement::Identifiable(seat)) == Some(true),
    };
    if lives {
        let because = [face_up.clone(), by_touch.unwrap_or_default()].concat();
        h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
        h.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), face_up, false);
    }
    lives
}

/// A hand is mucked by accident that everybody can tell: it may live. Whether it is such a hand. What nobody has found to be
/// deliberate may have been an accident.
pub(crate) fn mucked_by_accident(h: &mut Hearing, seat: Seat) -> bool {
    let accident = h.found(Judgement::Deliberate) != Some(true) && h.found(Judgement::Identifiable(seat)) == Some(true);
    if !has_come(h.state.room.hand()) || !accident {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::ACCIDENTAL_MUCK]) else { return false };
    dead_hand::live_or_dead(h, seat, because);
    true
}

/// The floor gives back a hand that was mucked by accident: by what it may. Nothing where it was found that it could not be told, or
/// that it was no accident, or where it is no such hand.
pub(crate) fn may_give_back(h: &Hearing, seat: Seat) -> Option<Leave> {
    let excluded = h.found(Judgement::Deliberate) == Some(true) || h.found(Judgement::Identifiable(seat)) == Some(false);
    let mucked = h.state.faces.of(seat).mucked && has_come(h.state.room.hand());
    if mucked && !excluded { allows(h, &[clause::ACCIDENTAL_MUCK]) } else { None }
}

/// A hand is mucked on purpose that had to be shown.
pub(crate) fn mucked_on_purpose(h: &mut Hearing, seat: Seat) {
    if !has_come(h.state.room.hand()) || h.found(Judgement::Deliberate) != Some(true) {
        return;
    }
    if let Some(because) = h.books.carried(&[clause::DELIBERATE_MUCK]) {
        h.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), because, false);
    }
}
