//! Dodging blinds, on the way from a broken table or at all, `rules/conduct/dodging-blinds.yaml`.

use crate::engine::clauses::dodging_blinds as clause;
use crate::engine::event::{Judgement, Origin, Place, SeatingEvent};
use crate::engine::room::Spot;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{ConductVerdict, Measure, Question, Ruling, Strength, Verdict};

/// Somebody sits down late in the seat that was his, and the blind has passed it.
pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some((seat, place, origin)) = case.sits() else { return Vec::new() };
    if case.due(seat) != Some(place) || !has_missed_a_blind(case, place) {
        return Vec::new();
    }
    let any = case.h.books.house.clause(clause::ANY_BLIND).is_some();
    if !any && origin == Origin::Balanced && case.found(Judgement::Deliberate) == Some(true) {
        return vec![case.silent(Question::Penalty)];
    }
    if !any && origin != Origin::BrokenTable {
        return Vec::new();
    }
    let verdict = if case.found(Judgement::Deliberate) == Some(true) {
        Verdict::Penalty(seat, Strength::Must, None)
    } else {
        Verdict::Conduct(ConductVerdict::Of(Measure::NoPenalty, seat))
    };
    case.by_clauses(verdict, &[clause::PENALISED, clause::ANY_BLIND]).into_iter().collect()
}

/// A hand has begun in which the seat would have had a blind.
fn has_missed_a_blind(case: &RoomCase, place: Place) -> bool {
    let dealt = case.earlier().filter(|earlier| earlier.is_seating(SeatingEvent::NextHand));
    let spots = dealt.filter_map(|hand| hand.chair(place).and_then(|(table, at)| table.spot(at)));
    spots.into_iter().any(|spot| matches!(spot, Spot::BigBlind { .. } | Spot::SmallBlind))
}
