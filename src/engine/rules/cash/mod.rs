//! The chapter cash: what players of a cash game bring, owe and may buy. One file a rule, each with the options it owns.

pub mod buy_in;
pub mod missed_blinds;
pub mod rake;
pub mod table_stakes;
pub mod time_charge;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[buy_in::ReturnMinutes::SPEC, missed_blinds::MissedWithin::SPEC];
