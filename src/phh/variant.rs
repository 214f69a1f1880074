//! The games that the format has codes for.

use crate::engine::event::Game;

/// A game and how its bets are bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// One that is played here.
    Played(Limits, Game),
    /// One that the format knows and that is not played here.
    Other,
}

/// How bets are bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limits {
    None,
    Pot,
    Fixed,
}

/// The codes of the format, and of its reference implementation.
const CODES: [(&str, Variant); 12] = [
    ("NT", Variant::Played(Limits::None, Game::Holdem)),
    ("PO", Variant::Played(Limits::Pot, Game::Omaha)),
    ("FT", Variant::Played(Limits::Fixed, Game::Holdem)),
    ("FO/8", Variant::Played(Limits::Fixed, Game::OmahaEight)),
    ("F7S", Variant::Played(Limits::Fixed, Game::Stud)),
    ("F7S/8", Variant::Played(Limits::Fixed, Game::StudEight)),
    ("FR", Variant::Played(Limits::Fixed, Game::Razz)),
    ("NS", Variant::Other),
    ("PT", Variant::Other),
    ("N2L1D", Variant::Other),
    ("F2L3D", Variant::Other),
    ("FB", Variant::Other),
];

impl Variant {
    pub fn from_code(code: &str) -> Option<Variant> {
        CODES.iter().find(|(known, _)| *known == code).map(|(_, variant)| *variant)
    }

    /// The codes of the format.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        CODES.iter().map(|(code, _)| *code)
    }
}
