//! Cancelling a tournament, `rules/general/cancellation.yaml`.

use crate::engine::clauses::cancellation as clause;
use crate::engine::event::{Body, RoomDeed, Subject};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{RoomNotice, RoomVerdict, Ruling, Verdict};

/// The house cancels the tournament, or changes it.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let notice = if case.did(RoomDeed::Cancels) {
        RoomNotice::Cancelled
    } else if case.did(RoomDeed::Changes) {
        RoomNotice::Changed
    } else {
        return Vec::new();
    };
    if case.entry.who != Subject::Body(Body::House) {
        return Vec::new();
    }
    case.by_clauses(Verdict::Room(RoomVerdict::Notice(notice)), &[clause::ORGANISER]).into_iter().collect()
}
