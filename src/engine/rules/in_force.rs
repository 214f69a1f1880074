//! Which rulings are in force: a later one on the same question takes the place of an earlier one, and what has been decided since
//! settles what was left open.

use crate::engine::event::SeatingEvent;
use crate::engine::hearing::Hearing;
use crate::engine::room::{Noted, RoomEntry};
use crate::engine::ruling::{Question, RoomMeasure, RoomVerdict, Ruling, Standing, Strength, Verdict};

/// Of what was ruled in the game so far the last on each question about each player, and what stands beside it.
pub(in crate::engine) fn latest(h: &Hearing) -> Vec<Ruling> {
    let mut latest: Vec<&Ruling> = Vec::new();
    for ruling in &h.state.rulings {
        latest.retain(|r| {
            let may = matches!(ruling.verdict, Verdict::Penalty(_, Strength::May, _));
            let decided = r.question == Question::Penalty && may && h.incidents.is_given(&r.verdict);
            let other_breach = r.question == Question::Breach && r.verdict != ruling.verdict;
            let stays = decided || other_breach || r.moment == ruling.moment && stand_side_by_side(r, ruling);
            r.question != ruling.question || r.about != ruling.about || stays
        });
        latest.push(ruling);
    }
    latest.into_iter().cloned().collect()
}

/// Two rulings on one question about one player that stand side by side.
fn stand_side_by_side(a: &Ruling, b: &Ruling) -> bool {
    a.question.has_several_answers() && a.verdict != b.verdict
}

/// The hand is void or dealt again: nothing waits or stays in any more, and what is said of the new deal takes the place of what was
/// said of the same kind before.
pub(in crate::engine) fn superseded_by_the_deal(rulings: &mut Vec<Ruling>, dealing: &[Ruling]) {
    let waits = |r: &Ruling| matches!(r.verdict, Verdict::Binding(_, _, Standing::Pending) | Verdict::Stays(..));
    rulings.retain(|r| !waits(r) && !dealing.iter().any(|new| new.verdict == r.verdict));
}

/// In the room a later ruling on the same question about the same player takes the place of an earlier one.
pub(in crate::engine) fn replaces(new: &Ruling, old: &Ruling) -> bool {
    let beside = new.question.has_several_answers() || new.question == Question::Prize;
    let table =
        |ruling: &Ruling| if let Verdict::Room(RoomVerdict::Table(number, _)) = ruling.verdict { Some(number) } else { None };
    let other_table = table(new).zip(table(old)).is_some_and(|(new, old)| new != old);
    let asked_again = new.question == old.question && new.about == old.about && new.line > old.line;
    asked_again && !other_table && (!beside || new.verdict == old.verdict)
}

/// It was left to the floor, or the floor has decided otherwise of the tables since.
pub(in crate::engine) fn is_decided(h: &Hearing, ruling: &Ruling) -> bool {
    h.incidents.decisions.iter().filter(|decided| decided.stands && decided.line > ruling.line).any(|decided| {
        matches!(&ruling.verdict, Verdict::Floor(of) if of.contains(&decided.verdict))
            || ruling.question == Question::Tables && decided.verdict.question() == Question::Tables
    })
}

/// What somebody who sat down got or posted in his first hand is no matter of the hands after it.
pub(in crate::engine) fn is_of_a_hand_gone_by(h: &Hearing, ruling: &Ruling) -> bool {
    let Verdict::Room(RoomVerdict::Of(RoomMeasure::NoCardsThisHand | RoomMeasure::DealtIn, _) | RoomVerdict::Duty(..)) =
        ruling.verdict
    else {
        return false;
    };
    let is_next_hand = |entry: &&RoomEntry| entry.noted == Noted::Seating(SeatingEvent::NextHand);
    let of_that_hand = h.room_log.entries.iter().filter(is_next_hand).any(|entry| entry.line == ruling.line);
    let since = h.room_log.entries.iter().filter(is_next_hand).filter(|entry| entry.line > ruling.line).count();
    since > usize::from(!of_that_hand)
}
