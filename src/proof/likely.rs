//! Whether a situation could be met at a table as it stands. A search that only makes smaller would end at tables nobody has seen.

use super::situation::TriedSituation;
use crate::engine::board_event::BoardEvent;
use crate::engine::chips::Amount;
use crate::engine::clock_event::ClockEvent;
use crate::engine::deal_event::DealEvent;
use crate::engine::event::{Act, Event, State, Step};
use crate::engine::game::{Game, Street};
use crate::engine::room_event::{RoomEvent, RoomState};
use crate::engine::ruling::{Action, Verdict};

/// The streets come one after the other, levels go up, nobody is held to less than what lies there, and newcomers sit on empty chairs.
pub fn is_likely(situation: &TriedSituation) -> bool {
    comes_in_order(situation)
        && goes_up(situation)
        && raises_in_full(situation)
        && decides_what_is_possible(situation)
        && sits_on_empty_chairs(situation)
}

/// Whether a smaller situation is still about the same: the same cards are dealt up, what was said means the same amounts, and
/// what could be met can be met.
pub fn is_still(smaller: &TriedSituation, of: &TriedSituation) -> bool {
    (deals_up(smaller) || !deals_up(of)) && readings(smaller).eq(readings(of)) && (is_likely(smaller) || !is_likely(of))
}

fn comes_in_order(situation: &TriedSituation) -> bool {
    let laid_out = |state: &State| {
        if let State::Street(street) = state {
            return Some(*street);
        }
        let State::Board(cards) = state else { return matches!(state, State::AtShowdown).then_some(Street::River) };
        [Street::Flop, Street::Turn, Street::River].get(cards.len().checked_sub(3)?).copied()
    };
    let mut now = situation.states.iter().filter_map(laid_out).max().unwrap_or(Street::Preflop);
    let in_order = |next: Street| {
        let skips = (next == Street::Turn && now < Street::Flop) || (next == Street::River && now < Street::Turn);
        now = next;
        !skips
    };
    situation.events.iter().flat_map(|event| &event.steps).filter_map(comes).all(in_order)
}

/// The street whose cards are put out.
fn comes(step: &Step) -> Option<Street> {
    if let Step::Street(street, _) | Step::InDeal(DealEvent::Board(BoardEvent::Street(street, ..))) = step {
        return Some(*street);
    }
    None
}

/// A level is announced that is higher, and of the usual kind.
fn goes_up(situation: &TriedSituation) -> bool {
    let blinds =
        situation.states.iter().find_map(|state| if let State::Blinds(small, big) = state { Some((*small, *big)) } else { None });
    let is_level = |step: &Step| {
        let Step::Clock(event) = step else { return true };
        if let ClockEvent::Announced(small, big) = event {
            return 2 * small == *big && blinds.is_none_or(|(_, now)| *big > now);
        }
        let ClockEvent::LevelFound(small, big) = event else { return true };
        2 * small == *big && blinds != Some((*small, *big))
    };
    let next_is_higher = |state: &State| {
        let State::Room(RoomState::NextStakes(small, big)) = state else { return true };
        2 * small == *big && blinds.is_none_or(|(_, now)| *big > now)
    };
    situation.states.iter().all(next_is_higher) && situation.events.iter().flat_map(|event| &event.steps).all(is_level)
}

/// Who names a bet or a raise names at least a big blind more than what lies there.
fn raises_in_full(situation: &TriedSituation) -> bool {
    let blind = |state: &State| if let State::Blinds(_, big) = state { Some(*big) } else { None };
    let Some(big) = situation.states.iter().find_map(blind) else { return true };
    let later = situation.states.iter().any(|state| matches!(state, State::Street(_) | State::Board(_)));
    let mut highest = if later { 0 } else { big };
    for step in situation.events.iter().flat_map(|event| &event.steps) {
        if comes(step).is_some() {
            highest = 0;
        }
        if let Step::Act(Act::Bet(n) | Act::RaiseTo(n)) = step {
            if *n < highest + big {
                return false;
            }
            highest = *n;
        }
    }
    true
}

fn decides_what_is_possible(situation: &TriedSituation) -> bool {
    let mut highest: Amount = 0;
    for step in situation.events.iter().flat_map(|event| &event.steps) {
        if let Step::Decide(Verdict::Action(_, Action::Bet(n) | Action::RaiseTo(n), _)) = step
            && *n <= highest
        {
            return false;
        }
        if let Step::Act(Act::Bet(n) | Act::RaiseTo(n)) = step {
            highest = highest.max(*n);
        }
    }
    true
}

fn sits_on_empty_chairs(situation: &TriedSituation) -> bool {
    let chairs = situation.states.iter().find_map(|state| if let State::Seats(seats) = state { Some(seats) } else { None });
    let sits = |event: &Event| {
        let [Step::Room(RoomEvent::Sits(place, _))] = event.steps.as_slice() else { return true };
        let seat = usize::try_from(place.seat).ok().and_then(|seat| seat.checked_sub(1));
        place.table.is_some() || chairs.is_none_or(|chairs| seat.is_some_and(|seat| chairs.get(seat).is_none_or(Option::is_none)))
    };
    situation.events.iter().all(sits)
}

/// Stud and razz, in which cards lie open before the players.
fn deals_up(situation: &TriedSituation) -> bool {
    situation.states.iter().any(|state| matches!(state, State::Game(_, Game::Stud | Game::StudEight | Game::Razz)))
}

fn readings(situation: &TriedSituation) -> impl Iterator<Item = &Amount> {
    let steps = situation.events.iter().flat_map(|event| &event.steps);
    steps.filter_map(|step| if let Step::Say(speech) = step { Some(&speech.readings) } else { None }).flatten()
}
