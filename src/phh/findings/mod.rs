//! What can be wrong with a record of hands: one finding, one file, with what there is to know about it.

pub mod missing_field;
pub mod unknown_variant;
pub mod unreadable_action;
pub mod unreadable_record;
pub mod wrong_field;

use crate::diagnostic::LintGroup;

/// Recorded hands, each of which can be replayed.
pub const RECORDS: LintGroup = LintGroup {
    title: "Recorded hands",
    lints: &[&unreadable_record::LINT, &missing_field::LINT, &wrong_field::LINT, &unknown_variant::LINT, &unreadable_action::LINT],
};
