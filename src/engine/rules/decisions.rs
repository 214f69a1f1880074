//! Decisions: whether somebody may decide what he decides, as each rule that speaks of it says.

use crate::engine::clause::ClauseId;
use crate::engine::hearing::Hearing;

/// What a rule says to a decision: whether it may be made, and by which clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leave {
    pub may: bool,
    pub because: Vec<ClauseId>,
}

/// It may be made by these clauses, if the house carries any of them.
pub fn allows(h: &Hearing, clauses: &[ClauseId]) -> Option<Leave> {
    h.books.carried(clauses).map(|because| Leave { may: true, because })
}

/// It may not be made by these clauses, if the house carries any of them.
pub fn refuses(h: &Hearing, clauses: &[ClauseId]) -> Option<Leave> {
    h.books.carried(clauses).map(|because| Leave { may: false, because })
}
