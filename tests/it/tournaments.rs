//! Whole tournaments under every house, from the first seat to the last place: players go out, tables are balanced and broken,
//! and nobody is ever in two places, no chip is lost, and everybody is placed once.

use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng};
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::cards::{Card, Rank, Suit};
use ruling::engine::chips::Chips;
use ruling::engine::event::{
    Chair, Event, Origin, RoomDeed, RoomEvent, RoomState, Seat, SeatingEvent, State, Step, Subject, TableFact, TablePlace,
};
use ruling::engine::hearing::Hearing;
use ruling::engine::policy::Policy;
use ruling::engine::room::TableSeats;
use ruling::engine::ruling::{ConductVerdict, Question, RoomVerdict, Ruling, Verdict};
use ruling::scenario::custom;

use crate::plays::plays;

const STACK: i64 = 10_000;

/// A tournament as far as it has come.
struct Tournament {
    seats: i64,
    tables: Vec<TableSeats>,
    /// By table, who has the button.
    buttons: Vec<(i64, Seat)>,
    placed: Vec<(Seat, i64)>,
    stacks: Vec<(Seat, i64)>,
    rng: TestRng,
}

fn event(who: Subject, step: Step) -> Event {
    Event { who, steps: vec![step] }
}

impl Tournament {
    fn begin(players: u8, seats: i64, seed: u64) -> Tournament {
        let tables = (i64::from(players) + seats - 1) / seats;
        let mut chairs =
            vec![vec![Chair::Empty; usize::try_from(seats).expect("it fits")]; usize::try_from(tables).expect("it fits")];
        for n in 0..players {
            let table = usize::from(n) % chairs.len();
            let seat = usize::from(n) / chairs.len();
            chairs[table][seat] = Chair::Taken(Seat::Number(n + 1));
        }
        let tables: Vec<TableSeats> =
            chairs.into_iter().zip(1..).map(|(chairs, number)| TableSeats::seated(number, chairs)).collect();
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut tournament = Tournament {
            seats,
            buttons: Vec::new(),
            tables,
            placed: Vec::new(),
            stacks: (1..=players).map(|n| (Seat::Number(n), STACK)).collect(),
            rng: TestRng::from_seed(RngAlgorithm::ChaCha, &bytes),
        };
        tournament.buttons = tournament.tables.iter().map(|table| (table.number, named(table)[0])).collect();
        tournament
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.rng.next_u64()).expect("it fits") % n
    }

    fn left(&self) -> i64 {
        self.tables.iter().map(TableSeats::players).sum()
    }

    fn states(&self) -> Vec<State> {
        let mut states = vec![State::Tournament, State::Left(self.left()), State::Room(RoomState::TablesOf(self.seats))];
        states.push(State::Room(RoomState::BetweenHands));
        states.push(State::Room(RoomState::BalancingOrder(self.tables.iter().map(|table| table.number).collect())));
        for table in &self.tables {
            let mut facts = vec![TableFact::Chairs(table.chairs.clone())];
            facts.extend(
                self.buttons.iter().filter(|(number, _)| *number == table.number).map(|(_, seat)| TableFact::Button(*seat)),
            );
            for seat in named(table) {
                let stack = self.stacks.iter().find(|(who, _)| *who == seat).map_or(0, |(_, n)| *n);
                facts.push(TableFact::Stack(seat, Chips::Amount(stack)));
            }
            states.push(State::Room(RoomState::Table(table.number, facts)));
        }
        states
    }

    /// One hand at one table, after which one or two go out; then the tables are put in order.
    fn hand(&mut self, house: &Policy, custom: &Policy) {
        let states = self.states();
        let mut hearing = Hearing::open(house, custom, &states, &[]).expect("the room is told");
        let long: Vec<usize> = (0..self.tables.len()).filter(|at| self.tables[*at].players() > 1).collect();
        let at = long[self.below(long.len())];
        let mut here = named(&self.tables[at]);
        let wins = here.remove(self.below(here.len()));
        let both = here.len() > 1 && self.below(4) == 0;
        let mut out = vec![here.remove(self.below(here.len()))];
        if both {
            let other = here.remove(self.below(here.len()));
            // Of equal stacks no book says which is the higher.
            if self.stack(other) != self.stack(out[0]) {
                out.push(other);
            }
        }
        let best = self.left() - i64::try_from(out.len()).expect("it fits") + 1;
        for seat in &out {
            hearing.step(&event(Subject::Seat(*seat), Step::Seating(SeatingEvent::GoesOut))).expect("it can happen");
        }
        self.place(&hearing.rulings(), &out, best);
        for seat in out {
            let stack = std::mem::take(self.stack_mut(seat));
            *self.stack_mut(wins) += stack;
        }
        self.breaks(&mut hearing);
        self.balances(&mut hearing);
        hearing.step(&event(Subject::Table, Step::Seating(SeatingEvent::NextHand))).expect("it can happen");
        self.take_over(&hearing);
    }

    fn stack(&self, seat: Seat) -> i64 {
        self.stacks.iter().find(|(who, _)| *who == seat).map_or(0, |(_, n)| *n)
    }

    fn stack_mut(&mut self, seat: Seat) -> &mut i64 {
        &mut self.stacks.iter_mut().find(|(who, _)| *who == seat).expect("everybody has a stack").1
    }

    fn place(&mut self, rulings: &[Ruling], out: &[Seat], best: i64) {
        let mut places: Vec<(Seat, i64)> = Vec::new();
        for ruling in rulings.iter().filter(|r| r.question == Question::Place) {
            if let Verdict::Conduct(ConductVerdict::Finishes(seat, place)) = ruling.verdict {
                places.push((seat, place));
            }
        }
        places.sort_by_key(|(_, place)| *place);
        let expected: Vec<i64> = (best..best + i64::try_from(out.len()).expect("it fits")).collect();
        assert_eq!(places.iter().map(|(_, place)| *place).collect::<Vec<_>>(), expected, "{out:?}");
        assert!(places.iter().all(|(seat, _)| out.contains(seat)));
        self.placed.extend(places);
    }

    /// As many tables as are needed: the shortest one breaks, and its players take open seats.
    fn breaks(&mut self, hearing: &mut Hearing) {
        loop {
            let room = hearing.layout();
            let left: i64 = room.tables.iter().map(TableSeats::players).sum();
            if i64::try_from(room.tables.len()).expect("it fits") <= (left + self.seats - 1) / self.seats {
                return;
            }
            let short = room.tables.iter().min_by_key(|table| table.players()).expect("there is a table");
            let (number, players) = (short.number, named(short));
            let mut open: Vec<TablePlace> = Vec::new();
            for table in room.tables.iter().filter(|table| table.number != number) {
                open.extend(
                    table.open().map(|at| TablePlace { table: Some(table.number), seat: i64::try_from(at).expect("it fits") + 1 }),
                );
            }
            hearing.step(&event(Subject::Floor, Step::Room(RoomEvent::Breaks(number)))).expect("it can happen");
            for seat in players {
                let place = open.remove(self.below(open.len()));
                hearing
                    .step(&event(Subject::Seat(seat), Step::Room(RoomEvent::Sits(place, Origin::BrokenTable))))
                    .expect("it can happen");
            }
        }
    }

    /// Somebody moves as long as one table is too long.
    fn balances(&self, hearing: &mut Hearing) {
        for _ in 0..20 {
            let before = hearing.layout().clone();
            let most = before.tables.iter().map(TableSeats::players).max();
            let least = before.tables.iter().map(TableSeats::players).min();
            hearing.step(&event(Subject::Floor, Step::Room(RoomEvent::Does(RoomDeed::BalancesTables)))).expect("it can happen");
            if most.zip(least).is_none_or(|(most, least)| most - least < 2) {
                assert_eq!(*hearing.layout(), before);
                return;
            }
            let moves = |r: &Ruling| matches!(r.verdict, Verdict::Room(RoomVerdict::MovesTo(..)));
            if *hearing.layout() == before {
                // Nobody may take any of the open seats: play goes on, and the next hand opens another.
                return;
            }
            assert!(hearing.rulings().iter().any(moves));
        }
    }

    fn take_over(&mut self, hearing: &Hearing) {
        let room = hearing.layout();
        self.buttons.clear();
        for table in &room.tables {
            let players = named(table);
            let Some(first) = players.first() else { continue };
            let button = table.last.and_then(|last| table.player_at(last.button));
            self.buttons.push((table.number, button.unwrap_or(*first)));
        }
        self.tables = room.tables.clone();
        self.check();
    }

    fn check(&self) {
        let mut seated: Vec<Seat> = self.tables.iter().flat_map(named).collect();
        seated.sort_unstable();
        let n = seated.len();
        seated.dedup();
        assert_eq!(n, seated.len(), "somebody sits in two places");
        assert_eq!(n + self.placed.len(), self.stacks.len(), "everybody is in the tournament or placed");
        assert!(self.tables.iter().all(|table| table.players() <= self.seats));
        assert_eq!(self.stacks.iter().map(|(_, n)| *n).sum::<i64>(), STACK * i64::try_from(self.stacks.len()).expect("it fits"));
    }
}

fn named(table: &TableSeats) -> Vec<Seat> {
    table.named().map(|(seat, _)| seat).collect()
}

fn played(house: &Policy, custom: &Policy, players: u8, seats: i64, seed: u64) {
    let mut tournament = Tournament::begin(players, seats, seed);
    tournament.check();
    while tournament.left() > 1 {
        tournament.hand(house, custom);
    }
    let mut places: Vec<i64> = tournament.placed.iter().map(|(_, place)| *place).collect();
    places.sort_unstable();
    assert_eq!(places, (2..=i64::from(players)).collect::<Vec<_>>());
    let last = named(&tournament.tables[0]);
    assert_eq!(tournament.stack(last[0]), STACK * i64::from(players));
}

proptest! {
    #![proptest_config(plays(100))]

    #[test]
    fn a_tournament_comes_down_to_its_winner_under_every_house(players in 20..=200u8, seats in prop::sample::select(vec![6i64, 8, 9, 10]), seed: u64) {
        let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
        let custom = custom(&corpus);
        for house in &corpus.houses {
            let view = HouseView::new(&corpus, &house.id).expect("the house is there");
            played(&view.policy(), &custom, players, seats, seed);
        }
    }
}

/// Seat cards go round clockwise from whoever has drawn the highest card, and everybody has a seat.
#[test]
fn two_draws_seat_everybody_once() {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let custom = custom(&corpus);
    let view = HouseView::new(&corpus, "pslive").expect("the house is there");
    let chairs = |from: u8, n: u8, open: usize| {
        let mut chairs: Vec<Chair> = (from..from + n).map(|n| Chair::Taken(Seat::Number(n))).collect();
        chairs.extend(std::iter::repeat_n(Chair::Empty, open));
        chairs
    };
    let table = |number, chairs| State::Room(RoomState::Table(number, vec![TableFact::Chairs(chairs)]));
    let states = [State::Tournament, table(1, chairs(1, 3, 3)), table(2, chairs(4, 4, 2)), table(3, chairs(8, 5, 1))];
    let policy = view.policy();
    let mut hearing = Hearing::open(&policy, &custom, &states, &[]).expect("the room is told");
    let ranks = [Rank::Nine, Rank::King, Rank::Four];
    let drawn = ranks.iter().zip(1..).map(|(rank, n)| (Seat::Number(n), Card::new(*rank, Suit::Hearts))).collect();
    let places = [(2, 5), (2, 6), (3, 6)].map(|(table, seat)| TablePlace { table: Some(table), seat }).to_vec();
    for step in [RoomEvent::Breaks(1), RoomEvent::SeatDraw(drawn), RoomEvent::SeatCards(places)] {
        hearing.step(&event(Subject::Table, Step::Room(step))).expect("it can happen");
    }
    let room = hearing.layout();
    assert_eq!(room.tables.iter().map(TableSeats::players).collect::<Vec<_>>(), [6, 6]);
    assert_eq!(room.tables[0].player_at(4), Some(Seat::Number(2)), "the highest card takes the first seat card");
}
