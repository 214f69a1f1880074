//! The room, as all of its rules look at it: one thing that has happened, with the room as it was then.

use std::sync::Arc;

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::event::{
    ConductEvent, Contest, Deed, Judgement, Origin, RoomDeed, RoomEvent, RoomState, Seat, SeatingEvent, TablePlace,
};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::room::{Layout, Noted, RoomEntry, RoomLog, TableSeats};
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::ruling::{Question, RoomVerdict, Ruling, Verdict};

/// Something that has happened in the room.
#[derive(Clone, Copy)]
pub struct RoomCase<'c, 'h> {
    pub h: &'c Hearing<'h>,
    pub entry: &'c RoomEntry,
    /// The how manyth it is.
    pub(in crate::engine) at: usize,
}

/// Everything so far.
pub fn room_cases<'c, 'h>(h: &'c Hearing<'h>) -> impl DoubleEndedIterator<Item = RoomCase<'c, 'h>> {
    h.room_log.entries.iter().enumerate().map(move |(at, entry)| RoomCase { h, entry, at })
}

impl<'c, 'h> RoomCase<'c, 'h> {
    pub fn log(&self) -> &'c RoomLog {
        &self.h.room_log
    }

    /// The room as it was before.
    pub fn before(&self) -> &'c Layout {
        &self.entry.before
    }

    /// The room as it was afterwards.
    pub fn after(&self) -> &'c Layout {
        self.log().entries.get(self.at + 1).map_or(&*self.log().layout, |next| &*next.before)
    }

    pub fn by(&self) -> Option<Seat> {
        self.entry.by()
    }

    pub fn event(&self) -> Option<&'c RoomEvent> {
        if let Noted::Room(event) = &self.entry.noted { Some(event) } else { None }
    }

    pub fn did(&self, deed: RoomDeed) -> bool {
        matches!(self.event(), Some(RoomEvent::Does(done)) if *done == deed)
    }

    /// One of these deeds beside the game.
    pub fn deed(&self, deeds: &[Deed]) -> bool {
        matches!(self.entry.noted, Noted::Conduct(ConductEvent::Does(deed)) if deeds.contains(&deed))
    }

    pub fn is_seating(&self, event: SeatingEvent) -> bool {
        self.entry.noted == Noted::Seating(event)
    }

    /// Somebody sits down: who, where, and where from.
    pub fn sits(&self) -> Option<(Seat, TablePlace, Origin)> {
        let Some(RoomEvent::Sits(place, origin)) = self.event() else { return None };
        self.by().map(|seat| (seat, *place, *origin))
    }

    /// The table that a place is at, and the chair there.
    pub fn chair(&self, place: TablePlace) -> Option<(&'c TableSeats, usize)> {
        let table = self.before().table_at(place)?;
        let at = usize::try_from(place.seat - 1).ok()?;
        (at < table.chairs.len()).then_some((table, at))
    }

    /// What came before, the last first.
    pub fn earlier(&self) -> impl Iterator<Item = RoomCase<'c, 'h>> {
        let at = self.at;
        room_cases(self.h).rev().filter(move |case| case.at < at)
    }

    /// What came after it.
    pub fn later(&self) -> impl Iterator<Item = RoomCase<'c, 'h>> {
        let at = self.at;
        room_cases(self.h).filter(move |case| case.at > at)
    }

    /// What was found from then on until something else happened.
    pub fn found(&self, judgement: Judgement) -> Option<bool> {
        let next = self.later().map(|case| case.entry.line).find(|line| *line > self.entry.line);
        self.h.findings.last(judgement, self.entry.line, next)
    }

    /// What was found whenever it was.
    pub fn found_ever(&self, judgement: Judgement) -> Option<bool> {
        self.h.findings.ever(judgement)
    }

    /// A ruling on it.
    pub fn rule(&self, question: Question, verdict: Verdict, answer: Grounded<()>) -> Ruling {
        let RoomEntry { line, moment, .. } = *self.entry;
        let Grounded { because, silent, .. } = answer;
        Ruling { line, moment, ..self.h.follows(question, verdict, because, silent) }
    }

    /// The same, where the verdict tells the question.
    pub fn ruled(&self, verdict: Verdict, answer: Grounded<()>) -> Ruling {
        self.rule(verdict.question(), verdict, answer)
    }

    /// What one policy or custom behind it answers, where the verdict tells the question.
    pub fn asked(&self, question: impl Fn(&Policy) -> Reply<Verdict>) -> Option<Ruling> {
        let answer = self.h.books.ask(question)?;
        Some(self.ruled(answer.value.clone(), answer.map(drop)))
    }

    /// By these clauses, if the house carries any of them.
    pub fn by_clauses(&self, verdict: Verdict, clauses: &[ClauseId]) -> Option<Ruling> {
        self.resting_on(verdict, self.h.books.cites(clauses))
    }

    /// The same, where these are the clauses that the house carries.
    pub fn resting_on(&self, verdict: Verdict, because: Vec<ClauseId>) -> Option<Ruling> {
        let answer = Grounded::carried_by((), because);
        if answer.silent { None } else { Some(self.ruled(verdict, answer)) }
    }

    /// What the game itself counts out.
    pub fn counted(&self, question: Question, verdict: Verdict) -> Ruling {
        self.rule(question, verdict, Grounded::plain(()))
    }

    /// Nobody says anything about it.
    pub fn silent(&self, question: Question) -> Ruling {
        self.rule(question, Verdict::Silent, Grounded { value: (), because: Vec::new(), silent: true })
    }

    /// What this player has, at his table or in the hand.
    pub fn stack(&self, seat: Seat) -> Option<Amount> {
        let told = self.before().find(seat).and_then(|(table, _)| table.stack_of(seat));
        told.or_else(|| self.h.room().hand().find(seat).and_then(|player| player.stack()))
    }

    /// The place that somebody was assigned.
    pub fn due(&self, seat: Seat) -> Option<TablePlace> {
        self.log().fact(|fact| if let RoomState::Due(who, place) = fact { (*who == seat).then_some(*place) } else { None })
    }
}

impl Hearing<'_> {
    /// Something of somebody's stack has gone in hands of which nothing is told, and this is left; with nothing left he is out of the tournament.
    pub(in crate::engine) fn has_left_of_his_chips(&mut self, seat: Seat, amount: Amount) {
        let layout = Arc::make_mut(&mut self.room_log.layout);
        layout.tables.iter_mut().for_each(|table| table.has(seat, amount));
        let hand = self.state.room.hand_mut();
        if hand.between_hands
            && let Ok(player) = hand.seat_mut(seat)
        {
            player.has_behind(Some(amount));
        }
        if amount == 0 && self.room_log.is_tournament() {
            Arc::make_mut(&mut self.room_log.layout).goes_out(seat);
            if let Some(rotation) = &mut self.state.rotation {
                rotation.goes_out(seat);
            }
        }
    }

    /// Somebody's chips leave play; without others he is in no hand to come.
    pub(in crate::engine) fn chips_leave_play(&mut self, seat: Seat) {
        Arc::make_mut(&mut self.room_log.layout).gives_up_chips(seat);
        if let Ok(player) = self.state.room.hand_mut().seat_mut(seat) {
            player.has_behind(Some(0));
        }
        if let Some(rotation) = &mut self.state.rotation {
            rotation.goes_out(seat);
        }
    }
}

/// Whoever has to move by these rulings sits in the seat that they give him, at the table to which they send him.
pub fn move_as_ruled(h: &mut Hearing, rulings: &[Ruling]) {
    let to = |seat: Seat| {
        rulings.iter().find_map(|r| {
            let Verdict::Room(RoomVerdict::MovesTo(who, table)) = r.verdict else { return None };
            (who == seat).then_some(table)
        })
    };
    for ruling in rulings {
        let Verdict::Room(RoomVerdict::Takes(who, place)) = ruling.verdict else { continue };
        let leaves_hand = !h.room_log.is_elsewhere(who);
        let place = TablePlace { table: place.table.or(to(who)), ..place };
        Arc::make_mut(&mut h.room_log.layout).sits(who, place);
        if let (true, Some(rotation)) = (leaves_hand, &mut h.state.rotation) {
            rotation.goes_out(who);
        }
    }
}

/// Somebody of the hand is out of the tournament, and nobody has acted since: it is over.
pub fn ended_with_an_elimination(h: &Hearing) -> bool {
    let entries = h.room_log.entries.iter().rev();
    let last = entries.take_while(|entry| entry.noted != Noted::Seating(SeatingEvent::NextHand));
    let mut out = last.filter(|entry| entry.noted == Noted::Seating(SeatingEvent::GoesOut));
    let played = |entry: &RoomEntry| entry.by().is_some_and(|seat| h.room().hand().find(seat).is_some());
    // Where nobody has acted, and no place is counted, no hand has ended.
    let ends = h.current.is_some() || h.layout().left.is_some();
    ends && out.next().is_some_and(|entry| played(entry) && h.current.as_ref().is_none_or(|current| current.line < entry.line))
}

/// How many seats every table has, where it is told.
pub fn tables_of(log: &RoomLog) -> Option<i64> {
    let told = log.fact(|fact| if let RoomState::TablesOf(n) = fact { Some(*n) } else { None });
    told.or_else(|| log.is_contest(Contest::SixHanded).then_some(6))
}

/// The prize of a place.
pub fn prize(log: &RoomLog, of: i64) -> Option<Amount> {
    log.fact(|fact| if let RoomState::Pays(place, amount) = fact { (*place == of).then_some(*amount) } else { None })
}

/// Plain words for a chair.
pub fn number(at: usize) -> i64 {
    i64::try_from(at + 1).unwrap_or(i64::MAX)
}
