//! What the dealer and the floor say and do.

use crate::engine::event::{Shuffle, Tell};
use crate::notation::slot::{PositiveSlot, SeatSlot};
use crate::notation::table::phrases;

phrases! {
    /// What somebody is told, by the dealer or by anybody else.
    Tell;
    "tell-bet" { seat: SeatSlot, amount: PositiveSlot } => [Tell::Bet(seat, amount)];
    "tell-pot" { seat: SeatSlot, amount: PositiveSlot } => [Tell::Pot(seat, amount)];
    "tell-to-act" { seat: SeatSlot } => [Tell::ToAct(seat)];
    "tell-nobody-raised" { seat: SeatSlot } => [Tell::NobodyRaised(seat)];
    "tell-to-show" { seat: SeatSlot } => [Tell::ToShow(seat)];
    "tell-has-lost" { seat: SeatSlot } => [Tell::HasLost(seat)];
}

phrases! {
    Shuffle;
    "shuffle-wash" {} => [Shuffle::Wash];
    "shuffle-riffle" {} => [Shuffle::Riffle];
    "shuffle-machine" {} => [Shuffle::Machine];
}
