//! What is ruled as things stand: the rulings in force, the turn, and what is open to whom.

use super::Session;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Seat, Street};
use crate::engine::hand::ActionKind;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::{self, bounds};
use crate::engine::ruling::{Action, Grade, LegalActions, Question, Ruling, Verdict};

/// What the player to act may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub seat: Seat,
    pub options: LegalActions,
    /// All his chips, as a total for the street, where his stack is stated.
    pub all_in: Option<Amount>,
}

impl Session<'_> {
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
        // Who has the last word after a bet in the dark is said by a book, or by nobody.
        let straddled = self.state.in_the_dark && hand.street == Street::Preflop;
        let silent_turn = straddled && self.books.cites(&[clauses::straddle::LAST_WORD]).is_empty();
        if let Some((reached, because)) = betting::substantial_action::reached(&self.actions(), &self.books) {
            rulings.push(self.routine(Question::Substantial, Verdict::Substantial(reached), because));
        }
        let sum = self.books.cites(&[clauses::pot_size::SUM]);
        let showdown = self.showdown();
        let amount = if hand.betting_is_over() { self.pots().iter().map(|pot| pot.amount).sum() } else { hand.total_pot() };
        let mut pot = self.routine(Question::Pot, Verdict::Pot(amount), sum);
        // Of a pot that is divided the whole is worth telling.
        pot.routine = showdown.iter().filter(|r| matches!(r.verdict, Verdict::Wins(_, _, None))).count() < 2;
        rulings.push(pot);
        match hand.to_act() {
            Some(seat) => {
                let order = self.order_clauses();
                rulings.push(self.turn(Verdict::Turn(seat), order, silent_turn));
            }
            None if hand.live().count() > 1 => {
                let mut because = self.books.cites(&[clauses::reopening::ROUND_CLOSED]);
                because.extend(self.order_clauses());
                rulings.push(self.turn(Verdict::RoundClosed, because, silent_turn));
            }
            None => {}
        }
        rulings.extend(showdown);
        if let Some((seat, options)) = self.may() {
            let bound = self.state.open.is_some() || options.value.bring_in.is_some();
            let verdict = if bound { Verdict::Must(seat, options.value) } else { Verdict::May(seat, options.value) };
            let grade = if options.silent { Grade::Silent } else { verdict.grade() };
            rulings.push(Ruling {
                question: Question::May,
                about: Some(seat),
                verdict,
                grade,
                because: if options.silent { Vec::new() } else { options.because },
                condition: None,
                line: self.line.saturating_sub(1),
                routine: false,
            });
        }
        rulings
    }

    /// What the player to act may do, whether or not the house says so.
    pub fn legal(&self) -> Option<Legal> {
        let (seat, options) = self.may()?;
        let player = self.state.room.hand().find(seat)?;
        Some(Legal { seat, options: options.value, all_in: player.stack.map(|stack| player.committed + stack) })
    }

    pub(in crate::engine) fn may(&self) -> Option<(Seat, Grounded<LegalActions>)> {
        if let Some((seat, options)) = &self.state.open {
            return Some((*seat, options.clone()));
        }
        let hand = self.state.room.hand();
        let seat = hand.to_act()?;
        let player = hand.find(seat)?;
        let mut options = bounds::options(&self.state.room, hand, player, &self.books);
        if let Some(skip) = self.skip(seat)
            && skip.value
        {
            options.cite(&skip.because);
        }
        Some((seat, options))
    }

    pub(in crate::engine) fn order_clauses(&self) -> Vec<ClauseId> {
        let mut because = self.books.cites(&[clauses::acting_in_turn::CLOCKWISE, clauses::acting_in_turn::LAST_WORD]);
        if self.state.room.hand().street == Street::Preflop {
            because.extend(self.books.cites(&[clauses::straddle::LAST_WORD]));
        }
        because
    }

    /// The actions of the round, those out of turn included.
    pub(in crate::engine) fn actions(&self) -> Vec<(Seat, ActionKind)> {
        let mut actions = self.state.room.hand().actions.clone();
        actions.extend(self.state.pending.iter().map(|p| (p.attempt.seat, kind(p.done))));
        actions
    }

    pub(in crate::engine) fn routine(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>) -> Ruling {
        Ruling {
            question,
            about: verdict.about(),
            grade: verdict.grade(),
            verdict,
            because,
            condition: None,
            line: self.line.saturating_sub(1),
            routine: true,
        }
    }

    pub(in crate::engine) fn turn(&self, verdict: Verdict, because: Vec<ClauseId>, silent: bool) -> Ruling {
        let mut ruling = self.routine(Question::Turn, verdict, because);
        if silent {
            (ruling.grade, ruling.because) = (Grade::Silent, Vec::new());
        }
        ruling
    }
}

/// Two rulings on one question about one player that stand side by side.
fn several(a: &Ruling, b: &Ruling) -> bool {
    matches!(a.question, Question::Penalty | Question::Chips | Question::Order | Question::Breach) && a.verdict != b.verdict
}

pub(in crate::engine) fn kind(done: Action) -> ActionKind {
    match done {
        Action::Check => ActionKind::Check,
        Action::Fold => ActionKind::Fold,
        Action::Call(_) => ActionKind::Call,
        Action::Bet(_) => ActionKind::Bet,
        Action::RaiseTo(_) | Action::AllIn(_) => ActionKind::Raise,
    }
}
