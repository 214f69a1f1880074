//! The chapter dealing: the deck, the deal and what goes wrong in it. One file a rule, each with the options it owns.

pub mod exposed_card_in_deal;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[exposed_card_in_deal::ExposedCardsMisdeal::SPEC, exposed_card_in_deal::ExposedCard::SPEC];
