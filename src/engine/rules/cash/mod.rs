//! Cash games: chips and money. Each file mirrors `rules/cash/`.

pub mod buy_in;
pub mod rake;
pub mod table_stakes;
pub mod time_charge;

use crate::engine::options::{HouseOption, OptionSpec};

pub const OPTIONS: &[OptionSpec] = &[buy_in::ReturnMinutes::SPEC];
