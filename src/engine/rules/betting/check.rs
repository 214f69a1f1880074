//! Checks, `rules/betting/check.yaml`.

use super::invalid_declaration;
use crate::engine::attempt::Situation;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::check as clause;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::outcome::{Outcome, change};
use crate::engine::ruling::{Action, ChipChange};

/// A check, where nothing has to be called.
pub fn settle(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    if s.hand.faces_bet(s.player) {
        return refused(books);
    }
    Grounded::plain(Outcome::Action(Action::Check, change(s, s.player.committed())))
}

/// An undisputed check.
pub fn act(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    if s.hand.faces_bet(s.player) {
        return invalid_declaration::check_over_a_bet(s, books).unwrap_or_else(|| refused(books));
    }
    let because = books.cites(&[clause::OPEN]);
    Grounded { value: Outcome::Action(Action::Check, ChipChange::None), because, silent: false }
}

/// That a tap is as good as the word.
pub fn tap(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::TAP)
}

/// On what it rests that a player may check.
pub fn open(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::OPEN, clause::FREE])
}

fn refused(books: &Rulebooks) -> Grounded<Outcome> {
    books.says(Outcome::Refused(Action::Check), &[clause::OPEN])
}
