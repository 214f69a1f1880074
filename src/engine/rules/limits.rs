//! What rules say themselves of how far others reach: a list.

use super::betting::{accepted_action, premature_declaration, substantial_action};
use super::dealing::{defective_deck, misdeal, misplaced_button};
use super::general::floor_decisions;
use super::procedure::{calling_the_clock, chip_count_request};
use super::seating::table_presence;
use super::showdown::all_in_showdown;
use crate::engine::clause::ClauseId;
use crate::engine::rule_id::RuleId;

/// Clauses that bound others in their own words: a time limit, an exception, what holds for all that is not named. Where they
/// meet what they bound the book does not contradict itself.
pub struct Limit {
    pub clauses: &'static [ClauseId],
    /// The rules whose clauses they bound; where none is named, all.
    pub of: &'static [RuleId],
}

impl Limit {
    /// Whether the one clause bounds the other.
    pub fn bounds(&self, clause: ClauseId, other: ClauseId) -> bool {
        self.clauses.contains(&clause) && (self.of.is_empty() || self.of.contains(&other.rule()))
    }
}

/// Each rule's own.
pub const LIMITS: &[&[Limit]] = &[
    misdeal::LIMITS,
    substantial_action::LIMITS,
    misplaced_button::LIMITS,
    defective_deck::LIMITS,
    floor_decisions::LIMITS,
    calling_the_clock::LIMITS,
    chip_count_request::LIMITS,
    table_presence::LIMITS,
    all_in_showdown::LIMITS,
    accepted_action::LIMITS,
    premature_declaration::LIMITS,
];
