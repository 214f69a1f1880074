//! The chapter general: what the rules are for, who decides, and what everybody in the room has to keep. One file a rule, each
//! with the options it owns.

pub mod cancellation;
pub mod deals;
pub mod floor_decisions;
pub mod identification;
pub mod official_language;
pub mod official_terminology;
pub mod player_identity;
pub mod protest;
pub mod scope_and_purpose;
pub mod special_needs;
pub mod spectators;
pub mod televised_table;
pub mod tournament_equipment;

use crate::engine::options::{HouseOption, OptionSpec};

/// The options of this chapter, in the order of its rules.
pub const OPTIONS: &[OptionSpec] = &[
    deals::DealLeft::SPEC,
    floor_decisions::Fairness::SPEC,
    identification::IdentityFraud::SPEC,
    official_language::ForeignLanguage::SPEC,
    protest::ProtestDays::SPEC,
];
