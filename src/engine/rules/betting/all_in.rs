//! All-ins of less than a bet or raise, `rules/betting/all-in.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Street, Structure};
use crate::engine::hand::Hand;
use crate::engine::rulebooks::{Grounded, Rulebooks};

/// What the call costs behind a first bet that was an all-in below the minimum: only a book can say that it is no more.
pub fn price(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let short = hand.street != Street::Preflop && hand.increases.last().is_some_and(|i| i.opening && i.to < hand.big_blind);
    if short { books.says((), &[clauses::all_in::SHORT_FIRST_BET]) } else { Grounded::plain(()) }
}

/// On what it rests that an all-in may be smaller than the smallest bet or raise: on a clause that allows it, or on one
/// that says what then follows.
pub fn below_minimum(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let mut clauses: Vec<ClauseId> = Vec::new();
    if hand.structure == Structure::NoLimit {
        clauses.push(clauses::no_limit_structure::ANY_ALL_IN);
    }
    clauses.extend(match hand.bet {
        0 => &[clauses::all_in::SHORT_FIRST_BET][..],
        _ => &[
            clauses::minimum_raise::ALL_IN_EXCEPTED,
            clauses::minimum_raise::SHORT_ALL_IN,
            clauses::reopening::CLOSED,
            clauses::reopening::COUNTS_AS_CALL,
        ],
    });
    books.says((), &clauses)
}
