//! Tables that are filmed, `rules/general/televised-table.yaml`.

use crate::engine::clauses::televised_table as clause;
use crate::engine::event::{ConductState, RoomDeed, State};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{Ruling, Strength, Verdict};

/// Somebody keeps his cards from the camera, or does not work with the crew.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some(seat) = case.by().filter(|_| case.log().states.contains(&State::Conduct(ConductState::TelevisionTable))) else {
        return Vec::new();
    };
    let duty = if case.did(RoomDeed::HidesFromCamera) {
        clause::CAMERA
    } else if case.did(RoomDeed::RefusesCrew) {
        clause::COOPERATE
    } else {
        return Vec::new();
    };
    let Some(breach) = case.by_clauses(Verdict::Breach(seat, RuleId::TELEVISED_TABLE), &[duty]) else { return Vec::new() };
    let penalty = case.by_clauses(Verdict::Penalty(seat, Strength::May, None), &[clause::PENALTY]);
    std::iter::once(breach).chain(penalty).collect()
}
