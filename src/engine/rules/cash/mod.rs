//! The chapter cash: what players of a cash game owe and may buy. One file a rule, each with the options it owns.

pub mod missed_blinds;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[missed_blinds::MissedWithin::SPEC];
