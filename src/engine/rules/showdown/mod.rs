//! The chapter showdown: who shows, and whose hand is read. One file a rule, each with the options it owns.

pub mod all_in_showdown;
pub mod asking_to_see;
pub mod cards_speak;
pub mod live_at_showdown;
pub mod nuts_must_raise;
pub mod playing_the_board;
pub mod show_one_show_all;
pub mod showdown_order;
pub mod slow_rolling;
pub mod split_pot;
pub mod tabling;
pub mod uncontested_showdown;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    cards_speak::Miscall::SPEC,
    tabling::RefusalGrace::SPEC,
    asking_to_see::AskingToSee::SPEC,
    show_one_show_all::SeenByOne::SPEC,
];
