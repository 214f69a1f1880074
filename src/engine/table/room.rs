//! The table whose hand is told, and what outlasts the hand there: the root of all that betting looks at. The other tables of a room
//! are known by who sits there (`engine::room`).

use crate::engine::event::{Offence, Seat};
use crate::engine::table::hand::Hand;

/// The table whose hand is told, and what outlasts the hand: the players' records, and what they have agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    pub table: PlayedTable,
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
        &self.table.hand
    }

    pub fn hand_mut(&mut self) -> &mut Hand {
        &mut self.table.hand
    }

    pub fn record(&self, seat: Seat, offence: Offence) -> i64 {
        self.records.iter().filter(|(s, o, _)| *s == seat && *o == offence).map(|(_, _, n)| n).sum()
    }
}
