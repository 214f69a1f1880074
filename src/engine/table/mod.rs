//! What is so: seats with their chips and cards, pots, the board, whose turn it is. It changes only through a few operations
//! that conserve chips and cards, and never decides.

pub mod bank;
pub(in crate::engine) mod board;
pub(in crate::engine) mod deal;
pub(in crate::engine) mod dealing;
pub(in crate::engine) mod deck;
pub mod hand;
mod in_deal;
pub mod incidents;
pub mod piles;
mod player;
mod posting;
pub mod pot;
pub mod pots;
mod put_right;
pub mod room;
pub(in crate::engine) mod rotation;
mod seating;
mod setup;
pub mod shown_hands;
pub(in crate::engine) mod stub;
pub mod stud;
mod turn;
