//! What several tests share: lines made up at random from the phrases of the notation.

use proptest::prelude::*;
use ruling::engine::event::{Event, SeatingEvent, Step};
use ruling::notation::{FormText, LineKind, PhraseGuide, guide};

/// Chips are told of one hand: what each has when the next one begins, nobody has said.
pub fn begins_another_hand(event: &Event) -> bool {
    event.steps.iter().any(|step| matches!(step, Step::Seating(SeatingEvent::NextHand)))
}

fn seat() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["A", "B", "C", "D"]).prop_map(str::to_owned)
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

fn drawn() -> impl Strategy<Value = String> {
    let four = prop::sample::subsequence(deck(), 4).prop_shuffle();
    four.prop_map(|c| format!("A {}, B {}, C {}, D {}", c[0], c[1], c[2], c[3]))
}

fn amount() -> impl Strategy<Value = i64> {
    prop_oneof![Just(1), 1..50i64, (1..200i64).prop_map(|n| n * 50), Just(1_000_000_000_000)]
}

fn chips() -> impl Strategy<Value = String> {
    let pile = (1..5i64, prop::sample::select(vec![25i64, 100, 500, 1000, 5000]));
    prop_oneof![
        amount().prop_map(|n| n.to_string()),
        pile.prop_map(|(n, v)| format!("{n}x{v}")),
        (1..5i64, 1..5i64).prop_map(|(a, b)| format!("{a}x1000 + {b}x25")),
    ]
}

/// What fills a slot of this kind: made up where there is much to choose from, else one of the usual fillings.
fn filling(kind: &'static str, usual: Vec<String>) -> BoxedStrategy<String> {
    let usual = prop::sample::select(usual);
    match kind {
        "amount" => amount().prop_map(|n| n.to_string()).boxed(),
        "chips" => chips().boxed(),
        "seat" => seat().boxed(),
        "owner" => seat().prop_map(|seat| format!("{seat}'s")).boxed(),
        "seats" => seats().boxed(),
        "card" => cards(1..=1).boxed(),
        "cards" => cards(1..=4).boxed(),
        "board" => cards(3..=5).boxed(),
        "dealt" => dealt().boxed(),
        "drawn" => drawn().boxed(),
        "speech" => prop_oneof![
            4 => usual,
            1 => prop::sample::select(vec!["\"emelek\"".to_owned(), "\"пас\"".to_owned(), "\"I bet the pot\"".to_owned()]),
            1 => amount().prop_map(|n| format!("\"raise to {n}\"")),
        ]
        .boxed(),
        _ => usual.boxed(),
    }
}

/// The phrase in one of its forms, filled in.
fn filled(phrase: PhraseGuide) -> BoxedStrategy<String> {
    let form = |form: &Vec<FormText>| {
        let pieces = form.iter().map(|piece| match piece {
            FormText::Words(words) => Just(words.clone()).boxed(),
            FormText::Slot(kind, usual) => filling(kind, usual.clone()),
        });
        pieces.collect::<Vec<_>>().prop_map(|pieces| pieces.join(" ")).boxed()
    };
    prop::sample::select(phrase.forms.iter().map(form).collect::<Vec<_>>()).prop_flat_map(|form| form).boxed()
}

fn phrases(kinds: &[LineKind]) -> BoxedStrategy<String> {
    let of_kind = guide().filter(|phrase| kinds.contains(&phrase.kind));
    let with_subject = of_kind.map(|phrase| {
        let subject = phrase.subject.clone();
        filled(phrase).prop_map(move |words| format!("{subject} {words}").trim_start().to_owned()).boxed()
    });
    prop::sample::select(with_subject.collect::<Vec<_>>()).prop_flat_map(|phrase| phrase).boxed()
}

/// What a player does, without who he is.
fn step() -> BoxedStrategy<String> {
    let steps = guide().filter(|phrase| phrase.kind == LineKind::Player).map(filled);
    prop::sample::select(steps.collect::<Vec<_>>()).prop_flat_map(|step| step).boxed()
}

/// One event, in the notation.
pub fn event() -> impl Strategy<Value = String> {
    let others = [LineKind::Players, LineKind::Cards, LineKind::Table, LineKind::Dealer, LineKind::Floor];
    prop_oneof![
        2 => (seat(), prop::collection::vec(step(), 1..4)).prop_map(|(s, steps)| format!("{s} {}", steps.join(" then "))),
        1 => phrases(&others),
    ]
}

/// One fact of a table.
pub fn state() -> impl Strategy<Value = String> {
    phrases(&[LineKind::State])
}

/// One verdict.
pub fn verdict() -> impl Strategy<Value = String> {
    phrases(&[LineKind::Verdict])
}

/// A table at which every stack is stated.
pub fn table() -> impl Strategy<Value = String> {
    let game =
        prop::sample::select(vec!["no-limit hold'em, blinds 100/200", "pot-limit omaha, blinds 100/200", "limit hold'em 200/400"]);
    let street = prop::sample::select(vec!["", ", on the flop, pot 600", ", on the river, pot 3000"]);
    let button = prop::sample::select(vec![", button A", ", button D"]);
    let stacks = prop::collection::vec(1..20_000i64, 4);
    (game, street, button, stacks).prop_map(|(game, street, button, stacks)| {
        let stacks: Vec<String> = stacks.iter().zip(["A", "B", "C", "D"]).map(|(n, s)| format!(", {s} has {n}")).collect();
        format!("{game}, seats A B C D{button}{street}{}", stacks.join(""))
    })
}
