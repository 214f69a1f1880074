//! Chips and amounts.

use std::fmt;

/// An amount of chips, in the smallest unit of the game.
pub type Amount = i64;

/// The largest amount that a line may state. Sums of many such amounts still fit an [`Amount`].
pub const MAX_AMOUNT: Amount = 1_000_000_000_000;

/// The pots by their order: 0 is the main pot, 1 the side pot, 2 the second side pot.
pub type PotNumber = u8;

/// Chips that move: by denomination where that matters, else as a bare amount.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Chips {
    /// Of no stated denominations: an assortment of which no one chip could be spared.
    Amount(Amount),
    /// Piles of so many chips of one value each.
    Piles(Vec<Pile>),
}

/// So many chips of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    pub count: i64,
    pub value: Amount,
}

impl Chips {
    pub fn total(&self) -> Amount {
        match self {
            Chips::Amount(amount) => *amount,
            Chips::Piles(piles) => piles.iter().fold(0, |sum: Amount, p| sum.saturating_add(p.count.saturating_mul(p.value))),
        }
    }

    /// The value of the chip, if it is a single one.
    pub fn single(&self) -> Option<Amount> {
        match self {
            Chips::Piles(piles) if piles.iter().map(|p| p.count).sum::<i64>() == 1 => {
                piles.iter().find(|p| p.count == 1).map(|p| p.value)
            }
            Chips::Piles(_) | Chips::Amount(_) => None,
        }
    }

    /// The value that all the chips have, if they are several of one denomination.
    pub fn uniform(&self) -> Option<Amount> {
        match self {
            Chips::Piles(piles) if piles.len() == 1 && piles[0].count > 1 => Some(piles[0].value),
            Chips::Piles(_) | Chips::Amount(_) => None,
        }
    }

    /// The value of the smallest chip, if denominations are stated.
    pub fn smallest(&self) -> Option<Amount> {
        match self {
            Chips::Amount(_) => None,
            Chips::Piles(piles) => piles.iter().map(|p| p.value).min(),
        }
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chips::Amount(amount) => write!(f, "{amount}"),
            Chips::Piles(piles) => {
                for (i, pile) in piles.iter().enumerate() {
                    if i > 0 {
                        f.write_str(" + ")?;
                    }
                    write!(f, "{}x{}", pile.count, pile.value)?;
                }
                Ok(())
            }
        }
    }
}
