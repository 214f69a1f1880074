//! Omaha: exactly two cards of the player's own and exactly three of the board, high and low each by itself.
//!
//! The two sets have no card in common: a card dealt to a player does not lie on the board.

use super::high::High;
use super::low8::Low8;
use crate::engine::cards::CardSet;

/// The value of the best high hand; none while there are fewer than two cards in the hand or three on the board.
pub fn high(hole: CardSet, board: CardSet) -> Option<High> {
    hands(hole, board).map(High::of).max()
}

/// The value of the best low hand, eight or better; none if no hand qualifies.
pub fn low8(hole: CardSet, board: CardSet) -> Option<Low8> {
    hands(hole, board).filter_map(Low8::of).max()
}

/// Every five cards that a player may show.
fn hands(hole: CardSet, board: CardSet) -> impl Iterator<Item = CardSet> {
    hole.pairs().flat_map(move |two| board.triples().map(move |three| two | three))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tell_high(hole: &str, board: &str) -> Option<String> {
        high(hole.parse().expect("cards"), board.parse().expect("cards")).map(|high| format!("{high:?}"))
    }

    fn tell_low(hole: &str, board: &str) -> Option<String> {
        low8(hole.parse().expect("cards"), board.parse().expect("cards")).map(|low| format!("{low:?}"))
    }

    #[test]
    fn four_hearts_in_the_hand_and_one_on_the_board_are_no_flush() {
        assert_eq!(tell_high("Ah Kh 9h 2h", "Qh Jd 8c 5s 3c").as_deref(), Some("HighCard A, K-Q-J-8"));
    }

    #[test]
    fn four_hearts_on_the_board_and_one_in_the_hand_are_no_flush() {
        assert_eq!(tell_high("Ah Kd 9c 2s", "Qh 7h 5h 3h 2d").as_deref(), Some("Pair 2, A-Q-7"));
    }

    #[test]
    fn the_board_does_not_play() {
        // A full house lies there; only three of its cards can be used, and the hand has to bring the pair.
        assert_eq!(tell_high("Ac Qd 7h 5s", "Kh Kd Kc 9s 9d").as_deref(), Some("ThreeOfAKind K, A-Q"));
        assert_eq!(tell_high("Ac Ad 7h 5s", "Kh Kd Kc 9s 9d").as_deref(), Some("FullHouse K-A"));
    }

    #[test]
    fn three_of_a_kind_in_the_hand_are_a_pair() {
        assert_eq!(tell_high("Qs Qd Qh 2c", "Kd Jc 8h 7s 4d").as_deref(), Some("Pair Q, K-J-8"));
    }

    #[test]
    fn a_low_needs_two_low_cards_in_the_hand() {
        assert_eq!(tell_low("As Ks Qd Jc", "2h 3d 4c 5s 9h"), None);
        assert_eq!(tell_low("As Ks Qd 7c", "2h 3d 4c 5s 9h").as_deref(), Some("HighCard 7, 4-3-2-A"));
    }

    #[test]
    fn a_low_needs_three_low_cards_on_the_board_and_none_of_them_twice() {
        assert_eq!(tell_low("As 2s 3d 4c", "5h 6d Kc Qs 9h"), None);
        assert_eq!(tell_low("As 2s Kd Kc", "Ah 2d 3c 8s 9h"), None);
        // The deuce on the board counterfeits one of the hand, and the four takes its place.
        assert_eq!(tell_low("As 2s 4d Kc", "2d 3c 8s 7h Kd").as_deref(), Some("HighCard 7, 4-3-2-A"));
    }

    #[test]
    fn high_and_low_may_take_different_cards() {
        let (hole, board) = ("As 2s Kh Kd", "3c 4d 5h Kc 9s");
        assert_eq!(tell_high(hole, board).as_deref(), Some("Straight 5"));
        assert_eq!(tell_low(hole, board).as_deref(), Some("HighCard 5, 4-3-2-A"));
        let (hole, board) = ("As 2s Kh Kd", "3c 4d 8h Kc 9s");
        assert_eq!(tell_high(hole, board).as_deref(), Some("ThreeOfAKind K, 9-8"));
        assert_eq!(tell_low(hole, board).as_deref(), Some("HighCard 8, 4-3-2-A"));
    }

    #[test]
    fn five_in_the_hand_are_used_as_four() {
        assert_eq!(tell_high("As Ad Kh Qh 2c", "Jh Th 9h Ac 2d").as_deref(), Some("StraightFlush K"));
    }

    #[test]
    fn before_the_flop_there_is_no_hand() {
        assert_eq!(tell_high("As Ad Kh Qh", ""), None);
        assert_eq!(tell_high("As Ad Kh Qh", "Jh Th"), None);
        assert_eq!(tell_high("As", "Jh Th 9h"), None);
        assert!(tell_high("As Ad Kh Qh", "Jh Th 9h").is_some());
        assert_eq!(tell_low("As 2d Kh Qh", "3h 4h"), None);
    }
}
