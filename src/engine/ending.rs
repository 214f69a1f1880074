//! How a whole hand ends: the pots awarded, or what is still to do.

use crate::engine::chips::Amount;
use crate::engine::event::{PotNumber, Seat};
use crate::engine::recorded_hand::RecordedHand;
use crate::engine::rules::award::{Claim, Share, claim};
use crate::engine::rules::procedure::side_pots;
use crate::engine::table::hand::{Hand, Player};
use crate::engine::table::pots::{Pot, pots};
use crate::engine::table::stud::ALL_CARDS;

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// In the order of the setup; `None` where it was not told what he brought.
    pub stacks: Vec<Option<Amount>>,
    /// Who got which part of which pot.
    pub shares: Vec<Share>,
}

/// Why a hand has no end yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// He is still to act.
    ToAct(Seat),
    /// Cards are still to come.
    ToDeal,
    /// Some of his cards were never told, and he has not folded them.
    Unknown(Seat),
}

impl RecordedHand<'_> {
    /// Awards the pots, once nothing is left to do.
    ///
    /// # Errors
    /// What is left to do, and what everybody has behind meanwhile.
    pub fn end(mut self) -> Result<End, (Open, Vec<Option<Amount>>)> {
        let shares = self.shares();
        let hand = self.room.hand();
        let won = |seat: Seat| shares.iter().flatten().filter(|share| share.seat == seat).map(|share| share.amount).sum::<Amount>();
        let stacks = self.seats().map(|seat| Some(hand.find(seat)?.stack()? + won(seat))).collect();
        match shares {
            Ok(shares) => Ok(End { stacks, shares }),
            Err(open) => Err((open, stacks)),
        }
    }

    fn shares(&mut self) -> Result<Vec<Share>, Open> {
        let books = self.books;
        let hand = self.room.hand_mut();
        let alone = hand.live().count() < 2;
        if !alone {
            if let Some(seat) = hand.to_act() {
                return Err(Open::ToAct(seat));
            }
            let short = |p: &Player| p.cards.len() + hand.board.len() < ALL_CARDS;
            let cards_to_come = if hand.game.is_stud() { hand.live().any(short) } else { hand.board.len() < 5 };
            if cards_to_come {
                return Err(Open::ToDeal);
            }
        }
        hand.return_uncalled();
        let pots = pots(hand);
        if alone {
            return Ok(unshown(hand, &pots));
        }
        let claims = hand.live().map(|p| claim(hand, p).ok_or(Open::Unknown(p.seat)));
        let claims: Vec<Claim> = claims.collect::<Result<_, _>>()?;
        Ok(side_pots::award(hand, &pots, &claims, &books))
    }
}

/// All pots go to the only player left, who need not show anything.
fn unshown(hand: &Hand, pots: &[Pot]) -> Vec<Share> {
    let Some(player) = hand.live().next() else { return Vec::new() };
    let share = |(number, pot): (usize, &Pot)| Share {
        seat: player.seat,
        amount: pot.amount,
        pot: number.try_into().unwrap_or(PotNumber::MAX),
        because: Vec::new(),
        silent: false,
    };
    pots.iter().enumerate().map(share).collect()
}
