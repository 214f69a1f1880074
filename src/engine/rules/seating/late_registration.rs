//! Late registration and re-entry, `rules/seating/late-registration.yaml`.

use std::sync::Arc;

use crate::engine::clause::ClauseId;
use crate::engine::clauses::late_registration as clause;
use crate::engine::event::{Chair, Origin, RoomDeed, RoomEvent, RoomState, Seat, TablePlace};
use crate::engine::hearing::Hearing;
use crate::engine::room::{Spot, TableSeats};
use crate::engine::rules::dealing::misdeal;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::seating::balancing_tables::duty;
use crate::engine::ruling::{RoomMeasure, RoomVerdict, Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    if let Some((_, place, origin)) = case.sits() {
        return sits(case, place, origin);
    }
    let lot = lot(case).and_then(|place| drawn(case, place));
    lot.or_else(|| of_his_choice(case)).or_else(|| surrendered(case)).into_iter().collect()
}

/// Somebody who comes late sits down: with how much, with what duties, and whether it is where he was drawn to.
fn sits(case: &RoomCase, place: TablePlace, origin: Origin) -> Vec<Ruling> {
    let (Some(who), Some(stack)) = (case.by(), full_stack(origin)) else { return Vec::new() };
    let lot = case.earlier().filter(|earlier| earlier.by() == Some(who)).find_map(|earlier| lot(&earlier));
    if let Some(lot) = lot.filter(|lot| *lot != place) {
        return drawn(case, lot).into_iter().collect();
    }
    let full = Verdict::Room(RoomVerdict::Of(RoomMeasure::FullStack, who));
    let mut rulings: Vec<Ruling> = case.asked(|p| Some((full.clone(), vec![p.clause(stack)?]))).into_iter().collect();
    rulings.extend(position(case, place));
    rulings.extend(in_play(case, place));
    rulings
}

/// The place that somebody draws.
fn lot(case: &RoomCase) -> Option<TablePlace> {
    if let Some(RoomEvent::DrawsSeat(place)) = case.event() { Some(*place) } else { None }
}

/// He sits where he was drawn to.
fn drawn(case: &RoomCase, place: TablePlace) -> Option<Ruling> {
    case.by_clauses(Verdict::Room(RoomVerdict::Takes(case.by()?, place)), &[clause::DRAWN])
}

/// Whoever comes late draws his seat like anybody else, and does not choose it.
fn of_his_choice(case: &RoomCase) -> Option<Ruling> {
    let asks = matches!(case.event(), Some(RoomEvent::AsksForSeat(_))) && !case.log().is_cash();
    let who = case.by().filter(|_| asks)?;
    let sat_late = |earlier: &RoomCase| earlier.sits().is_some_and(|(seat, _, origin)| seat == who && full_stack(origin).is_some());
    let comes_late = case.before().find(who).is_none() || case.earlier().any(|earlier| sat_late(&earlier));
    comes_late.then(|| case.by_clauses(Verdict::Refused, &[clause::DRAWN])).flatten()
}

/// Somebody sits down who has not been in the tournament, or is in it again: he counts among those who are left.
pub(crate) fn comes_in(h: &mut Hearing, seat: Seat, place: TablePlace, origin: Origin) {
    let layout = &h.room_log.layout;
    let counts = layout.has_gone(seat) || h.room().hand().find(seat).is_none();
    // Whoever has been given a seat has been counted.
    let due = h.room_log.facts().any(|fact| matches!(fact, RoomState::Due(who, _) if *who == seat));
    if full_stack(origin).is_some() && counts && !due && !h.room_log.is_cash() {
        Arc::make_mut(&mut h.room_log.layout).comes_in(seat, place);
    }
}

/// He has gone out, and sits down again with a new stack afterwards.
pub(crate) fn is_in_again(case: &RoomCase, seat: Seat) -> bool {
    case.later().filter_map(|later| later.sits()).any(|(who, _, origin)| who == seat && full_stack(origin).is_some())
}

/// Between hands somebody gives up his chips for a new stack: he has none until he is back.
pub(crate) fn gives_up_chips(h: &mut Hearing, seat: Seat) {
    if h.room().hand().between_hands {
        h.chips_leave_play(seat);
    }
}

/// The chips that somebody gives up for a new stack, where it is told how many he has.
fn surrendered(case: &RoomCase) -> Option<Ruling> {
    let who = case.by().filter(|_| case.did(RoomDeed::GivesUpChips))?;
    let chips = case.stack(who).filter(|chips| *chips > 0)?;
    case.by_clauses(Verdict::OutOfPlay(Some(chips), who), &[clause::SURRENDERED])
}

/// By which clause somebody who comes in late has a full stack; nothing where he does not come late.
fn full_stack(origin: Origin) -> Option<ClauseId> {
    match origin {
        Origin::WaitingList | Origin::ReEntry => Some(clause::FULL_STACK),
        Origin::Late => Some(clause::LATE_ENTRANTS),
        Origin::Himself | Origin::BrokenTable | Origin::Balanced | Origin::MustMove | Origin::BrokenGame | Origin::New => None,
    }
}

/// The rights and duties of the seat, but for one between button and small blind.
fn position(case: &RoomCase, place: TablePlace) -> Option<Ruling> {
    let who = case.by().filter(|_| !misdeal::bars_newcomers(case.h))?;
    let (table, at) = case.chair(place)?;
    let verdict = match table.spot(at)? {
        Spot::BetweenButtonAndSmallBlind => RoomVerdict::Of(RoomMeasure::NoCardsThisHand, who),
        Spot::Behind(_) => RoomVerdict::Of(RoomMeasure::DealtIn, who),
        spot @ (Spot::Button | Spot::SmallBlind | Spot::BigBlind { .. }) => RoomVerdict::Duty(who, duty(spot)?),
    };
    case.asked(|p| Some((Verdict::Room(verdict.clone()), vec![p.clause(clause::POSITION)?])))
}

/// Whether every seat of this number has been assigned, at tables that have it.
fn in_play(case: &RoomCase, place: TablePlace) -> Option<Ruling> {
    let room = case.after();
    let at = usize::try_from(place.seat - 1).ok()?;
    if room.tables.len() < 2 || room.tables.iter().any(|table| table.chairs.is_empty()) {
        return None;
    }
    let is_due = |table: &TableSeats| {
        let due = TablePlace { table: Some(table.number), seat: place.seat };
        case.log().facts().any(|fact| matches!(fact, RoomState::Due(_, at) if *at == due))
    };
    let assigned = |table: &TableSeats| table.chairs.get(at).is_none_or(|chair| *chair != Chair::Empty) || is_due(table);
    let all = room.tables.iter().all(assigned);
    let verdict = Verdict::Room(RoomVerdict::StacksInPlay(place.seat, all));
    case.by_clauses(verdict, &[clause::STACKS_IN_PLAY])
}
