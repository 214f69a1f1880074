//! Hands given up at showdown.

use crate::engine::clauses;
use crate::engine::event::{Judgement, Release, Seat};
use crate::engine::rulebooks::{Grounded, cites};
use crate::engine::ruling::{Order, Question, Strength, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Cards leave a player's hand when nothing is left to bet.
    pub(in crate::engine) fn give_up(&mut self, seat: Seat, release: Release) {
        if self.has_won(seat) {
            return;
        }
        let tabled = self.state.faces.tabled(seat);
        match release {
            Release::To(_) => self.killed_by(seat, &[clauses::dead_hand::THROWN_TO_PLAYER]),
            Release::MuckedFaceUp => self.face_up_muck(seat),
            Release::PushedForward | Release::ThrownForward => {
                let because =
                    self.books.cites(&[clauses::live_at_showdown::PUSHED_FORWARD, clauses::live_at_showdown::STILL_TABLE]);
                if because.is_empty() {
                    self.muck(seat);
                } else {
                    self.state.faces.at(seat).pushed_forward = true;
                    self.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
                }
            }
            _ if tabled && !self.winner_is_safe(seat).is_empty() => {
                let safe = self.winner_is_safe(seat);
                self.rule(Question::Hand, Verdict::Hand(seat, true), safe, false);
            }
            _ => self.muck(seat),
        }
    }

    pub(in crate::engine) fn face_up_muck(&mut self, seat: Seat) {
        let live = self.books.cites(&[clauses::live_at_showdown::FACE_UP_MUCK]);
        let identifiable = self.found(Judgement::Identifiable(seat)) == Some(true);
        if !live.is_empty() && identifiable {
            self.state.faces.at(seat).tabled = true;
            self.rule(Question::Hand, Verdict::Hand(seat, true), live, false);
            return;
        }
        self.killed_by(seat, &[clauses::dead_hand::TOUCHED_MUCK, clauses::mucked_cards::TOUCH]);
    }

    /// Throws the hand away at showdown, unseen.
    pub(in crate::engine) fn muck(&mut self, seat: Seat) {
        if self.must_show_for_side_pot(seat) {
            let turns = self.books.cites(&[clauses::all_in_showdown::SIDE_POT_SHOWS, clauses::all_in_showdown::DEALER_TURNS]);
            self.rule(Question::Hand, Verdict::Hand(seat, true), turns.clone(), false);
            self.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), turns, false);
            return;
        }
        let deliberate = self.found(Judgement::Deliberate);
        let identifiable = self.found(Judgement::Identifiable(seat));
        if self.all_in_showdown() {
            let by_accident = self.books.cites(&[clauses::all_in_showdown::ACCIDENTAL_MUCK]);
            if deliberate == Some(false) && identifiable == Some(true) && !by_accident.is_empty() {
                self.live_or_dead(seat, by_accident);
                return;
            }
            let on_purpose = self.books.cites(&[clauses::all_in_showdown::DELIBERATE_MUCK]);
            if deliberate == Some(true) && !on_purpose.is_empty() {
                self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), on_purpose, false);
            }
        }
        let face = self.state.faces.of(seat);
        if !face.tabled && (face.flashed || !face.open.is_empty()) {
            let own_risk = self.books.cites(&[clauses::killing_winning_hand::OWN_RISK]);
            if !own_risk.is_empty() && identifiable != Some(false) {
                if identifiable == Some(true) {
                    self.state.faces.at(seat).tabled = true;
                    self.rule(Question::Hand, Verdict::Hand(seat, true), own_risk, false);
                } else {
                    self.live_or_dead(seat, own_risk);
                }
                return;
            }
        }
        let others = self.state.faces.anybody_tabled_but(seat);
        let unseen = !face.tabled;
        let first =
            unseen && self.first_to_show() == Some(seat) && !others && self.state.faces.alive(self.state.room.hand()).len() > 1;
        self.state.faces.at(seat).mucked = true;
        let turned = self.books.cites(&[clauses::showdown_order::FIRST_MUST_SHOW]);
        if first && !turned.is_empty() && identifiable != Some(false) {
            self.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), turned, false);
            return;
        }
        let duty = self.books.cites(&[clauses::tabling::DUTY]);
        if unseen && !duty.is_empty() && (!others || self.books.house.clause(clauses::showdown_order::MAY_MUCK).is_none()) {
            self.rule(Question::Breach, Verdict::Breach(seat, "tabling".into()), duty, false);
        }
        let beaten = self.is_beaten(seat);
        let shared = self.would_share(seat);
        let gives_up = self.books.ask(|p| {
            let mut because = cites(p, &[clauses::showdown_order::MAY_MUCK]);
            if beaten {
                because.extend(cites(p, &[clauses::showdown_order::BEATEN_MUCKS]));
            }
            if shared {
                because.extend(cites(p, &[clauses::split_pot::MUCKED, clauses::split_pot::MUST_SHOW]));
            }
            (!because.is_empty()).then_some(((), because))
        });
        let answer = gives_up.unwrap_or_else(|| Grounded::plain(()));
        self.rule(Question::Hand, Verdict::Hand(seat, false), answer.because, answer.silent);
    }
}
