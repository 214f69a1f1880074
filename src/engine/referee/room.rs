//! The room: what is noted of it as it happens, what that changes, and which rules are asked about it, in the order of the
//! questions. Nothing here decides.

use std::sync::Arc;

use crate::engine::event::{
    CardEvent, ConductEvent, Deed, Event, Judgement, Origin, RoomEvent, Seat, SeatingEvent, Step, Subject, TableNews,
};
use crate::engine::hearing::Hearing;
use crate::engine::room::{RoomEntry, RoomLog};
use crate::engine::rules::cash::missed_blinds;
use crate::engine::rules::conduct::dodging_blinds;
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::rules::general::{cancellation, deals, televised_table};
use crate::engine::rules::of_room::{RoomCase, room_cases};
use crate::engine::rules::offences::said_once;
use crate::engine::rules::seating::{
    absent_player, at_your_seat, balancing_tables, breaking_tables, end_of_day, final_table_size, hand_for_hand, late_registration,
    must_move, new_player, random_seating, seat_change, simultaneous_elimination, table_presence, wrong_seat,
};
use crate::engine::ruling::{Grade, Question, RoomMeasure, RoomVerdict, Ruling, Verdict};
use crate::engine::table::incidents::Standing;

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

    /// Does what the line changes in the room, and what is ruled firmly about it.
    pub(super) fn changes_room(&mut self, event: &Event) {
        let noted = event.steps.iter().filter(|step| RoomLog::notes(step)).count();
        for step in event.steps.iter().filter(|step| RoomLog::notes(step)) {
            self.changes_layout(&event.who, step);
        }
        if noted > 0 || !self.room_log.entries.is_empty() {
            self.does_as_ruled_of_room();
        }
    }

    fn changes_layout(&mut self, who: &Subject, step: &Step) {
        let by = if let Subject::Seat(seat) = who { Some(*seat) } else { None };
        let layout = &mut self.room_log.layout;
        if matches!(step, Step::Seating(SeatingEvent::NextHand)) {
            Arc::make_mut(layout).next_hand();
        } else if let Step::Conduct(ConductEvent::HandsPass(n)) = step {
            let layout = Arc::make_mut(layout);
            (0..(*n).min(1000)).for_each(|_| layout.next_hand());
        } else if let (Step::Seating(SeatingEvent::GoesOut), Some(seat)) = (step, by) {
            Arc::make_mut(layout).goes_out(seat);
        } else if let (Step::Conduct(ConductEvent::Does(Deed::LeavesGame)), Some(seat)) = (step, by) {
            Arc::make_mut(layout).goes_out(seat);
            if let Some(rotation) = &mut self.state.rotation {
                rotation.goes_out(seat);
            }
        } else if let Step::Room(RoomEvent::GameChanges(game)) = step {
            Arc::make_mut(layout).changes_game(*game);
        } else if let Step::Room(RoomEvent::News(number, TableNews::LosesPlayer)) = step {
            Arc::make_mut(layout).loses_one(*number);
        } else if let (Step::Room(RoomEvent::Sits(place, origin)), Some(seat)) = (step, by) {
            Arc::make_mut(layout).sits(seat, *place);
            self.sits_down_to_play(seat, *origin);
        }
    }

    /// Whoever sits down at the table whose hand is told plays there from the next hand on.
    fn sits_down_to_play(&mut self, seat: Seat, origin: Origin) {
        let admitted = !matches!(origin, Origin::Himself) && !new_player::is_waiting(self, seat);
        let Some((table, at)) = self.room_log.layout.find(seat).filter(|_| admitted && !self.room_log.is_elsewhere(seat)) else {
            return;
        };
        let n = table.chairs.len();
        let right = (1..n).map(|i| (at + n - i) % n).find_map(|chair| table.player_at(chair));
        let left = (1..n).map(|i| (at + i) % n).find_map(|chair| table.player_at(chair));
        if let (Some(rotation), Some(right), Some(left)) = (&mut self.state.rotation, right, left) {
            // Where the neighbours are not known to the hand, he is not either.
            let _ = rotation.sits_down(seat, right, left);
        }
    }

    /// A hand that is ruled dead for where its player is, or live again, is so; whoever gets no cards is not in the hand.
    fn does_as_ruled_of_room(&mut self) {
        for ruling in self.room_rulings() {
            if ruling.grade != Grade::Is {
                continue;
            }
            match ruling.verdict {
                Verdict::Hand(seat, live) => {
                    let folded = self.state.room.hand().find(seat).map(|player| player.folded || !self.state.faces.is_alive(seat));
                    if folded == Some(live) {
                        let brings_in = !live && stud_procedure::owes_bring_in(self.state.room.hand(), seat);
                        let _ = self.state.faces.decide(self.state.room.hand_mut(), seat, live);
                        stud_procedure::killed(self, seat, brings_in);
                    }
                }
                Verdict::Room(RoomVerdict::Of(RoomMeasure::NoCardsThisHand, seat)) => {
                    if let Ok(player) = self.state.room.hand_mut().seat_mut(seat) {
                        player.folded = true;
                    }
                }
                _ => {}
            }
        }
    }

    /// Cards go to somebody who has sat down in the room and is not in the hand.
    pub(super) fn deals_to_newcomer(&self, step: &Step) -> bool {
        matches!(step, Step::Cards(CardEvent::Deal(seat, _)) if new_player::is_waiting(self, *seat))
    }

    /// What is ruled of the room as of now.
    pub(super) fn room_rulings(&self) -> Vec<Ruling> {
        let mut all: Vec<Ruling> = Vec::new();
        for case in room_cases(self) {
            let rulings: Vec<Ruling> = RULES.iter().flat_map(|rule| rule(&case)).collect();
            all.retain(|old| !rulings.iter().any(|new| replaces(new, old)));
            all.extend(rulings);
        }
        all.retain(|ruling| !self.is_decided(ruling));
        said_once(all)
    }

    /// It was left to the floor, or the floor has decided otherwise since.
    fn is_decided(&self, ruling: &Ruling) -> bool {
        self.incidents.decisions.iter().filter(|decided| decided.stands && decided.line > ruling.line).any(|decided| {
            matches!(&ruling.verdict, Verdict::Floor(of) if of.contains(&decided.verdict))
                || ruling.question == Question::Tables && decided.verdict.question() == Question::Tables
        })
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
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// A later ruling on the same question about the same player takes the place of an earlier one.
fn replaces(new: &Ruling, old: &Ruling) -> bool {
    let both = matches!(new.question, Question::Breach | Question::Penalty | Question::Chips | Question::Order | Question::Prize);
    new.question == old.question && new.about == old.about && new.line > old.line && !both
}
