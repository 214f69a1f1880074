//! A value as one number.

use super::description::{Class, Description, Ranks};
use super::ranks::{RankSet, highest};
use crate::engine::cards::{Card, CardSet, Rank, Suit};

/// From the highest bits down: the class, the ranks that name the hand, the kickers. Of a full house the three names it and
/// the pair is the kicker, for it may be the higher rank.
///
/// Hands of a class made of equally many cards have equally many ranks in each place, so that comparing the numbers
/// compares the ranks from the highest down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Made(u32);

const RANKS: u32 = Rank::ALL.len() as u32;
const ALL: RankSet = (1 << RANKS) - 1;

/// The rank that the lowest bit of a set stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lowest {
    Deuce,
    Ace,
}

impl Made {
    pub fn new(class: Class, named: RankSet, kickers: RankSet) -> Made {
        Made((class as u32) << (2 * RANKS) | named << RANKS | kickers)
    }

    pub fn describe(self, lowest: Lowest) -> Description {
        let Made(bits) = self;
        let (mut named, mut kickers) = (bits >> RANKS & ALL, bits & ALL);
        // Without a pair every rank is a kicker, and the highest gives the name.
        if named == 0 {
            named = highest(kickers);
            kickers ^= named;
        }
        let class = Class::ALL[(bits >> (2 * RANKS)) as usize];
        let (named, kickers) = (down(named, lowest), down(kickers, lowest));
        if class == Class::FullHouse {
            return Description { class, ranks: named.chain(kickers).collect(), kickers: Ranks::default() };
        }
        Description { class, ranks: named.collect(), kickers: kickers.collect() }
    }

    /// Five of these cards that have this value: those that name the hand first, then the kickers, both from the highest
    /// down; among cards that would serve as well, the lower suit. None if there are fewer than five.
    pub fn five(self, lowest: Lowest, cards: CardSet) -> Option<[Card; 5]> {
        let description = self.describe(lowest);
        let ranks = description.five();
        match description.class {
            Class::Flush | Class::StraightFlush => Suit::ALL.into_iter().find_map(|suit| pick(&ranks, cards.of_suit(suit))),
            Class::HighCard
            | Class::Pair
            | Class::TwoPair
            | Class::ThreeOfAKind
            | Class::Straight
            | Class::FullHouse
            | Class::FourOfAKind => pick(&ranks, cards),
        }
    }
}

/// The ranks of a set from the highest down.
fn down(mut ranks: RankSet, lowest: Lowest) -> impl Iterator<Item = Rank> {
    std::iter::from_fn(move || {
        let bit = ranks.checked_ilog2()? as usize;
        ranks ^= 1 << bit;
        let below_the_deuce = usize::from(lowest == Lowest::Ace);
        Some(Rank::ALL[(bit + Rank::ALL.len() - below_the_deuce) % Rank::ALL.len()])
    })
}

/// A card of each of these ranks, each card once.
fn pick(ranks: &[Rank], mut cards: CardSet) -> Option<[Card; 5]> {
    let mut picked = [None; 5];
    for (place, rank) in picked.iter_mut().zip(ranks) {
        let card = cards.iter().find(|card| card.rank() == *rank)?;
        cards.remove(card);
        *place = Some(card);
    }
    let [Some(a), Some(b), Some(c), Some(d), Some(e)] = picked else { return None };
    Some([a, b, c, d, e])
}
