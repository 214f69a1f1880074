//! What several tests share: lines of play made up at random, within the notation.

use proptest::prelude::*;

fn seat() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["A", "B", "C", "D"])
}

fn amount() -> impl Strategy<Value = i64> {
    prop_oneof![Just(1), 1..50i64, (1..200i64).prop_map(|n| n * 50), Just(1_000_000_000_000)]
}

fn chips() -> impl Strategy<Value = String> {
    let pile = (1..5i64, prop::sample::select(vec![25i64, 100, 500, 1000, 5000]));
    prop_oneof![
        amount().prop_map(|n| n.to_string()),
        pile.clone().prop_map(|(n, v)| format!("{n}x{v}")),
        (1..5i64, 1..5i64).prop_map(|(a, b)| format!("{a}x1000 + {b}x25")),
    ]
}

fn words() -> impl Strategy<Value = String> {
    let plain = prop::sample::select(vec![
        "raise",
        "call",
        "check",
        "fold",
        "all-in",
        "pot",
        "I bet the pot",
        "call and raise",
        "if you bet, I raise",
        "let's dance",
        "emelek",
        "пас",
        "raise to 1200",
        "raise by 300",
    ]);
    prop_oneof![
        plain.prop_map(|w| format!("says \"{w}\"")),
        amount().prop_map(|n| format!("says \"raise to {n}\"")),
        Just("says \"five\" (500 or 5000)".to_owned())
    ]
}

fn step() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(vec!["checks", "calls", "folds", "is all-in", "taps the table", "posts late", "asks for the pot", "asks to raise",
            "objects: skipped", "objects: string bet", "pushes his stack", "pushes his cards forward", "throws his cards forward",
            "throws his cards over the line", "throws his cards toward the muck"]).prop_map(str::to_owned),
        3 => amount().prop_map(|n| format!("bets {n}")),
        3 => amount().prop_map(|n| format!("raises to {n}")),
        1 => amount().prop_map(|n| format!("is all-in for {n}")),
        1 => amount().prop_map(|n| format!("posts {n} in the dark")),
        4 => chips().prop_map(|c| format!("pushes {c}")),
        1 => chips().prop_map(|c| format!("dribbles {c}")),
        1 => chips().prop_map(|c| format!("throws {c} into the pot")),
        1 => chips().prop_map(|c| format!("takes back {c}")),
        1 => chips().prop_map(|c| format!("finds {c} under his arm")),
        2 => words(),
    ]
}

/// One event, in the notation.
pub fn event() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => (seat(), prop::collection::vec(step(), 1..4)).prop_map(|(s, steps)| format!("{s} {}", steps.join(" then "))),
        1 => prop::sample::select(vec!["flop", "turn", "river", "floor judges it deliberate", "floor judges the chip tiny", "floor judges it not unusual",
            "dealer leaves the pot in a heap", "A B C D agree: straddles", "floor decides: B calls 800"]).prop_map(str::to_owned),
        1 => (seat(), amount()).prop_map(|(s, n)| format!("dealer tells {s} the bet is {n}")),
        1 => (seat(), amount()).prop_map(|(s, n)| format!("dealer tells {s} the pot is {n}")),
        1 => seat().prop_map(|s| format!("dealer tells {s} to act")),
        1 => seat().prop_map(|s| format!("dealer pushes the pot to {s}")),
    ]
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
