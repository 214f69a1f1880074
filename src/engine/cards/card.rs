//! A card of the deck of fifty-two, written `As`, `Kd`, `Tc`.

use std::fmt;
use std::str::FromStr;

use crate::engine::problem::Problem;

/// The rank of a card, from the deuce up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    pub fn letter(self) -> char {
        char::from(b"23456789TJQKA"[self as usize])
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The suit of a card. It never decides between two hands; where a house lets suits decide (a draw for the button, the
/// lowest card that has to open), they rank in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    pub fn letter(self) -> char {
        char::from(b"cdhs"[self as usize])
    }
}

/// A card. Cards are ordered by rank and, within a rank, by suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((rank as u8) << 2 | suit as u8)
    }

    pub const fn rank(self) -> Rank {
        Rank::ALL[self.rank_index() as usize]
    }

    pub const fn suit(self) -> Suit {
        Suit::ALL[self.suit_index() as usize]
    }

    pub(super) const fn rank_index(self) -> u32 {
        (self.0 >> 2) as u32
    }

    pub(super) const fn suit_index(self) -> u32 {
        (self.0 & 3) as u32
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Problem;

    /// Reads rank and suit; a ten may be written `T` or `10`.
    fn from_str(text: &str) -> Result<Card, Problem> {
        let card = || {
            let (rank, suit) = text.split_at_checked(text.len().checked_sub(1)?)?;
            let rank = if rank == "10" { "T" } else { rank };
            let is = |letter: char, text: &str| text.chars().eq([letter]);
            let rank = Rank::ALL.into_iter().find(|r| is(r.letter(), rank))?;
            let suit = Suit::ALL.into_iter().find(|s| is(s.letter(), suit))?;
            Some(Card::new(rank, suit))
        };
        card().ok_or_else(|| {
            Problem::new(
                format!("`{text}` is not a card"),
                "write its rank, one of 2 3 4 5 6 7 8 9 T J Q K A, and its suit, one of c d h s, as in `As` or `Td`",
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_printed() {
        for rank in Rank::ALL {
            for suit in Suit::ALL {
                let card = Card::new(rank, suit);
                assert_eq!((card.rank(), card.suit()), (rank, suit));
                assert_eq!(card.to_string().parse(), Ok(card));
            }
        }
        assert_eq!(Card::new(Rank::Ace, Suit::Spades).to_string(), "As");
        assert_eq!(Card::new(Rank::Two, Suit::Clubs).to_string(), "2c");
    }

    #[test]
    fn a_ten_may_be_written_in_digits() {
        assert_eq!("10c".parse(), Ok(Card::new(Rank::Ten, Suit::Clubs)));
        assert_eq!("Tc".parse(), Ok(Card::new(Rank::Ten, Suit::Clubs)));
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "A", "s", "1s", "10", "010c", "as", "AS", "Asd", "A♠", "é", "♠", "1c", "11c"] {
            let problem = text.parse::<Card>().expect_err(text);
            assert_eq!(problem.message, format!("`{text}` is not a card"));
        }
    }

    #[test]
    fn rank_comes_before_suit() {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        assert!(card("3c") > card("2s"));
        assert!(card("2c") < card("2d") && card("2d") < card("2h") && card("2h") < card("2s"));
    }
}
