//! The opening bet, `rules/betting/bet.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clauses;
use crate::engine::hand::Hand;
use crate::engine::rulebooks::{Grounded, Rulebooks, cites};

/// The smallest bet.
pub fn least(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    if hand.fixed_bet().is_some() {
        let mut step = super::limit_structure::step(hand, books);
        step.cite(&books.cites(&[clauses::bet::MINIMUM, clauses::bet::OPEN]));
        return step;
    }
    books
        .ask(|p| {
            let mut because = vec![p.clause(clauses::bet::MINIMUM)?];
            because.extend(cites(p, &[clauses::bet::OPEN]));
            Some((hand.big_blind, because))
        })
        .unwrap_or_else(|| Grounded::plain(hand.big_blind))
}
