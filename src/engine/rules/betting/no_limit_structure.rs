//! No-limit, `rules/betting/no-limit-structure.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::no_limit_structure as clause;
use crate::engine::event::Structure;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::table::hand::Hand;

/// In no-limit nothing but his stack bounds what a player bets.
pub fn greatest(books: &Rulebooks) -> Grounded<Option<Amount>> {
    Grounded { value: None, because: books.cites(&[clause::UNBOUNDED]), silent: false }
}

/// What allows an all-in of any size: only this structure's rule says so, and only of this structure.
pub fn any_all_in(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    policy.clause_where(hand.structure == Structure::NoLimit, clause::ANY_ALL_IN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{Game, Seat, Street};

    #[test]
    fn an_all_in_of_any_size_is_allowed_in_no_limit_alone() {
        let house = Policy::new(["no-limit-structure/any-all-in".to_owned()], []);
        let seats = ['A', 'B'].map(Seat::Letter);
        let hand = |structure| Hand::new(structure, Game::Holdem, (50, 100), Default::default(), &seats, None, Street::Preflop);
        assert_eq!(any_all_in(&hand(Structure::NoLimit), &house), Some(clause::ANY_ALL_IN));
        assert_eq!(any_all_in(&hand(Structure::NoLimit), &Policy::default()), None);
        assert_eq!(any_all_in(&hand(Structure::PotLimit), &house), None);
    }
}
