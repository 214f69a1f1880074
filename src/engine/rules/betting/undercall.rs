//! Less than the call, `rules/betting/undercall.yaml`.

use crate::engine::clauses;
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

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::Street;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// Chips worth less than the call.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let short = s.declared().is_none() && s.unofficial().is_none() && s.pushed() > 0 && s.pushed() < s.need() && !s.whole_stack();
    if !short {
        return None;
    }
    let clause = policy.clause(clauses::undercall::DUTY)?;
    let mut because = cites(policy, &[clauses::undercall::MEANING]);
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
                    because.extend(cites(policy, &[clauses::undercall::OPENING_BLIND]));
                }
                return Some((Reading::Call, because));
            }
            because.push(policy.clause(clauses::undercall::OTHERWISE_FLOOR)?);
            Some((Reading::Floor(Vec::new()), because))
        }
    }
}
