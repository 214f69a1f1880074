//! A session: events in, rulings out, one line after the other.

use super::attempt::{Attempt, Situation};
use super::betting::bounds::{self, Outcome};
use super::betting::reading::{self, Overlap};
use super::betting::{self, string_bet};
use super::chips::Amount;
use super::event::{
    Act, Agreement, Ask, Event, Judgement, Manner, Objection, Offence, Push, Seat, State, Step, Street, Structure, Subject, Tell,
};
use super::hand::{Hand, Kind};
use super::law::{Answer, Law};
use super::policy::{ClauseId, Policy};
use super::room::{Problem, Room};
use super::verdict::{Change, Done, Grade, Options, Order, Question, Ruling, Standing, Strength, Verdict};

/// An action out of turn that waits for the seats in front.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub attempt: Attempt,
    pub done: Done,
    /// The chips he has put out.
    pub chips: Amount,
    /// The bet when he acted, and how many increases there had been.
    pub bet: Amount,
    pub increases: usize,
    /// The dealer had called on him.
    pub prompted: bool,
}

/// Everything that lines of play change.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub room: Room,
    pub rulings: Vec<Ruling>,
    pub pending: Vec<Pending>,
    told: Vec<(Seat, Amount)>,
    told_pot: Vec<(Seat, Amount)>,
    prompted: Option<Seat>,
    /// Who was found to have chips out of sight, and how many.
    hidden: Option<(Seat, Amount)>,
    hidden_out: bool,
    posting_agreed: Vec<Seat>,
    /// A bet of the wrong size that has been let pass so far, and how many have acted behind it.
    misplayed: Option<Misplayed>,
    /// The skipped player acted, and whether he raised.
    skipped: Option<(Answer<()>, bool)>,
    /// What the player to act has announced and not yet sized.
    open: Option<(Seat, Answer<Options>)>,
    overlaps: Vec<Overlap>,
}

#[derive(Clone, Debug)]
struct Misplayed {
    hand: Hand,
    seat: Seat,
    done: Done,
    behind: i64,
}

/// The attempt that is going on, and the world before it began.
#[derive(Clone, Debug)]
struct Current {
    before: Box<World>,
    attempt: Attempt,
    line: usize,
    /// He finished; what follows is another motion of the same attempt.
    over: bool,
}

/// A situation under one house, told line by line.
#[derive(Clone, Debug)]
pub struct Session<'a> {
    law: Law<'a>,
    world: World,
    current: Option<Current>,
    earlier: Vec<Current>,
    findings: Vec<(Judgement, bool)>,
    line: usize,
    /// What was assumed because no line said so.
    pub assumed: Vec<State>,
}

/// What the player to act may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub seat: Seat,
    pub options: Options,
    /// All his chips, as a total for the street, where his stack is stated.
    pub all_in: Option<Amount>,
}

impl<'a> Session<'a> {
    /// Sets the table up for a house, with custom behind it. `events` are only looked at for the seats they name.
    ///
    /// # Errors
    /// When the state contradicts itself.
    pub fn open(house: &'a Policy, custom: &'a Policy, states: &[State], events: &[Event]) -> Result<Self, Problem> {
        let (room, assumed) = Room::open(states, events)?;
        Ok(Session {
            law: Law { house, custom },
            world: World {
                room,
                rulings: Vec::new(),
                pending: Vec::new(),
                told: Vec::new(),
                told_pot: Vec::new(),
                prompted: None,
                hidden: None,
                hidden_out: false,
                posting_agreed: Vec::new(),
                misplayed: None,
                skipped: None,
                open: None,
                overlaps: Vec::new(),
            },
            current: None,
            earlier: Vec::new(),
            findings: Vec::new(),
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
                    self.world.room.hand_mut().seat_mut(*seat)?;
                }
                for step in &event.steps {
                    match step {
                        Step::Agree(Agreement::Straddles) => self.world.room.straddles_agreed = true,
                        Step::Agree(Agreement::Posting) => self.world.posting_agreed.extend(seats),
                        _ => {}
                    }
                }
            }
            Subject::Dealer | Subject::Floor | Subject::Table => {
                for step in &event.steps {
                    self.staff(step)?;
                }
            }
        }
        self.line += 1;
        Ok(())
    }

    /// The rulings in force now, the open acts of the player to act included.
    pub fn rulings(&self) -> Vec<Ruling> {
        let mut rulings: Vec<Ruling> = Vec::new();
        for ruling in &self.world.rulings {
            rulings.retain(|r| {
                r.question != ruling.question || r.about != ruling.about || r.line == ruling.line && several(r, ruling)
            });
            rulings.push(ruling.clone());
        }
        let hand = self.world.room.hand();
        if let Some((reached, because)) = betting::substantial_action::reached(&self.actions(), &self.law) {
            rulings.push(self.routine(Question::Substantial, Verdict::Substantial(reached), because));
        }
        let sum = self.law.cites(&["pot-size/sum"]);
        rulings.push(self.routine(Question::Pot, Verdict::Pot(hand.total_pot()), sum));
        match hand.to_act() {
            Some(seat) => {
                let order = self.order_clauses();
                rulings.push(self.routine(Question::Turn, Verdict::Turn(seat), order));
            }
            None if hand.live().count() > 1 => {
                let mut because = self.law.cites(&["reopening/round-closed"]);
                because.extend(self.order_clauses());
                if hand.increases.last().is_some_and(|i| i.opening && i.to < hand.big_blind) {
                    because.extend(self.law.cites(&["all-in/short-first-bet", "all-in/as-check"]));
                }
                rulings.push(self.routine(Question::Turn, Verdict::RoundClosed, because));
            }
            None => {}
        }
        if let Some((seat, options)) = self.may() {
            let bound = self.world.open.is_some();
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
        let player = self.world.room.hand().find(seat)?;
        Some(Legal { seat, options: options.value, all_in: player.stack.map(|stack| player.committed + stack) })
    }

    /// Rules of the house that read an attempt differently, none being recorded as stronger.
    pub fn overlaps(&self) -> &[Overlap] {
        &self.world.overlaps
    }

    pub fn room(&self) -> &Room {
        &self.world.room
    }

    /// The judgements on which a ruling could hang and that nobody has made.
    pub fn open_judgements(&self) -> Vec<Judgement> {
        let mut all = vec![Judgement::Deliberate, Judgement::Tiny, Judgement::Unusual, Judgement::Separate];
        all.extend(self.world.told.iter().map(|(seat, _)| Judgement::Misinformed(*seat)));
        all.retain(|j| !self.findings.iter().any(|(found, _)| found == j));
        all
    }

    /// Finds something without a line that says so.
    pub fn suppose(&mut self, judgement: Judgement) {
        self.judge(judgement, true);
    }

    fn may(&self) -> Option<(Seat, Answer<Options>)> {
        if let Some((seat, options)) = &self.world.open {
            return Some((*seat, options.clone()));
        }
        let hand = self.world.room.hand();
        let seat = hand.to_act()?;
        let player = hand.find(seat)?;
        let mut options = bounds::options(&self.world.room, hand, player, &self.law);
        if let Some(skip) = self.skip(seat)
            && skip.value
        {
            options.cite(&skip.because);
        }
        Some((seat, options))
    }

    fn order_clauses(&self) -> Vec<ClauseId> {
        let mut because = self.law.cites(&["acting-in-turn/clockwise", "acting-in-turn/last-word"]);
        if self.world.room.hand().street == Street::Preflop {
            because.extend(self.law.cites(&["straddle/last-word"]));
        }
        because
    }

    /// The actions of the round, those out of turn included.
    fn actions(&self) -> Vec<(Seat, Kind)> {
        let mut actions = self.world.room.hand().actions.clone();
        actions.extend(self.world.pending.iter().map(|p| (p.attempt.seat, kind(p.done))));
        actions
    }

    fn routine(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>) -> Ruling {
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

    fn rule(&mut self, question: Question, verdict: Verdict, because: Vec<ClauseId>, silent: bool) {
        let grade = if silent { Grade::Silent } else { verdict.grade() };
        self.world.rulings.push(Ruling {
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

    // ---- players

    fn player(&mut self, seat: Seat, steps: &[Step]) -> Result<(), Problem> {
        self.world.room.hand_mut().seat_mut(seat)?;
        let mut moves = Vec::new();
        for step in steps {
            match step {
                Step::Act(Act::Post { amount, dark, for_seat }) => self.post(seat, *amount, *dark, *for_seat)?,
                Step::Ask(ask) => self.ask(seat, *ask)?,
                Step::Object(objection) => self.object(seat, *objection),
                Step::Find(chips) => self.find_chips(seat, chips.total())?,
                Step::PostsLate => self.posts_late(seat),
                Step::Agree(Agreement::Posting) => self.world.posting_agreed.push(seat),
                Step::Agree(Agreement::Straddles) => self.world.room.straddles_agreed = true,
                Step::TakeBack(chips) if moves.is_empty() && steps.len() == 1 => self.take_back(seat, chips.total())?,
                step => moves.push(step.clone()),
            }
        }
        if moves.is_empty() { Ok(()) } else { self.attempt(seat, moves) }
    }

    fn attempt(&mut self, seat: Seat, steps: Vec<Step>) -> Result<(), Problem> {
        let only_chips = steps.iter().all(|s| matches!(s, Step::Push(..) | Step::Say(_) | Step::Release(_)));
        match self.current.take() {
            Some(mut current) if current.attempt.seat == seat && !current.over && only_chips => {
                self.world = (*current.before).clone();
                current.attempt.steps.extend(steps);
                return self.run(current);
            }
            Some(current) => self.earlier.push(current),
            None => {}
        }
        // Chips that follow after others have acted belong to the attempt that looked finished.
        let hand = self.world.room.hand();
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
        let before = Box::new(self.world.clone());
        self.run(Current { before, attempt: Attempt { seat, steps }, line: self.line, over: false })
    }

    /// Another motion by somebody behind whom others have already acted.
    fn too_soon(&mut self, at: usize, steps: Vec<Step>) -> Result<(), Problem> {
        let earlier = &self.earlier[at];
        let mut attempt = earlier.attempt.clone();
        let pushed: Amount = attempt_total(&steps);
        attempt.steps.extend(steps);
        let world = &earlier.before;
        let hand = world.room.hand();
        let Some(player) = hand.find(attempt.seat) else { return Ok(()) };
        let situation =
            Situation { room: &world.room, hand, player, attempt: &attempt, findings: &self.findings, told: None, told_pot: None };
        let mut because =
            self.law.cites(&["string-bet/consequence", "string-bet/meaning", "string-bet/too-soon", "string-bet/one-motion"]);
        let silent = because.is_empty();
        let first = attempt.first_motion();
        let (answer, _) = reading::read(&Situation { attempt: &first, ..situation }, &self.law, betting::READERS);
        let now = self.world.room.hand().find(attempt.seat).map_or(0, |p| p.committed);
        let done = if now >= self.world.room.hand().bet && hand.bet >= now { Done::Call(now) } else { Done::RaiseTo(now) };
        if let Some(answer) = answer {
            because.extend(answer.because);
        }
        self.rule(Question::Meaning, Verdict::Action(attempt.seat, done, Change::Returned(pushed)), because, silent);
        Ok(())
    }

    /// Reads, settles and carries out an attempt from the world as it stands.
    fn run(&mut self, mut current: Current) -> Result<(), Problem> {
        let seat = current.attempt.seat;
        let attempt = current.attempt.clone();
        check_stack(self.world.room.hand(), &attempt)?;
        self.manners(&attempt);
        let closed = self.world.room.hand().to_act().is_none();
        let in_turn = self.world.room.hand().to_act() == Some(seat);
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
    fn round_closed(&mut self, attempt: &Attempt) {
        let done = match attempt.steps.first() {
            Some(Step::Act(Act::RaiseTo(n) | Act::Bet(n))) => Done::RaiseTo(*n),
            Some(Step::Act(Act::Check)) => Done::Check,
            Some(Step::Act(Act::Fold) | Step::Release(_)) => Done::Fold,
            Some(Step::Act(Act::Call)) => Done::Call(0),
            _ => Done::RaiseTo(self.world.room.hand().bet.saturating_add(attempt_total(&attempt.steps))),
        };
        let because = self.law.cites(&["reopening/round-closed"]);
        self.rule(Question::Binding, Verdict::Binding(attempt.seat, done, Standing::Refused), because, false);
    }

    fn situation<'s>(&'s self, attempt: &'s Attempt) -> Option<Situation<'s>> {
        let room = &self.world.room;
        let seat = attempt.seat;
        Some(Situation {
            room,
            hand: room.hand(),
            player: room.hand().find(seat)?,
            attempt,
            findings: &self.findings,
            told: self.world.told.iter().rev().find(|(s, _)| *s == seat).map(|(_, n)| *n),
            told_pot: self.world.told_pot.iter().rev().find(|(s, _)| *s == seat).map(|(_, n)| *n),
        })
    }

    /// What an attempt comes to if it counts; `None` where nobody says anything to it.
    fn outcome(&mut self, attempt: &Attempt) -> Option<Answer<Outcome>> {
        if let Some(Step::Act(act)) = attempt.steps.first().filter(|_| attempt.steps.len() == 1) {
            return Some(self.undisputed(attempt, *act));
        }
        let (answer, overlaps) = {
            let situation = self.situation(attempt)?;
            let (answer, overlaps) = reading::read(&situation, &self.law, betting::READERS);
            (answer.map(|reading| bounds::settle(&situation, &reading, &self.law)), overlaps)
        };
        self.world.overlaps.extend(overlaps);
        answer
    }

    /// An undisputed act: carried out if it is legal, refused if not.
    fn undisputed(&self, attempt: &Attempt, act: Act) -> Answer<Outcome> {
        let Some(s) = self.situation(attempt) else { return Answer::plain(Outcome::Floor(Vec::new())) };
        let cites = |done: Done, clauses: &[&'static str], refuse: bool| {
            let value = if refuse { Outcome::Refused(done) } else { Outcome::Done(done, Change::None) };
            Answer { value, because: self.law.cites(clauses), silent: false }
        };
        let all = s.player.stack.map(|stack| s.player.committed + stack);
        match act {
            Act::Check => cites(Done::Check, &["check/open"], s.need() > 0),
            Act::Fold => {
                let clauses: &[&'static str] =
                    if s.need() > 0 { &["fold/out", "fold/facing-bet"] } else { &["fold/out", "non-standard-fold/binds"] };
                cites(Done::Fold, clauses, false)
            }
            Act::Call if s.hand.bet == 0 => cites(Done::Call(0), &["call-methods/answers"], true),
            Act::Call => cites(Done::Call(all.map_or(s.hand.bet, |all| all.min(s.hand.bet))), &[], false),
            Act::AllIn(total) => self.all_in(&s, total.or(all)),
            Act::Bet(n) if s.hand.bet > 0 => {
                let because = self.law.cites(&["bet/open"]);
                match because.is_empty() {
                    true => self.sized(&s, n, Done::RaiseTo(n)),
                    false => Answer { value: Outcome::Refused(Done::Bet(n)), because, silent: false },
                }
            }
            Act::Bet(n) => self.sized(&s, n, Done::Bet(n)),
            Act::RaiseTo(n) if s.hand.bet == 0 => self.sized(&s, n, Done::Bet(n)),
            Act::RaiseTo(n) => self.sized(&s, n, Done::RaiseTo(n)),
            Act::Post { .. } => Answer::plain(Outcome::Floor(Vec::new())),
        }
    }

    /// A bet or raise of a stated size: legal, cut down to the pot, or refused.
    fn sized(&self, s: &Situation, n: Amount, done: Done) -> Answer<Outcome> {
        let options = bounds::options(s.room, s.hand, s.player, &self.law);
        let range = options.value.bet.or(options.value.raise);
        let all = s.player.stack.map(|stack| s.player.committed + stack);
        if all == Some(n) && range.is_some() {
            return self.all_in(s, all);
        }
        let legal = range.is_some_and(|r| n >= r.min && r.max.is_none_or(|max| n <= max));
        if legal {
            return Answer { value: Outcome::Done(done, Change::None), because: options.because, silent: false };
        }
        let over_the_pot = s.hand.structure == Structure::PotLimit && range.is_some_and(|r| n > r.min);
        if over_the_pot && let Some(max) = range.and_then(|r| r.max) {
            let capped = if matches!(done, Done::Bet(_)) { Done::Bet(max) } else { Done::RaiseTo(max) };
            return Answer {
                value: Outcome::Done(capped, Change::Returned(n - max)),
                because: options.because,
                silent: options.silent,
            };
        }
        Answer { value: Outcome::Refused(done), because: options.because, silent: options.silent }
    }

    fn all_in(&self, s: &Situation, total: Option<Amount>) -> Answer<Outcome> {
        let Some(total) = total else {
            let options = bounds::options(s.room, s.hand, s.player, &self.law);
            return options.map(|o| Outcome::Open(Options { bet: o.bet, raise: o.raise, ..Options::default() }));
        };
        let mut clauses = vec!["all-in/whole-stack"];
        if s.hand.structure == Structure::NoLimit {
            clauses.push("no-limit-structure/any-all-in");
        }
        let mut answer = Answer { value: Outcome::Done(Done::AllIn(total), Change::None), because: Vec::new(), silent: false };
        if total > s.hand.bet && s.hand.bet > 0 {
            clauses.push("minimum-raise/all-in-excepted");
            let may = betting::reopening::may_raise(s.room, s.hand, s.player, &self.law);
            if !may.value {
                answer = Answer { value: Outcome::Refused(Done::AllIn(total)), because: may.because, silent: may.silent };
            }
        }
        answer.cite(&self.law.cites(&clauses));
        answer
    }

    /// An attempt by the player to act. Whether it is over: nothing more can follow from him.
    fn in_turn(&mut self, attempt: &Attempt) -> Result<bool, Problem> {
        let seat = attempt.seat;
        self.world.open = None;
        self.world.misplayed = None;
        self.world.prompted = None;
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
        let Answer { value, because, silent } = outcome;
        match value {
            Outcome::Done(done, change) => {
                self.penalties_of_fold(attempt, done, true);
                self.folded(attempt, done, &because);
                self.rule(Question::Meaning, Verdict::Action(seat, done, change), because.clone(), silent);
                if undisputed && let Some(ruling) = self.world.rulings.last_mut() {
                    ruling.routine = change == Change::None;
                }
                self.wrong_pot(attempt, done);
                self.carry_out(seat, done);
                if let Some(skip) = skip {
                    let raised = self.world.room.hand().increases.last().is_some_and(|i| i.seat == seat);
                    self.world.skipped = Some((skip.map(|_| ()), raised));
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
                self.rule(Question::Binding, Verdict::Binding(seat, done, Standing::Refused), because, silent);
                self.let_pass(attempt, done);
                return Ok(true);
            }
            Outcome::Open(options) => {
                self.world.open = Some((seat, Answer { value: options, because, silent }));
                return Ok(false);
            }
        }
        Ok(undisputed)
    }

    /// The word came after the chips and changes nothing; the clause that says so is a ground.
    fn word_too_late(&self, attempt: &Attempt, outcome: &mut Answer<Outcome>) {
        let Some(s) = self.situation(attempt) else { return };
        if s.declared_late().is_some() {
            let single = s.motions().first().is_some_and(|m| m.chips.single().is_some());
            if single {
                outcome.cite(&self.law.cites(&["oversized-chip/word-first"]));
            }
            outcome.cite(&self.law.cites(&["raise-methods/only-these", "raise-methods/clear-intention"]));
        }
    }

    fn carry_out(&mut self, seat: Seat, done: Done) {
        let law = self.law;
        let hand = self.world.room.hand_mut();
        let total = match done {
            Done::AllIn(n) | Done::Bet(n) | Done::RaiseTo(n) => n,
            Done::Check | Done::Fold | Done::Call(_) => 0,
        };
        let least =
            if hand.bet == 0 { hand.step().unwrap_or(hand.big_blind) } else { betting::minimum_raise::least(hand, &law).value };
        let base = if hand.step().is_some() { hand.bet } else { least - (least - hand.bet) };
        let full = match done {
            Done::AllIn(n) if n < least => {
                let step = hand.step().unwrap_or(least - base);
                n > hand.bet && betting::reopening::is_full(hand, &law, n - hand.bet, step)
            }
            _ => true,
        };
        hand.apply(seat, done, full || total == 0);
        self.announce_all_in(seat, done);
    }

    fn announce_all_in(&mut self, seat: Seat, done: Done) {
        let raise = self.world.room.hand().increases.last().is_some_and(|i| i.seat == seat && !i.opening);
        if matches!(done, Done::AllIn(_)) && raise {
            let because = self.law.cites(&["all-in/announce"]);
            if !because.is_empty() {
                self.rule(Question::Order, Verdict::Order(Order::AnnounceRaiseAllIn), because, false);
            }
        }
    }

    // ---- out of turn

    fn out_of_turn(&mut self, attempt: &Attempt) {
        let seat = attempt.seat;
        let prompted = self.world.prompted == Some(seat);
        self.terms(attempt);
        let conditional = self.conditional(attempt);
        let outcome = self.outcome(attempt);
        let hand = self.world.room.hand();
        let player_committed = hand.find(seat).map_or(0, |p| p.committed);
        let (done, because, silent) = match outcome {
            Some(Answer { value: Outcome::Done(done, _), because, silent }) => (done, because, silent),
            Some(Answer { value: Outcome::Choice(of), because, silent }) => {
                (of.first().map_or(Done::Check, |(d, _)| *d), because, silent)
            }
            Some(Answer { value: Outcome::Refused(done), because, silent }) => (done, because, silent),
            Some(Answer { value: Outcome::Open(options), because, silent }) => {
                let least = options.raise.or(options.bet).map_or(0, |r| r.min);
                (if hand.bet == 0 { Done::Bet(least) } else { Done::RaiseTo(least) }, because, silent)
            }
            Some(Answer { value: Outcome::Floor(_), because, .. }) => {
                if conditional {
                    self.world.pending.push(Pending {
                        attempt: attempt.clone(),
                        done: Done::Check,
                        chips: 0,
                        bet: 0,
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
            Done::Call(n) | Done::Bet(n) | Done::RaiseTo(n) | Done::AllIn(n) if undisputed => (n - player_committed).max(0),
            _ => 0,
        };
        let waits = self.law.cites(&["acting-in-turn/turn", "acting-in-turn/wait"]);
        self.offences(seat, &waits);
        self.penalties_of_fold(attempt, done, false);
        if done == Done::Fold && self.early_fold(attempt, &because) {
            return;
        }
        let (bet, increases) = (self.world.room.hand().bet, self.world.room.hand().increases.len());
        self.world.pending.retain(|p| p.attempt.seat != seat);
        self.world.pending.push(Pending { attempt: attempt.clone(), done, chips, bet, increases, prompted });
        let mut because = self.law.cites(&["out-of-turn/stands"]);
        because.extend(waits);
        if let Some(skip) = self.skip(self.world.room.hand().to_act().unwrap_or(seat)) {
            because.extend(skip.because.into_iter().filter(|_| skip.value));
        }
        let silent = silent && because.is_empty();
        self.rule(Question::Binding, Verdict::Binding(seat, done, Standing::Pending), because, silent);
    }

    /// A fold out of turn that stands whatever comes.
    fn early_fold(&mut self, attempt: &Attempt, _because: &[ClauseId]) -> bool {
        let seat = attempt.seat;
        let bound = self.law.ask(|p| {
            let clause = p.clause("out-of-turn/fold")?;
            Some((p.get::<betting::out_of_turn::OutOfTurnFold>()?, vec![clause]))
        });
        let always = bound.as_ref().is_some_and(|b| b.value == betting::out_of_turn::OutOfTurnFold::AlwaysBinds);
        let dead: Vec<ClauseId> = match self.situation(attempt) {
            Some(s) => {
                let facing = s.need() > 0;
                let mut clauses: Vec<&'static str> = vec!["non-standard-fold/binds"];
                if facing {
                    clauses.extend(["fold/facing-bet", "non-standard-fold/announced"]);
                }
                let word = attempt.has_words();
                self.law.cites(&clauses).into_iter().filter(|c| *c != "non-standard-fold/announced" || word).collect()
            }
            None => Vec::new(),
        };
        let house_fold = bound.as_ref().is_some_and(|b| !b.silent);
        if house_fold && !always {
            return false;
        }
        if !always && dead.is_empty() {
            return false;
        }
        if !house_fold && dead.is_empty() && self.law.house.carries("out-of-turn/stands") {
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
        self.rule(Question::Binding, Verdict::Binding(seat, Done::Fold, Standing::Stands), because.clone(), silent);
        self.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
        let hand = self.world.room.hand_mut();
        if let Ok(player) = hand.seat_mut(seat) {
            player.folded = true;
            player.acted = true;
        }
        true
    }

    /// What is due for acting early.
    fn offences(&mut self, seat: Seat, waits: &[ClauseId]) {
        if !waits.is_empty() && self.law.house.carries("acting-in-turn/turn") {
            self.rule(Question::Breach, Verdict::Breach(seat, "acting-in-turn".into()), waits.to_vec(), false);
        }
        let deliberate = self.findings.iter().rev().find(|(j, _)| *j == Judgement::Deliberate).is_some_and(|(_, found)| *found);
        let penalty = self.law.cites(&["out-of-turn/penalty"]);
        if !penalty.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), penalty, false);
        }
        if !deliberate {
            return;
        }
        let on_purpose = self.law.cites(&["out-of-turn/on-purpose"]);
        if !on_purpose.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), on_purpose, false);
        }
        if let Some(clause) = self.law.house.clause("out-of-turn/deliberate")
            && let Some(steps) = self.law.house.get::<betting::out_of_turn::OutOfTurnPenalty>()
        {
            let before = usize::try_from(self.world.room.record(seat, Offence::OutOfTurn)).unwrap_or(0);
            if let Some(step) = steps.get(before.min(steps.len().saturating_sub(1))) {
                let strength = if step.must { Strength::Must } else { Strength::May };
                self.rule(Question::Penalty, Verdict::Penalty(seat, strength, Some(step.sanction)), vec![clause], false);
            }
        }
    }

    fn penalties_of_fold(&mut self, attempt: &Attempt, done: Done, in_turn: bool) {
        if done != Done::Fold {
            return;
        }
        let Some(s) = self.situation(attempt) else { return };
        let nothing_to_call = s.need() == 0;
        if !in_turn || nothing_to_call {
            let carries_binds = self.law.house.carries("non-standard-fold/binds");
            let mut because = self.law.cites(&["non-standard-fold/penalty"]);
            because.extend(self.law.cites(&["non-standard-fold/forbidden"]).into_iter().filter(|_| !in_turn));
            // A book that forbids only the fold out of turn says nothing of one in turn.
            if !because.is_empty() && (!in_turn || carries_binds) {
                self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
            }
        }
        let release = attempt.releases();
        use super::event::Release;
        let thrown = matches!(release, Some(Release::ThrownForward | Release::OverTheLine | Release::TowardMuck));
        if thrown {
            let because = self.law.cites(&["fold/not-thrown", "fold/proper"]);
            if !because.is_empty() {
                self.rule(Question::Breach, Verdict::Breach(attempt.seat, "fold".into()), because, false);
            }
        }
    }

    /// The hand that goes with a fold; the cards may still come back.
    fn folded(&mut self, attempt: &Attempt, done: Done, because: &[ClauseId]) {
        if done != Done::Fold {
            return;
        }
        let seat = attempt.seat;
        let given_back = self.law.house.clause("fold/given-back").filter(|_| {
            let found = |j: Judgement| self.findings.iter().rev().find(|(f, _)| *f == j).is_some_and(|(_, yes)| *yes);
            attempt.releases() == Some(super::event::Release::TowardMuck)
                && found(Judgement::Separate)
                && found(Judgement::Misinformed(seat))
        });
        if let Some(clause) = given_back {
            let of = vec![Verdict::Hand(seat, true), Verdict::Hand(seat, false)];
            self.rule(Question::Hand, Verdict::Floor(of), vec![clause], false);
            return;
        }
        let hand: Vec<ClauseId> =
            because.iter().filter(|c| c.starts_with("fold/") || c.starts_with("non-standard-fold/")).copied().collect();
        if !hand.is_empty() {
            self.rule(Question::Hand, Verdict::Hand(seat, false), hand, false);
        }
    }

    /// Whether a player who was passed over may still act: `None` where nobody went past him.
    fn skip(&self, seat: Seat) -> Option<Answer<bool>> {
        use betting::out_of_turn::SkippedPlayer;
        let past: Vec<(Seat, Kind)> =
            self.world.pending.iter().filter(|p| p.increases != usize::MAX).map(|p| (p.attempt.seat, kind(p.done))).collect();
        if past.is_empty() || self.world.room.hand().to_act() != Some(seat) {
            return None;
        }
        let clause = self.law.house.clause("out-of-turn/skipped")?;
        let value = self.law.house.get::<SkippedPlayer>()?;
        let (substantial, grounds) = betting::substantial_action::reached(&past, &self.law)?;
        if !substantial {
            return None;
        }
        let mut because = vec![clause];
        because.extend(grounds);
        Some(Answer { value: value == SkippedPlayer::AnswersOrRaises, because, silent: false })
    }

    /// He let substantial action go by: what was done past him stands, and the floor decides about his hand.
    fn passed_over(&mut self, seat: Seat, because: Vec<ClauseId>) {
        for pending in std::mem::take(&mut self.world.pending) {
            let verdict = Verdict::Binding(pending.attempt.seat, pending.done, Standing::Stands);
            self.rule(Question::Binding, verdict, because.clone(), false);
            self.carry_out(pending.attempt.seat, pending.done);
        }
        self.world.rulings.push(Ruling {
            question: Question::Hand,
            about: Some(seat),
            verdict: Verdict::Floor(Vec::new()),
            grade: Grade::May,
            because,
            condition: None,
            line: self.line,
            routine: false,
        });
    }

    /// Lets the actions out of turn whose turn has come stand or fall.
    fn resolve_pending(&mut self) {
        // Each turn of the loop takes one pending action away, so it ends.
        while let Some(seat) = self.world.room.hand().to_act() {
            let Some(at) = self.world.pending.iter().position(|p| p.attempt.seat == seat) else { return };
            let pending = self.world.pending.remove(at);
            let acted_behind = at < self.world.pending.len();
            if pending.increases == usize::MAX {
                self.condition_came_true(&pending);
                return;
            }
            if !self.resolve(&pending, acted_behind) {
                return;
            }
        }
        self.world.pending.clear();
    }

    /// One action out of turn at its turn. Whether it stands.
    fn resolve(&mut self, pending: &Pending, acted_behind: bool) -> bool {
        use betting::out_of_turn::{OutOfTurn, OutOfTurnChips, OutOfTurnUndoneBy};
        let seat = pending.attempt.seat;
        let change = |chips: Change| if pending.chips == 0 { Change::None } else { chips };
        let returned = change(Change::Returned(pending.chips));
        if let Some((skip, raised)) = self.world.skipped.clone() {
            let calls = self.law.cites(&["out-of-turn/skipped-calls"]);
            if !calls.is_empty() {
                let because = [skip.because, calls].concat();
                return if raised { self.undo(pending, returned, because, false) } else { self.stand(pending, because, false) };
            }
        }
        let hand = self.world.room.hand();
        let since = hand.increases.get(pending.increases..).unwrap_or(&[]);
        let undone_by =
            self.law.ask(|p| Some((p.get::<OutOfTurnUndoneBy>()?, p.clause("out-of-turn/unchanged").into_iter().collect())));
        let out = match pending.done {
            Done::Bet(n) | Done::RaiseTo(n) | Done::AllIn(n) | Done::Call(n) => n,
            Done::Check | Done::Fold => 0,
        };
        let changed = match undone_by.as_ref().map(|u| u.value) {
            Some(OutOfTurnUndoneBy::LargerRaise) => since.iter().any(|i| i.to > out),
            _ => !since.is_empty(),
        };
        let mut unchanged = undone_by.map_or_else(Vec::new, |u| u.because);
        if changed {
            if pending.prompted && !acted_behind {
                let because = self.law.cites(&["out-of-turn/prompted", "undercall/dealer-error"]);
                if !because.is_empty() {
                    return self.undo(pending, returned, because, false);
                }
            }
            if pending.done == Done::Fold {
                let fold = self.law.cites(&["out-of-turn/fold", "out-of-turn/stands"]);
                return self.undo(pending, Change::None, fold, false);
            }
            let freed = self.law.ask(|p| Some((p.get::<OutOfTurnChips>()?, vec![p.clause("out-of-turn/freed")?])));
            let Some(freed) = freed else { return self.undo(pending, returned, Vec::new(), true) };
            let mut because = freed.because.clone();
            because.append(&mut unchanged);
            because.extend(self.law.cites(&["out-of-turn/stands"]));
            let stays = freed.value == OutOfTurnChips::Stay;
            let chips = if stays { change(Change::Stays(pending.chips)) } else { returned };
            return self.undo(pending, chips, because, freed.silent);
        }
        let stands = self.law.ask(|p| Some((p.get::<OutOfTurn>()?, vec![p.clause("out-of-turn/stands")?])));
        let Some(stands) = stands else { return self.stand(pending, Vec::new(), true) };
        let mut because = stands.because;
        because.append(&mut unchanged);
        if pending.done == Done::Check {
            because.extend(self.law.cites(&["out-of-turn/early-check"]));
        }
        if pending.done == Done::Fold {
            because.extend(self.law.cites(&["out-of-turn/fold"]));
        }
        if stands.value == OutOfTurn::FloorMayBind {
            let of = vec![
                Verdict::Binding(seat, pending.done, Standing::Stands),
                Verdict::Binding(seat, pending.done, Standing::Void(returned)),
            ];
            self.rule(Question::Binding, Verdict::Floor(of), because, stands.silent);
            self.carry_out(seat, pending.done);
            return true;
        }
        self.stand(pending, because, stands.silent)
    }

    /// It counts, as what it comes to now that the turn is his.
    fn stand(&mut self, pending: &Pending, because: Vec<ClauseId>, silent: bool) -> bool {
        let seat = pending.attempt.seat;
        // What went out is read again, because a smaller raise in front may have turned it into something else.
        let moved = self.world.room.hand().increases.len() > pending.increases;
        if moved && pending.chips > 0 {
            let chips = Step::Push(Push::Chips(super::chips::Chips::Amount(pending.chips)), Manner::Placed);
            let attempt = Attempt { seat, steps: vec![chips] };
            if let Some(Answer { value: Outcome::Done(done, change), because: now, silent }) = self.outcome(&attempt)
                && done != pending.done
            {
                let because = [because, now].concat();
                self.rule(Question::Meaning, Verdict::Action(seat, done, change), because, silent);
                self.carry_out(seat, done);
                return true;
            }
        }
        self.rule(Question::Binding, Verdict::Binding(seat, pending.done, Standing::Stands), because.clone(), silent);
        if pending.done == Done::Fold {
            self.rule(Question::Hand, Verdict::Hand(seat, false), because, silent);
        }
        self.carry_out(seat, pending.done);
        true
    }

    /// It does not count; the player is to act.
    fn undo(&mut self, pending: &Pending, chips: Change, because: Vec<ClauseId>, silent: bool) -> bool {
        let seat = pending.attempt.seat;
        self.rule(Question::Binding, Verdict::Binding(seat, pending.done, Standing::Void(chips)), because, silent);
        if let Change::Stays(n) = chips
            && let Ok(player) = self.world.room.hand_mut().seat_mut(seat)
        {
            let n = player.stack.map_or(n, |stack| stack.min(n));
            player.committed += n;
            player.stack = player.stack.map(|stack| stack - n);
        }
        false
    }

    fn condition_came_true(&mut self, pending: &Pending) {
        let because = self.law.cites(&["conditional-statement/discretion"]);
        self.rule(Question::Meaning, Verdict::Floor(Vec::new()), because.clone(), because.is_empty());
        if let Some(ruling) = self.world.rulings.last_mut() {
            ruling.about = Some(pending.attempt.seat);
        }
    }

    fn conditional(&self, attempt: &Attempt) -> bool {
        self.situation(attempt).is_some_and(|s| matches!(s.declared(), Some(super::event::Said::Conditional(_))))
    }

    /// What a statement about the future may cost.
    fn discretion(&mut self, seat: Seat, conditional: bool, because: &[ClauseId]) {
        if !conditional {
            return;
        }
        let because: Vec<ClauseId> = because.iter().filter(|c| c.starts_with("conditional-statement/")).copied().collect();
        if because.is_empty() {
            return;
        }
        self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), because.clone(), false);
        if because.contains(&"conditional-statement/forbidden") {
            self.rule(Question::Breach, Verdict::Breach(seat, "conditional-statement".into()), because, false);
        }
    }

    fn tiny_penalty(&mut self, attempt: &Attempt) {
        let tiny = self.situation(attempt).is_some_and(|s| s.judged(Judgement::Tiny));
        let because = self.law.cites(&["oversized-chip/tiny"]);
        if tiny && !because.is_empty() {
            self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
        }
    }

    // ---- how it was done

    /// Words that are no official term.
    fn terms(&mut self, attempt: &Attempt) {
        let Some(s) = self.situation(attempt) else { return };
        if let Some(word) = s.unofficial() {
            let word = word.to_owned();
            let because = self.law.cites(&["ambiguous-amount/own-risk"]);
            let silent = because.is_empty();
            self.rule(Question::Term, Verdict::Term(word), because, silent);
            return;
        }
        let pot = matches!(s.declared(), Some(super::event::Said::Pot)) && s.hand.structure != Structure::PotLimit;
        if pot {
            let quote =
                attempt.steps.iter().find_map(|s| if let Step::Say(speech) = s { Some(speech.quote.clone()) } else { None });
            let because = self.law.cites(&["pot-size/pot-word", "pot-size/pot-word-facing"]);
            let silent = because.is_empty();
            self.rule(Question::Term, Verdict::Term(quote.unwrap_or_default()), because, silent);
            let penalty = self.law.cites(&["pot-size/pot-word-penalty"]);
            if !penalty.is_empty() {
                self.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), penalty, false);
            }
        }
    }

    /// Splashing and string bets.
    fn manners(&mut self, attempt: &Attempt) {
        let seat = attempt.seat;
        if attempt.steps.iter().any(|s| matches!(s, Step::Push(_, Manner::Splashed))) {
            let because = self.law.cites(&["splashing/forbidden", "splashing/in-front"]);
            if !because.is_empty() {
                self.rule(Question::Breach, Verdict::Breach(seat, "splashing".into()), because, false);
            }
        }
        let string = self.situation(attempt).is_some_and(|s| {
            string_bet::is_string(&s, self.law.house) || matches!(s.declared(), Some(super::event::Said::CallAndRaise))
        });
        if !string {
            return;
        }
        let forbidden = self.law.cites(&["string-bet/forbidden"]);
        if !forbidden.is_empty() {
            self.rule(Question::Breach, Verdict::Breach(seat, "string-bet".into()), forbidden, false);
        }
        let dealer = self.law.cites(&["string-bet/dealer-calls"]);
        if !dealer.is_empty() {
            self.rule(Question::Order, Verdict::Order(Order::AnnounceStringBet), dealer, false);
        }
        let repeated = self.law.cites(&["string-bet/repeated"]);
        if !repeated.is_empty() && self.world.room.record(seat, Offence::StringBet) > 0 {
            self.rule(Question::Penalty, Verdict::Penalty(seat, Strength::May, None), repeated, false);
        }
    }

    // ---- wrong sizes that others have acted on

    /// A refused bet of the wrong limit stands all the same once enough players have acted on it.
    fn let_pass(&mut self, attempt: &Attempt, done: Done) {
        let limit = matches!(self.world.room.hand().structure, Structure::Limit(..));
        if !limit || !matches!(done, Done::Bet(_) | Done::RaiseTo(_)) || !self.law.house.carries("limit-structure/misplayed") {
            return;
        }
        let mut hand = self.world.room.hand().clone();
        hand.apply(attempt.seat, done, true);
        self.world.misplayed = Some(Misplayed { hand, seat: attempt.seat, done, behind: 0 });
    }

    fn misplayed_goes_on(&mut self, attempt: &Attempt) -> Result<bool, Problem> {
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
        misplayed.hand.apply(attempt.seat, done, true);
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
    fn wrong_pot(&mut self, attempt: &Attempt, done: Done) {
        let hand = self.world.room.hand();
        if hand.structure != Structure::PotLimit {
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
            for player in &mut hand.players {
                player.committed = player.committed.min(told);
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

    // ---- other things players do

    fn post(&mut self, seat: Seat, amount: Amount, dark: bool, for_seat: Option<Seat>) -> Result<(), Problem> {
        if let Some(absent) = for_seat {
            self.world.room.hand_mut().seat_mut(absent)?;
            if !self.world.posting_agreed.contains(&absent) {
                let because = self.law.cites(&["posting-blinds/own-only"]);
                let silent = because.is_empty();
                self.rule(Question::Chips, Verdict::Returned(amount, seat), because.clone(), silent);
                self.rule(Question::Answer, Verdict::Owes(absent, amount), because, silent);
            }
            return Ok(());
        }
        if !dark {
            return Ok(());
        }
        let size = betting::straddle::size(self.world.room.hand(), &self.law);
        if let Some((size, because)) = size
            && size != amount
        {
            self.rule(Question::Binding, Verdict::Binding(seat, Done::RaiseTo(amount), Standing::Refused), because, false);
            return Ok(());
        }
        let because = self.law.cites(&["straddle/size", "straddle/last-word"]);
        let silent = because.is_empty();
        let last_word =
            betting::straddle::buys_last_word(&self.world.room, self.world.room.hand(), self.law.house).is_some_and(|s| s.0);
        let hand = self.world.room.hand_mut();
        if amount <= hand.bet || hand.street != Street::Preflop {
            return Err(Problem::new("a bet in the dark goes over the big blind, before the flop", "state a larger amount"));
        }
        let actions = hand.actions.clone();
        hand.apply(seat, Done::RaiseTo(amount), true);
        hand.actions = actions;
        if last_word {
            hand.last_word = Some(seat);
            hand.seat_mut(seat)?.acted = false;
        }
        self.rule(Question::Meaning, Verdict::Action(seat, Done::RaiseTo(amount), Change::None), because, silent);
        Ok(())
    }

    fn ask(&mut self, seat: Seat, ask: Ask) -> Result<(), Problem> {
        match ask {
            Ask::Pot => {
                let hand = self.world.room.hand();
                let told = self.law.ask(|p| betting::pot_size::told(hand, p));
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
                let room = &self.world.room;
                let player = room.hand().find(seat);
                let may = player.map(|p| betting::reopening::may_raise(room, room.hand(), p, &self.law));
                match (short, may) {
                    (true, _) => {
                        let because = self.law.cites(&["undercall/no-raise"]);
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
            Ask::Count(of) => {
                self.world.room.hand_mut().seat_mut(of)?;
            }
        }
        Ok(())
    }

    /// He has put in less than the call, and it is not settled yet.
    fn short_call(&self, seat: Seat) -> bool {
        self.current.as_ref().filter(|c| c.attempt.seat == seat).is_some_and(|c| {
            let hand = c.before.room.hand();
            hand.find(seat).is_some_and(|p| {
                let pushed = attempt_total(&c.attempt.steps);
                pushed > 0 && p.committed + pushed < hand.bet
            })
        })
    }

    fn answer(&mut self, seat: Seat, verdict: Verdict, because: Vec<ClauseId>, silent: bool) {
        self.rule(Question::Answer, verdict, because, silent);
        if let Some(ruling) = self.world.rulings.last_mut() {
            ruling.about = Some(seat);
        }
    }

    fn take_back(&mut self, seat: Seat, amount: Amount) -> Result<(), Problem> {
        let pending = self.world.pending.iter().position(|p| p.attempt.seat == seat);
        if let Some(at) = pending {
            let prompted = self.world.pending[at].prompted;
            let behind = self.world.pending[at + 1..].iter().next().is_some() || self.acted_behind(seat);
            if prompted && !behind {
                let because = self.law.cites(&["out-of-turn/prompted", "undercall/dealer-error"]);
                let silent = because.is_empty();
                self.answer(seat, Verdict::Granted(None), because, silent);
                self.world.pending.remove(at);
                return Ok(());
            }
            let because = self.law.cites(if prompted {
                &["out-of-turn/prompted"]
            } else {
                &["out-of-turn/stands", "undercall/dealer-error"]
            });
            let silent = because.is_empty();
            self.answer(seat, Verdict::Refused, because, silent);
            return Ok(());
        }
        let pushed = self.current.as_ref().filter(|c| c.attempt.seat == seat).map_or(0, |c| attempt_total(&c.attempt.steps));
        let committed = self.world.room.hand().find(seat).map_or(0, |p| p.committed);
        if amount > pushed.max(committed) {
            return Err(Problem::new(
                format!("{seat} has no {amount} in front of him"),
                "he can only take back chips of this street",
            ));
        }
        let prompted = self.world.prompted == Some(seat);
        let mut because = self.law.cites(&["acting-in-turn/chips-stay"]);
        if self.short_call(seat) && !prompted {
            because.extend(self.law.cites(&["undercall/dealer-error"]));
        }
        let silent = because.is_empty();
        self.answer(seat, Verdict::Refused, because.clone(), silent);
        if !silent {
            self.rule(Question::Chips, Verdict::Stays(amount, seat), because, false);
        }
        Ok(())
    }

    fn acted_behind(&self, seat: Seat) -> bool {
        // Somebody who folded early is no longer pending, but has declared.
        self.current.as_ref().is_some_and(|c| c.attempt.seat != seat)
    }

    fn object(&mut self, seat: Seat, objection: Objection) {
        match objection {
            Objection::StringBet => {
                let because = self.law.cites(&["string-bet/player-flags"]);
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
                let because = self.law.cites(&["out-of-turn/skipped"]);
                let silent = because.is_empty();
                self.rule(Question::Turn, Verdict::Turn(seat), because.clone(), silent);
                for pending in self.world.pending.clone() {
                    let verdict = Verdict::Binding(pending.attempt.seat, pending.done, Standing::Pending);
                    self.rule(Question::Binding, verdict, because.clone(), silent);
                }
            }
        }
    }

    fn posts_late(&mut self, seat: Seat) {
        let because = self.law.cites(&["posting-blinds/in-time"]);
        let silent = because.is_empty();
        self.rule(Question::Breach, Verdict::Breach(seat, "posting-blinds".into()), because, silent);
    }

    fn find_chips(&mut self, seat: Seat, amount: Amount) -> Result<(), Problem> {
        let player = self.world.room.hand_mut().seat_mut(seat)?;
        if !player.all_in {
            return Err(Problem::new(format!("{seat} is not all-in"), "chips are found after an all-in was called"));
        }
        self.world.hidden = Some((seat, amount));
        let total = player.committed;
        let outcome =
            self.law.ask(|p| Some((p.get::<betting::hidden_chips::HiddenChips>()?, vec![p.clause("hidden-chips/outcome")?])));
        if let Some(Answer { value: betting::hidden_chips::HiddenChips::FloorDecides, because, silent }) = outcome {
            let of = [total, total.saturating_add(amount)].map(|n| Verdict::Action(seat, Done::AllIn(n), Change::None));
            self.rule(Question::Chips, Verdict::Floor(of.to_vec()), because, silent);
        }
        Ok(())
    }

    // ---- staff and table

    fn staff(&mut self, step: &Step) -> Result<(), Problem> {
        match step {
            Step::Street(street) => {
                let hand = self.world.room.hand_mut();
                if *street <= hand.street {
                    return Err(Problem::new("that street is over", "streets come in order: flop, turn, river"));
                }
                hand.open_street(*street);
                self.world.pending.clear();
                self.world.skipped = None;
                self.world.open = None;
                self.current = None;
                self.earlier.clear();
            }
            Step::Judge(judgement, found) => self.judge(*judgement, *found),
            Step::Decide(verdict) => {
                if let (Some((seat, _)), Verdict::Action(who, Done::AllIn(n), _)) = (self.world.hidden, verdict)
                    && seat == *who
                {
                    self.world.hidden_out = self.world.room.hand().find(seat).is_some_and(|p| p.committed >= *n);
                }
                let question = if matches!(verdict, Verdict::Hand(..)) { Question::Hand } else { Question::Meaning };
                self.rule(question, verdict.clone(), Vec::new(), false);
                if let Verdict::Action(seat, done, _) = verdict
                    && self.world.room.hand().to_act() == Some(*seat)
                {
                    self.carry_out(*seat, *done);
                    self.resolve_pending();
                }
            }
            Step::Tell(tell) => self.tell(*tell)?,
            Step::Award(seat) => self.award(*seat)?,
            Step::Heap => {
                let because = self.law.cites(&["pot-size/countable"]);
                let silent = because.is_empty();
                self.rule(Question::Order, Verdict::Order(Order::SpreadPot), because, silent);
            }
            _ => {}
        }
        Ok(())
    }

    /// A finding bears on what has just been done.
    fn judge(&mut self, judgement: Judgement, found: bool) {
        self.findings.push((judgement, found));
        if let Some(current) = self.current.take() {
            let now = std::mem::replace(&mut self.world, (*current.before).clone());
            let line = std::mem::replace(&mut self.line, current.line);
            let kept = current.clone();
            if self.run(current).is_err() {
                self.world = now;
                self.current = Some(kept);
            }
            self.line = line;
        }
    }

    fn tell(&mut self, tell: Tell) -> Result<(), Problem> {
        let (Tell::Bet(seat, _) | Tell::Pot(seat, _) | Tell::ToAct(seat) | Tell::NobodyRaised(seat)) = tell;
        self.world.room.hand_mut().seat_mut(seat)?;
        match tell {
            Tell::Bet(seat, n) => self.world.told.push((seat, n)),
            Tell::Pot(seat, n) => self.world.told_pot.push((seat, n)),
            Tell::ToAct(seat) => self.world.prompted = Some(seat),
            Tell::NobodyRaised(seat) => {
                let blind = if self.world.room.hand().street == Street::Preflop { self.world.room.hand().big_blind } else { 0 };
                self.world.told.push((seat, blind));
            }
        }
        Ok(())
    }

    fn award(&mut self, winner: Seat) -> Result<(), Problem> {
        use betting::hidden_chips::HiddenChips;
        self.world.room.hand_mut().seat_mut(winner)?;
        let Some((seat, hidden)) = self.world.hidden else { return Ok(()) };
        let hand = self.world.room.hand();
        let Some(owner) = hand.find(seat) else { return Ok(()) };
        let Some(caller) = hand.live().filter(|p| p.seat != seat).max_by_key(|p| p.committed) else { return Ok(()) };
        let other = caller.seat;
        let covers = caller.stack.map_or(Amount::MAX, |stack| caller.committed.saturating_add(stack));
        let shown = owner.committed.min(covers);
        let outcome = self.law.ask(|p| Some((p.get::<HiddenChips>()?, vec![p.clause("hidden-chips/outcome")?])));
        let Some(outcome) = outcome else { return Ok(()) };
        let mut because = outcome.because;
        because.extend(self.law.cites(&["hidden-chips/included"]));
        match outcome.value {
            HiddenChips::PlayAgainstOwner => {
                let all = owner.committed.saturating_add(hidden).min(covers);
                let verdict = if winner == seat { Verdict::Moves(shown, other, seat) } else { Verdict::Moves(all, seat, other) };
                self.rule(Question::Chips, verdict, because, outcome.silent);
            }
            HiddenChips::FloorDecides if self.world.hidden_out => {
                let paid = self.law.cites(&["hidden-chips/not-paid"]);
                let kept = self.law.cites(&["hidden-chips/not-kept"]);
                if winner == seat {
                    let silent = paid.is_empty();
                    self.rule(Question::Chips, Verdict::Moves(shown, other, seat), paid, silent);
                } else {
                    let silent = kept.is_empty();
                    self.rule(Question::Chips, Verdict::Moves(shown, seat, other), kept.clone(), silent);
                    let of = vec![Verdict::Moves(hidden, seat, other), Verdict::OutOfPlay(hidden, seat)];
                    self.rule(Question::Hand, Verdict::Floor(of), kept, silent);
                }
            }
            HiddenChips::FloorDecides => {
                let total = owner.committed;
                let of = [total, total.saturating_add(hidden)].map(|n| Verdict::Action(seat, Done::AllIn(n), Change::None));
                self.rule(Question::Chips, Verdict::Floor(of.to_vec()), because, outcome.silent);
            }
        }
        Ok(())
    }
}

/// Two rulings on one question about one player that stand side by side.
fn several(a: &Ruling, b: &Ruling) -> bool {
    matches!(a.question, Question::Penalty | Question::Chips | Question::Order | Question::Breach) && a.verdict != b.verdict
}

fn kind(done: Done) -> Kind {
    match done {
        Done::Check => Kind::Check,
        Done::Fold => Kind::Fold,
        Done::Call(_) => Kind::Call,
        Done::Bet(_) => Kind::Bet,
        Done::RaiseTo(_) | Done::AllIn(_) => Kind::Raise,
    }
}

/// All the chips of these steps, a pushed stack aside.
fn attempt_total(steps: &[Step]) -> Amount {
    steps.iter().fold(0, |sum: Amount, step| match step {
        Step::Push(Push::Chips(chips), _) => sum.saturating_add(chips.total()),
        _ => sum,
    })
}

fn attempt_total_of(attempt: &Attempt, hand: &Hand, seat: Seat) -> Amount {
    hand.find(seat).map_or(0, |player| attempt.motions(player).iter().fold(0, |sum, m| sum.saturating_add(m.chips.total())))
}

/// Nobody puts in chips he does not have.
fn check_stack(hand: &Hand, attempt: &Attempt) -> Result<(), Problem> {
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
