//! Cards and chips as equipment, `rules/general/tournament-equipment.yaml`.

use crate::engine::clauses::tournament_equipment as clause;
use crate::engine::event::{Carriage, ChipsDeed, ChipsEvent, Deed, Seat};
use crate::engine::options::Sanction;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Duty, Table};
use crate::engine::ruling::{Ruling, Strength, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::TOURNAMENT_EQUIPMENT,
    duties: &[
        Duty { clause: clause::NO_MARKING, broken: |case| case.did(&[Deed::MarksCard]).then_some(true) },
        Duty { clause: clause::NO_DAMAGE, broken: |case| damages(case).then_some(true) },
        Duty { clause: clause::NOT_TAKEN_AWAY, broken: |case| takes_away(case).then_some(true) },
    ],
    charges: &[],
};

fn damages(case: &Case) -> bool {
    case.does(&[ChipsDeed::TearsCard, ChipsDeed::BreaksChip])
}

fn takes_away(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::Carries(_, Carriage::OutOfTheArea)))
}

/// Chips of another event, and chips that are passed on.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let whose: Option<Seat> = if let Some(ChipsEvent::FindsForeign(seat, _)) = case.chips() {
        Some(*seat)
    } else {
        let passes = matches!(case.chips(), Some(ChipsEvent::Passes(..)));
        case.by().filter(|_| passes && case.h.incidents.tournament)
    };
    let penalty = |seat| Verdict::Penalty(seat, Strength::May, Some(Sanction::UpToBan));
    whose.and_then(|seat| case.by_clauses(penalty(seat), &[clause::FOREIGN_CHIPS])).into_iter().collect()
}
