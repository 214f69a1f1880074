//! `ruling compare`: where two rulebooks differ, each difference with a situation.

use std::collections::BTreeSet;

use insta::assert_snapshot;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::engine::decide::decide;
use ruling::engine::ruling::{Ruling, Verdict};
use ruling::lang::Lang;
use ruling::notation::{Line, parse_line};
use ruling::pages::teller;
use ruling::proof::{Witness, compare};
use ruling::scenario::custom;

use super::shell::{Shell, club};

#[test]
fn in_brief_every_rule_is_named_once() {
    let told = Shell::new().run(&["compare", "pslive", "klub", "--brief"]);
    let heads: Vec<&str> = told.lines().skip(2).filter(|line| !line.starts_with(' ')).collect();
    assert!(told.starts_with("exit 0\n") && heads.len() > 10 && !told.contains("> "), "{told}");
    assert!(heads.iter().any(|head| head.starts_with("Incomplete raises  ") && head.ends_with("Slovak club 21")), "{told}");
    let named: std::collections::BTreeSet<&&str> = heads.iter().collect();
    assert_eq!(named.len(), heads.len(), "{told}");
}

#[test]
fn one_rule_in_full() {
    assert_snapshot!(Shell::new().run(&["compare", "pslive", "klub-sk", "multiple-chips", "--lang", "en"]));
}

#[test]
fn in_six_languages() {
    let shell = Shell::new();
    let mut out = String::new();
    for lang in Lang::ALL.map(Lang::code) {
        let told = shell.run(&["compare", "holdem", "psi", "oversized-chip", "--lang", lang]);
        out.push_str(&format!("--- {lang}\n{told}\n"));
    }
    assert_snapshot!(out);
}

#[test]
fn on_a_narrow_terminal() {
    let shell = Shell::new().env("COLUMNS", "44");
    assert_snapshot!(shell.run(&["compare", "tda-2011", "reiz", "string-bet", "--lang", "en"]));
}

#[test]
fn as_json() {
    assert_snapshot!(Shell::new().run(&["compare", "holdem", "psi", "undercall", "--lang", "en", "--json"]));
}

#[test]
fn a_rule_by_its_number() {
    let told = Shell::new().run(&["compare", "pslive", "klub-sk", "4.11", "--lang", "en"]);
    assert!(told.starts_with("exit 0\nPokerStars Live and Slovak club compared") && told.contains("Multiple chips"), "{told}");
}

#[test]
fn everything_comes_in_the_same_order_every_time() {
    let shell = Shell::new();
    let first = shell.run(&["compare", "klub", "reiz"]);
    assert!(first.matches("  > ").count() > 20, "{first}");
    assert_eq!(first, shell.run(&["compare", "klub", "reiz"]));
}

#[test]
fn a_club_and_its_base() {
    let shell = Shell::new();
    let path = club(
        &shell,
        "\n  - title: { en: Ours, hu: a, sk: b, hr: c, is: d, ru: e }\n    provisions:\n      \
         - { ref: our-1, number: K1, restates: tda-38.A, sets: { betting.minimum_raise: last-difference } }\n",
    );
    assert_snapshot!(shell.run(&["compare", "tda-2011", &path]));
}

#[test]
fn nothing_to_tell() {
    let shell = Shell::new();
    assert_eq!(shell.run(&["compare", "tda-2011", "tda-2011", "--lang", "en"]).lines().last(), Some("Both rule the same."));
    assert!(shell.run(&["compare", "tda-2011", "tda-2011"]).starts_with("exit 1"));
}

#[test]
fn what_cannot_be_compared() {
    let shell = Shell::new();
    assert_snapshot!(shell.run(&["compare", "tda-2011", "pslve"]) + &shell.run(&["compare", "tda-2011", "pslive", "banana"]));
}

#[test]
fn words_of_a_query_stay_a_query() {
    let told = Shell::new().run(&["--lang", "en", "compare", "raise", "call"]);
    assert!(told.starts_with("exit 0") && !told.contains("there is no house"), "{told}");
}

/// Whoever types the lines of a witness is told what the comparison printed: nothing that `decide` does not rule, no silence
/// where it does, and never the same on both sides.
#[test]
fn what_is_printed_is_what_decide_rules() {
    let corpus = Corpus::load(&Source::embedded()).expect("the corpus loads");
    let views = ["tda-2011", "tda-2024"].map(|id| HouseView::new(&corpus, id).expect("a house of the corpus"));
    let (custom, teller) = (custom(&corpus), teller(&views[0], Lang::En));
    let differences = compare(&views[0], &views[1], None);
    let witnesses: Vec<&Witness> = differences.iter().filter_map(|difference| difference.witness.as_ref()).collect();
    assert!(witnesses.len() > 100, "{}", witnesses.len());
    for witness in witnesses {
        let lines = witness.situation.lines();
        let (mut states, mut events) = (Vec::new(), Vec::new());
        for line in &lines {
            match parse_line(line) {
                Ok(Line::State(read)) => states.extend(read),
                Ok(Line::Event(event)) => events.push(event),
                other => panic!("{line}: {other:?}"),
            }
        }
        for at in [0, 1] {
            let decision = decide(&views[at].policy(), &custom, &states, &events).expect("it can happen");
            let printed = &witness.rulings[at];
            assert!(printed.iter().all(|ruling| decision.rulings.contains(ruling)), "{lines:?}: {printed:?}");
            let others: BTreeSet<usize> = witness.rulings[1 - at].iter().map(|ruling| ruling.line).collect();
            let of_the_play = witness.rulings[1 - at].iter().any(is_of_the_play);
            let mut told = decision.told().filter(|ruling| of_the_play && others.contains(&ruling.line));
            assert!(!printed.is_empty() || told.next().is_none(), "{lines:?}: {:?}", decision.rulings);
        }
        let [left, right] = [0, 1].map(|at| witness.rulings[at].iter().map(|ruling| teller.ruling(ruling)).collect::<Vec<_>>());
        assert_ne!(left, right, "{lines:?}");
    }
}

/// What is printed below a situation is the situation, as it is typed.
#[test]
fn every_situation_can_be_typed_as_it_is_printed() {
    let corpus = Corpus::load(&Source::embedded()).expect("the corpus loads");
    let views = ["tda-2011", "tda-2024"].map(|id| HouseView::new(&corpus, id).expect("a house of the corpus"));
    let differences = compare(&views[0], &views[1], None);
    let lines: Vec<Vec<String>> =
        differences.iter().filter_map(|difference| Some(difference.witness.as_ref()?.situation.lines())).collect();
    let told = Shell::new().run(&["compare", "tda-2011", "tda-2024", "--lang", "en"]);
    let typed: Vec<Vec<String>> = told.lines().filter_map(|line| line.strip_prefix("    ruling decide ")).map(words).collect();
    assert_eq!(typed, lines);
}

/// The words of a command, as a shell takes them.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), String::new(), None);
    let mut rest = command.chars();
    while let Some(c) = rest.next() {
        match (quote, c) {
            (None, '\'' | '"') => quote = Some(c),
            (None, _) => assert_eq!(c, ' ', "{command}"),
            (Some('"'), '\\') => word.extend(rest.next()),
            (Some(open), _) if open == c => {
                quote = None;
                words.push(std::mem::take(&mut word));
            }
            (Some(_), _) => word.push(c),
        }
    }
    words
}

/// A ruling on what was done, and not what follows from such.
fn is_of_the_play(ruling: &Ruling) -> bool {
    !matches!(ruling.verdict, Verdict::May(..)) && !ruling.question.is_of_standing()
}

#[test]
fn who_rules_on_it_in_another_form_is_not_called_silent() {
    let told = Shell::new().run(&["compare", "tda-2011", "tda-2024", "prior-chips", "--lang", "en"]);
    let said = told.split_whitespace().collect::<Vec<_>>().join(" ");
    // 2024: whoever clearly pulls back chips already in must call or raise. 2011: they stay in.
    assert!(said.contains("TDA 2011 The request is refused. B's 10 stays in the pot. TDA 2024 B must call 40"), "{told}");
}
