//! Cards, and sets of cards.

mod card;
mod set;

pub use card::{Card, Rank, Suit};
pub use set::{CardSet, Iter};
