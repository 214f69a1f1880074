//! What can fill a slot of a form: how it is read and printed, and what is usual there.

mod amounts;
mod cards;
mod lists;
mod room;
mod seats;
mod words;

pub(super) use amounts::{
    ChipsSlot, CountSlot, FullTableSlot, OrdinalSlot, PileSlot, PositiveSlot, StackSlot, StakesSlot, SumSlot,
};
pub(super) use cards::{BoardSlot, CardSlot, CardsSlot, DealtSlot, DrawnSlot, RaceSlot, RanksSlot, ShownSlot, StreetCardsSlot};
pub(super) use lists::{ChoicesSlot, FloorSlot, LegalActionsSlot, RangeSlot, RemediesSlot};
pub(super) use room::{ChairsSlot, CountsSlot, DealTermsSlot, SeatCardsSlot, TableFactsSlot};
pub(super) use seats::{FollowersSlot, LeadSlot, OwnerSlot, PlacesSlot, SeatSlot, SeatsSlot};
pub(super) use words::{FoundSlot, GameSlot, QuoteSlot, RuleSlot, SpeechSlot, Worded};

use super::filling::Slot;

fn owned(examples: &[&str]) -> Vec<String> {
    examples.iter().map(|example| (*example).to_owned()).collect()
}
