//! What can be wrong with a play and its rulings: one finding, one file, with what there is to know about it.

pub mod conflict_not_as_recorded;
pub mod example_not_kept;
pub mod impossible_play;
pub mod misplaced_line;
pub mod play_too_long;
pub mod repeated_ruling;
pub mod unexpected_ruling;
pub mod unreadable_line;
pub mod wrong_credit;

use crate::diagnostic::LintGroup;

/// Plays: every line can be read, and can happen.
pub const PLAYS: LintGroup = LintGroup {
    title: "Plays",
    lints: &[&unreadable_line::LINT, &repeated_ruling::LINT, &misplaced_line::LINT, &play_too_long::LINT, &impossible_play::LINT],
};

/// Rulings: the engine rules what the files expect.
pub const RULINGS: LintGroup = LintGroup {
    title: "Rulings",
    lints: &[&unexpected_ruling::LINT, &wrong_credit::LINT, &example_not_kept::LINT, &conflict_not_as_recorded::LINT],
};
