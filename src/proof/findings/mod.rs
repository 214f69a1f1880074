//! What the proof can find: one finding, one file, with what there is to know about it.

pub mod conflict_without_effect;
pub mod gap;
pub mod no_effect;
pub mod no_legal_action;
pub mod overlap;
pub mod undistinguished_value;

use crate::diagnostic::{Lint, LintGroup};

/// The proof: every clause and every value makes a difference, and no situation is left open or ruled twice.
pub const PROOF: LintGroup = LintGroup {
    title: "Proof",
    lints: &[
        &no_effect::LINT,
        &undistinguished_value::LINT,
        &gap::LINT,
        &overlap::LINT,
        &no_legal_action::LINT,
        &conflict_without_effect::LINT,
    ],
};

/// Those that are about a house as a whole, not about one rule.
pub const OF_HOUSES: [&Lint; 4] = [&gap::LINT, &overlap::LINT, &no_legal_action::LINT, &conflict_without_effect::LINT];
