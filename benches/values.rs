//! How fast hands of seven cards are valued, beside the crate `aya_poker` on the same hands: `cargo bench --bench values`.
//!
//! Both are timed turn by turn in one run, and the best turn of each counts; only the ratios mean anything. They are checked
//! to agree about the winner of every hand against the next one. `aya_poker` looks values up in tables that it builds when it
//! is compiled; here they are computed.
//!
//! - *value*: the cards already put together, as sets of either kind;
//! - *cards and value*: from seven cards in an array;
//! - *Omaha*: four cards in the hand and five on the board.

use std::hint::black_box;
use std::time::{Duration, Instant};

use aya_poker::base::Hand;
use ruling::engine::cards::{Card, CardSet};
use ruling::engine::value::{High, omaha};

const HANDS: usize = 100_000;
const OMAHA_HANDS: usize = 5_000;
const TURNS: usize = 20;

fn main() {
    let mut random = Random(1);
    let hands: Vec<[Card; 7]> = (0..HANDS).map(|_| random.deal()).collect();
    let theirs: Vec<[aya_poker::base::Card; 7]> = hands.iter().map(|cards| cards.map(their_card)).collect();
    let sets: Vec<CardSet> = hands.iter().map(|cards| cards.iter().copied().collect()).collect();
    let their_sets: Vec<Hand> = theirs.iter().map(|cards| cards.iter().collect()).collect();
    agree(&sets, &their_sets);

    compare("value", &sets, |cards| High::of(*cards), &their_sets, aya_poker::poker_rank);
    compare(
        "cards and value",
        &hands,
        |cards| High::of(cards.iter().copied().collect()),
        &theirs,
        |cards| aya_poker::poker_rank(&cards.iter().collect()),
    );

    let hands: Vec<[Card; 9]> = (0..OMAHA_HANDS).map(|_| random.deal()).collect();
    let split =
        |cards: &[Card; 9]| -> (CardSet, CardSet) { (cards[..4].iter().copied().collect(), cards[4..].iter().copied().collect()) };
    let ours: Vec<(CardSet, CardSet)> = hands.iter().map(split).collect();
    let their_split = |cards: &[Card; 9]| -> (Hand, Hand) {
        let cards = cards.map(their_card);
        (cards[..4].iter().collect(), cards[4..].iter().collect())
    };
    let theirs: Vec<(Hand, Hand)> = hands.iter().map(their_split).collect();
    compare(
        "Omaha",
        &ours,
        |(hole, board)| omaha::high(*hole, *board),
        &theirs,
        |(hole, board)| aya_poker::omaha_rank(hole, board),
    );
}

fn their_card(card: Card) -> aya_poker::base::Card {
    card.to_string().parse().expect("a card is written alike")
}

fn agree(ours: &[CardSet], theirs: &[Hand]) {
    for (ours, theirs) in ours.windows(2).zip(theirs.windows(2)) {
        let winner = High::of(ours[0]).cmp(&High::of(ours[1]));
        let their_winner = aya_poker::poker_rank(&theirs[0]).cmp(&aya_poker::poker_rank(&theirs[1]));
        assert_eq!(winner, their_winner, "{ours:?}");
    }
}

fn compare<A, B, V, W>(name: &str, ours: &[A], value: impl Fn(&A) -> V, theirs: &[B], their_value: impl Fn(&B) -> W) {
    let (mut best, mut their_best) = (Duration::MAX, Duration::MAX);
    for _ in 0..TURNS {
        best = best.min(time(ours, &value));
        their_best = their_best.min(time(theirs, &their_value));
    }
    let nanos = |took: Duration| took.as_nanos() as f64 / ours.len() as f64;
    let (ours, theirs) = (nanos(best), nanos(their_best));
    println!(
        "{name:<16} {ours:>8.1} ns   aya_poker {theirs:>8.1} ns   ruling takes {:.2} times as long   target: under 10",
        ours / theirs
    );
}

fn time<H, V>(hands: &[H], value: impl Fn(&H) -> V) -> Duration {
    let start = Instant::now();
    for hand in hands {
        black_box(value(black_box(hand)));
    }
    start.elapsed()
}

struct Random(u64);

impl Random {
    fn deal<const N: usize>(&mut self) -> [Card; N] {
        let mut deck: Vec<Card> = CardSet::DECK.iter().collect();
        std::array::from_fn(|_| deck.swap_remove(self.below(deck.len())))
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}
