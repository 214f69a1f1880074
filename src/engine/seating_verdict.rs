//! What is ruled about the button and the blinds.

use crate::engine::seat::Seat;

/// Where button and blinds are, or how that is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatingVerdict {
    /// Where they are in the next hand; nobody may have the small blind.
    NextHand { button: ButtonPlace, small: Option<Seat>, big: Seat },
    /// The cards are to decide where the button begins.
    DrawnFor,
    /// What was drawn at one table is so at all of them.
    HoldsEverywhere,
    /// The last card of the deal is this player's.
    LastCard(Seat),
}

/// Where the button stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ButtonPlace {
    At(Seat),
    /// Dead: this player has left, and nobody sits there.
    EmptySeatOf(Seat),
    /// Dead: this player has only just sat down there.
    Newcomer(Seat),
}

impl SeatingVerdict {
    /// The player it is about.
    pub(super) fn about(self) -> Option<Seat> {
        match self {
            SeatingVerdict::LastCard(seat) => Some(seat),
            SeatingVerdict::NextHand { .. } | SeatingVerdict::DrawnFor | SeatingVerdict::HoldsEverywhere => None,
        }
    }

    pub(super) fn seats_mut(&mut self, visit: &mut dyn FnMut(&mut Seat)) {
        match self {
            SeatingVerdict::NextHand { button, small, big } => {
                let (ButtonPlace::At(at) | ButtonPlace::EmptySeatOf(at) | ButtonPlace::Newcomer(at)) = button;
                visit(at);
                small.iter_mut().for_each(&mut *visit);
                visit(big);
            }
            SeatingVerdict::LastCard(seat) => visit(seat),
            SeatingVerdict::DrawnFor | SeatingVerdict::HoldsEverywhere => {}
        }
    }
}
