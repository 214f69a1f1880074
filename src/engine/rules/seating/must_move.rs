//! Those who had to move, `rules/seating/must-move.yaml`.

use crate::engine::clauses::must_move as clause;
use crate::engine::event::Origin;
use crate::engine::room::Spot;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{RoomVerdict, Ruling, SeatDuty, Verdict};

/// Somebody sits down who was made to move, or whose game has broken.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some((who, place, Origin::MustMove | Origin::BrokenGame)) = case.sits() else { return Vec::new() };
    let blind = case.chair(place).and_then(|(table, at)| table.spot(at)).is_some_and(|spot| matches!(spot, Spot::BigBlind { .. }));
    let ruling = case.asked(|p| {
        let mut because = vec![p.clause(clause::NO_GUEST_BLIND)?];
        let posts = p.clause(clause::BIG_BLIND).filter(|_| blind);
        because.extend(posts);
        let duty = if posts.is_some() { SeatDuty::BigBlind } else { SeatDuty::Nothing };
        Some((Verdict::Room(RoomVerdict::Duty(who, duty)), because))
    });
    ruling.into_iter().collect()
}
