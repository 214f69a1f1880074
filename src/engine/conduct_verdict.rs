//! What is ruled about conduct, beside breaches and the usual penalties.

use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor, first_seat};
use crate::engine::grade::Grade;
use crate::engine::question::Question;
use crate::engine::seat::Seat;

/// What becomes of somebody for what he has done, or of what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConductVerdict {
    Of(Measure, Seat),
    Notice(Notice),
    /// He sits out for so many minutes.
    SitsOut(Seat, i64),
    /// So many hands of his penalty are left.
    HandsLeft(Seat, i64),
    /// He takes this place.
    Finishes(Seat, i64),
}

/// What is ruled about one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Measure {
    /// He has broken nothing.
    NoBreach,
    /// This time.
    NoPenalty,
    /// Out of the tournament in the place reached.
    PutOut,
    /// Sent away, and nothing paid back.
    Expelled,
    /// From the federation's tournaments, for good.
    Barred,
    /// He has lost it.
    NoPrize,
    /// Of what he paid.
    NoRefund,
    /// His chips go into the blinds until none is left.
    BlindedOff,
    /// His penalty.
    BeginsAtOnce,
    /// By word of mouth.
    WarnedByDealer,
    /// By word of mouth.
    WarnedByFloor,
    /// For a time that is left open.
    SitsOutMinutes,
    /// For a number of rounds that is left open.
    SitsOutRounds,
    /// Where a penalty is only usual.
    AnotherByException,
    /// His penalty may come to that, or to both.
    MayLoseChipsOrPlace,
    LeavesTable,
    LeavesArea,
    MayStay,
    /// With what he is doing.
    MayGoOn,
    Restacks,
    /// That he has cards, not which.
    ShowsCardsThere,
    ToldToStop,
    /// A spectator.
    MovedBehindBarrier,
    /// The harm is made good.
    Compensated,
}

impl Measure {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Measure::NoBreach => "no-breach",
            Measure::NoPenalty => "no-penalty",
            Measure::PutOut => "put-out",
            Measure::Expelled => "expelled",
            Measure::Barred => "barred",
            Measure::NoPrize => "no-prize",
            Measure::NoRefund => "no-refund",
            Measure::BlindedOff => "blinded-off",
            Measure::BeginsAtOnce => "begins-at-once",
            Measure::WarnedByDealer => "warned-by-dealer",
            Measure::WarnedByFloor => "warned-by-floor",
            Measure::SitsOutMinutes => "sits-out-minutes",
            Measure::SitsOutRounds => "sits-out-rounds",
            Measure::AnotherByException => "another-by-exception",
            Measure::MayLoseChipsOrPlace => "may-lose-chips-or-place",
            Measure::LeavesTable => "must-leave-table",
            Measure::LeavesArea => "must-leave-area",
            Measure::MayStay => "may-stay",
            Measure::MayGoOn => "may-go-on",
            Measure::Restacks => "must-restack",
            Measure::ShowsCardsThere => "must-show-cards-there",
            Measure::ToldToStop => "may-be-told-to-stop",
            Measure::MovedBehindBarrier => "may-be-moved",
            Measure::Compensated => "must-be-compensated",
        }
    }
}

/// What is ruled about nobody in particular.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notice {
    DealerTellsStaff,
    DealerSetsCardsAside,
    /// By the floor, to the federation.
    ProtestForwarded,
    CompetitionRulesGovern,
    TheseRulesGovern,
    InternationalRulesGovern,
}

impl Notice {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Notice::DealerTellsStaff => "dealer-tells-staff",
            Notice::DealerSetsCardsAside => "dealer-sets-cards-aside",
            Notice::ProtestForwarded => "protest-forwarded",
            Notice::CompetitionRulesGovern => "competition-rules-govern",
            Notice::TheseRulesGovern => "these-rules-govern",
            Notice::InternationalRulesGovern => "international-rules-govern",
        }
    }
}

impl ConductVerdict {
    pub(super) fn question(&self) -> Question {
        match self {
            ConductVerdict::Of(measure, _) => measure.question(),
            ConductVerdict::Notice(notice) => notice.question(),
            ConductVerdict::SitsOut(..) | ConductVerdict::HandsLeft(..) | ConductVerdict::Finishes(..) => Question::Penalty,
        }
    }

    pub(super) fn grade(&self) -> Grade {
        match self {
            ConductVerdict::Of(measure, _) => measure.grade(),
            ConductVerdict::Notice(notice) => notice.grade(),
            ConductVerdict::SitsOut(..) => Grade::Must,
            ConductVerdict::HandsLeft(..) | ConductVerdict::Finishes(..) => Grade::Is,
        }
    }

    pub(super) fn about(mut self) -> Option<Seat> {
        first_seat(|visit| self.seats_mut(visit))
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ConductVerdict::SitsOut(_, n) | ConductVerdict::HandsLeft(_, n) | ConductVerdict::Finishes(_, n) => {
                visit(Figure::Count, n);
            }
            ConductVerdict::Of(..) | ConductVerdict::Notice(_) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ConductVerdict::Of(_, seat)
            | ConductVerdict::SitsOut(seat, _)
            | ConductVerdict::HandsLeft(seat, _)
            | ConductVerdict::Finishes(seat, _) => visit(seat),
            ConductVerdict::Notice(_) => {}
        }
    }
}

impl Measure {
    fn question(self) -> Question {
        match self {
            Measure::NoBreach => Question::Breach,
            Measure::LeavesTable
            | Measure::LeavesArea
            | Measure::MayStay
            | Measure::MayGoOn
            | Measure::Restacks
            | Measure::ShowsCardsThere
            | Measure::ToldToStop
            | Measure::MovedBehindBarrier
            | Measure::Compensated => Question::Order,
            Measure::NoPenalty
            | Measure::PutOut
            | Measure::Expelled
            | Measure::Barred
            | Measure::NoPrize
            | Measure::NoRefund
            | Measure::BlindedOff
            | Measure::BeginsAtOnce
            | Measure::WarnedByDealer
            | Measure::WarnedByFloor
            | Measure::SitsOutMinutes
            | Measure::SitsOutRounds
            | Measure::AnotherByException
            | Measure::MayLoseChipsOrPlace => Question::Penalty,
        }
    }

    fn grade(self) -> Grade {
        match self {
            Measure::NoBreach
            | Measure::NoPenalty
            | Measure::NoPrize
            | Measure::NoRefund
            | Measure::BlindedOff
            | Measure::BeginsAtOnce => Grade::Is,
            Measure::PutOut
            | Measure::Expelled
            | Measure::Barred
            | Measure::WarnedByDealer
            | Measure::WarnedByFloor
            | Measure::SitsOutMinutes
            | Measure::SitsOutRounds
            | Measure::LeavesTable
            | Measure::LeavesArea
            | Measure::Restacks
            | Measure::ShowsCardsThere
            | Measure::Compensated => Grade::Must,
            Measure::AnotherByException
            | Measure::MayLoseChipsOrPlace
            | Measure::MayStay
            | Measure::MayGoOn
            | Measure::ToldToStop
            | Measure::MovedBehindBarrier => Grade::May,
        }
    }
}

impl Notice {
    fn question(self) -> Question {
        match self {
            Notice::DealerTellsStaff | Notice::DealerSetsCardsAside | Notice::ProtestForwarded => Question::Order,
            Notice::CompetitionRulesGovern | Notice::TheseRulesGovern | Notice::InternationalRulesGovern => Question::Term,
        }
    }

    fn grade(self) -> Grade {
        match self {
            Notice::DealerTellsStaff | Notice::DealerSetsCardsAside | Notice::ProtestForwarded => Grade::Must,
            Notice::CompetitionRulesGovern | Notice::TheseRulesGovern | Notice::InternationalRulesGovern => Grade::Is,
        }
    }
}
