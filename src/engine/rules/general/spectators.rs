//! Those who only watch, `rules/general/spectators.yaml`.

use crate::engine::clauses::spectators as clause;
use crate::engine::event::{Deed, Toward};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Duty, Table, of};
use crate::engine::ruling::{Measure, Ruling};

pub const TABLE: Table = Table {
    rule: RuleId::SPECTATORS,
    duties: &[
        Duty { clause: clause::MAY_WATCH, broken: |case| comments(case).then_some(true) },
        Duty { clause: clause::MAY_WATCH, broken: |case| (case.did(&[Deed::Watches]) && !case.then().seated).then_some(false) },
    ],
    charges: &[],
};

/// Somebody who does not play speaks of what the players do.
fn comments(case: &Case) -> bool {
    let speaks = case.did(&[Deed::CommentsOnHand, Deed::ReactsToBoard, Deed::GuessesCardsToCome]);
    let speaks = speaks || case.did_to(&[Toward::Advises, Toward::Criticises, Toward::GuessesHandOf]).is_some();
    speaks && !case.then().seated
}

pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let moved = comments(case).then(|| case.by_clauses(of(Measure::MovedBehindBarrier, case.by()), &[clause::BARRIER]));
    moved.flatten().into_iter().collect()
}
