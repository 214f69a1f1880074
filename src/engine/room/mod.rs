//! The room as a whole: its tables and who sits at them, and what has happened there. A hand is played at one table; all the
//! others are known by their seats and by where the button was.

mod layout;
mod log;
mod positions;

pub use layout::{Layout, TableSeats};
pub use log::{Noted, RoomEntry, RoomLog};
pub use positions::{Positions, Spot};
