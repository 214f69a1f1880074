//! The chapter reference: cards, decks and what hands are worth.
