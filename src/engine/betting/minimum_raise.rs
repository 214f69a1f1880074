//! How small a raise may be, `rules/betting/minimum-raise.yaml`.

use crate::engine::options::choice;

choice! {
    /// By how much must a raise at least exceed the bet?
    "betting.minimum_raise" MinimumRaise {
        /// By the largest bet or raise of the round so far.
        LargestIncrement = "largest-increment",
        /// By the difference between the last bet and the one before it.
        LastDifference = "last-difference",
        /// By the size of the first raise of the round.
        OriginalRaise = "original-raise",
        /// It must be twice the previous bet.
        DoublePrevious = "double-previous",
    }
}

choice! {
    /// From where is the next raise counted over an all-in that is no full raise?
    "betting.raise_counts_from" RaiseCountsFrom {
        /// From the amount of the all-in.
        AllInAmount = "all-in-amount",
        /// From the last full bet or raise.
        LastFullBet = "last-full-bet",
    }
}

choice! {
    /// What becomes of a raise that was announced and then made too small?
    "betting.declared_short_raise" DeclaredShortRaise {
        /// It is lifted to a minimum raise.
        MinimumRaise = "minimum-raise",
        /// The player completes it, or folds and loses what he put in.
        CompleteOrForfeit = "complete-or-forfeit",
    }
}

use crate::engine::chips::Amount;
use crate::engine::hand::Hand;
use crate::engine::law::{Answer, Law, Says, cites};
use crate::engine::policy::Policy;

/// The total to which a raise must at least go.
pub fn least(hand: &Hand, law: &Law) -> Answer<Amount> {
    if hand.step().is_some() {
        return super::limit_structure::raise_to(hand, law);
    }
    let base = base(hand, law);
    let by = law.ask(|p| increment(hand, p, base.value)).unwrap_or_else(|| Answer::plain(hand.big_blind));
    let to = base.value.saturating_add(by.value);
    by.map(|_| to).resting_on(&base)
}

/// From where the next raise is counted.
fn base(hand: &Hand, law: &Law) -> Answer<Amount> {
    let full = hand.increases.iter().rev().find(|i| i.full).map_or(0, |i| i.to);
    if full == hand.bet || full == 0 {
        return Answer::plain(hand.bet.max(if hand.increases.is_empty() { 0 } else { hand.bet }));
    }
    let counts = |policy: &Policy| -> Says<Amount> {
        let clause = policy.clause("minimum-raise/short-all-in")?;
        match policy.get::<RaiseCountsFrom>()? {
            RaiseCountsFrom::AllInAmount => Some((hand.bet, vec![clause])),
            RaiseCountsFrom::LastFullBet => Some((full, vec![clause])),
        }
    };
    law.ask(counts).unwrap_or_else(|| Answer::plain(hand.bet))
}

/// By how much a full raise exceeds this bet.
pub fn step(hand: &Hand, policy: &Policy, bet: Amount) -> Amount {
    let largest = || hand.increases.iter().filter(|i| i.full).map(|i| i.by).max().unwrap_or(hand.big_blind);
    match hand.step() {
        Some(_) => largest(),
        None => increment(hand, policy, bet).map_or_else(largest, |(by, _)| by),
    }
}

fn increment(hand: &Hand, policy: &Policy, base: Amount) -> Says<Amount> {
    let clause = policy.clause("minimum-raise/size")?;
    let full = || hand.increases.iter().filter(|i| i.full);
    let by = match policy.get::<MinimumRaise>()? {
        MinimumRaise::LargestIncrement => full().map(|i| i.by).max(),
        MinimumRaise::LastDifference if base == hand.bet => hand.increases.last().map(|i| i.by),
        MinimumRaise::LastDifference => full().next_back().map(|i| i.by),
        MinimumRaise::OriginalRaise => full().find(|i| !i.opening).or(full().next()).map(|i| i.by),
        MinimumRaise::DoublePrevious => Some(base),
    };
    let mut because = vec![clause];
    let raised = hand.increases.iter().any(|i| !i.opening);
    because.extend(cites(policy, &[if raised { "raise-methods/after-raise" } else { "raise-methods/after-bet" }]));
    Some((by.unwrap_or(hand.big_blind).max(1), because))
}

/// What becomes of a raise that was announced and is too small.
pub fn declared(law: &Law) -> Option<Answer<DeclaredShortRaise>> {
    law.ask(|p| {
        let clause = p.clause("minimum-raise/declared")?;
        Some((p.get::<DeclaredShortRaise>()?, vec![clause]))
    })
}
