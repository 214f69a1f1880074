//! Verdicts of the showdown: who shows, what the hands are, who wins.

use super::cursor::{Cursor, Parsed};
use super::{cards, state};
use crate::engine::cards::Rank;
use crate::engine::event::Seat;
use crate::engine::ruling::{HandValue, Verdict};
use crate::engine::value::Class;

/// `A B C show now`.
pub(super) fn together(cursor: &mut Cursor) -> Parsed<Verdict> {
    let seats = cursor.seats()?;
    if cursor.take("show now") { Ok(Verdict::ShowNow(seats)) } else { cursor.expected("`show now`") }
}

/// `A wins 1500`, `A wins 360 of the main pot`.
pub(super) fn wins(cursor: &mut Cursor, seat: Seat) -> Parsed<Verdict> {
    let amount = cursor.number()?;
    if !cursor.take("of the") {
        return Ok(Verdict::Wins(seat, amount, None));
    }
    match state::pot_number(cursor, false) {
        Some(number) => Ok(Verdict::Wins(seat, amount, Some(number))),
        None => cursor.expected("`main pot`, `side pot` or `second side pot`"),
    }
}

/// `A shows first, then B C`.
pub(super) fn shows_first(cursor: &mut Cursor, seat: Seat) -> Parsed<Verdict> {
    let mut order = vec![seat];
    if cursor.mark(',') {
        if !cursor.take("then") {
            return cursor.expected("`then` and those who follow");
        }
        order.extend(cursor.seats()?);
    }
    Ok(Verdict::ShowsFirst(order))
}

/// `A has two pair K Q J`, `B has low 8 6 4 2 A`.
pub(super) fn has(cursor: &mut Cursor, seat: Seat) -> Parsed<Verdict> {
    let class = cards::class(cursor);
    if class.is_none() && !cursor.take("low") {
        return cursor.expected("a hand, such as `two pair K Q J` or `low 8 6 4 2 A`");
    }
    let (least, most) = how_many(class);
    let mut ranks = Vec::new();
    while let Some(rank) = cursor.peek_word(0).and_then(rank) {
        if ranks.contains(&rank) {
            return cursor.fail(format!("{rank} is listed twice"), "name each rank once, in the order in which they count");
        }
        if ranks.len() == most {
            let help = format!("such a hand has at most {most}: what it is called by, then the kickers");
            return cursor.fail("there are too many ranks", help);
        }
        cursor.skip(1);
        ranks.push(rank);
    }
    if ranks.len() < least {
        return cursor.expected(if ranks.is_empty() { "the ranks that count, such as `K Q J`" } else { "another rank" });
    }
    Ok(Verdict::Has(seat, HandValue { class, ranks }))
}

fn rank(word: &str) -> Option<Rank> {
    let word = if word == "10" { "T" } else { word };
    Rank::ALL.into_iter().find(|rank| word.chars().eq([rank.letter()]))
}

/// How many ranks tell a hand: at least those it is called by, at most those of its five cards.
fn how_many(class: Option<Class>) -> (usize, usize) {
    match class {
        None | Some(Class::HighCard | Class::Flush) => (1, 5),
        Some(Class::Pair) => (1, 4),
        Some(Class::TwoPair) => (2, 3),
        Some(Class::ThreeOfAKind) => (1, 3),
        Some(Class::FullHouse) => (2, 2),
        Some(Class::FourOfAKind) => (1, 2),
        Some(Class::Straight | Class::StraightFlush) => (1, 1),
    }
}
