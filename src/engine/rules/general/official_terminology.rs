//! Which words are official terms of the betting, `rules/general/official-terminology.yaml`.

use crate::engine::attempt::Situation;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::official_terminology as clause;
use crate::engine::event::Said;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::reading::Reading;

/// On what it rests that a word is none of the terms.
pub(crate) fn closed_list(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::TERMS, clause::NINE])
}

/// A word that only some books know as a term, where this one does.
pub(crate) fn term(s: &Situation, policy: &Policy) -> Option<ClauseId> {
    let said = |term: &Said| s.attempt.speeches().any(|speech| speech.said == *term);
    let complete = said(&Said::Complete).then(|| policy.clause(clause::COMPLETE));
    // Only limit counts the raises of a round.
    let cap = (said(&Said::Cap) && s.hand.fixed_bet().is_some()).then(|| policy.clause(clause::NINE));
    complete.flatten().or(cap.flatten())
}

/// Who says such a word makes the one bet or raise that there is in limit.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    s.hand.fixed_bet().filter(|_| s.declared().is_none())?;
    term(s, policy).map(|term| (Reading::Minimum, vec![term]))
}
