//! Dodging blinds, on the way from a broken table or at all, `rules/conduct/dodging-blinds.yaml`.

use crate::engine::clauses::dodging_blinds as clause;
use crate::engine::event::{Deed, Judgement, Origin, SeatingEvent, TablePlace};
use crate::engine::room::Spot;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{ConductVerdict, Measure, Question, Ruling, Strength, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    sits_late(case).or_else(|| walks_off(case)).into_iter().collect()
}

/// Somebody sits down late in the seat that was his, and the blind has passed it.
fn sits_late(case: &RoomCase) -> Option<Ruling> {
    let (seat, place, origin) = case.sits()?;
    if case.due(seat) != Some(place) || !has_missed_a_blind(case, place) {
        return None;
    }
    let any = case.h.books.house.clause(clause::ANY_BLIND).is_some();
    if !any && origin == Origin::Balanced && case.found(Judgement::Deliberate) == Some(true) {
        return Some(case.silent(Question::Penalty));
    }
    if !any && origin != Origin::BrokenTable {
        return None;
    }
    let verdict = if case.found(Judgement::Deliberate) == Some(true) {
        Verdict::Penalty(seat, Strength::Must, None)
    } else {
        Verdict::Conduct(ConductVerdict::Of(Measure::NoPenalty, seat))
    };
    case.by_clauses(verdict, &[clause::PENALISED, clause::ANY_BLIND])
}

/// Somebody leaves his own table on purpose when a blind comes to him.
fn walks_off(case: &RoomCase) -> Option<Ruling> {
    let seat = case.by().filter(|_| case.deed(&[Deed::LeavesTable]) && !case.log().is_cash())?;
    let returns = |later: &RoomCase| later.by() == Some(seat) && later.deed(&[Deed::IsBack]);
    let is_next_hand = |later: &RoomCase| later.is_seating(SeatingEvent::NextHand);
    let meanwhile: Vec<RoomCase> = case.later().take_while(|later| !is_next_hand(later)).collect();
    if meanwhile.iter().any(returns) {
        return None;
    }
    let next = case.later().find(is_next_hand);
    let room = next.as_ref().map_or(case.after(), RoomCase::before);
    let (table, at) = room.find(seat)?;
    let due = table.next_positions().filter(|next| next.big == at || next.small == at);
    let back = case.later().find(returns);
    let on_purpose = |of: &RoomCase| of.found(Judgement::Deliberate) == Some(true);
    let deliberate = std::iter::once(*case).chain(meanwhile).chain(next).chain(back).any(|of| on_purpose(&of));
    due.filter(|_| deliberate)?;
    case.by_clauses(Verdict::Penalty(seat, Strength::Must, None), &[clause::ANY_BLIND])
}

/// A hand has begun in which the seat would have had a blind.
fn has_missed_a_blind(case: &RoomCase, place: TablePlace) -> bool {
    let dealt = case.earlier().filter(|earlier| earlier.is_seating(SeatingEvent::NextHand));
    let spots = dealt.filter_map(|hand| hand.chair(place).and_then(|(table, at)| table.spot(at)));
    spots.into_iter().any(|spot| matches!(spot, Spot::BigBlind { .. } | Spot::SmallBlind))
}
