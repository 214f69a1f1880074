//! A set of cards in one machine word.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use super::card::{Card, Rank, Suit};
use crate::engine::problem::Problem;

/// Cards without an order, each at most once.
///
/// Every suit has sixteen bits of its own, clubs the lowest, and in them a bit a rank, the deuce the lowest: so a suit is
/// cut out by a shift, and the suits lie above one another rank by rank.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

const SUIT_BITS: u32 = 16;
const SUIT: u64 = (1 << Rank::ALL.len()) - 1;

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);
    /// All fifty-two.
    pub const DECK: CardSet = CardSet(SUIT | SUIT << SUIT_BITS | SUIT << (2 * SUIT_BITS) | SUIT << (3 * SUIT_BITS));

    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << (card.suit_index() * SUIT_BITS + card.rank_index()))
    }

    pub fn insert(&mut self, card: Card) {
        *self = *self | CardSet::of(card);
    }

    pub fn remove(&mut self, card: Card) {
        *self = *self - CardSet::of(card);
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 & CardSet::of(card).0 != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of one suit.
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & SUIT << (suit as u32 * SUIT_BITS))
    }

    /// Clubs first, each suit from the deuce up.
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// The ranks of each suit, clubs first: a bit a rank, the deuce the lowest.
    pub(crate) const fn suits(self) -> [u32; 4] {
        let CardSet(bits) = self;
        let suit = SUIT as u32;
        [bits as u32 & suit, (bits >> 16) as u32 & suit, (bits >> 32) as u32 & suit, (bits >> 48) as u32 & suit]
    }

    /// Whether five or more are of one suit.
    pub(crate) const fn has_five_of_a_suit(self) -> bool {
        // The bits of all four suits are counted side by side, in pairs, fours, eights and sixteens.
        let CardSet(bits) = self;
        let count = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let count = (count & 0x3333_3333_3333_3333) + (count >> 2 & 0x3333_3333_3333_3333);
        let count = (count + (count >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        let count = (count + (count >> 8)) & 0x001f_001f_001f_001f;
        // From five on, and up to thirteen, eleven more is sixteen or more and below thirty-two.
        (count + 0x000b_000b_000b_000b) & 0x0010_0010_0010_0010 != 0
    }

    /// Each card as a set of its own.
    fn singles(self) -> impl Iterator<Item = CardSet> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left & left.wrapping_neg();
            left ^= lowest;
            (lowest != 0).then_some(CardSet(lowest))
        })
    }

    /// The cards that come after those of another set in the order of [`iter`](CardSet::iter). The three highest bits are
    /// never a card's, so that the shift stays below the width.
    fn after(self, other: CardSet) -> CardSet {
        CardSet(self.0 & u64::MAX << (u64::BITS - other.0.leading_zeros()))
    }

    /// Every choice of two.
    pub fn pairs(self) -> impl Iterator<Item = CardSet> {
        self.singles().flat_map(move |first| self.after(first).singles().map(move |second| first | second))
    }

    /// Every choice of three.
    pub fn triples(self) -> impl Iterator<Item = CardSet> {
        self.pairs().flat_map(move |two| self.after(two).singles().map(move |third| two | third))
    }
}

/// Union.
impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

/// Intersection.
impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

/// Difference.
impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

/// The cards of a set, clubs first, each suit from the deuce up.
#[derive(Clone, Debug)]
pub struct Iter(CardSet);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let Iter(CardSet(left)) = self;
        if *left == 0 {
            return None;
        }
        let bit = left.trailing_zeros();
        *left &= *left - 1;
        Some(Card::new(Rank::ALL[(bit % SUIT_BITS) as usize], Suit::ALL[(bit / SUIT_BITS) as usize]))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}
impl FusedIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::of(card))
    }
}

/// From the highest card down.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards: Vec<Card> = self.iter().collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        for (i, card) in cards.iter().enumerate() {
            write!(f, "{}{card}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for CardSet {
    type Err = Problem;

    /// Reads cards with blanks between them.
    fn from_str(text: &str) -> Result<CardSet, Problem> {
        let mut set = CardSet::EMPTY;
        for card in text.split_whitespace() {
            let card = card.parse()?;
            if set.contains(card) {
                return Err(Problem::new(
                    format!("{card} is there twice"),
                    "a deck has each card once: name another, or leave one out",
                ));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    #[test]
    fn a_deck_has_fifty_two_different_cards() {
        let mut cards: Vec<Card> = CardSet::DECK.iter().collect();
        assert_eq!((cards.len(), CardSet::DECK.len()), (52, 52));
        assert_eq!((cards[0], cards[51]), ("2c".parse().expect("a card"), "As".parse().expect("a card")));
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 52);
        assert_eq!(cards.into_iter().collect::<CardSet>(), CardSet::DECK);
    }

    #[test]
    fn cards_come_suit_by_suit_and_print_from_the_highest_down() {
        let cards = set("10c As Kd 2s Ac");
        assert_eq!(cards.iter().map(|c| c.to_string()).collect::<Vec<_>>(), ["Tc", "Ac", "Kd", "2s", "As"]);
        assert_eq!(cards.to_string(), "As Ac Kd Tc 2s");
    }

    #[test]
    fn sets_unite_intersect_and_differ() {
        let (mine, yours) = (set("As Kd"), set("Kd 2c"));
        assert_eq!(mine | yours, set("As Kd 2c"));
        assert_eq!(mine & yours, set("Kd"));
        assert_eq!(mine - yours, set("As"));
        assert_eq!((mine | yours).of_suit(Suit::Clubs), set("2c"));
        let mut cards = mine;
        cards.insert("2c".parse().expect("a card"));
        cards.remove("As".parse().expect("a card"));
        assert_eq!(cards, yours);
        assert!((mine - mine).is_empty());
    }

    #[test]
    fn a_card_named_twice_is_refused() {
        let problem = "As Kd As".parse::<CardSet>().expect_err("the ace of spades is there twice");
        assert_eq!(problem.message, "As is there twice");
    }

    #[test]
    fn every_choice_comes_once() {
        let cards = set("As Kd Qh Jc 9s");
        let distinct = |choices: Vec<CardSet>, of: usize| {
            assert!(choices.iter().all(|c| c.len() == of && *c - cards == CardSet::EMPTY));
            choices.iter().collect::<std::collections::HashSet<_>>().len()
        };
        assert_eq!((cards.pairs().count(), distinct(cards.pairs().collect(), 2)), (10, 10));
        assert_eq!((cards.triples().count(), distinct(cards.triples().collect(), 3)), (10, 10));
        assert_eq!(set("As").pairs().count() + set("As Ks").triples().count(), 0);
        // The highest of all has nothing after it.
        assert_eq!(CardSet::DECK.pairs().count(), 1326);
    }

    #[test]
    fn five_of_a_suit_are_seen_in_any_number() {
        for suit in Suit::ALL {
            let cards: Vec<Card> = CardSet::DECK.of_suit(suit).iter().collect();
            let others = CardSet::DECK.iter().filter(|c| c.suit() != suit && c.rank() < Rank::Six).collect();
            for n in 0..=13 {
                let some: CardSet = cards[..n].iter().copied().collect();
                assert_eq!((some | others).has_five_of_a_suit(), n >= 5, "{n} of {suit:?}");
            }
        }
    }
}
