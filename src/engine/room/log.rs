//! What has happened in the room so far, each thing with the room as it was when it happened.

use std::sync::Arc;

use super::layout::Layout;
use crate::engine::event::{
    CardEvent, ChipsDeed, ChipsEvent, ConductEvent, Contest, Dealt, Deed, RoomEvent, RoomState, Seat, SeatingEvent, State, Step,
    Subject,
};
use crate::engine::table::incidents::StandingInHand;

/// Everything by which the room is judged.
#[derive(Clone, Debug, Default)]
pub struct RoomLog {
    /// What is so, as the lines of state say it.
    pub states: Arc<Vec<State>>,
    pub layout: Arc<Layout>,
    pub entries: Vec<RoomEntry>,
}

/// One thing that has happened.
#[derive(Clone, Debug)]
pub struct RoomEntry {
    pub line: usize,
    pub moment: usize,
    pub who: Subject,
    pub noted: Noted,
    /// The room as it was before.
    pub before: Arc<Layout>,
    /// How somebody stood in the hand when he did it.
    pub then: StandingInHand,
}

/// What the room is judged by: a rule of the room looks at one of these, and says of each of them what it makes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    Room(RoomEvent),
    Seating(SeatingEvent),
    /// Somebody comes or goes, or hands pass.
    Conduct(ConductEvent),
    /// Cards are dealt, or handled by somebody else.
    Cards(CardEvent),
    /// The floor has decided something.
    Decision,
}

impl Noted {
    pub fn of(step: &Step) -> Option<Noted> {
        match step {
            Step::Room(event) => Some(Noted::Room(event.clone())),
            Step::Seating(event) => Some(Noted::Seating(*event)),
            Step::Conduct(event) => event.is_of_the_room().then_some(Noted::Conduct(*event)),
            Step::Cards(event) => event.is_of_the_room().then(|| Noted::Cards(event.clone())),
            Step::InDeal(event) => event.dealt_to().map(Noted::dealt),
            // Who sits down again is back.
            Step::Chips(event) => {
                (*event == ChipsEvent::Does(ChipsDeed::SitsAgain)).then_some(Noted::Conduct(ConductEvent::Does(Deed::IsBack)))
            }
            Step::Decide(_) => Some(Noted::Decision),
            Step::Act(_)
            | Step::Push(..)
            | Step::Say(_)
            | Step::Tap
            | Step::TakeBack(_)
            | Step::Release(_)
            | Step::Ask(_)
            | Step::Object(_)
            | Step::Judge(..)
            | Step::Agree(_)
            | Step::Tell(_)
            | Step::Find(_)
            | Step::Heap
            | Step::PostsLate
            | Step::Street(..)
            | Step::Clock(_) => None,
        }
    }

    /// Which card of the deck it was is no matter of the room.
    fn dealt(to: Seat) -> Noted {
        Noted::Cards(CardEvent::Deal(to, vec![Dealt { card: None, up: false }]))
    }
}

impl RoomLog {
    pub fn stated(states: &[State]) -> RoomLog {
        RoomLog { layout: Arc::new(Layout::stated(states)), states: Arc::new(states.to_vec()), entries: Vec::new() }
    }

    /// What the lines say of the room, one thing after the other.
    pub fn facts(&self) -> impl Iterator<Item = &RoomState> {
        self.states.iter().filter_map(|state| if let State::Room(fact) = state { Some(fact) } else { None })
    }

    /// The first fact of this kind.
    pub fn fact<'s, T>(&'s self, of: impl FnMut(&'s RoomState) -> Option<T>) -> Option<T> {
        self.facts().find_map(of)
    }

    pub fn is(&self, fact: &RoomState) -> bool {
        self.facts().any(|known| known == fact)
    }

    pub fn is_contest(&self, contest: Contest) -> bool {
        self.is(&RoomState::Contest(contest))
    }

    /// No cash game: every other game with tables is a tournament, unless the lines say nothing of it.
    pub fn is_tournament(&self) -> bool {
        let told = |state: &State| {
            matches!(state, State::Tournament | State::Left(_) | State::Room(RoomState::Contest(_) | RoomState::Tables(_)))
        };
        !self.is_cash() && self.states.iter().any(told)
    }

    pub fn is_cash(&self) -> bool {
        self.states.contains(&State::CashGame)
    }

    /// The room as it was when this line began.
    pub fn as_of(&self, line: usize) -> &Layout {
        let since = self.entries.iter().find(|entry| entry.line >= line);
        since.map_or(&*self.layout, |entry| &*entry.before)
    }

    /// He sits at a table, but not at the one whose hand is told.
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        let here = self.layout.tables.first().map(|table| table.number);
        self.layout.find(seat).is_some_and(|(table, _)| Some(table.number) != here)
    }
}

impl RoomEntry {
    /// Who did it, where it was one player.
    pub fn by(&self) -> Option<Seat> {
        if let Subject::Seat(seat) = self.who { Some(seat) } else { None }
    }
}
