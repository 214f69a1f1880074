//! What the dealer and the floor do.

use super::cursor::{Cursor, Parsed};
use super::{cards, verdict};
use crate::engine::event::{Judgement, Seat, Step, Tell};

/// What the dealer does.
pub(super) fn dealer(cursor: &mut Cursor) -> Parsed<Step> {
    if cursor.take("tells") {
        return tell(cursor).map(Step::Tell);
    }
    if cursor.take("pushes the pot to") {
        return cursor.seat().map(Step::Award);
    }
    if cursor.take("leaves the pot in a heap") {
        return Ok(Step::Heap);
    }
    cards::dealer(cursor)
}

/// What somebody is told, by the dealer or by anybody else.
pub(super) fn tell(cursor: &mut Cursor) -> Parsed<Tell> {
    let seat: Seat = cursor.seat()?;
    if cursor.take("the bet is") {
        return cursor.positive().map(|n| Tell::Bet(seat, n));
    }
    if cursor.take("the pot is") {
        return cursor.positive().map(|n| Tell::Pot(seat, n));
    }
    if cursor.take("to act") {
        return Ok(Tell::ToAct(seat));
    }
    if cursor.take("nobody raised") {
        return Ok(Tell::NobodyRaised(seat));
    }
    if cursor.take("to show his cards") || cursor.take("to show") {
        return Ok(Tell::ToShow(seat));
    }
    if cursor.take("he has lost") {
        return Ok(Tell::HasLost(seat));
    }
    cursor.expected("`the bet is 800`, `the pot is 800`, `to act`, `nobody raised`, `to show his cards` or `he has lost`")
}

/// What the floor does.
pub(super) fn floor(cursor: &mut Cursor) -> Parsed<Step> {
    if cursor.take("judges") {
        return judge(cursor);
    }
    if cursor.take("tells") {
        return tell(cursor).map(Step::Tell);
    }
    if cursor.take("decides") {
        if !cursor.mark(':') {
            return cursor.expected("`:` and a verdict");
        }
        return verdict::verdict(cursor).map(Step::Decide);
    }
    cursor.expected("`judges`, `tells` or `decides:`")
}

fn judge(cursor: &mut Cursor) -> Parsed<Step> {
    if let Some(seat) = cursor.peek_seat(0) {
        cursor.skip(1);
        let found = !cursor.take("not");
        if !cursor.take("misinformed") {
            return cursor.expected("`misinformed`");
        }
        return Ok(Step::Judge(Judgement::Misinformed(seat), found));
    }
    if let Some(seat) = cursor.possessive() {
        if !cursor.take("cards") {
            return cursor.expected("`cards`");
        }
        let found = !cursor.take("not");
        if !cursor.take("identifiable") {
            return cursor.expected("`identifiable`");
        }
        return Ok(Step::Judge(Judgement::Identifiable(seat), found));
    }
    for (thing, word, judgement) in [("the grounds", "good", Judgement::Grounds), ("the delay", "needless", Judgement::Needless)] {
        if cursor.take(thing) {
            let found = !cursor.take("not");
            if !cursor.take(word) {
                return cursor.expected(&format!("`{word}` or `not {word}`"));
            }
            return Ok(Step::Judge(judgement, found));
        }
    }
    if !(cursor.take("it") || cursor.take("the chip") || cursor.take("the cards")) {
        return cursor.expected(
            "`it deliberate`, `it unusual`, `it gross`, `the chip tiny`, `the cards separate`, `the grounds good`, `the delay \
             needless`, `B misinformed` or `B's cards identifiable`",
        );
    }
    let found = !cursor.take("not");
    for (word, judgement) in [
        ("deliberate", Judgement::Deliberate),
        ("unusual", Judgement::Unusual),
        ("tiny", Judgement::Tiny),
        ("separate", Judgement::Separate),
        ("gross", Judgement::Gross),
    ] {
        if cursor.take(word) {
            return Ok(Step::Judge(judgement, found));
        }
    }
    cursor.expected("deliberate, unusual, gross, tiny or separate")
}
