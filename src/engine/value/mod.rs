//! What a hand is worth: high, eight or better, ace-to-five, and Omaha's two cards out of the hand.
//!
//! Of any two values of a kind the greater one wins, in lowball too, and equal values split the pot: suits decide nothing.
//! Nothing here is looked up in a table; a value is computed with a few operations on sets of ranks.

mod description;
mod high;
mod low;
mod low8;
mod made;
pub mod omaha;
mod ranks;

pub use description::{Class, Description, Ranks};
pub use high::High;
pub use low::Low;
pub use low8::Low8;
