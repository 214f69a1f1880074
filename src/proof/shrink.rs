//! Making a situation smaller while it still shows what it is to show.

use super::edit;
use super::situation::{SituationSize, TriedSituation};
use crate::engine::chips::Amount;
use crate::engine::event::{Game, Seat, State, Street, Structure};

/// The blinds to which a situation may be lowered: what a floor person would think of.
const BLINDS: [(Amount, Amount); 8] = [(10, 20), (25, 50), (50, 100), (100, 200), (150, 300), (200, 400), (300, 600), (400, 800)];

/// Chips as they are made.
pub const CHIPS: [Amount; 10] = [5, 25, 100, 500, 1000, 5000, 10_000, 25_000, 50_000, 100_000];

/// Words with several readings go with their amounts: `"five" (500 or 5000)`.
pub const READINGS: &str = "\" (";

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
    let (states, events) = (s.state_lines(), s.event_lines());
    let drop = |gone: char| {
        let has = |line: &String| edit::seats(line).iter().any(|(_, seat)| *seat == gone);
        let list = |(state, line): (&State, &String)| match state {
            State::Seats(all) => {
                let left: Vec<_> = all.iter().filter(|seat| seat.is_none_or(|seat| seat.letter() != Some(gone))).copied().collect();
                Some(State::Seats(left).to_string())
            }
            _ => (!has(line)).then(|| line.clone()),
        };
        let close = |seat: char| if seat > gone { char::from_u32(seat as u32 - 1).unwrap_or(seat) } else { seat };
        let rename = |line: String| edit::renamed(&line, close);
        let states: Vec<String> = s.states.iter().zip(&states).filter_map(list).map(rename).collect();
        let events: Vec<String> = events.iter().filter(|line| !has(line)).cloned().map(rename).collect();
        TriedSituation::read(&states, &events)
    };
    seats.iter().filter_map(|seat| drop(seat.letter()?)).filter(|s| !s.events.is_empty()).collect()
}

/// A lone player at a table whose blinds nobody named.
fn without_first(s: &TriedSituation) -> Vec<TriedSituation> {
    let lone: Vec<State> = s
        .states
        .iter()
        .map(|state| match state {
            State::Seats(seats) if seats.len() == 2 => State::Seats(seats[..1].to_vec()),
            state => state.clone(),
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
            _ => with(at, None),
        }
    }
    all
}

/// With two neighbours in each other's place.
fn swapped(s: &TriedSituation) -> Vec<TriedSituation> {
    let (states, events) = (s.state_lines(), s.event_lines());
    let swap = |pair: &[Seat]| {
        let (a, b) = (pair[0].letter()?, pair[1].letter()?);
        let other = |seat: char| {
            if seat == a {
                b
            } else if seat == b {
                a
            } else {
                seat
            }
        };
        let listed = |(state, line): (&State, &String)| match state {
            State::Seats(_) => line.clone(),
            _ => edit::renamed(line, other),
        };
        let states: Vec<String> = s.states.iter().zip(&states).map(listed).collect();
        let events: Vec<String> = events.iter().map(|line| edit::renamed(line, other)).collect();
        TriedSituation::read(&states, &events)
    };
    s.seats().windows(2).filter_map(swap).collect()
}

/// A bet and the chips that answer it, at usual blinds: a bet of one or two big blinds, and one or two kinds of chips.
pub fn plainer(s: &TriedSituation) -> Vec<TriedSituation> {
    let [bet, answer] = s.event_lines().try_into().unwrap_or_default();
    let (Some((bettor, _)), Some((caller, _))) = (bet.split_once(" bets "), answer.split_once(" pushes ")) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for (small, big) in BLINDS {
        let lower = |state: &State| match state {
            State::Blinds(..) => State::Blinds(small, big),
            state => state.clone(),
        };
        let states: Vec<String> = s.states.iter().map(|state| lower(state).to_string()).collect();
        for bet in [big, 2 * big] {
            let usual = || CHIPS.into_iter().filter(|chip| *chip <= 5 * bet);
            let alike = usual().flat_map(|chip| [format!("1x{chip}"), format!("2x{chip}")]);
            let mixed = usual()
                .flat_map(|large| usual().filter(move |chip| *chip < large).map(move |chip| format!("1x{large} + 1x{chip}")));
            let lines = alike.chain(mixed).map(|chips| [format!("{bettor} bets {bet}"), format!("{caller} pushes {chips}")]);
            all.extend(lines.filter_map(|lines| TriedSituation::read(&states, &lines)));
        }
    }
    all.sort_by_cached_key(TriedSituation::size);
    all
}

/// All amounts together, down to the blinds that are usual.
fn scaled(s: &TriedSituation) -> Vec<TriedSituation> {
    scales(s).into_iter().map(|(_, situation)| situation).collect()
}

/// A change of all amounts together: multiplied by the one, divided by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(Amount, Amount);

impl Scale {
    /// The line with all its amounts changed; `None` where one does not come out even.
    pub fn line(self, line: &str) -> Option<String> {
        let Scale(times, by) = self;
        edit::scaled(line, |n| (n * times % by == 0).then(|| n * times / by))
    }
}

/// The situation at lower stakes that are usual, as far as all amounts and chips come out even.
pub fn scales(s: &TriedSituation) -> Vec<(Scale, TriedSituation)> {
    let blinds = s.states.iter().find_map(|state| match state {
        State::Blinds(small, big) | State::Game(Structure::Limit(small, big), _) => Some((*small, *big)),
        _ => None,
    });
    let (states, events) = (s.state_lines(), s.event_lines());
    let to = |(small, big): &(Amount, Amount)| {
        let (from_small, from_big) = blinds?;
        if big >= &from_big || from_small * big != from_big * small {
            return None;
        }
        let scale = Scale(*big, from_big);
        let lines = |lines: &[String]| lines.iter().map(|line| scale.line(line)).collect::<Option<Vec<_>>>();
        let lower = TriedSituation::read(&lines(&states)?, &lines(&events)?).filter(real_chips)?;
        Some((scale, lower))
    };
    BLINDS.iter().filter_map(to).collect()
}

/// Every chip is one that is made.
fn real_chips(s: &TriedSituation) -> bool {
    let chip = |line: &String| {
        edit::amounts(line).into_iter().filter(|(span, _)| edit::is_chip(line, span)).all(|(_, n)| CHIPS.contains(&n))
    };
    s.event_lines().iter().chain(&s.state_lines()).all(chip)
}

/// One amount, chip or count of chips lowered, wherever it is named. Amounts stay round.
fn lowered(s: &TriedSituation) -> Vec<TriedSituation> {
    let (states, events) = (s.state_lines(), s.event_lines());
    let open = |line: &&String| !line.contains(READINGS);
    let plain = |at: usize| !stakes(&s.states[at]);
    let tables = || states.iter().enumerate().filter(|(at, _)| plain(*at)).map(|(_, line)| line);
    let seconds = |line: &&String| line.ends_with(" s pass");
    let unit = events
        .iter()
        .chain(&states)
        .filter(|line| !seconds(line))
        .flat_map(|line| edit::amounts(line))
        .fold(0, |unit, (_, n)| gcd(unit, n))
        .max(1);
    let big = s.states.iter().find_map(|state| if let State::Blinds(_, big) = state { Some(*big) } else { None }).unwrap_or(unit);
    let mut all = Vec::new();
    // An amount that is named twice is lowered in both places; a chip and a sum of the same size are two things.
    let everywhere = |chip: bool, from: Amount, to: Amount| {
        let lower = |line: &String| {
            let mut out = line.clone();
            for (span, n) in edit::amounts(line).into_iter().rev() {
                if n == from && edit::is_chip(line, &span) == chip && open(&line) {
                    out = edit::replaced(&out, &span, &to.to_string());
                }
            }
            out
        };
        let events: Vec<String> = events.iter().map(lower).collect();
        let states: Vec<String> =
            states.iter().enumerate().map(|(at, line)| if plain(at) { lower(line) } else { line.clone() }).collect();
        TriedSituation::read(&states, &events)
    };
    let mut named: Vec<(bool, Amount)> = events
        .iter()
        .chain(tables())
        .filter(open)
        .flat_map(|line| edit::amounts(line).into_iter().map(|(span, n)| (edit::is_chip(line, &span), n)))
        .collect();
    named.sort_unstable();
    named.dedup();
    for (chip, n) in named {
        let mut tries: Vec<Amount> = if chip { CHIPS.to_vec() } else { vec![big, 2 * big, 3 * big, n / 2, n - big, n - unit] };
        tries.retain(|lower| *lower > 0 && *lower < n && lower % unit == 0);
        tries.sort_unstable();
        tries.dedup();
        all.extend(tries.into_iter().filter_map(|lower| everywhere(chip, n, lower)));
    }
    for (at, line) in events.iter().enumerate() {
        for (span, n) in edit::piles(line) {
            let fewer = (1..n).take(3).map(|fewer| edit::replaced(line, &span, &fewer.to_string()));
            all.extend(fewer.filter_map(|line| {
                let mut changed = events.clone();
                changed[at] = line;
                TriedSituation::read(&states, &changed)
            }));
        }
    }
    all
}

fn stakes(state: &State) -> bool {
    matches!(state, State::Blinds(..) | State::Game(..))
}

fn gcd(a: Amount, b: Amount) -> Amount {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::super::situation::rule;
    use super::*;
    use crate::engine::policy::Policy;

    fn situation(states: &[&str], events: &[&str]) -> TriedSituation {
        let own = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        TriedSituation::read(&own(states), &own(events)).unwrap()
    }

    #[test]
    fn what_is_not_needed_goes() {
        let large = situation(
            &["blinds 200/400", "seats A B C D", "button A", "on the river", "D has 90000"],
            &["B checks", "C bets 2000", "D folds", "A says \"well\" then pushes 3x1000"],
        );
        let nobody = Policy::default();
        let mut bet_and_push = |s: &TriedSituation| {
            let lines = s.event_lines().join(" ");
            lines.contains("bets") && lines.contains("pushes") && rule(s, &nobody, &nobody).is_some()
        };
        let small = shrink(large, &mut bet_and_push);
        assert_eq!(small.lines(), ["blinds 25/50", "A bets 25", "B pushes 1x25"]);
    }
}
