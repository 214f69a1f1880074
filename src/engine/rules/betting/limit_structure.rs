//! Fixed steps, `rules/betting/limit-structure.yaml`.

use super::{pot_limit, reopening};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::Structure;
use crate::engine::hand::Hand;
use crate::engine::rulebooks::{Grounded, Rulebooks};

/// The one total to which a raise may go: a step above the last full bet.
pub fn raise_to(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let step = step(hand, books);
    let base = hand.increases.iter().rev().find(|i| i.full).map_or(0, |i| i.to);
    let to = base + step.value;
    let mut answer = step.map(|_| to);
    if hand.increases.iter().any(|i| !i.full) && !hand.only_brought_in() {
        answer = answer.resting_on(&books.says((), &[clauses::reopening::COMPLETION]));
        answer.cite(&books.cites(&[clauses::reopening::LIMIT_SHARE]));
    } else if reopening::rests_on_share(hand) {
        answer.cite(&books.cites(&[clauses::reopening::LIMIT_SHARE]));
    }
    answer
}

/// On what it rests that a wager of another size is refused.
pub fn other_size(hand: &Hand, amount: Amount, books: &Rulebooks) -> Grounded<()> {
    let Structure::Limit(small, big) = hand.structure else { return Grounded::plain(()) };
    let below: &[ClauseId] =
        if hand.bet == 0 { &[clauses::limit_structure::STEP, clauses::bet::MINIMUM] } else { &[clauses::limit_structure::STEP] };
    let step = hand.fixed_bet().unwrap_or(hand.big_blind);
    let answer = if amount - hand.bet < step { books.says((), below) } else { pot_limit::excess(hand, books) };
    // Sized by the step of other rounds: which step is whose has to be said.
    let of_other_rounds = small != big && [small, big].contains(&(amount - hand.bet));
    if of_other_rounds { answer.resting_on(&books.says((), &[clauses::limit_structure::STREETS])) } else { answer }
}

/// The size of a bet on this street. The stakes of a fixed-limit game state it, whether or not a book repeats it.
pub fn step(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let because = books.cites(&[clauses::limit_structure::STEP, clauses::limit_structure::STREETS]);
    Grounded { value: hand.fixed_bet().unwrap_or(hand.big_blind), because, silent: false }
}
