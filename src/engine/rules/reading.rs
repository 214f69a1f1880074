//! What was meant: readings, and how the rules that give them are weighed.

use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::hearing::Overlap;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};

/// What an attempt is taken to mean, before its size is held against the bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    Check,
    Fold,
    Call,
    /// A bet or raise to this total.
    To {
        amount: Amount,
        /// Announced, so that it cannot shrink to a call.
        declared: bool,
    },
    /// A bet or raise of exactly the smallest size.
    Minimum,
    AllIn,
    /// A raise is announced and its size still open.
    OpenRaise,
    /// Bound to bet, the size still open.
    OpenBet,
    /// He may call or fold, and no longer raise.
    CallOrFold,
    /// He completes the call, or folds and loses what he put in.
    CompleteCallOrForfeit,
    /// He folds and loses what he put in or named, less than the call.
    Forfeit,
    /// The floor decides, between these where the rules name any.
    Floor(Vec<Reading>),
}

/// A rule that reads attempts.
pub struct ReadingRule {
    /// Nothing where no rule reads so, but what the game itself makes plain.
    pub rule: Option<RuleId>,
    /// The rules over which it rules where both speak: the specific over the general.
    pub stronger_than: &'static [RuleId],
    /// Whether it rules over what the game itself makes plain.
    pub over_default: bool,
    pub reads: fn(&Situation, &Rulebooks, &Policy) -> Reply<Reading>,
    /// Whether this reading says by itself that a word after the chips changes nothing.
    pub later_word_is_void: fn(&Situation, &Rulebooks, &Policy, &Reading) -> bool,
}

/// An attempt as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    pub reading: Grounded<Reading>,
    /// A rule that reads it so says by itself that a word after the chips changes nothing.
    pub later_word_is_void: bool,
}

/// The reading of the strongest rules that speak, the house's before custom's, and the overlaps among the house's.
pub fn read(situation: &Situation, books: &Rulebooks, rules: &[ReadingRule]) -> (Option<Read>, Vec<Overlap>) {
    let (house, overlaps) = strongest(situation, books, books.house, rules);
    if house.is_some() {
        return (house, overlaps);
    }
    let (custom, _) = strongest(situation, books, books.custom, rules);
    let silent =
        |read: Read| Read { reading: Grounded { because: Vec::new(), silent: true, ..read.reading }, later_word_is_void: false };
    (custom.map(silent), overlaps)
}

fn strongest(situation: &Situation, books: &Rulebooks, policy: &Policy, rules: &[ReadingRule]) -> (Option<Read>, Vec<Overlap>) {
    let speaking: Vec<_> = rules.iter().filter_map(|r| (r.reads)(situation, books, policy).map(|says| (r, says))).collect();
    let beats =
        |other: &ReadingRule, rule| if let Some(rule) = rule { other.stronger_than.contains(&rule) } else { other.over_default };
    let beaten = |rule: Option<RuleId>| speaking.iter().any(|(other, _)| beats(other, rule));
    let mut first: Option<Grounded<Reading>> = None;
    let mut overlaps = Vec::new();
    for (_, (reading, because)) in speaking.iter().filter(|(r, _)| !beaten(r.rule)) {
        match &mut first {
            None => first = Some(Grounded { value: reading.clone(), because: because.clone(), silent: false }),
            Some(held) if held.value == *reading => held.cite(because),
            Some(held) => overlaps.push(Overlap { first: held.because.clone(), second: because.clone() }),
        }
    }
    let Some(mut reading) = first else { return (None, overlaps) };
    // A weaker rule that agrees is a ground too.
    let mut later_word_is_void = false;
    for (rule, (says, because)) in &speaking {
        if *says != reading.value {
            continue;
        }
        reading.cite(because);
        later_word_is_void |= (rule.later_word_is_void)(situation, books, policy, says);
    }
    (Some(Read { reading, later_word_is_void }), overlaps)
}
