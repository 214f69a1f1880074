//! Staying in one's seat, and who may be at the tables, `rules/seating/table-presence.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::table_presence as clause;
use crate::engine::event::{Deed, Judgement, Origin, RoomDeed, RoomEvent, RoomFinding, Seat, SeatingEvent};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::limit::Limit;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::offences::Case;
use crate::engine::ruling::{ConductVerdict, Measure, Question, Ruling, Verdict};

/// That who is all-in loses nothing by going is an exception from what leaving costs.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::ALL_IN_EXCEPTION], of: &[RuleId::TABLE_PRESENCE] }];

/// Things that nobody needs there lie at the table.
pub(crate) fn advice(case: &Case) -> Vec<Ruling> {
    let lie_there = case.did(&[Deed::BelongingsOnRail]);
    let against = case.of_player().and_then(|case| case.advised_against(&[clause::BELONGINGS]));
    against.filter(|_| lie_there).into_iter().collect()
}

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let Some(seat) = case.by() else { return Vec::new() };
    let mut rulings: Vec<Ruling> = Vec::new();
    if is_in_play(case) && gets_up(case) {
        rulings.extend(rises(case, seat));
    } else if is_in_play(case) && case.deed(&[Deed::LeavesTable]) {
        let spared = spared_all_in(case, seat).filter(|_| case.h.books.house.clause(clause::SECONDS).is_some());
        rulings.extend(spared.or_else(|| dead(case, seat, &[clause::SECONDS])));
        // The action is still to come, to him or to others.
        if case.entry.then.betting {
            rulings.extend(case.by_clauses(Verdict::Breach(seat, RuleId::TABLE_PRESENCE), &[clause::NOT_EARLY]));
        }
    }
    rulings.extend(in_the_room(case, seat));
    rulings
}

fn gets_up(case: &RoomCase) -> bool {
    case.deed(&[Deed::StandsByChair]) || case.did(RoomDeed::StepsOutOfReach)
}

/// He has cards, and the deal is not still to come.
fn is_in_play(case: &RoomCase) -> bool {
    let deals = |later: &RoomCase| {
        [RoomDeed::DealsFirstCard, RoomDeed::DealsLastCard, RoomDeed::DealsLastUpcard].iter().any(|deed| later.did(*deed))
            || matches!(later.event(), Some(RoomEvent::DealsFirstCardTo(_)))
    };
    let mut this_hand = case.later().take_while(|later| !later.is_seating(SeatingEvent::NextHand));
    case.entry.then.in_hand && !this_hand.any(|later| deals(&later))
}

fn dead(case: &RoomCase, seat: Seat, clauses: &[ClauseId]) -> Option<Ruling> {
    let ruling = case.by_clauses(Verdict::Hand(seat, false), clauses)?;
    Some(Ruling { question: Question::Hand, about: Some(seat), ..ruling })
}

/// Whoever gets up with cards gives them up, unless he is all-in or only stretches.
fn rises(case: &RoomCase, seat: Seat) -> Option<Ruling> {
    let relief = case.found(Judgement::Room(RoomFinding::Relief)) == Some(true);
    let stretches = || live(case, seat, clause::RELIEF).filter(|_| relief);
    spared_all_in(case, seat).or_else(stretches).or_else(|| dead(case, seat, &[clause::RISING]))
}

/// Who is all-in has nothing left to decide: he loses nothing by getting up, or by going.
fn spared_all_in(case: &RoomCase, seat: Seat) -> Option<Ruling> {
    live(case, seat, clause::ALL_IN_EXCEPTION).filter(|_| case.entry.then.all_in)
}

fn live(case: &RoomCase, seat: Seat, clause: ClauseId) -> Option<Ruling> {
    let ruling = case.by_clauses(Verdict::Hand(seat, true), &[clause])?;
    Some(Ruling { question: Question::Hand, about: Some(seat), ..ruling })
}

/// Whoever is not in the tournament keeps away from its tables.
fn in_the_room(case: &RoomCase, seat: Seat) -> Option<Ruling> {
    let of = |measure| Verdict::Conduct(ConductVerdict::Of(measure, seat));
    if case.log().is_cash() {
        return None;
    }
    if matches!(case.event(), Some(RoomEvent::Sits(_, Origin::Himself))) && case.before().find(seat).is_none() {
        return case.by_clauses(of(Measure::LeavesTable), &[clause::PLAYERS_ONLY]);
    }
    if !case.deed(&[Deed::WaitsInArea]) {
        return None;
    }
    let has_played = case.earlier().any(|earlier| earlier.by() == Some(seat) && earlier.is_seating(SeatingEvent::GoesOut));
    let plays = case.before().find(seat).is_some() || has_played;
    case.by_clauses(of(if plays { Measure::MayStay } else { Measure::LeavesArea }), &[clause::POKER_AREA])
}

/// Why he got up.
pub(crate) fn open_finding(case: &RoomCase) -> Option<Judgement> {
    let asked = is_in_play(case) && gets_up(case) && !case.entry.then.all_in;
    (asked && case.h.books.house.clause(clause::RELIEF).is_some()).then_some(Judgement::Room(RoomFinding::Relief))
}
