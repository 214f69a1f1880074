//! Late registration and re-entry, `rules/seating/late-registration.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::late_registration as clause;
use crate::engine::event::{Chair, Origin, Place, RoomState};
use crate::engine::room::{Spot, TableSeats};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::seating::balancing_tables::duty;
use crate::engine::ruling::{RoomMeasure, RoomVerdict, Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some((who, place, origin)) = case.sits() else { return Vec::new() };
    let Some(stack) = full_stack(origin) else { return Vec::new() };
    let full = Verdict::Room(RoomVerdict::Of(RoomMeasure::FullStack, who));
    let mut rulings: Vec<Ruling> = case.asked(|p| Some((full.clone(), vec![p.clause(stack)?]))).into_iter().collect();
    rulings.extend(position(case, place));
    rulings.extend(in_play(case, place));
    rulings
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
fn position(case: &RoomCase, place: Place) -> Option<Ruling> {
    let who = case.by()?;
    let (table, at) = case.chair(place)?;
    let verdict = match table.spot(at)? {
        Spot::BetweenButtonAndSmallBlind => RoomVerdict::Of(RoomMeasure::NoCardsThisHand, who),
        Spot::Behind(_) => RoomVerdict::Of(RoomMeasure::DealtIn, who),
        spot @ (Spot::Button | Spot::SmallBlind | Spot::BigBlind { .. }) => RoomVerdict::Duty(who, duty(spot)?),
    };
    case.asked(|p| Some((Verdict::Room(verdict.clone()), vec![p.clause(clause::POSITION)?])))
}

/// Whether every seat of this number has been assigned, at tables that have it.
fn in_play(case: &RoomCase, place: Place) -> Option<Ruling> {
    let room = case.after();
    let at = usize::try_from(place.seat - 1).ok()?;
    if room.tables.len() < 2 || room.tables.iter().any(|table| table.chairs.is_empty()) {
        return None;
    }
    let is_due = |table: &TableSeats| {
        let due = Place { table: Some(table.number), seat: place.seat };
        case.log().facts().any(|fact| matches!(fact, RoomState::Due(_, at) if *at == due))
    };
    let assigned = |table: &TableSeats| table.chairs.get(at).is_none_or(|chair| *chair != Chair::Empty) || is_due(table);
    let all = room.tables.iter().all(assigned);
    let verdict = Verdict::Room(RoomVerdict::StacksInPlay(place.seat, all));
    case.by_clauses(verdict, &[clause::STACKS_IN_PLAY])
}
