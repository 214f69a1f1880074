//! Wrong sizes that others have acted on.

use super::{Misplayed, Session};
use crate::engine::attempt::Attempt;
use crate::engine::clauses;
use crate::engine::event::{Act, Seat, Step, Street, Structure};
use crate::engine::hand::{ActionKind, Fullness};
use crate::engine::room::Problem;
use crate::engine::rules::betting::{self};
use crate::engine::ruling::{Action, ChipChange, Question, Verdict};

impl Session<'_> {
    /// A refused bet of the wrong limit stands all the same once enough players have acted on it.
    pub(in crate::engine) fn let_pass(&mut self, attempt: &Attempt, done: Action) {
        let limit = matches!(self.state.room.hand().structure, Structure::Limit(..));
        if !limit
            || !matches!(done, Action::Bet(_) | Action::RaiseTo(_))
            || !self.books.house.carries(clauses::limit_structure::MISPLAYED)
        {
            return;
        }
        let mut hand = self.state.room.hand().clone();
        hand.apply(attempt.seat, done, Fullness::FULL);
        hand.accepted_bet = if let Action::Bet(n) = done { Some(n) } else { None };
        self.state.misplayed = Some(Misplayed { hand, seat: attempt.seat, done, behind: 0 });
    }

    pub(in crate::engine) fn misplayed_goes_on(&mut self, attempt: &Attempt) -> Result<bool, Problem> {
        let Some(mut misplayed) = self.state.misplayed.take() else { return Ok(false) };
        if misplayed.hand.to_act() != Some(attempt.seat) {
            self.state.misplayed = Some(misplayed);
            return Ok(false);
        }
        let Some(Step::Act(act)) = attempt.steps.first() else { return Ok(false) };
        let done = match act {
            Act::Call => Action::Call(misplayed.hand.bet),
            Act::Fold => Action::Fold,
            Act::RaiseTo(n) => Action::RaiseTo(*n),
            _ => return Ok(false),
        };
        misplayed.hand.apply(attempt.seat, done, Fullness::FULL);
        misplayed.behind += 1;
        let enough = self.books.house.get::<betting::pot_size::MisplayedActions>().is_some_and(|n| misplayed.behind >= n);
        if enough {
            let because = self.books.cites(&[clauses::limit_structure::MISPLAYED]);
            self.state.rulings.retain(|r| r.about != Some(misplayed.seat));
            self.rule(Question::Meaning, Verdict::Action(misplayed.seat, misplayed.done, ChipChange::None), because, false);
            *self.state.room.hand_mut() = misplayed.hand;
        } else {
            self.state.misplayed = Some(misplayed);
        }
        Ok(true)
    }

    /// A pot that was named wrongly, once others have acted on it.
    pub(in crate::engine) fn wrong_pot(&mut self, attempt: &Attempt, done: Action) {
        let hand = self.state.room.hand();
        // Before the flop the blinds are the bet, and nobody opens for the pot.
        if hand.structure != Structure::PotLimit || hand.street == Street::Preflop {
            return;
        }
        let Some((seat, told)) = self.state.told_pot.last().copied() else { return };
        let pot = hand.pot;
        let behind = hand.actions.iter().skip_while(|(s, _)| *s != seat).skip(1).count() as i64 + 1;
        let enough = self.books.house.get::<betting::pot_size::MisplayedActions>().is_some_and(|n| behind >= n);
        if attempt.seat == seat || !enough || done == Action::Fold {
            return;
        }
        let because = self.books.cites(if told < pot { &[clauses::pot_size::WRONG_LOW] } else { &[clauses::pot_size::WRONG_HIGH] });
        if because.is_empty() {
            return;
        }
        if told < pot {
            self.rule(Question::Meaning, Verdict::Action(seat, Action::Bet(told), ChipChange::None), because, false);
            let hand = self.state.room.hand_mut();
            hand.bet = told;
            if let Some(opening) = hand.increases.last_mut() {
                (opening.to, opening.by) = (told, told);
            }
            for player in &mut hand.players {
                let over = (player.committed - told).max(0);
                player.committed -= over;
                player.stack = player.stack.map(|stack| stack + over);
            }
        } else {
            let over = told - pot;
            self.rule(
                Question::Meaning,
                Verdict::Action(seat, Action::Bet(pot), ChipChange::Returned(over)),
                because.clone(),
                false,
            );
            let mut callers: Vec<Seat> = self
                .state
                .room
                .hand()
                .actions
                .iter()
                .filter(|(s, k)| *s != seat && *k == ActionKind::Call)
                .map(|(s, _)| *s)
                .collect();
            callers.push(attempt.seat);
            for caller in callers {
                self.rule(Question::Chips, Verdict::Returned(over, caller), because.clone(), false);
            }
        }
    }
}
