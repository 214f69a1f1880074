//! Lines of state.

use super::cursor::{Cursor, Parsed};
use crate::engine::chips::Chips;
use crate::engine::event::{Game, Offence, PotNumber, State, Street, Structure};

/// Whether the line is one of state rather than an event.
pub(super) fn starts(cursor: &Cursor) -> bool {
    match (cursor.peek_word(0), cursor.peek_word(1)) {
        (Some("flop" | "turn" | "river" | "dealer" | "floor" | "director" | "draw"), None | Some(_)) => false,
        (Some("third" | "fourth" | "fifth" | "sixth" | "seventh"), Some("street")) => false,
        (Some(_), Some("s")) => false,
        (Some(_), Some("has" | "holds")) => true,
        (Some(_), Some("cards")) => cursor.peek_word(2) == Some("are"),
        (Some(_), Some("is")) => cursor.peek_word(2) == Some("away"),
        (Some(_), _) if cursor.clone().possessive().is_some() => false,
        (Some(_), _) => cursor.peek_seat(0).is_none(),
        (None, _) => true,
    }
}

/// Fragments of state, joined by commas.
pub(super) fn fragments(cursor: &mut Cursor) -> Parsed<Vec<State>> {
    let mut states = Vec::new();
    loop {
        states.push(fragment(cursor)?);
        if !cursor.mark(',') {
            break;
        }
    }
    cursor.end()?;
    Ok(states)
}

const EXPECTED: &str = "a line of play such as `A raises to 1200`, or state such as `blinds 200/400` or `seats A B C`";

fn fragment(cursor: &mut Cursor) -> Parsed<State> {
    let Some(word) = cursor.peek_word(0) else { return cursor.expected(EXPECTED) };
    match word {
        "no-limit" => {
            cursor.skip(1);
            game(cursor).map(|game| State::Game(Structure::NoLimit, game))
        }
        "pot-limit" => {
            cursor.skip(1);
            game(cursor).map(|game| State::Game(Structure::PotLimit, game))
        }
        "limit" => {
            cursor.skip(1);
            let game = game(cursor)?;
            let (small, big) = cursor.pair()?;
            Ok(State::Game(Structure::Limit(small, big), game))
        }
        "blinds" => {
            cursor.skip(1);
            cursor.pair().map(|(small, big)| State::Blinds(small, big))
        }
        "ante" => {
            cursor.skip(1);
            cursor.positive().map(State::Ante)
        }
        "bring-in" => {
            cursor.skip(1);
            cursor.positive().map(State::BringIn)
        }
        "board" => {
            cursor.skip(1);
            board(cursor)
        }
        "at" if cursor.take("at showdown") => Ok(State::AtShowdown),
        "machine" if cursor.take("machine shuffle") => Ok(State::MachineShuffle),
        "smallest" => {
            if !cursor.take("smallest chip") {
                return cursor.expected("`smallest chip` and its value");
            }
            cursor.positive().map(State::SmallestChip)
        }
        "seats" => {
            cursor.skip(1);
            seats(cursor)
        }
        "button" => {
            cursor.skip(1);
            cursor.seat().map(State::Button)
        }
        "on" => {
            cursor.skip(1);
            cursor.take("the");
            street(cursor).map(State::Street)
        }
        "pot" => {
            cursor.skip(1);
            cursor.number().map(State::Pot)
        }
        "tournament" => {
            cursor.skip(1);
            Ok(State::Tournament)
        }
        "cash" => {
            cursor.skip(1);
            cursor.take("game");
            Ok(State::CashGame)
        }
        "sector" => {
            cursor.skip(1);
            cursor.take("line");
            Ok(State::SectorLine)
        }
        _ if pot_number(cursor, true).is_some() => pot_of(cursor),
        _ if cursor.clone().possessive().is_some() => protected(cursor),
        _ if cursor.peek_seat(0).is_some() => player(cursor),
        _ if word.contains('/') => cursor.pair().map(|(small, big)| State::Blinds(small, big)),
        _ if word.bytes().all(|b| b.is_ascii_digit()) => {
            let n = cursor.positive()?;
            if !cursor.take("left") {
                return cursor.expected("`left`, for so many players left in the tournament");
            }
            cursor.take("in the tournament");
            Ok(State::Left(n))
        }
        _ => cursor.expected(EXPECTED),
    }
}

const ORDINALS: [&str; 8] = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/// `main pot`, `side pot`, `second side pot` and so on, taken if it comes next.
pub(super) fn pot_number(cursor: &mut Cursor, peek: bool) -> Option<PotNumber> {
    let before = cursor.clone();
    let number = if cursor.take("main pot") {
        Some(0)
    } else if cursor.take("side pot") {
        Some(1)
    } else {
        let at = ORDINALS.iter().position(|name| cursor.take(&format!("{name} side pot")));
        at.and_then(|at| PotNumber::try_from(at + 2).ok())
    };
    if peek || number.is_none() {
        *cursor = before;
    }
    number
}

/// What a pot is called, without an article.
pub(super) fn pot_name(number: PotNumber) -> String {
    match number {
        0 => "main pot".into(),
        1 => "side pot".into(),
        n => format!("{} side pot", ORDINALS.get(usize::from(n) - 2).unwrap_or(&"last")),
    }
}

/// `main pot 360 of A B C`.
fn pot_of(cursor: &mut Cursor) -> Parsed<State> {
    let number = pot_number(cursor, false).unwrap_or(0);
    let amount = cursor.number()?;
    if !cursor.take("of") {
        return cursor.expected("`of` and those who have a claim to it");
    }
    Ok(State::PotOf(number, amount, cursor.seats()?))
}

fn protected(cursor: &mut Cursor) -> Parsed<State> {
    let seat = cursor.possessive();
    match seat {
        Some(seat) if cursor.take("cards are protected") => Ok(State::Protected(seat)),
        _ => cursor.expected("`cards are protected`"),
    }
}

fn board(cursor: &mut Cursor) -> Parsed<State> {
    let before = cursor.clone();
    let cards = cursor.cards()?;
    if !(3..=5).contains(&cards.len()) {
        return before.fail("a board has 3, 4 or 5 cards", "list the flop, then the turn and the river if they are out");
    }
    Ok(State::Board(cards))
}

/// Without a word it is hold'em.
fn game(cursor: &mut Cursor) -> Parsed<Game> {
    let high_low = |cursor: &mut Cursor, low: Game, high: Game| {
        if cursor.take("eight-or-better") || cursor.take("high-low") { low } else { high }
    };
    if cursor.take("omaha") || cursor.take("Omaha") {
        return Ok(high_low(cursor, Game::OmahaEight, Game::Omaha));
    }
    if cursor.take("stud") || cursor.take("seven-card stud") {
        return Ok(high_low(cursor, Game::StudEight, Game::Stud));
    }
    if cursor.take("razz") {
        return Ok(Game::Razz);
    }
    let named = cursor.take("hold'em") || cursor.take("holdem") || cursor.take("hold’em");
    match cursor.peek_word(0) {
        Some(word) if !named && !word.contains('/') => {
            cursor.expected("`hold'em`, `omaha`, `omaha eight-or-better`, `stud`, `stud eight-or-better` or `razz`")
        }
        _ => Ok(Game::Holdem),
    }
}

fn seats(cursor: &mut Cursor) -> Parsed<State> {
    let mut seats = Vec::new();
    loop {
        if cursor.take("-") {
            seats.push(None);
        } else if let Some(seat) = cursor.peek_seat(0) {
            if seats.contains(&Some(seat)) {
                return cursor.fail(format!("{} has two seats", super::seat_name(seat)), "name each player once");
            }
            cursor.skip(1);
            seats.push(Some(seat));
        } else {
            break;
        }
    }
    if !(1..=10).contains(&seats.iter().flatten().count()) {
        return cursor.fail("a table has up to 10 players", "list them clockwise, for example `seats A B C`");
    }
    Ok(State::Seats(seats))
}

pub(super) fn street(cursor: &mut Cursor) -> Parsed<Street> {
    const STREETS: [(&str, Street); 8] = [
        ("flop", Street::Flop),
        ("turn", Street::Turn),
        ("river", Street::River),
        ("third street", Street::Third),
        ("fourth street", Street::Fourth),
        ("fifth street", Street::Fifth),
        ("sixth street", Street::Sixth),
        ("seventh street", Street::Seventh),
    ];
    match STREETS.into_iter().find(|(name, _)| cursor.take(name)) {
        Some((_, street)) => Ok(street),
        None => cursor.expected("flop, turn, river, or third to seventh street"),
    }
}

fn player(cursor: &mut Cursor) -> Parsed<State> {
    let seat = cursor.seat()?;
    if cursor.take("is away") {
        return Ok(State::Away(seat));
    }
    if cursor.take("holds") {
        return cursor.dealt(true).map(|dealt| State::Holds(seat, dealt));
    }
    if !cursor.take("has") {
        return cursor.expected("`has` and chips, `holds` and cards, `has folded` or `is away`");
    }
    if cursor.take("folded") {
        return Ok(State::Folded(seat));
    }
    if cursor.peek_word(1).is_some_and(|w| w.starts_with("warning")) {
        let n = cursor.positive()?;
        cursor.skip(1);
        if !cursor.mark(':') {
            return cursor.expected("`:` and the offence");
        }
        return offence(cursor).map(|offence| State::Record(seat, n, offence));
    }
    if cursor.take("0") {
        return Ok(State::Stack(seat, Chips::Amount(0)));
    }
    match cursor.peek_word(0) {
        Some(word) if word.starts_with(|c: char| c.is_ascii_digit()) => cursor.chips().map(|chips| State::Stack(seat, chips)),
        _ => cursor.expected("chips such as 2x1000 + 1x500, an amount, `folded`, or `1 warning:` and the offence"),
    }
}

fn offence(cursor: &mut Cursor) -> Parsed<Offence> {
    for (name, offence) in [
        ("out-of-turn", Offence::OutOfTurn),
        ("late-post", Offence::LatePost),
        ("string-bet", Offence::StringBet),
        ("announcing", Offence::Announcing),
    ] {
        if cursor.take(name) {
            return Ok(offence);
        }
    }
    cursor.expected("out-of-turn, late-post, string-bet or announcing")
}
