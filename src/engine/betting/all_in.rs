//! All-ins of less than a bet or raise, `rules/betting/all-in.yaml`.

use crate::engine::event::{Street, Structure};
use crate::engine::hand::Hand;
use crate::engine::policy::ClauseId;
use crate::engine::rulebooks::{Grounded, Rulebooks};

/// What the call costs behind a first bet that was an all-in below the minimum: only a book can say that it is no more.
pub fn price(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let short = hand.street != Street::Preflop && hand.increases.last().is_some_and(|i| i.opening && i.to < hand.big_blind);
    if short { books.says((), &["all-in/short-first-bet"]) } else { Grounded::plain(()) }
}

/// On what it rests that an all-in may be smaller than the smallest bet or raise: on a clause that allows it, or on one
/// that says what then follows.
pub fn below_minimum(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let mut clauses: Vec<ClauseId> = Vec::new();
    if hand.structure == Structure::NoLimit {
        clauses.push("no-limit-structure/any-all-in");
    }
    clauses.extend(match hand.bet {
        0 => &["all-in/short-first-bet"][..],
        _ => &["minimum-raise/all-in-excepted", "minimum-raise/short-all-in", "reopening/closed", "reopening/counts-as-call"],
    });
    books.says((), &clauses)
}
