//! The ace-to-five low hand, as in razz: the ace is low, straights and flushes are not seen, pairs count against.

use std::cmp::Reverse;
use std::fmt;

use super::description::{Class, Description};
use super::made::{Lowest, Made};
use super::ranks::{RankCounts, RankSet, lowest_of};
use crate::engine::cards::{Card, CardSet};

/// The value of the best ace-to-five low in some cards; the greater one wins, five-four-three-two-ace being the greatest.
///
/// Of fewer than five cards, as they lie open in razz, all count. They compare with as many of another player's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(Reverse<Made>);

impl Low {
    pub fn of(cards: CardSet) -> Low {
        Low(Reverse(made(cards)))
    }

    /// The low that five different ranks make.
    pub(super) fn unpaired(ranks: RankSet) -> Low {
        Low(Reverse(Made::new(Class::HighCard, 0, ranks)))
    }

    /// The value, and five cards that have it; none if there are fewer than five.
    pub fn best_five(cards: CardSet) -> Option<(Low, [Card; 5])> {
        let low = Low::of(cards);
        Some((low, low.five(cards)?))
    }

    pub(super) fn five(self, cards: CardSet) -> Option<[Card; 5]> {
        self.0.0.five(Lowest::Ace, cards)
    }

    pub fn describe(self) -> Description {
        self.0.0.describe(Lowest::Ace)
    }
}

impl fmt::Debug for Low {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.describe(), f)
    }
}

/// Takes the lowest card of every rank, then the second of as few ranks as can be, and so on: every card more of a rank
/// makes the hand worse, and so does a higher rank of which there are as many.
fn made(cards: CardSet) -> Made {
    let RankCounts { one, two, three, four } = RankCounts::of(cards).ace_low();
    let one = lowest_of(one, 5);
    let mut missing = 5 - one.count_ones();
    if missing == 0 {
        return Made::new(Class::HighCard, 0, one);
    }
    let mut more = |ranks: RankSet| {
        let taken = lowest_of(ranks, missing);
        missing -= taken.count_ones();
        taken
    };
    let (two, three, four) = (more(two), more(three), more(four));
    if four != 0 {
        return Made::new(Class::FourOfAKind, four, one ^ four);
    }
    if three != 0 {
        let class = if two == three { Class::ThreeOfAKind } else { Class::FullHouse };
        return Made::new(class, three, one ^ three);
    }
    let class = match two.count_ones() {
        0 => Class::HighCard,
        1 => Class::Pair,
        _ => Class::TwoPair,
    };
    Made::new(class, two, one ^ two)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    fn tell(text: &str) -> String {
        let (low, five) = Low::best_five(cards(text)).expect("five cards or more");
        format!("{low:?}: {}", five.map(|card| card.to_string()).join(" "))
    }

    fn low(text: &str) -> Low {
        Low::of(cards(text))
    }

    #[test]
    fn the_wheel_is_the_best_low_even_suited() {
        assert_eq!(tell("Ah 2h 3h 4h 5h Kd Kh"), "HighCard 5, 4-3-2-A: 5h 4h 3h 2h Ah");
        assert_eq!(low("Ah 2h 3h 4h 5h"), low("As 2d 3c 4h 5c"));
        assert!(low("Ah 2h 3h 4h 5h") > low("As 2d 3c 4h 6c"));
    }

    #[test]
    fn lows_compare_from_their_highest_card_down() {
        assert!(low("8s 5d 4h 3c 2s") < low("7s 6d 5h 4c 3s"));
        assert!(low("8s 7d 3h 2c As") < low("8s 6d 5h 4c 3s"));
        assert!(low("8s 6d 5h 3c As") > low("8s 6d 5h 3c 2s"));
        assert!(low("Ks Qd Jh Tc 9s") > low("As Ad 2h 3c 4s"));
    }

    #[test]
    fn pairs_count_against_and_are_left_out_where_they_can_be() {
        assert_eq!(tell("As Ad 2h 2c 3s 4d 9h"), "HighCard 9, 4-3-2-A: 9h 4d 3s 2c Ad");
        // Four ranks: one pair has to be taken, the lowest.
        assert_eq!(tell("As Ad 2h 2c 3s 3d 4h"), "Pair A, 4-3-2: Ad As 4h 3d 2c");
        assert_eq!(tell("As 4d 4h 2c 3s 3d 3h"), "Pair 3, 4-2-A: 3d 3h 4d 2c As");
        // Three ranks: two pair, the lowest two; or three of a kind where only one rank repeats.
        assert_eq!(tell("As Ad Ah 2c 2s 3d 3h"), "TwoPair 2-A, 3: 2c 2s Ad Ah 3d");
        assert_eq!(tell("As Ad Ah Ac 2s 3d"), "ThreeOfAKind A, 3-2: Ac Ad Ah 3d 2s");
        // Two ranks.
        assert_eq!(tell("Ks Kd Kh Kc 2s 2d 2h"), "FullHouse 2-K: 2d 2h 2s Kc Kd");
        assert_eq!(tell("Ks Kd Kh Kc 2s 2d"), "FullHouse K-2: Kc Kd Kh 2d 2s");
        assert_eq!(tell("As Ad Ah Ac 2s"), "FourOfAKind A, 2: Ac Ad Ah As 2s");
        assert!(low("As Ad 2h 3c 4s") < low("Ks Qd Jh Tc 8s"));
        assert!(low("As Ad 2h 3c 4s") > low("2s 2d Ah 3c 4s"));
        assert!(low("Ks Kd Qh Jc Ts") > low("As Ad 2h 2c 3s"));
    }

    #[test]
    fn open_cards_count_as_they_lie() {
        // The king is the highest card of a razz board, the ace the lowest.
        assert!(low("Ks") < low("Qs") && low("2s") < low("As"));
        assert!(low("8s 7d") > low("Ks 2d"));
        assert!(low("As Ad") < low("Ks Qd"));
        assert!(low("As Ad 2h 2c") < low("Ks Kd 2h Ac"));
        assert!(low("As Ad Ah 2c") < low("Ks Kd Qh Qc"));
        assert!(low("As Ad Ah Ac") < low("Ks Kd Kh Qc"));
        assert_eq!(Low::best_five(cards("As 2d 3h 4c")), None);
    }
}
