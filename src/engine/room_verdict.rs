//! What is ruled of the room: which table plays, who moves where, who finishes in which place, what becomes of the absent.

use crate::engine::chips::{Amount, Chips};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor, first_seat};
use crate::engine::grade::Grade;
use crate::engine::question::Question;
use crate::engine::room_event::TablePlace;
use crate::engine::rule_id::RuleId;
use crate::engine::seat::Seat;

/// What is ruled of the room.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RoomVerdict {
    Table(i64, TableRuling),
    Of(RoomMeasure, Seat),
    Notice(RoomNotice),
    /// To this table.
    MovesTo(Seat, i64),
    Takes(Seat, TablePlace),
    /// Whoever comes.
    SeatFilled(i64),
    Duty(Seat, SeatDuty),
    /// From a wrong seat to this one, with so much; `None` is a full stack.
    PutRight(Seat, i64, Option<Amount>),
    /// He may post this, or wait for the big blind.
    MayPost(Seat, Amount),
    /// All stacks at the seats of this number, or none.
    StacksInPlay(i64, bool),
    FinalTableOf(i64),
    /// These tables, one after the other.
    Complete(Vec<i64>),
    /// All these take this place.
    Finish(Vec<Seat>, i64),
    /// Each of these gets so much.
    Paid(Vec<Seat>, Amount),
    HandsLeftToday(i64, CountedFrom),
    /// What he has now.
    HasChips(Seat, Chips),
    /// The floor breaks a duty, by its rule.
    FloorBreach(RuleId),
}

/// What becomes of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableRuling {
    Stops,
    PlaysOn,
    /// As the floor chooses, though it is short by so many that it stops.
    MayPlayOn,
    /// In the midst of its hand.
    Waits,
    GivesUpPlayer,
    Breaks,
}

impl TableRuling {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            TableRuling::Stops => "table-stops",
            TableRuling::PlaysOn => "table-plays-on",
            TableRuling::MayPlayOn => "table-may-play-on",
            TableRuling::Waits => "table-waits",
            TableRuling::GivesUpPlayer => "table-gives-up-player",
            TableRuling::Breaks => "table-breaks",
        }
    }
}

/// What is ruled about one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoomMeasure {
    DealtIn,
    /// In the next hand that is dealt.
    NoCardsThisHand,
    NoCardsUntilButtonPasses,
    FullStack,
    /// From a wrong one, with all that he has; which it is nobody has told.
    OwnSeat,
    /// By the dealer.
    CardsTakenIn,
    ChipsStored,
    ChipsStay,
}

impl RoomMeasure {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            RoomMeasure::DealtIn => "dealt-in",
            RoomMeasure::NoCardsThisHand => "no-cards-this-hand",
            RoomMeasure::NoCardsUntilButtonPasses => "no-cards-until-button-passes",
            RoomMeasure::FullStack => "full-stack",
            RoomMeasure::OwnSeat => "own-seat",
            RoomMeasure::CardsTakenIn => "cards-taken-in",
            RoomMeasure::ChipsStored => "chips-stored",
            RoomMeasure::ChipsStay => "chips-stay",
        }
    }
}

/// What is ruled about nobody in particular.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoomNotice {
    FullRedraw,
    NoRedraw,
    /// From one table to another.
    NobodyMoves,
    NoFinalTableYet,
    /// Every table deals one hand.
    OneHandEach,
    CardsStayFaceDown,
    HandForHandEnds,
    NoDeal,
    Cancelled,
    Changed,
    /// By which of several equally long tables one gives up a player.
    OrderToBeTold,
    /// Of those of whom the shortest moves.
    StacksToBeTold,
    /// Of those who have gone out in one hand.
    StartingStacksToBeTold,
    /// Which chips everybody has, now that a hand has been played.
    ChipsToBeTold,
}

impl RoomNotice {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            RoomNotice::FullRedraw => "full-redraw",
            RoomNotice::NoRedraw => "no-redraw",
            RoomNotice::NobodyMoves => "nobody-moves",
            RoomNotice::NoFinalTableYet => "no-final-table-yet",
            RoomNotice::OneHandEach => "one-hand-each",
            RoomNotice::CardsStayFaceDown => "cards-stay-face-down",
            RoomNotice::HandForHandEnds => "hand-for-hand-ends",
            RoomNotice::NoDeal => "no-deal",
            RoomNotice::Cancelled => "tournament-cancelled",
            RoomNotice::Changed => "tournament-changed",
            RoomNotice::OrderToBeTold => "order-to-be-told",
            RoomNotice::StacksToBeTold => "stacks-to-be-told",
            RoomNotice::StartingStacksToBeTold => "starting-stacks-to-be-told",
            RoomNotice::ChipsToBeTold => "chips-to-be-told",
        }
    }
}

/// What a seat brings in the next hand to whoever takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatDuty {
    BigBlind,
    SmallBlind,
    /// A big blind, and nobody has the small one.
    SingleBigBlind,
    Button,
    Nothing,
}

impl SeatDuty {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            SeatDuty::BigBlind => "posts-big-blind",
            SeatDuty::SmallBlind => "posts-small-blind",
            SeatDuty::SingleBigBlind => "posts-single-big-blind",
            SeatDuty::Button => "gets-button",
            SeatDuty::Nothing => "posts-nothing",
        }
    }
}

/// From where hands are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CountedFrom {
    NextShuffle,
    /// Of the shuffling machine.
    NextPress,
}

impl RoomVerdict {
    /// The question that it answers.
    pub(super) fn question(&self) -> Question {
        match self {
            RoomVerdict::Table(..) | RoomVerdict::Complete(_) => Question::Tables,
            RoomVerdict::MovesTo(..) => Question::Mover,
            RoomVerdict::Takes(..) | RoomVerdict::SeatFilled(_) | RoomVerdict::PutRight(..) => Question::Seat,
            RoomVerdict::Duty(..) => Question::Positions,
            RoomVerdict::MayPost(..) => Question::Cards,
            RoomVerdict::Of(measure, _) => match measure {
                RoomMeasure::DealtIn | RoomMeasure::NoCardsThisHand | RoomMeasure::NoCardsUntilButtonPasses => Question::Cards,
                RoomMeasure::FullStack | RoomMeasure::ChipsStored | RoomMeasure::ChipsStay => Question::Stack,
                RoomMeasure::OwnSeat => Question::Seat,
                RoomMeasure::CardsTakenIn => Question::Order,
            },
            RoomVerdict::Notice(notice) => match notice {
                RoomNotice::FullRedraw | RoomNotice::NoRedraw => Question::Seat,
                RoomNotice::NobodyMoves | RoomNotice::OrderToBeTold | RoomNotice::StacksToBeTold => Question::Mover,
                RoomNotice::StartingStacksToBeTold => Question::Place,
                RoomNotice::ChipsToBeTold => Question::Chips,
                RoomNotice::NoFinalTableYet => Question::Stage,
                RoomNotice::OneHandEach | RoomNotice::HandForHandEnds => Question::Tables,
                RoomNotice::CardsStayFaceDown => Question::Order,
                RoomNotice::NoDeal | RoomNotice::Cancelled | RoomNotice::Changed => Question::Answer,
            },
            RoomVerdict::StacksInPlay(..) | RoomVerdict::HasChips(..) => Question::Stack,
            RoomVerdict::FinalTableOf(_) | RoomVerdict::HandsLeftToday(..) => Question::Stage,
            RoomVerdict::Finish(..) => Question::Place,
            RoomVerdict::Paid(..) => Question::Prize,
            RoomVerdict::FloorBreach(_) => Question::Breach,
        }
    }

    /// The grade that it has by its form.
    pub(super) fn grade(&self) -> Grade {
        match self {
            RoomVerdict::MayPost(..) | RoomVerdict::Table(_, TableRuling::MayPlayOn) => Grade::May,
            RoomVerdict::Of(RoomMeasure::CardsTakenIn | RoomMeasure::ChipsStored, _)
            | RoomVerdict::Notice(RoomNotice::CardsStayFaceDown) => Grade::Must,
            RoomVerdict::Of(..)
            | RoomVerdict::Notice(_)
            | RoomVerdict::Table(..)
            | RoomVerdict::MovesTo(..)
            | RoomVerdict::Takes(..)
            | RoomVerdict::SeatFilled(_)
            | RoomVerdict::Duty(..)
            | RoomVerdict::PutRight(..)
            | RoomVerdict::StacksInPlay(..)
            | RoomVerdict::FinalTableOf(_)
            | RoomVerdict::Complete(_)
            | RoomVerdict::Finish(..)
            | RoomVerdict::Paid(..)
            | RoomVerdict::HandsLeftToday(..)
            | RoomVerdict::HasChips(..)
            | RoomVerdict::FloorBreach(_) => Grade::Is,
        }
    }

    /// The player it is about.
    pub(super) fn about(&self) -> Option<Seat> {
        // What is about several is about none of them.
        let of_several = matches!(self, RoomVerdict::Finish(seats, _) | RoomVerdict::Paid(seats, _) if seats.len() > 1);
        if of_several { None } else { first_seat(|visit| self.clone().seats_mut(visit)) }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            RoomVerdict::PutRight(_, _, Some(amount)) | RoomVerdict::MayPost(_, amount) | RoomVerdict::Paid(_, amount) => {
                visit(Figure::Sum, amount);
            }
            RoomVerdict::HasChips(_, chips) => chips.figures_mut(visit),
            RoomVerdict::FinalTableOf(n) | RoomVerdict::HandsLeftToday(n, _) => visit(Figure::Count, n),
            RoomVerdict::PutRight(_, _, None)
            | RoomVerdict::Table(..)
            | RoomVerdict::Of(..)
            | RoomVerdict::Notice(_)
            | RoomVerdict::MovesTo(..)
            | RoomVerdict::Takes(..)
            | RoomVerdict::SeatFilled(_)
            | RoomVerdict::Duty(..)
            | RoomVerdict::StacksInPlay(..)
            | RoomVerdict::Complete(_)
            | RoomVerdict::Finish(..)
            | RoomVerdict::FloorBreach(_) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            RoomVerdict::Of(_, seat)
            | RoomVerdict::MovesTo(seat, _)
            | RoomVerdict::Takes(seat, _)
            | RoomVerdict::Duty(seat, _)
            | RoomVerdict::PutRight(seat, ..)
            | RoomVerdict::MayPost(seat, _)
            | RoomVerdict::HasChips(seat, _) => visit(seat),
            RoomVerdict::Finish(seats, _) | RoomVerdict::Paid(seats, _) => seats.iter_mut().for_each(visit),
            RoomVerdict::Table(..)
            | RoomVerdict::Notice(_)
            | RoomVerdict::SeatFilled(_)
            | RoomVerdict::StacksInPlay(..)
            | RoomVerdict::FinalTableOf(_)
            | RoomVerdict::Complete(_)
            | RoomVerdict::HandsLeftToday(..)
            | RoomVerdict::FloorBreach(_) => {}
        }
    }
}
