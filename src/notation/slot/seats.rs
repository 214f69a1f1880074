//! Seats, alone and in lists.

use super::{Slot, owned};
use crate::engine::event::Seat;
use crate::notation::cursor::Cursor;
use crate::notation::names::seat_name;
use crate::notation::phrases::{Joint, Owner};
use crate::notation::table::Phrased;

pub struct SeatSlot;

impl Slot for SeatSlot {
    type Of = Seat;
    const KIND: &'static str = "seat";

    fn read(cursor: &mut Cursor) -> Option<Seat> {
        cursor.take_seat().or_else(|| cursor.expected("a seat, A to J"))
    }

    fn write(of: &Seat) -> String {
        seat_name(*of)
    }

    fn examples() -> Vec<String> {
        owned(&["B"])
    }
}

/// Somebody whose something is meant: `B's`.
pub struct OwnerSlot;

impl Slot for OwnerSlot {
    type Of = Seat;
    const KIND: &'static str = "owner";

    fn read(cursor: &mut Cursor) -> Option<Seat> {
        // Whose what it is to be, the phrase around it tells.
        let before = std::mem::take(&mut cursor.furthest);
        let owner = Owner::table().read(cursor);
        cursor.furthest = before;
        owner.map(|owner| owner.0)
    }

    fn write(of: &Seat) -> String {
        Owner(*of).written()
    }

    fn examples() -> Vec<String> {
        Owner::table().examples()
    }
}

/// `A B C`: one seat or more.
pub struct SeatsSlot;

impl Slot for SeatsSlot {
    type Of = Vec<Seat>;
    const KIND: &'static str = "seats";

    fn read(cursor: &mut Cursor) -> Option<Vec<Seat>> {
        let mut seats = vec![SeatSlot::read(cursor)?];
        loop {
            let at = cursor.at;
            let Some(seat) = cursor.take_seat() else { return Some(seats) };
            if seats.contains(&seat) {
                return cursor.fail_at(at, "this player is listed twice", "name each player once");
            }
            seats.push(seat);
        }
    }

    fn write(of: &Vec<Seat>) -> String {
        of.iter().map(|seat| seat_name(*seat)).collect::<Vec<_>>().join(" ")
    }

    fn examples() -> Vec<String> {
        owned(&["A B C", "B C", "C"])
    }

    fn count(of: &Vec<Seat>) -> Option<i64> {
        i64::try_from(of.len()).ok()
    }
}

/// The first of several, who is named apart from the others.
pub struct LeadSlot;

impl Slot for LeadSlot {
    type Of = Vec<Seat>;
    const KIND: &'static str = "seat";

    fn read(cursor: &mut Cursor) -> Option<Vec<Seat>> {
        SeatSlot::read(cursor).map(|seat| vec![seat])
    }

    fn write(of: &Vec<Seat>) -> String {
        SeatsSlot::write(of)
    }

    fn examples() -> Vec<String> {
        owned(&["A"])
    }
}

/// Those who come after the first, if any: `, then B C`.
pub struct FollowersSlot;

impl Slot for FollowersSlot {
    type Of = Vec<Seat>;
    const KIND: &'static str = "followers";

    fn read(cursor: &mut Cursor) -> Option<Vec<Seat>> {
        if !cursor.mark(',') {
            return Some(Vec::new());
        }
        if !Joint::Follow.next(cursor) {
            return cursor.expected(format!("`{}` and those who follow", Joint::Follow.written()));
        }
        SeatsSlot::read(cursor)
    }

    fn write(of: &Vec<Seat>) -> String {
        if of.is_empty() { String::new() } else { format!(", {} {}", Joint::Follow.written(), SeatsSlot::write(of)) }
    }

    fn examples() -> Vec<String> {
        let after = |seats: &str| format!(", {} {seats}", Joint::Follow.written());
        vec![after("B C"), String::new(), after("B"), after("B C D")]
    }
}

/// Clockwise, with `-` for an empty seat.
pub struct PlacesSlot;

impl Slot for PlacesSlot {
    type Of = Vec<Option<Seat>>;
    const KIND: &'static str = "places";

    fn read(cursor: &mut Cursor) -> Option<Vec<Option<Seat>>> {
        let mut places = Vec::new();
        loop {
            let at = cursor.at;
            if cursor.take("-") {
                places.push(None);
            } else if let Some(seat) = cursor.take_seat() {
                if places.contains(&Some(seat)) {
                    return cursor.fail_at(at, format!("{} has two seats", seat_name(seat)), "name each player once");
                }
                places.push(Some(seat));
            } else {
                break;
            }
        }
        if !(1..=10).contains(&places.iter().flatten().count()) {
            return cursor.fail("a table has up to 10 players", "list them clockwise, for example `seats A B C`");
        }
        Some(places)
    }

    fn write(of: &Vec<Option<Seat>>) -> String {
        of.iter().map(|place| place.map_or_else(|| "-".to_owned(), seat_name)).collect::<Vec<_>>().join(" ")
    }

    fn examples() -> Vec<String> {
        owned(&["A B - D", "A B C"])
    }
}
