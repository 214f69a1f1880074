//! The end of a day, `rules/seating/end-of-day.yaml`.

use crate::engine::options::figure;

figure! {
    /// Between how many minutes before the end of the last level is the clock stopped, at the earliest?
    "seating.day_end_from" DayEndFrom in "minutes" up to 240
}

figure! {
    /// Between how many minutes before the end of the last level is the clock stopped, at the latest?
    "seating.day_end_to" DayEndTo in "minutes" up to 240
}

figure! {
    /// From which card is drawn for the hands left of the day?
    "seating.day_end_low" DayEndLow in "hands" up to 10
}

figure! {
    /// Up to which card is drawn for the hands left of the day?
    "seating.day_end_high" DayEndHigh in "hands" up to 10
}

use crate::engine::cards::{Card, Rank};
use crate::engine::clauses::end_of_day as clause;
use crate::engine::event::{ConductEvent, ConductState, RoomDeed, RoomEvent, RoomState, SeatingEvent, State};
use crate::engine::room::Noted;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::of_room::RoomCase;
use crate::engine::ruling::{CountedFrom, Question, RoomVerdict, Ruling, Verdict};

pub(crate) fn rulings(case: &RoomCase) -> Vec<Ruling> {
    let ruling = if case.did(RoomDeed::StopsClock) {
        stopped(case)
    } else if let Some(RoomEvent::HandsDraw(_, card)) = case.event() {
        drawn(case, *card)
    } else if hands_dealt(case) > 0 {
        unannounced(case).or_else(|| one_too_many(case))
    } else {
        None
    };
    ruling.into_iter().collect()
}

/// The clock is stopped, in time or not.
fn stopped(case: &RoomCase) -> Option<Ruling> {
    let log = case.log();
    let left = log.fact(|fact| if let RoomState::MinutesLeft(n) = fact { Some(*n) } else { None })?;
    let of_days = log.states.iter().any(|state| matches!(state, State::Conduct(ConductState::Day(_))));
    let last = log.is(&RoomState::LastLevelOfDay);
    case.asked(|p| {
        let clause = p.clause(clause::STOP)?;
        let in_time = left <= p.get::<DayEndFrom>()? && left >= p.get::<DayEndTo>()?;
        let verdict = if in_time && of_days && last { Verdict::Granted(None) } else { Verdict::Refused };
        Some((verdict, vec![clause]))
    })
}

/// How many hands a card stands for; court cards for none that may be drawn.
fn hands(card: Card) -> i64 {
    match card.rank() {
        Rank::Two => 2,
        Rank::Three => 3,
        Rank::Four => 4,
        Rank::Five => 5,
        Rank::Six => 6,
        Rank::Seven => 7,
        Rank::Eight => 8,
        Rank::Nine => 9,
        Rank::Ten => 10,
        Rank::Jack => 11,
        Rank::Queen => 12,
        Rank::King => 13,
        Rank::Ace => 14,
    }
}

fn drawn(case: &RoomCase, card: Card) -> Option<Ruling> {
    // Where the clock may not be stopped there is nothing to draw for.
    let stop = case.earlier().find(|earlier| earlier.did(RoomDeed::StopsClock)).and_then(|earlier| stopped(&earlier));
    if stop.is_some_and(|ruling| ruling.verdict == Verdict::Refused) {
        return None;
    }
    let machine = case.log().states.contains(&State::MachineShuffle);
    let from = if machine { CountedFrom::NextPress } else { CountedFrom::NextShuffle };
    let hands = hands(card);
    let answer = case.h.books.ask(|p| {
        let clause = p.clause(clause::DRAW)?;
        let within = (p.get::<DayEndLow>()?..=p.get::<DayEndHigh>()?).contains(&hands);
        if !within {
            return Some((Verdict::Refused, vec![clause]));
        }
        let counted = p.clause(clause::COUNTED)?;
        Some((Verdict::Room(RoomVerdict::HandsLeftToday(hands, from)), vec![clause, counted]))
    })?;
    Some(case.rule(Question::Stage, answer.value.clone(), answer.map(drop)))
}

/// So many hands are dealt here.
fn hands_dealt(case: &RoomCase) -> i64 {
    match case.entry.noted {
        Noted::Seating(SeatingEvent::NextHand) => 1,
        Noted::Conduct(ConductEvent::HandsPass(hands)) => hands,
        Noted::Room(_) | Noted::Seating(_) | Noted::Conduct(_) | Noted::Cards(_) | Noted::Decision => 0,
    }
}

/// A table deals more hands than were drawn for.
fn one_too_many(case: &RoomCase) -> Option<Ruling> {
    let draw = case.earlier().find(|earlier| matches!(earlier.event(), Some(RoomEvent::HandsDraw(..))))?;
    let Some(RoomEvent::HandsDraw(_, card)) = draw.event() else { return None };
    let Verdict::Room(RoomVerdict::HandsLeftToday(left, _)) = drawn(&draw, *card)?.verdict else { return None };
    let since = || case.earlier().take_while(|earlier| earlier.at > draw.at);
    let dealt: i64 = since().chain([*case]).map(|earlier| hands_dealt(&earlier)).sum();
    if dealt <= left || since().any(|earlier| earlier.is_seating(SeatingEvent::NextDay)) {
        return None;
    }
    case.by_clauses(floor_breach(), &[clause::COUNTED])
}

fn floor_breach() -> Verdict {
    Verdict::Room(RoomVerdict::FloorBreach(RuleId::END_OF_DAY))
}

/// Play goes on, and nobody has said for how long.
fn unannounced(case: &RoomCase) -> Option<Ruling> {
    let told =
        |earlier: &RoomCase| earlier.did(RoomDeed::AnnouncesHandsLeft) || matches!(earlier.event(), Some(RoomEvent::HandsDraw(..)));
    let last = case.earlier().find(told)?;
    let silent = !last.did(RoomDeed::AnnouncesHandsLeft);
    silent.then(|| case.by_clauses(floor_breach(), &[clause::ANNOUNCED])).flatten()
}
