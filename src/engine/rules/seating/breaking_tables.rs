//! Breaking tables, `rules/seating/breaking-tables.yaml`.

use crate::engine::cards::Card;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::breaking_tables as clause;
use crate::engine::event::{Origin, RoomDeed, RoomEvent, RoomState, Seat, TablePlace};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::room::Spot;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::dealing::button_draw;
use crate::engine::rules::decisions::{Leave, allows, refuses};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::seating::balancing_tables::duty;
use crate::engine::ruling::{Question, RoomMeasure, RoomVerdict, Ruling, TableRuling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    if let Some(RoomEvent::Sits(place, Origin::BrokenTable)) = case.event() {
        comes(case, *place).into_iter().collect()
    } else if case.did(RoomDeed::BreaksTable) {
        let ruling = next_to_break(case.h).and_then(|number| breaks(case, number));
        vec![ruling.unwrap_or_else(|| case.silent(Question::Tables))]
    } else if let Some(RoomEvent::Breaks(number)) = case.event() {
        breaks(case, *number).into_iter().collect()
    } else if let Some(RoomEvent::SeatCards(places)) = case.event() {
        handed_out(case, places)
    } else {
        Vec::new()
    }
}

/// Somebody is sent to another table.
pub(crate) fn moves(case: &RoomCase) -> bool {
    matches!(case.event(), Some(RoomEvent::SeatCards(_)))
}

/// Whoever comes from a broken table takes over what his seat brings, the button too.
pub(crate) fn takes_position(books: &Rulebooks) -> bool {
    books.house.clause(clause::POSITION).is_some()
}

/// Somebody from a broken table takes a seat, and what comes with it.
fn comes(case: &RoomCase, place: TablePlace) -> Option<Ruling> {
    let who = case.by()?;
    let (table, at) = case.chair(place)?;
    let (verdict, clause) = match table.spot(at)? {
        Spot::BetweenButtonAndSmallBlind => (RoomVerdict::Of(RoomMeasure::NoCardsThisHand, who), clause::NO_CARDS),
        Spot::Behind(_) => (RoomVerdict::Of(RoomMeasure::DealtIn, who), clause::NO_CARDS),
        spot @ (Spot::Button | Spot::SmallBlind | Spot::BigBlind { .. }) => (RoomVerdict::Duty(who, duty(spot)?), clause::POSITION),
    };
    case.asked(|p| Some((Verdict::Room(verdict.clone()), vec![p.clause(clause)?])))
}

/// The first table of the published order that is still there.
fn next_to_break(h: &Hearing) -> Option<i64> {
    let log = &h.room_log;
    let order = log.fact(|fact| if let RoomState::BreakingOrder(order) = fact { Some(order) } else { None })?;
    if !log.is(&RoomState::RegistrationClosed) {
        return None;
    }
    order.iter().copied().find(|number| log.layout.table(*number).is_some())
}

/// The floor breaks a table: the one whose turn it is.
fn breaks(case: &RoomCase, number: i64) -> Option<Ruling> {
    let next = next_to_break(case.h)?;
    let verdict = if next == number { Verdict::Room(RoomVerdict::Table(number, TableRuling::Breaks)) } else { Verdict::Refused };
    case.asked(|p| Some((verdict.clone(), vec![p.clause(clause::ORDER_PUBLISHED)?])))
}

/// The house has another table break: whether it may.
pub(crate) fn may_decide(h: &Hearing, verdict: &Verdict) -> Option<Leave> {
    let Verdict::Room(RoomVerdict::Table(number, TableRuling::Breaks)) = verdict else { return None };
    if next_to_break(h).is_none_or(|next| next == *number) {
        return None;
    }
    allows(h, &[clause::ORDER_CHANGED]).or_else(|| refuses(h, &[clause::ORDER_PUBLISHED]))
}

/// The seat cards go round from whoever has drawn the highest card.
fn handed_out(case: &RoomCase, places: &[TablePlace]) -> Vec<Ruling> {
    let drawn =
        case.earlier().find_map(|earlier| if let Some(RoomEvent::SeatDraw(drawn)) = earlier.event() { Some(drawn) } else { None });
    let Some(order) = drawn.and_then(|drawn| clockwise(case, drawn)) else { return Vec::new() };
    let takes = |(who, place): (Seat, &TablePlace)| Verdict::Room(RoomVerdict::Takes(who, *place));
    let verdicts: Vec<Verdict> = order.into_iter().zip(places).map(takes).collect();
    let drawn = drawn.map_or(&[][..], Vec::as_slice);
    let draws = case.h.books.house.clause(clause::DOUBLE_DRAW).is_some();
    let by = |verdict: Verdict| {
        let ruling = case.asked(|p| {
            let mut because = vec![p.clause(clause::DOUBLE_DRAW)?];
            if is_tied(drawn) {
                because.extend(suit_counts(p)?);
            }
            Some((verdict.clone(), because))
        });
        // Where the book ranks no suits, it is by custom that they count.
        let by_custom = || draws.then(|| case.ruled(verdict.clone(), Grounded { value: (), because: Vec::new(), silent: true }));
        ruling.or_else(by_custom)
    };
    verdicts.into_iter().filter_map(by).collect()
}

/// Those who drew, clockwise from the holder of the highest card.
fn clockwise(case: &RoomCase, drawn: &[(Seat, Card)]) -> Option<Vec<Seat>> {
    let (first, _) = drawn.iter().max_by_key(|(_, card)| (card.rank(), card.suit()))?;
    let (table, at) = case.before().find(*first)?;
    let n = table.chairs.len();
    let seats = (0..n).filter_map(|i| table.player_at((at + i) % n));
    Some(seats.filter(|seat| drawn.iter().any(|(drew, _)| drew == seat)).collect())
}

/// Of equal cards the higher suit comes first.
fn suit_counts(p: &Policy) -> Option<Vec<ClauseId>> {
    let ranked = button_draw::highest_suit(p).map(|((), because)| because);
    ranked.or_else(|| Some(vec![p.clause(clause::SUIT_COUNTS)?]))
}

fn is_tied(drawn: &[(Seat, Card)]) -> bool {
    let top = drawn.iter().map(|(_, card)| card.rank()).max();
    drawn.iter().filter(|(_, card)| Some(card.rank()) == top).count() > 1
}
