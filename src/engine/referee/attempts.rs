//! Attempts: everything that one player says and does before the next one acts is read as a whole, and read again when more
//! of it comes, or when something is found.

use crate::engine::attempt::Attempt;
use crate::engine::event::{CardEvent, ClockEvent, Judgement, Push, Said, Seat, Speech, Step, Subject};
use crate::engine::hearing::{Current, Hearing};
use crate::engine::problem::Problem;
use crate::engine::referee;
use crate::engine::rules::betting::{acting_in_turn, out_of_turn, string_bet};
use crate::engine::rules::procedure::calling_the_clock;
use crate::engine::rules::seating::absent_player;
use crate::engine::table::hand::Hand;

impl Hearing<'_> {
    pub(super) fn player(&mut self, seat: Seat, steps: &[Step]) -> Result<(), Problem> {
        let nobody = !seat.plays() && steps.iter().all(Step::is_open_to_anybody);
        let onlooker = nobody || steps.iter().all(Step::is_open_to_onlookers);
        if !onlooker && !self.is_in_the_room_only(seat) {
            self.state.room.hand_mut().seat_mut(seat)?;
        }
        // What comes together with another step is known before it.
        for step in steps.iter().filter(|step| matches!(step, Step::Clock(ClockEvent::EndsTogether))) {
            self.note_step(seat, step);
        }
        // Each step stands for itself, as if it were told on a line of its own: lines are only how it is written.
        for step in steps {
            self.moment += 1;
            self.note_step(seat, step);
            let over = self.state.room.hand().betting_is_over();
            if let Step::Say(speech) = step
                && over
                && !speech.said.declares()
            {
                self.talks(seat, speech)?;
            } else if self.is_about_cards(step) {
                self.cards(&Subject::Seat(seat), step)?;
            } else if referee::request(self, seat, step)? {
                self.remember(&Subject::Seat(seat), step);
            } else {
                self.attempt(seat, step.clone())?;
            }
            out_of_turn::resolve_pending(self);
            self.does_as_ruled();
        }
        Ok(())
    }

    /// Where nothing is left to bet, whoever names a hand claims it; other talk is talk.
    fn talks(&mut self, seat: Seat, speech: &Speech) -> Result<(), Problem> {
        let Said::Hand(class) = speech.said else { return Ok(()) };
        self.cards(&Subject::Seat(seat), &Step::Cards(CardEvent::Claim(class)))
    }

    fn attempt(&mut self, seat: Seat, step: Step) -> Result<(), Problem> {
        self.verify_played_on()?;
        let step = string_bet::as_a_word(self, seat, step);
        if self.state.room.hand().between_hands {
            return Err(Problem::new("no hand is running", "add the line `next hand` before it"));
        }
        if calling_the_clock::comes_too_late(self, seat) {
            return Ok(());
        }
        self.card_log.clear();
        self.asked_since.clear();
        let lets_go = matches!(step, Step::Release(_)) && acting_in_turn::settles_before_the_cards(self, seat);
        match self.current.take() {
            Some(mut current) if current.attempt.seat == seat && !current.over && is_motion(&step) && !lets_go => {
                self.state = (*current.before).clone();
                current.attempt.steps.push(step);
                return self.run(current);
            }
            Some(current) => self.earlier.push(current),
            None => {}
        }
        if let Some(at) = string_bet::follows_too_soon(self, seat, &step) {
            string_bet::too_soon(self, at, step);
            return Ok(());
        }
        let hand = self.state.room.hand();
        let player = hand
            .find(seat)
            .ok_or_else(|| Problem::new(format!("{seat} is not at the table"), "list that player in the `seats` line"))?;
        // Whose hand was ruled dead no longer acts, whatever he does.
        let face = self.state.faces.of(seat);
        if player.folded() && (face.dead || face.exposed_dead) {
            return Ok(());
        }
        if hand.deal.skipped.contains(&seat) {
            return Err(Problem::new(format!("{seat} was dealt no cards"), "leave the line out, or the one that skips the seat"));
        }
        if player.folded() {
            return Err(Problem::new(
                format!("{seat} has folded and is no longer in the hand"),
                "leave the line out, or the fold before it",
            ));
        }
        if player.all_in() && !matches!(step, Step::Release(_)) {
            return Err(Problem::new(format!("{seat} is all-in and has nothing left to act with"), "leave the line out"));
        }
        let mut steps = if is_motion(&step) { out_of_turn::announced_before(self, seat) } else { Vec::new() };
        steps.push(step);
        let before = Box::new(self.state.clone());
        self.run(Current { before, attempt: Attempt { seat, steps }, line: self.line, over: false })
    }

    /// Reads, settles and carries out an attempt from the table as it stands.
    fn run(&mut self, mut current: Current) -> Result<(), Problem> {
        let attempt = current.attempt.clone();
        check_stack(self.state.room.hand(), &attempt)?;
        self.since = current.line;
        // What an attempt comes to is ruled where it began, on however many lines it is told, and however often it is read.
        let now = std::mem::replace(&mut self.line, current.line);
        current.over = referee::attempt(self, &attempt);
        self.line = now;
        self.current = Some(current);
        Ok(())
    }

    /// A finding bears on what has just been done.
    pub(in crate::engine) fn judge(&mut self, judgement: Judgement, found: bool) {
        self.findings.note(judgement, found, self.line);
        let noticed = self.noticed.take();
        self.reads_again();
        self.noticed = if judgement.is_about_the_deal() { Some(self.done_so_far()) } else { noticed };
    }

    /// What a finding or a decision bears on is ruled again.
    pub(in crate::engine) fn reads_again(&mut self) {
        self.goes_on_again();
        absent_player::have_left_for_good(self);
    }

    fn goes_on_again(&mut self) {
        if !self.card_log.is_empty() {
            self.cards_again();
            return;
        }
        if let Some(current) = self.current.take() {
            let now = std::mem::replace(&mut self.state, (*current.before).clone());
            let line = std::mem::replace(&mut self.line, current.line);
            let kept = current.clone();
            let asked = self.asked_since.clone();
            // What cannot be carried out any more as things would be now leaves them as they were.
            if self.run(current).and_then(|()| self.goes_through(&asked)).is_err() {
                self.state = now;
                self.current = Some(kept);
            }
            self.line = line;
        }
    }
}

/// One of the motions that make up an attempt, however many lines they are told on.
fn is_motion(step: &Step) -> bool {
    matches!(step, Step::Push(..) | Step::Say(_) | Step::Release(_) | Step::Tap)
}

/// Nobody puts in chips he does not have.
fn check_stack(hand: &Hand, attempt: &Attempt) -> Result<(), Problem> {
    let Some(player) = hand.find(attempt.seat) else { return Ok(()) };
    let pushed = attempt.chips_named();
    let whole = attempt.steps.iter().any(|s| matches!(s, Step::Push(Push::Stack, _)));
    match player.stack() {
        Some(stack) if pushed > stack => Err(Problem::more_than_he_has(attempt.seat, pushed, stack)),
        None if whole => Err(Problem::new(
            format!("it is not stated how much {} has", attempt.seat),
            format!("add a line of state, for example `{} has 5000`", attempt.seat),
        )),
        _ => Ok(()),
    }
}
