//! Printing in the notation: the reverse of parsing. State stands here.

mod event;
mod verdict;

use std::fmt::{self, Display, Formatter};

use super::{cards, state};
use crate::engine::event::{Dealt, Game, Offence, Seat, State, Street, Structure};
use crate::engine::value::Class;

/// `A` to `J`, or `SB` and `BB` for the blinds that nobody named.
pub fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::Letter(letter) => letter.to_string(),
        Seat::Number(number) => format!("seat {number}"),
        Seat::Position(position) => position.short().to_owned(),
        Seat::Name(name) => name.as_str().to_owned(),
    }
}

/// `preflop`, `flop`, `turn`, `river`, or `third street` to `seventh street`.
pub fn street_name(street: Street) -> &'static str {
    match street {
        Street::Preflop => "preflop",
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
        Street::Third => "third street",
        Street::Fourth => "fourth street",
        Street::Fifth => "fifth street",
        Street::Sixth => "sixth street",
        Street::Seventh => "seventh street",
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&seat_name(*self))
    }
}

impl Display for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Game::Holdem => "hold'em",
            Game::Omaha => "omaha",
            Game::OmahaEight => "omaha eight-or-better",
            Game::Stud => "stud",
            Game::StudEight => "stud eight-or-better",
            Game::Razz => "razz",
        })
    }
}

fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::OutOfTurn => "out-of-turn",
        Offence::LatePost => "late-post",
        Offence::StringBet => "string-bet",
        Offence::Announcing => "announcing",
    }
}

/// `A B C`, each after a space.
fn list<T: Display>(f: &mut Formatter<'_>, of: &[T]) -> fmt::Result {
    of.iter().try_for_each(|one| write!(f, " {one}"))
}

/// Cards as they lie; where some lie open, the closed ones stand in brackets.
fn dealt(f: &mut Formatter<'_>, cards: &[Dealt], up: bool) -> fmt::Result {
    let mut closed = false;
    for card in cards {
        let hidden = up && !card.up;
        f.write_str(match (closed, hidden) {
            (false, true) => " (",
            (true, false) => ") ",
            _ => " ",
        })?;
        closed = hidden;
        match card.card {
            Some(card) => write!(f, "{card}")?,
            None => f.write_str("x")?,
        }
    }
    f.write_str(if closed { ")" } else { "" })
}

impl Display for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            State::Game(Structure::NoLimit, game) => write!(f, "no-limit {game}"),
            State::Game(Structure::PotLimit, game) => write!(f, "pot-limit {game}"),
            State::Game(Structure::Limit(small, big), game) => write!(f, "limit {game} {small}/{big}"),
            State::Blinds(small, big) => write!(f, "blinds {small}/{big}"),
            State::Ante(n) => write!(f, "ante {n}"),
            State::SmallestChip(n) => write!(f, "smallest chip {n}"),
            State::Seats(seats) => {
                f.write_str("seats")?;
                for seat in seats {
                    match seat {
                        Some(seat) => write!(f, " {seat}")?,
                        None => f.write_str(" -")?,
                    }
                }
                Ok(())
            }
            State::Button(seat) => write!(f, "button {seat}"),
            State::Street(street) => write!(f, "on the {}", street_name(*street)),
            State::Pot(n) => write!(f, "pot {n}"),
            State::Stack(seat, chips) => write!(f, "{seat} has {chips}"),
            State::Folded(seat) => write!(f, "{seat} has folded"),
            State::Away(seat) => write!(f, "{seat} is away"),
            State::Tournament => f.write_str("tournament"),
            State::CashGame => f.write_str("cash game"),
            State::Left(n) => write!(f, "{n} left in the tournament"),
            State::SectorLine => f.write_str("sector line"),
            State::BringIn(n) => write!(f, "bring-in {n}"),
            State::Holds(seat, cards) => {
                write!(f, "{seat} holds")?;
                dealt(f, cards, true)
            }
            State::Board(cards) => {
                f.write_str("board")?;
                list(f, cards)
            }
            State::AtShowdown => f.write_str("at showdown"),
            State::PotOf(number, amount, seats) => {
                write!(f, "{} {amount} of", state::pot_name(*number))?;
                list(f, seats)
            }
            State::Protected(seat) => write!(f, "{seat}'s cards are protected"),
            State::MachineShuffle => f.write_str("machine shuffle"),
            State::Record(seat, 1, what) => write!(f, "{seat} has 1 warning: {}", offence(*what)),
            State::Record(seat, n, what) => write!(f, "{seat} has {n} warnings: {}", offence(*what)),
        }
    }
}

/// `two pair`, `full house`.
fn class_name(class: Class) -> &'static str {
    cards::CLASSES.into_iter().find(|(_, c)| *c == class).map_or("", |(name, _)| name)
}
