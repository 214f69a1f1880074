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
pub(super) use words::{FoundSlot, GameSlot, Phrased, QuoteSlot, RuleSlot, SpeechSlot, Worded};

use super::cursor::Cursor;

/// One kind of filling.
pub(super) trait Slot {
    /// What it says.
    type Of;
    /// What tests fill it with at random; slots that read alike have one kind.
    const KIND: &'static str;

    /// Reads it; where it is not there, what was expected is noted.
    fn read(cursor: &mut Cursor) -> Option<Self::Of>;

    fn write(of: &Self::Of) -> String;

    /// Usual fillings, the most usual first; between them they show every way to fill it.
    fn examples() -> Vec<String>;

    /// What a form without the slot says.
    fn absent() -> Option<Self::Of> {
        None
    }

    /// The number by which words beside it are in the singular or plural.
    fn count(_of: &Self::Of) -> Option<i64> {
        None
    }
}

/// A slot of a phrase: its name in the forms, and its kind.
#[derive(Clone, Copy)]
pub(super) struct SlotEntry {
    pub name: &'static str,
    pub kind: &'static str,
    pub examples: fn() -> Vec<String>,
}

impl SlotEntry {
    pub fn example(&self) -> String {
        (self.examples)().into_iter().next().unwrap_or_default()
    }
}

fn owned(examples: &[&str]) -> Vec<String> {
    examples.iter().map(|example| (*example).to_owned()).collect()
}
