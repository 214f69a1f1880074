//! The chapter procedure: pots, odd chips, hands that die. One file a rule, each with the options it owns.

pub mod bounty_chips;
pub mod calling_the_clock;
pub mod chip_count_request;
pub mod chip_race;
pub mod chips_in_transit;
pub mod chips_visible;
pub mod color_up;
pub mod dead_hand;
pub mod disputed_pot;
pub mod hand_retrieval;
pub mod killing_winning_hand;
pub mod lost_chips;
pub mod mucked_cards;
pub mod new_level;
pub mod odd_chip;
pub mod rabbit_hunting;
pub mod rebuy;
pub mod side_pots;
pub mod unprotected_hand;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    calling_the_clock::Called::SPEC,
    calling_the_clock::GrantedBy::SPEC,
    calling_the_clock::DecisionTime::SPEC,
    calling_the_clock::Countdown::SPEC,
    calling_the_clock::CountedWhen::SPEC,
    calling_the_clock::FastLevel::SPEC,
    calling_the_clock::FastDecision::SPEC,
    calling_the_clock::FastCountdown::SPEC,
    calling_the_clock::ClockChange::SPEC,
    calling_the_clock::Expiry::SPEC,
    calling_the_clock::EndsWith::SPEC,
    calling_the_clock::DeliberateDelay::SPEC,
    calling_the_clock::NeedlessDelay::SPEC,
    chip_count_request::ExactCount::SPEC,
    chip_race::RaceBy::SPEC,
    chip_race::RaceTie::SPEC,
    chips_in_transit::HiddenInTransit::SPEC,
    chips_visible::StackHeight::SPEC,
    chips_visible::ChipsInTheWay::SPEC,
    color_up::ColorUpAnnounced::SPEC,
    disputed_pot::DisputeUntil::SPEC,
    disputed_pot::BreakDispute::SPEC,
    disputed_pot::HandBegins::SPEC,
    new_level::LevelFrom::SPEC,
    rebuy::RebuyBound::SPEC,
    unprotected_hand::KilledHandRefund::SPEC,
    unprotected_hand::UnprotectedCondition::SPEC,
];
