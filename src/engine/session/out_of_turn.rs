//! Actions out of turn: what waits, what stands, what is undone.

use super::{Pending, Session, attempt_total_of};
use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Judgement, Manner, Offence, Push, Seat, Step};
use crate::engine::rulebooks::{Grounded, cites};
use crate::engine::rules::betting::bounds::Outcome;
use crate::engine::rules::betting::{self};
use crate::engine::ruling::{Action, ChipChange, Question, Standing, Strength, Verdict};

impl Session<'_> {
    pub(in crate::engine) fn out_of_turn(&mut self, attempt: &Attempt) {
        let seat = attempt.seat;
        let prompted = self.state.prompted == Some(seat);
        self.terms(attempt);
        let conditional = self.conditional(attempt);
        let outcome = self.outcome(attempt);
        let hand = self.state.room.hand();
        let player_committed = hand.find(seat).map_or(0, |p| p.committed);
        let (done, _because, silent) = match outcome {
            Some(Grounded { value: Outcome::Action(done, _), because, silent }) => (done, because, silent),
            Some(Grounded { value: Outcome::Choice(of), because, silent }) => {
                (of.first().map_or(Action::Check, |(d, _)| *d), because, silent)
            }
            Some(Grounded { value: Outcome::Refused(done), because, silent }) => (done, because, silent),
            Some(Grounded { value: Outcome::Open(options), because, silent }) => {
                let least = options.raise.or(options.bet).map_or(0, |r| r.min);
                (if hand.bet == 0 { Action::Bet(least) } else { Action::RaiseTo(least) }, because, silent)
            }
            Some(Grounded { value: Outcome::Floor(_), because, .. }) => {
                if conditional {
                    self.state.pending.push(Pending {
                        attempt: attempt.clone(),
                        done: Action::Check,
                        chips: 0,
                        increases: usize::MAX,
                        prompted,
                    });
                }
                self.rule(Question::Meaning, Verdict::Floor(Vec::new()), because.clone(), false);
                self.discretion(seat, conditional, &because);
                return;
            }
            None => {
                self.rule(Question::Meaning, Verdict::Floor(Vec::new()), Vec::new(), true);
                return;
            }
        };
        let undisputed = matches!(attempt.steps.first(), Some(Step::Act(_)));
        let pushed = attempt_total_of(attempt, hand, seat);
        let chips = match done {
            _ if pushed > 0 => pushed,
            Action::Call(n) | Action::Bet(n) | Action::RaiseTo(n) | Action::AllIn(n) if undisputed => (n - player_committed).max(0),
            _ => 0,
        };
        let waits = self.books.cites(&[clauses::acting_in_turn::TURN, clauses::acting_in_turn::WAIT]);
        self.offences(seat, &waits);
        self.penalties_of_fold(attempt, done, false);
        if done == Action::Fold && self.early_fold(attempt) {
            return;
        }
        let increases = self.state.room.hand().increases.len();
        self.state.pending.retain(|p| p.attempt.seat != seat);
        self.state.pending.push(Pending { attempt: attempt.clone(), done, chips, increases, prompted });
        let mut because = self.books.cites(&[clauses::out_of_turn::STANDS]);
        because.extend(waits);
        if let Some(skip) = self.skip(self.state.room.hand().to_act().unwrap_or(seat)) {
            because.extend(skip.because.into_iter().filter(|_| skip.value));
        }
        let silent = silent && because.is_empty();
        self.rule(Question::Binding, Verdict::binding(seat, done, Standing::Pending), because, silent);
    }

    /// A fold out of turn that stands whatever comes.
    pub(in crate::engine) fn early_fold(&mut self, attempt: &Attempt) -> bool {
        let seat = attempt.seat;
        let bound = self.books.ask(|p| {
            let clause = p.clause(clauses::out_of_turn::FOLD)?;
            Some((p.get::<betting::out_of_turn::OutOfTurnFold>()?, vec![clause]))
        });
        let always = bound.as_ref().is_some_and(|b| b.value == betting::out_of_turn::OutOfTurnFold::AlwaysBinds);
        let dead = self.situation(attempt).map_or_else(Vec::new, |s| betting::fold::grounds(&s, self.books.house, false));
        let house_fold = bound.as_ref().is_some_and(|b| !b.silent);
        if house_fold && !always {
            return false;
        }
        if !always && dead.is_empty() {
            return false;
        }
        if !house_fold && dead.is_empty() && self.books.house.carries(clauses::out_of_turn::STANDS) {
            return false;
        }
        let mut because = dead.clone();
        let silent = match &bound {
            Some(b) if !b.silent => {
                because.extend(b.because.iter().copied());
                false
            }
            _ => dead.is_empty(),
        };
        self.rule(Question::Binding, Verdict::binding(seat, Action::Fold, Standing::Stands), because.clone(), silent);
        self.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
        let hand = self.state.room.hand_mut();
        if let Ok(player) = hand.seat_mut(seat) {
            player.folded = true;
            player.acted = true;
        }
        true
    }

    /// What is due for acting early.
    pub(in crate::engine) fn offences(&mut self, seat: Seat, waits: &[ClauseId]) {
        if !waits.is_empty() && self.books.house.carries(clauses::acting_in_turn::TURN) {
            self.rule(Question::Breach, Verdict::Breach(seat, "acting-in-turn".into()), waits.to_vec(), false);
        }
        let deliberate = self.found(Judgement::Deliberate) == Some(true);
        let penalty = self.books.cites(&[clauses::out_of_turn::PENALTY]);
        if !penalty.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), penalty, false);
        }
        if !deliberate {
            return;
        }
        let on_purpose = self.books.cites(&[clauses::out_of_turn::ON_PURPOSE]);
        if !on_purpose.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), on_purpose, false);
        }
        if let Some(clause) = self.books.house.clause(clauses::out_of_turn::DELIBERATE)
            && let Some(steps) = self.books.house.get::<betting::out_of_turn::OutOfTurnPenalty>()
        {
            let before = usize::try_from(self.state.room.record(seat, Offence::OutOfTurn)).unwrap_or(0);
            if let Some(step) = steps.get(before.min(steps.len().saturating_sub(1))) {
                let strength = if step.must { Strength::Must } else { Strength::May };
                self.rule(Question::Penalty, Verdict::Penalty(seat, strength, Some(step.sanction)), vec![clause], false);
            }
        }
    }

    /// Lets the actions out of turn whose turn has come stand or fall.
    pub(in crate::engine) fn resolve_pending(&mut self) {
        // Each turn of the loop takes one pending action away, so it ends.
        while let Some(seat) = self.state.room.hand().to_act() {
            let Some(at) = self.state.pending.iter().position(|p| p.attempt.seat == seat) else { return };
            let pending = self.state.pending.remove(at);
            let acted_behind = at < self.state.pending.len();
            if pending.increases == usize::MAX {
                self.condition_came_true(&pending);
                return;
            }
            if !self.resolve(&pending, acted_behind) {
                return;
            }
        }
        self.state.pending.clear();
    }

    /// One action out of turn at its turn. Whether it stands.
    pub(in crate::engine) fn resolve(&mut self, pending: &Pending, acted_behind: bool) -> bool {
        use betting::out_of_turn::{OutOfTurn, OutOfTurnChips, OutOfTurnUndoneBy};
        let seat = pending.attempt.seat;
        let change = |chips: ChipChange| if pending.chips == 0 { ChipChange::None } else { chips };
        let returned = change(ChipChange::Returned(pending.chips));
        if let Some(because) = self.state.skipped.clone() {
            return self.stand(pending, because, false);
        }
        let hand = self.state.room.hand();
        let since = hand.increases.get(pending.increases..).unwrap_or(&[]);
        let undone_by = self.books.ask(|p| {
            let because = cites(p, &[clauses::out_of_turn::UNCHANGED]);
            Some((p.get::<OutOfTurnUndoneBy>()?, because))
        });
        let out = match pending.done {
            Action::Bet(n) | Action::RaiseTo(n) | Action::AllIn(n) | Action::Call(n) => n,
            Action::Check | Action::Fold => 0,
        };
        let changed = match undone_by.as_ref().map(|u| u.value) {
            Some(OutOfTurnUndoneBy::LargerRaise) => since.iter().any(|i| i.to > out),
            _ => !since.is_empty(),
        };
        let by_custom = undone_by.as_ref().is_none_or(|u| u.silent);
        let mut unchanged = undone_by.map_or_else(Vec::new, |u| u.because);
        if changed {
            if pending.prompted && !acted_behind {
                let because = self.books.cites(&[clauses::out_of_turn::PROMPTED, clauses::undercall::DEALER_ERROR]);
                if !because.is_empty() {
                    return self.undo(pending, returned, because, false);
                }
            }
            if pending.done == Action::Fold {
                let fold = self.books.cites(&[clauses::out_of_turn::FOLD, clauses::out_of_turn::STANDS]);
                return self.undo(pending, ChipChange::None, fold, by_custom);
            }
            let freed = self.books.ask(|p| Some((p.get::<OutOfTurnChips>()?, vec![p.clause(clauses::out_of_turn::FREED)?])));
            let Some(freed) = freed else { return self.undo(pending, returned, Vec::new(), true) };
            let mut because = freed.because.clone();
            because.append(&mut unchanged);
            because.extend(self.books.cites(&[clauses::out_of_turn::STANDS]));
            let stays = freed.value == OutOfTurnChips::Stay;
            let chips = if stays { change(ChipChange::Stays(pending.chips)) } else { returned };
            return self.undo(pending, chips, because, freed.silent || by_custom);
        }
        let early_check = pending.done == Action::Check && hand.bet == 0;
        let stands = self.books.ask(|p| {
            // A check that everyone in front has repeated stands by itself.
            let check = p.clause(clauses::out_of_turn::EARLY_CHECK).filter(|_| early_check);
            let stands = p.clause(clauses::out_of_turn::STANDS);
            let value = match (stands, check) {
                (Some(_), _) => p.get::<OutOfTurn>()?,
                (None, Some(_)) => OutOfTurn::Binding,
                (None, None) => return None,
            };
            Some((value, stands.into_iter().chain(check).collect()))
        });
        let Some(stands) = stands else { return self.stand(pending, Vec::new(), true) };
        let silent = stands.silent || by_custom;
        let mut because = stands.because;
        because.append(&mut unchanged);
        if pending.done == Action::Fold {
            because.extend(self.books.cites(&[clauses::out_of_turn::FOLD]));
        }
        if stands.value == OutOfTurn::FloorMayBind && !(early_check && self.books.house.carries(clauses::out_of_turn::EARLY_CHECK))
        {
            let of = vec![
                Verdict::binding(seat, pending.done, Standing::Stands),
                Verdict::binding(seat, pending.done, Standing::Void(returned)),
            ];
            self.rule(Question::Binding, Verdict::Floor(of), because, silent);
            self.carry_out(seat, pending.done);
            return true;
        }
        self.stand(pending, because, silent)
    }

    /// It counts, as what it comes to now that the turn is his.
    pub(in crate::engine) fn stand(&mut self, pending: &Pending, because: Vec<ClauseId>, silent: bool) -> bool {
        let seat = pending.attempt.seat;
        // What went out is read again, because a smaller raise in front may have turned it into something else.
        let moved = self.state.room.hand().increases.len() > pending.increases;
        if moved && pending.chips > 0 {
            let chips = Step::Push(Push::Chips(crate::engine::chips::Chips::Amount(pending.chips)), Manner::Placed);
            let attempt = Attempt { seat, steps: vec![chips] };
            if let Some(Grounded { value: Outcome::Action(done, change), because: now, silent }) = self.outcome(&attempt)
                && done != pending.done
            {
                let because = [because, now].concat();
                self.rule(Question::Meaning, Verdict::Action(seat, done, change), because, silent);
                self.carry_out(seat, done);
                return true;
            }
        }
        self.rule(Question::Binding, Verdict::binding(seat, pending.done, Standing::Stands), because.clone(), silent);
        if pending.done == Action::Fold {
            self.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
        }
        self.carry_out(seat, pending.done);
        true
    }

    /// It does not count; the player is to act.
    pub(in crate::engine) fn undo(&mut self, pending: &Pending, chips: ChipChange, because: Vec<ClauseId>, silent: bool) -> bool {
        let seat = pending.attempt.seat;
        self.rule(Question::Binding, Verdict::binding(seat, pending.done, Standing::Void(chips)), because, silent);
        if let ChipChange::Stays(n) = chips
            && let Ok(player) = self.state.room.hand_mut().seat_mut(seat)
        {
            let n = player.stack.map_or(n, |stack| stack.min(n));
            player.committed += n;
            player.stack = player.stack.map(|stack| stack - n);
        }
        false
    }
}
