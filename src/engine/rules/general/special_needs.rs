//! Players with special needs, `rules/general/special-needs.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::special_needs as clause;
use crate::engine::event::{ChipsDeed, ChipsState, Judgement};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, carried};
use crate::engine::rules::of_room::RoomCase;
use crate::engine::rules::offences::{Case, cases};
use crate::engine::rules::seating::random_seating;
use crate::engine::ruling::{Ruling, Verdict};

/// What is done for somebody who needs it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let needs = case.by().is_some_and(|by| case.h.bank.is(ChipsState::SpecialNeeds(by)));
    let ruling = if case.does(&[ChipsDeed::AsksForPhysicalHelp]) {
        help(case, &[])
    } else if case.does(&[ChipsDeed::AsksForOtherHelp]) {
        help(case, &[clause::EVERY_KIND])
    } else if case.does(&[ChipsDeed::AsksForOtherSeat]) && needs {
        case.asked(other_seat)
    } else if case.does(&[ChipsDeed::AsksForOtherSeat]) {
        random_seating::asks_for_another(case)
    } else {
        None
    };
    ruling.into_iter().collect()
}

/// Who needs it may be given another seat.
fn other_seat(p: &Policy) -> Reply<Verdict> {
    let ((), because) = carried(p, &[clause::OTHER_SEAT])?;
    Some((Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]), because))
}

/// Somebody who needs it asks for one seat by its number.
pub(crate) fn asks_for_seat(case: &RoomCase) -> Option<Ruling> {
    let needs = case.by().is_some_and(|seat| case.h.bank.is(ChipsState::SpecialNeeds(seat)));
    needs.then(|| case.asked(other_seat)).flatten()
}

/// What would have to be found of a need that nobody has judged.
pub(crate) fn hangs_on(h: &Hearing) -> Option<Judgement> {
    let last = cases(h).last()?;
    let asks = last.does(&[ChipsDeed::AsksForPhysicalHelp, ChipsDeed::AsksForOtherHelp]);
    (asks && last.found(Judgement::Feasible).is_none()).then_some(Judgement::Feasible)
}

/// It is granted where it can be.
fn help(case: &Case, of_kind: &[ClauseId]) -> Option<Ruling> {
    let feasible = case.found(Judgement::Feasible) == Some(true);
    let verdict = if feasible { Verdict::Granted(None) } else { Verdict::Refused };
    case.asked(|p| {
        let met = p.clause(clause::MET)?;
        let kinds: Option<Vec<ClauseId>> = of_kind.iter().map(|clause| p.clause(*clause)).collect();
        Some((verdict.clone(), [vec![met], kinds?].concat()))
    })
}
