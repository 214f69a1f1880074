//! A session: events in, rulings out, one line after the other.

pub(in crate::engine) mod answers;
mod attempts;
pub(in crate::engine) mod showdown;
mod streets;

use self::attempts::Current;
use super::attempt::Situation;
use super::chips::Amount;
use super::clause::ClauseId;
use super::event::{Event, Judgement, Seat, State, Step, Subject};
use super::outcome::{Outcome, settle};
use super::policy::Policy;
use super::reading::{Overlap, Reading};
use super::referee;
use super::room::{Problem, Room};
use super::rulebooks::{Grounded, Rulebooks};
use super::rules::betting::limit_structure::Misplayed;
use super::rules::betting::out_of_turn::Pending;
use super::ruling::{Action, ChipChange, Grade, LegalActions, Question, Ruling, Verdict};
use super::shown_hands::ShownHands;

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
                    if let Step::Agree(agreement) = step {
                        referee::agree(self, *agreement, seats);
                    }
                }
            }
            Subject::Dealer | Subject::Floor | Subject::Table => {
                for step in &event.steps {
                    self.official(&event.who, step)?;
                }
            }
        }
        self.line += 1;
        Ok(())
    }

    /// What dealer and floor do.
    fn official(&mut self, who: &Subject, step: &Step) -> Result<(), Problem> {
        if self.is_about_cards(step) {
            return self.cards(who, step);
        }
        referee::official(self, step)?;
        if !matches!(step, Step::Street(..) | Step::Judge(..)) {
            self.remember(who, step);
        }
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
        match settle(&situation, &Grounded::plain(reading), &self.books).value {
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
        self.graded(question, verdict, grade, if silent { Vec::new() } else { because });
    }

    pub(in crate::engine) fn graded(&mut self, question: Question, verdict: Verdict, grade: Grade, because: Vec<ClauseId>) {
        let about = verdict.about();
        let line = self.line;
        self.state.rulings.push(Ruling { question, about, verdict, grade, because, condition: None, line, routine: false });
    }

    /// An answer to what a player asked.
    pub(in crate::engine) fn answer(&mut self, seat: Seat, verdict: Verdict, because: Vec<ClauseId>, silent: bool) {
        self.rule(Question::Answer, verdict, because, silent);
        self.about(seat);
    }

    /// The last ruling is about this player.
    pub(in crate::engine) fn about(&mut self, seat: Seat) {
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.about = Some(seat);
        }
    }

    /// What was left to the floor between these is settled: it has decided so.
    pub(in crate::engine) fn settled_by_floor(&mut self, verdict: &Verdict) {
        self.state.rulings.retain(|r| !matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict)));
        self.rule(verdict.question(), verdict.clone(), Vec::new(), false);
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
