//! The facts of the table, as they are told.

use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::event::{AntePayer, Street};
use crate::telling::concept::Concept;
use crate::telling::deed::PersonId;

/// The facts of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToldTable {
    pub games: Vec<Concept>,
    pub stakes: Option<Vec<Amount>>,
    /// How much, where it is told, and who puts it in.
    pub ante: Option<(Option<Amount>, AntePayer)>,
    pub bring_in: Option<Amount>,
    pub smallest_chip: Option<Amount>,
    /// With the number of deeds that were told before.
    pub streets: Vec<(Street, usize)>,
    /// The first of them was not named, and only comes before one that was.
    pub supposed: bool,
    /// The cards of those that came after the first.
    pub dealt: Vec<(Street, Vec<Card>)>,
    /// The last of them was told as one that is dealt, behind so many deeds.
    pub comes: Option<usize>,
    pub showdown: bool,
    /// All hands were shown, behind so many deeds.
    pub shown: Option<usize>,
    pub pot: Option<Amount>,
    pub pots: Vec<(bool, Amount, Vec<PersonId>)>,
    pub board: Vec<Card>,
    pub seats: Option<usize>,
    pub folded: Vec<PersonId>,
    pub stacks: Vec<(PersonId, Amount)>,
    pub holds: Vec<(PersonId, Vec<Card>)>,
}
