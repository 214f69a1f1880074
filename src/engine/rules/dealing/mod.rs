//! The chapter dealing: the deck, the deal and what goes wrong in it. One file a rule, each with the options it owns; beside them
//! what several share.

pub mod boxed_card;
pub mod button_draw;
pub mod dead_button;
pub mod exposed_card_in_deal;
mod ground;
pub mod heads_up_button;
pub mod misdeal;
pub mod misplaced_button;
pub mod stud_procedure;
pub mod wrong_card_count;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    misdeal::OutOfOrder::SPEC,
    misdeal::MissedSeat::SPEC,
    misdeal::MisdealUntil::SPEC,
    exposed_card_in_deal::ExposureCounts::SPEC,
    exposed_card_in_deal::ExposedCardsMisdeal::SPEC,
    exposed_card_in_deal::ExposedCounted::SPEC,
    exposed_card_in_deal::ExposedCard::SPEC,
    wrong_card_count::WrongCount::SPEC,
    wrong_card_count::SurplusCards::SPEC,
    dead_button::DeadButton::SPEC,
    stud_procedure::BringInShare::SPEC,
];
