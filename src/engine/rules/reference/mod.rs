//! The chapter reference: cards, decks and what hands are worth. One file a rule.

pub mod card_rank;
pub mod deck_and_suits;
pub mod hand_ranking;
