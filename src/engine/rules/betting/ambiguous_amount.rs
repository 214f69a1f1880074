//! Declared amounts with several meanings, `rules/betting/ambiguous-amount.yaml`.

use crate::engine::clauses;
use crate::engine::options::choice;

choice! {
    /// Which of several possible amounts does a declaration mean?
    "betting.ambiguous_amount" AmbiguousAmount {
        /// The lesser.
        Lesser = "lesser",
        /// The largest that is not more than the pot before the bet.
        LargestWithinPot = "largest-within-pot",
    }
}

use super::acting_in_turn::number;
use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::{Said, Size};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// A declared amount with several readings, or words that are no official term.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if s.declared().is_none() && s.unofficial().is_some() {
        return policy.clause(clauses::ambiguous_amount::OWN_RISK).map(|c| (Reading::Floor(Vec::new()), vec![c]));
    }
    let Some(Said::Number(Size::OneOf(readings)) | Said::Bet(Size::OneOf(readings)) | Said::Raise(Size::OneOf(readings))) =
        s.declared()
    else {
        return None;
    };
    let clause = policy.clause(clauses::ambiguous_amount::READING)?;
    let pot = s.hand.total_pot();
    let amount = match policy.get::<AmbiguousAmount>()? {
        AmbiguousAmount::Lesser => readings.first(),
        AmbiguousAmount::LargestWithinPot => readings.iter().rev().find(|n| **n <= pot).or(readings.first()),
    }?;
    let mut because = vec![clause];
    because.extend(cites(policy, &[clauses::pot_size::SUM]));
    Some((number(s, *amount), because))
}
