//! Bounds: what a player may do, and what a reading comes to when it is held against that.

use super::reading::Reading;
use super::undercall::Undercall;
use super::{all_in, bet, minimum_raise, pot_limit, reopening, string_bet};
use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::Street;
use crate::engine::hand::{Hand, Player};
use crate::engine::room::Room;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::ruling::{Action, ChipChange, LegalActions, Range};

/// The open acts of a player.
pub fn options(room: &Room, hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<LegalActions> {
    let need = (hand.bet - player.committed).max(0);
    let owes = hand.owes_bring_in();
    let all = player.stack.map(|stack| player.committed.saturating_add(stack));
    let mut answer = Grounded::plain(LegalActions { check: need == 0 && !owes, fold: need > 0, ..LegalActions::default() });
    if owes {
        answer.value.bring_in = Some(all.map_or(hand.bring_in, |all| all.min(hand.bring_in)));
    }
    if need > 0 {
        answer.value.call = Some(all.map_or(hand.bet, |all| all.min(hand.bet)));
        answer.cite(&books.cites(&[clauses::call_methods::ANSWERS, clauses::call_methods::MATCHING]));
        answer = answer.resting_on(&all_in::price(hand, books));
    } else {
        answer.cite(&books.cites(&[clauses::check::OPEN, clauses::check::FREE]));
    }
    if short_blind(hand) {
        answer.cite(&books.cites(&[clauses::posting_blinds::SHORT_BLIND]));
    }
    if all.is_some_and(|all| all <= hand.bet) {
        return answer;
    }
    let greatest = pot_limit::greatest(hand, player, books);
    let max = match (greatest.value, all) {
        (Some(max), Some(all)) => Some(max.min(all)),
        (max, all) => max.or(all),
    };
    if hand.bet == 0 {
        let least = bet::least(hand, books);
        let min = max.map_or(least.value, |max| max.min(least.value));
        answer.value.bet = Some(Range { min, max });
        return answer.resting_on(&least).resting_on(&greatest);
    }
    let may = reopening::may_raise(room, hand, player, books);
    if may.value {
        let least = minimum_raise::least(hand, books);
        let min = max.map_or(least.value, |max| max.min(least.value));
        answer.value.raise = Some(Range { min, max });
        answer = answer.resting_on(&least).resting_on(&greatest);
    }
    answer.resting_on(&may)
}

/// A blind was posted short because its poster had no more.
fn short_blind(hand: &Hand) -> bool {
    hand.street == Street::Preflop
        && hand.increases.first().is_some_and(|i| hand.find(i.seat).is_some_and(|p| p.all_in && p.committed < hand.big_blind))
}

/// What an attempt comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Done, with what happens to the chips, and whether a raise is a full one.
    Action(Action, ChipChange),
    /// He chooses between these.
    Choice(Vec<(Action, ChipChange)>),
    /// The floor decides, between these where the rules name any.
    Floor(Vec<(Action, ChipChange)>),
    /// Not allowed; he is still to act.
    Refused(Action),
    /// Bound to raise or bet, between these bounds.
    Open(LegalActions),
}

/// Holds a reading against the bounds.
pub fn settle(s: &Situation, reading: &Grounded<Reading>, books: &Rulebooks) -> Grounded<Outcome> {
    let outcome = |o: Grounded<Outcome>| Grounded { silent: o.silent || reading.silent, ..o };
    let mut because = reading.because.clone();
    let mut settled = match &reading.value {
        Reading::Check if s.need() > 0 => refused(Action::Check, books, &[clauses::check::OPEN]),
        Reading::Check => Grounded::plain(Outcome::Action(Action::Check, change(s, s.player.committed))),
        Reading::Fold => {
            let pushed = s.pushed();
            Grounded::plain(Outcome::Action(Action::Fold, if pushed > 0 { ChipChange::Stays(pushed) } else { ChipChange::None }))
        }
        Reading::Call if s.need() == 0 && s.hand.bet == 0 => refused(Action::Call(0), books, &[clauses::call_methods::ANSWERS]),
        Reading::Call => call(s).resting_on(&all_in::price(s.hand, books)),
        Reading::To { amount, declared } => to(s, *amount, *declared, books, &reading.because),
        Reading::Minimum => minimum(s, books),
        Reading::AllIn => all_in(s, books),
        Reading::OpenRaise | Reading::OpenBet => open(s, books),
        Reading::CompleteCallOrForfeit => {
            let pushed = s.pushed();
            let total = s.hand.bet;
            Grounded::plain(Outcome::Choice(vec![
                (Action::Call(total), change(s, total)),
                (Action::Fold, ChipChange::Stays(pushed)),
            ]))
        }
        Reading::Floor(of) => Grounded::plain(Outcome::Floor(
            of.iter()
                .map(|r| match r {
                    Reading::Call => (Action::Call(s.hand.bet), change(s, s.hand.bet)),
                    _ => (Action::Fold, ChipChange::Stays(s.pushed())),
                })
                .collect(),
        )),
    };
    for clause in settled.because.drain(..) {
        if !because.contains(&clause) {
            because.push(clause);
        }
    }
    settled.because = because;
    outcome(settled)
}

fn refused(done: Action, books: &Rulebooks, clauses: &[ClauseId]) -> Grounded<Outcome> {
    books.says(Outcome::Refused(done), clauses)
}

/// What comes back of the chips that went in, or is still owed.
pub fn change(s: &Situation, total: Amount) -> ChipChange {
    let pushed = s.pushed();
    let adds = total - s.player.committed;
    match pushed - adds {
        _ if pushed == 0 => ChipChange::None,
        0 => ChipChange::None,
        n if n > 0 => ChipChange::Returned(n),
        n => ChipChange::Owed(-n),
    }
}

fn call(s: &Situation) -> Grounded<Outcome> {
    let all = s.player.stack.map(|stack| s.player.committed + stack);
    let total = all.map_or(s.hand.bet, |all| all.min(s.hand.bet));
    Grounded::plain(Outcome::Action(Action::Call(total), change(s, total)))
}

/// The bounds of a raise, or why there can be none.
fn may_raise(s: &Situation, books: &Rulebooks) -> Grounded<bool> {
    reopening::may_raise(s.room, s.hand, s.player, books)
}

/// Clauses by which a wager goes no higher than the structure allows.
const CAPPED: [ClauseId; 3] =
    [clauses::oversized_chip::OPENING, clauses::oversized_chip::ANNOUNCED, clauses::multiple_chips::OBVIOUS];

fn to(s: &Situation, amount: Amount, declared: bool, books: &Rulebooks, because: &[ClauseId]) -> Grounded<Outcome> {
    let hand = s.hand;
    let all = s.player.stack.map(|stack| s.player.committed + stack);
    if let Some(all) = all.filter(|all| amount >= *all) {
        let answer = capped_by_stack(s, amount, false, books);
        return if amount > all { answer.resting_on(&pot_limit::greatest(hand, s.player, books)) } else { answer };
    }
    // Chips without a word name no size: what the structure does not allow comes back as change.
    let excess = |max: Option<Amount>| match max {
        Some(max) if declared && amount > max && !because.iter().any(|clause| CAPPED.contains(clause)) => {
            pot_limit::excess(hand, books)
        }
        _ => Grounded::plain(()),
    };
    let greatest = pot_limit::greatest(hand, s.player, books);
    if hand.bet == 0 {
        let least = bet::least(hand, books);
        return match amount {
            n if n < least.value => short(s, &least, Action::Bet, books),
            n => {
                let bet = greatest.value.map_or(n, |max| n.min(max));
                let answer = Grounded::plain(Outcome::Action(Action::Bet(bet), change(s, bet)));
                answer.resting_on(&greatest).resting_on(&excess(greatest.value))
            }
        };
    }
    let may = may_raise(s, books);
    if !may.value {
        return match declared {
            true if s.pushed() == 0 => {
                Grounded { value: Outcome::Refused(Action::RaiseTo(amount)), because: may.because, silent: may.silent }
            }
            _ => call(s).resting_on(&may),
        };
    }
    let least = minimum_raise::least(hand, books);
    if amount < least.value {
        return short(s, &least, Action::RaiseTo, books);
    }
    let raise = greatest.value.map_or(amount, |max| amount.min(max));
    let mut answer = Grounded::plain(Outcome::Action(Action::RaiseTo(raise), change(s, raise)));
    answer.cite(&greatest.because);
    answer.resting_on(&excess(greatest.value))
}

/// Announced, or bet, and too little.
fn short(s: &Situation, least: &Grounded<Amount>, done: fn(Amount) -> Action, books: &Rulebooks) -> Grounded<Outcome> {
    let total = least.value;
    let complete = (done(total), change(s, total));
    let forfeit = (Action::Fold, ChipChange::Stays(counted(s, books).min(total)));
    if s.hand.bet == 0
        && let Some(clause) = books.house.clause(clauses::undercall::DUTY)
        && books.house.get::<Undercall>() == Some(Undercall::CompleteOrForfeit)
        && s.pushed() > 0
    {
        let mut answer = Grounded { value: Outcome::Choice(vec![complete, forfeit]), because: vec![clause], silent: false };
        answer.cite(&least.because);
        return answer;
    }
    let Some(declared) = minimum_raise::declared(books) else {
        return Grounded::plain(Outcome::Action(complete.0, complete.1)).resting_on(least);
    };
    let outcome = match declared.value {
        minimum_raise::DeclaredShortRaise::CompleteOrForfeit if s.pushed() > 0 => Outcome::Choice(vec![complete, forfeit]),
        _ => Outcome::Action(complete.0, complete.1),
    };
    let mut answer = Grounded::plain(outcome).resting_on(&declared);
    answer.cite(&least.because);
    answer
}

/// The chips that count: only the first motion where the rest is a string bet.
fn counted(s: &Situation, books: &Rulebooks) -> Amount {
    match s.motions().first() {
        Some(first) if string_bet::is_string(s, books.house) => first.chips.total(),
        _ => s.pushed(),
    }
}

fn minimum(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    let may = may_raise(s, books);
    if s.hand.bet > 0 && !may.value {
        return call(s).resting_on(&may);
    }
    let (least, done): (_, fn(Amount) -> Action) = if s.hand.bet == 0 {
        (bet::least(s.hand, books), Action::Bet)
    } else {
        (minimum_raise::least(s.hand, books), Action::RaiseTo)
    };
    let all = s.player.stack.map(|stack| s.player.committed + stack);
    if all.is_some_and(|all| all <= least.value) {
        return capped_by_stack(s, least.value, true, books);
    }
    let mut answer = Grounded::plain(Outcome::Action(done(least.value), change(s, least.value)));
    answer.cite(&least.because);
    answer
}

fn all_in(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    match s.player.stack {
        None if s.pushed() > 0 => to(s, s.total(), true, books, &[]),
        None => open(s, books),
        Some(stack) => capped_by_stack(s, s.player.committed.saturating_add(stack), true, books),
    }
}

/// He puts in everything he has.
fn capped_by_stack(s: &Situation, amount: Amount, announced: bool, books: &Rulebooks) -> Grounded<Outcome> {
    let all = s.player.stack.map_or(amount, |stack| s.player.committed.saturating_add(stack));
    let greatest = pot_limit::greatest(s.hand, s.player, books);
    if all > s.hand.bet && s.hand.bet > 0 {
        let may = may_raise(s, books);
        if !may.value {
            return call(s).resting_on(&may);
        }
    }
    let total = greatest.value.map_or(all, |max| all.min(max.max(s.hand.bet)));
    let least = if s.hand.bet == 0 { bet::least(s.hand, books).value } else { minimum_raise::least(s.hand, books).value };
    let done = match (s.hand.bet == 0, total < all || (!announced && total >= least)) {
        (_, false) => Action::AllIn(total),
        (true, true) => Action::Bet(total),
        (false, true) => Action::RaiseTo(total),
    };
    let mut answer = Grounded::plain(Outcome::Action(done, change(s, total)));
    answer.cite(&books.cites(&[clauses::all_in::WHOLE_STACK]));
    if total < all {
        answer.cite(&greatest.because);
    }
    if s.hand.bet < total && total < least {
        let mut below = all_in::below_minimum(s.hand, books);
        // Chips without a word are judged by the clauses on chips.
        below.silent &= s.declared().is_some();
        answer = answer.resting_on(&below);
    }
    answer
}

/// Bound to a bet or raise whose size is still open.
fn open(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    let options = options(s.room, s.hand, s.player, books);
    if options.value.bet.is_none() && options.value.raise.is_none() {
        return Grounded { value: Outcome::Refused(Action::RaiseTo(0)), because: options.because, silent: options.silent };
    }
    // He is bound whatever the sizes rest on.
    let options = Grounded { silent: false, ..options };
    options.map(|o| Outcome::Open(LegalActions { bet: o.bet, raise: o.raise, ..LegalActions::default() }))
}
