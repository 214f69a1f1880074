//! Players with special needs, `rules/general/special-needs.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::special_needs as clause;
use crate::engine::event::{ChipsDeed, ChipsState, Judgement};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::carried;
use crate::engine::rules::offences::{Case, cases};
use crate::engine::rules::seating::random_seating;
use crate::engine::ruling::{Ruling, Verdict};

/// What is done for somebody who needs it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let ruling = if case.does(&[ChipsDeed::AsksForPhysicalHelp]) {
        help(case, &[])
    } else if case.does(&[ChipsDeed::AsksForOtherHelp]) {
        help(case, &[clause::EVERY_KIND])
    } else if case.does(&[ChipsDeed::AsksForOtherSeat]) && case.h.bank.is(ChipsState::SpecialNeeds(case.by())) {
        let either = Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]);
        case.asked(|p| carried(p, &[clause::OTHER_SEAT]).map(|((), because)| (either.clone(), because)))
    } else if case.does(&[ChipsDeed::AsksForOtherSeat]) {
        random_seating::asks_for_another(case)
    } else {
        None
    };
    ruling.into_iter().collect()
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
