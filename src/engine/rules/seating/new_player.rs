//! A new player in a cash game, `rules/seating/new-player.yaml`.

use std::cmp::Ordering;

use crate::engine::clauses::new_player as clause;
use crate::engine::event::{CardEvent, ConductEvent, Origin, RoomEvent, RoomState, Seat, SeatingEvent};
use crate::engine::hearing::Hearing;
use crate::engine::room::{Layout, Noted, Spot};
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::substantial_action;
use crate::engine::rules::of_room::{RoomCase, room_cases};
use crate::engine::rules::seating::breaking_tables;
use crate::engine::ruling::{DealVerdict, Question, RoomMeasure, RoomVerdict, Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    if !case.log().is_cash() {
        return Vec::new();
    }
    match &case.entry.noted {
        Noted::Room(RoomEvent::Sits(place, Origin::Himself)) => invited(case, place.seat).into_iter().collect(),
        Noted::Room(RoomEvent::Sits(_, Origin::New)) => admitted(case).into_iter().collect(),
        Noted::Seating(SeatingEvent::NextHand) => waiting(case, 1),
        Noted::Conduct(ConductEvent::HandsPass(hands)) => waiting(case, *hands),
        Noted::Cards(CardEvent::Deal(to, _)) => dealt_too_soon(case, *to).into_iter().collect(),
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => Vec::new(),
    }
}

/// Told the manager, paid the deposit, been invited: all three.
fn invited(case: &RoomCase, seat: i64) -> Option<Ruling> {
    let who = case.by()?;
    let log = case.log();
    let asked =
        case.earlier().any(|earlier| matches!(earlier.event(), Some(RoomEvent::Invites(to, at)) if *to == who && *at == seat));
    let all = log.is(&RoomState::HasToldManager(who)) && log.is(&RoomState::HasPaidDeposit(who)) && asked;
    case.by_clauses(if all { Verdict::Granted(None) } else { Verdict::Refused }, &[clause::STEPS])
}

/// Where nobody new is dealt in at once.
fn is_barred(spot: Spot) -> bool {
    matches!(spot, Spot::Button | Spot::SmallBlind | Spot::BetweenButtonAndSmallBlind)
}

/// He sits down, admitted: whether he is dealt in.
fn admitted(case: &RoomCase) -> Option<Ruling> {
    let (who, place, _) = case.sits()?;
    let (table, at) = case.chair(place)?;
    let barred = is_barred(table.spot(at)?);
    case.asked(|p| {
        let mut because = vec![p.clause(clause::BARRED)?];
        let waits = p.clause(clause::WAITS).filter(|_| barred);
        because.extend(waits);
        let measure = match (barred, waits) {
            (false, _) => RoomMeasure::DealtIn,
            (true, None) => RoomMeasure::NoCardsThisHand,
            (true, Some(_)) => RoomMeasure::NoCardsUntilButtonPasses,
        };
        Some((Verdict::Room(RoomVerdict::Of(measure, who)), because))
    })
}

/// Those who sat down where they could not be dealt in.
fn barred(case: &RoomCase) -> Vec<Seat> {
    let sat = case.earlier().filter_map(|earlier| {
        let (who, place, _) = earlier.sits().filter(|(_, _, origin)| *origin == Origin::New)?;
        let (table, at) = earlier.chair(place)?;
        is_barred(table.spot(at)?).then_some(who)
    });
    sat.collect()
}

/// The button has come to stand on somebody's left: before the next player there.
pub(crate) fn has_button_on_left(room: &Layout, seat: Seat) -> Option<bool> {
    let (table, at) = room.find(seat)?;
    let n = table.chairs.len();
    let next = (1..n).map(|i| (at + i) % n).find(|chair| table.player_at(*chair).is_some())?;
    Some(table.last?.button == next)
}

/// So many hands are dealt, and somebody still waits for the button.
fn waiting(case: &RoomCase, hands: i64) -> Vec<Ruling> {
    barred(case).into_iter().filter_map(|who| waits(case, who, hands)).collect()
}

/// The button passes somebody in one of these hands; nothing once the big blind has come to him as well.
fn passes_by(room: &Layout, who: Seat, hands: i64) -> Option<bool> {
    let mut room = room.clone();
    let mut passed = false;
    for _ in 0..hands.min(1000) {
        room.next_hand();
        passed |= has_button_on_left(&room, who)?;
        let (table, at) = room.find(who)?;
        if passed && table.last?.big == at {
            return None;
        }
    }
    Some(passed)
}

fn waits(case: &RoomCase, who: Seat, hands: i64) -> Option<Ruling> {
    let passed = passes_by(case.before(), who, hands)?;
    let blind = case.h.room().hand().big_blind;
    case.asked(|p| {
        if passed {
            return Some((Verdict::Room(RoomVerdict::MayPost(who, blind)), vec![p.clause(clause::GUEST_BLIND)?]));
        }
        let because = vec![p.clause(clause::BARRED)?, p.clause(clause::WAITS)?];
        Some((Verdict::Room(RoomVerdict::Of(RoomMeasure::NoCardsUntilButtonPasses, who)), because))
    })
}

/// He has sat down in a cash game where he is not dealt in yet.
pub(crate) fn is_waiting(h: &Hearing, seat: Seat) -> bool {
    h.room_log.is_cash() && room_cases(h).next_back().is_some_and(|last| barred(&last).contains(&seat))
}

/// Whoever sits down at the table whose hand is told, and was admitted, plays there from the next hand on.
pub(crate) fn sits_down_to_play(h: &mut Hearing, seat: Seat, origin: Origin) {
    let admitted = !matches!(origin, Origin::Himself) && !is_waiting(h, seat);
    let Some((table, at)) = h.room_log.layout.find(seat).filter(|_| admitted && !h.room_log.is_elsewhere(seat)) else {
        return;
    };
    let n = table.chairs.len();
    let right = (1..n).map(|i| (at + n - i) % n).find_map(|chair| table.player_at(chair));
    let left = (1..n).map(|i| (at + i) % n).find_map(|chair| table.player_at(chair));
    let (Some(right), Some(left)) = (right, left) else { return };
    let sat = |gone: Seat| h.room_log.entries.iter().rev().find_map(|entry| entry.before.find(gone)).map(|(_, at)| at);
    let from_right = |chair: usize| table.chair_of(right).map(|right| (chair + n - right) % n);
    let place_of = |gone: Seat| sat(gone).map_or(Ordering::Equal, |chair| from_right(chair).cmp(&from_right(at)));
    if let Some(rotation) = &mut h.state.rotation {
        // Where the neighbours are not known to the hand, he is not either.
        let sits = rotation.sits_among(seat, right, left, place_of).is_ok();
        if sits && origin == Origin::BrokenTable && breaking_tables::takes_position(&h.books) {
            rotation.takes_over(seat);
        }
    }
}

/// Cards went to somebody who could not be dealt in.
fn dealt_too_soon(case: &RoomCase, to: Seat) -> Option<Ruling> {
    if !barred(case).contains(&to) {
        return None;
    }
    let acted = substantial_action::reached(&case.h.actions(), &case.h.books).is_some_and(|answer| answer.value);
    let redeal = Verdict::Deal(DealVerdict::Redeal(None));
    if acted {
        return Some(case.silent(Question::Deal));
    }
    let because = case.h.books.carried(&[clause::REDEAL])?;
    Some(case.rule(Question::Deal, redeal, Grounded { value: (), because, silent: false }))
}
