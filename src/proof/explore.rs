//! A bounded exploration around a play: the same situations in the same order in every run.

use super::edit::{self, Editable};
use super::shrink::{CHIPS, has_readings, piles};
use super::situation::TriedSituation;
use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{Act, Event, Manner, Push, Seat, State, Step, Street, Subject};
use crate::engine::figure::Figure;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::notation::speech;

/// The situations next to this one: other amounts, chips, words, streets and stacks.
pub fn around(situation: &TriedSituation, house: &Policy, custom: &Policy) -> Vec<TriedSituation> {
    let mut all = Vec::new();
    amounts(situation, house, custom, &mut all);
    chips(situation, &mut all);
    words(situation, &mut all);
    streets(situation, &mut all);
    stacks(situation, &mut all);
    seats(situation, &mut all);
    all.retain(|near| near != situation);
    all
}

/// The last line with its amount halved, doubled, at the call, at the least raise and one to either side of it.
fn amounts(s: &TriedSituation, house: &Policy, custom: &Policy, all: &mut Vec<TriedSituation>) {
    let Some((last, before)) = s.events.split_last() else { return };
    let mut wanted: Vec<Amount> = Vec::new();
    let earlier = TriedSituation { states: s.states.clone(), events: before.to_vec() };
    if let (Subject::Seat(seat), Ok(mut session)) = (&last.who, Hearing::open(house, custom, &s.states, &s.events)) {
        let played = earlier.events.iter().all(|event| session.step(event).is_ok());
        let options = session.legal().filter(|legal| played && legal.seat == *seat).map(|legal| legal.options);
        let committed = session.room().hand().find(*seat).map_or(0, |player| player.committed());
        let moves = last.steps.iter().any(|step| matches!(step, Step::Push(..)));
        let in_front = if moves { committed } else { 0 };
        if let Some(options) = options {
            let least = options.wager().map(|range| range.min);
            let most = options.wager().and_then(|range| range.max);
            let around = |n: Amount| [n - 1, n, n + 1];
            wanted.extend(options.call.into_iter().flat_map(around).map(|n| n - in_front));
            wanted.extend(least.into_iter().flat_map(around).map(|n| n - in_front));
            wanted.extend(most.into_iter().flat_map(around).map(|n| n - in_front));
        }
    }
    for (at, event) in s.events.iter().enumerate().rev().take(2).filter(|(_, event)| !has_readings(event)) {
        for (place, (figure, n)) in edit::figures(event).into_iter().enumerate() {
            if matches!(figure, Figure::ChipCount | Figure::Count) {
                continue;
            }
            let mut tries = if at + 1 == s.events.len() { wanted.clone() } else { Vec::new() };
            tries.extend([n / 2, n * 2, n - 1, n + 1]);
            // A chip is one that is made.
            tries.retain(|try_| *try_ > 0 && (figure != Figure::Chip || CHIPS.contains(try_)));
            tries.sort_unstable();
            tries.dedup();
            let changed = tries.into_iter().filter_map(|try_| edit::replaced(event, place, try_));
            all.extend(changed.map(|event| s.with_event(at, event)));
        }
    }
}

/// The chips of the last line as one chip, two equal ones, a mixture, and no matter which.
fn chips(s: &TriedSituation, all: &mut Vec<TriedSituation>) {
    let Some(last) = s.events.last() else { return };
    for (at, total, larger) in pushes(s) {
        let smaller = CHIPS.iter().rev().find(|chip| **chip < total).copied().unwrap_or(1);
        let rest = total - smaller;
        let mut forms = vec![Chips::Amount(total), piles(&[(1, larger)]), piles(&[(2, smaller)])];
        if CHIPS.contains(&total) {
            forms.push(piles(&[(1, total)]));
        }
        if total % 2 == 0 && CHIPS.contains(&(total / 2)) && total / 2 != smaller {
            forms.push(piles(&[(2, total / 2)]));
        }
        if rest > 0 && rest != smaller {
            let unit = CHIPS.iter().rev().find(|chip| **chip < smaller && rest % **chip == 0).copied().unwrap_or(rest);
            forms.push(piles(&[(1, smaller), (rest / unit, unit)]));
        }
        for form in forms {
            let mut near = last.clone();
            near.steps[at] = Step::Push(Push::Chips(form), Manner::Placed);
            if near.can_be_told() {
                all.push(replace_last(s, near));
            }
        }
    }
}

/// The pushes of the last line: which step, how much, and the next larger chip.
fn pushes(s: &TriedSituation) -> Vec<(usize, Amount, Amount)> {
    let steps = s.events.last().map_or(&[][..], |event| event.steps.as_slice());
    let push = |(at, step): (usize, &Step)| {
        let Step::Push(Push::Chips(chips), _) = step else { return None };
        let total = chips.total();
        let larger = CHIPS.iter().find(|chip| **chip > total).copied()?;
        Some((at, total, larger))
    };
    steps.iter().enumerate().filter_map(push).collect()
}

/// A word before the chips, after them, or none.
fn words(s: &TriedSituation, all: &mut Vec<TriedSituation>) {
    let Some(last) = s.events.last() else { return };
    let Subject::Seat(_) = last.who else { return };
    let spoken = last.steps.iter().any(|step| matches!(step, Step::Say(_)));
    let chips = last.steps.iter().any(|step| matches!(step, Step::Push(..)));
    if spoken && chips {
        let mut silent = last.clone();
        silent.steps.retain(|step| !matches!(step, Step::Say(_)));
        all.push(replace_last(s, silent));
        let mut late = last.clone();
        late.steps.sort_by_key(|step| matches!(step, Step::Say(_)));
        all.push(replace_last(s, late));
    }
    if !spoken && chips {
        for word in ["raise", "call", "all-in", "pot"] {
            for at in [0, last.steps.len()] {
                let mut near = last.clone();
                near.steps.insert(at, Step::Say(speech(word, &[])));
                all.push(replace_last(s, near));
            }
        }
    }
}

fn streets(s: &TriedSituation, all: &mut Vec<TriedSituation>) {
    for street in [None, Some(Street::Flop), Some(Street::Turn)] {
        let mut states: Vec<State> = s.states.iter().filter(|state| !matches!(state, State::Street(_))).cloned().collect();
        states.extend(street.map(State::Street));
        if street.is_none() {
            states.retain(|state| !matches!(state, State::Pot(_)));
        }
        all.push(TriedSituation { states, events: s.events.clone() });
    }
}

/// Whoever acts last has exactly what he puts in, half of it, or a little more.
fn stacks(s: &TriedSituation, all: &mut Vec<TriedSituation>) {
    let Some(last) = s.events.last() else { return };
    let Subject::Seat(seat) = last.who else { return };
    let pushed: Amount = pushes(s).iter().map(|(_, total, _)| total).sum();
    let Some(most) = edit::amounts(last).map(|(_, n)| n.max(pushed)).max() else { return };
    for stack in [most, most + 1, most * 2] {
        all.push(with_stack(s, seat, stack));
    }
    let one = |step| Event { who: Subject::Seat(seat), steps: vec![step] };
    for share in [most, most / 2] {
        all.push(replace_last(&with_stack(s, seat, share), one(Step::Push(Push::Stack, Manner::Placed))));
        if share > 0 {
            all.push(replace_last(s, one(Step::Act(Act::AllIn(Some(share))))));
        }
    }
}

fn with_stack(s: &TriedSituation, seat: Seat, stack: Amount) -> TriedSituation {
    let mut states: Vec<State> =
        s.states.iter().filter(|state| !matches!(state, State::Stack(who, _) if *who == seat)).cloned().collect();
    states.push(State::Stack(seat, Chips::Amount(stack)));
    TriedSituation { states, events: s.events.clone() }
}

/// One more player at the end of the table, and each of the middle ones gone.
fn seats(s: &TriedSituation, all: &mut Vec<TriedSituation>) {
    let seats = s.seats();
    let next =
        seats.iter().filter_map(|seat| seat.letter()).max().and_then(|last| char::from_u32(last as u32 + 1)).filter(|c| *c <= 'J');
    if let Some(next) = next {
        let mut states: Vec<State> = s.states.iter().filter(|state| !matches!(state, State::Seats(_))).cloned().collect();
        states.push(State::Seats(seats.iter().copied().chain([Seat::Letter(next)]).map(Some).collect()));
        all.push(TriedSituation { states, events: s.events.clone() });
    }
    if seats.len() > 2 {
        all.extend(super::shrink::without_seat(s));
    }
}

fn replace_last(s: &TriedSituation, event: Event) -> TriedSituation {
    let mut near = s.clone();
    near.events.pop();
    near.events.push(event);
    near
}
