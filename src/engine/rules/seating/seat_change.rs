//! Changing tables and seats in a cash game, `rules/seating/seat-change.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::seat_change as clause;
use crate::engine::event::{Chair, Judgement, RoomDeed, RoomEvent, RoomFinding, TablePlace};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    if !case.log().is_cash() {
        return Vec::new();
    }
    let ruling = if case.did(RoomDeed::AsksForTable) {
        let either = Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]);
        let ruling = case.by_clauses(either, &[clause::THROUGH_MANAGER]);
        ruling.map(|ruling| Ruling { question: Verdict::Refused.question(), ..ruling })
    } else if let Some(RoomEvent::Moves(place)) = case.event() {
        changes(case, *place)
    } else if let Some(RoomEvent::Swaps(_)) = case.event() {
        within(case, true).or_else(|| case.by_clauses(Verdict::Refused, &[clause::NOT_ALONE]))
    } else {
        None
    };
    ruling.into_iter().collect()
}

/// Somebody goes to another place on his own.
fn changes(case: &RoomCase, place: TablePlace) -> Option<Ruling> {
    let alone = || case.by_clauses(Verdict::Refused, &[clause::NOT_ALONE]);
    let (here, _) = case.before().find(case.by()?)?;
    let (there, at) = case.chair(place)?;
    if here.number != there.number {
        return alone();
    }
    within(case, there.chairs[at] != Chair::Empty).or_else(alone)
}

/// At the same table, to a seat that is taken or not.
fn within(case: &RoomCase, taken: bool) -> Option<Ruling> {
    let may = case.h.books.house.clause(clause::WITHIN_TABLE)?;
    let refused = |clause: ClauseId| case.by_clauses(Verdict::Refused, &[clause]);
    let is_alike = case.found(Judgement::Room(RoomFinding::PositionsAlike)) == Some(true);
    let barred = taken.then(|| refused(clause::VACANT)).flatten();
    let unlike = || (!is_alike).then(|| refused(clause::LIKE_FOR_LIKE)).flatten();
    barred.or_else(unlike).or_else(|| case.by_clauses(Verdict::Granted(None), &[may]))
}

/// Whether the one seat is as good as the other.
pub(crate) fn open_finding(case: &RoomCase) -> Option<Judgement> {
    let moves = matches!(case.event(), Some(RoomEvent::Moves(_))) && case.log().is_cash();
    (moves && case.h.books.house.clause(clause::LIKE_FOR_LIKE).is_some()).then_some(Judgement::Room(RoomFinding::PositionsAlike))
}
