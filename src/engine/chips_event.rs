//! What is done with chips beside the betting: exchanged, raced, carried, bought, taken away; what is asked about them, and what
//! is so of the money of a game.

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Chips};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::seat::Seat;

/// One thing that is done with chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChipsEvent {
    /// All chips of one value go out of play, for chips of another.
    Exchanges(Amount, Amount),
    /// Some chips of one player.
    ExchangesOf(Chips, Seat, Chips),
    AnnouncesExchange,
    /// The cards for the odd chips, player by player, as they are dealt.
    Race(Vec<(Seat, Vec<Card>)>),
    /// The floor finds a player with chips of another event.
    FindsForeign(Seat, Chips),
    /// Chips that lie where nobody sits.
    FindsLost(Chips),
    Does(ChipsDeed),
    /// Those of the first value behind those of the second.
    HidesBehind(Amount, Amount),
    PutsBeside(Amount, Amount),
    /// Of so many chips.
    BuildsStacks(i64),
    Carries(Chips, Carriage),
    TakesOff(Chips),
    Pockets(Chips),
    Passes(Chips, Seat),
    /// Chips, or money onto the table.
    Buys(Amount),
    /// The first, and says that the second plays.
    BuysAndAnnounces(Amount, Amount),
    /// Says how much he plays.
    Announces(Amount),
    AnnouncesRebuy(Amount),
    /// Chips that are sold once to everybody, mostly at a break.
    AnnouncesAddOn(Amount),
    /// From then on nobody can announce a rebuy.
    RebuysEnd,
    LeavesWith(Amount),
}

/// What somebody does with chips, or asks about them, that needs no figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChipsDeed {
    Covers,
    /// All he has, when he goes.
    LeavesOnTable,
    /// All he has, when he goes; where he has them is not said.
    TakesAlong,
    PutsInTheWay,
    TearsCard,
    BreaksChip,
    RefusesToCount,
    /// Back at the table.
    SitsAgain,
    AsksForBet,
    AsksToMissHand,
    AsksForDeposit,
    AsksToWatch,
    /// Where he would sit better.
    AsksForOtherSeat,
    AsksForPhysicalHelp,
    AsksForOtherHelp,
    /// The pot, of the dealer.
    AsksToDivide,
    ObjectsExchange,
    ObjectsTooFew,
}

impl ChipsDeed {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            ChipsDeed::Covers => "cover-chips",
            ChipsDeed::LeavesOnTable => "leave-chips-on-table",
            ChipsDeed::TakesAlong => "take-chips-along",
            ChipsDeed::PutsInTheWay => "chips-in-the-way",
            ChipsDeed::TearsCard => "tear-card",
            ChipsDeed::BreaksChip => "break-chip",
            ChipsDeed::RefusesToCount => "refuse-to-count",
            ChipsDeed::SitsAgain => "sit-again",
            ChipsDeed::AsksForBet => "ask-bet",
            ChipsDeed::AsksToMissHand => "ask-to-miss-hand",
            ChipsDeed::AsksForDeposit => "ask-deposit",
            ChipsDeed::AsksToWatch => "ask-to-watch",
            ChipsDeed::AsksForOtherSeat => "ask-other-seat",
            ChipsDeed::AsksForPhysicalHelp => "ask-physical-help",
            ChipsDeed::AsksForOtherHelp => "ask-other-help",
            ChipsDeed::AsksToDivide => "ask-to-divide",
            ChipsDeed::ObjectsExchange => "object-exchange",
            ChipsDeed::ObjectsTooFew => "object-too-few",
        }
    }
}

/// How chips are carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Carriage {
    Rack,
    Pocket,
    OpenHands,
    /// Wherever he has them.
    OutOfTheArea,
}

/// What is so of the money of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipsState {
    RebuysOpen,
    /// The least, and the greatest where there is one.
    BuyIn(Amount, Option<Amount>),
    /// So many per cent of a pot, and at most this much.
    Rake(i64, Option<Amount>),
    /// So much for each period of minutes.
    TimeCharge(Amount, i64),
    /// Away for so many minutes, with what he took along.
    AwayWith(Seat, i64, Amount),
    /// Signed by the manager.
    DischargeSlip(Seat),
    SpecialNeeds(Seat),
}

impl ChipsDeed {
    fn is_open_to_anybody(self) -> bool {
        match self {
            ChipsDeed::SitsAgain
            | ChipsDeed::AsksForBet
            | ChipsDeed::AsksForDeposit
            | ChipsDeed::AsksForPhysicalHelp
            | ChipsDeed::AsksForOtherHelp => true,
            ChipsDeed::Covers
            | ChipsDeed::LeavesOnTable
            | ChipsDeed::TakesAlong
            | ChipsDeed::PutsInTheWay
            | ChipsDeed::TearsCard
            | ChipsDeed::BreaksChip
            | ChipsDeed::RefusesToCount
            | ChipsDeed::AsksToMissHand
            | ChipsDeed::AsksToWatch
            | ChipsDeed::AsksForOtherSeat
            | ChipsDeed::AsksToDivide
            | ChipsDeed::ObjectsExchange
            | ChipsDeed::ObjectsTooFew => false,
        }
    }
}

impl ChipsEvent {
    /// Somebody who has no seat can do it, too.
    pub(super) fn is_open_to_anybody(&self) -> bool {
        match self {
            ChipsEvent::Buys(_) | ChipsEvent::BuysAndAnnounces(..) => true,
            ChipsEvent::Does(deed) => deed.is_open_to_anybody(),
            ChipsEvent::Exchanges(..)
            | ChipsEvent::ExchangesOf(..)
            | ChipsEvent::AnnouncesExchange
            | ChipsEvent::Race(_)
            | ChipsEvent::FindsForeign(..)
            | ChipsEvent::FindsLost(_)
            | ChipsEvent::HidesBehind(..)
            | ChipsEvent::PutsBeside(..)
            | ChipsEvent::BuildsStacks(_)
            | ChipsEvent::Carries(..)
            | ChipsEvent::TakesOff(_)
            | ChipsEvent::Pockets(_)
            | ChipsEvent::Passes(..)
            | ChipsEvent::Announces(_)
            | ChipsEvent::AnnouncesRebuy(_)
            | ChipsEvent::AnnouncesAddOn(_)
            | ChipsEvent::RebuysEnd
            | ChipsEvent::LeavesWith(_) => false,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ChipsEvent::Exchanges(one, two) | ChipsEvent::HidesBehind(one, two) | ChipsEvent::PutsBeside(one, two) => {
                visit(Figure::Chip, one);
                visit(Figure::Chip, two);
            }
            ChipsEvent::ExchangesOf(chips, _, others) => {
                chips.figures_mut(visit);
                others.figures_mut(visit);
            }
            ChipsEvent::FindsForeign(_, chips)
            | ChipsEvent::FindsLost(chips)
            | ChipsEvent::Carries(chips, _)
            | ChipsEvent::TakesOff(chips)
            | ChipsEvent::Pockets(chips)
            | ChipsEvent::Passes(chips, _) => chips.figures_mut(visit),
            ChipsEvent::BuildsStacks(n) => visit(Figure::ChipCount, n),
            ChipsEvent::BuysAndAnnounces(one, two) => {
                visit(Figure::Sum, one);
                visit(Figure::Sum, two);
            }
            ChipsEvent::Buys(n)
            | ChipsEvent::Announces(n)
            | ChipsEvent::AnnouncesRebuy(n)
            | ChipsEvent::AnnouncesAddOn(n)
            | ChipsEvent::LeavesWith(n) => visit(Figure::Sum, n),
            ChipsEvent::AnnouncesExchange | ChipsEvent::Race(_) | ChipsEvent::RebuysEnd | ChipsEvent::Does(_) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ChipsEvent::ExchangesOf(_, seat, _) | ChipsEvent::FindsForeign(seat, _) | ChipsEvent::Passes(_, seat) => visit(seat),
            ChipsEvent::Race(cards) => cards.iter_mut().for_each(|(seat, _)| visit(seat)),
            ChipsEvent::Exchanges(..)
            | ChipsEvent::AnnouncesExchange
            | ChipsEvent::FindsLost(_)
            | ChipsEvent::Does(_)
            | ChipsEvent::HidesBehind(..)
            | ChipsEvent::PutsBeside(..)
            | ChipsEvent::BuildsStacks(_)
            | ChipsEvent::Carries(..)
            | ChipsEvent::TakesOff(_)
            | ChipsEvent::Pockets(_)
            | ChipsEvent::Buys(_)
            | ChipsEvent::BuysAndAnnounces(..)
            | ChipsEvent::Announces(_)
            | ChipsEvent::AnnouncesRebuy(_)
            | ChipsEvent::AnnouncesAddOn(_)
            | ChipsEvent::RebuysEnd
            | ChipsEvent::LeavesWith(_) => {}
        }
    }
}

impl ChipsState {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ChipsState::BuyIn(least, most) => {
                visit(Figure::Sum, least);
                most.iter_mut().for_each(|n| visit(Figure::Sum, n));
            }
            ChipsState::Rake(percent, cap) => {
                visit(Figure::Count, percent);
                cap.iter_mut().for_each(|n| visit(Figure::Sum, n));
            }
            ChipsState::TimeCharge(n, minutes) | ChipsState::AwayWith(_, minutes, n) => {
                visit(Figure::Sum, n);
                visit(Figure::Count, minutes);
            }
            ChipsState::RebuysOpen | ChipsState::DischargeSlip(_) | ChipsState::SpecialNeeds(_) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ChipsState::AwayWith(seat, ..) | ChipsState::DischargeSlip(seat) | ChipsState::SpecialNeeds(seat) => visit(seat),
            ChipsState::RebuysOpen | ChipsState::BuyIn(..) | ChipsState::Rake(..) | ChipsState::TimeCharge(..) => {}
        }
    }
}
