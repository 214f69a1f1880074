//! What a player brings to a game, `rules/cash/buy-in.yaml`.

use crate::engine::options::figure;

figure! {
    /// Within how many minutes must a player bring back what they took away?
    "cash.return_minutes" ReturnMinutes in "minutes" up to 1440
}

use crate::engine::chips::Amount;
use crate::engine::clauses::buy_in as clause;
use crate::engine::event::{Agreement, ChipsDeed, ChipsEvent, ChipsState, Seat, Step};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::rules::offences::Case;
use crate::engine::ruling::{Ruling, Verdict};

/// What a newcomer brings, what a player brings back, and what is paid back to him.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let ruling = if let Some(ChipsEvent::Buys(amount)) = case.chips()
        && !case.then().seated
    {
        entry(case, *amount)
    } else if case.does(&[ChipsDeed::AsksForDeposit]) {
        deposit(case)
    } else if case.does(&[ChipsDeed::SitsAgain]) {
        returns(case)
    } else {
        None
    };
    ruling.into_iter().collect()
}

/// Somebody wants to enter the game with so much.
fn entry(case: &Case, amount: Amount) -> Option<Ruling> {
    let Some((least, most)) = case.h.bank.buy_in() else { return as_agreed(case, amount) };
    if most.is_some_and(|most| amount > most) {
        return case.by_books(Verdict::Refused, &[clause::MAXIMUM]);
    }
    let verdict = if amount < least { Verdict::Refused } else { Verdict::Granted(None) };
    case.by_books(verdict, &[clause::MINIMUM])
}

/// The club has set nothing: what the players of a training game have agreed on holds.
fn as_agreed(case: &Case, amount: Amount) -> Option<Ruling> {
    let sum = |other: Case| if let Some(Step::Agree(Agreement::BuyIn(sum))) = other.step() { Some(*sum) } else { None };
    let agreed = case.before().filter_map(sum).last().filter(|_| case.h.bank.training)?;
    let verdict = if amount < agreed { Verdict::Refused } else { Verdict::Granted(None) };
    case.by_books(verdict, &[clause::AGREED])
}

/// He wants back what he has left for his chips.
fn deposit(case: &Case) -> Option<Ruling> {
    let by = case.by()?;
    let taken = |other: Case| if let Some(ChipsEvent::LeavesWith(amount)) = other.chips() { Some(*amount) } else { None };
    let with = case.before().filter(|other| other.by() == Some(by)).filter_map(taken).last();
    let has_slip = case.h.bank.is(ChipsState::DischargeSlip(by));
    let verdict = match with.filter(|_| has_slip) {
        Some(amount) => Verdict::Returned(amount, by),
        None => Verdict::Refused,
    };
    case.by_books(verdict, &[clause::DEPOSIT])
}

/// He is back after so many minutes, having left with so much.
fn returns(case: &Case) -> Option<Ruling> {
    let by = case.by()?;
    let (minutes, taken) = case.h.bank.away(by)?;
    let least = case.h.bank.buy_in().map_or(0, |(least, _)| least);
    case.asked(|p| by_policy(p, by, minutes, taken, least))
}

fn by_policy(policy: &Policy, by: Seat, minutes: i64, taken: Amount, least: Amount) -> Reply<Verdict> {
    let returning = policy.clause(clause::RETURNING)?;
    if minutes <= policy.get::<ReturnMinutes>()? {
        return Some((Verdict::Owes(by, taken.max(least)), vec![returning]));
    }
    // Nobody has told how much a newcomer brings.
    let minimum = policy.clause(clause::MINIMUM);
    (least > 0).then(|| (Verdict::Owes(by, least), std::iter::once(returning).chain(minimum).collect()))
}
