//! What is done with chips and cards beside the betting, and no rule of the house says anything about it.

use crate::engine::event::{ChipsDeed, ChipsEvent, Deed, RoomState};
use crate::engine::rules::offences::Case;
use crate::engine::rules::procedure::chip_race;
use crate::engine::ruling::Ruling;

/// Nothing that the house says answers it.
pub fn unanswered(case: &Case) -> Option<Ruling> {
    let asks = case.did(&[Deed::MixesChips, Deed::MarksCard]);
    let settles = match case.chips() {
        Some(
            ChipsEvent::AnnouncesExchange
            | ChipsEvent::Announces(_)
            | ChipsEvent::AnnouncesRebuy(_)
            | ChipsEvent::RebuysEnd
            | ChipsEvent::Does(ChipsDeed::ObjectsTooFew),
        )
        | None => false,
        // What he missed is the room's to say.
        Some(ChipsEvent::Does(ChipsDeed::SitsAgain)) => {
            !case.h.room_log.facts().any(|fact| matches!(fact, RoomState::Missed(who, ..) if Some(*who) == case.by()))
        }
        // Told when the race is run for which he should have left them in sight.
        Some(ChipsEvent::Does(ChipsDeed::Covers)) => !chip_race::needs_them_in_sight(case),
        Some(_) => true,
    };
    (asks || settles).then(|| case.left_open())
}
