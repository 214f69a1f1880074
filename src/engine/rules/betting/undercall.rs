//! Less than the call, `rules/betting/undercall.yaml`.

use crate::engine::options::choice;

choice! {
    /// What does a player owe who puts in less than the call?
    "betting.undercall" Undercall {
        /// The full call, against the opening bet of the round or heads-up against any bet.
        FullCallOpeningOrHeadsUp = "full-call-opening-or-heads-up",
        /// He completes the call, or folds and loses what he put in.
        CompleteOrForfeit = "complete-or-forfeit",
    }
}

use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clauses::undercall as clause;
use crate::engine::event::{Seat, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::rules::outcome::{Outcome, change};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange, Verdict};

pub(in crate::engine) use clause::DEALER_ERROR;

/// Chips worth less than the call.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let short = s.declared().is_none() && s.unofficial().is_none() && s.pushed() > 0 && s.pushed() < s.need() && !s.whole_stack();
    if !short {
        return None;
    }
    let clause = policy.clause(clause::DUTY)?;
    let mut because = cites(policy, &[clause::MEANING]);
    match policy.get::<Undercall>()? {
        Undercall::CompleteOrForfeit => {
            because.push(clause);
            Some((Reading::CompleteCallOrForfeit, because))
        }
        Undercall::FullCallOpeningOrHeadsUp => {
            let opening = s.hand.increases.last().is_some_and(|i| i.opening);
            if opening || s.hand.live().count() == 2 {
                because.push(clause);
                if s.hand.street == Street::Preflop && opening {
                    because.extend(cites(policy, &[clause::OPENING_BLIND]));
                }
                return Some((Reading::Call, because));
            }
            because.push(policy.clause(clause::OTHERWISE_FLOOR)?);
            Some((Reading::Floor(Vec::new()), because))
        }
    }
}

/// He completes the call, or folds and loses what he put in.
pub fn complete_or_forfeit(s: &Situation) -> Grounded<Outcome> {
    let (pushed, total) = (s.pushed(), s.hand.bet);
    let complete = (Action::Call(total), change(s, total));
    Grounded::plain(Outcome::Choice(vec![complete, (Action::Fold, ChipChange::Stays(pushed))]))
}

/// An opening bet of too few chips, where the book has him complete it or forfeit it too.
pub fn short_opening(
    s: &Situation,
    least: &Grounded<Amount>,
    choices: &[(Action, ChipChange)],
    books: &Rulebooks,
) -> Option<Grounded<Outcome>> {
    if s.hand.bet > 0 {
        return None;
    }
    let clause = books.house.clause(clause::DUTY)?;
    if books.house.get::<Undercall>() != Some(Undercall::CompleteOrForfeit) || s.pushed() == 0 {
        return None;
    }
    let mut answer = Grounded { value: Outcome::Choice(choices.to_vec()), because: vec![clause], silent: false };
    answer.cite(&least.because);
    Some(answer)
}

/// Somebody who has put in less than the call asks to raise. Whether that was so.
pub fn asked_to_raise(h: &mut Hearing, seat: Seat) -> bool {
    if !h.short_call(seat) {
        return false;
    }
    let because = h.books.cites(&[clause::NO_RAISE]);
    let silent = because.is_empty();
    h.answer(seat, Verdict::Refused, because, silent);
    true
}
