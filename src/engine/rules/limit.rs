//! What a rule says itself of how far others reach.

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
