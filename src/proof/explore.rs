//! A bounded exploration around a play: the same situations in the same order in every run.

use super::edit;
use super::shrink::{CHIPS, READINGS};
use super::situation::TriedSituation;
use crate::engine::chips::Amount;
use crate::engine::event::{Event, Push, Seat, State, Step, Street, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;

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
            let least = options.raise.or(options.bet).map(|range| range.min);
            let most = options.raise.or(options.bet).and_then(|range| range.max);
            let around = |n: Amount| [n - 1, n, n + 1];
            wanted.extend(options.call.into_iter().flat_map(around).map(|n| n - in_front));
            wanted.extend(least.into_iter().flat_map(around).map(|n| n - in_front));
            wanted.extend(most.into_iter().flat_map(around).map(|n| n - in_front));
        }
    }
    let (states, events) = (s.state_lines(), s.event_lines());
    for (at, line) in events.iter().enumerate().rev().take(2).filter(|(_, line)| !line.contains(READINGS)) {
        for (span, n) in edit::amounts(line) {
            let mut tries = if at + 1 == events.len() { wanted.clone() } else { Vec::new() };
            tries.extend([n / 2, n * 2, n - 1, n + 1]);
            tries.retain(|try_| *try_ > 0);
            tries.sort_unstable();
            tries.dedup();
            for try_ in tries {
                let mut changed = events.clone();
                changed[at] = edit::replaced(line, &span, &try_.to_string());
                all.extend(TriedSituation::read(&states, &changed));
            }
        }
    }
}

/// The chips of the last line as one chip, two equal ones, a mixture, and no matter which.
fn chips(s: &TriedSituation, all: &mut Vec<TriedSituation>) {
    for (step, total, larger) in pushes(s) {
        let smaller = CHIPS.iter().rev().find(|chip| **chip < total).copied().unwrap_or(1);
        let rest = total - smaller;
        let mut forms = vec![format!("{total}"), format!("1x{larger}"), format!("2x{smaller}")];
        if CHIPS.contains(&total) {
            forms.push(format!("1x{total}"));
        }
        if total % 2 == 0 && CHIPS.contains(&(total / 2)) && total / 2 != smaller {
            forms.push(format!("2x{}", total / 2));
        }
        if rest > 0 && rest != smaller {
            let unit = CHIPS.iter().rev().find(|chip| **chip < smaller && rest % **chip == 0).copied().unwrap_or(rest);
            forms.push(format!("1x{smaller} + {}x{unit}", rest / unit));
        }
        for form in forms {
            all.extend(with_last(s, |event| with_step(event, step, &format!("pushes {form}"))));
        }
    }
}

/// The pushes of the last line: which step, how much, and the next larger chip.
fn pushes(s: &TriedSituation) -> Vec<(usize, Amount, Amount)> {
    let steps = s.events.last().map_or(&[][..], |event| event.steps.as_slice());
    let push = |(at, step): (usize, &Step)| match step {
        Step::Push(Push::Chips(chips), _) => {
            let total = chips.total();
            let larger = CHIPS.iter().find(|chip| **chip > total).copied()?;
            Some((at, total, larger))
        }
        _ => None,
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
            let line = last.to_string();
            let Some((who, does)) = line.split_once(' ') else { continue };
            let before = format!("{who} says \"{word}\" then {does}");
            let after = format!("{who} {does} then says \"{word}\"");
            for line in [before, after] {
                all.extend(read_last(s, &line));
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
    let line = last.to_string();
    let amounts: Vec<Amount> = edit::amounts(&line).into_iter().map(|(_, n)| n).collect();
    let pushed: Amount = pushes(s).iter().map(|(_, total, _)| total).sum();
    let Some(most) = amounts.into_iter().max().map(|n| n.max(pushed)) else { return };
    for stack in [most, most + 1, most * 2] {
        all.push(with_stack(s, seat, stack));
    }
    for share in [most, most / 2] {
        let who = with_stack(s, seat, share);
        all.extend(read_last(&who, &format!("{seat} pushes his stack")));
        all.extend(read_last(s, &format!("{seat} is all-in for {share}")));
    }
}

fn with_stack(s: &TriedSituation, seat: Seat, stack: Amount) -> TriedSituation {
    let mut states: Vec<State> =
        s.states.iter().filter(|state| !matches!(state, State::Stack(who, _) if *who == seat)).cloned().collect();
    states.push(State::Stack(seat, crate::engine::chips::Chips::Amount(stack)));
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

fn read_last(s: &TriedSituation, line: &str) -> Option<TriedSituation> {
    let mut events = s.event_lines();
    *events.last_mut()? = line.to_owned();
    TriedSituation::read(&s.state_lines(), &events)
}

fn with_last(s: &TriedSituation, change: impl Fn(&Event) -> Option<String>) -> Option<TriedSituation> {
    read_last(s, &change(s.events.last()?)?)
}

/// The event with one of its steps told otherwise.
fn with_step(event: &Event, step: usize, told: &str) -> Option<String> {
    let line = event.to_string();
    let (who, does) = line.split_once(' ')?;
    let mut steps: Vec<&str> = does.split(" then ").collect();
    *steps.get_mut(step)? = told;
    Some(format!("{who} {}", steps.join(" then ")))
}
