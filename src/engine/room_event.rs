//! The room as a whole: tables and who sits at them, what a tournament has come to, and what happens there beside one hand.

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Chips};
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::game::Game;
use crate::engine::seat::Seat;

/// A place at a table, by its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TablePlace {
    /// `None` is the table that was just named, or the only one.
    pub table: Option<i64>,
    pub seat: i64,
}

/// What stands at a place of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    Empty,
    Taken(Seat),
    /// By somebody who needs no name.
    Somebody,
}

/// One thing that is so at one table of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFact {
    /// From seat 1 on.
    Chairs(Vec<Chair>),
    /// Of the last hand.
    Button(Seat),
    Stack(Seat, Chips),
    Away(Seat),
    /// These seats are empty, and fell open in this order.
    FellOpen(Vec<i64>),
}

/// What kind of event is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contest {
    SixHanded,
    HeadsUp,
    StudOnly,
    /// Flop games and stud in turn.
    Mixed,
    Satellite,
    /// With levels so short that the blinds soon catch up with the stacks.
    Turbo,
}

/// What is so in the room, beside the one hand that is told in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomState {
    /// How many sit at tables 1, 2, 3 and so on.
    Tables(Vec<i64>),
    /// The seats of every table.
    TablesOf(i64),
    Contest(Contest),
    Table(i64, Vec<TableFact>),
    /// No hand is running.
    BetweenHands,
    /// A place, and its prize.
    Pays(i64, Amount),
    StartingStack(Amount),
    /// It has been announced, and every table is within its one hand.
    HandForHand,
    /// Of equally long tables the first of these gives up a player.
    BalancingOrder(Vec<i64>),
    BreakingOrder(Vec<i64>),
    RegistrationClosed,
    /// The seat that somebody was assigned.
    Due(Seat, TablePlace),
    LastLevelOfDay,
    /// Everybody but those who still play a hand has a break.
    OnBreak,
    /// Of the level.
    MinutesLeft(i64),
    /// How long a level lasts, in minutes.
    LevelOf(i64),
    /// The blinds of the next level.
    NextStakes(Amount, Amount),
    /// For a seat.
    Waiting(i64),
    /// For so many minutes.
    AwayFor(Seat, i64),
    /// The small and the big blind that passed him by.
    Missed(Seat, Amount, Amount),
    HasAbsenceButton(Seat),
    /// That he wants to play.
    HasToldManager(Seat),
    HasPaidDeposit(Seat),
    DealsForbidden,
}

/// From where somebody comes who sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// Nobody has let him.
    Himself,
    BrokenTable,
    Late,
    WaitingList,
    ReEntry,
    Balanced,
    MustMove,
    BrokenGame,
    /// Admitted to a cash game.
    New,
}

impl Origin {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            Origin::Himself => "himself",
            Origin::BrokenTable => "broken-table",
            Origin::Late => "late",
            Origin::WaitingList => "waiting-list",
            Origin::ReEntry => "re-entry",
            Origin::Balanced => "balanced",
            Origin::MustMove => "must-move",
            Origin::BrokenGame => "broken-game",
            Origin::New => "new",
        }
    }
}

/// What somebody does in the room that concerns nobody else by name, or what the floor does, or what simply happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoomDeed {
    // players
    LeavesTournament,
    /// And says that he will not be back.
    LeavesForGood,
    StepsOutOfReach,
    LooksAtCards,
    /// His cards.
    HidesFromCamera,
    RefusesCrew,
    AsksForTable,
    /// For a new stack.
    GivesUpChips,
    // the floor
    BalancesTables,
    BreaksTable,
    AnnouncesHandForHand,
    StopsClock,
    AnnouncesHandsLeft,
    ApprovesDeal,
    RefusesDeal,
    // the house
    Cancels,
    Changes,
    // the dealer
    DealsFirstCard,
    DealsLastCard,
    DealsLastUpcard,
}

impl RoomDeed {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            RoomDeed::LeavesTournament => "leave-tournament",
            RoomDeed::LeavesForGood => "leave-for-good",
            RoomDeed::StepsOutOfReach => "step-out-of-reach",
            RoomDeed::LooksAtCards => "look-at-cards",
            RoomDeed::HidesFromCamera => "hide-from-camera",
            RoomDeed::RefusesCrew => "refuse-crew",
            RoomDeed::AsksForTable => "ask-for-table",
            RoomDeed::GivesUpChips => "give-up-chips",
            RoomDeed::BalancesTables => "balance-tables",
            RoomDeed::BreaksTable => "break-a-table",
            RoomDeed::AnnouncesHandForHand => "announce-hand-for-hand",
            RoomDeed::StopsClock => "stop-clock",
            RoomDeed::AnnouncesHandsLeft => "announce-hands-left",
            RoomDeed::ApprovesDeal => "approve-deal",
            RoomDeed::RefusesDeal => "refuse-deal",
            RoomDeed::Cancels => "cancel-tournament",
            RoomDeed::Changes => "change-tournament",
            RoomDeed::DealsFirstCard => "deal-first-card",
            RoomDeed::DealsLastCard => "deal-last-card",
            RoomDeed::DealsLastUpcard => "deal-last-upcard",
        }
    }
}

/// What happens at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableNews {
    FinishesHand,
    LosesPlayer,
    /// And called.
    AllIn,
}

impl TableNews {
    /// As the messages know it.
    pub fn name(self) -> &'static str {
        match self {
            TableNews::FinishesHand => "table-finishes-hand",
            TableNews::LosesPlayer => "table-loses-player",
            TableNews::AllIn => "table-all-in",
        }
    }
}

/// A deal that players make about the prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeDeal {
    /// What each place gets.
    pub shares: Vec<(i64, Amount)>,
    /// What is left to play for.
    pub left: Option<Amount>,
}

/// One thing that happens in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomEvent {
    Does(RoomDeed),
    News(i64, TableNews),
    /// A table is chosen on the spot.
    TakesFrom(i64),
    Breaks(i64),
    Invites(Seat, i64),
    /// The floor finds the player where he does not belong, and with chips that are not his.
    WithAnothersChips(Seat),
    /// The first cards of the draw, face up.
    SeatDraw(Vec<(Seat, Card)>),
    /// In the order in which they are handed out.
    SeatCards(Vec<TablePlace>),
    /// A player draws for how many hands are left of the day.
    HandsDraw(Seat, Card),
    Sits(TablePlace, Origin),
    /// By lot.
    DrawsSeat(TablePlace),
    /// On his own.
    Moves(TablePlace),
    Swaps(Seat),
    AsksForSeat(i64),
    AsksToSwap(Seat),
    GameChanges(Game),
    MinutesPass(i64),
    /// The dealer deals this player his first card.
    DealsFirstCardTo(Seat),
    /// Players agree on it.
    Deal(PrizeDeal),
}

impl RoomState {
    /// It says that this player is not at his seat.
    pub fn is_of_absence(&self, seat: Seat) -> bool {
        match self {
            RoomState::Table(_, facts) => facts.contains(&TableFact::Away(seat)),
            RoomState::AwayFor(who, _) => *who == seat,
            RoomState::Tables(_)
            | RoomState::TablesOf(_)
            | RoomState::Contest(_)
            | RoomState::BetweenHands
            | RoomState::Pays(..)
            | RoomState::StartingStack(_)
            | RoomState::HandForHand
            | RoomState::BalancingOrder(_)
            | RoomState::BreakingOrder(_)
            | RoomState::RegistrationClosed
            | RoomState::Due(..)
            | RoomState::LastLevelOfDay
            | RoomState::OnBreak
            | RoomState::MinutesLeft(_)
            | RoomState::LevelOf(_)
            | RoomState::NextStakes(..)
            | RoomState::Waiting(_)
            | RoomState::Missed(..)
            | RoomState::HasAbsenceButton(_)
            | RoomState::HasToldManager(_)
            | RoomState::HasPaidDeposit(_)
            | RoomState::DealsForbidden => false,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            RoomState::Tables(counts) => counts.iter_mut().for_each(|n| visit(Figure::Count, n)),
            RoomState::TablesOf(n)
            | RoomState::MinutesLeft(n)
            | RoomState::LevelOf(n)
            | RoomState::Waiting(n)
            | RoomState::AwayFor(_, n) => visit(Figure::Count, n),
            RoomState::Pays(_, amount) | RoomState::StartingStack(amount) => visit(Figure::Sum, amount),
            RoomState::NextStakes(small, big) | RoomState::Missed(_, small, big) => {
                visit(Figure::Sum, small);
                visit(Figure::Sum, big);
            }
            RoomState::Table(_, facts) => facts.iter_mut().for_each(|fact| fact.figures_mut(visit)),
            RoomState::Contest(_)
            | RoomState::BetweenHands
            | RoomState::HandForHand
            | RoomState::BalancingOrder(_)
            | RoomState::BreakingOrder(_)
            | RoomState::RegistrationClosed
            | RoomState::Due(..)
            | RoomState::LastLevelOfDay
            | RoomState::OnBreak
            | RoomState::HasAbsenceButton(_)
            | RoomState::HasToldManager(_)
            | RoomState::HasPaidDeposit(_)
            | RoomState::DealsForbidden => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            RoomState::Table(_, facts) => facts.iter_mut().for_each(|fact| fact.seats_mut(visit)),
            RoomState::Due(seat, _)
            | RoomState::AwayFor(seat, _)
            | RoomState::Missed(seat, ..)
            | RoomState::HasAbsenceButton(seat)
            | RoomState::HasToldManager(seat)
            | RoomState::HasPaidDeposit(seat) => visit(seat),
            RoomState::Tables(_)
            | RoomState::TablesOf(_)
            | RoomState::Contest(_)
            | RoomState::BetweenHands
            | RoomState::Pays(..)
            | RoomState::StartingStack(_)
            | RoomState::HandForHand
            | RoomState::BalancingOrder(_)
            | RoomState::BreakingOrder(_)
            | RoomState::RegistrationClosed
            | RoomState::LastLevelOfDay
            | RoomState::OnBreak
            | RoomState::MinutesLeft(_)
            | RoomState::LevelOf(_)
            | RoomState::NextStakes(..)
            | RoomState::Waiting(_)
            | RoomState::DealsForbidden => {}
        }
    }
}

impl TableFact {
    fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            TableFact::Stack(_, chips) => chips.figures_mut(visit),
            TableFact::Chairs(_) | TableFact::Button(_) | TableFact::Away(_) | TableFact::FellOpen(_) => {}
        }
    }

    fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            TableFact::Chairs(chairs) => {
                for chair in chairs {
                    if let Chair::Taken(seat) = chair {
                        visit(seat);
                    }
                }
            }
            TableFact::Button(seat) | TableFact::Stack(seat, _) | TableFact::Away(seat) => visit(seat),
            TableFact::FellOpen(_) => {}
        }
    }
}

impl RoomEvent {
    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            RoomEvent::MinutesPass(n) => visit(Figure::Count, n),
            RoomEvent::Deal(deal) => {
                deal.shares.iter_mut().for_each(|(_, amount)| visit(Figure::Sum, amount));
                deal.left.iter_mut().for_each(|amount| visit(Figure::Sum, amount));
            }
            RoomEvent::Does(_)
            | RoomEvent::News(..)
            | RoomEvent::TakesFrom(_)
            | RoomEvent::Breaks(_)
            | RoomEvent::Invites(..)
            | RoomEvent::WithAnothersChips(_)
            | RoomEvent::SeatDraw(_)
            | RoomEvent::SeatCards(_)
            | RoomEvent::HandsDraw(..)
            | RoomEvent::Sits(..)
            | RoomEvent::DrawsSeat(_)
            | RoomEvent::Moves(_)
            | RoomEvent::Swaps(_)
            | RoomEvent::AsksForSeat(_)
            | RoomEvent::AsksToSwap(_)
            | RoomEvent::GameChanges(_)
            | RoomEvent::DealsFirstCardTo(_) => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            RoomEvent::Invites(seat, _)
            | RoomEvent::WithAnothersChips(seat)
            | RoomEvent::HandsDraw(seat, _)
            | RoomEvent::Swaps(seat)
            | RoomEvent::AsksToSwap(seat)
            | RoomEvent::DealsFirstCardTo(seat) => visit(seat),
            RoomEvent::SeatDraw(drawn) => drawn.iter_mut().for_each(|(seat, _)| visit(seat)),
            RoomEvent::Does(_)
            | RoomEvent::News(..)
            | RoomEvent::TakesFrom(_)
            | RoomEvent::Breaks(_)
            | RoomEvent::SeatCards(_)
            | RoomEvent::Sits(..)
            | RoomEvent::DrawsSeat(_)
            | RoomEvent::Moves(_)
            | RoomEvent::AsksForSeat(_)
            | RoomEvent::GameChanges(_)
            | RoomEvent::MinutesPass(_)
            | RoomEvent::Deal(_) => {}
        }
    }
}
