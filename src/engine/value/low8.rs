//! Eight or better: five different ranks from the ace up to the eight.

use std::fmt;

use super::description::Description;
use super::low::Low;
use super::ranks::{RankCounts, RankSet, lowest_of};
use crate::engine::cards::{Card, CardSet};

/// The value of a low hand that qualifies; the greater one wins, five-four-three-two-ace being the greatest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low8(Low);

/// From the ace, the lowest bit, to the eight.
const UP_TO_EIGHT: RankSet = 0xff;

impl Low8 {
    /// None if the cards do not qualify.
    pub fn of(cards: CardSet) -> Option<Low8> {
        let ranks = RankCounts::of(cards).ace_low().one & UP_TO_EIGHT;
        (ranks.count_ones() >= 5).then(|| Low8(Low::unpaired(lowest_of(ranks, 5))))
    }

    /// The value, and five cards that have it.
    pub fn best_five(cards: CardSet) -> Option<(Low8, [Card; 5])> {
        let low = Low8::of(cards)?;
        Some((low, low.0.five(cards)?))
    }

    pub fn describe(self) -> Description {
        self.0.describe()
    }
}

impl fmt::Debug for Low8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tell(text: &str) -> Option<String> {
        let (low, five) = Low8::best_five(text.parse().expect("cards"))?;
        Some(format!("{low:?}: {}", five.map(|card| card.to_string()).join(" ")))
    }

    #[test]
    fn an_eight_qualifies_and_a_nine_does_not() {
        assert_eq!(tell("8s 7d 6h 5c 4s Kd Kh").as_deref(), Some("HighCard 8, 7-6-5-4: 8s 7d 6h 5c 4s"));
        assert_eq!(tell("9s 7d 6h 5c 4s Kd Kh"), None);
        assert_eq!(tell("8s 7d 6h 5c"), None);
    }

    #[test]
    fn five_different_ranks_are_needed() {
        assert_eq!(tell("As Ad 2h 3c 4s 4d Kh"), None);
        assert_eq!(tell("As Ad 2h 3c 4s 4d 8h").as_deref(), Some("HighCard 8, 4-3-2-A: 8h 4d 3c 2h Ad"));
    }

    #[test]
    fn a_straight_or_flush_does_not_hurt() {
        assert_eq!(tell("Ah 2h 3h 4h 5h 6h 7h").as_deref(), Some("HighCard 5, 4-3-2-A: 5h 4h 3h 2h Ah"));
    }
}
