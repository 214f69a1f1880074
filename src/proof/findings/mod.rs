//! What the proof can find: one finding, one file, with what there is to know about it.

pub mod conflict_without_effect;
pub mod gap;
pub mod no_effect;
pub mod no_legal_action;
pub mod overlap;
pub mod ruled_otherwise;
pub mod undistinguished_value;
pub mod unknown_edition;

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

/// Editions: what was printed is what is ruled, after an update too.
pub const EDITIONS: LintGroup = LintGroup { title: "Editions", lints: &[&ruled_otherwise::LINT, &unknown_edition::LINT] };

/// Those that are about a house as a whole, not about one rule.
pub const OF_HOUSES: [&Lint; 6] = [
    &gap::LINT,
    &overlap::LINT,
    &no_legal_action::LINT,
    &conflict_without_effect::LINT,
    &ruled_otherwise::LINT,
    &unknown_edition::LINT,
];
