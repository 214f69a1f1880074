//! What is ruled about the clock, and about chips beside the betting.

use crate::engine::chips::{Amount, Pile};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor, first_seat};
use crate::engine::grade::Grade;
use crate::engine::question::Question;
use crate::engine::seat::Seat;

/// What becomes of time and chips, or of what was asked about them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChipsVerdict {
    /// So many seconds to decide, and how many of them are counted aloud.
    Time(Seat, i64, Counted),
    /// The stakes of the hand that has begun or, between hands, of the next one.
    PlayedAt(Amount, Amount),
    /// What makes up whole chips of the new value.
    Exchanges(Seat, Pile, Pile),
    InTheRace(Amount, Seat),
    FirstCardTo(Seat),
    AnotherCard(Vec<Seat>),
    Forfeits(Seat, Amount),
    EstimateOnly,
    /// What was bet.
    Bet(Amount),
    DealerCounts(Seat),
    OwesNothing(Seat),
    ToTheHouse(Amount),
    /// Out of play.
    ToInventory(Amount),
    /// The whole pot, to either of the two.
    ToEither(Amount, Seat, Seat),
    AdvisedAgainst(Seat),
    /// The floor has kept within the rules.
    NoFloorBreach,
}

/// How the last seconds are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counted {
    Nothing,
    /// So many more, after the time.
    After(i64),
    /// So many at its end.
    Within(i64),
}

impl ChipsVerdict {
    /// The question that it answers.
    pub fn question(&self) -> Question {
        match self {
            ChipsVerdict::Time(..) | ChipsVerdict::EstimateOnly | ChipsVerdict::Bet(_) => Question::Answer,
            ChipsVerdict::PlayedAt(..) => Question::Positions,
            ChipsVerdict::Exchanges(..)
            | ChipsVerdict::InTheRace(..)
            | ChipsVerdict::Forfeits(..)
            | ChipsVerdict::OwesNothing(_)
            | ChipsVerdict::ToTheHouse(_)
            | ChipsVerdict::ToInventory(_)
            | ChipsVerdict::ToEither(..) => Question::Chips,
            ChipsVerdict::FirstCardTo(_) | ChipsVerdict::AnotherCard(_) => Question::Cards,
            ChipsVerdict::DealerCounts(_) => Question::Order,
            ChipsVerdict::AdvisedAgainst(_) | ChipsVerdict::NoFloorBreach => Question::Breach,
        }
    }

    /// The grade that it has by its form.
    pub fn grade(&self) -> Grade {
        match self {
            ChipsVerdict::DealerCounts(_) => Grade::Must,
            ChipsVerdict::AdvisedAgainst(_) => Grade::Advised,
            ChipsVerdict::Time(..)
            | ChipsVerdict::PlayedAt(..)
            | ChipsVerdict::Exchanges(..)
            | ChipsVerdict::InTheRace(..)
            | ChipsVerdict::FirstCardTo(_)
            | ChipsVerdict::AnotherCard(_)
            | ChipsVerdict::Forfeits(..)
            | ChipsVerdict::EstimateOnly
            | ChipsVerdict::Bet(_)
            | ChipsVerdict::OwesNothing(_)
            | ChipsVerdict::ToTheHouse(_)
            | ChipsVerdict::ToInventory(_)
            | ChipsVerdict::ToEither(..)
            | ChipsVerdict::NoFloorBreach => Grade::Is,
        }
    }

    /// The player it is about.
    pub(super) fn about(&self) -> Option<Seat> {
        // What is about several is about none of them.
        let of_several = matches!(self, ChipsVerdict::AnotherCard(_) | ChipsVerdict::ToEither(..));
        if of_several { None } else { first_seat(|visit| self.clone().seats_mut(visit)) }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ChipsVerdict::Time(_, seconds, counted) => {
                visit(Figure::Seconds, seconds);
                match counted {
                    Counted::After(n) | Counted::Within(n) => visit(Figure::Seconds, n),
                    Counted::Nothing => {}
                }
            }
            ChipsVerdict::PlayedAt(small, big) => {
                visit(Figure::Sum, small);
                visit(Figure::Sum, big);
            }
            ChipsVerdict::Exchanges(_, old, new) => {
                for Pile { count, value } in [old, new] {
                    visit(Figure::ChipCount, count);
                    visit(Figure::Chip, value);
                }
            }
            ChipsVerdict::InTheRace(n, _)
            | ChipsVerdict::Forfeits(_, n)
            | ChipsVerdict::Bet(n)
            | ChipsVerdict::ToTheHouse(n)
            | ChipsVerdict::ToInventory(n)
            | ChipsVerdict::ToEither(n, ..) => visit(Figure::Sum, n),
            ChipsVerdict::FirstCardTo(_)
            | ChipsVerdict::AnotherCard(_)
            | ChipsVerdict::EstimateOnly
            | ChipsVerdict::DealerCounts(_)
            | ChipsVerdict::OwesNothing(_)
            | ChipsVerdict::AdvisedAgainst(_)
            | ChipsVerdict::NoFloorBreach => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ChipsVerdict::Time(seat, ..)
            | ChipsVerdict::Exchanges(seat, ..)
            | ChipsVerdict::InTheRace(_, seat)
            | ChipsVerdict::FirstCardTo(seat)
            | ChipsVerdict::Forfeits(seat, _)
            | ChipsVerdict::DealerCounts(seat)
            | ChipsVerdict::OwesNothing(seat)
            | ChipsVerdict::AdvisedAgainst(seat) => visit(seat),
            ChipsVerdict::AnotherCard(seats) => seats.iter_mut().for_each(visit),
            ChipsVerdict::ToEither(_, one, two) => {
                visit(one);
                visit(two);
            }
            ChipsVerdict::PlayedAt(..)
            | ChipsVerdict::EstimateOnly
            | ChipsVerdict::Bet(_)
            | ChipsVerdict::ToTheHouse(_)
            | ChipsVerdict::ToInventory(_)
            | ChipsVerdict::NoFloorBreach => {}
        }
    }
}
