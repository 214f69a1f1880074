//! What is done with the clock: on a player who thinks, and with the levels of the blinds.

use crate::engine::chips::Amount;
use crate::engine::figure::{Figure, FigureVisitor, SeatVisitor};
use crate::engine::seat::Seat;

/// One thing that happens with the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// On whoever is to act.
    Asked,
    /// On this player, which is whoever is to act.
    AskedOn(Seat),
    Granted,
    Refused,
    /// With so many seconds.
    GrantedFor(i64),
    /// The last second has been counted.
    CountdownEnds,
    /// What somebody does comes together with the last second.
    EndsTogether,
    /// The hand of the player on the clock is called dead: the time is over.
    DeclaredDead,
    /// Of the level.
    TimeIsUp,
    /// The stakes of the next level are called out.
    Announced(Amount, Amount),
    /// The hand was begun at another level than this, which had been due.
    LevelFound(Amount, Amount),
}

impl ClockEvent {
    /// The floor's answer to who has asked for the clock.
    pub fn is_answer(self) -> bool {
        match self {
            ClockEvent::Granted | ClockEvent::GrantedFor(_) | ClockEvent::Refused => true,
            ClockEvent::Asked
            | ClockEvent::AskedOn(_)
            | ClockEvent::CountdownEnds
            | ClockEvent::EndsTogether
            | ClockEvent::DeclaredDead
            | ClockEvent::TimeIsUp
            | ClockEvent::Announced(..)
            | ClockEvent::LevelFound(..) => false,
        }
    }

    pub(super) fn figures_mut(&mut self, visit: FigureVisitor) {
        match self {
            ClockEvent::GrantedFor(n) => visit(Figure::Seconds, n),
            ClockEvent::Announced(small, big) | ClockEvent::LevelFound(small, big) => {
                visit(Figure::Sum, small);
                visit(Figure::Sum, big);
            }
            ClockEvent::Asked
            | ClockEvent::AskedOn(_)
            | ClockEvent::Granted
            | ClockEvent::Refused
            | ClockEvent::CountdownEnds
            | ClockEvent::EndsTogether
            | ClockEvent::DeclaredDead
            | ClockEvent::TimeIsUp => {}
        }
    }

    pub(super) fn seats_mut(&mut self, visit: SeatVisitor) {
        match self {
            ClockEvent::AskedOn(seat) => visit(seat),
            ClockEvent::Asked
            | ClockEvent::Granted
            | ClockEvent::Refused
            | ClockEvent::GrantedFor(_)
            | ClockEvent::CountdownEnds
            | ClockEvent::EndsTogether
            | ClockEvent::DeclaredDead
            | ClockEvent::TimeIsUp
            | ClockEvent::Announced(..)
            | ClockEvent::LevelFound(..) => {}
        }
    }
}
