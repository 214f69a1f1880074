//! Ways to call, `rules/betting/call-methods.yaml`.

use super::all_in;
use crate::engine::attempt::Situation;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::call_methods as clause;
use crate::engine::event::Said;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};
use crate::engine::rules::outcome::{Outcome, change};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange};

/// The word, or exactly the chips.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if matches!(s.declared(), Some(Said::Call)) {
        return policy.clause(clause::WORD).map(|c| (Reading::Call, vec![c]));
    }
    if s.silent() && s.need() > 0 && s.only_motion().is_some() && s.pushed() == s.need() {
        return exact_chips(policy).map(|c| (Reading::Call, vec![c]));
    }
    None
}

/// That exactly the chips for it are a call.
pub fn exact_chips(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::EXACT_CHIPS)
}

/// That whoever matches the bet has called it.
pub fn matching(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::MATCHING)
}

/// A call, where there is something to call.
pub fn settle(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    if s.hand.bet() == 0 {
        return books.says(Outcome::Refused(Action::Call(s.hand.bet())), &[clause::ANSWERS]);
    }
    call(s).resting_on(&all_in::price(s.hand, books))
}

/// The bet, or what he has.
pub fn call(s: &Situation) -> Grounded<Outcome> {
    let total = s.all().map_or(s.hand.bet(), |all| all.min(s.hand.bet()));
    Grounded::plain(Outcome::Action(Action::Call(total), change(s, total)))
}

/// An undisputed call.
pub fn act(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    if s.hand.bet() == 0 {
        return books.says(Outcome::Refused(Action::Call(s.hand.bet())), &[clause::ANSWERS]);
    }
    let total = s.all().map_or(s.hand.bet(), |all| all.min(s.hand.bet()));
    Grounded::plain(Outcome::Action(Action::Call(total), ChipChange::None))
}

/// On what it rests that a bet may be called.
pub fn open(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::ANSWERS, clause::MATCHING])
}
