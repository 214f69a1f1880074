//! Words that do not fit what a player faces, `rules/betting/invalid-declaration.yaml`.

use super::{call_methods, check};
use crate::engine::attempt::Situation;
use crate::engine::clauses::invalid_declaration as clause;
use crate::engine::event::{Said, Size, Step};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};
use crate::engine::rules::outcome::Outcome;
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange};

/// A call of nothing, a raise of nothing, a check over a bet: what each comes to all the same.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let Some(declared) = s.declared() else { return tapped(s, policy) };
    let nothing_bet = s.hand.bet() == 0;
    let (reading, clause) = match declared {
        Said::Call if s.need() == 0 => (Reading::Check, clause::CALL_IS_CHECK),
        Said::Raise(Size::Open) if nothing_bet && s.motions().is_empty() => (Reading::OpenBet, clause::RAISE_IS_BET),
        Said::Check if s.hand.faces_bet(s.player) => (Reading::CallOrFold, clause::CHECK_BARS_RAISE),
        Said::Check
        | Said::Call
        | Said::Fold
        | Said::AllIn
        | Said::Bet(_)
        | Said::Raise(_)
        | Said::Pot
        | Said::Number(_)
        | Said::CallAndRaise
        | Said::Conditional(_)
        | Said::Hand(_)
        | Said::Complete
        | Said::Cap
        | Said::Unofficial => return None,
    };
    Some((reading, vec![policy.clause(clause)?]))
}

/// A tap is as good as the word where the book takes it for a check.
fn tapped(s: &Situation, policy: &Policy) -> Reply<Reading> {
    let taps = s.attempt.steps.iter().any(|step| matches!(step, Step::Tap)) && s.motions().is_empty();
    if !taps || !s.hand.faces_bet(s.player) {
        return None;
    }
    Some((Reading::CallOrFold, vec![policy.clause(clause::CHECK_BARS_RAISE)?, check::tap(policy)?]))
}

/// A check that nobody disputes, over a bet: as good as the word where the house says what that comes to.
pub fn check_over_a_bet(s: &Situation, books: &Rulebooks) -> Option<Grounded<Outcome>> {
    let because = vec![books.house.clause(clause::CHECK_BARS_RAISE)?];
    Some(Grounded { because, ..call_or_fold(s) })
}

/// He has still to choose, and may no longer raise.
pub fn call_or_fold(s: &Situation) -> Grounded<Outcome> {
    let call = call_methods::call(s).value;
    let called = if let Outcome::Action(call, chips) = call { Some((call, chips)) } else { None };
    Grounded::plain(Outcome::Choice(called.into_iter().chain([(Action::Fold, ChipChange::None)]).collect()))
}
