//! What the game itself makes plain, whatever the rulebook: the weakest reader of all.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::Step;
use crate::engine::policy::{ClauseId, Policy};
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// A tap is a check, the exact amount a call, chips with nothing to call a bet, a whole stack all-in. A book that has no
/// clause on it is silent.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if s.attempt.steps.iter().any(|step| matches!(step, Step::Tap)) && s.motions().is_empty() {
        return says(Reading::Check, policy, &["acting-in-turn/words-bind"]);
    }
    let motion = s.only_motion().filter(|_| s.silent())?;
    let need = s.need();
    if motion.chips.total() == need && need > 0 {
        let exact = ["call-methods/exact-chips", "call-methods/matching", "acting-in-turn/chips-stay"];
        return says(Reading::Call, policy, &exact);
    }
    if s.whole_stack() && motion.chips.single().is_none() {
        return says(Reading::AllIn, policy, &["all-in/whole-stack", "acting-in-turn/chips-stay"]);
    }
    if need == 0 && motion.chips.single().is_none() {
        let bet = Reading::To { amount: s.total(), declared: true };
        return says(bet, policy, &["overbet-for-change/counts", "bet/legal", "acting-in-turn/chips-stay"]);
    }
    None
}

fn says(reading: Reading, policy: &Policy, clauses: &[ClauseId]) -> Reply<Reading> {
    let because = cites(policy, clauses);
    (!because.is_empty()).then_some((reading, because))
}
