//! Recorded hands: the poker hand history format, a hand a file (PHH, which is TOML) or many (PHHS, a table each).
//!
//! A file is read hand by hand, so that its length does not matter.

mod action;
mod amount;
pub mod findings;
mod hands;
mod record;
mod variant;

pub use action::{Cards, Move, MoveError};
pub use amount::Decimal;
pub use hands::{Hands, Text};
pub use record::{Record, RecordLine, Recorded, Unreadable, Winnings};
pub use variant::Variant;
