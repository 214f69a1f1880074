//! Words that hold a line together: who, whose, and, or, not.

use crate::engine::event::{Body, Seat};
use crate::notation::cursor::Cursor;
use crate::notation::slot::{CountSlot, SeatSlot};
use crate::notation::table::{Phrased, phrases};

/// Somebody whose something is meant.
#[derive(Clone, Copy, PartialEq)]
pub struct Owner(pub Seat);

phrases! {
    Owner;
    "owner" { seat: SeatSlot } => [Owner(seat)];
}

/// Who is no player.
#[derive(Clone, Copy, PartialEq)]
pub enum Official {
    Dealer,
    Floor,
    Body(Body),
}

phrases! {
    Official;
    "official-dealer" {} => [Official::Dealer];
    "official-floor" {} => [Official::Floor];
    "official-judge" {} => [Official::Body(Body::Judge)];
    "official-house" {} => [Official::Body(Body::House)];
    "official-federation" {} => [Official::Body(Body::Federation)];
}

/// So many seconds it took before what the line tells.
#[derive(Clone, Copy, PartialEq)]
pub struct Stamp(pub i64);

phrases! {
    Stamp;
    "stamp" { count: CountSlot } => [Stamp(count)];
}

#[derive(Clone, Copy, PartialEq)]
pub enum Joint {
    /// Between two steps.
    Then,
    /// Between two steps at the same time.
    While,
    /// Before the last of several.
    Or,
    /// Before those who come after the first.
    Follow,
    Not,
}

phrases! {
    Joint;
    "joint-then" {} => [Joint::Then];
    "joint-while" {} => [Joint::While];
    "joint-or" {} => [Joint::Or];
    "joint-follow" {} => [Joint::Follow];
    "joint-not" {} => [Joint::Not];
}

impl Joint {
    /// Takes it if it comes next.
    pub fn next(self, cursor: &mut Cursor) -> bool {
        let forms = cursor.book.get((Joint::table().filled)(&self).id).map_or(&[][..], |phrase| &phrase.forms);
        let word = |form: &crate::notation::form::Form| form.write(0, |_| "");
        forms.iter().any(|form| cursor.take(&word(form)))
    }
}
