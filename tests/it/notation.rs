//! The notation: what is printed reads back as what it was.

use proptest::prelude::*;
use ruling::corpus::{Corpus, Source};
use ruling::notation::{parse_line, parse_verdict};

use super::{cards, common};

fn round(line: &str) {
    let parsed = parse_line(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    let printed = parsed.to_string();
    let again = parse_line(&printed).unwrap_or_else(|error| panic!("{line} printed as {printed}: {error:?}"));
    assert_eq!(parsed, again, "{line} printed as {printed}");
    assert_eq!(again.to_string(), printed);
}

proptest! {
    #[test]
    fn events_print_and_read_back(line in common::event()) {
        round(&line);
    }

    #[test]
    fn tables_print_and_read_back(line in common::table()) {
        round(&line);
    }

    #[test]
    fn cards_print_and_read_back(event in cards::event(), states in prop::collection::vec(cards::state(), 1..4)) {
        round(&event);
        round(&states.join(", "));
    }

    #[test]
    fn verdicts_of_the_showdown_print_and_read_back(verdict in cards::verdict()) {
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
        ("B shows", "", "the line ends, expected `his hand`, or cards such as `As Kd`", ""),
        ("B tables her hand", "her", "expected `his hand`, or cards such as `As Kd`", ""),
        ("B claims a hand", "hand", "expected a hand, such as `a flush` or `two pair`", ""),
        ("B's cards fly", "cards", "expected `cards touch`, `cards mix with` or `cards are protected`", ""),
        ("B's cards touch me", "me", "expected `the muck`, `the board`, `the burn cards` or `C's cards`", ""),
        ("draw for the button: A Kh, A Kc", "A", "A draws twice", "every player draws one card"),
        ("draw for the button: A Kh, B Kh", "Kh", "Kh is drawn twice", "a deck has every card once"),
        ("draw for the button", "", "the line ends, expected `draw for the button:` and a card each", ""),
        ("board", "", "the line ends, expected cards such as `As Kd`", ""),
        ("board 2c 7d", "2c", "a board has 3, 4 or 5 cards", "list the flop, then the turn and the river if they are out"),
        ("main pot 300", "", "the line ends, expected `of` and those who have a claim to it", ""),
        ("main pot 300 of A A", "A", "he is listed twice", "name each player once"),
        ("5 s", "", "the line ends, expected `pass`, as in `5 s pass`", ""),
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
        ("dealer finds 51 chips", "chips", "expected `cards`", ""),
        ("floor judges B's cards good", "good", "expected `identifiable`", ""),
        ("! A wins", "", "the line ends, expected an amount", ""),
        ("! A wins 300 of the pot", "pot", "expected `main pot`, `side pot` or `second side pot`", ""),
        ("! A has two pair K", "", "the line ends, expected another rank", ""),
        (
            "! A has straight K Q",
            "Q",
            "there are too many ranks",
            "such a hand has at most 1: what it is called by, then the kickers",
        ),
        ("! A has pair K K", "K", "K is listed twice", "name each rank once, in the order in which they count"),
        ("! A has a flush", "a", "expected a hand, such as `two pair K Q J` or `low 8 6 4 2 A`", ""),
        ("! A shows first, B", "B", "expected `then` and those who follow", ""),
        ("! dealer breaches", "", "the line ends, expected the rule whose duty was broken", ""),
        ("! A B show", "show", "expected `show now`", ""),
    ] {
        assert_eq!(refused(line), (place, message.to_owned(), help.to_owned()), "{line}");
    }
    // The place is the later of two equal words.
    let at = |line: &str| parse_line(line).expect_err(line).span;
    assert_eq!(at("A holds As As"), 11..13);
    assert_eq!(at("draw for the button: A Kh, A Kc"), 27..28);
}
