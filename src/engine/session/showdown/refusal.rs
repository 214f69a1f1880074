//! Players who will not show, and hands that others turn up.

use crate::engine::clauses;
use crate::engine::event::Seat;
use crate::engine::room::Problem;
use crate::engine::rules::showdown::tabling;
use crate::engine::ruling::{Order, Question, ShowDuty, Strength, Verdict};
use crate::engine::session::Session;

impl Session<'_> {
    /// Somebody else turns a hand face up.
    pub(in crate::engine) fn turn_up(&mut self, by: Option<Seat>, of: Seat) -> Result<(), Problem> {
        self.state.room.hand_mut().seat_mut(of)?;
        match by {
            Some(by) => {
                let because = self.books.cites(&[clauses::tabling::OTHERS_HANDS_OFF]);
                let silent = because.is_empty();
                if self.state.faces.is_alive(of) {
                    self.state.faces.at(of).tabled = true;
                }
                self.rule(Question::Hand, Verdict::Hand(of, true), because.clone(), silent);
                if !silent {
                    self.rule(Question::Penalty, Verdict::Penalty(by, Strength::May, None), because, false);
                }
            }
            None => {
                let ordered = self.rulings().iter().any(|r| matches!(r.verdict, Verdict::Order(Order::TurnUp(s, _)) if s == of));
                let because = self.books.cites(&[clauses::tabling::DEALER_HANDS_OFF]);
                if !ordered && !because.is_empty() {
                    self.rule(Question::Breach, Verdict::DealerBreach("tabling".into()), because, false);
                }
                if ordered && self.state.faces.is_alive(of) {
                    self.state.faces.at(of).tabled = true;
                }
            }
        }
        Ok(())
    }

    pub(in crate::engine) fn refuse(&mut self, seat: Seat) {
        self.state.faces.at(seat).refused = true;
        if self.must_show_for_side_pot(seat) {
            let because = self.books.cites(&[clauses::all_in_showdown::DEALER_TURNS]);
            self.rule(Question::Order, Verdict::Order(Order::TurnUp(seat, None)), because, false);
            return;
        }
        let because = self.books.cites(&[clauses::tabling::REFUSAL, clauses::tabling::DEALER_HANDS_OFF]);
        if !because.is_empty() && self.books.house.carries(clauses::tabling::REFUSAL) {
            self.rule(Question::Order, Verdict::Order(Order::CallFloor), because, false);
        }
        let duty = self.books.cites(&[clauses::tabling::DUTY]);
        if !duty.is_empty() {
            self.rule(Question::Breach, Verdict::Breach(seat, "tabling".into()), duty, false);
        }
    }

    /// How long a player who refuses has had since he was told to show.
    pub(in crate::engine) fn time_to_show(&mut self, seat: Seat) {
        let face = self.state.faces.of(seat);
        let Some(seconds) = face.told.filter(|_| face.refused && !face.tabled) else { return };
        let Some(over) = self.books.ask(|p| tabling::grace_is_over(p, seconds)) else { return };
        if !over.value {
            self.rule(Question::Show, Verdict::Showing(seat, ShowDuty::Must), over.because, over.silent);
            return;
        }
        self.state.faces.at(seat).dead = true;
        // His time is over: there is nothing left that he could show.
        self.state.rulings.retain(|r| r.verdict != Verdict::Showing(seat, ShowDuty::Must));
        self.rule(Question::Hand, Verdict::Hand(seat, false), over.because.clone(), over.silent);
        self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::Must, None), over.because, over.silent);
    }
}
