//! The values of hands: every hand of five cards counted, and any hand against the best of the fives in it.

use std::collections::{BTreeMap, HashMap};

use proptest::prelude::*;
use proptest::sample::subsequence;
use ruling::engine::cards::{Card, CardSet, Rank, Suit};
use ruling::engine::value::{Class, High, Low, Low8, omaha};

use super::common;

/// All 2,598,960 hands of five cards.
fn every_five(mut see: impl FnMut(CardSet)) {
    let deck: Vec<CardSet> = CardSet::DECK.iter().map(CardSet::of).collect();
    for (a, first) in deck.iter().enumerate() {
        for (b, second) in deck.iter().enumerate().skip(a + 1) {
            for (c, third) in deck.iter().enumerate().skip(b + 1) {
                let three = *first | *second | *third;
                for (d, fourth) in deck.iter().enumerate().skip(c + 1) {
                    let four = three | *fourth;
                    for fifth in &deck[d + 1..] {
                        see(four | *fifth);
                    }
                }
            }
        }
    }
}

/// How many hands there are of each value, and one of them, the worst value first.
fn by_value<V: Ord + Copy + std::hash::Hash>(value: impl Fn(CardSet) -> Option<V>) -> Vec<(V, usize, CardSet)> {
    let mut found: HashMap<V, (usize, CardSet)> = HashMap::new();
    every_five(|five| {
        if let Some(value) = value(five) {
            found.entry(value).or_insert((0, five)).0 += 1;
        }
    });
    let mut found: Vec<_> = found.into_iter().map(|(value, (count, five))| (value, count, five)).collect();
    found.sort_unstable_by_key(|(value, ..)| *value);
    found
}

fn by_class(counts: impl Iterator<Item = (Class, usize)>) -> Vec<(Class, usize)> {
    let mut classes = BTreeMap::new();
    counts.for_each(|(class, count)| *classes.entry(class).or_insert(0) += count);
    classes.into_iter().collect()
}

/// What a high hand is, the slow way: its class, then its ranks, those of which there are most first.
fn reckon(five: CardSet) -> (Class, Vec<Rank>) {
    let (class, ranks) = reckon_pairs(five, |rank| rank as usize);
    let all: Vec<usize> = ranks.iter().map(|rank| *rank as usize).collect();
    let wheel = all == [12, 3, 2, 1, 0];
    let straight = all.len() == 5 && (all[0] - all[4] == 4 || wheel);
    let flush = Suit::ALL.iter().any(|suit| five.iter().all(|card| card.suit() == *suit));
    let ranks = if wheel { vec![Rank::Five] } else { ranks };
    match (straight, flush) {
        (true, true) => (Class::StraightFlush, ranks),
        (true, false) => (Class::Straight, ranks),
        (false, true) => (Class::Flush, ranks),
        (false, false) => (class, ranks),
    }
}

/// The class by equal ranks alone, and the ranks, those of which there are most first, then the higher.
fn reckon_pairs(five: CardSet, height: impl Fn(Rank) -> usize) -> (Class, Vec<Rank>) {
    let count = |rank: Rank| five.iter().filter(|card| card.rank() == rank).count();
    let mut ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| count(*rank) > 0).collect();
    ranks.sort_by_key(|rank| std::cmp::Reverse((count(*rank), height(*rank))));
    let class = match ranks.iter().map(|rank| count(*rank)).collect::<Vec<_>>()[..] {
        [4, 1] => Class::FourOfAKind,
        [3, 2] => Class::FullHouse,
        [3, 1, 1] => Class::ThreeOfAKind,
        [2, 2, 1] => Class::TwoPair,
        [2, 1, 1, 1] => Class::Pair,
        _ => Class::HighCard,
    };
    (class, ranks)
}

#[test]
fn every_high_hand_is_counted_and_in_its_place() {
    let values = by_value(|five| Some(High::of(five)));
    assert_eq!(values.len(), 7462);
    assert_eq!(
        by_class(values.iter().map(|(high, count, _)| (high.describe().class, *count))),
        [
            (Class::HighCard, 1_302_540),
            (Class::Pair, 1_098_240),
            (Class::TwoPair, 123_552),
            (Class::ThreeOfAKind, 54_912),
            (Class::Straight, 10_200),
            (Class::Flush, 5_108),
            (Class::FullHouse, 3_744),
            (Class::FourOfAKind, 624),
            (Class::StraightFlush, 40),
        ]
    );
    let (royal, count, _) = values[values.len() - 1];
    assert_eq!((royal.describe().class, &*royal.describe().ranks, count), (Class::StraightFlush, &[Rank::Ace][..], 4));
    assert!(values.iter().map(|(_, _, five)| reckon(*five)).is_sorted_by(|a, b| a < b));
}

#[test]
fn every_low_hand_is_counted_and_in_its_place() {
    let values = by_value(|five| Some(Low::of(five)));
    // Without straights and flushes: 1287 sets of five ranks, 2860 pairs, 858 two pairs, 858 threes, 156 full houses and
    // 156 fours.
    assert_eq!(values.len(), 6175);
    assert_eq!(
        by_class(values.iter().map(|(low, count, _)| (low.describe().class, *count))),
        [
            (Class::HighCard, 1_317_888),
            (Class::Pair, 1_098_240),
            (Class::TwoPair, 123_552),
            (Class::ThreeOfAKind, 54_912),
            (Class::FullHouse, 3_744),
            (Class::FourOfAKind, 624),
        ]
    );
    let ace_low = |rank: Rank| (rank as usize + 1) % 13;
    let reckoned = values.iter().map(|(_, _, five)| {
        let (class, ranks) = reckon_pairs(*five, ace_low);
        (class, ranks.into_iter().map(ace_low).collect::<Vec<_>>())
    });
    assert!(reckoned.is_sorted_by(|a, b| a > b));
}

#[test]
fn every_eight_or_better_is_counted_and_in_its_place() {
    let values = by_value(Low8::of);
    // Any five of the eight ranks, each in any suits.
    assert_eq!(values.len(), 56);
    assert!(values.iter().all(|(_, count, _)| *count == 1024));
    // By the highest card: the four below it are chosen out of those beneath.
    let mut by_highest = BTreeMap::new();
    for (low, ..) in &values {
        *by_highest.entry(low.describe().ranks[0]).or_insert(0) += 1;
    }
    assert_eq!(by_highest.into_iter().collect::<Vec<_>>(), [(Rank::Five, 1), (Rank::Six, 5), (Rank::Seven, 15), (Rank::Eight, 35)]);
    assert!(values.iter().map(|(_, _, five)| Low::of(*five)).is_sorted_by(|a, b| a < b));
}

/// Every choice of five out of these cards.
fn fives(cards: &[Card]) -> Vec<CardSet> {
    let choices = (0_u32..1 << cards.len()).filter(|choice| choice.count_ones() == 5);
    choices.map(|choice| (0..cards.len()).filter(|i| choice >> i & 1 == 1).map(|i| cards[i]).collect()).collect()
}

/// Some different cards in any order.
fn cards(count: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<Card>> {
    subsequence(CardSet::DECK.iter().collect::<Vec<_>>(), count).prop_shuffle()
}

/// Cards out of few ranks and suits, so that pairs, straights and flushes are common.
fn close_cards(count: usize) -> impl Strategy<Value = Vec<Card>> {
    let low = |suits: usize, ranks: usize| {
        let some = CardSet::DECK.iter().filter(move |c| (c.suit() as usize) < suits && (c.rank() as usize + 1) % 13 < ranks);
        subsequence(some.collect::<Vec<_>>(), count).prop_shuffle()
    };
    prop_oneof![cards(count), low(2, 8), low(4, 4), low(1, 13), low(4, 8)]
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

proptest! {
    #![proptest_config(common::plays(256))]

    #[test]
    fn six_or_seven_are_worth_their_best_five(cards in prop_oneof![close_cards(6), close_cards(7)]) {
        let (all, fives) = (set(&cards), fives(&cards));
        prop_assert_eq!(fives.len(), if cards.len() == 6 { 6 } else { 21 });
        prop_assert_eq!(Some(High::of(all)), fives.iter().map(|five| High::of(*five)).max());
        prop_assert_eq!(Some(Low::of(all)), fives.iter().map(|five| Low::of(*five)).max());
        prop_assert_eq!(Low8::of(all), fives.iter().filter_map(|five| Low8::of(*five)).max());
    }

    #[test]
    fn the_five_cards_shown_have_the_value(cards in prop_oneof![close_cards(5), close_cards(6), close_cards(7)]) {
        let all = set(&cards);
        let (high, five) = High::best_five(all).expect("five cards or more");
        prop_assert_eq!((high, set(&five).len(), set(&five) - all), (High::of(set(&five)), 5, CardSet::EMPTY));
        let (low, five) = Low::best_five(all).expect("five cards or more");
        prop_assert_eq!((low, set(&five).len(), set(&five) - all), (Low::of(set(&five)), 5, CardSet::EMPTY));
        if let Some((low, five)) = Low8::best_five(all) {
            prop_assert_eq!((Some(low), set(&five) - all), (Low8::of(set(&five)), CardSet::EMPTY));
        }
    }

    #[test]
    fn omaha_takes_two_from_the_hand_and_three_from_the_board(
        (hole, board) in prop_oneof![close_cards(9), close_cards(10)].prop_map(|cards| (cards[5..].to_vec(), cards[..5].to_vec()))
    ) {
        let all: Vec<Card> = [&hole[..], &board[..]].concat();
        let (hole, board) = (set(&hole), set(&board));
        let hands: Vec<_> = fives(&all).into_iter().filter(|five| (*five & hole).len() == 2).collect();
        prop_assert_eq!(hands.len(), if hole.len() == 4 { 60 } else { 100 });
        let high = hands.iter().map(|five| High::of(*five)).max();
        let low = hands.iter().filter_map(|five| Low8::of(*five)).max();
        prop_assert_eq!((omaha::high(hole, board), omaha::low8(hole, board)), (high, low));
    }

    #[test]
    fn of_two_hands_the_one_that_reckons_higher_wins(a in close_cards(5), b in close_cards(5)) {
        let (a, b) = (set(&a), set(&b));
        prop_assert_eq!(High::of(a).cmp(&High::of(b)), reckon(a).cmp(&reckon(b)));
        prop_assert_eq!(High::of(a) == High::of(b), High::of(a).describe() == High::of(b).describe());
    }

    #[test]
    fn neither_the_order_of_the_cards_nor_which_suit_is_which_matters(
        (cards, shuffled) in (1_usize..8).prop_flat_map(close_cards).prop_flat_map(|cards| (Just(cards.clone()), Just(cards).prop_shuffle())),
        suits in Just(Suit::ALL.to_vec()).prop_shuffle(),
    ) {
        let renamed = set(&cards).iter().map(|card| Card::new(card.rank(), suits[card.suit() as usize])).collect::<CardSet>();
        for other in [set(&shuffled), renamed] {
            prop_assert_eq!(High::of(set(&cards)), High::of(other));
            prop_assert_eq!(Low::of(set(&cards)), Low::of(other));
            prop_assert_eq!(Low8::of(set(&cards)), Low8::of(other));
        }
    }

    #[test]
    fn a_card_more_never_makes_a_hand_worse(cards in close_cards(7)) {
        for n in 5..7 {
            let (fewer, more) = (set(&cards[..n]), set(&cards[..=n]));
            prop_assert!(High::of(fewer) <= High::of(more) && Low::of(fewer) <= Low::of(more) && Low8::of(fewer) <= Low8::of(more));
        }
    }
}
