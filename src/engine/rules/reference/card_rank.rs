//! The order of the ranks, `rules/reference/card-rank.yaml`.

use crate::engine::cards::Rank;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::card_rank as clause;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::value::{Class, Description};

/// That ranks stand in an order.
pub fn order(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ORDER)
}

/// What makes the ace the lowest card of a straight, where it is.
pub fn ace_low(read: &Description, books: &Rulebooks) -> Vec<ClauseId> {
    let to_the_five = read.ranks.first() == Some(&Rank::Five);
    let low = matches!(read.class, Class::Straight | Class::StraightFlush) && to_the_five;
    if low { books.cites(&[clause::ACE_LOW]) } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::cards::CardSet;
    use crate::engine::value::High;

    fn is_low(cards: &str) -> bool {
        let cards: CardSet = cards.parse().unwrap();
        let house = Policy::new(["card-rank/ace-low".to_owned()], []);
        let custom = Policy::default();
        !ace_low(&High::of(cards).describe(), &Rulebooks { house: &house, custom: &custom }).is_empty()
    }

    #[test]
    fn the_ace_is_low_in_the_straight_to_the_five_alone() {
        assert!(is_low("As 2d 3c 4h 5s"));
        assert!(is_low("As 2s 3s 4s 5s"));
        assert!(!is_low("As Kd Qc Jh Ts"));
        assert!(!is_low("6s 2d 3c 4h 5s"));
        assert!(!is_low("As 9d 3c 4h 5s"));
        assert!(!is_low("5d 5c 5h 2s 2d"));
        assert!(!is_low("5d 5c 5h 5s Ad"));
        assert!(!is_low("5d 5c As 3d 2h"));
    }
}
