//! Tables and plays made up at random, that come to a showdown more often than not.

use proptest::prelude::*;

/// A table, and lines of play at it.
pub type Play = (String, Vec<String>);

#[derive(Debug)]
struct Shape {
    seats: usize,
    game: usize,
    street: usize,
    button: Option<usize>,
    stacks: Vec<Option<i64>>,
    known: Vec<bool>,
    pots: usize,
    chip: i64,
}

const GAMES: [(&str, usize); 7] = [
    ("no-limit hold'em, blinds 100/200", 2),
    ("pot-limit omaha, blinds 100/200", 4),
    ("limit omaha eight-or-better 100/200", 4),
    ("limit hold'em 100/200", 2),
    ("limit stud 100/200", 7),
    ("limit stud eight-or-better 100/200", 7),
    ("limit razz 100/200", 7),
];

const NAMES: [&str; 4] = ["A", "B", "C", "D"];

fn shape() -> impl Strategy<Value = Shape> {
    let stack = prop_oneof![Just(None), (0..=60_i64).prop_map(|n| Some(n * 25))];
    (2..=4_usize).prop_flat_map(move |seats| {
        let button = prop::option::weighted(0.6, 0..seats);
        let stacks = prop::collection::vec(stack.clone(), seats);
        let known = prop::collection::vec(prop::bool::weighted(0.85), seats);
        (0..GAMES.len(), 0..6_usize, button, stacks, known, 0..4_usize, prop::sample::select(vec![1, 5, 25])).prop_map(
            move |(game, street, button, stacks, known, pots, chip)| Shape {
                seats,
                game,
                street,
                button,
                stacks,
                known,
                pots,
                chip,
            },
        )
    })
}

fn deck() -> impl Strategy<Value = Vec<String>> {
    let all = "23456789TJQKA".chars().flat_map(|rank| "cdhs".chars().map(move |suit| format!("{rank}{suit}")));
    Just(all.collect::<Vec<_>>()).prop_shuffle()
}

fn table(shape: &Shape, deck: &[String]) -> String {
    let (game, cards) = GAMES[shape.game];
    let stud = cards == 7;
    let names = &NAMES[..shape.seats];
    let mut facts = vec![game.to_owned(), format!("seats {}", names.join(" ")), format!("smallest chip {}", shape.chip)];
    facts.extend(shape.button.filter(|_| !stud).map(|at| format!("button {}", NAMES[at])));
    let (street, board) = match (shape.street, stud) {
        (0, false) => ("", 0),
        (1, false) => ("on the flop", 3),
        (2 | 3, false) => ("on the river", 5),
        (_, false) => ("at showdown", 5),
        (0..=3, true) => ("on the seventh street", 0),
        (_, true) => ("at showdown", 0),
    };
    facts.extend((!street.is_empty()).then(|| street.to_owned()));
    facts.extend((board > 0).then(|| format!("board {}", deck[..board].join(" "))));
    let pots = if street.is_empty() { 0 } else { shape.pots };
    let all = names.join(" ");
    let rest = names[1..].join(" ");
    facts.extend(match pots {
        0 => Vec::new(),
        1 => vec!["pot 1375".to_owned()],
        2 => vec![format!("main pot 600 of {all}")],
        _ => vec![format!("side pot 350 of {rest}"), format!("main pot 625 of {all}")],
    });
    let mut rest = &deck[5..];
    for (at, name) in names.iter().enumerate() {
        facts.extend(shape.stacks[at].map(|stack| format!("{name} has {stack}")));
        let (own, others) = rest.split_at(cards);
        rest = others;
        if !shape.known[at] {
            continue;
        }
        facts.push(match stud {
            true => format!("{name} holds ({}) {} ({})", own[..2].join(" "), own[2..6].join(" "), own[6]),
            false => format!("{name} holds {}", own.join(" ")),
        });
    }
    facts.join(", ")
}

fn seat() -> impl Strategy<Value = &'static str> {
    prop::sample::select(NAMES.to_vec())
}

fn fixed(lines: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(lines.to_vec()).prop_map(str::to_owned)
}

fn does() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => fixed(&["checks", "calls", "folds", "bets 200", "raises to 400", "is all-in", "pushes his stack"]),
        6 => fixed(&["tables his hand", "mucks", "tables his hand then mucks", "mucks then tables his hand"]),
        3 => fixed(&["flashes his hand", "pushes his cards forward", "throws his cards face up into the muck", "lifts his upcards",
            "refuses to show", "claims a flush", "claims a pair", "objects: the pot", "asks for his hand back",
            "asks for the next card", "reaches into the pot"]),
        2 => (fixed(&["asks to see $'s hand", "throws his cards to $", "shows his hand to $", "turns up $'s cards", "points at $'s hand"]), seat())
            .prop_map(|(line, of)| line.replace('$', of)),
        1 => prop::sample::select(vec!["As", "Kd", "7c"]).prop_map(|card| format!("shows {card}")),
    ]
}

fn line() -> impl Strategy<Value = String> {
    let to_somebody = fixed(&[
        "$'s cards touch the muck",
        "$'s cards touch the board",
        "$'s cards mix with the muck",
        "dealer mucks $'s cards",
        "dealer turns up $'s cards",
        "dealer pushes the pot to $",
        "dealer tells $ to show his cards",
        "floor tells $ to show his cards",
        "dealer tells $ he has lost",
        "floor judges $'s cards identifiable",
        "floor judges $'s cards not identifiable",
        "floor judges $ misinformed",
        "floor decides: $'s hand is live",
        "floor decides: $'s hand is dead",
    ]);
    prop_oneof![
        12 => (seat(), does()).prop_map(|(who, does)| format!("{who} {does}")),
        5 => (to_somebody, seat()).prop_map(|(line, of)| line.replace('$', of)),
        1 => (seat(), seat()).prop_map(|(a, b)| format!("{a}'s cards touch {b}'s cards")),
        2 => fixed(&["5 s pass", "60 s pass", "flop", "turn", "river", "dealer washes the cards", "dealer riffles",
            "dealer presses the shuffler button", "floor judges it deliberate", "floor judges it not deliberate",
            "floor judges the grounds good", "floor judges the delay needless", "floor judges it gross",
            "floor judges the cards separate"]),
    ]
}

/// A table with known and unknown hands, and anything at all done at it.
pub fn play() -> impl Strategy<Value = Play> {
    prop_oneof![1 => anything(), 1 => whole_hand()]
}

/// A hand that is bet on every street and tabled in the end, with a few things that do not belong there.
fn whole_hand() -> impl Strategy<Value = Play> {
    let bets = fixed(&["checks", "calls", "calls", "calls", "bets 200", "raises to 500", "is all-in", "is all-in", "folds"]);
    let bets = prop::collection::vec(bets, 32);
    let mischief = prop::collection::vec((any::<prop::sample::Index>(), line()), 0..4);
    (shape(), deck(), bets, Just(NAMES.to_vec()).prop_shuffle(), mischief).prop_map(|(mut shape, deck, bets, order, mischief)| {
        shape.street %= 3;
        let names = &NAMES[..shape.seats];
        let mut bets = bets.into_iter();
        let mut lines = Vec::new();
        let streets = [format!("flop {}", deck[..3].join(" ")), format!("turn {}", deck[3]), format!("river {}", deck[4])];
        for street in std::iter::once(None).chain(streets.iter().map(Some)) {
            lines.extend(street.cloned());
            lines.extend(names.iter().chain(names).zip(bets.by_ref()).map(|(name, bet)| format!("{name} {bet}")));
        }
        lines.extend(order.into_iter().filter(|name| names.contains(name)).map(|name| format!("{name} tables his hand")));
        let there = |line: &String| NAMES.iter().all(|name| names.contains(name) || !mentions(line, name));
        for (at, line) in mischief.into_iter().filter(|(_, line)| there(line)) {
            // Rather late than early: what happens at the showdown is the matter.
            lines.insert(lines.len() - at.index(lines.len().min(8)), line);
        }
        (table(&shape, &deck), lines)
    })
}

fn anything() -> impl Strategy<Value = Play> {
    let lines = prop::collection::vec(line(), 1..14);
    (shape(), deck(), lines).prop_map(|(shape, deck, lines)| {
        let names = &NAMES[..shape.seats];
        let there = |line: &String| NAMES.iter().all(|name| names.contains(name) || !mentions(line, name));
        (table(&shape, &deck), lines.into_iter().filter(there).collect())
    })
}

fn mentions(line: &str, name: &str) -> bool {
    line.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == name)
}

/// A showdown of known hands, and the order in which they are tabled.
pub fn tabling() -> impl Strategy<Value = Play> {
    (shape(), deck()).prop_flat_map(|(mut shape, deck)| {
        (shape.street, shape.pots) = (5, shape.pots.max(1));
        shape.known = vec![true; shape.seats];
        let lines: Vec<String> = NAMES[..shape.seats].iter().map(|name| format!("{name} tables his hand")).collect();
        (Just(table(&shape, &deck)), Just(lines).prop_shuffle())
    })
}
