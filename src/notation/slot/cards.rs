//! Cards and what they make.

use super::seats::SeatSlot;
use super::words::Worded;
use super::{Slot, owned};
use crate::engine::cards::{Card, Rank};
use crate::engine::event::{Dealt, Seat, Street};
use crate::notation::cursor::Cursor;
use crate::notation::phrases::WholeHand;
use crate::notation::table::Phrased;

pub struct CardSlot;

impl Slot for CardSlot {
    type Of = Card;
    const KIND: &'static str = "card";

    fn read(cursor: &mut Cursor) -> Option<Card> {
        let Some(card) = cursor.peek_card() else { return cursor.expected("a card such as `Kh`") };
        cursor.skip(1);
        Some(card)
    }

    fn write(of: &Card) -> String {
        of.to_string()
    }

    fn examples() -> Vec<String> {
        owned(&["As"])
    }
}

/// The cards that come next, each once.
fn cards(cursor: &mut Cursor) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    while let Some(card) = cursor.peek_card() {
        if cards.contains(&card) {
            return cursor.fail(format!("{card} is listed twice"), "a deck has every card once");
        }
        cards.push(card);
        cursor.skip(1);
    }
    Some(cards)
}

fn listed(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// `As Kd`: one card or more.
pub struct CardsSlot;

impl Slot for CardsSlot {
    type Of = Vec<Card>;
    const KIND: &'static str = "cards";

    fn read(cursor: &mut Cursor) -> Option<Vec<Card>> {
        let cards = cards(cursor)?;
        if cards.is_empty() { cursor.expected("cards such as `As Kd`") } else { Some(cards) }
    }

    fn write(of: &Vec<Card>) -> String {
        listed(of)
    }

    fn examples() -> Vec<String> {
        owned(&["As Kd", "As"])
    }
}

/// The flop, with the turn and the river if they are out.
pub struct BoardSlot;

impl Slot for BoardSlot {
    type Of = Vec<Card>;
    const KIND: &'static str = "board";

    fn read(cursor: &mut Cursor) -> Option<Vec<Card>> {
        let at = cursor.at;
        let cards = CardsSlot::read(cursor)?;
        if !(3..=5).contains(&cards.len()) {
            let help = "list the flop, then the turn and the river if they are out";
            return cursor.fail_at(at, "a board has 3, 4 or 5 cards", help);
        }
        Some(cards)
    }

    fn write(of: &Vec<Card>) -> String {
        listed(of)
    }

    fn examples() -> Vec<String> {
        owned(&["2c 7d Jh", "2c 7d Jh Qs 3d"])
    }
}

/// What is shown: cards, or nothing that stands for `his hand`.
pub struct ShownSlot;

impl Slot for ShownSlot {
    type Of = Vec<Card>;
    const KIND: &'static str = "shown";

    fn read(cursor: &mut Cursor) -> Option<Vec<Card>> {
        let whole = WholeHand::table().read(cursor).is_some();
        let cards = cards(cursor)?;
        if cards.is_empty() && !whole { cursor.expected("cards such as `As Kd`") } else { Some(cards) }
    }

    fn write(of: &Vec<Card>) -> String {
        if of.is_empty() { WholeHand.written() } else { listed(of) }
    }

    fn examples() -> Vec<String> {
        vec![WholeHand.written(), "As Kd".to_owned(), "As".to_owned()]
    }

    fn absent() -> Option<Vec<Card>> {
        Some(Vec::new())
    }
}

/// `As Kd`, `x x`, or `(7c 2d) 5h` with those that lie closed in brackets.
pub struct DealtSlot;

impl Slot for DealtSlot {
    type Of = Vec<Dealt>;
    const KIND: &'static str = "dealt";

    fn read(cursor: &mut Cursor) -> Option<Vec<Dealt>> {
        let mut dealt: Vec<Dealt> = Vec::new();
        let mut closed = false;
        loop {
            if !closed && cursor.mark('(') {
                closed = true;
            } else if closed && cursor.mark(')') {
                closed = false;
            } else if cursor.take("x") {
                dealt.push(Dealt { card: None, up: !closed });
            } else if let Some(card) = cursor.peek_card() {
                if dealt.iter().any(|d| d.card == Some(card)) {
                    return cursor.fail(format!("{card} is listed twice"), "a deck has every card once");
                }
                cursor.skip(1);
                dealt.push(Dealt { card: Some(card), up: !closed });
            } else {
                break;
            }
        }
        if closed {
            return cursor.expected("another card, or `)`");
        }
        if dealt.is_empty() { cursor.expected("cards such as `As Kd`, or `x` for an unknown one") } else { Some(dealt) }
    }

    fn write(of: &Vec<Dealt>) -> String {
        let mut out = String::new();
        let mut closed = false;
        for dealt in of {
            out.push_str(match (closed, !dealt.up) {
                (false, true) => " (",
                (true, false) => ") ",
                (false, false) | (true, true) => " ",
            });
            closed = !dealt.up;
            out.push_str(&dealt.card.map_or_else(|| "x".to_owned(), |card| card.to_string()));
        }
        out.push_str(if closed { ")" } else { "" });
        out.trim_start().to_owned()
    }

    fn examples() -> Vec<String> {
        owned(&["As Kd", "(7c 2d) 5h", "(x x) Ks", "(x) 3c 4c", "Td x", "x x x x", "(5h 6h)"])
    }
}

/// A street, and its cards on the board where they are told.
pub struct StreetCardsSlot;

impl Slot for StreetCardsSlot {
    type Of = (Street, Vec<Card>);
    const KIND: &'static str = "street-cards";

    fn read(cursor: &mut Cursor) -> Option<(Street, Vec<Card>)> {
        let at = cursor.at;
        let street = Worded::<Street>::read(cursor)?;
        if street == Street::Preflop {
            cursor.at = at;
            return cursor.expected("the street that is dealt, such as `flop`");
        }
        let at = cursor.at;
        // Where the deck runs out, the last street of stud is one card for all.
        if street.is_studs() && !street.is_last() && cursor.peek_card().is_some() {
            return cursor.fail("a street of stud has no cards on the board", "deal them to the players: `dealer deals A Kd`");
        }
        let board = cards(cursor)?;
        if board.is_empty() && !cursor.is_done() && !street.is_studs() {
            // What follows may still be of another form.
            let _: Option<()> = cursor.expected("cards such as `As Kd`");
        }
        if street.is_studs() && board.len() > 1 {
            return cursor.fail_at(
                at,
                "a street of stud has no cards on the board",
                "deal them to the players: `dealer deals A Kd`",
            );
        }
        Some((street, board))
    }

    fn write((street, cards): &(Street, Vec<Card>)) -> String {
        format!("{} {}", street.written(), listed(cards)).trim_end().to_owned()
    }

    fn examples() -> Vec<String> {
        let mut examples = owned(&["flop 2c 7d Jh", "turn Ts", "river 3d", "seventh street Kh"]);
        examples.extend(Street::table().examples().into_iter().skip(1));
        examples
    }
}

/// A card each: `A Kh, B Kc`.
pub struct DrawnSlot;

impl Slot for DrawnSlot {
    type Of = Vec<(Seat, Card)>;
    const KIND: &'static str = "drawn";

    fn read(cursor: &mut Cursor) -> Option<Vec<(Seat, Card)>> {
        let mut drawn: Vec<(Seat, Card)> = Vec::new();
        loop {
            let at = cursor.at;
            let seat = SeatSlot::read(cursor)?;
            if drawn.iter().any(|(other, _)| *other == seat) {
                return cursor.fail_at(at, format!("{seat} draws twice"), "every player draws one card");
            }
            let at = cursor.at;
            let card = CardSlot::read(cursor)?;
            if drawn.iter().any(|(_, other)| *other == card) {
                return cursor.fail_at(at, format!("{card} is drawn twice"), "a deck has every card once");
            }
            drawn.push((seat, card));
            if !cursor.mark(',') {
                return Some(drawn);
            }
        }
    }

    fn write(of: &Vec<(Seat, Card)>) -> String {
        of.iter().map(|(seat, card)| format!("{seat} {card}")).collect::<Vec<_>>().join(", ")
    }

    fn examples() -> Vec<String> {
        owned(&["A Kh, B Kc", "A Kh, B Kc, C 10d"])
    }
}

/// Cards for each of several: `A Kh 9d 2c, B Ac`.
pub struct RaceSlot;

impl Slot for RaceSlot {
    type Of = Vec<(Seat, Vec<Card>)>;
    const KIND: &'static str = "race";

    fn read(cursor: &mut Cursor) -> Option<Vec<(Seat, Vec<Card>)>> {
        let mut dealt: Vec<(Seat, Vec<Card>)> = Vec::new();
        loop {
            let at = cursor.at;
            let seat = SeatSlot::read(cursor)?;
            if dealt.iter().any(|(other, _)| *other == seat) {
                return cursor.fail_at(at, format!("{seat} draws twice"), "name each player once, with all their cards");
            }
            let at = cursor.at;
            let cards = CardsSlot::read(cursor)?;
            let twice = cards.iter().find(|card| dealt.iter().any(|(_, others)| others.contains(card)));
            if let Some(card) = twice {
                return cursor.fail_at(at, format!("{card} is drawn twice"), "a deck has every card once");
            }
            dealt.push((seat, cards));
            if !cursor.mark(',') {
                return Some(dealt);
            }
        }
    }

    fn write(of: &Vec<(Seat, Vec<Card>)>) -> String {
        let each = of.iter().map(|(seat, cards)| format!("{seat} {}", CardsSlot::write(cards)));
        each.collect::<Vec<_>>().join(", ")
    }

    fn examples() -> Vec<String> {
        owned(&["A Kh 9d 2c, B Ac", "A Kh"])
    }
}

/// The ranks that tell a hand, at least and at most so many, in the order in which they count.
pub struct RanksSlot<const LEAST: usize, const MOST: usize>;

impl<const LEAST: usize, const MOST: usize> Slot for RanksSlot<LEAST, MOST> {
    type Of = Vec<Rank>;
    const KIND: &'static str = "ranks";

    fn read(cursor: &mut Cursor) -> Option<Vec<Rank>> {
        let mut ranks = Vec::new();
        while let Some(rank) = cursor.peek_word(0).and_then(rank) {
            if ranks.contains(&rank) {
                let help = "name each rank once, in the order in which they count";
                return cursor.fail(format!("{rank} is listed twice"), help);
            }
            if ranks.len() == MOST {
                let help = format!("such a hand has at most {MOST}: what it is called by, then the kickers");
                return cursor.fail("there are too many ranks", help);
            }
            cursor.skip(1);
            ranks.push(rank);
        }
        if ranks.len() < LEAST {
            return cursor.expected(if ranks.is_empty() { "the ranks that count, such as `K Q J`" } else { "another rank" });
        }
        Some(ranks)
    }

    fn write(of: &Vec<Rank>) -> String {
        of.iter().map(Rank::to_string).collect::<Vec<_>>().join(" ")
    }

    fn examples() -> Vec<String> {
        let of = |ranks: [&str; 5]| ranks[..MOST].join(" ");
        vec![of(["A", "J", "4", "3", "2"]), of(["8", "6", "K", "2", "A"]), of(["5", "10", "3", "Q", "J"])]
    }
}

fn rank(word: &str) -> Option<Rank> {
    let word = if word == "10" { "T" } else { word };
    Rank::ALL.into_iter().find(|rank| word.chars().eq([rank.letter()]))
}
