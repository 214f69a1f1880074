//! Actions: `d dh p1 AsKd`, `p2 cbr 1200`, and what they mean.

use std::ops::Range;

use super::amount::Decimal;
use crate::engine::cards::{Card, Rank, Suit};

/// Cards as a line names them, those that are not known as `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    cards: [Option<Card>; Cards::MAX],
    len: usize,
}

impl Cards {
    /// No player and no board has more.
    const MAX: usize = 7;

    pub fn as_slice(&self) -> &[Option<Card>] {
        &self.cards[..self.len]
    }

    /// Reads two characters a card, `??` for one that nobody has told.
    fn read(text: &str) -> Option<Cards> {
        let bytes = text.as_bytes();
        let mut cards = Cards { cards: [None; Cards::MAX], len: bytes.len() / 2 };
        if bytes.is_empty() || !bytes.len().is_multiple_of(2) || cards.len > Cards::MAX {
            return None;
        }
        for (place, pair) in cards.cards.iter_mut().zip(bytes.chunks_exact(2)) {
            let rank = b"23456789TJQKA".iter().position(|rank| *rank == pair[0]);
            let suit = b"cdhs".iter().position(|suit| *suit == pair[1]);
            *place = match (rank, suit) {
                (Some(rank), Some(suit)) => Some(Card::new(Rank::ALL[rank], Suit::ALL[suit])),
                (rank, suit) if (rank.is_some() || pair[0] == b'?') && (suit.is_some() || pair[1] == b'?') => None,
                _ => return None,
            };
        }
        Some(cards)
    }
}

/// What an action says happened. Players are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Deal(usize, Cards),
    Board(Cards),
    Fold(usize),
    CheckOrCall(usize),
    BringIn(usize),
    To(usize, Decimal),
    /// Without cards, all of them.
    Show(usize, Option<Cards>),
    Muck(usize),
    /// A remark.
    Nothing,
}

/// Why an action cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    pub message: String,
    pub help: &'static str,
    /// What is wrong, in bytes of the action.
    pub span: Range<usize>,
}

const ACTIONS: &str = "the actions are `d dh pN CARDS`, `d db CARDS`, `pN f`, `pN cc`, `pN cbr AMOUNT`, `pN pb` and `pN sm CARDS`";
const CARDS: &str = "write two characters a card, such as `AsTd`, and `??` for one that is not known";

impl Move {
    /// Reads an action; what follows a `#` is a remark.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Move, MoveError> {
        let said = text.split('#').next().unwrap_or_default();
        let mut words = said.split_ascii_whitespace();
        let at = |word: &str| {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            start..start + word.len()
        };
        let wrong = |word: &str, message: String, help| MoveError { message, help, span: at(word) };
        let Some(who) = words.next() else { return Ok(Move::Nothing) };
        let missing = |help| MoveError { message: "the action is not complete".to_owned(), help, span: at(said.trim()) };
        let what = words.next().ok_or_else(|| missing(ACTIONS))?;
        let read_player = |word: &str| {
            let player = word.strip_prefix('p').and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
            player.ok_or_else(|| wrong(word, format!("`{word}` is no player"), "players are p1, p2 and so on"))
        };
        let read_cards = |word: &str| Cards::read(word).ok_or_else(|| wrong(word, format!("`{word}` are no cards"), CARDS));
        let read = match (who, what) {
            ("d", "dh") => {
                let player = read_player(words.next().ok_or_else(|| missing(ACTIONS))?)?;
                Move::Deal(player, read_cards(words.next().ok_or_else(|| missing(CARDS))?)?)
            }
            ("d", "db") => Move::Board(read_cards(words.next().ok_or_else(|| missing(CARDS))?)?),
            ("d", _) => return Err(wrong(what, format!("the dealer does not `{what}`"), ACTIONS)),
            (_, "f") => Move::Fold(read_player(who)?),
            (_, "cc") => Move::CheckOrCall(read_player(who)?),
            (_, "pb") => Move::BringIn(read_player(who)?),
            (_, "cbr") => {
                let amount = words.next().ok_or_else(|| missing("write the total for the street, as in `p3 cbr 1200`"))?;
                let total = Decimal::read(amount);
                let total =
                    total.ok_or_else(|| wrong(amount, format!("`{amount}` is no amount"), "write digits, as in `p3 cbr 1200`"))?;
                Move::To(read_player(who)?, total)
            }
            (_, "sm") => match words.next() {
                None => Move::Muck(read_player(who)?),
                Some("-") => Move::Show(read_player(who)?, None),
                Some(cards) => Move::Show(read_player(who)?, Some(read_cards(cards)?)),
            },
            (_, "sd") => return Err(wrong(what, "nobody draws cards in this game".to_owned(), ACTIONS)),
            _ => return Err(wrong(what, format!("`{what}` is no action"), ACTIONS)),
        };
        match words.next() {
            Some(word) => Err(wrong(word, format!("`{word}` is one word too many"), ACTIONS)),
            None => Ok(read),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        Cards::read(text).expect("cards")
    }

    #[test]
    fn every_action_of_the_format_is_read() {
        assert_eq!(Move::read("d dh p1 AsKd"), Ok(Move::Deal(0, cards("AsKd"))));
        assert_eq!(Move::read("d db 2c3dTh # a low flop"), Ok(Move::Board(cards("2c3dTh"))));
        assert_eq!(Move::read("p3 f"), Ok(Move::Fold(2)));
        assert_eq!(Move::read("  p10   cc "), Ok(Move::CheckOrCall(9)));
        assert_eq!(Move::read("p2 pb"), Ok(Move::BringIn(1)));
        assert_eq!(Move::read("p2 cbr 1200#all his chips"), Ok(Move::To(1, Decimal::read("1200").expect("an amount"))));
        assert_eq!(Move::read("p2 sm"), Ok(Move::Muck(1)));
        assert_eq!(Move::read("p2 sm -"), Ok(Move::Show(1, None)));
        assert_eq!(Move::read("p2 sm AsKd"), Ok(Move::Show(1, Some(cards("AsKd")))));
        assert_eq!(Move::read(""), Ok(Move::Nothing));
        assert_eq!(Move::read(" # the button looks at the clock"), Ok(Move::Nothing));
    }

    #[test]
    fn cards_that_nobody_has_told_are_open() {
        assert_eq!(cards("????").as_slice(), [None, None]);
        assert_eq!(cards("As??").as_slice(), ["As".parse().ok(), None]);
        assert_eq!(cards("A??s").as_slice(), [None, None]);
    }

    #[test]
    fn what_is_no_action_is_pointed_at() {
        for (text, message, pointed) in [
            ("p1", "the action is not complete", "p1"),
            ("d dh p1", "the action is not complete", "d dh p1"),
            ("q1 f", "`q1` is no player", "q1"),
            ("p0 f", "`p0` is no player", "p0"),
            ("p1 raises 300", "`raises` is no action", "raises"),
            ("d muck", "the dealer does not `muck`", "muck"),
            ("d dh p1 AsK", "`AsK` are no cards", "AsK"),
            ("d db 1s", "`1s` are no cards", "1s"),
            ("d dh p1 AsKdAsKdAsKdAsKd", "`AsKdAsKdAsKdAsKd` are no cards", "AsKdAsKdAsKdAsKd"),
            ("p1 cbr -5", "`-5` is no amount", "-5"),
            ("p1 cbr", "the action is not complete", "p1 cbr"),
            ("p1 sd AsKd", "nobody draws cards in this game", "sd"),
            ("p1 f 300", "`300` is one word too many", "300"),
            ("é f", "`é` is no player", "é"),
        ] {
            let error = Move::read(text).expect_err(text);
            assert_eq!((error.message.as_str(), &text[error.span]), (message, pointed));
        }
    }
}
