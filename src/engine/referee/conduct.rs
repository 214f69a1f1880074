//! Conduct: what is noted of it as it happens, and which rules are asked about what has been noted, in the order of the questions.
//! Nothing here decides.

use std::sync::Arc;

use crate::engine::event::{ConductEvent, Deed, Judgement, Seat, Step, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::referee::chips;
use crate::engine::rules::conduct::{
    abusive_language, action_pending, chopping, collusion, courtesy, disqualification, electronic_devices, etiquette,
    exposed_cards, no_disclosure, penalties, player_responsibilities,
};
use crate::engine::rules::general::{
    floor_decisions, identification, official_language, player_identity, protest, scope_and_purpose, special_needs, spectators,
    tournament_equipment,
};
use crate::engine::rules::offences::{self, Case, Table, Weighed, breach, cases, charged, offenders, said_once, weighed};
use crate::engine::rules::procedure::{
    bounty_chips, calling_the_clock, chips_in_transit, chips_visible, dead_hand, lost_chips, new_level,
};
use crate::engine::rules::seating::{absent_player, table_presence};
use crate::engine::rules::unanswered;
use crate::engine::ruling::Ruling;
use crate::engine::table::incidents::Happening;

/// The rules with a table of duties and of what offences cost.
const TABLES: &[Table] = &[
    player_responsibilities::TABLE,
    no_disclosure::TABLE,
    action_pending::TABLE,
    electronic_devices::TABLE,
    etiquette::TABLE,
    abusive_language::TABLE,
    courtesy::TABLE,
    collusion::TABLE,
    identification::TABLE,
    official_language::TABLE,
    player_identity::TABLE,
    spectators::TABLE,
    penalties::TABLE,
    calling_the_clock::TABLE,
    chips_visible::TABLE,
    chips_in_transit::TABLE,
    tournament_equipment::TABLE,
    dead_hand::TABLE,
];

/// What rules say beside their tables; what is done with chips is listed with [`chips`].
const RULES: &[fn(&Case) -> Vec<Ruling>] = &[
    player_responsibilities::rulings,
    no_disclosure::rulings,
    electronic_devices::rulings,
    etiquette::rulings,
    courtesy::rulings,
    collusion::rulings,
    penalties::rulings,
    floor_decisions::rulings,
    identification::rulings,
    player_identity::rulings,
    protest::rulings,
    scope_and_purpose::rulings,
    spectators::rulings,
    calling_the_clock::rulings,
    chopping::rulings,
    special_needs::rulings,
    table_presence::advice,
];

impl Hearing<'_> {
    /// Notes what somebody does, if conduct is judged by it.
    pub(super) fn note_step(&mut self, by: Seat, step: &Step) {
        if step.is_noted() {
            self.note(by, Happening::Did(step.clone()));
        }
    }

    /// A finding about players is an incident of its own.
    pub(super) fn note_finding(&mut self, judgement: Judgement) {
        let of_one = if let Judgement::OfPlayer(_, seat) = judgement { Some(seat) } else { None };
        let of_two = collusion::charged_by(judgement);
        let on_the_clock = calling_the_clock::charged_by(self, judgement);
        for seat in of_one.into_iter().chain(of_two).chain(on_the_clock) {
            self.note(seat, Happening::Found(judgement));
        }
    }

    /// What is supposed of two who play together charges both, as the finding would.
    pub(super) fn note_supposed(&mut self, judgement: Judgement) {
        if collusion::charges_both(judgement) {
            self.note_finding(judgement);
        }
    }

    /// Somebody does something beside the game.
    pub(super) fn conducts(&mut self, seat: Seat, event: ConductEvent) {
        electronic_devices::calls(self, seat, event);
        match event {
            ConductEvent::MovesToTableOf(_) => penalties::changes_tables(self, seat),
            ConductEvent::TurnsUp(card) => exposed_cards::turns_up(self, seat, card),
            ConductEvent::Does(Deed::TellsCards) => exposed_cards::tells(self, seat),
            ConductEvent::Does(Deed::PutsInToken) => bounty_chips::puts_in(self, seat),
            ConductEvent::Does(_)
            | ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::MovedTo(..)
            | ConductEvent::InWrongSeat(_)
            | ConductEvent::Identified(_)
            | ConductEvent::HandsPass(_)
            | ConductEvent::Recorded
            | ConductEvent::DaysPass(_)
            | ConductEvent::TournamentEnds => {}
        }
    }

    /// Whoever is out of the contest no longer plays, by a decision or by what the book has for what was found.
    pub(super) fn puts_out(&mut self) {
        let by_finding = if disqualification::may_follow(self) { self.conduct_rulings(&[]) } else { Vec::new() };
        let out = disqualification::who_is_out(self, &by_finding);
        disqualification::is_in_it_again(self, &out);
        disqualification::leave_the_game(self, &out);
    }

    /// The floor does something about a player, or time passes.
    ///
    /// # Errors
    /// When it is something that only a player does.
    pub(super) fn conduct_beside(&mut self, who: &Subject, event: ConductEvent) -> Result<(), Problem> {
        match event {
            ConductEvent::MovedTo(seat, _) | ConductEvent::InWrongSeat(seat) | ConductEvent::Identified(seat) => {
                self.state.room.hand_mut().seat_mut(seat)?;
                self.note(seat, Happening::Did(Step::Conduct(event)));
            }
            ConductEvent::HandsPass(n) => {
                if self.is_new(event) {
                    penalties::hands_pass(self, n);
                }
                self.state.faces.another_hand();
                self.button_moves_on(n);
                self.note_of_nobody(Happening::Did(Step::Conduct(event)));
            }
            ConductEvent::Recorded | ConductEvent::DaysPass(_) | ConductEvent::TournamentEnds => {
                self.note_of_nobody(Happening::Did(Step::Conduct(event)));
            }
            ConductEvent::Does(_)
            | ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::MovesToTableOf(_) => {
                let Subject::Seat(seat) = who else { return Err(super::only_a_player()) };
                self.conducts(*seat, event);
            }
        }
        Ok(())
    }

    /// What it changes in the room.
    pub(super) fn conduct_changes_layout(&mut self, by: Option<Seat>, event: ConductEvent) {
        match event {
            ConductEvent::HandsPass(n) => {
                let layout = Arc::make_mut(&mut self.room_log.layout);
                (0..n.min(1000)).for_each(|_| layout.next_hand());
                absent_player::hands_have_passed(self, n);
            }
            ConductEvent::Does(Deed::LeavesGame) => by.into_iter().for_each(|seat| self.leaves_layout(seat)),
            ConductEvent::Does(_)
            | ConductEvent::Toward(_)
            | ConductEvent::TouchesMuck
            | ConductEvent::TouchesBurns
            | ConductEvent::Speaks(_)
            | ConductEvent::PhoneRings
            | ConductEvent::TurnsUp(_)
            | ConductEvent::MovesToTableOf(_)
            | ConductEvent::MovedTo(..)
            | ConductEvent::InWrongSeat(_)
            | ConductEvent::Identified(_)
            | ConductEvent::Recorded
            | ConductEvent::DaysPass(_)
            | ConductEvent::TournamentEnds => {}
        }
    }

    /// Somebody leaves the game for good: his chair, and his place in the hands to come.
    fn leaves_layout(&mut self, seat: Seat) {
        Arc::make_mut(&mut self.room_log.layout).goes_out(seat);
        if let Some(rotation) = &mut self.state.rotation {
            rotation.goes_out(seat);
        }
    }

    /// It is told for the first time, not gone through again for a finding.
    fn is_new(&self, event: ConductEvent) -> bool {
        let told = Happening::Did(Step::Conduct(event));
        !self.incidents.all.iter().any(|incident| incident.line == self.line && incident.what == told)
    }

    /// What is ruled about conduct as of now, beside what is ruled otherwise.
    pub(super) fn conduct_rulings(&self, rulings: &[Ruling]) -> Vec<Ruling> {
        let mut all: Vec<Ruling> = cases(self).flat_map(|case| on_incident(&case)).collect();
        penalties::climb_the_ladder(self, rulings, &mut all);
        penalties::settled_by_decisions(self, &mut all);
        offences::blamed(rulings, &mut all);
        all.extend(new_level::rulings(self));
        let out: Vec<Ruling> = all.iter().flat_map(|r| disqualification::consequences(self, &r.verdict)).collect();
        all.extend(out);
        for silent in rulings.iter().filter(|r| r.is_silent()) {
            all.extend(floor_decisions::in_doubt(self, silent));
            all.extend(scope_and_purpose::elsewhere(self, silent));
        }
        said_once(all)
    }

    /// What is supposed of the last thing that was done is supposed of the same done before, where nobody has found it of that; and
    /// what was found of the last one holds. Tells what is so of that.
    pub(super) fn supposed_of_acts(&mut self, judgement: Judgement, so: bool) -> bool {
        let supposed = cases(self).last().and_then(|last| etiquette::supposed_of(&last, judgement));
        let Some((lines, found)) = supposed else { return so };
        lines.into_iter().for_each(|line| self.findings.note(judgement, so, line));
        found.unwrap_or(so)
    }

    /// What would have to be found of the last thing that was done.
    pub(super) fn open_findings_of_conduct(&self) -> Option<Judgement> {
        let last = cases(self).last()?;
        if etiquette::hangs_on(&last).is_some() {
            return etiquette::unfinished(&last);
        }
        collusion::hangs_on(&last)
            .or_else(|| lost_chips::hangs_on(&last))
            .or_else(|| chips_in_transit::hangs_on(&last))
            .or_else(|| calling_the_clock::delay_hangs_on(&last))
            .or_else(|| {
                let costs_nothing = || offences::is_breach_without_penalty(&on_incident(&last)) && !penalties::costs_in_play(&last);
                penalties::breach_hangs_on(self).filter(|_| costs_nothing())
            })
            .filter(|judgement| last.found(*judgement).is_none())
    }
}

/// Everything that is ruled on one incident.
fn on_incident(case: &Case) -> Vec<Ruling> {
    let breaches = TABLES.iter().filter_map(|table| breach(case, table));
    let breaches: Vec<Ruling> = breaches.map(|r| electronic_devices::class(case, r)).collect();
    let beside: Vec<Ruling> = RULES.iter().chain(chips::RULES).flat_map(|rule| rule(case)).collect();
    let by = offenders(case, &[breaches.as_slice(), &beside].concat());
    let charged = TABLES.iter().flat_map(|table| charged(case, table, &by)).collect();
    let Weighed { mut said, due } = weighed(breaches, charged, beside);
    said.extend(penalties::at_once(case, &due));
    said.extend(due);
    said.extend(unanswered::unanswered(case).filter(|_| said.is_empty()));
    said
}
