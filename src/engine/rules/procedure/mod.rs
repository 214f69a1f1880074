//! The chapter procedure: pots, odd chips, hands that die. One file a rule, each with the options it owns.

pub mod dead_hand;
pub mod disputed_pot;
pub mod hand_retrieval;
pub mod killing_winning_hand;
pub mod mucked_cards;
pub mod odd_chip;
pub mod rabbit_hunting;
pub mod side_pots;
pub mod unprotected_hand;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    disputed_pot::DisputeUntil::SPEC,
    disputed_pot::HandBegins::SPEC,
    unprotected_hand::KilledHandRefund::SPEC,
    unprotected_hand::UnprotectedCondition::SPEC,
];
