//! A hearing: one situation under one house, as far as it has been told. What the rules look at, and what they rule.

use crate::engine::attempt::{Attempt, PriorChips, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::event::{Judgement, Said, Seat, State, Step, Subject};
use crate::engine::judgement::Findings;
use crate::engine::room::{Layout, RoomLog};
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::ruling::{Action, ActionKind, ChipChange, Grade, LegalActions, Question, Ruling, Standing, Verdict};
use crate::engine::table::bank::Bank;
use crate::engine::table::hand::{Hand, Increase};
use crate::engine::table::incidents::{self, Happening, Incident, Incidents};
use crate::engine::table::pots::{self, Pot};
use crate::engine::table::room::Room;
use crate::engine::table::rotation::Rotation;
use crate::engine::table::shown_hands::ShownHands;

/// An action out of turn that waits for the seats in front.
#[derive(Clone, Debug)]
pub struct Pending {
    pub attempt: Attempt,
    pub done: Action,
    /// He has announced a bet or raise and not said how much; it is taken for the smallest until his turn comes.
    pub(in crate::engine) unnamed: bool,
    /// The chips he has put out.
    pub(in crate::engine) chips: Amount,
    /// The bets and raises that he saw when he acted, those out of turn before his included; `None` where he only spoke of the
    /// future, or called what nobody knew yet.
    pub(in crate::engine) saw: Option<Vec<Increase>>,
    /// The dealer had called on him.
    pub(in crate::engine) prompted: bool,
}

/// A bet of the wrong limit that has been let pass so far.
#[derive(Clone, Debug)]
pub struct Misplayed {
    /// The hand as it goes on if the bet comes to stand.
    pub(in crate::engine) hand: Hand,
    pub(in crate::engine) seat: Seat,
    pub(in crate::engine) done: Action,
    /// How many have acted behind it.
    pub(in crate::engine) behind: i64,
}

/// The round as it has been bet, where a wager of a wrong size has not been put right in time yet.
#[derive(Clone, Debug)]
pub(in crate::engine) struct AsBet {
    pub(in crate::engine) hand: Hand,
    pub(in crate::engine) wrong: WrongWager,
    /// The wagers of a wrong size, as they were made.
    pub(in crate::engine) wagers: Vec<(Seat, Action)>,
    /// The line at which it began.
    pub(in crate::engine) since: usize,
}

/// What is wrong with a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum WrongWager {
    /// It is smaller than the smallest bet or raise.
    BelowMinimum,
    /// It is of the pot, which had been counted too high.
    PotTooHigh,
    /// It is of the pot, which had been counted too low.
    PotTooLow,
    /// It is of the pot, which had been named too low, and stands once so many have acted on it.
    PotNamedLow,
}

/// A player was told what the bet is.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct ToldBet {
    pub(in crate::engine) to: Seat,
    pub(in crate::engine) told: Amount,
    /// What it was.
    pub(in crate::engine) bet: Amount,
}

/// A player was told how large the pot is.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct ToldPot {
    pub(in crate::engine) to: Seat,
    pub(in crate::engine) told: Amount,
    /// What it was.
    pub(in crate::engine) pot: Amount,
}

/// Somebody has said in this round what he does if another does something.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Conditioned {
    pub(in crate::engine) seat: Seat,
    /// What the other would have to do.
    pub(in crate::engine) on: Said,
    /// How many had acted, and how many had bet or raised, when he said it.
    pub(in crate::engine) acted: usize,
    pub(in crate::engine) increased: usize,
}

/// What the player to act has said or put out, and has still to make good.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Bound {
    pub(in crate::engine) seat: Seat,
    /// The chips that he has put out and nobody has counted as anything yet.
    pub(in crate::engine) lying: Amount,
    pub(in crate::engine) to: BoundTo,
}

/// To what somebody is bound.
#[derive(Clone, Debug)]
pub(in crate::engine) enum BoundTo {
    /// To a bet or raise between these bounds.
    Size(Grounded<LegalActions>),
    /// To one of these.
    Choice(Grounded<Vec<(Action, ChipChange)>>),
    /// To a call or a raise.
    CallOrRaise(Grounded<LegalActions>),
    /// To whatever the floor decides, between these.
    Decision(Grounded<Vec<(Action, ChipChange)>>),
    /// To what the floor will decide.
    Floor,
}

impl Bound {
    /// He has said something that counts, or put chips out.
    pub(in crate::engine) fn has_begun(&self) -> bool {
        self.lying > 0 || !matches!(self.to, BoundTo::Floor)
    }
}

/// Two rules of one house read an attempt differently, and neither is recorded as stronger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub first: Vec<ClauseId>,
    pub second: Vec<ClauseId>,
}

/// The attempt that is going on, and the table before it began.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Current {
    pub(in crate::engine) before: Box<TableState>,
    pub(in crate::engine) attempt: Attempt,
    pub(in crate::engine) line: usize,
    /// He finished; what follows is another motion of the same attempt.
    pub(in crate::engine) over: bool,
}

/// What happened in a betting round and hangs on nothing behind it: forgotten whole when the round is over.
#[derive(Clone, Debug, Default)]
pub(crate) struct RoundMemory {
    pub(in crate::engine) pending: Vec<Pending>,
    /// Who has said what he does if another does something, and that has not come about yet.
    pub(in crate::engine) conditioned: Vec<Conditioned>,
    pub(in crate::engine) told: Vec<ToldBet>,
    pub(in crate::engine) told_pot: Vec<ToldPot>,
    pub(in crate::engine) prompted: Option<Seat>,
    /// Who has put out more than his blind, and how much more.
    pub(in crate::engine) over_posted: Option<(Seat, Amount)>,
    /// The skipped player has answered the bet; on this rests what was done past him.
    pub(in crate::engine) skipped: Option<Vec<ClauseId>>,
    /// Who has made a string bet in this round.
    pub(in crate::engine) string_bets: Vec<Seat>,
    /// Who has acted last, by putting in less than the call.
    pub(in crate::engine) undercalled: Option<Seat>,
    /// Who has folded out of turn for good in this round, and whose turn it was.
    pub(in crate::engine) folded_early: Vec<(Seat, Seat)>,
    /// What the player to act has still to make good.
    pub(in crate::engine) bound: Option<Bound>,
    /// The bet or raise without an amount that the player to act announced before his turn, and that binds him now.
    pub(in crate::engine) announced_early: Option<Attempt>,
    /// What is so of the chips that lie before players from earlier in the round.
    pub(in crate::engine) prior_chips: Vec<(Seat, PriorChips)>,
    /// Who has thrown his hand away behind his own bet, and the floor has not decided yet whether it lives.
    pub(in crate::engine) overlooked: Option<Seat>,
    /// Who has thrown his cards forward as if folding, with nothing to call: his hand is dead once others act on it.
    pub(in crate::engine) thrown_forward: Option<Seat>,
}

/// The same of a whole hand.
#[derive(Clone, Debug, Default)]
pub(crate) struct HandMemory {
    /// Who was found to have chips out of sight, and how many.
    pub(in crate::engine) hidden: Option<(Seat, Amount)>,
    pub(in crate::engine) hidden_out: bool,
    /// Somebody has bet in the dark before the flop.
    pub(in crate::engine) in_the_dark: bool,
    /// A bet of the wrong size that has been let pass so far, and how many have acted behind it.
    pub(in crate::engine) misplayed: Option<Misplayed>,
    /// The round as it was bet, where that is not as it should have been.
    pub(in crate::engine) as_bet: Option<AsBet>,
    /// Who was passed over and spoke up too late in this hand.
    pub(in crate::engine) passed_over: Option<Seat>,
}

/// Everything that lines of play change.
#[derive(Clone, Debug)]
pub(crate) struct TableState {
    pub(in crate::engine) room: Room,
    pub(in crate::engine) rulings: Vec<Ruling>,
    pub(in crate::engine) round: RoundMemory,
    pub(in crate::engine) of_hand: HandMemory,
    pub(in crate::engine) posting_agreed: Vec<Seat>,
    /// The pot of the hand before has been pushed to somebody.
    pub(in crate::engine) paid_before: bool,
    /// The rules that were broken by how hands gone by were played: what a breach costs may hang on how many came before it.
    pub(in crate::engine) broken_before: Vec<Ruling>,
    /// It went to a player whose hand was out of play: who has how much of it to come.
    pub(in crate::engine) wrongly_paid: Option<(Seat, Vec<(Seat, Amount)>)>,
    pub(in crate::engine) overlaps: Vec<Overlap>,
    pub(in crate::engine) faces: ShownHands,
    /// Who sits where from hand to hand; nothing where no button was named.
    pub(in crate::engine) rotation: Option<Rotation>,
}

impl TableState {
    /// The table as it is set up, before anything has happened at it.
    pub(in crate::engine) fn opening(room: Room, faces: ShownHands) -> TableState {
        TableState {
            rotation: room.hand().rotation(),
            room,
            rulings: Vec::new(),
            round: RoundMemory::default(),
            of_hand: HandMemory::default(),
            posting_agreed: Vec::new(),
            paid_before: false,
            broken_before: Vec::new(),
            wrongly_paid: None,
            overlaps: Vec::new(),
            faces,
        }
    }

    /// What happened in the round is forgotten.
    pub(in crate::engine) fn round_is_over(&mut self) {
        self.round = RoundMemory::default();
    }

    /// So is what happened in the hand; that its pot was pushed is remembered into the next.
    pub(in crate::engine) fn hand_is_over(&mut self) {
        self.paid_before = self.faces.pushed.is_some();
        self.faces = ShownHands::default();
        self.of_hand = HandMemory::default();
        self.round_is_over();
    }
}

/// The floor has decided whether an act before its turn counts, which was ruled on at this line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct DecidedStanding {
    pub(in crate::engine) seat: Seat,
    pub(in crate::engine) line: usize,
    pub(in crate::engine) standing: Standing,
    pub(in crate::engine) because: Vec<ClauseId>,
}

/// What had been done when the floor found what is to be said of a fault of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Noticed {
    pub(in crate::engine) in_round: Vec<(Seat, ActionKind)>,
    pub(in crate::engine) in_hand: Vec<(Seat, ActionKind)>,
}

/// A situation under one house, told line by line.
#[derive(Clone, Debug)]
pub struct Hearing<'a> {
    pub(in crate::engine) books: Rulebooks<'a>,
    pub(in crate::engine) state: TableState,
    pub(in crate::engine) current: Option<Current>,
    pub(in crate::engine) earlier: Vec<Current>,
    /// What has been asked, told and decided since the attempt that is going on; a finding may have it read again.
    pub(in crate::engine) asked_since: Vec<(usize, Subject, Step)>,
    pub(in crate::engine) findings: Findings,
    /// What is taken to be found, and no line tells it.
    pub(in crate::engine) supposed: Vec<Judgement>,
    /// What the floor has decided of acts out of turn.
    pub(in crate::engine) standings: Vec<DecidedStanding>,
    /// The last fault of the deal has been looked into: what is done now does not change what comes of it.
    pub(in crate::engine) noticed: Option<Noticed>,
    /// The line at which what is being ruled on began.
    pub(in crate::engine) since: usize,
    /// The state before cards were shown, mucked or handled, and what was done with them since.
    pub(in crate::engine) before_cards: Option<Box<TableState>>,
    pub(in crate::engine) card_log: Vec<(usize, Subject, Step)>,
    pub(in crate::engine) line: usize,
    /// The steps that have been taken, however many stood on a line.
    pub(in crate::engine) moment: usize,
    /// What has happened beside the game.
    pub(in crate::engine) incidents: Incidents,
    /// What has happened in the room.
    pub(in crate::engine) room_log: RoomLog,
    /// Chips by colour and money, as the lines of state tell them.
    pub(in crate::engine) bank: Bank,
    /// How many hands have begun since the first.
    pub(in crate::engine) hands: usize,
    /// What was assumed because no line said so.
    pub assumed: Vec<State>,
}

impl<'a> Hearing<'a> {
    /// Rules of the house that read an attempt differently, none being recorded as stronger.
    pub fn overlaps(&self) -> &[Overlap] {
        &self.state.overlaps
    }

    /// Who sits where in the room.
    pub fn layout(&self) -> &Layout {
        &self.room_log.layout
    }

    pub fn room(&self) -> &Room {
        &self.state.room
    }

    /// Who has said that he bets or raises, and not how much.
    pub(in crate::engine) fn unnamed_bet(&self) -> Option<Seat> {
        let unnamed = |bound: &&Bound| matches!(bound.to, BoundTo::Size(_));
        self.state.round.bound.as_ref().filter(unnamed).map(|bound| bound.seat)
    }

    pub(in crate::engine) fn rule(&mut self, question: Question, verdict: Verdict, because: Vec<ClauseId>, silent: bool) {
        let grade = if silent { Grade::Silent } else { verdict.grade() };
        self.graded(question, verdict, grade, if silent { Vec::new() } else { because });
    }

    pub(in crate::engine) fn graded(&mut self, question: Question, verdict: Verdict, grade: Grade, because: Vec<ClauseId>) {
        let about = verdict.about();
        let (line, moment) = (self.line, self.moment);
        self.state.rulings.push(Ruling {
            question,
            about,
            verdict,
            grade,
            because,
            condition: None,
            line,
            moment,
            routine: false,
            by_floor: false,
        });
    }

    /// Notes what has happened, with how he stood then.
    pub(in crate::engine) fn note(&mut self, by: Seat, what: Happening) {
        let then = self.standing(by);
        self.incidents.note(Incident { by: Some(by), what, line: self.line, attempt: 0, moment: self.moment, then });
    }

    /// Notes what has happened by no player's deed.
    pub(in crate::engine) fn note_of_nobody(&mut self, what: Happening) {
        let then = incidents::StandingInHand::of_nobody(self.state.room.hand(), &self.state.faces, self.has_begun());
        self.incidents.note(Incident { by: None, what, line: self.line, attempt: 0, moment: self.moment, then });
    }

    /// Notes what an attempt has come to: on however many lines it is told, it is one.
    pub(in crate::engine) fn note_attempt(&mut self, by: Seat, what: Happening) {
        let then = self.standing(by);
        self.incidents.note(Incident {
            by: Some(by),
            what,
            line: self.since,
            attempt: self.earlier.len(),
            moment: self.moment,
            then,
        });
    }

    /// How somebody stands now.
    pub(in crate::engine) fn standing(&self, seat: Seat) -> incidents::StandingInHand {
        incidents::StandingInHand::of(seat, self.state.room.hand(), &self.state.faces, self.has_begun())
    }

    /// A hand is running, or has been since the first line.
    fn has_begun(&self) -> bool {
        !self.state.room.hand().between_hands || self.hands > 0
    }

    /// The actions of the round, those out of turn included.
    pub(in crate::engine) fn actions(&self) -> Vec<(Seat, ActionKind)> {
        let mut actions = self.state.room.hand().actions.clone();
        actions.extend(self.state.round.pending.iter().map(|p| (p.attempt.seat, p.done.kind())));
        actions.extend(self.state.round.folded_early.iter().map(|(seat, _)| (*seat, ActionKind::Fold)));
        actions
    }

    /// What the players did in this round, and in all of them so far.
    pub(in crate::engine) fn done_so_far(&self) -> Noticed {
        let in_round = self.actions();
        let in_hand = [self.room().hand().deal.done_before.clone(), in_round.clone()].concat();
        Noticed { in_round, in_hand }
    }

    /// What they did until a fault of the deal was looked into.
    pub(in crate::engine) fn done_until_noticed(&self) -> Noticed {
        self.noticed.clone().unwrap_or_else(|| self.done_so_far())
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

    /// The last ruling may be made, and need not be.
    pub(in crate::engine) fn leaves_it_to_the_floor(&mut self) {
        if let Some(ruling) = self.state.rulings.last_mut().filter(|ruling| ruling.grade != Grade::Silent) {
            ruling.grade = Grade::May;
        }
    }

    /// What was left to the floor between these is settled: it has decided so.
    pub(in crate::engine) fn settled_by_floor(&mut self, verdict: &Verdict, because: Vec<ClauseId>) {
        self.no_longer_left_open(verdict);
        self.rule(verdict.question(), verdict.clone(), because, false);
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.by_floor = true;
        }
    }

    /// It has been decided: the choice that was left between this and other things is over.
    pub(in crate::engine) fn no_longer_left_open(&mut self, verdict: &Verdict) {
        self.state.rulings.retain(|r| !matches!(&r.verdict, Verdict::Floor(of) if of.contains(verdict)));
    }

    /// What the floor found of this, if it has found anything: the last finding holds.
    pub(in crate::engine) fn found(&self, judgement: Judgement) -> Option<bool> {
        self.findings.about(judgement, self.since)
    }

    /// A decision that goes against the rules takes the place of what they had come to: the table is as it was before his attempt,
    /// if that is the one that is going on. Tells whether it is.
    pub(in crate::engine) fn undone_by_floor(&mut self, seat: Seat) -> bool {
        if let Some(current) = self.current.as_ref().filter(|current| current.attempt.seat == seat) {
            let before = (*current.before).clone();
            self.state = before;
            self.card_log.clear();
            return true;
        }
        false
    }

    /// What the floor has said of the deal, if it has said anything: its last word holds.
    pub(in crate::engine) fn floor_on_deal(&self) -> Option<&Verdict> {
        let said = |r: &&Ruling| r.by_floor && r.question == Question::Deal;
        self.state.rulings.iter().rev().find(said).map(|r| &r.verdict)
    }

    /// The last ruling only repeats what nobody doubted.
    pub(in crate::engine) fn goes_without_saying(&mut self, so: bool) {
        if let Some(ruling) = self.state.rulings.last_mut() {
            ruling.routine = so;
        }
    }

    pub(in crate::engine) fn situation<'s>(&'s self, attempt: &'s Attempt) -> Option<Situation<'s>> {
        let room = &self.state.room;
        let seat = attempt.seat;
        Some(Situation {
            room,
            left: self.room_log.as_of(self.since).left,
            hand: room.hand(),
            player: room.hand().find(seat)?,
            attempt,
            findings: &self.findings,
            since: self.since,
            told: self.told_bet(seat),
            prior: self.prior_chips(seat),
        })
    }

    /// What he was last told of the bet as it is now, right or wrong.
    pub(in crate::engine) fn told_bet(&self, seat: Seat) -> Option<Amount> {
        let now = self.state.room.hand().bet();
        self.state.round.told.iter().rev().find(|told| told.to == seat && told.bet == now).map(|told| told.told)
    }

    /// The player whose turn it is acts: what hung on his not having acted is over. What he had still to make good.
    pub(in crate::engine) fn begins_to_act(&mut self) -> Option<Bound> {
        self.state.of_hand.misplayed = None;
        self.state.round.prompted = None;
        self.state.round.bound.take()
    }

    /// He has put in less than the call, and it is not settled yet.
    pub(in crate::engine) fn short_call(&self, seat: Seat) -> bool {
        self.current.as_ref().filter(|c| c.attempt.seat == seat).is_some_and(|c| {
            let hand = c.before.room.hand();
            hand.find(seat).is_some_and(|p| {
                let pushed = c.attempt.chips_named();
                pushed > 0 && p.committed() + pushed < hand.bet()
            })
        })
    }

    /// The chips that a player has put out with the attempt that is going on.
    pub(in crate::engine) fn chips_of_attempt(&self, seat: Seat) -> Amount {
        self.current.as_ref().filter(|c| c.attempt.seat == seat).map_or(0, |c| c.attempt.chips_named())
    }

    /// The chips that lie out before a player and count as nothing yet: put out before his turn, or not understood.
    pub(in crate::engine) fn uncounted(&self, seat: Seat) -> Amount {
        let early = self.state.round.pending.iter().filter(|p| p.attempt.seat == seat).map(|p| p.chips);
        let lying = self.state.round.bound.iter().filter(|bound| bound.seat == seat).map(|bound| bound.lying);
        early.chain(lying).sum()
    }

    /// What is so of the chips that lie before a player from earlier in the round.
    pub(in crate::engine) fn prior_chips(&self, seat: Seat) -> PriorChips {
        self.state.round.prior_chips.iter().find(|(of, _)| *of == seat).map_or_else(PriorChips::default, |(_, prior)| *prior)
    }

    /// The last to act was somebody else.
    pub(in crate::engine) fn another_is_acting(&self, seat: Seat) -> bool {
        self.current.as_ref().is_some_and(|c| c.attempt.seat != seat)
    }

    /// The pots, without what nobody has called once the betting is over.
    pub(in crate::engine) fn pots(&self) -> Vec<Pot> {
        let mut hand = self.state.room.hand().clone();
        if hand.betting_is_over() {
            hand.return_uncalled();
        }
        pots::pots(&hand)
    }

    /// What he asks for is denied him by this clause; where no book has it, nobody grants it either.
    pub(in crate::engine) fn denies(&mut self, seat: Seat, clause: ClauseId) {
        let denied = self.books.ask(|p| Some(((), vec![p.clause(clause)?])));
        let (because, silent) = denied.map_or((Vec::new(), true), |answer| (answer.because, answer.silent));
        self.answer(seat, Verdict::Refused, because, silent);
    }

    /// What these clauses come to, ruled silently where the house carries none of them.
    pub(in crate::engine) fn rule_by(&mut self, question: Question, verdict: Verdict, clauses: &[ClauseId]) {
        let ruled = self.books.says(verdict, clauses);
        self.rule(question, ruled.value, ruled.because, ruled.silent);
    }

    /// A ruling that no line calls for, but what has happened so far.
    pub(in crate::engine) fn follows(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>, silent: bool) -> Ruling {
        let grade = if silent { Grade::Silent } else { verdict.grade() };
        Ruling {
            question,
            about: verdict.about(),
            verdict,
            grade,
            because: if silent { Vec::new() } else { because },
            condition: None,
            line: self.line.saturating_sub(1),
            moment: self.moment,
            routine: false,
            by_floor: false,
        }
    }
}
