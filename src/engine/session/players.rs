//! What the player to act does: read, settled and carried out.

use super::{Current, Session, attempt_total, check_stack};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clauses;
use crate::engine::event::{Act, Agreement, Ask, Seat, Step, Subject};
use crate::engine::room::Problem;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::bounds::Outcome;
use crate::engine::rules::betting::reading::{self};
use crate::engine::rules::betting::{self};
use crate::engine::rules::showdown::nuts_must_raise;
use crate::engine::ruling::{Action, ChipChange, Question, Standing, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn player(&mut self, seat: Seat, steps: &[Step]) -> Result<(), Problem> {
        let onlooker = steps.iter().all(|s| matches!(s, Step::Ask(Ask::See(_)) | Step::PointOut(_) | Step::Tell(_)));
        if !onlooker {
            self.state.room.hand_mut().seat_mut(seat)?;
        }
        let mut moves = Vec::new();
        for step in steps {
            match step {
                step if self.is_about_cards(step) => self.cards(&Subject::Seat(seat), step)?,
                Step::TakeBack(_) if steps.len() > 1 => moves.push(step.clone()),
                step if self.aside(seat, step)? => self.remember(&Subject::Seat(seat), step),
                step => moves.push(step.clone()),
            }
        }
        if moves.is_empty() { Ok(()) } else { self.attempt(seat, moves) }
    }

    /// What a player does beside acting; whether the step was of that kind.
    pub(in crate::engine) fn aside(&mut self, seat: Seat, step: &Step) -> Result<bool, Problem> {
        match step {
            Step::Tell(tell) => self.tell(*tell)?,
            Step::Act(Act::Post { amount, dark, for_seat }) => self.post(seat, *amount, *dark, *for_seat)?,
            Step::Ask(ask) => self.ask(seat, *ask)?,
            Step::Object(objection) => self.object(seat, *objection),
            Step::Find(chips) => self.find_chips(seat, chips.total())?,
            Step::PostsLate => self.posts_late(seat),
            Step::Agree(Agreement::Posting) => self.state.posting_agreed.push(seat),
            Step::Agree(Agreement::Straddles) => self.state.room.straddles_agreed = true,
            Step::TakeBack(chips) => self.take_back(seat, chips.total())?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(in crate::engine) fn attempt(&mut self, seat: Seat, steps: Vec<Step>) -> Result<(), Problem> {
        self.card_log.clear();
        let only_chips = steps.iter().all(|s| matches!(s, Step::Push(..) | Step::Say(_) | Step::Release(_)));
        match self.current.take() {
            Some(mut current) if current.attempt.seat == seat && !current.over && only_chips => {
                self.state = (*current.before).clone();
                current.attempt.steps.extend(steps);
                return self.run(current);
            }
            Some(current) => self.earlier.push(current),
            None => {}
        }
        // Chips that follow after others have acted belong to the attempt that looked finished.
        let hand = self.state.room.hand();
        let settled = hand.find(seat).is_some_and(|p| p.acted && !p.folded && p.committed >= hand.bet);
        if settled
            && steps.iter().all(|s| matches!(s, Step::Push(..)))
            && let Some(at) = self.earlier.iter().rposition(|c| c.attempt.seat == seat)
        {
            return self.too_soon(at, steps);
        }
        let player =
            hand.find(seat).ok_or_else(|| Problem::new(format!("{seat} is not at the table"), "list him in the `seats` line"))?;
        if player.folded {
            return Err(Problem::new(
                format!("{seat} has folded and is no longer in the hand"),
                "leave the line out, or the fold before it",
            ));
        }
        if player.all_in {
            return Err(Problem::new(format!("{seat} is all-in and has nothing left to act with"), "leave the line out"));
        }
        let before = Box::new(self.state.clone());
        self.run(Current { before, attempt: Attempt { seat, steps }, line: self.line, over: false })
    }

    /// Another motion by somebody behind whom others have already acted.
    pub(in crate::engine) fn too_soon(&mut self, at: usize, steps: Vec<Step>) -> Result<(), Problem> {
        let earlier = &self.earlier[at];
        let mut attempt = earlier.attempt.clone();
        let pushed: Amount = attempt_total(&steps);
        attempt.steps.extend(steps);
        let state = &earlier.before;
        let hand = state.room.hand();
        let Some(player) = hand.find(attempt.seat) else { return Ok(()) };
        let situation = Situation { room: &state.room, hand, player, attempt: &attempt, findings: &self.findings, told: None };
        let mut because = self.books.cites(&[
            clauses::string_bet::CONSEQUENCE,
            clauses::string_bet::MEANING,
            clauses::string_bet::TOO_SOON,
            clauses::string_bet::ONE_MOTION,
        ]);
        let silent = because.is_empty();
        let first = attempt.first_motion();
        let (answer, _) = reading::read(&Situation { attempt: &first, ..situation }, &self.books, betting::READERS);
        let now = self.state.room.hand().find(attempt.seat).map_or(0, |p| p.committed);
        let done = if now >= self.state.room.hand().bet && hand.bet >= now { Action::Call(now) } else { Action::RaiseTo(now) };
        if let Some(answer) = answer {
            because.extend(answer.because);
        }
        self.rule(Question::Meaning, Verdict::Action(attempt.seat, done, ChipChange::Returned(pushed)), because, silent);
        Ok(())
    }

    /// Reads, settles and carries out an attempt from the state as it stands.
    pub(in crate::engine) fn run(&mut self, mut current: Current) -> Result<(), Problem> {
        let seat = current.attempt.seat;
        let attempt = current.attempt.clone();
        check_stack(self.state.room.hand(), &attempt)?;
        self.manners(&attempt);
        let closed = self.state.room.hand().to_act().is_none();
        let in_turn = self.state.room.hand().to_act() == Some(seat);
        if closed && !in_turn {
            self.round_closed(&attempt);
            current.over = true;
        } else if in_turn {
            current.over = self.in_turn(&attempt)?;
        } else if self.misplayed_goes_on(&attempt)? {
            current.over = true;
        } else {
            self.out_of_turn(&attempt);
        }
        self.current = Some(current);
        Ok(())
    }

    /// The betting is over and somebody acts all the same.
    pub(in crate::engine) fn round_closed(&mut self, attempt: &Attempt) {
        let done = match attempt.steps.first() {
            Some(Step::Act(Act::RaiseTo(n) | Act::Bet(n))) => Action::RaiseTo(*n),
            Some(Step::Act(Act::Check)) => Action::Check,
            Some(Step::Act(Act::Fold) | Step::Release(_)) => Action::Fold,
            Some(Step::Act(Act::Call)) => Action::Call(0),
            _ => Action::RaiseTo(self.state.room.hand().bet.saturating_add(attempt_total(&attempt.steps))),
        };
        let closed = self.books.says((), &[clauses::reopening::ROUND_CLOSED]);
        self.rule(Question::Binding, Verdict::binding(attempt.seat, done, Standing::Refused), closed.because, closed.silent);
    }

    pub(in crate::engine) fn situation<'s>(&'s self, attempt: &'s Attempt) -> Option<Situation<'s>> {
        let room = &self.state.room;
        let seat = attempt.seat;
        Some(Situation {
            room,
            hand: room.hand(),
            player: room.hand().find(seat)?,
            attempt,
            findings: &self.findings,
            told: self.state.told.iter().rev().find(|(s, _)| *s == seat).map(|(_, n)| *n),
        })
    }

    /// An attempt by the player to act. Whether it is over: nothing more can follow from him.
    pub(in crate::engine) fn in_turn(&mut self, attempt: &Attempt) -> Result<bool, Problem> {
        let seat = attempt.seat;
        self.state.open = None;
        self.state.misplayed = None;
        self.state.prompted = None;
        let skip = self.skip(seat);
        let undisputed = matches!(attempt.steps.first(), Some(Step::Act(_))) && attempt.steps.len() == 1;
        if let Some(skip) = &skip
            && !skip.value
        {
            self.passed_over(seat, skip.because.clone());
            return Ok(true);
        }
        self.terms(attempt);
        let Some(mut outcome) = self.outcome(attempt) else {
            self.rule(Question::Meaning, Verdict::Floor(Vec::new()), Vec::new(), true);
            return Ok(false);
        };
        self.word_too_late(attempt, &mut outcome);
        let Grounded { value, because, silent } = outcome;
        match value {
            Outcome::Action(done, change) => {
                self.penalties_of_fold(attempt, done, true);
                self.folded(attempt, done, &because);
                if matches!(done, Action::Check | Action::Call(_)) {
                    nuts_must_raise::checks_or_calls(self, seat, done);
                }
                self.rule(Question::Meaning, Verdict::Action(seat, done, change), because.clone(), silent);
                if undisputed && let Some(ruling) = self.state.rulings.last_mut() {
                    ruling.routine = change == ChipChange::None;
                }
                self.wrong_pot(attempt, done);
                self.carry_out(seat, done);
                if let Some(skip) = skip {
                    let raised = self.state.room.hand().increases.last().is_some_and(|i| i.seat == seat);
                    self.answered_late(&skip, raised);
                }
                self.resolve_pending();
            }
            Outcome::Choice(of) => self.rule(Question::Meaning, Verdict::Chooses(seat, of), because, silent),
            Outcome::Floor(of) => {
                let conditional = self.conditional(attempt);
                let of = of.into_iter().map(|(done, change)| Verdict::Action(seat, done, change)).collect();
                self.rule(Question::Meaning, Verdict::Floor(of), because.clone(), silent);
                self.discretion(seat, conditional, &because);
                self.tiny_penalty(attempt);
            }
            Outcome::Refused(done) => {
                self.rule(Question::Binding, Verdict::binding(seat, done, Standing::Refused), because, silent);
                self.let_pass(attempt, done);
                return Ok(true);
            }
            Outcome::Open(options) => {
                self.state.open = Some((seat, Grounded { value: options, because, silent }));
                return Ok(false);
            }
        }
        Ok(undisputed)
    }
}
