//! What a human finds, or refuses to find. A ruling that hangs on it names it by the `.condition` of its phrase.

use crate::engine::event::Judgement;
use crate::notation::slot::{FoundSlot, OwnerSlot, SeatSlot};
use crate::notation::table::phrases;

/// A judgement, and whether it is found so.
type Found = (Judgement, bool);

phrases! {
    Found;
    "finding-deliberate" { found: FoundSlot } => [(Judgement::Deliberate, found)];
    "finding-unusual" { found: FoundSlot } => [(Judgement::Unusual, found)];
    "finding-gross" { found: FoundSlot } => [(Judgement::Gross, found)];
    "finding-tiny" { found: FoundSlot } => [(Judgement::Tiny, found)];
    "finding-separate" { found: FoundSlot } => [(Judgement::Separate, found)];
    "finding-grounds" { found: FoundSlot } => [(Judgement::Grounds, found)];
    "finding-needless" { found: FoundSlot } => [(Judgement::Needless, found)];
    "finding-correctable" { found: FoundSlot } => [(Judgement::Correctable, found)];
    "finding-restorable" { found: FoundSlot } => [(Judgement::Restorable, found)];
    "finding-misinformed" { seat: SeatSlot, found: FoundSlot } => [(Judgement::Misinformed(seat), found)];
    "finding-identifiable" { owner: OwnerSlot, found: FoundSlot } => [(Judgement::Identifiable(owner), found)];
}
