//! What is ruled: verdicts, and rulings that rest on clauses.

use std::cmp::Ordering;

pub use crate::engine::board_verdict::{BoardStreet, BoardVerdict, Laid, Remedy};
use crate::engine::cards::{Card, Rank};
use crate::engine::chips::{Amount, PotNumber};
pub use crate::engine::chips_verdict::{ChipsVerdict, Counted};
use crate::engine::clause::ClauseId;
pub use crate::engine::conduct_verdict::{ConductVerdict, Measure, Notice};
pub use crate::engine::deal_verdict::{CardPlace, DealVerdict, DeckCard};
pub use crate::engine::deck_verdict::{DeckVerdict, Lies};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
pub use crate::engine::grade::{Grade, Strength};
use crate::engine::judgement::Judgement;
use crate::engine::options::Sanction;
pub use crate::engine::question::Question;
pub use crate::engine::room_verdict::{CountedFrom, RoomMeasure, RoomNotice, RoomVerdict, SeatDuty, TableRuling};
use crate::engine::rule_id::RuleId;
use crate::engine::seat::Seat;
pub use crate::engine::seating_verdict::{ButtonPlace, SeatingVerdict};
use crate::engine::value::Class;

/// What an action amounts to. Amounts are totals for the street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Check,
    Fold,
    Call(Amount),
    Bet(Amount),
    RaiseTo(Amount),
    AllIn(Amount),
}

impl Action {
    /// What kind of action it counts as.
    pub fn kind(self) -> ActionKind {
        match self {
            Action::Check => ActionKind::Check,
            Action::Fold => ActionKind::Fold,
            Action::Call(_) => ActionKind::Call,
            Action::Bet(_) => ActionKind::Bet,
            Action::RaiseTo(_) | Action::AllIn(_) => ActionKind::Raise,
        }
    }

    /// To what it comes, as a total for the street.
    pub fn total(self) -> Amount {
        match self {
            Action::Check | Action::Fold => 0,
            Action::Call(n) | Action::Bet(n) | Action::RaiseTo(n) | Action::AllIn(n) => n,
        }
    }
}

/// An act as it is called where the question is whether it counts: a call without its amount, a bet or raise with the one that was
/// named, if any was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedAct {
    Check,
    Fold,
    Call,
    Bet(Option<Amount>),
    RaiseTo(Option<Amount>),
    AllIn(Amount),
}

impl From<Action> for NamedAct {
    fn from(done: Action) -> NamedAct {
        match done {
            Action::Check => NamedAct::Check,
            Action::Fold => NamedAct::Fold,
            Action::Call(_) => NamedAct::Call,
            Action::Bet(n) => NamedAct::Bet(Some(n)),
            Action::RaiseTo(n) => NamedAct::RaiseTo(Some(n)),
            Action::AllIn(n) => NamedAct::AllIn(n),
        }
    }
}

/// What kind of action somebody has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    Check,
    Fold,
    Call,
    Bet,
    Raise,
}

/// What happens to chips that went in beyond the action, or are missing from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChipChange {
    None,
    Returned(Amount),
    Owed(Amount),
    Stays(Amount),
}

impl ChipChange {
    /// What comes back of these chips, or is still owed, where so many count.
    pub(in crate::engine) fn between(out: Amount, count: Amount) -> ChipChange {
        match out.cmp(&count) {
            Ordering::Less => ChipChange::Owed(count - out),
            Ordering::Equal => ChipChange::None,
            Ordering::Greater => ChipChange::Returned(out - count),
        }
    }
}

/// Whether an action counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    Stands,
    /// The seats before him have not acted yet.
    Pending,
    /// Undone, with what becomes of its chips.
    Void(ChipChange),
    /// Not allowed.
    Refused,
}

/// From the least to the greatest total; the greatest is open where the stack is not stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Range {
    pub min: Amount,
    pub max: Option<Amount>,
}

/// The open acts of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LegalActions {
    pub check: bool,
    pub fold: bool,
    pub call: Option<Amount>,
    /// Stud: what the lowest card has to open for, if he does not bet.
    pub bring_in: Option<Amount>,
    pub bet: Option<Range>,
    /// Stud: the bet to which the bring-in may be made up.
    pub complete: Option<Amount>,
    pub raise: Option<Range>,
}

impl LegalActions {
    /// Neither betting nor raising is open to him.
    pub fn passive(&mut self) {
        (self.bet, self.complete, self.raise) = (None, None, None);
    }

    /// What is open to somebody who chooses between these and nothing else.
    pub fn between(of: &[(Action, ChipChange)]) -> LegalActions {
        let exactly = |n| Some(Range { min: n, max: Some(n) });
        of.iter().fold(LegalActions::default(), |open, (done, _)| match *done {
            Action::Check => LegalActions { check: true, ..open },
            Action::Fold => LegalActions { fold: true, ..open },
            Action::Call(n) => LegalActions { call: Some(n), ..open },
            Action::Bet(n) => LegalActions { bet: exactly(n), ..open },
            Action::RaiseTo(n) | Action::AllIn(n) => LegalActions { raise: exactly(n), ..open },
        })
    }

    /// Only the sizes between which somebody bets or raises who is bound to.
    pub fn sizes(self) -> LegalActions {
        LegalActions { bet: self.bet, complete: self.complete, raise: self.raise, ..LegalActions::default() }
    }

    /// The sizes of his bet, completion or raise, if he may make one.
    pub fn wager(self) -> Option<Range> {
        let exactly = |n| Range { min: n, max: Some(n) };
        self.bet.or(self.raise).or(self.complete.map(exactly))
    }

    /// There is no way out: neither a check nor a fold is open.
    pub fn is_a_duty(self) -> bool {
        !self.check && !self.fold
    }
}

/// The content of a ruling. Printed and parsed in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    Action(Seat, Action, ChipChange),
    /// The player chooses between these.
    Chooses(Seat, Vec<(Action, ChipChange)>),
    /// The floor decides, between these where the rules name any.
    Floor(Vec<Verdict>),
    May(Seat, LegalActions),
    Must(Seat, LegalActions),
    Binding(Seat, NamedAct, Standing),
    /// Live or dead.
    Hand(Seat, bool),
    Turn(Seat),
    RoundClosed,
    Substantial(bool),
    Pot(Amount),
    Returned(Amount, Seat),
    Stays(Amount, Seat),
    /// A pot that was pushed to him remains his.
    Keeps(Amount, Seat),
    Moves(Amount, Seat, Seat),
    /// All that he has where nobody has told how much that is.
    OutOfPlay(Option<Amount>, Seat),
    /// Of a duty, by its rule.
    Breach(Seat, RuleId),
    /// Of a duty of the dealer, by its rule.
    DealerBreach(RuleId),
    /// May or must be given.
    Penalty(Seat, Strength, Option<Sanction>),
    /// His penalty does not begin before the next hand.
    PenaltyBegins(Seat),
    Order(Order),
    /// What was asked is granted: the figure asked for, where one was.
    Granted(Option<Amount>),
    Refused,
    /// The word is no official term.
    Term(String),
    Owes(Seat, Amount),
    /// A share of a pot: of the only one, or of the one with this number.
    Wins(Seat, Amount, Option<PotNumber>),
    /// A pot, and who has a claim to it.
    PotOf(PotNumber, Amount, Vec<Seat>),
    /// The order in which hands are shown.
    ShowsFirst(Vec<Seat>),
    /// All these hands are turned face up at once.
    ShowNow(Vec<Seat>),
    Showing(Seat, ShowDuty),
    /// Whether the hand lies open as it must to be read.
    Tabled(Seat, bool),
    /// What a tabled hand is.
    Has(Seat, HandValue),
    ButtonTo(Seat),
    /// Whether the deck is complete.
    Deck(bool),
    /// What becomes of the deal and its cards.
    Deal(DealVerdict),
    /// Where button and blinds are.
    Seating(SeatingVerdict),
    /// What becomes of somebody for what he has done, or of what was asked.
    Conduct(ConductVerdict),
    /// Of those who decide beside the floor.
    Body(BodyVerdict),
    /// What is ruled of the room.
    Room(RoomVerdict),
    /// Of the clock, and of chips beside the betting.
    Chips(ChipsVerdict),
    /// No carried clause answers.
    Silent,
}

/// What is ruled of the house and the federation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BodyVerdict {
    /// The rules of the house decide, between these.
    HouseDecides(Vec<Verdict>),
    /// The federation breaks a duty, by its rule.
    FederationBreach(RuleId),
}

/// What a player at showdown has to do with his cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShowDuty {
    Must,
    /// Once the hand is over.
    MustAfter,
    MayMuck,
    NeedNot,
}

/// A hand as it is read: its class, and the ranks in the order in which they count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HandValue {
    /// `None` is a low hand.
    pub class: Option<Class>,
    pub ranks: Vec<Rank>,
}

/// What the dealer has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Turn up a player's hand, or this one card of it.
    TurnUp(Seat, Option<Card>),
    AnnounceRaiseAllIn,
    AnnounceStringBet,
    SpreadPot,
    CallFloor,
    /// Ask a player to table all his cards.
    AskForAll(Seat),
    /// The time of this player is over: declare his hand dead.
    DeclareDead(Seat),
}

/// The answer to one question, and the clauses it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub question: Question,
    /// Whom it is about, if anybody.
    pub about: Option<Seat>,
    pub verdict: Verdict,
    pub grade: Grade,
    pub because: Vec<ClauseId>,
    /// The judgement it hangs on, and how it must have been made.
    pub condition: Option<(Judgement, bool)>,
    /// The line of play that called for it, from 0.
    pub line: usize,
    /// What is ruled at one moment stands side by side; a later ruling on the same question takes its place.
    pub moment: usize,
    /// It only repeats an undisputed act.
    pub routine: bool,
    /// The floor itself has decided so.
    pub by_floor: bool,
}

impl Ruling {
    /// What the game itself counts out, so that no clause need say it: what lies there and whose it is once nobody else is
    /// left, what an open hand is, who comes next around the table, and an act that nobody doubts. Everything else rests on a
    /// clause, or on what the floor has decided, or it is custom.
    pub fn is_arithmetic(&self) -> bool {
        let counted = self.verdict.is_counted();
        // Whoever goes out alone has the place that is left, and what it is worth.
        let placed = matches!(self.question, Question::Place | Question::Prize) && self.verdict != Verdict::Silent;
        counted || placed || self.routine || self.by_floor
    }

    /// As strong as its grounds: what rests on nothing is custom.
    pub(in crate::engine) fn ground(&mut self) {
        if self.grade == Grade::Is && self.because.is_empty() && !self.is_arithmetic() {
            self.grade = Grade::Silent;
        }
    }

    /// The same, and not worth telling if so.
    pub(in crate::engine) fn routine_if(self, so: bool) -> Ruling {
        Ruling { routine: self.routine || so, ..self }
    }

    /// The house says nothing, and this is custom.
    pub fn is_silent(&self) -> bool {
        self.grade == Grade::Silent
    }

    /// Whether it rests on the clause of this name.
    pub fn rests_on(&self, clause: &str) -> bool {
        self.because.iter().any(|ground| ground == clause)
    }
}

impl Verdict {
    /// Whether what a player did counts.
    pub fn binding(seat: Seat, done: impl Into<NamedAct>, standing: Standing) -> Self {
        Verdict::Binding(seat, done.into(), standing)
    }

    /// The question that it answers where the floor decides so.
    pub fn question(&self) -> Question {
        match self {
            Verdict::Hand(..) => Question::Hand,
            Verdict::Moves(..)
            | Verdict::Returned(..)
            | Verdict::Stays(..)
            | Verdict::Keeps(..)
            | Verdict::OutOfPlay(..)
            | Verdict::Owes(..) => Question::Chips,
            Verdict::Granted(_) | Verdict::Refused | Verdict::Body(BodyVerdict::HouseDecides(_)) => Question::Answer,
            Verdict::Deal(verdict) => verdict.question(),
            Verdict::Seating(_) => Question::Positions,
            Verdict::Conduct(verdict) => verdict.question(),
            Verdict::Room(verdict) => verdict.question(),
            Verdict::Chips(verdict) => verdict.question(),
            Verdict::Penalty(..) | Verdict::PenaltyBegins(_) => Question::Penalty,
            Verdict::Breach(..) | Verdict::DealerBreach(_) | Verdict::Body(BodyVerdict::FederationBreach(_)) => Question::Breach,
            Verdict::Binding(..) => Question::Binding,
            Verdict::Turn(_) | Verdict::RoundClosed => Question::Turn,
            Verdict::Substantial(_) => Question::Substantial,
            Verdict::Pot(_) => Question::Pot,
            Verdict::May(..) | Verdict::Must(..) => Question::May,
            Verdict::Order(_) => Question::Order,
            Verdict::Term(_) => Question::Term,
            Verdict::Wins(..) | Verdict::PotOf(..) => Question::Award,
            Verdict::ShowsFirst(_) | Verdict::ShowNow(_) | Verdict::Showing(..) => Question::Show,
            Verdict::Tabled(..) | Verdict::Has(..) => Question::Value,
            Verdict::ButtonTo(_) => Question::Positions,
            Verdict::Deck(_) => Question::Deck,
            Verdict::Action(..) | Verdict::Chooses(..) | Verdict::Floor(_) | Verdict::Silent => Question::Meaning,
        }
    }

    /// The grade that the verdict has by its form.
    pub fn grade(&self) -> Grade {
        match self {
            Verdict::Floor(_)
            | Verdict::Body(BodyVerdict::HouseDecides(_))
            | Verdict::Chooses(..)
            | Verdict::May(..)
            | Verdict::Penalty(_, Strength::May, _) => Grade::May,
            Verdict::Must(..)
            | Verdict::Penalty(_, Strength::Must, _)
            | Verdict::Order(_)
            | Verdict::ShowNow(_)
            | Verdict::Showing(_, ShowDuty::Must | ShowDuty::MustAfter) => Grade::Must,
            Verdict::Showing(..) => Grade::May,
            Verdict::Silent => Grade::Silent,
            Verdict::Conduct(verdict) => verdict.grade(),
            Verdict::Room(verdict) => verdict.grade(),
            Verdict::Chips(verdict) => verdict.grade(),
            Verdict::Action(..)
            | Verdict::Binding(..)
            | Verdict::Hand(..)
            | Verdict::Turn(_)
            | Verdict::RoundClosed
            | Verdict::Substantial(_)
            | Verdict::Pot(_)
            | Verdict::Returned(..)
            | Verdict::Stays(..)
            | Verdict::Keeps(..)
            | Verdict::Moves(..)
            | Verdict::OutOfPlay(..)
            | Verdict::Breach(..)
            | Verdict::DealerBreach(_)
            | Verdict::Body(BodyVerdict::FederationBreach(_))
            | Verdict::Granted(_)
            | Verdict::Refused
            | Verdict::Term(_)
            | Verdict::Owes(..)
            | Verdict::Wins(..)
            | Verdict::PotOf(..)
            | Verdict::ShowsFirst(_)
            | Verdict::Tabled(..)
            | Verdict::Has(..)
            | Verdict::ButtonTo(_)
            | Verdict::Deck(_)
            | Verdict::Deal(_)
            | Verdict::Seating(_)
            | Verdict::PenaltyBegins(_) => Grade::Is,
        }
    }

    /// What somebody is made to suffer by it, where it is a penalty of the usual kinds.
    pub fn penalty(&self) -> Option<(Seat, Strength, Option<Sanction>)> {
        if let Verdict::Penalty(seat, strength, sanction) = self { Some((*seat, *strength, *sanction)) } else { None }
    }

    /// What is ruled about one person for what he has done.
    pub fn measure(&self) -> Option<(Measure, Seat)> {
        if let Verdict::Conduct(ConductVerdict::Of(measure, seat)) = self { Some((*measure, *seat)) } else { None }
    }

    /// The game itself counts it out.
    fn is_counted(&self) -> bool {
        match self {
            Verdict::Turn(_)
            | Verdict::RoundClosed
            | Verdict::Substantial(_)
            | Verdict::Pot(_)
            | Verdict::Wins(..)
            | Verdict::PotOf(..)
            | Verdict::Has(..) => true,
            Verdict::Action(..)
            | Verdict::Chooses(..)
            | Verdict::Floor(_)
            | Verdict::May(..)
            | Verdict::Must(..)
            | Verdict::Binding(..)
            | Verdict::Hand(..)
            | Verdict::Returned(..)
            | Verdict::Stays(..)
            | Verdict::Keeps(..)
            | Verdict::Moves(..)
            | Verdict::OutOfPlay(..)
            | Verdict::Breach(..)
            | Verdict::DealerBreach(_)
            | Verdict::Penalty(..)
            | Verdict::PenaltyBegins(_)
            | Verdict::Order(_)
            | Verdict::Granted(_)
            | Verdict::Refused
            | Verdict::Term(_)
            | Verdict::Owes(..)
            | Verdict::ShowsFirst(_)
            | Verdict::ShowNow(_)
            | Verdict::Showing(..)
            | Verdict::Tabled(..)
            | Verdict::ButtonTo(_)
            | Verdict::Deck(_)
            | Verdict::Deal(_)
            | Verdict::Seating(_)
            | Verdict::Conduct(_)
            | Verdict::Body(_)
            | Verdict::Room(_)
            | Verdict::Chips(_)
            | Verdict::Silent => false,
        }
    }

    /// The player it is about.
    pub fn about(&self) -> Option<Seat> {
        match self {
            Verdict::Action(s, ..)
            | Verdict::Chooses(s, _)
            | Verdict::May(s, _)
            | Verdict::Must(s, _)
            | Verdict::Binding(s, ..)
            | Verdict::Hand(s, _)
            | Verdict::Turn(s)
            | Verdict::Returned(_, s)
            | Verdict::Stays(_, s)
            | Verdict::Keeps(_, s)
            | Verdict::Moves(_, s, _)
            | Verdict::OutOfPlay(_, s)
            | Verdict::Breach(s, _)
            | Verdict::Penalty(s, ..)
            | Verdict::PenaltyBegins(s)
            | Verdict::Owes(s, _)
            | Verdict::Wins(s, ..)
            | Verdict::Showing(s, _)
            | Verdict::Tabled(s, _)
            | Verdict::Has(s, _)
            | Verdict::ButtonTo(s)
            | Verdict::Order(Order::TurnUp(s, _) | Order::AskForAll(s) | Order::DeclareDead(s)) => Some(*s),
            Verdict::Floor(of) => of.first().and_then(Verdict::about),
            Verdict::Deal(verdict) => verdict.about(),
            Verdict::Seating(verdict) => verdict.about(),
            Verdict::Conduct(verdict) => verdict.about(),
            Verdict::Room(verdict) => verdict.about(),
            Verdict::Chips(verdict) => verdict.about(),
            Verdict::RoundClosed
            | Verdict::Substantial(_)
            | Verdict::Pot(_)
            | Verdict::DealerBreach(_)
            | Verdict::Body(_)
            | Verdict::Granted(_)
            | Verdict::Refused
            | Verdict::Term(_)
            | Verdict::PotOf(..)
            | Verdict::ShowsFirst(_)
            | Verdict::ShowNow(_)
            | Verdict::Deck(_)
            | Verdict::Order(Order::AnnounceRaiseAllIn | Order::AnnounceStringBet | Order::SpreadPot | Order::CallFloor)
            | Verdict::Silent => None,
        }
    }
}

impl Verdict {
    pub fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            Verdict::Action(_, action, change) => {
                action.figures_mut(visit);
                change.figures_mut(visit);
            }
            Verdict::Chooses(_, of) => {
                for (action, change) in of {
                    action.figures_mut(visit);
                    change.figures_mut(visit);
                }
            }
            Verdict::Floor(of) | Verdict::Body(BodyVerdict::HouseDecides(of)) => {
                of.iter_mut().for_each(|verdict| verdict.figures_mut(visit));
            }
            Verdict::May(_, legal) | Verdict::Must(_, legal) => legal.figures_mut(visit),
            Verdict::Binding(_, action, standing) => {
                action.figures_mut(visit);
                match standing {
                    Standing::Void(change) => change.figures_mut(visit),
                    Standing::Stands | Standing::Pending | Standing::Refused => {}
                }
            }
            Verdict::Pot(n)
            | Verdict::Returned(n, _)
            | Verdict::Stays(n, _)
            | Verdict::Keeps(n, _)
            | Verdict::Moves(n, ..)
            | Verdict::OutOfPlay(Some(n), _)
            | Verdict::Granted(Some(n))
            | Verdict::Owes(_, n)
            | Verdict::Wins(_, n, _)
            | Verdict::PotOf(_, n, _) => visit(Figure::Sum, n),
            Verdict::Deal(verdict) => verdict.figures_mut(visit),
            Verdict::Conduct(verdict) => verdict.figures_mut(visit),
            Verdict::Room(verdict) => verdict.figures_mut(visit),
            Verdict::Chips(verdict) => verdict.figures_mut(visit),
            Verdict::Penalty(_, _, Some(sanction)) => sanction.figures_mut(visit),
            Verdict::Penalty(_, _, None)
            | Verdict::PenaltyBegins(_)
            | Verdict::Hand(..)
            | Verdict::Turn(_)
            | Verdict::RoundClosed
            | Verdict::Substantial(_)
            | Verdict::Breach(..)
            | Verdict::DealerBreach(_)
            | Verdict::Body(BodyVerdict::FederationBreach(_))
            | Verdict::Order(_)
            | Verdict::Granted(None)
            | Verdict::OutOfPlay(None, _)
            | Verdict::Refused
            | Verdict::Term(_)
            | Verdict::ShowsFirst(_)
            | Verdict::ShowNow(_)
            | Verdict::Showing(..)
            | Verdict::Tabled(..)
            | Verdict::Has(..)
            | Verdict::ButtonTo(_)
            | Verdict::Deck(_)
            | Verdict::Seating(_)
            | Verdict::Silent => {}
        }
    }

    pub fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            Verdict::Action(seat, ..)
            | Verdict::Chooses(seat, _)
            | Verdict::May(seat, _)
            | Verdict::Must(seat, _)
            | Verdict::Binding(seat, ..)
            | Verdict::Hand(seat, _)
            | Verdict::Turn(seat)
            | Verdict::Returned(_, seat)
            | Verdict::Stays(_, seat)
            | Verdict::Keeps(_, seat)
            | Verdict::OutOfPlay(_, seat)
            | Verdict::Breach(seat, _)
            | Verdict::Penalty(seat, ..)
            | Verdict::PenaltyBegins(seat)
            | Verdict::Order(Order::TurnUp(seat, _) | Order::AskForAll(seat) | Order::DeclareDead(seat))
            | Verdict::Owes(seat, _)
            | Verdict::Wins(seat, ..)
            | Verdict::Showing(seat, _)
            | Verdict::Tabled(seat, _)
            | Verdict::Has(seat, _)
            | Verdict::ButtonTo(seat) => visit(seat),
            Verdict::Moves(_, from, to) => {
                visit(from);
                visit(to);
            }
            Verdict::PotOf(_, _, seats) | Verdict::ShowsFirst(seats) | Verdict::ShowNow(seats) => seats.iter_mut().for_each(visit),
            Verdict::Floor(of) | Verdict::Body(BodyVerdict::HouseDecides(of)) => {
                of.iter_mut().for_each(|verdict| verdict.seats_mut(visit));
            }
            Verdict::Deal(verdict) => verdict.seats_mut(visit),
            Verdict::Seating(verdict) => verdict.seats_mut(visit),
            Verdict::Conduct(verdict) => verdict.seats_mut(visit),
            Verdict::Room(verdict) => verdict.seats_mut(visit),
            Verdict::Chips(verdict) => verdict.seats_mut(visit),
            Verdict::RoundClosed
            | Verdict::Substantial(_)
            | Verdict::Pot(_)
            | Verdict::DealerBreach(_)
            | Verdict::Body(BodyVerdict::FederationBreach(_))
            | Verdict::Order(Order::AnnounceRaiseAllIn | Order::AnnounceStringBet | Order::SpreadPot | Order::CallFloor)
            | Verdict::Granted(_)
            | Verdict::Refused
            | Verdict::Term(_)
            | Verdict::Deck(_)
            | Verdict::Silent => {}
        }
    }
}

impl Action {
    fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            Action::Call(n) | Action::Bet(n) | Action::RaiseTo(n) | Action::AllIn(n) => visit(Figure::Sum, n),
            Action::Check | Action::Fold => {}
        }
    }
}

impl NamedAct {
    fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            NamedAct::Bet(Some(n)) | NamedAct::RaiseTo(Some(n)) | NamedAct::AllIn(n) => visit(Figure::Sum, n),
            NamedAct::Check | NamedAct::Fold | NamedAct::Call | NamedAct::Bet(None) | NamedAct::RaiseTo(None) => {}
        }
    }
}

impl ChipChange {
    fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ChipChange::Returned(n) | ChipChange::Owed(n) | ChipChange::Stays(n) => visit(Figure::Sum, n),
            ChipChange::None => {}
        }
    }
}

impl LegalActions {
    fn figures_mut(&mut self, visit: FigureVisitor) {
        self.call.iter_mut().chain(&mut self.bring_in).chain(&mut self.complete).for_each(|n| visit(Figure::Sum, n));
        for Range { min, max } in self.bet.iter_mut().chain(&mut self.raise) {
            visit(Figure::Sum, min);
            max.iter_mut().for_each(|n| visit(Figure::Sum, n));
        }
    }
}
