//! How small a raise may be, `rules/betting/minimum-raise.yaml`.

use crate::engine::options::choice;

choice! {
    /// By at least how much must a raise exceed the bet?
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
    /// From where is the next raise counted over an all-in that is not a full raise?
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
        /// The player completes it, or folds and loses what they put in.
        CompleteOrForfeit = "complete-or-forfeit",
    }
}

use super::{all_in, bet, bet_correction, call_methods, half_raise, limit_structure, maximum_raise, raise_methods, reopening};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::{Amount, Chips};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::minimum_raise as clause;
use crate::engine::event::{Manner, Push, Said, Size, Speech, Step};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};
use crate::engine::rules::outcome::{Outcome, change, too_small, wager};
use crate::engine::ruling::{Action, ChipChange};
use crate::engine::table::hand::Hand;

/// The total to which a raise must at least go.
pub fn least(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    if hand.fixed_bet().is_some() {
        return limit_structure::raise_to(hand, books);
    }
    let base = base(hand, books);
    let by = books.ask(|p| increment(hand, p, base.value)).unwrap_or_else(|| Grounded::plain(hand.big_blind));
    let to = base.value.saturating_add(by.value);
    by.map(|_| to).resting_on(&base)
}

/// That an all-in need not come to the smallest raise, or what is counted from one that does not.
pub fn excepts_all_ins(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::ALL_IN_EXCEPTED, clause::SHORT_ALL_IN])
}

/// From where the next raise is counted.
fn base(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let full = hand.increases.iter().rev().find(|i| i.full).map_or(0, |i| i.to);
    if full == hand.bet() || full == 0 {
        return Grounded::plain(hand.bet());
    }
    let counts = |policy: &Policy| -> Reply<Amount> {
        let clause = policy.clause(clause::SHORT_ALL_IN)?;
        match policy.get::<RaiseCountsFrom>()? {
            RaiseCountsFrom::AllInAmount => Some((hand.bet(), vec![clause])),
            RaiseCountsFrom::LastFullBet => Some((full, vec![clause])),
        }
    };
    books.ask(counts).unwrap_or_else(|| Grounded::plain(hand.bet()))
}

/// By how much a full raise exceeds this bet.
pub fn step(hand: &Hand, policy: &Policy, bet: Amount) -> Amount {
    let largest = || hand.increases.iter().filter(|i| i.full).map(|i| i.by).max().unwrap_or(hand.big_blind);
    match hand.fixed_bet() {
        Some(_) => largest(),
        None => increment(hand, policy, bet).map_or_else(largest, |(by, _)| by),
    }
}

fn increment(hand: &Hand, policy: &Policy, base: Amount) -> Reply<Amount> {
    let clause = policy.clause(clause::SIZE)?;
    let full = || hand.increases.iter().filter(|i| i.full);
    let by = match policy.get::<MinimumRaise>()? {
        MinimumRaise::LargestIncrement => full().map(|i| i.by).max(),
        // A first bet that was too small for one measures nothing.
        MinimumRaise::LastDifference if base == hand.bet() => hand.increases.last().filter(|i| i.full || !i.opening).map(|i| i.by),
        MinimumRaise::LastDifference => full().next_back().map(|i| i.by),
        MinimumRaise::OriginalRaise => full().find(|i| !i.opening).or(full().next()).map(|i| i.by),
        MinimumRaise::DoublePrevious => Some(base),
    };
    let mut because = vec![clause];
    because.extend(raise_methods::measured_by(hand, policy));
    Some((by.unwrap_or(hand.big_blind).max(1), because))
}

/// A raise to this much, held against the bounds; a call where raising is closed.
pub fn settle(s: &Situation, amount: Amount, declared: bool, books: &Rulebooks) -> Grounded<Outcome> {
    let may = reopening::may_raise(s.left, s.hand, s.player, books);
    if !may.value {
        return match declared && s.pushed() == 0 {
            true => may.map(|_| Outcome::Refused(Action::RaiseTo(amount))),
            false => call_methods::call(s).resting_on(&may),
        };
    }
    let least = least(s.hand, books);
    if amount < least.value {
        return too_small(s, &least, Action::RaiseTo, books);
    }
    let greatest = maximum_raise::greatest(s.hand, s.player, books);
    let raise = greatest.value.map_or(amount, |max| amount.min(max));
    let mut answer = Grounded::plain(Outcome::Action(Action::RaiseTo(raise), change(s, raise)));
    answer.cite(&greatest.because);
    // Only a size that the pot gives hangs on how large it is.
    answer.silent |= greatest.silent && greatest.value == Some(raise);
    answer.resting_on(&maximum_raise::brought_down(s, amount, declared, greatest.value, books))
}

/// Announced, and too little: lifted to the smallest size, or the player's choice.
pub fn announced_short(
    s: &Situation,
    least: &Grounded<Amount>,
    complete: (Action, ChipChange),
    forfeit: (Action, ChipChange),
    books: &Rulebooks,
) -> Grounded<Outcome> {
    let declared = books.ask(|p| {
        let clause = p.clause(clause::DECLARED)?;
        Some((p.get::<DeclaredShortRaise>()?, vec![clause]))
    });
    let by_house = declared.as_ref().is_some_and(|declared| !declared.silent);
    if let Some(because) = half_raise::completed(s, least.value, books).filter(|_| !by_house) {
        let half = Grounded { value: (), because, silent: false };
        let mut answer = Grounded::plain(Outcome::Action(complete.0, complete.1)).resting_on(&half);
        answer.cite(&least.because);
        return answer;
    }
    let Some(declared) = declared else {
        return Grounded::plain(Outcome::Action(complete.0, complete.1)).resting_on(least);
    };
    let outcome = match declared.value {
        DeclaredShortRaise::CompleteOrForfeit if s.pushed() > 0 => Outcome::Choice(vec![complete, forfeit]),
        DeclaredShortRaise::CompleteOrForfeit | DeclaredShortRaise::MinimumRaise => Outcome::Action(complete.0, complete.1),
    };
    let mut answer = Grounded::plain(outcome).resting_on(&declared);
    answer.cite(&least.because);
    answer
}

/// Bet or raised to less than the smallest size: what it comes to if he announced it and put it in.
pub fn made_short(s: &Situation, n: Amount, done: Action, books: &Rulebooks) -> Grounded<Outcome> {
    let size = Size::To(n);
    let said = if matches!(done, Action::Bet(_)) { Said::Bet(size) } else { Said::Raise(size) };
    let word = Speech { quote: String::new(), readings: Vec::new(), said, with_chips: false };
    let chips = Push::Chips(Chips::Amount(n - s.player.committed()));
    let steps = vec![Step::Say(word), Step::Push(chips, Manner::Placed)];
    let attempt = Attempt { seat: s.attempt.seat, steps };
    let answer = wager(&Situation { attempt: &attempt, ..*s }, n, true, books);
    // Where it is put right for everybody, nobody chooses.
    let first = if let Outcome::Choice(of) = &answer.value { of.first().copied() } else { None };
    match first.filter(|_| bet_correction::puts_right(s.hand, books)) {
        Some((done, change)) => answer.map(|_| Outcome::Action(done, change)),
        None => answer,
    }
}

/// A bet or raise of exactly the smallest size.
pub fn exactly(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    let may = reopening::may_raise(s.left, s.hand, s.player, books);
    if !may.value {
        return call_methods::call(s).resting_on(&may);
    }
    let (least, done): (_, fn(Amount) -> Action) = match s.hand.bet() {
        0 => (bet::least(s.hand, books), Action::Bet),
        _ => (least(s.hand, books), Action::RaiseTo),
    };
    if s.all().is_some_and(|all| all <= least.value) {
        return all_in::whole_stack(s, least.value, true, books);
    }
    let mut answer = Grounded::plain(Outcome::Action(done(least.value), change(s, least.value)));
    answer.cite(&least.because);
    answer
}
