//! Lines about cards: dealing, showing, mucking, handling.

use super::cursor::{Cursor, Parsed};
use crate::engine::cards::Card;
use crate::engine::event::{Handling, Release, Seat, Show, Showing, Shuffle, Step, Touched};
use crate::engine::value::Class;

/// What a class of hands is called; with an article where somebody claims it.
pub(super) const CLASSES: [(&str, Class); 9] = [
    ("high card", Class::HighCard),
    ("pair", Class::Pair),
    ("two pair", Class::TwoPair),
    ("three of a kind", Class::ThreeOfAKind),
    ("straight", Class::Straight),
    ("flush", Class::Flush),
    ("full house", Class::FullHouse),
    ("four of a kind", Class::FourOfAKind),
    ("straight flush", Class::StraightFlush),
];

pub(super) fn class(cursor: &mut Cursor) -> Option<Class> {
    // The longer name first: a straight flush begins like a straight.
    CLASSES.into_iter().rev().find(|(name, _)| cursor.take(name)).map(|(_, class)| class)
}

/// What a player does with cards, his own or another's.
pub(super) fn player(cursor: &mut Cursor, verb: &str) -> Parsed<Step> {
    match verb {
        "mucks" => {
            cursor.take("his cards");
            cursor.take("face down");
            Ok(Step::Release(Release::Mucked))
        }
        "tables" | "flashes" | "shows" => show(cursor, verb).map(Step::Show),
        "lifts" if cursor.take("his upcards") => Ok(Step::LiftUpcards),
        "lifts" => cursor.expected("`his upcards`"),
        "turns" => turns_up(cursor),
        "refuses" => {
            cursor.take("to show");
            Ok(Step::Refuse)
        }
        "claims" => {
            let _ = cursor.take("a") || cursor.take("an");
            match class(cursor) {
                Some(class) => Ok(Step::Claim(class)),
                None => cursor.expected("a hand, such as `a flush` or `two pair`"),
            }
        }
        "points" => match (cursor.take("at"), cursor.possessive()) {
            (true, Some(seat)) if cursor.take("hand") => Ok(Step::PointOut(seat)),
            _ => cursor.expected("`at B's hand`"),
        },
        _ if cursor.take("into the pot") => Ok(Step::ReachIn),
        _ => cursor.expected("`into the pot`"),
    }
}

fn show(cursor: &mut Cursor, verb: &str) -> Parsed<Show> {
    if !cursor.take("his hand") && cursor.peek_card().is_none() {
        return cursor.expected("`his hand`, or cards such as `As Kd`");
    }
    let cards = if cursor.peek_card().is_some() { cursor.cards()? } else { Vec::new() };
    let manner = match verb {
        "tables" => Showing::Tabled,
        "flashes" => Showing::Flashed,
        _ if cursor.take("to") => Showing::To(cursor.seat()?),
        _ if cards.is_empty() => Showing::Tabled,
        _ => Showing::Open,
    };
    Ok(Show { cards, manner })
}

fn turns_up(cursor: &mut Cursor) -> Parsed<Step> {
    match (cursor.take("up"), cursor.possessive()) {
        (true, Some(seat)) if cursor.take("cards") => Ok(Step::Handle(Handling::TurnUp, seat)),
        _ => cursor.expected("`up B's cards`"),
    }
}

/// What the dealer does with the cards.
pub(super) fn dealer(cursor: &mut Cursor) -> Parsed<Step> {
    if cursor.take("deals") {
        let seat = cursor.seat()?;
        return cursor.dealt(true).map(|dealt| Step::Deal(seat, dealt));
    }
    if cursor.take("mucks") {
        return match cursor.possessive() {
            Some(seat) if cursor.take("cards") => Ok(Step::Handle(Handling::Muck, seat)),
            _ => cursor.expected("`B's cards`"),
        };
    }
    if cursor.take("turns") {
        return turns_up(cursor);
    }
    if cursor.take("finds") {
        let n = cursor.positive()?;
        return if cursor.take("cards") { Ok(Step::Count(n)) } else { cursor.expected("`cards`") };
    }
    for (words, shuffle) in
        [("washes the cards", Shuffle::Wash), ("riffles", Shuffle::Riffle), ("presses the shuffler button", Shuffle::Machine)]
    {
        if cursor.take(words) {
            return Ok(Step::Shuffle(shuffle));
        }
    }
    cursor.expected(
        "`tells`, `deals`, `mucks B's cards`, `turns up B's cards`, `pushes the pot to`, `leaves the pot in a heap`, `finds 51 \
         cards`, `washes the cards`, `riffles` or `presses the shuffler button`",
    )
}

/// `cards touch the muck`, after `B's`.
pub(super) fn contact(cursor: &mut Cursor) -> Parsed<Step> {
    let mixes = if cursor.take("cards touch") {
        false
    } else if cursor.take("cards mix with") {
        true
    } else {
        return cursor.expected("`cards touch`, `cards mix with` or `cards are protected`");
    };
    let touched = if cursor.take("the muck") {
        Touched::Muck
    } else if cursor.take("the board") {
        Touched::Board
    } else if cursor.take("the burn cards") {
        Touched::Burns
    } else {
        match cursor.possessive() {
            Some(seat) if cursor.take("cards") => Touched::CardsOf(seat),
            _ => return cursor.expected("`the muck`, `the board`, `the burn cards` or `C's cards`"),
        }
    };
    Ok(if mixes { Step::Mix(touched) } else { Step::Touch(touched) })
}

/// `draw for the button: A Kh, B Kc`.
pub(super) fn draw(cursor: &mut Cursor) -> Parsed<Step> {
    if !cursor.take("draw for the button") || !cursor.mark(':') {
        return cursor.expected("`draw for the button:` and a card each");
    }
    let mut drawn: Vec<(Seat, Card)> = Vec::new();
    loop {
        if let Some((seat, _)) = drawn.iter().find(|(seat, _)| cursor.peek_seat(0) == Some(*seat)) {
            return cursor.fail(format!("{seat} draws twice"), "every player draws one card");
        }
        let seat = cursor.seat()?;
        let Some(card) = cursor.peek_card() else { return cursor.expected("a card such as `Kh`") };
        if drawn.iter().any(|(_, other)| *other == card) {
            return cursor.fail(format!("{card} is drawn twice"), "a deck has every card once");
        }
        cursor.skip(1);
        drawn.push((seat, card));
        if !cursor.mark(',') {
            return Ok(Step::Draw(drawn));
        }
    }
}
