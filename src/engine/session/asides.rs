//! What players do beside betting: posting, asking, objecting, taking back, finding chips.

use super::{Session, attempt_total};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Ask, Objection, Seat, Street};
use crate::engine::hand::Fullness;
use crate::engine::room::Problem;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::{self};
use crate::engine::rules::procedure::disputed_pot;
use crate::engine::ruling::{Action, ChipChange, Order, Question, Standing, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn post(
        &mut self,
        seat: Seat,
        amount: Amount,
        dark: bool,
        for_seat: Option<Seat>,
    ) -> Result<(), Problem> {
        if let Some(absent) = for_seat {
            self.state.room.hand_mut().seat_mut(absent)?;
            if !self.state.posting_agreed.contains(&absent) {
                let because = self.books.cites(&[clauses::posting_blinds::OWN_ONLY]);
                let silent = because.is_empty();
                self.rule(Question::Chips, Verdict::Returned(amount, seat), because.clone(), silent);
                // His blind is as forced as before.
                let because = [because, self.books.cites(&[clauses::posting_blinds::BLIND])].concat();
                self.rule(Question::Answer, Verdict::Owes(absent, amount), because, silent);
            }
            return Ok(());
        }
        if !dark {
            return Ok(());
        }
        let size = betting::straddle::size(self.state.room.hand(), &self.books);
        if let Some((size, because)) = size
            && size != amount
        {
            self.rule(Question::Binding, Verdict::binding(seat, Action::RaiseTo(amount), Standing::Refused), because, false);
            return Ok(());
        }
        let mut because = self.books.cites(&[clauses::straddle::SIZE, clauses::straddle::LAST_WORD]);
        let silent = because.is_empty();
        // What is no blind is a raise.
        because.extend(self.books.cites(&[clauses::posting_blinds::KINDS]));
        let last_word =
            betting::straddle::buys_last_word(&self.state.room, self.state.room.hand(), self.books.house).is_some_and(|s| s.0);
        let hand = self.state.room.hand_mut();
        if amount <= hand.bet || hand.street != Street::Preflop {
            return Err(Problem::new("a bet in the dark goes over the big blind, before the flop", "state a larger amount"));
        }
        let actions = hand.actions.clone();
        self.state.in_the_dark = true;
        hand.apply(seat, Action::RaiseTo(amount), Fullness::FULL);
        hand.actions = actions;
        if last_word {
            hand.last_word = Some(seat);
            hand.seat_mut(seat)?.acted = false;
        }
        self.rule(Question::Meaning, Verdict::Action(seat, Action::RaiseTo(amount), ChipChange::None), because, silent);
        Ok(())
    }

    pub(in crate::engine) fn ask(&mut self, seat: Seat, ask: Ask) -> Result<(), Problem> {
        match ask {
            Ask::Pot => {
                let hand = self.state.room.hand();
                let told = self.books.ask(|p| betting::pot_size::told(hand, p));
                let pot = hand.total_pot();
                let (verdict, because, silent) = match told {
                    Some(answer) if answer.value => (Verdict::Granted(Some(pot)), answer.because, answer.silent),
                    Some(answer) => (Verdict::Refused, answer.because, answer.silent),
                    None => (Verdict::Refused, Vec::new(), true),
                };
                self.answer(seat, verdict, because, silent);
            }
            Ask::Raise => {
                let short = self.short_call(seat);
                let room = &self.state.room;
                let player = room.hand().find(seat);
                let may = player.map(|p| betting::reopening::may_raise(room, room.hand(), p, &self.books));
                match (short, may) {
                    (true, _) => {
                        let because = self.books.cites(&[clauses::undercall::NO_RAISE]);
                        let silent = because.is_empty();
                        self.answer(seat, Verdict::Refused, because, silent);
                    }
                    (false, Some(may)) => {
                        let verdict = if may.value { Verdict::Granted(None) } else { Verdict::Refused };
                        self.answer(seat, verdict, may.because, may.silent);
                    }
                    (false, None) => {}
                }
            }
            Ask::See(_) | Ask::HandBack | Ask::NextCard => self.ask_about_cards(seat, ask)?,
            Ask::Count(of) => {
                self.state.room.hand_mut().seat_mut(of)?;
            }
        }
        Ok(())
    }

    /// He has put in less than the call, and it is not settled yet.
    pub(in crate::engine) fn short_call(&self, seat: Seat) -> bool {
        self.current.as_ref().filter(|c| c.attempt.seat == seat).is_some_and(|c| {
            let hand = c.before.room.hand();
            hand.find(seat).is_some_and(|p| {
                let pushed = attempt_total(&c.attempt.steps);
                pushed > 0 && p.committed + pushed < hand.bet
            })
        })
    }

    pub(in crate::engine) fn answer(&mut self, seat: Seat, verdict: Verdict, because: Vec<ClauseId>, silent: bool) {
        self.rule(Question::Answer, verdict, because, silent);
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.about = Some(seat);
        }
    }

    pub(in crate::engine) fn take_back(&mut self, seat: Seat, amount: Amount) -> Result<(), Problem> {
        let pending = self.state.pending.iter().position(|p| p.attempt.seat == seat);
        if let Some(at) = pending {
            let prompted = self.state.pending[at].prompted;
            let behind = self.state.pending[at + 1..].iter().next().is_some() || self.acted_behind(seat);
            if prompted && !behind {
                let because = self.books.cites(&[clauses::out_of_turn::PROMPTED, clauses::undercall::DEALER_ERROR]);
                let silent = because.is_empty();
                self.answer(seat, Verdict::Granted(None), because, silent);
                self.state.pending.remove(at);
                return Ok(());
            }
            let because = self.books.cites(if prompted {
                &[clauses::out_of_turn::PROMPTED]
            } else {
                &[clauses::out_of_turn::STANDS, clauses::undercall::DEALER_ERROR]
            });
            let silent = because.is_empty();
            self.answer(seat, Verdict::Refused, because, silent);
            return Ok(());
        }
        let pushed = self.current.as_ref().filter(|c| c.attempt.seat == seat).map_or(0, |c| attempt_total(&c.attempt.steps));
        let committed = self.state.room.hand().find(seat).map_or(0, |p| p.committed);
        if amount > pushed.max(committed) {
            return Err(Problem::new(
                format!("{seat} has no {amount} in front of him"),
                "he can only take back chips of this street",
            ));
        }
        let prompted = self.state.prompted == Some(seat);
        let mut because = self.books.cites(&[clauses::acting_in_turn::CHIPS_STAY]);
        if self.short_call(seat) && !prompted {
            because.extend(self.books.cites(&[clauses::undercall::DEALER_ERROR]));
        }
        let silent = because.is_empty();
        self.answer(seat, Verdict::Refused, because.clone(), silent);
        if !silent {
            self.rule(Question::Chips, Verdict::Stays(amount, seat), because, false);
        }
        Ok(())
    }

    pub(in crate::engine) fn acted_behind(&self, seat: Seat) -> bool {
        // Somebody who folded early is no longer pending, but has declared.
        self.current.as_ref().is_some_and(|c| c.attempt.seat != seat)
    }

    pub(in crate::engine) fn object(&mut self, seat: Seat, objection: Objection) {
        match objection {
            Objection::Pot => disputed_pot::disputed(self, seat),
            Objection::StringBet => {
                let because = self.books.cites(&[clauses::string_bet::PLAYER_FLAGS]);
                let silent = because.is_empty();
                self.rule(Question::Order, Verdict::Order(Order::CallFloor), because, silent);
            }
            Objection::Skipped => {
                if let Some(skip) = self.skip(seat)
                    && !skip.value
                {
                    self.passed_over(seat, skip.because);
                    return;
                }
                let because = self.books.cites(&[clauses::out_of_turn::SKIPPED]);
                let silent = because.is_empty();
                self.rule(Question::Turn, Verdict::Turn(seat), because.clone(), silent);
                for pending in self.state.pending.clone() {
                    let verdict = Verdict::binding(pending.attempt.seat, pending.done, Standing::Pending);
                    self.rule(Question::Binding, verdict, because.clone(), silent);
                }
            }
        }
    }

    pub(in crate::engine) fn posts_late(&mut self, seat: Seat) {
        let because = self.books.cites(&[clauses::posting_blinds::IN_TIME]);
        let silent = because.is_empty();
        self.rule(Question::Breach, Verdict::Breach(seat, "posting-blinds".into()), because, silent);
    }

    pub(in crate::engine) fn find_chips(&mut self, seat: Seat, amount: Amount) -> Result<(), Problem> {
        let player = self.state.room.hand_mut().seat_mut(seat)?;
        if !player.all_in {
            return Err(Problem::new(format!("{seat} is not all-in"), "chips are found after an all-in was called"));
        }
        self.state.hidden = Some((seat, amount));
        let total = player.committed;
        let outcome = self
            .books
            .ask(|p| Some((p.get::<betting::hidden_chips::HiddenChips>()?, vec![p.clause(clauses::hidden_chips::OUTCOME)?])));
        if let Some(Grounded { value: betting::hidden_chips::HiddenChips::FloorDecides, because, silent }) = outcome {
            let of = [total, total.saturating_add(amount)].map(|n| Verdict::Action(seat, Action::AllIn(n), ChipChange::None));
            self.rule(Question::Chips, Verdict::Floor(of.to_vec()), because, silent);
        }
        Ok(())
    }
}
