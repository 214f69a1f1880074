//! Decisions: whether somebody may decide what he decides, as each rule that speaks of it says.

use crate::engine::clause::ClauseId;
use crate::engine::hearing::Hearing;
use crate::engine::ruling::{Question, Verdict};
use crate::engine::table::incidents::Decider;

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
    refused_by(h.books.cites(clauses))
}

/// It may not be made, and these forbid it, if there are any.
pub fn refused_by(because: Vec<ClauseId>) -> Option<Leave> {
    (!because.is_empty()).then_some(Leave { may: false, because })
}

/// What several rules say to it: it may not be made if one of them refuses it.
pub fn of_all(answers: impl IntoIterator<Item = Option<Leave>>) -> Option<Leave> {
    let mut may: Option<Leave> = None;
    for leave in answers.into_iter().flatten() {
        match &mut may {
            _ if !leave.may => return Some(leave),
            Some(known) => known.because.extend(leave.because),
            None => may = Some(leave),
        }
    }
    may
}

/// What no rule speaks of may be decided, but not by the dealer.
pub fn stands(by: Decider, leave: Option<&Leave>) -> bool {
    leave.map_or(by != Decider::Dealer, |leave| leave.may)
}

/// It may not be made, and changes nothing.
pub fn refused(h: &mut Hearing, leave: Option<Leave>) {
    let because = leave.map_or_else(Vec::new, |leave| leave.because);
    let silent = because.is_empty();
    h.rule(Question::Answer, Verdict::Refused, because, silent);
}
