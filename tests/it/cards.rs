//! Lines about cards, showdown and pots, made up at random within the notation.

use proptest::prelude::*;

fn seat() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["A", "B", "C", "D"])
}

/// Different players, in any order.
fn seats() -> impl Strategy<Value = String> {
    let all = prop::sample::subsequence(vec!["A", "B", "C", "D", "SB", "BB"], 1..=6);
    all.prop_shuffle().prop_map(|seats| seats.join(" "))
}

fn deck() -> Vec<String> {
    let ranks = "23456789TJQKA".chars();
    ranks.flat_map(|rank| "cdhs".chars().map(move |suit| format!("{rank}{suit}"))).collect()
}

fn card() -> impl Strategy<Value = String> {
    prop::sample::select(deck())
}

/// So many different cards, in any order.
fn cards(n: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = String> {
    prop::sample::subsequence(deck(), n).prop_shuffle().prop_map(|cards| cards.join(" "))
}

/// Cards before a player: known or not, closed or open.
fn dealt() -> impl Strategy<Value = String> {
    let lying = (prop::bool::ANY, prop::bool::weighted(0.2));
    (prop::sample::subsequence(deck(), 1..=7).prop_shuffle(), prop::collection::vec(lying, 7)).prop_map(|(cards, lying)| {
        let one = |(card, (closed, unknown)): (&String, &(bool, bool))| {
            let card = if *unknown { "x" } else { card };
            if *closed { format!("({card})") } else { card.to_owned() }
        };
        cards.iter().zip(&lying).map(one).collect::<Vec<_>>().join(" ")
    })
}

fn amount() -> impl Strategy<Value = i64> {
    prop_oneof![Just(1), 1..50i64, (1..200i64).prop_map(|n| n * 50), Just(1_000_000_000_000)]
}

fn pot() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["main pot", "side pot", "second side pot", "third side pot", "ninth side pot"])
}

fn fixed(lines: &'static str) -> impl Strategy<Value = String> {
    prop::sample::select(lines.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>())
}

/// One fact about cards or pots.
pub fn state() -> impl Strategy<Value = String> {
    prop_oneof![
        (seat(), dealt()).prop_map(|(s, cards)| format!("{s} holds {cards}")),
        cards(3..=5).prop_map(|cards| format!("board {cards}")),
        (pot(), amount(), seats()).prop_map(|(pot, n, of)| format!("{pot} {n} of {of}")),
        amount().prop_map(|n| format!("bring-in {n}")),
        seat().prop_map(|s| format!("{s}'s cards are protected")),
        seat().prop_map(|s| format!("{s} has 0")),
        fixed(
            "at showdown
             machine shuffle
             B has 2 warnings: announcing
             on the third street
             on the seventh street
             limit stud 100/200
             limit stud eight-or-better 100/200
             limit razz 100/200
             pot-limit omaha eight-or-better"
        ),
    ]
}

/// One event with cards.
pub fn event() -> impl Strategy<Value = String> {
    let street = prop::sample::select(vec!["flop", "turn", "river"]);
    let player = (seat(), step()).prop_map(|(s, step)| format!("{s} {step}"));
    let drawn = prop::sample::subsequence(deck(), 4).prop_shuffle();
    prop_oneof![
        6 => player,
        2 => (seat(), step(), step()).prop_map(|(s, a, b)| format!("{s} {a} then {b}")),
        1 => (street, cards(1..=3)).prop_map(|(street, cards)| format!("{street} {cards}")),
        2 => (seat(), dealt()).prop_map(|(s, cards)| format!("dealer deals {s} {cards}")),
        1 => (seat(), seat(), prop::sample::select(vec!["touch", "mix with"])).prop_map(|(a, b, how)| format!("{a}'s cards {how} {b}'s cards")),
        1 => (1..100i64).prop_map(|n| format!("{n} s pass")),
        1 => (1..60i64).prop_map(|n| format!("dealer finds {n} cards")),
        1 => drawn.prop_map(|c| format!("draw for the button: A {}, B {}, C {}, D {}", c[0], c[1], c[2], c[3])),
        3 => fixed(
            "third street
             fourth street
             fifth street
             sixth street
             seventh street
             B's cards touch the muck
             B's cards touch the board
             B's cards touch the burn cards
             B's cards mix with the muck
             B's cards mix with the board
             B's cards mix with the burn cards
             dealer mucks B's cards
             dealer turns up B's cards
             dealer washes the cards
             dealer riffles
             dealer presses the shuffler button
             dealer tells B to show his cards
             floor tells B to show his cards
             dealer tells B he has lost
             floor judges B's cards identifiable
             floor judges B's cards not identifiable
             floor judges the grounds good
             floor judges the grounds not good
             floor judges the delay needless
             floor judges the delay not needless
             floor judges it gross
             floor judges it not gross"
        ),
    ]
}

fn step() -> impl Strategy<Value = String> {
    let hand = prop_oneof![Just("his hand".to_owned()), cards(1..=4)];
    prop_oneof![
        (prop::sample::select(vec!["tables", "flashes", "shows"]), hand.clone()).prop_map(|(verb, hand)| format!("{verb} {hand}")),
        (hand, seat()).prop_map(|(hand, s)| format!("shows {hand} to {s}")),
        amount().prop_map(|n| format!("brings in {n}")),
        amount().prop_map(|n| format!("completes to {n}")),
        fixed(
            "mucks
             throws his cards face up into the muck
             throws his cards to C
             lifts his upcards
             turns up B's cards
             refuses to show
             points at B's hand
             reaches into the pot
             objects: the pot
             asks to see B's hand
             asks for his hand back
             asks for the next card
             claims a high card
             claims a pair
             claims two pair
             claims three of a kind
             claims a straight
             claims a flush
             claims a full house
             claims four of a kind
             claims a straight flush"
        ),
    ]
}

/// One verdict of the showdown.
pub fn verdict() -> impl Strategy<Value = String> {
    prop_oneof![
        (seat(), amount()).prop_map(|(s, n)| format!("{s} wins {n}")),
        (seat(), amount(), pot()).prop_map(|(s, n, pot)| format!("{s} wins {n} of the {pot}")),
        (pot(), amount(), seats()).prop_map(|(pot, n, of)| format!("{pot} {n} of {of}")),
        seats().prop_map(|of| format!("{of} show now")),
        seats().prop_map(|of| match of.split_once(' ') {
            Some((first, rest)) => format!("{first} shows first, then {rest}"),
            None => format!("{of} shows first"),
        }),
        (seat(), card()).prop_map(|(s, card)| format!("dealer turns up {s}'s {card}")),
        (seat(), hand()).prop_map(|(s, hand)| format!("{s} has {hand}")),
        seat().prop_map(|s| format!("button {s}")),
        fixed(
            "B must show
             B may muck
             B need not show
             B's hand is tabled
             B's hand is not tabled
             dealer turns up B's cards
             dealer breaches tabling
             the deck is complete
             the deck is defective
             floor decides: B's hand is live | B's hand is dead
             floor decides: A shows first, then B C | A B C show now"
        ),
    ]
}

/// A hand as it is read, with all its ranks.
fn hand() -> impl Strategy<Value = String> {
    let ranks: Vec<char> = "AKQJT98765432".chars().collect();
    let names = prop::sample::select(vec![
        ("high card", 5),
        ("pair", 4),
        ("two pair", 3),
        ("three of a kind", 3),
        ("straight", 1),
        ("flush", 5),
        ("full house", 2),
        ("four of a kind", 2),
        ("straight flush", 1),
        ("low", 5),
    ]);
    (names, prop::sample::subsequence(ranks, 5).prop_shuffle()).prop_map(|((name, n), ranks)| {
        let ranks: Vec<String> = ranks.iter().take(n).map(char::to_string).collect();
        format!("{name} {}", ranks.join(" "))
    })
}
