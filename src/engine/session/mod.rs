//! A session: events in, rulings out, one line after the other.

pub(in crate::engine) mod answers;
mod asides;
mod carry_out;
mod conditional;
mod folds;
mod manners;
mod misplayed;
mod out_of_turn;
mod outcome;
mod players;
pub(in crate::engine) mod showdown;
mod skipped;
mod staff;

pub use self::answers::Legal;

use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::event::{Agreement, Event, Judgement, Push, Seat, State, Step, Subject};
use crate::engine::hand::Hand;
use crate::engine::policy::Policy;
use crate::engine::room::{Problem, Room};
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::bounds::{self, Outcome};
use crate::engine::rules::betting::reading::{Overlap, Reading};
use crate::engine::ruling::{Action, ChipChange, Grade, LegalActions, Question, Ruling, Verdict};
use crate::engine::shown_hands::ShownHands;

/// An action out of turn that waits for the seats in front.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub attempt: Attempt,
    pub done: Action,
    /// The chips he has put out.
    pub chips: Amount,
    /// How many increases there had been when he acted.
    pub increases: usize,
    /// The dealer had called on him.
    pub prompted: bool,
}

/// Everything that lines of play change.
#[derive(Clone, Debug)]
pub(crate) struct TableState {
    pub(in crate::engine) room: Room,
    pub(in crate::engine) rulings: Vec<Ruling>,
    pub(in crate::engine) pending: Vec<Pending>,
    pub(in crate::engine) told: Vec<(Seat, Amount)>,
    pub(in crate::engine) told_pot: Vec<(Seat, Amount)>,
    pub(in crate::engine) prompted: Option<Seat>,
    /// Who was found to have chips out of sight, and how many.
    pub(in crate::engine) hidden: Option<(Seat, Amount)>,
    pub(in crate::engine) hidden_out: bool,
    pub(in crate::engine) posting_agreed: Vec<Seat>,
    /// Somebody has bet in the dark before the flop.
    pub(in crate::engine) in_the_dark: bool,
    /// A bet of the wrong size that has been let pass so far, and how many have acted behind it.
    pub(in crate::engine) misplayed: Option<Misplayed>,
    /// The skipped player has answered the bet; on this rests what was done past him.
    pub(in crate::engine) skipped: Option<Vec<ClauseId>>,
    /// What the player to act has announced and not yet sized.
    pub(in crate::engine) open: Option<(Seat, Grounded<LegalActions>)>,
    pub(in crate::engine) overlaps: Vec<Overlap>,
    pub(in crate::engine) faces: ShownHands,
}

#[derive(Clone, Debug)]
pub(in crate::engine) struct Misplayed {
    pub(in crate::engine) hand: Hand,
    pub(in crate::engine) seat: Seat,
    pub(in crate::engine) done: Action,
    pub(in crate::engine) behind: i64,
}

/// The attempt that is going on, and the state before it began.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Current {
    pub(in crate::engine) before: Box<TableState>,
    pub(in crate::engine) attempt: Attempt,
    pub(in crate::engine) line: usize,
    /// He finished; what follows is another motion of the same attempt.
    pub(in crate::engine) over: bool,
}

/// A situation under one house, told line by line.
#[derive(Clone, Debug)]
pub struct Session<'a> {
    pub(in crate::engine) books: Rulebooks<'a>,
    pub(in crate::engine) state: TableState,
    pub(in crate::engine) current: Option<Current>,
    pub(in crate::engine) earlier: Vec<Current>,
    pub(in crate::engine) findings: Vec<(Judgement, bool)>,
    /// The state before cards were shown, mucked or handled, and what was done with them since.
    pub(in crate::engine) before_cards: Option<Box<TableState>>,
    pub(in crate::engine) card_log: Vec<(usize, Subject, Step)>,
    pub(in crate::engine) line: usize,
    /// What was assumed because no line said so.
    pub assumed: Vec<State>,
}

impl<'a> Session<'a> {
    /// Sets the table up for a house, with custom behind it. `events` are only looked at for the seats they name.
    ///
    /// # Errors
    /// When the state contradicts itself.
    pub fn open(house: &'a Policy, custom: &'a Policy, states: &[State], events: &[Event]) -> Result<Self, Problem> {
        let (room, assumed) = Room::open(states, events)?;
        Ok(Session {
            books: Rulebooks { house, custom },
            state: TableState {
                room,
                rulings: Vec::new(),
                pending: Vec::new(),
                told: Vec::new(),
                told_pot: Vec::new(),
                prompted: None,
                hidden: None,
                hidden_out: false,
                posting_agreed: Vec::new(),
                in_the_dark: false,
                misplayed: None,
                skipped: None,
                open: None,
                overlaps: Vec::new(),
                faces: ShownHands::stated(states),
            },
            current: None,
            earlier: Vec::new(),
            findings: Vec::new(),
            before_cards: None,
            card_log: Vec::new(),
            line: 0,
            assumed,
        })
    }

    /// Carries one event out.
    ///
    /// # Errors
    /// When it cannot happen: somebody acts who is not in the hand, chips move that are not there.
    pub fn step(&mut self, event: &Event) -> Result<(), Problem> {
        match &event.who {
            Subject::Seat(seat) => self.player(*seat, &event.steps)?,
            Subject::Players(seats) => {
                for seat in seats {
                    self.state.room.hand_mut().seat_mut(*seat)?;
                }
                for step in &event.steps {
                    match step {
                        Step::Agree(Agreement::Straddles) => self.state.room.straddles_agreed = true,
                        Step::Agree(Agreement::Posting) => self.state.posting_agreed.extend(seats),
                        _ => {}
                    }
                }
            }
            Subject::Dealer | Subject::Floor | Subject::Table => {
                for step in &event.steps {
                    self.staff(&event.who, step)?;
                }
            }
        }
        self.line += 1;
        Ok(())
    }

    /// Rules of the house that read an attempt differently, none being recorded as stronger.
    pub fn overlaps(&self) -> &[Overlap] {
        &self.state.overlaps
    }

    pub fn room(&self) -> &Room {
        &self.state.room
    }

    /// What the last attempt would come to, taken as this; `None` where that is not one action.
    pub fn taken_as(&self, reading: Reading) -> Option<(Seat, Action, ChipChange)> {
        let current = self.current.as_ref()?;
        let (room, attempt) = (&current.before.room, &current.attempt);
        let player = room.hand().find(attempt.seat)?;
        let situation = Situation { room, hand: room.hand(), player, attempt, findings: &self.findings, told: None };
        match bounds::settle(&situation, &Grounded::plain(reading), &self.books).value {
            Outcome::Action(done, change) => Some((attempt.seat, done, change)),
            _ => None,
        }
    }

    /// The judgements on which a ruling could hang and that nobody has made.
    pub fn open_judgements(&self) -> Vec<Judgement> {
        let mut all = vec![Judgement::Deliberate, Judgement::Tiny, Judgement::Unusual, Judgement::Separate];
        if !self.card_log.is_empty() {
            all.extend([Judgement::Grounds, Judgement::Needless, Judgement::Gross]);
            all.extend(self.state.room.hand().players.iter().map(|p| Judgement::Identifiable(p.seat)));
        }
        all.extend(self.state.told.iter().map(|(seat, _)| Judgement::Misinformed(*seat)));
        all.retain(|j| !self.findings.iter().any(|(found, _)| found == j));
        all
    }

    /// Finds something without a line that says so.
    pub fn suppose(&mut self, judgement: Judgement) {
        self.judge(judgement, true);
    }

    pub(in crate::engine) fn rule(&mut self, question: Question, verdict: Verdict, because: Vec<ClauseId>, silent: bool) {
        let grade = if silent { Grade::Silent } else { verdict.grade() };
        self.state.rulings.push(Ruling {
            question,
            about: verdict.about(),
            verdict,
            grade,
            because: if silent { Vec::new() } else { because },
            condition: None,
            line: self.line,
            routine: false,
        });
    }

    /// What the floor found of this, if it has found anything: the last finding holds.
    pub(in crate::engine) fn found(&self, judgement: Judgement) -> Option<bool> {
        self.findings.iter().rev().find(|(found, _)| *found == judgement).map(|(_, so)| *so)
    }

    /// The last ruling only repeats what nobody doubted.
    pub(in crate::engine) fn goes_without_saying(&mut self, so: bool) {
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.routine = so;
        }
    }
}

/// All the chips of these steps, a pushed stack aside.
pub(in crate::engine) fn attempt_total(steps: &[Step]) -> Amount {
    steps.iter().fold(0, |sum: Amount, step| match step {
        Step::Push(Push::Chips(chips), _) => sum.saturating_add(chips.total()),
        _ => sum,
    })
}

pub(in crate::engine) fn attempt_total_of(attempt: &Attempt, hand: &Hand, seat: Seat) -> Amount {
    hand.find(seat).map_or(0, |player| attempt.motions(player).iter().fold(0, |sum, m| sum.saturating_add(m.chips.total())))
}

/// Nobody puts in chips he does not have.
pub(in crate::engine) fn check_stack(hand: &Hand, attempt: &Attempt) -> Result<(), Problem> {
    let Some(player) = hand.find(attempt.seat) else { return Ok(()) };
    let pushed = attempt_total(&attempt.steps);
    let whole = attempt.steps.iter().any(|s| matches!(s, Step::Push(Push::Stack, _)));
    match player.stack {
        Some(stack) if pushed > stack => Err(Problem::new(
            format!("{} puts in {pushed} and has only {stack}", attempt.seat),
            "correct the chips, or the stack he was given",
        )),
        None if whole => Err(Problem::new(
            format!("it is not stated how much {} has", attempt.seat),
            format!("add a line of state, for example `{} has 5000`", attempt.seat),
        )),
        _ => Ok(()),
    }
}
