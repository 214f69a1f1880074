//! The chapter seating: who sits where at the tables of a room, who has to move, and what becomes of those who are not there. One
//! file a rule, each with the options it owns.

pub mod absent_player;
pub mod at_your_seat;
pub mod balancing_tables;
pub mod breaking_tables;
pub mod end_of_day;
pub mod final_table_size;
pub mod hand_for_hand;
pub mod late_registration;
pub mod must_move;
pub mod new_player;
pub mod random_seating;
pub mod seat_change;
pub mod simultaneous_elimination;
pub mod table_presence;
pub mod wrong_seat;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    balancing_tables::BalancingMover::SPEC,
    balancing_tables::HaltIn::SPEC,
    balancing_tables::HaltShort::SPEC,
    random_seating::RedrawAt::SPEC,
    final_table_size::FinalTableFlop::SPEC,
    final_table_size::FinalTableSixHanded::SPEC,
    final_table_size::FinalTableStud::SPEC,
    final_table_size::FinalTableFullRing::SPEC,
    final_table_size::FinalTableShortHanded::SPEC,
    final_table_size::FinalTableExtra::SPEC,
    final_table_size::FinalTableMost::SPEC,
    at_your_seat::PresentAt::SPEC,
    absent_player::StoredAfter::SPEC,
    end_of_day::DayEndFrom::SPEC,
    end_of_day::DayEndTo::SPEC,
    end_of_day::DayEndLow::SPEC,
    end_of_day::DayEndHigh::SPEC,
];
