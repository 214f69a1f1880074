//! What a hand is, to be put into words.

use std::fmt;
use std::ops::Deref;

use crate::engine::cards::Rank;

/// The classes of hands, the weakest first. A royal flush is the straight flush up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
}

impl Class {
    pub const ALL: [Class; 9] = [
        Class::HighCard,
        Class::Pair,
        Class::TwoPair,
        Class::ThreeOfAKind,
        Class::Straight,
        Class::Flush,
        Class::FullHouse,
        Class::FourOfAKind,
        Class::StraightFlush,
    ];
}

/// Class and ranks of a hand. Equal descriptions are equal values.
///
/// In a low hand the ace is the lowest rank and comes last; straights and flushes are not seen there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Description {
    pub class: Class,
    /// What the hand is called by: the highest card, also of a straight or flush; the rank of the pair, the three or the
    /// four; of two pair both, the higher first; of a full house the three's, then the pair's.
    pub ranks: Ranks,
    /// What decides between hands of one name, the highest first.
    pub kickers: Ranks,
}

impl Description {
    /// The ranks of the five cards: those that make the hand, then the kickers.
    pub(super) fn five(&self) -> Ranks {
        let times: [usize; 2] = match self.class {
            Class::HighCard | Class::Flush => [1, 1],
            Class::Pair | Class::TwoPair => [2, 2],
            Class::ThreeOfAKind => [3, 3],
            Class::FullHouse => [3, 2],
            Class::FourOfAKind => [4, 4],
            Class::Straight | Class::StraightFlush => return self.ranks.first().into_iter().flat_map(|top| run(*top)).collect(),
        };
        let made = self.ranks.iter().zip(times).flat_map(|(rank, times)| std::iter::repeat_n(*rank, times));
        made.chain(self.kickers.iter().copied()).collect()
    }
}

/// Five ranks in a row from this one down; below the deuce comes the ace.
fn run(top: Rank) -> impl Iterator<Item = Rank> {
    let n = Rank::ALL.len();
    (0..5).map(move |down| Rank::ALL[(top as usize + n - down) % n])
}

/// Up to five ranks, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ranks {
    ranks: [Rank; 5],
    len: u8,
}

impl Deref for Ranks {
    type Target = [Rank];

    fn deref(&self) -> &[Rank] {
        &self.ranks[..usize::from(self.len)]
    }
}

/// No ranks.
impl Default for Ranks {
    fn default() -> Ranks {
        Ranks { ranks: [Rank::Two; 5], len: 0 }
    }
}

impl FromIterator<Rank> for Ranks {
    /// Takes the first five.
    fn from_iter<I: IntoIterator<Item = Rank>>(from: I) -> Ranks {
        let mut ranks = Ranks::default();
        for (place, rank) in ranks.ranks.iter_mut().zip(from) {
            *place = rank;
            ranks.len += 1;
        }
        ranks
    }
}

impl fmt::Debug for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Description { class, ranks, kickers } = self;
        write!(f, "{class:?} {ranks:?}")?;
        if !kickers.is_empty() {
            write!(f, ", {kickers:?}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, rank) in self.iter().enumerate() {
            write!(f, "{}{rank}", if i > 0 { "-" } else { "" })?;
        }
        Ok(())
    }
}
