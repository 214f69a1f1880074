//! The chapter conduct: what players may not do. One file a rule, each with the options it owns.

pub mod exposed_cards;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    exposed_cards::ExposingPenalty::SPEC,
    exposed_cards::ExposingWhile::SPEC,
    exposed_cards::ExposingHands::SPEC,
    exposed_cards::ExposingRounds::SPEC,
    exposed_cards::ExposingRoundsRepeated::SPEC,
];
