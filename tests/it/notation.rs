//! The notation: what is printed reads back as what it was.

use proptest::prelude::*;
use ruling::corpus::{Corpus, Source};
use ruling::notation::{LineKind, LineReader, guide, parse_line, parse_verdict};

use super::common;

fn round(line: &str) {
    let parsed = parse_line(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    let printed = parsed.to_string();
    let again = parse_line(&printed).unwrap_or_else(|error| panic!("{line} printed as {printed}: {error:?}"));
    assert_eq!(parsed, again, "{line} printed as {printed}");
    assert_eq!(again.to_string(), printed);
}

proptest! {
    #![proptest_config(common::plays(256))]

    #[test]
    fn events_print_and_read_back(line in common::event()) {
        round(&line);
    }

    #[test]
    fn tables_print_and_read_back(line in common::table(), states in prop::collection::vec(common::state(), 1..4)) {
        round(&line);
        round(&states.join(", "));
    }

    #[test]
    fn verdicts_print_and_read_back(verdict in common::verdict()) {
        round(&format!("! {verdict}"));
        round(&format!("floor decides: {verdict}"));
    }

    /// Whatever is typed is either read or refused with a place inside the line.
    #[test]
    fn nothing_typed_is_a_panic(line in "\\PC{0,60}") {
        if let Err(error) = parse_line(&line) {
            prop_assert!(error.span.start <= error.span.end && error.span.end <= line.len(), "{line:?} {error:?}");
        }
        let _ = parse_verdict(&line);
    }

    /// The same with words of the notation in any order.
    #[test]
    fn words_of_the_notation_in_any_order_are_no_panic(words in prop::collection::vec(prop::sample::select(vec![
        "A", "B's", "calls", "raises", "to", "800", "99999999999999999999", "2x1000", "0x5", "+", ",", "|", ":", "(", ")", "\"raise\"", "says", "then",
        "pushes", "floor", "decides", "may", "fold", "or", "more", "up", "is", "void", "returned", "owed", "dealer", "tells", "seats", "blinds",
        "200/400", "on", "the", "flop", "limit", "!", "posts", "dark", "takes", "back", "chooses", "holds", "As", "Kd", "x", "board", "deals",
        "cards", "touch", "mix", "with", "muck", "mucks", "shows", "first", "now", "has", "two", "pair", "K", "Q", "side", "pot", "of", "wins",
        "draw", "for", "button", "fourth", "street", "s", "pass", "5", "claims", "turns", "judges", "his", "hand", "stud", "at", "showdown",
    ]), 0..12)) {
        let line = words.join(" ");
        if let Err(error) = parse_line(&line) {
            prop_assert!(error.span.end <= line.len(), "{line:?} {error:?}");
        }
        let _ = parse_verdict(&line);
    }
}

#[test]
fn every_line_of_the_corpus_prints_and_reads_back() {
    let corpus = Corpus::load(&Source::embedded()).expect("the shipped corpus loads");
    let mut lines = 0;
    for scenario in corpus.rules.iter().flat_map(|rule| &rule.scenarios) {
        for line in scenario.table.text.lines().chain(scenario.play.text.lines()).filter(|l| !l.trim().is_empty()) {
            round(line);
            lines += 1;
        }
        for line in scenario.rulings.iter().flat_map(|branch| branch.then.text.lines()).filter(|l| !l.trim().is_empty()) {
            let verdict = parse_verdict(line).expect("the shipped corpus parses");
            assert_eq!(parse_verdict(&verdict.to_string()).as_ref(), Ok(&verdict), "{line}");
            lines += 1;
        }
    }
    assert!(lines > 900, "{lines}");
}

fn printed(line: &str) -> String {
    parse_line(line).unwrap_or_else(|error| panic!("{line}: {error:?}")).to_string()
}

/// What a line is refused for: the words that are meant, what is wrong, and what to do.
fn refused(line: &str) -> (&str, String, String) {
    let error = parse_line(line).expect_err(line);
    (&line[error.span], error.message, error.help.unwrap_or_default())
}

#[test]
fn cards_print_as_they_were_written() {
    for line in [
        "A holds (7c 2d) 5h",
        "A holds (7c 2d) 5h (3s)",
        "dealer deals A (7c 2d) 5h",
        "A holds (x x) Ks",
        "A holds As Kd",
        "A holds x x",
        "dealer deals A x",
        "B completes to 100",
        "B raises to 100",
        "B tables As Kd",
        "B flashes As Kd",
        "B shows As",
        "B shows As Kd to C",
        "flop 2c 7d Jh",
        "draw for the button: A Kh, B Kc",
        "! A has two pair K Q J",
        "! A has low 8 6 4 2 A",
        "! A shows now",
        "A has 0",
    ] {
        assert_eq!(printed(line), line);
    }
}

/// What is said in several ways is printed in one.
#[test]
fn other_ways_to_say_it_are_read_too() {
    for (line, print) in [
        ("A holds 10d Kd", "A holds Td Kd"),
        ("A holds (7c) (2d) 5h", "A holds (7c 2d) 5h"),
        ("A mucks his cards face down", "A mucks"),
        ("A throws his cards into the muck", "A mucks"),
        ("B shows his hand", "B tables his hand"),
        ("B completes 100", "B completes to 100"),
        ("B refuses", "B refuses to show"),
        ("limit seven-card stud high-low 100/200", "limit stud eight-or-better 100/200"),
        ("! A has pair 10 A K Q", "! A has pair T A K Q"),
    ] {
        assert_eq!(printed(line), print, "{line}");
    }
}

#[test]
fn a_completion_is_no_raise() {
    assert_ne!(parse_line("B completes to 100"), parse_line("B raises to 100"));
    assert_ne!(parse_line("B tables As Kd"), parse_line("B shows As Kd"));
    assert_ne!(parse_line("A holds (7c 2d) 5h"), parse_line("A holds 7c 2d 5h"));
}

#[test]
fn broken_lines_are_refused_with_their_place() {
    for (line, place, message, help) in [
        ("A holds As As", "As", "As is listed twice", "a deck has every card once"),
        ("A holds", "", "the line ends, expected cards such as `As Kd`, or `x` for an unknown one", ""),
        ("A holds (7c 2d", "", "the line ends, expected another card, or `)`", ""),
        ("A holds Ax", "Ax", "expected cards such as `As Kd`, or `x` for an unknown one", ""),
        ("B shows", "", "the line ends, expected `his hand`, `no document`, or cards such as `As Kd`", ""),
        ("B tables her hand", "her", "expected `his hand`, or cards such as `As Kd`", ""),
        (
            "B claims a hand",
            "hand",
            "expected `high card`, `pair`, `two pair`, `three of a kind`, `straight`, `flush`, `full house`, `four of a kind` or \
             `straight flush`",
            "",
        ),
        ("B's cards fly", "fly", "expected `are protected`, `touch the muck` or `mix with the muck`", ""),
        ("B's cards touch me", "me", "expected `the muck`, `the board`, `the burn cards` or `B's cards`", ""),
        ("draw for the button: A Kh, A Kc", "A", "A draws twice", "every player draws one card"),
        ("draw for the button: A Kh, B Kh", "Kh", "Kh is drawn twice", "a deck has every card once"),
        ("draw for the button", "", "the line ends, expected `: A Kh, B Kc`", ""),
        ("board", "", "the line ends, expected cards such as `As Kd`", ""),
        ("board 2c 7d", "2c", "a board has 3, 4 or 5 cards", "list the flop, then the turn and the river if they are out"),
        ("main pot 300", "", "the line ends, expected `of A B C`", ""),
        ("main pot 300 of A A", "A", "this player is listed twice", "name each player once"),
        ("5 s", "", "the line ends, expected `pass`", ""),
        ("0 s pass", "0", "the amount is 0", "state what is at least 1"),
        ("flop 2c 2c 3d", "2c", "2c is listed twice", "a deck has every card once"),
        (
            "fourth street 2c 2c",
            "2c",
            "a street of stud has no cards on the board",
            "deal them to the players: `dealer deals A Kd`",
        ),
        (
            "no-limit badugi",
            "badugi",
            "expected `hold'em`, `omaha`, `omaha eight-or-better`, `stud`, `stud eight-or-better` or `razz`",
            "",
        ),
        (
            "dealer finds 51 chips",
            "chips",
            "expected `exposed cards`, `boxed cards`, `cards in the stub`, `cards` or `on the floor`",
            "",
        ),
        ("floor judges B's cards good", "good", "expected `identifiable`", ""),
        ("! A wins", "", "the line ends, expected an amount", ""),
        (
            "! A wins 300 of the pot",
            "pot",
            "expected `main pot`, `side pot`, `second side pot`, `third side pot`, `fourth side pot`, `fifth side pot`, `sixth side \
             pot`, `seventh side pot`, `eighth side pot` or `ninth side pot`",
            "",
        ),
        ("! A has two pair K", "", "the line ends, expected another rank", ""),
        (
            "! A has straight K Q",
            "Q",
            "there are too many ranks",
            "such a hand has at most 1: what it is called by, then the kickers",
        ),
        ("! A has pair K K", "K", "K is listed twice", "name each rank once, in the order in which they count"),
        (
            "! A has a flush",
            "a",
            "expected a hand, such as `two pair K Q J` or `low 8 6 4 2 A`, an amount in digits, or chips such as 2x1000 + 1x500, or an amount",
            "",
        ),
        ("! A shows first, B", "B", "expected `then` and those who follow", ""),
        ("! dealer breaches", "", "the line ends, expected the rule whose duty was broken", ""),
        ("! A B show", "", "the line ends, expected `now`", ""),
    ] {
        assert_eq!(refused(line), (place, message.to_owned(), help.to_owned()), "{line}");
    }
    // The place is the later of two equal words.
    let at = |line: &str| parse_line(line).expect_err(line).span;
    assert_eq!(at("A holds As As"), 11..13);
    assert_eq!(at("draw for the button: A Kh, A Kc"), 27..28);
}

/// A seat is called by its letter, its number, its position or the player's name, wherever one can stand.
#[test]
fn seats_print_as_they_were_called() {
    for line in [
        "seats seat 1 UTG - Anna Béla C",
        "button seat 10",
        "seat 3 has 4x1000 + 10x100, CO has folded, Anna is away",
        "Дмитрий holds As Kd, seat 3's cards are protected",
        "side pot 205 of Anna seat 3 BTN",
        "Anna raises to 1200 then says \"well\"",
        "seat 3 asks for Anna's count",
        "MP asks to see seat 3's hand",
        "seat 3 Anna LJ agree: straddles",
        "seat 3's cards touch Anna's cards",
        "HJ throws his cards to seat 4",
        "dealer deals Anna As Kd",
        "dealer deals seat 3 (7c 2d) 5h",
        "draw for the button: Anna Kh, seat 3 Kc, UTG 2d",
        "floor judges seat 3 misinformed",
        "floor judges Anna's cards not identifiable",
        "floor decides: seat 3 calls 1000",
        "! 21000 from seat 3 to Anna",
        "! Anna shows first, then seat 3 CO",
        "! Anna seat 3 show now",
        "! dealer turns up seat 3's As",
        "! 5 of seat 3 stays",
        "! seat 3 may fold or call 400",
    ] {
        assert_eq!(printed(line), line);
    }
}

/// Words of the notation, cards and single letters are nobody's name, in whatever case.
#[test]
fn what_means_something_else_is_no_name() {
    for line in
        ["Dealer mucks", "As checks", "Kd checks", "Q checks", "Blinds checks", "seat 0 checks", "seat checks", "seat 300 checks"]
    {
        assert!(parse_line(line).is_err(), "{line}");
    }
    assert_eq!(refused("Blinds 200/400").2, "did you mean `blinds 200/400`?");
    assert_eq!(refused("seats Anna Omaha").0, "Omaha");
}

#[test]
fn names_are_declared_before_they_are_called() {
    let read = |lines: &[&str]| {
        let mut reader = LineReader::default();
        lines.iter().map(|line| reader.line(line)).collect::<Result<Vec<_>, _>>()
    };
    assert!(
        read(&["Anna has 5000, seats Anna Béla C", "button Béla", "Anna calls", "C asks for Béla's count", "! Anna calls 400"])
            .is_ok()
    );
    assert!(read(&["seat 3 calls", "CO folds", "A calls"]).is_ok());
    let error = read(&["seats Anna Béla C", "C tells Annabel to act"]).expect_err("nobody is called Annabel");
    assert_eq!((error.span, error.message.as_str()), (8..15, "nobody at the table is called Annabel"));
    assert_eq!(
        error.help.as_deref(),
        Some("name all players first, for example `seats Annabel B C`; else seats are `A` to `J`, `seat 3` or `CO`")
    );
    let error = read(&["seats Anna Béla C", "! Ann's hand is dead"]).expect_err("nobody is called Ann");
    assert_eq!(error.span, 2..5);
}

/// The examples of help and completions are lines as they are printed.
#[test]
fn every_example_prints_and_reads_back() {
    let mut lines = 0;
    for phrase in guide() {
        for (at, example) in phrase.examples.iter().enumerate() {
            let line = if phrase.kind == LineKind::Verdict { format!("! {example}") } else { example.clone() };
            round(&line);
            assert!(at > 0 || printed(&line) == line, "{line}");
            lines += 1;
        }
    }
    assert!(lines > 200, "{lines}");
}

/// Words that are nearly right are recognised wherever a word of a phrase stands.
#[test]
fn what_was_probably_meant_is_proposed() {
    for (line, help) in [
        ("A raizes to 1200", "did you mean `raises`?"),
        ("A reaises to 1200", "did you mean `raises`?"),
        ("dealer rifles", "did you mean `riffles`?"),
        ("floor juges it gross", "did you mean `judges`?"),
        ("floor judges it gros", "did you mean `gross`?"),
        ("A asks for the pott", "did you mean `pot`?"),
        ("butten A", "did you mean `button B`?"),
        ("! the deck is complet", "did you mean `complete`?"),
        ("B's cards tuch the muck", "did you mean `touch the muck`?"),
    ] {
        assert_eq!(refused(line).2, help, "{line}");
    }
}
