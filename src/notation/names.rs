//! How seats are written: `A`, `seat 3`, `CO`, `Anna`, `N` for a newcomer and `X` for a spectator; and who has been named.

use std::collections::BTreeSet;

use super::phrasebook::Phrasebook;
use super::{Line, ParseError, parse_line};
use crate::engine::cards::Card;
use crate::engine::event::{Seat, State};
use crate::engine::seat::{Name, Position};

/// The seat that words begin with, and how many words it takes.
pub(super) fn seat_of(word: &str, next: Option<&str>, book: &Phrasebook) -> Option<(Seat, usize)> {
    if let Some(position) = Position::ALL.into_iter().find(|position| position.short() == word) {
        return Some((Seat::Position(position), 1));
    }
    if word == "seat" {
        let number = next.filter(|next| next.bytes().all(|b| b.is_ascii_digit())).and_then(|next| next.parse::<u8>().ok())?;
        return (number > 0).then_some((Seat::Number(number), 2));
    }
    let mut chars = word.chars();
    let first = chars.next().filter(|c| c.is_uppercase())?;
    if chars.as_str().is_empty() {
        return lettered(first).map(|seat| (seat, 1));
    }
    let own = word.chars().all(char::is_alphabetic) && word.parse::<Card>().is_err() && !book.has_word(word);
    Name::new(word).filter(|_| own).map(|name| (Seat::Name(name), 1))
}

/// Who is written with one letter.
pub fn lettered(letter: char) -> Option<Seat> {
    match letter {
        'A'..='J' => Some(Seat::Letter(letter)),
        'N' => Some(Seat::Newcomer),
        'X' => Some(Seat::Spectator),
        _ => None,
    }
}

/// `A` to `J`, `seat 3`, `CO`, or the player's name.
pub fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::Letter(letter) => letter.to_string(),
        Seat::Newcomer => "N".to_owned(),
        Seat::Spectator => "X".to_owned(),
        Seat::Number(number) => format!("seat {number}"),
        Seat::Position(position) => position.short().to_owned(),
        Seat::Name(name) => name.as_str().to_owned(),
    }
}

/// Reads the lines of one play: players are called by name once a `seats` line has named them.
#[derive(Clone, Debug, Default)]
pub struct LineReader {
    named: BTreeSet<Name>,
}

impl LineReader {
    /// Reads the play's next line.
    ///
    /// # Errors
    /// As [`parse_line`], and a name that no line of seats has.
    pub fn line(&mut self, line: &str) -> Result<Line, ParseError> {
        let mut read = parse_line(line)?;
        if let Line::State(states) = &read {
            let places = states.iter().filter_map(|state| if let State::Seats(places) = state { Some(places) } else { None });
            self.named.extend(places.flatten().flatten().filter_map(|seat| name(*seat)));
        }
        let mut unknown = None;
        let mut visit = |seat: &mut Seat| unknown = unknown.or(name(*seat).filter(|name| !self.named.contains(name)));
        match &mut read {
            Line::State(states) => states.iter_mut().for_each(|state| state.seats_mut(&mut visit)),
            Line::Event(event) => event.seats_mut(&mut visit),
            Line::Expect(verdict) => verdict.seats_mut(&mut visit),
        }
        unknown.map_or(Ok(read), |name| Err(nobody(line, name.as_str())))
    }
}

fn name(seat: Seat) -> Option<Name> {
    match seat {
        Seat::Name(name) => Some(name),
        Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Number(_) | Seat::Position(_) => None,
    }
}

fn nobody(line: &str, name: &str) -> ParseError {
    let word = |at: &usize| !line[at + name.len()..].starts_with(char::is_alphabetic);
    let at = line.match_indices(name).map(|(at, _)| at).find(word).unwrap_or_default();
    ParseError {
        span: at..at + name.len(),
        message: format!("nobody at the table is called {name}"),
        help: Some(format!("name all players first, for example `seats {name} B C`; else seats are `A` to `J`, `seat 3` or `CO`")),
    }
}
