//! Recorded hands, replayed as their users replay them.

use std::fs;
use std::path::{Path, PathBuf};

use insta::assert_snapshot;
use proptest::prelude::*;
use ruling::engine::policy::Policy;
use ruling::engine::rulebooks::Rulebooks;
use ruling::lang::Lang;
use ruling::phh::{Hands, Record};
use ruling::replay::{ReplayOutcome, ReplayReport, audit, report};

use super::{common, shell::Shell};

fn file(name: &str) -> String {
    format!("tests/hands/{name}")
}

fn replayed(shell: &Shell, args: &[&str], files: &[&str]) -> String {
    let files: Vec<String> = files.iter().map(|name| file(name)).collect();
    let args: Vec<&str> = ["replay"].into_iter().chain(files.iter().map(String::as_str)).chain(args.iter().copied()).collect();
    shell.run(&args)
}

#[test]
fn hands_that_agree() {
    let told =
        replayed(&Shell::new(), &["--lang", "en", "--house", "tda-2011"], &["holdem.phhs", "omaha.phhs", "stud.phhs", "one.phh"]);
    assert_snapshot!(told, @r"
    exit 0
    TDA 2011
      17 hands replayed
      17 hands agree
    ");
}

#[test]
fn hands_that_agree_end_alike_under_every_house() {
    let shell = Shell::new();
    for house in ["pslive", "klub-sk", "holdem-hr", "psi-is", "reiz-ru"] {
        let told = replayed(&shell, &["--json", "--house", house], &["holdem.phhs", "omaha.phhs", "stud.phhs", "limit.phhs"]);
        assert!(told.contains("\"stacks\":0,\"open\":0,\"skipped\":0,\"errors\":0"), "{house}: {told}");
    }
}

#[test]
fn a_bring_in_closes_nobodys_raising() {
    // Slovak clubs close raising to everybody but behind a full raise; the bring-in is no all-in of less than a bet.
    let told = replayed(&Shell::new(), &["--json", "--house", "klub-sk"], &["stud.phhs"]);
    assert!(told.contains("\"forbidden\":0,\"by_custom\":0"), "{told}");
}

#[test]
fn actions_against_the_rules() {
    assert_snapshot!(replayed(&Shell::new(), &["--lang", "en"], &["against.phhs"]));
}

#[test]
fn a_fourth_raise_is_custom_in_one_house_and_a_rule_in_another() {
    let shell = Shell::new();
    let tda = replayed(&shell, &["--lang", "en", "--house", "tda-2011"], &["limit.phhs"]);
    let pslive = replayed(&shell, &["--lang", "en", "--house", "pslive"], &["limit.phhs"]);
    assert_snapshot!(format!("{tda}\n{pslive}"));
}

#[test]
fn in_six_languages() {
    let shell = Shell::new();
    let told = Lang::ALL
        .map(Lang::code)
        .map(|lang| replayed(&shell, &["--lang", lang], &["against.phhs", "limit.phhs", "wrong.phhs", "open.phhs", "other.phhs"]));
    assert_snapshot!(told.join("\n"));
}

#[test]
fn as_json() {
    let told = replayed(
        &Shell::new(),
        &["--lang", "en", "--json"],
        &["against.phhs", "wrong.phhs", "open.phhs", "other.phhs", "broken.phhs"],
    );
    let json = told.strip_prefix("exit 2\n").expect("some records are broken");
    let parsed: serde_json::Value = serde_json::from_str(json).expect("JSON");
    assert_eq!(parsed["summary"]["errors"], 9);
    assert_snapshot!(told);
}

#[test]
fn records_that_cannot_be_read_are_pointed_at_and_the_rest_goes_on() {
    assert_snapshot!(replayed(&Shell::new(), &["--lang", "en"], &["broken.phhs", "nowhere.phhs", "one.phh"]));
}

#[test]
fn amounts_with_decimals() {
    let shell = Shell::new();
    let record = fs::read_to_string(file("holdem.phhs")).expect("a file").replace("10.20, 9.9", "10.10, 10");
    fs::write(shell.path("cents.phhs"), record).expect("a temporary file");
    let path = shell.path("cents.phhs").display().to_string();
    assert_snapshot!(shell.run(&["replay", &path, "--lang", "hu"]));
}

#[test]
fn standard_input_is_a_file_too() {
    let record = fs::read_to_string(file("wrong.phhs")).expect("a file");
    assert_snapshot!(Shell::new().run_with_input(&["replay", "-", "--lang", "en"], &record));
}

#[test]
fn hands_come_in_the_order_of_the_files() {
    let shell = Shell::new();
    let one = fs::read_to_string(file("wrong.phhs")).expect("a file");
    let mut paths = Vec::new();
    for number in 0..20 {
        let hands: String = (0..100).map(|n| one.replace("[1]", &format!("[{}]", number * 100 + n))).collect();
        let path = shell.path(&format!("{number}.phhs"));
        fs::write(&path, hands).expect("a temporary file");
        paths.push(path.display().to_string());
    }
    let args: Vec<&str> = ["replay", "--json"].into_iter().chain(paths.iter().map(String::as_str)).collect();
    let told = shell.run(&args);
    let parsed: serde_json::Value = serde_json::from_str(told.strip_prefix("exit 1\n").expect("they differ")).expect("JSON");
    let named = |finding: &serde_json::Value| finding["hand"].as_str().and_then(|hand| hand.parse().ok());
    let hands: Vec<usize> = parsed["findings"].as_array().expect("a list").iter().filter_map(named).collect();
    // Each of the hands has two stacks that differ.
    assert_eq!(hands, (0..2000).flat_map(|n| [n, n]).collect::<Vec<_>>());
}

#[test]
fn words_after_the_command_are_paths() {
    let told = Shell::new().env("RULING_HOUSE", "pslive").run(&["replay", "oversized", "chip"]);
    assert!(told.starts_with("exit 2\n") && told.contains("oversized cannot be read"), "{told}");
}

/// All hands of our own, as one text.
fn hands() -> Vec<u8> {
    let mut paths: Vec<PathBuf> = fs::read_dir("tests/hands").expect("a folder").map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().flat_map(|path| fs::read(path).expect("a file")).collect()
}

fn reports(text: &[u8]) -> Vec<ReplayReport> {
    let (house, custom) = (Policy::default(), Policy::default());
    let books = Rulebooks { house: &house, custom: &custom };
    Hands::new(text).map(|hand| report(0, "hands.phhs", hand.expect("a text can be read"), books)).collect()
}

proptest! {
    #![proptest_config(common::plays(300))]

    #[test]
    fn whatever_is_read_is_told(
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop_oneof![any::<u8>(), prop::sample::select(b"[]'\"#,.0123456789pdhbsmcf \n".to_vec())]), 1..40),
    ) {
        let mut text = hands();
        for (at, byte) in changes {
            let at = at.index(text.len());
            text[at] = byte;
        }
        for report in reports(&text) {
            if let ReplayOutcome::Broken(finding) = report.outcome {
                prop_assert!(!finding.message.is_empty());
                ruling::diagnostic::render(&finding, ruling::diagnostic::Style { colour: false, width: 80, lang: ruling::lang::Lang::En });
            }
        }
    }

    #[test]
    fn actions_may_come_in_any_order(order in prop::collection::vec(any::<prop::sample::Index>(), 0..60)) {
        let text = String::from_utf8(fs::read(Path::new("tests/hands/stud.phhs")).expect("a file")).expect("UTF-8");
        let (house, custom) = (Policy::default(), Policy::default());
        for hand in Hands::new(text.as_bytes()) {
            let hand = String::from_utf8(hand.expect("a text can be read").text).expect("UTF-8");
            let mut recorded = Record::read(&hand, true).expect("a record").hand.expect("a game that is played");
            recorded.steps = order.iter().map(|at| recorded.steps[at.index(recorded.steps.len())].clone()).collect();
            // Whether it can have happened or not: it is told, and no chip is lost.
            if let Ok(audit) = audit(&recorded, Rulebooks { house: &house, custom: &custom })
                && audit.open.is_none()
            {
                let change: i64 = audit.deviations.iter().map(|d| d.has - d.recorded).sum();
                prop_assert_eq!(change, 0);
            }
        }
    }
}

// ---- records as they are kept

fn told(shell: &Shell, hands: &str, args: &[&str]) -> String {
    let path = shell.path("hands.phhs");
    fs::write(&path, hands).expect("a temporary file");
    shell.run(&[&["replay", "--lang", "en", path.to_str().expect("UTF-8")], args].concat())
}

/// In the first hand p2 raises to the 250 that p1 has, where a full raise would be to 400. In the second the bet of all that is
/// left is one like any other; in the third two can still answer the raise that is too small.
const PUT_ALL_IN: &str = "\
[1]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [100, 200]
min_bet = 200
starting_stacks = [750, 5000]
actions = ['d dh p1 7c2d', 'd dh p2 AsKs', 'p2 cbr 500', 'p1 cc', 'd db 2c7h9d', 'p1 cbr 200',
  'p2 cbr 250', 'p1 cc', 'd db Tc', 'd db 3h']
finishing_stacks = [1500, 4250]

[2]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [5000, 900, 5000]
actions = ['d dh p1 7c2d', 'd dh p2 AsKs', 'd dh p3 QdQh', 'p3 cbr 600', 'p1 f', 'p2 cc', 'd db 2c7h9d', 'p2 cc', 'p3 cbr 300', 'p2 f']

[3]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [5000, 900, 5000]
actions = ['d dh p1 7c2d', 'd dh p2 AsKs', 'd dh p3 QdQh', 'p3 cbr 600', 'p1 cbr 900', 'p2 f', 'p3 f']
";

#[test]
fn a_raise_recorded_as_what_the_last_opponent_has_is_a_note() {
    let shell = Shell::new();
    assert_snapshot!(told(&shell, PUT_ALL_IN, &["--house", "tda-2011"]), @r"
    exit 1
    [home]/hands.phhs:8:3  hand 1
      p2 cbr 250: recorded as what p1 has, who is put all-in by it; a full raise would be to 400, and it
      changes nothing
    [home]/hands.phhs:25:74  hand 3
      p1 cbr 900: the minimum allowed is 1,000
        Rests on: 38 Minimum raise
    TDA 2011
      3 hands replayed
      2 hands agree
      1 action not allowed by this rulebook
      1 raise recorded as what the last opponent had
    ");
    let json = told(&shell, PUT_ALL_IN, &["--house", "tda-2011", "--json"]);
    assert!(json.contains("\"kind\":\"note\"") && json.contains("\"notes\":1"), "{json}");
}

const UNKNOWN: &str = "\
[1]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = ['d dh p1 ????', 'd dh p2 AsKs', 'p2 cc', 'p1 cc', 'd db 2c7h9d', 'p1 cc', 'p2 cc', 'd db Tc', 'p1 cc', 'p2 cc', 'd db 3h', 'p1 cc', 'p2 cc', 'p1 sm ????', 'p2 sm AsKs']
finishing_stacks = [1100, 900]
";

#[test]
fn pots_go_where_the_record_says_if_the_cards_do_not() {
    let shell = Shell::new();
    let open = told(&shell, UNKNOWN, &[]);
    assert!(open.contains("The record does not give the cards of p1"), "{open}");
    let won = told(&shell, &format!("{UNKNOWN}winnings = [200, 0]\n"), &[]);
    assert!(won.starts_with("exit 0") && !won.contains("does not give the cards") && won.contains("1 hand agrees"), "{won}");
    let raked = told(&shell, &format!("{UNKNOWN}winnings = [195, 0]\n"), &[]);
    assert!(raked.starts_with("exit 1") && raked.contains("p1 ends with 1,095, and the record says 1,100."), "{raked}");
    let too_much = told(&shell, &format!("{UNKNOWN}winnings = [250, 0]\n"), &[]);
    assert!(too_much.starts_with("exit 2") && too_much.contains("250 are won, and there are only 200 in the pots"), "{too_much}");
    assert!(too_much.contains("hands.phhs:9:12"), "{too_much}");
}

/// A hand between two players, with these deals and acts.
fn heads_up(actions: &str) -> String {
    format!(
        "[1]\nvariant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\nstarting_stacks = [1000, 1000]\n\
        actions = [{actions}]\n"
    )
}

/// What a record of the deal can show: a card twice, too few cards, and a board that the street does not have.
#[test]
fn a_deal_that_cannot_be_is_pointed_at() {
    let shell = Shell::new();
    for (actions, message, column) in [
        ("'d dh p1 7c2d', 'd dh p2 As7c', 'p2 cc'", "7c has been dealt already", 28),
        ("'d dh p1 7c', 'd dh p2 AsKs', 'p2 cc'", "seat 1 has been dealt 1 of 2 cards", 42),
        ("'d dh p2 AsKs', 'p2 cc', 'p1 cc'", "seat 1 has been dealt 0 of 2 cards", 28),
        (
            "'d dh p1 7c2d', 'd dh p2 AsKs', 'p2 cc', 'p1 cc', 'd db 2c7h9dTd', 'p1 cc'",
            "4 cards lie on the board, and this street is played with 3",
            79,
        ),
        (
            "'d dh p1 7c2d', 'd dh p2 AsKs', 'p2 cc', 'p1 cc', 'd db 2c7h', 'p1 cc'",
            "2 cards lie on the board, and this street is played with 3",
            75,
        ),
    ] {
        let told = told(&shell, &heads_up(actions), &[]);
        assert!(told.starts_with("exit 2") && told.contains(message), "{actions}: {told}");
        assert!(told.contains(&format!("hands.phhs:7:{column}")), "{actions}: {told}");
    }
    let one_by_one = "'d dh p1 7c2d', 'd dh p2 AsKs', 'p2 cc', 'p1 cc', 'd db 2c', 'd db 7h', 'd db 9d', 'p1 cc', 'p2 cc'";
    let told = told(&shell, &heads_up(one_by_one), &[]);
    assert!(!told.starts_with("exit 2"), "{told}");
}
