//! Playing in a wrong seat, `rules/seating/wrong-seat.yaml`.

use crate::engine::clauses::wrong_seat as clause;
use crate::engine::event::{ConductEvent, RoomEvent, Seat};
use crate::engine::room::Noted;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{RoomMeasure, RoomVerdict, Ruling, Verdict};

/// Somebody is found where he does not belong.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let (seat, anothers) = match &case.entry.noted {
        Noted::Conduct(ConductEvent::InWrongSeat(seat)) => (*seat, false),
        Noted::Room(RoomEvent::WithAnothersChips(seat)) => (*seat, true),
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => return Vec::new(),
    };
    let (Some(due), Some(stack)) = (case.due(seat), case.stack(seat)) else {
        return to_his_own(case, seat).filter(|_| !anothers).into_iter().collect();
    };
    let moved = |with| Verdict::Room(RoomVerdict::PutRight(seat, due.seat, with));
    let ruling = case.asked(|p| {
        if anothers && let Some(clause) = p.clause(clause::ANOTHERS_CHIPS) {
            return Some((Verdict::Floor(vec![moved(Some(stack)), moved(None)]), vec![clause]));
        }
        if anothers && p.clause(clause::RIGHT_STACK).is_some() {
            return None;
        }
        Some((moved(Some(stack)), vec![p.clause(clause::MOVED)?]))
    });
    let question = moved(None).question();
    match ruling {
        Some(ruling) => vec![Ruling { question, ..ruling }],
        // What a book that is for his own stack alone says nothing about is left to the floor.
        None => Vec::from_iter(anothers.then(|| case.silent(question))),
    }
}

/// Nobody has told which seat is his, or what he has: he goes there all the same, with all of it.
fn to_his_own(case: &RoomCase, seat: Seat) -> Option<Ruling> {
    let own = || Verdict::Room(RoomVerdict::Of(RoomMeasure::OwnSeat, seat));
    if case.log().is_cash() { None } else { case.asked(|p| Some((own(), vec![p.clause(clause::MOVED)?]))) }
}
