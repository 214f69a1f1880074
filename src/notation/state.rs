//! Lines of state.

use super::cursor::{Cursor, Parsed};
use crate::engine::event::{Game, Offence, State, Street, Structure};

/// Whether the line is one of state rather than an event.
pub(super) fn starts(cursor: &Cursor) -> bool {
    match (cursor.peek_word(0), cursor.peek_word(1)) {
        (Some("flop" | "turn" | "river" | "dealer" | "floor" | "director"), None | Some(_)) => false,
        (Some(_), Some("has")) => true,
        (Some(_), Some("is")) => cursor.peek_word(2) == Some("away"),
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
            Ok(State::Game(Structure::NoLimit, game(cursor)))
        }
        "pot-limit" => {
            cursor.skip(1);
            Ok(State::Game(Structure::PotLimit, game(cursor)))
        }
        "limit" => {
            cursor.skip(1);
            let game = game(cursor);
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

fn game(cursor: &mut Cursor) -> Game {
    if cursor.take("omaha") || cursor.take("Omaha") {
        return Game::Omaha;
    }
    let _ = cursor.take("hold'em") || cursor.take("holdem") || cursor.take("hold’em");
    Game::Holdem
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
    for (name, street) in [("flop", Street::Flop), ("turn", Street::Turn), ("river", Street::River)] {
        if cursor.take(name) {
            return Ok(street);
        }
    }
    cursor.expected("flop, turn or river")
}

fn player(cursor: &mut Cursor) -> Parsed<State> {
    let seat = cursor.seat()?;
    if cursor.take("is away") {
        return Ok(State::Away(seat));
    }
    if !cursor.take("has") {
        return cursor.expected("`has` and chips, `has folded` or `is away`");
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
    cursor.chips().map(|chips| State::Stack(seat, chips))
}

fn offence(cursor: &mut Cursor) -> Parsed<Offence> {
    for (name, offence) in
        [("out-of-turn", Offence::OutOfTurn), ("late-post", Offence::LatePost), ("string-bet", Offence::StringBet)]
    {
        if cursor.take(name) {
            return Ok(offence);
        }
    }
    cursor.expected("out-of-turn, late-post or string-bet")
}
