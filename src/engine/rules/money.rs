//! What is done with the clock and with chips beside the betting, as the rules look at it.

use crate::engine::chips::Chips;
use crate::engine::clause::ClauseId;
use crate::engine::event::{ChipsDeed, ChipsEvent, ClockEvent, Deed, RoomDeed, RoomEvent, Seat, SeatingEvent, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, carried};
use crate::engine::rules::offences::{Case, cases};
use crate::engine::ruling::{Grade, RoomMeasure, RoomVerdict, Ruling, Verdict};

impl<'c, 'h> Case<'c, 'h> {
    pub fn chips(&self) -> Option<&'c ChipsEvent> {
        if let Some(Step::Chips(event)) = self.step() { Some(event) } else { None }
    }

    pub fn clock(&self) -> Option<ClockEvent> {
        if let Some(Step::Clock(event)) = self.step() { Some(*event) } else { None }
    }

    /// He has done one of these with chips.
    pub fn does(&self, deeds: &[ChipsDeed]) -> bool {
        matches!(self.chips(), Some(ChipsEvent::Does(deed)) if deeds.contains(deed))
    }

    /// The next hand is dealt.
    pub fn is_next_hand(&self) -> bool {
        matches!(self.step(), Some(Step::Seating(SeatingEvent::NextHand)))
    }

    /// What the house answers, or custom where it says nothing.
    pub fn asked(&self, question: impl Fn(&Policy) -> Reply<Verdict>) -> Option<Ruling> {
        self.h.books.ask(question).map(|said| self.said(said))
    }

    /// By these clauses, if the house carries any of them, or custom where it says nothing.
    pub fn by_books(&self, verdict: Verdict, clauses: &[ClauseId]) -> Option<Ruling> {
        self.asked(|p| carried(p, clauses).map(|((), because)| (verdict.clone(), because)))
    }

    /// An answer, about whom it names.
    pub fn said(&self, said: Grounded<Verdict>) -> Ruling {
        let ruling = self.ruled(said.value, said.because);
        let grade = if said.silent { Grade::Silent } else { ruling.grade };
        let because = if said.silent { Vec::new() } else { ruling.because };
        Ruling { grade, because, ..ruling }
    }

    /// Nobody says what comes of it.
    pub fn left_open(&self) -> Ruling {
        self.said(Grounded { value: Verdict::Floor(Vec::new()), because: Vec::new(), silent: true })
    }

    /// Chips come to light while no hand is running.
    pub fn is_find_between_hands(&self) -> bool {
        matches!(self.step(), Some(Step::Find(_))) && !self.in_a_hand()
    }

    /// A hand was going on when it happened.
    pub fn in_a_hand(&self) -> bool {
        self.then().hand_on && (!self.h.bank.between_hands || self.before().any(|other| other.is_next_hand()))
    }

    /// He was away from the table.
    pub fn was_away(&self, seat: Seat) -> bool {
        let last = self.before().filter(|other| other.by() == Some(seat) && other.did(&[Deed::LeavesTable, Deed::IsBack])).last();
        last.is_some_and(|last| last.did(&[Deed::LeavesTable]))
    }
}

/// Whether it is judged by what is ruled of clock, levels and chips.
pub fn is_of_money(step: &Step) -> bool {
    matches!(step, Step::Chips(_) | Step::Clock(_))
}

impl Hearing<'_> {
    /// No hand is running, and none has begun since.
    pub(in crate::engine) fn is_between_hands(&self) -> bool {
        self.bank.between_hands && self.hands == 0
    }

    /// How long a level lasts, where that is told.
    pub(in crate::engine) fn level_minutes(&self) -> Option<i64> {
        self.bank.level_minutes
    }
}

/// What has happened since the hand before began, now that the next one is dealt.
pub fn since_last_hand<'c, 'h>(h: &'c Hearing<'h>) -> impl Iterator<Item = Case<'c, 'h>> {
    let hand_before = cases(h).filter(|case| case.is_next_hand() && case.incident.line < h.line).last();
    let since = hand_before.map_or(0, |case| case.incident.line + 1);
    cases(h).filter(move |case| case.incident.line >= since)
}

/// What lies before him afterwards.
pub fn has(seat: Seat, chips: Chips) -> Verdict {
    Verdict::Room(RoomVerdict::HasChips(seat, chips))
}

/// Whether he gets cards in the hand that is dealt.
pub fn dealt_in(seat: Seat, so: bool) -> Verdict {
    Verdict::Room(RoomVerdict::Of(if so { RoomMeasure::DealtIn } else { RoomMeasure::NoCardsThisHand }, seat))
}

/// He leaves the tournament.
pub fn leaves_tournament(case: &Case) -> bool {
    matches!(case.step(), Some(Step::Room(RoomEvent::Does(RoomDeed::LeavesTournament | RoomDeed::LeavesForGood))))
}

/// So many minutes have passed.
pub fn minutes(case: &Case) -> Option<i64> {
    if let Some(Step::Room(RoomEvent::MinutesPass(n))) = case.step() { Some(*n) } else { None }
}
