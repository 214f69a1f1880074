//! What is played: the cards, how bets are bounded, and the betting rounds.

use crate::engine::chips::Amount;

/// The betting rounds: four of hold'em and Omaha, five of stud and razz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Street {
    Preflop,
    Flop,
    Turn,
    River,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
}

impl Street {
    /// The hand's first betting round.
    pub fn is_first(self) -> bool {
        matches!(self, Street::Preflop | Street::Third)
    }

    /// The hand's last betting round.
    pub fn is_last(self) -> bool {
        matches!(self, Street::River | Street::Seventh)
    }

    /// The street that comes after it.
    pub fn next(self) -> Option<Street> {
        match self {
            Street::Preflop => Some(Street::Flop),
            Street::Flop => Some(Street::Turn),
            Street::Turn => Some(Street::River),
            Street::Third => Some(Street::Fourth),
            Street::Fourth => Some(Street::Fifth),
            Street::Fifth => Some(Street::Sixth),
            Street::Sixth => Some(Street::Seventh),
            Street::River | Street::Seventh => None,
        }
    }

    /// How many cards lie on the board while there is betting on it.
    pub fn cards_on_board(self) -> usize {
        match self {
            Street::Flop => 3,
            Street::Turn => 4,
            Street::River => 5,
            Street::Preflop | Street::Third | Street::Fourth | Street::Fifth | Street::Sixth | Street::Seventh => 0,
        }
    }

    /// It belongs to stud and razz.
    pub fn is_studs(self) -> bool {
        self >= Street::Third
    }

    /// The big bet of fixed limit is in force.
    pub fn has_big_bet(self) -> bool {
        matches!(self, Street::Turn | Street::River | Street::Fifth | Street::Sixth | Street::Seventh)
    }
}

/// How bets are bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Structure {
    NoLimit,
    PotLimit,
    /// Fixed limit, with its small and its big bet.
    Limit(Amount, Amount),
}

/// Which cards are dealt, and what they are played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    Holdem,
    Omaha,
    /// High-low, the low eight or better.
    OmahaEight,
    /// Seven-card stud.
    Stud,
    /// High-low, the low eight or better.
    StudEight,
    /// Seven-card stud for the lowest hand, ace to five.
    Razz,
}

impl Game {
    /// The cards that lie closed before a player at showdown: all of them must be shown to win.
    pub fn hole_cards(self) -> usize {
        match self {
            Game::Holdem => 2,
            Game::Omaha | Game::OmahaEight => 4,
            Game::Stud | Game::StudEight | Game::Razz => 3,
        }
    }

    /// Each player has his own upcards, and there is no button.
    pub fn is_stud(self) -> bool {
        matches!(self, Game::Stud | Game::StudEight | Game::Razz)
    }

    /// The pot is divided between the best high and the best low hand.
    pub fn is_high_low(self) -> bool {
        matches!(self, Game::OmahaEight | Game::StudEight)
    }
}
