//! Sets of ranks: a bit a rank, from the lowest up.

use crate::engine::cards::{CardSet, Rank};

/// With the ace high, bit 0 is the deuce; with the ace low, bit 0 is the ace.
pub type RankSet = u32;

const HIGHEST: u32 = Rank::ALL.len() as u32 - 1;

/// The ranks of which there is at least one card, at least two, three, four.
#[derive(Clone, Copy)]
pub struct RankCounts {
    pub one: RankSet,
    pub two: RankSet,
    pub three: RankSet,
    pub four: RankSet,
}

impl RankCounts {
    /// Counts all ranks at once, suit above suit.
    pub fn of(cards: CardSet) -> RankCounts {
        let [c, d, h, s] = cards.suits();
        let (minor, minors) = (c | d, c & d);
        let (major, majors) = (h | s, h & s);
        RankCounts {
            one: minor | major,
            two: minors | majors | (minor & major),
            three: (minors & major) | (majors & minor),
            four: minors & majors,
        }
    }

    /// The same counts with the ace below the deuce.
    pub fn ace_low(self) -> RankCounts {
        RankCounts { one: ace_low(self.one), two: ace_low(self.two), three: ace_low(self.three), four: ace_low(self.four) }
    }
}

/// Moves the ace from the top to the bottom.
fn ace_low(ranks: RankSet) -> RankSet {
    (ranks << 1 | ranks >> HIGHEST) & ((1 << Rank::ALL.len()) - 1)
}

/// The highest rank; nothing of nothing.
pub fn highest(ranks: RankSet) -> RankSet {
    ranks.checked_ilog2().map_or(0, |bit| 1 << bit)
}

/// The highest `n` ranks, or all if there are no more.
pub fn highest_of(mut ranks: RankSet, n: u32) -> RankSet {
    for _ in n..ranks.count_ones() {
        ranks &= ranks - 1;
    }
    ranks
}

/// The lowest `n` ranks, or all if there are no more.
pub fn lowest_of(ranks: RankSet, n: u32) -> RankSet {
    let mut above = ranks;
    for _ in 0..n {
        above &= above.saturating_sub(1);
    }
    ranks ^ above
}

/// The rank that the best straight in these goes up to; nothing if there is no straight. The ace is high, and also plays
/// low.
pub fn straight(ranks: RankSet) -> RankSet {
    // With the ace at both ends a bit stays where five in a row begin; a straight from the ace goes up to the five.
    let ranks = ranks << 1 | ranks >> HIGHEST;
    let twos = ranks & ranks >> 1;
    highest(twos & twos >> 2 & ranks >> 4) << 3
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(text: &str) -> RankSet {
        let suited: String = text.split(' ').map(|rank| format!("{rank}s ")).collect();
        RankCounts::of(suited.parse().expect("cards")).one
    }

    #[test]
    fn counts_are_counted_across_the_suits() {
        // Every rank with every selection of suits: the bits of `choice` are the suits.
        for choice in 1_u32..16 {
            let cards: CardSet =
                CardSet::DECK.iter().filter(|c| c.rank() == Rank::Nine && choice >> c.suit() as u32 & 1 == 1).collect();
            let RankCounts { one, two, three, four } = RankCounts::of(cards);
            let nine = ranks("9");
            let at_least = |n| if choice.count_ones() >= n { nine } else { 0 };
            assert_eq!([one, two, three, four], [at_least(1), at_least(2), at_least(3), at_least(4)], "{cards:?}");
        }
    }

    #[test]
    fn the_highest_and_the_lowest_are_kept() {
        let cards = ranks("A Q 9 4 2");
        assert_eq!(highest(cards), ranks("A"));
        assert_eq!(highest(0), 0);
        assert_eq!(highest_of(cards, 3), ranks("A Q 9"));
        assert_eq!(highest_of(cards, 6), cards);
        assert_eq!(lowest_of(cards, 2), ranks("4 2"));
        assert_eq!(lowest_of(cards, 6), cards);
        assert_eq!(lowest_of(0, 3), 0);
        assert_eq!(lowest_of(ace_low(cards), 2), ace_low(ranks("A 2")));
    }

    #[test]
    fn a_straight_takes_the_ace_at_either_end_and_never_round_the_corner() {
        assert_eq!(straight(ranks("A K Q J T 9")), ranks("A"));
        assert_eq!(straight(ranks("A 2 3 4 5")), ranks("5"));
        assert_eq!(straight(ranks("A 2 3 4 5 6 K")), ranks("6"));
        assert_eq!(straight(ranks("Q K A 2 3")), 0);
        assert_eq!(straight(ranks("9 8 7 6 4 3 2")), 0);
    }
}
