//! What is ruled as things stand: the rulings in force, the turn, and what is open to whom.

use super::Hearing;
use crate::engine::clause::ClauseId;
use crate::engine::event::Seat;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::{acting_in_turn, out_of_turn, pot_size, reopening, straddle, substantial_action};
use crate::engine::rules::dealing::{heads_up_button, stud_procedure};
use crate::engine::rules::legal_actions::{Legal, legal_actions};
use crate::engine::ruling::{ActionKind, DealVerdict, LegalActions, Question, Ruling, Verdict};

impl Hearing<'_> {
    /// The rulings in force now, the open acts of the player to act included.
    pub fn rulings(&self) -> Vec<Ruling> {
        let mut rulings: Vec<Ruling> = Vec::new();
        for ruling in &self.state.rulings {
            rulings.retain(|r| {
                r.question != ruling.question || r.about != ruling.about || r.line == ruling.line && several(r, ruling)
            });
            rulings.push(ruling.clone());
        }
        let hand = self.state.room.hand();
        let dealing = self.dealing();
        let redealt = dealing.iter().any(|r| matches!(r.verdict, Verdict::Deal(DealVerdict::Redeal(_))));
        rulings.extend(dealing);
        let silent_turn =
            straddle::turn_is_custom(self) || heads_up_button::turn_is_custom(self) || stud_procedure::turn_is_custom(self);
        if let Some((reached, because)) = substantial_action::reached(&self.actions(), &self.books) {
            rulings.push(self.routine(Question::Substantial, Verdict::Substantial(reached), because));
        }
        let sum = pot_size::sum(&self.books);
        let showdown = self.showdown();
        let amount = if hand.betting_is_over() { self.pots().iter().map(|pot| pot.amount).sum() } else { hand.total_pot() };
        let mut pot = self.routine(Question::Pot, Verdict::Pot(amount), sum);
        // Of a pot that is divided the whole is worth telling.
        pot.routine = showdown.iter().filter(|r| matches!(r.verdict, Verdict::Wins(_, _, None))).count() < 2;
        rulings.push(pot);
        match hand.to_act() {
            Some(seat) => {
                let mut order = acting_in_turn::order(hand, &self.books);
                order.extend(heads_up_button::order(hand, &self.books));
                order.extend(stud_procedure::order(hand, &self.books));
                rulings.push(self.turn(Verdict::Turn(seat), order, silent_turn));
            }
            None if hand.live().count() > 1 => {
                let mut because = reopening::round_closed(&self.books);
                because.extend(acting_in_turn::order(hand, &self.books));
                rulings.push(self.turn(Verdict::RoundClosed, because, silent_turn));
            }
            None => {}
        }
        rulings.extend(showdown);
        // Where the cards are dealt again nobody acts on.
        if let Some((seat, options)) = self.may().filter(|_| !redealt) {
            let bound = self.state.open.is_some() || options.value.bring_in.is_some();
            let verdict = if bound { Verdict::Must(seat, options.value) } else { Verdict::May(seat, options.value) };
            rulings.push(self.follows(Question::May, verdict, options.because, options.silent));
        }
        rulings
    }

    /// What the player to act may do, whether or not the house says so.
    pub fn legal(&self) -> Option<Legal> {
        let (seat, options) = self.may()?;
        let player = self.state.room.hand().find(seat)?;
        Some(Legal { seat, options: options.value, all_in: player.stack().map(|stack| player.committed() + stack) })
    }

    pub(in crate::engine) fn may(&self) -> Option<(Seat, Grounded<LegalActions>)> {
        if let Some((seat, options)) = &self.state.open {
            return Some((*seat, options.clone()));
        }
        let hand = self.state.room.hand();
        let seat = hand.to_act()?;
        let player = hand.find(seat)?;
        let mut options = legal_actions(&self.state.room, hand, player, &self.books);
        if let Some(skip) = out_of_turn::skipped(self, seat)
            && skip.value
        {
            options.cite(&skip.because);
        }
        if let Some(because) = self.barred_from_raising(seat) {
            (options.value.bet, options.value.raise) = (None, None);
            options.cite(&because);
        }
        Some((seat, options))
    }

    /// The actions of the round, those out of turn included.
    pub(in crate::engine) fn actions(&self) -> Vec<(Seat, ActionKind)> {
        let mut actions = self.state.room.hand().actions.clone();
        actions.extend(self.state.pending.iter().map(|p| (p.attempt.seat, p.done.kind())));
        actions
    }

    pub(in crate::engine) fn routine(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>) -> Ruling {
        Ruling { routine: true, ..self.follows(question, verdict, because, false) }
    }

    pub(in crate::engine) fn turn(&self, verdict: Verdict, because: Vec<ClauseId>, silent: bool) -> Ruling {
        Ruling { routine: true, ..self.follows(Question::Turn, verdict, because, silent) }
    }
}

/// Two rulings on one question about one player that stand side by side.
fn several(a: &Ruling, b: &Ruling) -> bool {
    matches!(a.question, Question::Penalty | Question::Chips | Question::Order | Question::Breach) && a.verdict != b.verdict
}
