//! The opening bet, `rules/betting/bet.yaml`.

use super::{limit_structure, maximum_raise};
use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::bet as clause;
use crate::engine::event::{Seat, Structure};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks, cites};
use crate::engine::rules::outcome::{Outcome, change, too_small};
use crate::engine::ruling::{Action, ActionKind, ChipChange};
use crate::engine::table::hand::Hand;

/// The smallest bet.
pub fn least(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    if hand.fixed_bet().is_some() {
        let mut step = limit_structure::step(hand, books);
        step.cite(&books.cites(&[clause::MINIMUM, clause::OPEN]));
        return step;
    }
    books
        .ask(|p| {
            let mut because = vec![p.clause(clause::MINIMUM)?];
            because.extend(cites(p, &[clause::OPEN]));
            Some((hand.big_blind, because))
        })
        .unwrap_or_else(|| Grounded::plain(hand.big_blind))
}

/// That a first bet has a smallest size. Of a raise the clause says nothing.
pub fn minimum(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    policy.clause_where(hand.bet() == 0, clause::MINIMUM)
}

/// What a first bet may come to at most. That nothing bounds it in no-limit is said of a raise over it as well.
pub fn maximum(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    policy.clause_where(hand.bet() == 0 || hand.structure == Structure::NoLimit, clause::MAXIMUM)
}

/// That chips put in where nothing is bet are a bet.
pub fn made_by_chips(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::LEGAL)
}

/// An opening bet of this size, brought down to what the structure allows.
pub fn settle(s: &Situation, amount: Amount, declared: bool, books: &Rulebooks) -> Grounded<Outcome> {
    let least = least(s.hand, books);
    if amount < least.value {
        return too_small(s, &least, Action::Bet, books);
    }
    let greatest = maximum_raise::greatest(s.hand, s.player, books);
    let bet = greatest.value.map_or(amount, |max| amount.min(max));
    let answer = Grounded::plain(Outcome::Action(Action::Bet(bet), change(s, bet)));
    answer.resting_on(&greatest).resting_on(&maximum_raise::brought_down(s, amount, declared, greatest.value, books))
}

/// An undisputed bet. Over a blind it is a raise, and over another bet, too, unless the book says that only the first may bet.
pub fn act(s: &Situation, amount: Amount, books: &Rulebooks) -> Grounded<Outcome> {
    if s.hand.bet() == 0 {
        return maximum_raise::sized(s, amount, Action::Bet(amount), books);
    }
    let wagered = |(_, kind): &(Seat, ActionKind)| matches!(kind, ActionKind::Bet | ActionKind::Raise);
    let because = if s.hand.actions.iter().any(wagered) { books.cites(&[clause::OPEN]) } else { Vec::new() };
    match because.is_empty() {
        true => maximum_raise::sized(s, amount, Action::RaiseTo(amount), books),
        false => Grounded { value: Outcome::Refused(Action::Bet(amount)), because, silent: false },
    }
}

/// An undisputed bring-in: exactly what the lowest card has to open for, or all that its owner has.
pub fn bring_in(s: &Situation, amount: Amount, books: &Rulebooks) -> Grounded<Outcome> {
    let due = s.all().map_or(s.hand.bring_in, |all| all.min(s.hand.bring_in));
    if s.hand.owes_bring_in() && amount == due {
        return Grounded::plain(Outcome::Action(Action::Bet(amount), ChipChange::None));
    }
    books.says(Outcome::Refused(Action::Bet(amount)), &[])
}
