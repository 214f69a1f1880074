//! The notation: what is printed reads back as what it was.

mod common;

use proptest::prelude::*;
use ruling::corpus::{Corpus, Source};
use ruling::notation::{parse_line, parse_verdict};

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
        "200/400", "on", "the", "flop", "limit", "!", "posts", "dark", "takes", "back", "chooses",
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
