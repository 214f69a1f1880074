//! What a human finds, or refuses to find. A ruling that hangs on it names it by the `.condition` of its phrase.

use crate::engine::event::{ConductFinding, Judgement, PairFinding, PlayerFinding, RoomFinding};
use crate::notation::slot::{FoundSlot, OwnerSlot, SeatSlot};
use crate::notation::table::phrases;

/// A judgement, and whether it is found so.
type JudgementMade = (Judgement, bool);

phrases! {
    JudgementMade;
    "finding-deliberate" { found: FoundSlot } => [(Judgement::Deliberate, found)];
    "finding-unusual" { found: FoundSlot } => [(Judgement::Unusual, found)];
    "finding-contradictory" { found: FoundSlot } => [(Judgement::Contradictory, found)];
    "finding-gross" { found: FoundSlot } => [(Judgement::Gross, found)];
    "finding-tiny" { found: FoundSlot } => [(Judgement::Tiny, found)];
    "finding-separate" { found: FoundSlot } => [(Judgement::Separate, found)];
    "finding-grounds" { found: FoundSlot } => [(Judgement::Grounds, found)];
    "finding-needless" { found: FoundSlot } => [(Judgement::Needless, found)];
    "finding-correctable" { found: FoundSlot } => [(Judgement::Correctable, found)];
    "finding-restorable" { found: FoundSlot } => [(Judgement::Restorable, found)];
    "finding-reasonable" { found: FoundSlot } => [(Judgement::Reasonable, found)];
    "finding-feasible" { found: FoundSlot } => [(Judgement::Feasible, found)];
    "finding-misinformed" { seat: SeatSlot, found: FoundSlot } => [(Judgement::Misinformed(seat), found)];
    "finding-identifiable" { owner: OwnerSlot, found: FoundSlot } => [(Judgement::Identifiable(owner), found)];
    "finding-uncalled" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Uncalled), found)];
    "finding-similar" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Similar), found)];
    "finding-cheating" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Cheating), found)];
    "finding-disruptive" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Disruptive), found)];
    "finding-excessive" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Excessive), found)];
    "finding-improper" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Improper), found)];
    "finding-grave" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Grave), found)];
    "finding-against-event" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::AgainstEvent), found)];
    "finding-unsporting" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Unsporting), found)];
    "finding-habitual" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Habitual), found)];
    "finding-out-of-sight" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::OutOfSight), found)];
    "finding-ownerless" { found: FoundSlot } => [(Judgement::Conduct(ConductFinding::Ownerless), found)];
    "finding-drunk" { seat: SeatSlot, found: FoundSlot } => [(Judgement::OfPlayer(PlayerFinding::Drunk, seat), found)];
    "finding-incorrigible" { seat: SeatSlot, found: FoundSlot } => [(Judgement::OfPlayer(PlayerFinding::Incorrigible, seat), found)];
    "finding-nuisance" { seat: SeatSlot, found: FoundSlot } => [(Judgement::OfPlayer(PlayerFinding::Nuisance, seat), found)];
    "finding-harmed" { seat: SeatSlot, found: FoundSlot } => [(Judgement::OfPlayer(PlayerFinding::Harmed, seat), found)];
    "finding-advantaged" { seat: SeatSlot, found: FoundSlot } => [(Judgement::OfPlayer(PlayerFinding::Advantaged, seat), found)];
    "finding-inattentive" { seat: SeatSlot, found: FoundSlot } => [(Judgement::OfPlayer(PlayerFinding::Inattentive, seat), found)];
    "finding-late-stage" { found: FoundSlot } => [(Judgement::Room(RoomFinding::LateStage), found)];
    "finding-blinds-affected" { found: FoundSlot } => [(Judgement::Room(RoomFinding::BlindsAffected), found)];
    "finding-unknowable" { found: FoundSlot } => [(Judgement::Room(RoomFinding::OrderUnknowable), found)];
    "finding-alike" { found: FoundSlot } => [(Judgement::Room(RoomFinding::PositionsAlike), found)];
    "finding-relief" { found: FoundSlot } => [(Judgement::Room(RoomFinding::Relief), found)];
    "finding-colluding" { one: SeatSlot, found: FoundSlot, two: SeatSlot } =>
        [(Judgement::OfTwo(PairFinding::Colluding, one, two), found)];
    "finding-dumping" { one: SeatSlot, found: FoundSlot, two: SeatSlot } =>
        [(Judgement::OfTwo(PairFinding::Dumping, one, two), found)];
    "finding-soft-playing" { one: SeatSlot, found: FoundSlot, two: SeatSlot } =>
        [(Judgement::OfTwo(PairFinding::SoftPlaying, one, two), found)];
}
