//! Seats: by what a player at the table is known.

/// A place at the table, by the one name under which the lines of a play know it: the letter of the notation, its number,
/// its position, or the name of whoever sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// `A` to `J`; in recorded hands there may be more of them.
    Letter(char),
    /// Somebody who comes to the table, and has no seat yet.
    Newcomer,
    /// Somebody who watches, and has none.
    Spectator,
    /// `seat 3`, counted from 1 at the dealer's left; in recorded hands the player's number.
    Number(u8),
    /// `CO`. The blinds that no line names are [`Seat::SMALL_BLIND`] and [`Seat::BIG_BLIND`].
    Position(Position),
    /// `Anna`.
    Name(Name),
}

/// Where a player sits in relation to the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Position {
    /// First to act before the flop.
    UnderTheGun,
    MiddlePosition,
    Lojack,
    Hijack,
    Cutoff,
    Button,
    BigBlind,
    SmallBlind,
}

impl Position {
    pub const ALL: [Position; 8] = [
        Position::UnderTheGun,
        Position::MiddlePosition,
        Position::Lojack,
        Position::Hijack,
        Position::Cutoff,
        Position::Button,
        Position::SmallBlind,
        Position::BigBlind,
    ];

    /// As it is written in every language: `UTG`.
    pub fn short(self) -> &'static str {
        match self {
            Position::UnderTheGun => "UTG",
            Position::MiddlePosition => "MP",
            Position::Lojack => "LJ",
            Position::Hijack => "HJ",
            Position::Cutoff => "CO",
            Position::Button => "BTN",
            Position::SmallBlind => "SB",
            Position::BigBlind => "BB",
        }
    }
}

impl Seat {
    pub const SMALL_BLIND: Seat = Seat::Position(Position::SmallBlind);
    pub const BIG_BLIND: Seat = Seat::Position(Position::BigBlind);

    /// The lettered seats of a table of so many, `A` first; at most 26.
    pub fn lettered(n: usize) -> impl Iterator<Item = Seat> {
        ('A'..='Z').take(n).map(Seat::Letter)
    }

    /// Somebody who plays where he is named: no newcomer or spectator, nor anybody who is known by name.
    pub fn plays(self) -> bool {
        match self {
            Seat::Letter(_) | Seat::Number(_) | Seat::Position(_) => true,
            Seat::Newcomer | Seat::Spectator | Seat::Name(_) => false,
        }
    }

    /// The letter, where the seat is known by one.
    pub fn letter(self) -> Option<char> {
        match self {
            Seat::Letter(letter) => Some(letter),
            Seat::Newcomer | Seat::Spectator | Seat::Number(_) | Seat::Position(_) | Seat::Name(_) => None,
        }
    }
}

/// A player's name, short enough to be handed around: at most [`Name::MAX`] bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    /// Padded with zeros, which no name has.
    bytes: [u8; Name::MAX],
}

impl Name {
    pub const MAX: usize = 24;

    /// The name, unless it is empty or too long.
    pub fn new(name: &str) -> Option<Name> {
        let mut bytes = [0; Name::MAX];
        let fits = !name.is_empty() && name.len() <= Name::MAX && !name.contains('\0');
        fits.then(|| {
            bytes[..name.len()].copy_from_slice(name.as_bytes());
            Name { bytes }
        })
    }

    pub fn as_str(&self) -> &str {
        let end = self.bytes.iter().position(|byte| *byte == 0).unwrap_or(Name::MAX);
        std::str::from_utf8(&self.bytes[..end]).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_comes_back_as_it_was_given() {
        for name in ["Anna", "Дмитрий", "x", "abcdefghijklmnopqrstuvwx"] {
            assert_eq!(Name::new(name).map(|n| n.as_str().to_owned()).as_deref(), Some(name));
        }
        assert!(Name::new("").is_none() && Name::new("abcdefghijklmnopqrstuvwxy").is_none());
    }
}
