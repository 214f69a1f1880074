//! The room: what is noted of it as it happens, what that changes, and which rules are asked about it, in the order of the
//! questions. Nothing here decides.

use std::sync::Arc;

use crate::engine::event::{ConductEvent, Event, Place, RoomEvent, Seat, SeatingEvent, Step, Subject, TableNews};
use crate::engine::hearing::Hearing;
use crate::engine::room::{RoomEntry, RoomLog};
use crate::engine::table::incidents::Standing;

impl Hearing<'_> {
    /// Notes what happens in the room, with the room as it is before.
    pub(super) fn note_in_room(&mut self, event: &Event) {
        for step in event.steps.iter().filter(|step| RoomLog::notes(step)) {
            let then = if let Subject::Seat(seat) = event.who { self.standing(seat) } else { Standing::default() };
            let entry = RoomEntry {
                line: self.line,
                moment: self.moment + 1,
                who: event.who.clone(),
                step: step.clone(),
                before: Arc::clone(&self.room_log.layout),
                then,
            };
            self.room_log.entries.push(entry);
        }
    }

    /// Does what the line changes of who sits where.
    pub(super) fn changes_room(&mut self, event: &Event) {
        for step in event.steps.iter().filter(|step| RoomLog::notes(step)) {
            self.changes_layout(&event.who, step);
        }
    }

    fn changes_layout(&mut self, who: &Subject, step: &Step) {
        let by = if let Subject::Seat(seat) = who { Some(*seat) } else { None };
        match step {
            Step::Seating(SeatingEvent::NextHand) => Arc::make_mut(&mut self.room_log.layout).next_hand(),
            Step::Conduct(ConductEvent::HandsPass(n)) => {
                let layout = Arc::make_mut(&mut self.room_log.layout);
                // After so many hands everybody has had every position.
                (0..(*n).min(1000)).for_each(|_| layout.next_hand());
            }
            Step::Seating(SeatingEvent::GoesOut) => {
                by.into_iter().for_each(|seat| Arc::make_mut(&mut self.room_log.layout).goes_out(seat));
            }
            Step::Room(RoomEvent::GameChanges(game)) => Arc::make_mut(&mut self.room_log.layout).changes_game(*game),
            Step::Room(RoomEvent::News(number, TableNews::LosesPlayer)) => {
                Arc::make_mut(&mut self.room_log.layout).loses_one(*number);
            }
            Step::Room(RoomEvent::Sits(place, _)) => by.into_iter().for_each(|seat| self.seats_in_room(seat, *place)),
            _ => {}
        }
    }

    fn seats_in_room(&mut self, seat: Seat, place: Place) {
        Arc::make_mut(&mut self.room_log.layout).sits(seat, place);
    }
}
