//! What dealer and floor do, and the streets.

use super::Session;
use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::clauses;
use crate::engine::event::{Judgement, Seat, Step, Street, Subject, Tell};
use crate::engine::room::Problem;
use crate::engine::rules::betting::{self};
use crate::engine::rules::showdown::{all_in_showdown, tabling};
use crate::engine::ruling::{Action, ChipChange, Order, Question, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn staff(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        match step {
            step if self.is_about_cards(step) => self.cards(who, step)?,
            Step::Street(street, cards) => self.street(*street, cards)?,
            Step::Judge(judgement, found) => self.judge(*judgement, *found),
            step => {
                self.staff_step(step)?;
                self.remember(who, step);
            }
        }
        Ok(())
    }

    /// The next street is dealt; what nobody called on the last one goes back first.
    fn street(&mut self, street: Street, cards: &[Card]) -> Result<(), Problem> {
        let hand = self.state.room.hand();
        if street.is_studs() != hand.game.is_stud() {
            return Err(Problem::new(
                "this game has no such street",
                "hold'em and Omaha have flop, turn and river, stud has numbers",
            ));
        }
        if street <= hand.street {
            return Err(Problem::new("that street is over", "streets come in order: flop, turn, river"));
        }
        hand.verify_board(cards)?;
        self.card_log.clear();
        self.state.faces.early_card |= all_in_showdown::has_come(self.state.room.hand());
        let hand = self.state.room.hand_mut();
        let uncalled = if hand.to_act().is_none() { hand.return_uncalled() } else { None };
        hand.open_street(street);
        hand.lay_board(cards)?;
        if let Some((seat, over)) = uncalled {
            self.rule(Question::Chips, Verdict::Returned(over, seat), Vec::new(), false);
        }
        // An announcement is made on its street or not at all.
        self.state.rulings.retain(|r| r.verdict != Verdict::Order(Order::AnnounceRaiseAllIn));
        self.state.pending.clear();
        self.state.skipped = None;
        self.state.open = None;
        self.current = None;
        self.earlier.clear();
        Ok(())
    }

    /// What dealer and floor do that is neither about cards nor a finding.
    pub(in crate::engine) fn staff_step(&mut self, step: &Step) -> Result<(), Problem> {
        match step {
            Step::Decide(verdict) => {
                if let (Some((seat, _)), Verdict::Action(who, Action::AllIn(n), _)) = (self.state.hidden, verdict)
                    && seat == *who
                {
                    self.state.hidden_out = self.state.room.hand().find(seat).is_some_and(|p| p.committed >= *n);
                }
                // What was left to the floor is settled.
                self.state.rulings.retain(|r| !matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict)));
                let question = match verdict {
                    Verdict::Hand(..) => Question::Hand,
                    Verdict::Moves(..) | Verdict::Returned(..) | Verdict::Stays(..) => Question::Chips,
                    Verdict::Granted(_) | Verdict::Refused => Question::Answer,
                    _ => Question::Meaning,
                };
                self.rule(question, verdict.clone(), Vec::new(), false);
                if let Verdict::Hand(seat, live) = verdict {
                    self.state.faces.decide(self.state.room.hand_mut(), *seat, *live)?;
                }
                if let Verdict::Action(seat, done, _) = verdict
                    && self.state.room.hand().to_act() == Some(*seat)
                {
                    self.carry_out(*seat, *done);
                    self.resolve_pending();
                }
            }
            Step::Tell(tell) => self.tell(*tell)?,
            Step::Heap => {
                let because = self.books.cites(&[clauses::pot_size::COUNTABLE]);
                let silent = because.is_empty();
                self.rule(Question::Order, Verdict::Order(Order::SpreadPot), because, silent);
            }
            _ => {}
        }
        Ok(())
    }

    /// A finding bears on what has just been done.
    pub(in crate::engine) fn judge(&mut self, judgement: Judgement, found: bool) {
        self.findings.push((judgement, found));
        if !self.card_log.is_empty() {
            self.cards_again();
            return;
        }
        if let Some(current) = self.current.take() {
            let now = std::mem::replace(&mut self.state, (*current.before).clone());
            let line = std::mem::replace(&mut self.line, current.line);
            let kept = current.clone();
            if self.run(current).is_err() {
                self.state = now;
                self.current = Some(kept);
            }
            self.line = line;
        }
    }

    pub(in crate::engine) fn tell(&mut self, tell: Tell) -> Result<(), Problem> {
        let (Tell::Bet(seat, _)
        | Tell::Pot(seat, _)
        | Tell::ToAct(seat)
        | Tell::NobodyRaised(seat)
        | Tell::ToShow(seat)
        | Tell::HasLost(seat)) = tell;
        self.state.room.hand_mut().seat_mut(seat)?;
        match tell {
            Tell::Bet(seat, n) => self.state.told.push((seat, n)),
            Tell::Pot(seat, n) => self.state.told_pot.push((seat, n)),
            Tell::ToAct(seat) => self.state.prompted = Some(seat),
            Tell::ToShow(seat) => {
                self.state.faces.at(seat).told = Some(0);
                tabling::time_to_show(self, seat);
            }
            Tell::HasLost(_) => {}
            Tell::NobodyRaised(seat) => {
                let blind = if self.state.room.hand().street == Street::Preflop { self.state.room.hand().big_blind } else { 0 };
                self.state.told.push((seat, blind));
            }
        }
        Ok(())
    }

    pub(in crate::engine) fn award(&mut self, winner: Seat) -> Result<(), Problem> {
        use betting::hidden_chips::HiddenChips;
        self.state.room.hand_mut().seat_mut(winner)?;
        if !self.state.room.hand().betting_is_over() {
            return Err(Problem::new(
                "the pot is pushed while the betting is still open",
                "tell how the betting ends, or state `at showdown`",
            ));
        }
        self.pot_pushed(winner);
        let Some((seat, hidden)) = self.state.hidden else { return Ok(()) };
        let hand = self.state.room.hand();
        let Some(owner) = hand.find(seat) else { return Ok(()) };
        let Some(caller) = hand.live().filter(|p| p.seat != seat).max_by_key(|p| p.committed) else { return Ok(()) };
        let other = caller.seat;
        let covers = caller.stack.map_or(Amount::MAX, |stack| caller.committed.saturating_add(stack));
        let shown = owner.committed.min(covers);
        let outcome = self.books.ask(|p| Some((p.get::<HiddenChips>()?, vec![p.clause(clauses::hidden_chips::OUTCOME)?])));
        let Some(outcome) = outcome else { return Ok(()) };
        let mut because = outcome.because;
        because.extend(self.books.cites(&[clauses::hidden_chips::INCLUDED]));
        match outcome.value {
            HiddenChips::PlayAgainstOwner => {
                let all = owner.committed.saturating_add(hidden).min(covers);
                let verdict = if winner == seat { Verdict::Moves(shown, other, seat) } else { Verdict::Moves(all, seat, other) };
                self.rule(Question::Chips, verdict, because, outcome.silent);
            }
            HiddenChips::FloorDecides if self.state.hidden_out => {
                let paid = self.books.cites(&[clauses::hidden_chips::NOT_PAID]);
                let kept = self.books.cites(&[clauses::hidden_chips::NOT_KEPT]);
                if winner == seat {
                    let silent = paid.is_empty();
                    self.rule(Question::Chips, Verdict::Moves(shown, other, seat), paid, silent);
                } else {
                    let silent = kept.is_empty();
                    self.rule(Question::Chips, Verdict::Moves(shown, seat, other), kept.clone(), silent);
                    let of = vec![Verdict::Moves(hidden, seat, other), Verdict::OutOfPlay(hidden, seat)];
                    self.rule(Question::Hand, Verdict::Floor(of), kept, silent);
                }
            }
            HiddenChips::FloorDecides => {
                let total = owner.committed;
                let of = [total, total.saturating_add(hidden)].map(|n| Verdict::Action(seat, Action::AllIn(n), ChipChange::None));
                self.rule(Question::Chips, Verdict::Floor(of.to_vec()), because, outcome.silent);
            }
        }
        Ok(())
    }
}
