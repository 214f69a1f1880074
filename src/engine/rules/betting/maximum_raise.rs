//! How large a bet or raise may be, `rules/betting/maximum-raise.yaml`.

use super::{all_in, bet, limit_structure, minimum_raise, no_limit_structure, oversized_chip, pot_limit};
use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::maximum_raise as clause;
use crate::engine::event::Structure;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::outcome::Outcome;
use crate::engine::ruling::{Action, ChipChange};
use crate::engine::table::hand::{Hand, Player};

/// The greatest total to which the player may bet or raise, his stack left aside; `None` is without bound.
pub fn greatest(hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<Option<Amount>> {
    match hand.structure {
        Structure::NoLimit => {
            let mut greatest = no_limit_structure::greatest(books);
            greatest.because.extend(books.cites(&[clause::NO_LIMIT]));
            greatest.because.extend(bet::maximum(hand, books.house));
            greatest
        }
        // That the pot bounds the bet is what the structure's name says, whether or not a book repeats it.
        Structure::PotLimit => {
            let pot = pot_limit::pot(hand, player, books);
            let mut because: Vec<ClauseId> = pot_limit::raise(hand, books.house).into_iter().collect();
            because.extend(pot_limit::bound(books.house));
            because.extend(own(hand, clause::POT_LIMIT, books));
            because.extend(&pot.because);
            Grounded { value: Some(pot.value), because, silent: pot.silent }
        }
        Structure::Limit(..) if hand.bet() == 0 => {
            let mut step = limit_structure::step(hand, books);
            step.cite(&own(hand, clause::LIMIT, books));
            step.map(Some)
        }
        Structure::Limit(..) => {
            let mut to = limit_structure::raise_to(hand, books);
            to.cite(&own(hand, clause::LIMIT, books));
            to.map(Some)
        }
    }
}

/// On what it rests that a wager above the greatest is brought down or refused: a book says so, or is silent.
pub fn excess(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let (bound, of_a_raise) = match hand.structure {
        // Chips that are not there need no rule.
        Structure::NoLimit => return Grounded::plain(()),
        Structure::PotLimit => {
            (pot_limit::bound(books.house).into_iter().chain(pot_limit::raise(hand, books.house)).collect(), clause::POT_LIMIT)
        }
        Structure::Limit(..) => (Vec::from_iter(limit_structure::one_size(books.house)), clause::LIMIT),
    };
    Grounded::carried_by((), [bound, own(hand, of_a_raise, books)].concat())
}

/// What the book says of the greatest first bet, or here of the greatest raise.
fn own(hand: &Hand, of_a_raise: ClauseId, books: &Rulebooks) -> Vec<ClauseId> {
    let opening = hand.bet() == 0;
    let clause = if opening { bet::maximum(hand, books.house) } else { books.house.clause(of_a_raise) };
    clause.into_iter().collect()
}

/// On what it rests that this wager is brought down. Chips without a word name no size: what the structure does not allow
/// of them comes back as change.
pub fn brought_down(s: &Situation, amount: Amount, declared: bool, max: Option<Amount>, books: &Rulebooks) -> Grounded<()> {
    match max {
        Some(max) if declared && amount > max && !oversized_chip::gives_the_size(s, books) => excess(s.hand, books),
        _ => Grounded::plain(()),
    }
}

/// A bet or raise of a stated size: legal, brought up to the smallest, cut down to the pot, or refused.
pub fn sized(s: &Situation, n: Amount, done: Action, books: &Rulebooks) -> Grounded<Outcome> {
    let options = legal_actions(s.left, s.hand, s.player, books);
    let range = options.value.wager();
    // More than he has is all that he has, as it is if he says so.
    if let Some(all) = s.all().filter(|all| *all <= n && (range.is_some() || *all <= s.hand.bet())) {
        return all_in::act(s, Some(all), books);
    }
    let legal = range.is_some_and(|r| n >= r.min && r.max.is_none_or(|max| n <= max));
    if legal {
        return Grounded { value: Outcome::Action(done, ChipChange::None), because: options.because, silent: false };
    }
    let short = range.is_some_and(|r| n > s.hand.bet() && n < r.min);
    if short && !limit_structure::may_stand(s.hand, books) {
        return minimum_raise::made_short(s, n, done, books);
    }
    let above = range.and_then(|r| r.max).filter(|max| n > *max);
    if let Some(max) = above.filter(|_| s.hand.structure == Structure::PotLimit) {
        let capped = if matches!(done, Action::Bet(_)) { Action::Bet(max) } else { Action::RaiseTo(max) };
        let answer = options.map(|_| Outcome::Action(capped, ChipChange::Returned(n - max)));
        return answer.resting_on(&excess(s.hand, books));
    }
    let refused = options.map(|_| Outcome::Refused(done));
    if range.is_some() && matches!(s.hand.structure, Structure::Limit(..)) {
        return refused.resting_on(&limit_structure::other_size(s.hand, n, books));
    }
    if above.is_some() { refused.resting_on(&excess(s.hand, books)) } else { refused }
}
