//! Players who will not show, and hands that others turn up.

use crate::engine::event::Seat;
use crate::engine::room::Problem;
use crate::engine::session::Session;
use crate::engine::showdown::tabling;
use crate::engine::verdict::{Order, Question, ShowDuty, Strength, Verdict};

impl Session<'_> {
    /// Somebody else turns a hand face up.
    pub(in crate::engine::session) fn turn_up(&mut self, by: Option<Seat>, of: Seat) -> Result<(), Problem> {
        self.world.room.hand_mut().seat_mut(of)?;
        match by {
            Some(by) => {
                let because = self.law.cites(&["tabling/others-hands-off"]);
                let silent = because.is_empty();
                if self.world.faces.is_alive(of) {
                    self.world.faces.at(of).tabled = true;
                }
                self.rule(Question::Hand, Verdict::Hand(of, true), because.clone(), silent);
                if !silent {
                    self.rule(Question::Penalty, Verdict::Penalty(by, Strength::May, None), because, false);
                }
            }
            None => {
                let ordered = self.rulings().iter().any(|r| matches!(r.verdict, Verdict::Order(Order::TurnUp(s, _)) if s == of));
                let because = self.law.cites(&["tabling/dealer-hands-off"]);
                if !ordered && !because.is_empty() {
                    self.rule(Question::Breach, Verdict::DealerBreach("tabling".into()), because, false);
                }
                if ordered && self.world.faces.is_alive(of) {
                    self.world.faces.at(of).tabled = true;
                }
            }
        }
        Ok(())
    }

    pub(in crate::engine::session) fn refuse(&mut self, seat: Seat) {
        self.world.faces.at(seat).refused = true;
        if self.must_show_for_side_pot(seat) {
            let because = self.law.cites(&["all-in-showdown/dealer-turns"]);
            self.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), because, false);
            return;
        }
        let because = self.law.cites(&["tabling/refusal", "tabling/dealer-hands-off"]);
        if !because.is_empty() && self.law.house.carries("tabling/refusal") {
            self.rule(Question::Order, Verdict::Order(Order::CallFloor), because, false);
        }
        let duty = self.law.cites(&["tabling/duty"]);
        if !duty.is_empty() {
            self.rule(Question::Breach, Verdict::Breach(seat, "tabling".into()), duty, false);
        }
    }

    /// How long a player who refuses has had since he was told to show.
    pub(in crate::engine::session) fn time_to_show(&mut self, seat: Seat) {
        let face = self.world.faces.of(seat);
        let Some(seconds) = face.told.filter(|_| face.refused && !face.tabled) else { return };
        let Some(over) = self.law.ask(|p| tabling::grace_is_over(p, seconds)) else { return };
        if !over.value {
            self.rule(Question::Show, Verdict::Showing(seat, ShowDuty::Must), over.because, over.silent);
            return;
        }
        self.world.faces.at(seat).dead = true;
        // His time is over: there is nothing left that he could show.
        self.world.rulings.retain(|r| r.verdict != Verdict::Showing(seat, ShowDuty::Must));
        self.rule(Question::Hand, Verdict::Hand(seat, false), over.because.clone(), over.silent);
        self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::Must, None), over.because, over.silent);
    }
}
