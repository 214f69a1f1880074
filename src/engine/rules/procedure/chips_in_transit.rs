//! Chips that are carried, `rules/procedure/chips-in-transit.yaml`.

use crate::engine::options::choice;

choice! {
    /// Are chips forfeited that were carried out of sight?
    "procedure.hidden_in_transit" HiddenInTransit {
        /// They are forfeited.
        Forfeited = "forfeited",
        /// The floor may take them.
        MayBeForfeited = "may-be-forfeited",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clauses::chips_in_transit as clause;
use crate::engine::event::{Carriage, ChipsDeed, ChipsEvent, ConductFinding, Judgement, RoomState};
use crate::engine::options::Sanction;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::cash::table_stakes;
use crate::engine::rules::offences::{Case, Duty, Table};
use crate::engine::rules::procedure::{chip_race, chips_visible};
use crate::engine::ruling::{ChipsVerdict, Ruling, Strength, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::CHIPS_IN_TRANSIT,
    duties: &[
        Duty {
            clause: clause::IN_VIEW,
            broken: |case| carriage(case).map(|how| how == Carriage::Pocket).or_else(|| gone_from_sight(case)),
        },
        Duty { clause: clause::RACK, broken: |case| carriage(case).map(|how| how != Carriage::Rack) },
        Duty {
            clause: clause::ON_THE_TABLE,
            // Between hands the book says nothing of a pocket.
            broken: |case| {
                leaves_the_table(case).map(|leaves| leaves && is_playing(case)).filter(|broken| *broken || !pockets(case))
            },
        },
    ],
    charges: &[],
};

/// How chips are carried from one place to another.
fn carriage(case: &Case) -> Option<Carriage> {
    let Some(ChipsEvent::Carries(_, how)) = case.chips() else { return None };
    (*how != Carriage::OutOfTheArea).then_some(*how)
}

/// Whether chips leave the table, or stay there when he goes.
pub(in crate::engine) fn leaves_the_table(case: &Case) -> Option<bool> {
    let takes = matches!(case.chips(), Some(ChipsEvent::TakesOff(_) | ChipsEvent::Pockets(_)));
    let goes = takes || case.does(&[ChipsDeed::TakesAlong]);
    (goes || case.does(&[ChipsDeed::LeavesOnTable])).then_some(goes)
}

/// Whether chips that left the table were found to be out of sight: where he had them was not told. What stays there is seen.
pub(in crate::engine) fn gone_from_sight(case: &Case) -> Option<bool> {
    let goes = leaves_the_table(case).filter(|_| is_tournament(case))?;
    Some(goes && (pockets(case) || case.is(ConductFinding::OutOfSight)))
}

/// They go into his pocket, and nobody need find that they are out of sight.
fn pockets(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::Pockets(_)))
}

/// Only a tournament has breaks.
fn is_tournament(case: &Case) -> bool {
    case.h.incidents.tournament || case.h.room_log.is(&RoomState::OnBreak)
}

/// Nobody plays during a break.
fn is_playing(case: &Case) -> bool {
    case.in_a_hand() && !case.h.room_log.is(&RoomState::OnBreak)
}

/// How many chips he hides, where that is known; nothing where he hides none.
fn hidden(case: &Case) -> Option<Option<Amount>> {
    match case.chips() {
        Some(ChipsEvent::Carries(chips, Carriage::Pocket)) => Some(Some(chips.total())),
        Some(ChipsEvent::TakesOff(chips) | ChipsEvent::Pockets(chips)) if gone_from_sight(case) == Some(true) => {
            Some(Some(chips.total()))
        }
        Some(_) if gone_from_sight(case) == Some(true) => Some(chip_race::stack(case, case.by()?)),
        Some(_) | None => None,
    }
}

/// What would have to be found of chips that left the table.
pub(crate) fn hangs_on(case: &Case) -> Option<Judgement> {
    let asked = is_tournament(case) && leaves_the_table(case) == Some(true) && !pockets(case);
    let house = case.h.books.house;
    let asked = asked && (house.clause(clause::IN_VIEW).is_some() || chips_visible::asks_for_all(house));
    asked.then_some(Judgement::Conduct(ConductFinding::OutOfSight))
}

/// What becomes of chips that were hidden, and of who hid them.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let (Some(hidden), Some(seat)) = (hidden(case), case.by()) else { return Vec::new() };
    let may_go = Verdict::Penalty(seat, Strength::May, Some(Sanction::Disqualification));
    let mut rulings: Vec<Ruling> = case.by_clauses(may_go, &[clause::DISQUALIFICATION]).into_iter().collect();
    let Some(amount) = hidden else { return rulings };
    let forfeits = Verdict::Chips(ChipsVerdict::Forfeits(seat, amount));
    let forfeited = case.h.books.ask(|p| Some((p.get::<HiddenInTransit>()?, vec![p.clause(clause::FORFEITED)?])));
    // A book that has them stay on the table has said what becomes of those that he pockets.
    let stay = pockets(case) && table_stakes::not_removed(case.h.books.house);
    let Some(forfeited) = forfeited.filter(|forfeited| !(forfeited.silent && stay)) else { return rulings };
    let taken = case.h.incidents.decisions.iter().any(|decided| decided.line > case.incident.line && decided.verdict == forfeits);
    let either = Verdict::Floor(vec![forfeits.clone(), Verdict::Keeps(amount, seat)]);
    let is_left_open = forfeited.value == HiddenInTransit::MayBeForfeited && !taken;
    if let Some(out) = case.h.books.carried(&[clause::OUT_OF_PLAY]).filter(|_| !is_left_open && !forfeited.silent) {
        let because = [forfeited.because.clone(), out].concat();
        rulings.push(case.ruled(Verdict::OutOfPlay(Some(amount), seat), because));
    }
    rulings.push(case.said(forfeited.map(|_| if is_left_open { either } else { forfeits })));
    rulings
}
