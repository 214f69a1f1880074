//! What the game itself makes plain, whatever the rulebook: the weakest reading of all.

use crate::engine::attempt::Situation;
use crate::engine::clause::ClauseId;
use crate::engine::event::Step;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, rests};
use crate::engine::rules::betting::{acting_in_turn, all_in, bet, call_methods, check, overbet_for_change};
use crate::engine::rules::conduct::player_responsibilities;
use crate::engine::rules::reading::Reading;

/// A tap is a check, the exact amount a call, chips with nothing to call a bet, a whole stack all-in. A book that has no
/// clause on it is silent.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if s.attempt.steps.iter().any(|step| matches!(step, Step::Tap)) && s.motions().is_empty() {
        return says(Reading::Check, [check::tap(policy), player_responsibilities::answerable(policy)]);
    }
    let motion = s.only_motion().filter(|_| s.silent())?;
    let need = s.need();
    if motion.chips.total() == need && need > 0 {
        let exact = [call_methods::exact_chips(policy), call_methods::matching(policy), acting_in_turn::chips_stay(policy)];
        return says(Reading::Call, exact);
    }
    // A single chip that covers the call has a rule of its own.
    if s.whole_stack() && motion.chips.single().is_none_or(|chip| chip < need) {
        return all_in::by_its_stack(s, policy).map(|because| (Reading::AllIn, because));
    }
    if need == 0 && motion.chips.single().is_none() {
        let bet = Reading::To { amount: s.total(), declared: true };
        return says(bet, [overbet_for_change::counts(policy), bet::made_by_chips(policy), acting_in_turn::chips_stay(policy)]);
    }
    None
}

fn says(reading: Reading, because: impl IntoIterator<Item = Option<ClauseId>>) -> Reply<Reading> {
    rests(because.into_iter().flatten().collect()).map(|((), because)| (reading, because))
}
