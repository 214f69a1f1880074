//! The high hand: the best five cards of any number.

use std::fmt;

use super::description::{Class, Description};
use super::made::{Lowest, Made};
use super::ranks::{RankCounts, RankSet, highest, highest_of, straight};
use crate::engine::cards::{Card, CardSet};

/// The value of the best high hand in some cards; the greater one wins.
///
/// Fewer than five cards, as they lie open in stud, count for their pairs, threes, fours and high cards. They compare with
/// as many of another player's: a missing card is lower than any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct High(Made);

impl High {
    pub fn of(cards: CardSet) -> High {
        High(made(cards))
    }

    /// The value, and five cards that have it; none if there are fewer than five.
    pub fn best_five(cards: CardSet) -> Option<(High, [Card; 5])> {
        let high = High::of(cards);
        Some((high, high.0.five(Lowest::Deuce, cards)?))
    }

    pub fn describe(self) -> Description {
        self.0.describe(Lowest::Deuce)
    }
}

impl fmt::Debug for High {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.describe(), f)
    }
}

fn made(cards: CardSet) -> Made {
    let RankCounts { one, two, three, four } = RankCounts::of(cards);
    let flush = if cards.has_five_of_a_suit() { best_flush(cards) } else { None };
    if let Some((Class::StraightFlush, made)) = flush {
        return made;
    }
    if four != 0 {
        let four = highest(four);
        return Made::new(Class::FourOfAKind, four, highest(one ^ four));
    }
    let three = highest(three);
    if three != 0 && two != three {
        return Made::new(Class::FullHouse, three, highest(two ^ three));
    }
    if let Some((_, made)) = flush {
        return made;
    }
    let top = straight(one);
    if top != 0 {
        return Made::new(Class::Straight, top, 0);
    }
    if three != 0 {
        return Made::new(Class::ThreeOfAKind, three, highest_of(one ^ three, 2));
    }
    if two == 0 {
        return Made::new(Class::HighCard, 0, highest_of(one, 5));
    }
    let high = highest(two);
    let low = highest(two ^ high);
    if low != 0 {
        return Made::new(Class::TwoPair, high | low, highest(one ^ high ^ low));
    }
    Made::new(Class::Pair, high, highest_of(one ^ high, 3))
}

/// The best flush or straight flush.
fn best_flush(cards: CardSet) -> Option<(Class, Made)> {
    let suits = cards.suits().into_iter().filter(|suit| suit.count_ones() >= 5);
    let flush = |suit: RankSet| match straight(suit) {
        0 => (Class::Flush, Made::new(Class::Flush, 0, highest_of(suit, 5))),
        top => (Class::StraightFlush, Made::new(Class::StraightFlush, top, 0)),
    };
    suits.map(flush).max_by_key(|(_, made)| *made)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    /// Says what a hand is and which five cards make it.
    fn tell(text: &str) -> String {
        let (high, five) = High::best_five(cards(text)).expect("five cards or more");
        format!("{high:?}: {}", five.map(|card| card.to_string()).join(" "))
    }

    fn high(text: &str) -> High {
        High::of(cards(text))
    }

    #[test]
    fn each_class_is_named_by_its_ranks() {
        for (text, told) in [
            ("As Kd 9h 5c 3s", "HighCard A, K-9-5-3: As Kd 9h 5c 3s"),
            ("As Ad 9h 5c 3s", "Pair A, 9-5-3: Ad As 9h 5c 3s"),
            ("As Ad 9h 9c 3s", "TwoPair A-9, 3: Ad As 9c 9h 3s"),
            ("9s 9d 9h Kc 3s", "ThreeOfAKind 9, K-3: 9d 9h 9s Kc 3s"),
            ("9s 8d 7h 6c 5s", "Straight 9: 9s 8d 7h 6c 5s"),
            ("Ks Js 9s 5s 3s", "Flush K, J-9-5-3: Ks Js 9s 5s 3s"),
            ("3s 3d 3h Kc Ks", "FullHouse 3-K: 3d 3h 3s Kc Ks"),
            ("3s 3d 3h 3c Ks", "FourOfAKind 3, K: 3c 3d 3h 3s Ks"),
            ("9s 8s 7s 6s 5s", "StraightFlush 9: 9s 8s 7s 6s 5s"),
        ] {
            assert_eq!(tell(text), told);
        }
    }

    #[test]
    fn the_ace_plays_low_in_the_wheel() {
        assert_eq!(tell("As 2d 3h 4c 5s Kd Qh"), "Straight 5: 5s 4c 3h 2d As");
        assert_eq!(tell("Ah 2h 3h 4h 5h Kd Qh"), "StraightFlush 5: 5h 4h 3h 2h Ah");
        assert!(high("As 2d 3h 4c 5s") < high("2d 3h 4c 5s 6d"));
        assert!(high("Ah 2h 3h 4h 5h") < high("2c 3c 4c 5c 6c"));
        assert!(high("Ah 2h 3h 4h 5h") > high("Ac Ad Ah As Kc"));
        assert_eq!(tell("Qs Ks As 2d 3h 7c 8c"), "HighCard A, K-Q-8-7: As Ks Qs 8c 7c");
    }

    #[test]
    fn a_royal_flush_is_the_straight_flush_up_to_the_ace() {
        let (royal, _) = High::best_five(cards("Ts Js Qs Ks As 9s 8s")).expect("seven cards");
        let Description { class, ranks, kickers } = royal.describe();
        assert_eq!((class, &*ranks, &*kickers), (Class::StraightFlush, &[crate::engine::cards::Rank::Ace][..], &[][..]));
    }

    #[test]
    fn a_counterfeited_two_pair_is_worth_the_boards() {
        // Fives and fours, until kings come on the river: the fours are gone, and the nine is the kicker.
        assert_eq!(tell("5s 4d 5h 4c Ks Kd 9h"), "TwoPair K-5, 9: Kd Ks 5h 5s 9h");
        // The board pairs twice above the fives: his kicker is a five, and a bare ace overtakes him.
        assert_eq!(tell("5s 4d 5h Ks Kd 9h 9c"), "TwoPair K-9, 5: Kd Ks 9c 9h 5h");
        assert!(high("5s 4d 5h Ks Kd 9h 9c") < high("As 2d 5h Ks Kd 9h 9c"));
    }

    #[test]
    fn the_board_plays_for_all() {
        let board = "Ac Kc Qd Jh Ts";
        let straight = high(board);
        assert_eq!(high(&format!("{board} 2c 2d")), straight);
        assert_eq!(high(&format!("{board} Ad As")), straight);
    }

    #[test]
    fn suits_decide_nothing() {
        assert_eq!(high("As Ks 9s 5s 3s"), high("Ah Kh 9h 5h 3h"));
        assert_eq!(high("As Ad 9h 5c 3s"), high("Ac Ah 9s 5h 3d"));
    }

    #[test]
    fn a_flush_beats_the_straight_in_the_same_cards() {
        assert_eq!(tell("9s 8s 7s 6d 5s 2s Ah"), "Flush 9, 8-7-5-2: 9s 8s 7s 5s 2s");
        // A straight and a flush that are not made of the same five cards are no straight flush.
        assert_eq!(tell("9s 8s 7s 6d 5s As Kh"), "Flush A, 9-8-7-5: As 9s 8s 7s 5s");
        // The straight flush is lower than the flush's highest cards, and still wins.
        assert_eq!(tell("9s 8s 7s 6s 5s As Ks"), "StraightFlush 9: 9s 8s 7s 6s 5s");
    }

    #[test]
    fn of_three_pairs_the_two_highest_count_and_the_third_may_be_the_kicker() {
        assert_eq!(tell("Ks Kd 8h 8c 3s 3d 2h"), "TwoPair K-8, 3: Kd Ks 8c 8h 3d");
        assert_eq!(tell("Ks Kd 8h 8c 3s 3d Ah"), "TwoPair K-8, A: Kd Ks 8c 8h Ah");
    }

    #[test]
    fn two_threes_and_a_three_with_two_pairs_are_full_houses() {
        assert_eq!(tell("7s 7d 7h Jc Js Jd 2h"), "FullHouse J-7: Jc Jd Js 7d 7h");
        assert_eq!(tell("7s 7d 7h Jc Js 9d 9h"), "FullHouse 7-J: 7d 7h 7s Jc Js");
    }

    #[test]
    fn a_four_takes_the_best_kicker_even_out_of_a_pair_or_three() {
        assert_eq!(tell("7s 7d 7h 7c Js Jd 2h"), "FourOfAKind 7, J: 7c 7d 7h 7s Jd");
        assert_eq!(tell("7s 7d 7h 7c Js Jd Jh"), "FourOfAKind 7, J: 7c 7d 7h 7s Jd");
        assert_eq!(tell("7s 7d 7h 7c Js Jd Ah"), "FourOfAKind 7, A: 7c 7d 7h 7s Ah");
    }

    #[test]
    fn open_cards_count_for_pairs_and_high_cards_only() {
        assert!(high("2c 2d") > high("As Kd"));
        assert!(high("2c 2d 2h") > high("As Ad Kd"));
        assert!(high("2c 2d 3h 3s") > high("As Ad Kd Qs"));
        assert!(high("2c 2d 2h 2s") > high("As Ad Ah Ks"));
        assert!(high("Ks 9s 8s 7s") < high("Kd Th 2c 3c"));
        assert!(high("6s 5s 4s 3s") < high("7d 4h 3c 2c"));
        assert_eq!(high("Ks"), high("Kc"));
        assert_eq!(High::best_five(cards("As Ad Ah Ac")), None);
        assert_eq!(format!("{:?}", high("As Ad")), "Pair A");
        assert_eq!(format!("{:?}", high("")), "HighCard ");
    }

    #[test]
    fn more_than_seven_cards_are_no_different() {
        assert_eq!(tell("2s 3s 4s 5s 6s 9h Th Jh Qh Kh"), "StraightFlush K: Kh Qh Jh Th 9h");
        assert_eq!(tell("2s 3s 4s 5s 7s 9h Th Jh Qh Ah"), "Flush A, Q-J-T-9: Ah Qh Jh Th 9h");
        assert_eq!(High::of(CardSet::DECK), high("Ts Js Qs Ks As"));
    }
}
