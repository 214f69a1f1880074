//! Making a situation smaller while it still shows what it is to show.

use super::edit::{self, Editable};
use super::situation::{SituationSize, TriedSituation};
use crate::engine::chips::{Amount, Chips, Pile};
use crate::engine::event::{Act, CardEvent, Event, Game, Manner, Push, Seat, State, Step, Street, Structure, Subject};
use crate::engine::figure::Figure;

/// The blinds to which a situation may be lowered: what a floor person would think of.
const BLINDS: [(Amount, Amount); 8] = [(10, 20), (25, 50), (50, 100), (100, 200), (150, 300), (200, 400), (300, 600), (400, 800)];

/// Chips as they are made.
pub const CHIPS: [Amount; 10] = [5, 25, 100, 500, 1000, 5000, 10_000, 25_000, 50_000, 100_000];

/// No situation of the corpus needs as many rounds.
const MAX_ROUNDS: usize = 200;

/// The smallest situation that is reached from this one, by steps each of which keeps what `shows` asks for.
pub fn shrink(mut situation: TriedSituation, shows: &mut dyn FnMut(&TriedSituation) -> bool) -> TriedSituation {
    let mut size = situation.size();
    for _ in 0..MAX_ROUNDS {
        let mut better = |candidates: Vec<TriedSituation>, size: &SituationSize| -> Option<(TriedSituation, SituationSize)> {
            candidates.into_iter().find_map(|candidate| {
                let new = candidate.size();
                (new < *size && shows(&candidate)).then_some((candidate, new))
            })
        };
        // What takes most away is tried first.
        let next = better(without_seat(&situation), &size)
            .or_else(|| better(without_line(&situation), &size))
            .or_else(|| better(simpler_table(&situation), &size))
            .or_else(|| better(without_step(&situation), &size))
            .or_else(|| better(scaled(&situation), &size))
            .or_else(|| better(lowered(&situation), &size))
            .or_else(|| better(swapped(&situation), &size));
        match next {
            Some((smaller, new)) => (situation, size) = (smaller, new),
            None => break,
        }
    }
    situation
}

/// Without one player and all that he does; the others move up.
pub fn without_seat(s: &TriedSituation) -> Vec<TriedSituation> {
    let seats = s.seats();
    if seats.len() <= 2 {
        return without_first(s);
    }
    let drop = |gone: Seat| {
        let close = |seat: Seat| match (seat, gone) {
            (Seat::Letter(seat @ 'B'..='J'), Seat::Letter(gone)) if seat > gone => Seat::Letter(before(seat)),
            (seat, _) => seat,
        };
        let left = |state: &State| {
            if let State::Seats(all) = state {
                return Some(State::Seats(all.iter().filter(|seat| **seat != Some(gone)).copied().collect()));
            }
            (!edit::seats(state).contains(&gone)).then(|| state.clone())
        };
        let states = s.states.iter().filter_map(left).map(|state| edit::renamed(&state, close)).collect();
        let events = s.events.iter().filter(|event| !edit::seats(*event).contains(&gone));
        TriedSituation { states, events: events.map(|event| edit::renamed(event, close)).collect() }
    };
    seats.iter().map(|seat| drop(*seat)).filter(|s| !s.events.is_empty()).collect()
}

fn before(letter: char) -> char {
    char::from_u32(letter as u32 - 1).unwrap_or(letter)
}

/// A lone player at a table whose blinds nobody named.
fn without_first(s: &TriedSituation) -> Vec<TriedSituation> {
    let lone: Vec<State> = s
        .states
        .iter()
        .map(|state| {
            if let State::Seats(seats) = state
                && seats.len() == 2
            {
                return State::Seats(seats[..1].to_vec());
            }
            state.clone()
        })
        .collect();
    vec![TriedSituation { states: lone, events: s.events.clone() }]
}

fn without_line(s: &TriedSituation) -> Vec<TriedSituation> {
    if s.events.len() < 2 {
        return Vec::new();
    }
    let without = |at: usize| {
        let mut events = s.events.clone();
        events.remove(at);
        TriedSituation { states: s.states.clone(), events }
    };
    (0..s.events.len()).map(without).collect()
}

fn without_step(s: &TriedSituation) -> Vec<TriedSituation> {
    let mut all = Vec::new();
    for (at, event) in s.events.iter().enumerate().filter(|(_, event)| event.steps.len() > 1) {
        for step in 0..event.steps.len() {
            let mut events = s.events.clone();
            events[at].steps.remove(step);
            all.push(TriedSituation { states: s.states.clone(), events });
        }
    }
    all
}

/// Without one fact of the table, or with a plainer one.
fn simpler_table(s: &TriedSituation) -> Vec<TriedSituation> {
    let mut all = Vec::new();
    let mut with = |at: usize, state: Option<State>| {
        let mut states = s.states.clone();
        match state {
            Some(state) => states[at] = state,
            None => drop(states.remove(at)),
        }
        all.push(TriedSituation { states, events: s.events.clone() });
    };
    for (at, state) in s.states.iter().enumerate() {
        match state {
            State::Blinds(..) => {}
            State::Game(structure, Game::Omaha) => {
                with(at, None);
                with(at, Some(State::Game(*structure, Game::Holdem)));
            }
            State::Street(Street::Turn | Street::River) => {
                with(at, None);
                with(at, Some(State::Street(Street::Flop)));
            }
            State::Game(_, Game::Holdem | Game::OmahaEight | Game::Stud | Game::StudEight | Game::Razz)
            | State::Street(
                Street::Preflop | Street::Flop | Street::Third | Street::Fourth | Street::Fifth | Street::Sixth | Street::Seventh,
            )
            | State::Ante(..)
            | State::SmallestChip(_)
            | State::Seats(_)
            | State::Button(_)
            | State::FirstToAct(_)
            | State::Pot(_)
            | State::Stack(..)
            | State::Folded(_)
            | State::Away(_)
            | State::Tournament
            | State::CashGame
            | State::Left(_)
            | State::SectorLine
            | State::Record(..)
            | State::BringIn(_)
            | State::Holds(..)
            | State::Board(_)
            | State::AtShowdown
            | State::PotOf(..)
            | State::Protected(_)
            | State::MachineShuffle
            | State::Stub(_)
            | State::Burned(_)
            | State::Deck(_)
            | State::ButtonDue(_)
            | State::NotDealtIn(_)
            | State::Chips(_)
            | State::Conduct(_)
            | State::Room(_) => with(at, None),
        }
    }
    all
}

/// With two neighbours in each other's place.
fn swapped(s: &TriedSituation) -> Vec<TriedSituation> {
    let swap = |pair: &[Seat]| {
        let (a, b) = (pair[0], pair[1]);
        let other = |seat: Seat| {
            if seat == a {
                b
            } else if seat == b {
                a
            } else {
                seat
            }
        };
        let listed = |state: &State| if matches!(state, State::Seats(_)) { state.clone() } else { edit::renamed(state, other) };
        let events = s.events.iter().map(|event| edit::renamed(event, other)).collect();
        TriedSituation { states: s.states.iter().map(listed).collect(), events }
    };
    s.seats().windows(2).map(swap).collect()
}

/// A bet and the chips that answer it, at usual blinds: a bet of one or two big blinds, and one or two kinds of chips.
pub fn plainer(s: &TriedSituation) -> Vec<TriedSituation> {
    let [Event { who: bettor, steps: bet }, Event { who: caller, steps: answer }] = s.events.as_slice() else {
        return Vec::new();
    };
    let ([Step::Act(Act::Bet(_))], [Step::Push(_, Manner::Placed)]) = (bet.as_slice(), answer.as_slice()) else {
        return Vec::new();
    };
    let one = |who: &Subject, step| Event { who: who.clone(), steps: vec![step] };
    let mut all = Vec::new();
    for (small, big) in BLINDS {
        let lower = |state: &State| if matches!(state, State::Blinds(..)) { State::Blinds(small, big) } else { state.clone() };
        let states: Vec<State> = s.states.iter().map(lower).collect();
        for bet in [big, 2 * big] {
            let usual = || CHIPS.into_iter().filter(|chip| *chip <= 5 * bet);
            let alike = usual().flat_map(|chip| [piles(&[(1, chip)]), piles(&[(2, chip)])]);
            let mixed =
                usual().flat_map(|large| usual().filter(move |c| *c < large).map(move |chip| piles(&[(1, large), (1, chip)])));
            let events = alike.chain(mixed).map(|chips| {
                let push = Step::Push(Push::Chips(chips), Manner::Placed);
                vec![one(bettor, Step::Act(Act::Bet(bet))), one(caller, push)]
            });
            all.extend(events.map(|events| TriedSituation { states: states.clone(), events }));
        }
    }
    all.sort_by_cached_key(TriedSituation::size);
    all
}

/// So many chips of each value.
pub fn piles(of: &[(i64, Amount)]) -> Chips {
    Chips::Piles(of.iter().map(|(count, value)| Pile { count: *count, value: *value }).collect())
}

/// All amounts together, down to the blinds that are usual.
fn scaled(s: &TriedSituation) -> Vec<TriedSituation> {
    scales(s).into_iter().map(|(_, situation)| situation).collect()
}

/// A change of all amounts together: multiplied by the one, divided by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(Amount, Amount);

impl Scale {
    /// The same with all its amounts changed; `None` where one does not come out even.
    pub fn of<E: Editable>(self, of: &E) -> Option<E> {
        let Scale(times, by) = self;
        edit::scaled(of, |n| (n * times % by == 0).then(|| n * times / by))
    }
}

/// The situation at lower stakes that are usual, as far as all amounts and chips come out even.
pub fn scales(s: &TriedSituation) -> Vec<(Scale, TriedSituation)> {
    let blinds = s.states.iter().find_map(stakes);
    let to = |(small, big): &(Amount, Amount)| {
        let (from_small, from_big) = blinds?;
        if big >= &from_big || from_small * big != from_big * small {
            return None;
        }
        let scale = Scale(*big, from_big);
        let states = s.states.iter().map(|state| scale.of(state)).collect::<Option<_>>()?;
        let events = s.events.iter().map(|event| scale.of(event)).collect::<Option<_>>()?;
        Some((scale, TriedSituation { states, events })).filter(|(_, lower)| has_real_chips(lower))
    };
    BLINDS.iter().filter_map(to).collect()
}

/// What is played for, where a fact says so.
fn stakes(state: &State) -> Option<(Amount, Amount)> {
    if let State::Blinds(small, big) | State::Game(Structure::Limit(small, big), _) = state { Some((*small, *big)) } else { None }
}

/// Every chip is one that is made.
fn has_real_chips(s: &TriedSituation) -> bool {
    let figures = s.states.iter().flat_map(edit::figures).chain(s.events.iter().flat_map(edit::figures));
    figures.into_iter().all(|(figure, n)| figure != Figure::Chip || CHIPS.contains(&n))
}

/// One amount, chip or count of chips lowered, wherever it is named. Amounts stay round.
fn lowered(s: &TriedSituation) -> Vec<TriedSituation> {
    let unit = unit(s);
    let big = s.states.iter().find_map(|state| if let State::Blinds(_, big) = state { Some(*big) } else { None }).unwrap_or(unit);
    let mut named: Vec<(bool, Amount)> = s
        .events
        .iter()
        .filter(|event| !has_readings(event))
        .flat_map(edit::amounts)
        .chain(s.states.iter().filter(|state| !says_stakes(state)).flat_map(edit::amounts))
        .map(|(figure, n)| (figure == Figure::Chip, n))
        .collect();
    named.sort_unstable();
    named.dedup();
    let mut all = Vec::new();
    for (chip, n) in named {
        let mut tries: Vec<Amount> = if chip { CHIPS.to_vec() } else { vec![big, 2 * big, 3 * big, n / 2, n - big, n - unit] };
        tries.retain(|lower| *lower > 0 && *lower < n && lower % unit == 0);
        tries.sort_unstable();
        tries.dedup();
        all.extend(tries.into_iter().filter_map(|lower| everywhere(s, chip, n, lower)));
    }
    all.extend(fewer_chips(s));
    all
}

/// The largest amount of which all others are multiples; seconds are none.
fn unit(s: &TriedSituation) -> Amount {
    let waits = |event: &&Event| event.steps.iter().any(|step| matches!(step, Step::Cards(CardEvent::Wait(_))));
    let events = s.events.iter().filter(|event| !waits(event)).flat_map(edit::amounts);
    events.chain(s.states.iter().flat_map(edit::amounts)).fold(0, |unit, (_, n)| gcd(unit, n)).max(1)
}

/// An amount that is named twice is lowered in both places; a chip and a sum of the same size are two things.
fn everywhere(s: &TriedSituation, chip: bool, from: Amount, to: Amount) -> Option<TriedSituation> {
    let lower = |figure: Figure, n: Amount| {
        let meant = match figure {
            Figure::Chip => chip,
            Figure::Sum | Figure::Seconds => !chip,
            Figure::ChipCount | Figure::Count => false,
        };
        Some(if meant && n == from { to } else { n })
    };
    let event = |event: &Event| if has_readings(event) { Some(event.clone()) } else { edit::changed(event, lower) };
    let state = |state: &State| if says_stakes(state) { Some(state.clone()) } else { edit::changed(state, lower) };
    let states = s.states.iter().map(state).collect::<Option<_>>()?;
    Some(TriedSituation { states, events: s.events.iter().map(event).collect::<Option<_>>()? })
}

/// One pile of chips with fewer in it.
fn fewer_chips(s: &TriedSituation) -> Vec<TriedSituation> {
    let mut all = Vec::new();
    for (at, event) in s.events.iter().enumerate() {
        let counts = edit::figures(event).into_iter().enumerate().filter(|(_, (figure, _))| *figure == Figure::ChipCount);
        for (place, (_, n)) in counts {
            let fewer = (1..n).take(3).filter_map(|fewer| edit::replaced(event, place, fewer));
            all.extend(fewer.map(|event| s.with_event(at, event)));
        }
    }
    all
}

fn says_stakes(state: &State) -> bool {
    matches!(state, State::Blinds(..) | State::Game(..))
}

/// Words with several readings go with their amounts: `"five" (500 or 5000)`.
pub fn has_readings(event: &Event) -> bool {
    event.steps.iter().any(|step| matches!(step, Step::Say(speech) if !speech.readings.is_empty()))
}

fn gcd(a: Amount, b: Amount) -> Amount {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::super::situation::rule;
    use super::*;
    use crate::engine::policy::Policy;

    #[test]
    fn what_is_not_needed_goes() {
        let large = TriedSituation::read(
            &["blinds 200/400", "seats A B C D", "button A", "on the river", "D has 90000"],
            &["B checks", "C bets 2000", "D folds", "A says \"well\" then pushes 3x1000"],
        );
        let nobody = Policy::default();
        let mut bet_and_push = |s: &TriedSituation| {
            let lines = s.lines().join(" ");
            lines.contains("bets") && lines.contains("pushes") && rule(s, &nobody, &nobody).is_some()
        };
        let small = shrink(large, &mut bet_and_push);
        assert_eq!(small.lines(), ["blinds 25/50", "A bets 25", "B pushes 1x25"]);
    }
}
