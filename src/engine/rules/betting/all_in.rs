//! All-ins of less than a bet or raise, `rules/betting/all-in.yaml`.

use super::{acting_in_turn, bet, call_methods, maximum_raise, minimum_raise, no_limit_structure, reopening};
use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::all_in as clause;
use crate::engine::event::{Seat, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::outcome::{Outcome, change, open_size, wager};
use crate::engine::ruling::{Action, ChipChange, Order, Question, Verdict};
use crate::engine::table::hand::Hand;

/// The clauses by which the whole stack, put in without a word, is all-in: on what an all-in is, on chips put in in turn, or on
/// a player's last chips, which a book may ask to cover the call without the smallest of them. Nothing where it is not all in.
pub fn by_its_stack(s: &Situation, policy: &Policy) -> Option<Vec<ClauseId>> {
    if !s.whole_stack() {
        return None;
    }
    let last_chips = Some(clause::LAST_CHIPS).filter(|_| spares_the_smallest(s));
    let own = [Some(clause::WHOLE_STACK), last_chips].into_iter().flatten().filter_map(|clause| policy.clause(clause));
    let carried: Vec<ClauseId> = own.chain(acting_in_turn::chips_stay(policy)).collect();
    if carried.is_empty() { None } else { Some(carried) }
}

/// There is a bet to call, and without the smallest of the chips it is still covered; or nobody has told which chips they are.
fn spares_the_smallest(s: &Situation) -> bool {
    let pushed = s.pushed();
    let smallest = s.only_motion().and_then(|motion| motion.chips.smallest());
    s.need() > 0 && smallest.is_none_or(|chip| pushed - chip >= s.need())
}

/// What the call costs behind a first bet that was an all-in below the minimum: only a book can say that it is no more.
pub fn price(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let short = hand.street != Street::Preflop && hand.increases.last().is_some_and(|i| i.opening && i.to < hand.big_blind);
    if short { books.says((), &[clause::SHORT_FIRST_BET]) } else { Grounded::plain(()) }
}

/// On what it rests that an all-in may be smaller than the smallest bet or raise: on a clause that allows it, or on one
/// that says what then follows.
fn below_minimum(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let mut because: Vec<ClauseId> = no_limit_structure::any_all_in(hand, books.house).into_iter().collect();
    because.extend(match hand.bet() {
        0 => books.cites(&[clause::SHORT_FIRST_BET]),
        _ => [minimum_raise::excepts_all_ins(books), reopening::behind_a_short_all_in(books)].concat(),
    });
    Grounded::carried_by((), because)
}

/// All-in, said or done: of what he has, or of what he put in where nobody knows how much he has.
pub fn settle(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    match s.player.stack() {
        None if s.pushed() > 0 => wager(s, s.total(), true, books),
        None => open_size(s, books),
        Some(stack) => whole_stack(s, s.player.committed().saturating_add(stack), true, books),
    }
}

/// He puts in everything he has, announced as such or not.
pub fn whole_stack(s: &Situation, amount: Amount, announced: bool, books: &Rulebooks) -> Grounded<Outcome> {
    let all = s.all().unwrap_or(amount);
    let greatest = maximum_raise::greatest(s.hand, s.player, books);
    if all > s.hand.bet() {
        let may = reopening::may_raise(s.left, s.hand, s.player, books);
        if !may.value {
            return match reopening::goes_as_a_call(s, all, books) {
                Some(counts) => counts.map(|()| Outcome::Action(Action::AllIn(all), change(s, all))),
                None => call_methods::call(s).resting_on(&may),
            };
        }
    }
    let total = greatest.value.map_or(all, |max| all.min(max.max(s.hand.bet())));
    let least = if s.hand.bet() == 0 { bet::least(s.hand, books).value } else { minimum_raise::least(s.hand, books).value };
    let done = match (s.hand.bet() == 0, total < all || (!announced && total >= least)) {
        (_, false) => Action::AllIn(total),
        (true, true) => Action::Bet(total),
        (false, true) => Action::RaiseTo(total),
    };
    let mut answer = Grounded::plain(Outcome::Action(done, change(s, total)));
    answer.cite(&books.cites(&[clause::WHOLE_STACK]));
    if total < all {
        answer.cite(&greatest.because);
    }
    if s.hand.bet() < total && total < least {
        let mut below = below_minimum(s.hand, books);
        // Chips without a word are judged by the clauses on chips.
        below.silent &= s.declared().is_some();
        answer = answer.resting_on(&below);
    }
    answer
}

/// An undisputed all-in: for this much, or for a size that nobody has told.
pub fn act(s: &Situation, total: Option<Amount>, books: &Rulebooks) -> Grounded<Outcome> {
    let Some(total) = total else {
        let options = legal_actions(s.left, s.hand, s.player, books);
        return options.map(|o| Outcome::Open(o.sizes()));
    };
    if total > s.hand.bet() {
        let may = reopening::may_raise(s.left, s.hand, s.player, books);
        if !may.value {
            return match reopening::goes_as_a_call(s, total, books) {
                Some(counts) => counts.map(|()| Outcome::Action(Action::AllIn(total), ChipChange::None)),
                None => may.map(|_| Outcome::Refused(Action::AllIn(total))),
            };
        }
    }
    let greatest = maximum_raise::greatest(s.hand, s.player, books);
    if let Some(most) = greatest.value.map(|max| max.max(s.hand.bet())).filter(|most| total > *most) {
        let done = if s.hand.bet() == 0 { Action::Bet(most) } else { Action::RaiseTo(most) };
        let answer = greatest.map(|_| Outcome::Action(done, ChipChange::Returned(total - most)));
        return answer.resting_on(&maximum_raise::excess(s.hand, books));
    }
    let mut answer = Grounded::plain(Outcome::Action(Action::AllIn(total), ChipChange::None));
    answer.cite(&books.cites(&[clause::WHOLE_STACK]));
    let least = if s.hand.bet() == 0 { bet::least(s.hand, books) } else { minimum_raise::least(s.hand, books) };
    let short = s.hand.bet() < total && total < least.value;
    if short { answer.resting_on(&below_minimum(s.hand, books)) } else { answer }
}

/// The dealer announces a raise all-in.
pub fn announce(h: &mut Hearing, seat: Seat, done: Action) {
    let raise = h.state.room.hand().increases.last().is_some_and(|i| i.seat == seat && i.full && !i.opening);
    if matches!(done, Action::AllIn(_)) && raise {
        let because = h.books.cites(&[clause::ANNOUNCE]);
        if !because.is_empty() {
            h.rule(Question::Order, Verdict::Order(Order::AnnounceRaiseAllIn), because, false);
        }
    }
}
