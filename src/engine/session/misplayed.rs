//! Wrong sizes that others have acted on.

use super::{Misplayed, Session};
use crate::engine::attempt::Attempt;
use crate::engine::betting::{self};
use crate::engine::event::{Act, Seat, Step, Street, Structure};
use crate::engine::hand::{Fullness, Kind};
use crate::engine::room::Problem;
use crate::engine::verdict::{Change, Done, Question, Verdict};

impl Session<'_> {
    /// A refused bet of the wrong limit stands all the same once enough players have acted on it.
    pub(super) fn let_pass(&mut self, attempt: &Attempt, done: Done) {
        let limit = matches!(self.world.room.hand().structure, Structure::Limit(..));
        if !limit || !matches!(done, Done::Bet(_) | Done::RaiseTo(_)) || !self.law.house.carries("limit-structure/misplayed") {
            return;
        }
        let mut hand = self.world.room.hand().clone();
        hand.apply(attempt.seat, done, Fullness::FULL);
        hand.misplayed_step = if let Done::Bet(n) = done { Some(n) } else { None };
        self.world.misplayed = Some(Misplayed { hand, seat: attempt.seat, done, behind: 0 });
    }

    pub(super) fn misplayed_goes_on(&mut self, attempt: &Attempt) -> Result<bool, Problem> {
        let Some(mut misplayed) = self.world.misplayed.take() else { return Ok(false) };
        if misplayed.hand.to_act() != Some(attempt.seat) {
            self.world.misplayed = Some(misplayed);
            return Ok(false);
        }
        let Some(Step::Act(act)) = attempt.steps.first() else { return Ok(false) };
        let done = match act {
            Act::Call => Done::Call(misplayed.hand.bet),
            Act::Fold => Done::Fold,
            Act::RaiseTo(n) => Done::RaiseTo(*n),
            _ => return Ok(false),
        };
        misplayed.hand.apply(attempt.seat, done, Fullness::FULL);
        misplayed.behind += 1;
        let enough = self.law.house.get::<betting::pot_size::MisplayedActions>().is_some_and(|n| misplayed.behind >= n);
        if enough {
            let because = self.law.cites(&["limit-structure/misplayed"]);
            self.world.rulings.retain(|r| r.about != Some(misplayed.seat));
            self.rule(Question::Meaning, Verdict::Action(misplayed.seat, misplayed.done, Change::None), because, false);
            *self.world.room.hand_mut() = misplayed.hand;
        } else {
            self.world.misplayed = Some(misplayed);
        }
        Ok(true)
    }

    /// A pot that was named wrongly, once others have acted on it.
    pub(super) fn wrong_pot(&mut self, attempt: &Attempt, done: Done) {
        let hand = self.world.room.hand();
        // Before the flop the blinds are the bet, and nobody opens for the pot.
        if hand.structure != Structure::PotLimit || hand.street == Street::Preflop {
            return;
        }
        let Some((seat, told)) = self.world.told_pot.last().copied() else { return };
        let pot = hand.pot;
        let behind = hand.actions.iter().skip_while(|(s, _)| *s != seat).skip(1).count() as i64 + 1;
        let enough = self.law.house.get::<betting::pot_size::MisplayedActions>().is_some_and(|n| behind >= n);
        if attempt.seat == seat || !enough || done == Done::Fold {
            return;
        }
        let because = self.law.cites(if told < pot { &["pot-size/wrong-low"] } else { &["pot-size/wrong-high"] });
        if because.is_empty() {
            return;
        }
        if told < pot {
            self.rule(Question::Meaning, Verdict::Action(seat, Done::Bet(told), Change::None), because, false);
            let hand = self.world.room.hand_mut();
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
            self.rule(Question::Meaning, Verdict::Action(seat, Done::Bet(pot), Change::Returned(over)), because.clone(), false);
            let mut callers: Vec<Seat> =
                self.world.room.hand().actions.iter().filter(|(s, k)| *s != seat && *k == Kind::Call).map(|(s, _)| *s).collect();
            callers.push(attempt.seat);
            for caller in callers {
                self.rule(Question::Chips, Verdict::Returned(over, caller), because.clone(), false);
            }
        }
    }
}
