//! The room: the root of all that the engine knows. A hand lives inside a table, a table inside the room.

use crate::engine::event::{Offence, Seat};
use crate::engine::table::hand::Hand;

/// Tables, and what outlasts a hand: the contest and the players' records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// The tables in play; betting needs only the first.
    pub tables: Vec<PlayedTable>,
    /// Warnings given so far.
    pub records: Vec<(Seat, Offence, i64)>,
    pub straddles_agreed: bool,
}

/// One table with the hand that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTable {
    pub hand: Hand,
    pub sector_line: bool,
}

impl Room {
    pub fn hand(&self) -> &Hand {
        &self.tables[0].hand
    }

    pub fn hand_mut(&mut self) -> &mut Hand {
        &mut self.tables[0].hand
    }

    pub fn record(&self, seat: Seat, offence: Offence) -> i64 {
        self.records.iter().filter(|(s, o, _)| *s == seat && *o == offence).map(|(_, _, n)| n).sum()
    }
}
