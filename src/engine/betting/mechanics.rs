//! What the game itself makes plain, whatever the rulebook: the weakest reader of all.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::Step;
use crate::engine::law::{Law, Says, cites};
use crate::engine::policy::Policy;

/// A tap is a check, the exact amount a call, chips with nothing to call a bet, a whole stack all-in.
pub fn reads(s: &Situation, _: &Law, policy: &Policy) -> Says<Reading> {
    if s.attempt.steps.iter().any(|step| matches!(step, Step::Tap)) && s.motions().is_empty() {
        return Some((Reading::Check, cites(policy, &["acting-in-turn/words-bind"])));
    }
    let motion = s.only_motion().filter(|_| s.silent())?;
    let need = s.need();
    if motion.chips.total() == need && need > 0 {
        return Some((Reading::Call, cites(policy, &["call-methods/exact-chips"])));
    }
    if s.whole_stack() && motion.chips.single().is_none() {
        return Some((Reading::AllIn, cites(policy, &["all-in/whole-stack"])));
    }
    if need == 0 && motion.chips.single().is_none() {
        return Some((Reading::To { amount: s.total(), declared: true }, cites(policy, &["overbet-for-change/counts"])));
    }
    None
}
