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
use ruling::prose::Teller;
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

/// Typed line by line, it is the same situation again, ruled by each house as it is printed.
#[test]
fn the_lines_of_every_witness_read_back() {
    let corpus = Corpus::load(&Source::embedded()).expect("the corpus loads");
    let views = ["tda-2011", "tda-2024"].map(|id| HouseView::new(&corpus, id).expect("a house of the corpus"));
    let policies = views.each_ref().map(HouseView::policy);
    let customary = custom(&corpus);
    for witness in compare(&views[0], &views[1], None).iter().filter_map(|difference| difference.witness.as_ref()) {
        let (mut states, mut events) = (Vec::new(), Vec::new());
        for line in witness.situation.lines() {
            match parse_line(&line) {
                Ok(Line::State(more)) => states.extend(more),
                Ok(Line::Event(event)) => events.push(event),
                other => panic!("{line}: {other:?}"),
            }
        }
        assert_eq!((&states, &events), (&witness.situation.states, &witness.situation.events));
        for (policy, printed) in policies.iter().zip(&witness.rulings) {
            let rulings = decide(policy, &customary, &states, &events).expect("it can be ruled").rulings;
            let ruled = |wanted: &Ruling| rulings.iter().any(|r| r.verdict == wanted.verdict && r.grade == wanted.grade);
            let follows = |wanted: &Ruling| !is_of_the_play(wanted);
            assert!(printed.iter().all(|wanted| ruled(wanted) || follows(wanted)), "{:?}", witness.situation.lines());
        }
    }
}

/// What the program tells of a situation is understood when it is asked again, in the language in which it was told.
#[test]
fn what_is_told_is_understood_again() {
    let shell = Shell::new();
    for lines in [
        &["blinds 10/20, played in Croatia", "A speaks Croatian"][..],
        &["blinds 10/20", "A covers his face"],
        &["tables 8 8 7, tables of 9", "table 3 loses a player"],
        &["tables 10 9, hand-for-hand", "table 2: an all-in is called", "table 1 finishes its hand"],
        &["blinds 100/200", "A covers his chips", "floor exchanges the 50s for 100s"],
        &["limit stud 10/20, on the fourth street, A holds (x x) 9s 9d", "A bets 20"],
        &["blinds 10/20, on the flop", "A finds 1 card", "floor judges the error correctable"],
        &["blinds 10/20", "A objects: did not follow"],
        &["blinds 10/20, A has 3 hands to miss", "next hand"],
    ] {
        let (states, events): (Vec<&str>, Vec<&str>) = (lines[..1].to_vec(), lines[1..].to_vec());
        let read = |line: &&str| parse_line(line).expect("it is a line");
        for lang in Lang::ALL {
            let teller = Teller::new(lang, None);
            let states = states
                .iter()
                .map(read)
                .map(|line| if let Line::State(states) = line { teller.state(&states) } else { String::new() });
            let events: Vec<_> =
                events.iter().map(read).filter_map(|line| if let Line::Event(event) = line { Some(event) } else { None }).collect();
            let told = states.chain(teller.play(&events)).collect::<Vec<_>>().join(" ");
            let options = ["--house", "tda-2024", "--lang", lang.code()];
            let ruled = shell.run(&[&["decide"], lines, &options].concat());
            let again = shell.run(&[&["decide", told.as_str()][..], &options].concat());
            let rulings = ruled.split_once('\n').map_or("", |(_, rulings)| rulings.trim());
            assert!(ruled.starts_with("exit 0") && again.contains(rulings), "{told}\n{again}\n{ruled}");
        }
    }
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
    assert!(said.contains("TDA 2011 The request is refused. B's 10 stays in the pot."), "{told}");
    assert!(said.contains("TDA 2024 B's fold is not allowed. B must call 40"), "{told}");
}
