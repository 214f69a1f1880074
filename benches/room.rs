//! How fast a whole room is ruled on: a tournament of 1,000 players, in process. `cargo bench --bench room`.

use std::time::{Duration, Instant};

use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::event::{Chair, Event, RoomDeed, RoomEvent, RoomState, Seat, State, Step, Subject, TableFact, TableNews};
use ruling::engine::hearing::Hearing;
use ruling::scenario::custom;

const RUNS: usize = 200;
/// Nine seats each, the last one short.
const TABLES: i64 = 112;
const PLAYERS: i64 = 1000;

fn main() {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let custom = custom(&corpus);
    let states = room();
    let asked = [
        ("a table that has finished its hand", Step::Room(RoomEvent::News(TABLES, TableNews::FinishesHand)), Subject::Table),
        ("who moves, and where to", Step::Room(RoomEvent::Does(RoomDeed::BalancesTables)), Subject::Floor),
        ("which table breaks", Step::Room(RoomEvent::Does(RoomDeed::BreaksTable)), Subject::Floor),
    ];
    for house in &corpus.houses {
        let Some(view) = HouseView::new(&corpus, &house.id) else { continue };
        let policy = view.policy();
        let open = Hearing::open(&policy, &custom, &states, &[]).expect("the room is told");
        for (what, step, who) in &asked {
            let event = Event { who: who.clone(), steps: vec![step.clone()] };
            let median = time(|| {
                let mut hearing = open.clone();
                hearing.step(&event).expect("it can happen");
                assert!(hearing.rulings().len() < RUNS);
            });
            println!("{:<10} {what:<36}{:>8.3} ms   target: under 1", house.id, median.as_secs_f64() * 1000.0);
        }
    }
}

/// Everybody but the first player of each table sits there without a name.
fn room() -> Vec<State> {
    let mut states = vec![
        State::Tournament,
        State::Left(PLAYERS),
        State::Room(RoomState::TablesOf(9)),
        State::Room(RoomState::RegistrationClosed),
        State::Room(RoomState::BalancingOrder((1..=TABLES).collect())),
        State::Room(RoomState::BreakingOrder((1..=TABLES).rev().collect())),
    ];
    for number in 1..=TABLES {
        let players = (PLAYERS - (number - 1) * 9).clamp(1, 9);
        let named = u8::try_from(number).map_or(Chair::Somebody, |n| Chair::Taken(Seat::Number(n)));
        let mut chairs = vec![named];
        chairs.extend((1..9).map(|n| if n < players { Chair::Somebody } else { Chair::Empty }));
        let mut facts = vec![TableFact::Chairs(chairs)];
        facts.extend(u8::try_from(number).map(|n| TableFact::Button(Seat::Number(n))));
        states.push(State::Room(RoomState::Table(number, facts)));
    }
    states
}

/// The median of all runs.
fn time(mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[RUNS / 2]
}
