//! The room: what is noted of it as it happens, what that changes, and which rules are asked about it, in the order of the
//! questions. Nothing here decides.

use std::sync::Arc;

use crate::engine::event::{CardEvent, Event, Judgement, RoomDeed, RoomEvent, Seat, Step, Subject, TableNews};
use crate::engine::hearing::Hearing;
use crate::engine::room::{Noted, RoomEntry};
use crate::engine::rules::cash::missed_blinds;
use crate::engine::rules::conduct::{dodging_blinds, penalties};
use crate::engine::rules::general::{cancellation, deals, televised_table};
use crate::engine::rules::in_force;
use crate::engine::rules::of_room::{self, RoomCase, room_cases};
use crate::engine::rules::offences::said_once;
use crate::engine::rules::procedure::dead_hand;
use crate::engine::rules::seating::{
    absent_player, at_your_seat, balancing_tables, breaking_tables, end_of_day, final_table_size, hand_for_hand, late_registration,
    must_move, new_player, random_seating, seat_change, simultaneous_elimination, table_presence, wrong_seat,
};
use crate::engine::ruling::{Grade, Ruling};
use crate::engine::table::incidents::StandingInHand;

/// The rules of the room.
const RULES: &[fn(&RoomCase) -> Vec<Ruling>] = &[
    random_seating::rulings,
    late_registration::rulings,
    wrong_seat::rulings,
    seat_change::rulings,
    new_player::rulings,
    must_move::rulings,
    balancing_tables::rulings,
    breaking_tables::rulings,
    final_table_size::rulings,
    hand_for_hand::rulings,
    simultaneous_elimination::rulings,
    at_your_seat::rulings,
    table_presence::rulings,
    absent_player::rulings,
    missed_blinds::rulings,
    end_of_day::rulings,
    deals::rulings,
    cancellation::rulings,
    televised_table::rulings,
    dodging_blinds::rulings,
];

impl Hearing<'_> {
    /// Notes what happens in the room, with the room as it is before.
    pub(super) fn note_in_room(&mut self, event: &Event) {
        for noted in event.steps.iter().filter_map(Noted::of) {
            let then = if let Subject::Seat(seat) = event.who { self.standing(seat) } else { StandingInHand::default() };
            let entry = RoomEntry {
                line: self.line,
                moment: self.moment + 1,
                who: event.who.clone(),
                noted,
                before: Arc::clone(&self.room_log.layout),
                then,
            };
            self.room_log.entries.push(entry);
        }
    }

    /// Does what the line changes in the room, and what is ruled firmly about it.
    pub(super) fn changes_room(&mut self, event: &Event) {
        let all: Vec<Noted> = event.steps.iter().filter_map(Noted::of).collect();
        for noted in &all {
            self.changes_layout(&event.who, noted);
        }
        if !all.is_empty() || !self.room_log.entries.is_empty() {
            self.does_as_ruled_of_room();
        }
    }

    fn changes_layout(&mut self, who: &Subject, noted: &Noted) {
        let by = if let Subject::Seat(seat) = who { Some(*seat) } else { None };
        match noted {
            Noted::Seating(event) => self.seating_changes_layout(by, *event),
            Noted::Conduct(event) => self.conduct_changes_layout(by, *event),
            Noted::Room(event) => self.room_changes_layout(by, event),
            Noted::Cards(_) | Noted::Decision => {}
        }
    }

    fn room_changes_layout(&mut self, by: Option<Seat>, event: &RoomEvent) {
        let layout = &mut self.room_log.layout;
        match event {
            RoomEvent::GameChanges(game) => Arc::make_mut(layout).changes_game(*game),
            RoomEvent::Does(RoomDeed::GivesUpChips) => {
                by.into_iter().for_each(|seat| late_registration::gives_up_chips(self, seat))
            }
            RoomEvent::Does(RoomDeed::LeavesForGood) => by.into_iter().for_each(|seat| absent_player::leaves_for_good(self, seat)),
            RoomEvent::News(number, TableNews::LosesPlayer) => Arc::make_mut(layout).loses_one(*number),
            RoomEvent::Sits(place, origin) => {
                if let Some(seat) = by {
                    late_registration::comes_in(self, seat, *place, *origin);
                    Arc::make_mut(&mut self.room_log.layout).sits(seat, *place);
                    new_player::sits_down_to_play(self, seat, *origin);
                }
            }
            RoomEvent::Does(RoomDeed::DealsLastUpcard) => penalties::first_cards_dealt(self),
            // Whoever is moved by a ruling sits down where that says.
            RoomEvent::Does(_)
            | RoomEvent::News(_, TableNews::FinishesHand | TableNews::AllIn)
            | RoomEvent::TakesFrom(_)
            | RoomEvent::Breaks(_)
            | RoomEvent::Invites(..)
            | RoomEvent::WithAnothersChips(_)
            | RoomEvent::SeatDraw(_)
            | RoomEvent::SeatCards(_)
            | RoomEvent::HandsDraw(..)
            | RoomEvent::DrawsSeat(_)
            | RoomEvent::Moves(_)
            | RoomEvent::Swaps(_)
            | RoomEvent::AsksForSeat(_)
            | RoomEvent::AsksToSwap(_)
            | RoomEvent::MinutesPass(_)
            | RoomEvent::DealsFirstCardTo(_)
            | RoomEvent::Deal(_) => {}
        }
    }

    /// What is ruled of this line is done: whoever has to move sits at the other table.
    fn moves_as_ruled(&mut self) {
        let now = self.line;
        let moves = |case: &RoomCase| balancing_tables::moves(case) || breaking_tables::moves(case);
        let cases = room_cases(self).filter(|case| case.entry.line == now && moves(case));
        let rulings: Vec<Ruling> = cases.flat_map(|case| on_entry(&case)).collect();
        of_room::move_as_ruled(self, &rulings);
    }

    /// A hand that is ruled dead for where its player is, or live again, is so; whoever gets no cards is not in the hand.
    pub(super) fn does_as_ruled_of_room(&mut self) {
        self.moves_as_ruled();
        // Between hands there is nothing to die.
        if self.state.room.hand().between_hands {
            return;
        }
        for ruling in self.room_rulings().into_iter().filter(|ruling| ruling.grade == Grade::Is) {
            dead_hand::plays_as_ruled(self, &ruling.verdict);
        }
    }

    /// He sits in the room, and has no part in the hand that is told.
    pub(super) fn is_in_the_room_only(&self, seat: Seat) -> bool {
        self.room_log.layout.find(seat).is_some() && self.state.room.hand().find(seat).is_none()
    }

    /// Cards go to somebody who has sat down in the room and is not in the hand.
    pub(super) fn deals_to_newcomer(&self, step: &Step) -> bool {
        matches!(step, Step::Cards(CardEvent::Deal(seat, _)) if new_player::is_waiting(self, *seat))
    }

    /// What is ruled of the room as of now.
    pub(super) fn room_rulings(&self) -> Vec<Ruling> {
        let mut all: Vec<Ruling> = self.as_told();
        for case in room_cases(self) {
            let rulings = on_entry(&case);
            all.retain(|old| !rulings.iter().any(|new| in_force::replaces(new, old)));
            all.extend(rulings);
        }
        all.retain(|ruling| !in_force::is_decided(self, ruling) && !in_force::is_of_a_hand_gone_by(self, ruling));
        said_once(all)
    }

    /// Where nothing has happened yet, but the numbers of the tables are told: which of them stops.
    fn as_told(&self) -> Vec<Ruling> {
        let entries = balancing_tables::hands_finished(self);
        let rulings = entries.iter().flat_map(|entry| on_entry(&RoomCase { h: self, entry, at: 0 }));
        rulings.filter(balancing_tables::is_news).collect()
    }

    /// What the floor could still find of the room.
    pub(super) fn open_findings_of_room(&self) -> Vec<Judgement> {
        let mut all: Vec<Judgement> = Vec::new();
        for case in room_cases(self) {
            all.extend(balancing_tables::open_finding(&case));
            all.extend(seat_change::open_finding(&case));
            all.extend(simultaneous_elimination::open_finding(&case));
            all.extend(table_presence::open_finding(&case));
            all.extend(at_your_seat::open_findings(&case));
        }
        let of_tables = |entry: &RoomEntry| balancing_tables::open_finding(&RoomCase { h: self, entry, at: 0 });
        all.extend(balancing_tables::hands_finished(self).iter().filter_map(of_tables));
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// All that is ruled on one thing that has happened.
fn on_entry(case: &RoomCase) -> Vec<Ruling> {
    RULES.iter().flat_map(|rule| rule(case)).collect()
}
