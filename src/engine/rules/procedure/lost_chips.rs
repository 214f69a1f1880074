//! Chips that are found, `rules/procedure/lost-chips.yaml`.

use crate::engine::clauses::lost_chips as clause;
use crate::engine::event::{ChipsEvent, ConductFinding, Judgement};
use crate::engine::rules::offences::Case;
use crate::engine::ruling::{ChipsVerdict, Ruling, Verdict};

/// Found chips that are nobody's; of whose they are, only a human can tell.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(ChipsEvent::FindsLost(chips)) = case.chips() else { return Vec::new() };
    if !case.is(ConductFinding::Ownerless) {
        return Vec::new();
    }
    let inventory = Verdict::Chips(ChipsVerdict::ToInventory(chips.total()));
    case.by_clauses(inventory, &[clause::OUT_OF_PLAY]).into_iter().collect()
}

/// What would have to be found of chips that were found.
pub(crate) fn hangs_on(case: &Case) -> Option<Judgement> {
    matches!(case.chips(), Some(ChipsEvent::FindsLost(_))).then_some(Judgement::Conduct(ConductFinding::Ownerless))
}
