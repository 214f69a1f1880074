//! A club's own record of cases: what `decide` adds to it, and what of it a query shows.

use std::fs;

use serde_json::Value;

use super::shell::Shell;

/// An oversized chip over a raise: 45 of the TDA rules makes it a call.
const CASE: [&str; 4] = ["decide", "200/400, seats A B C", "A raises to 1200", "B pushes 1x5000"];

fn recorded(shell: &Shell) -> Vec<Value> {
    let text = fs::read_to_string(shell.path("cases.jsonl")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("a case is one line of JSON")).collect()
}

fn record(shell: &Shell) -> String {
    shell.path("cases.jsonl").display().to_string()
}

#[test]
fn a_case_is_recorded_and_shown_with_the_rule_that_it_was_ruled_by() {
    let shell = Shell::new();
    let file = record(&shell);
    let plain = shell.run(&CASE);
    let said = shell.run(&[&CASE[..], &["--log", &file, "--note", "He had announced nothing; seat 4 saw it."]].concat());
    assert_eq!(said, plain, "what is recorded is ruled as it is without");
    let cases = recorded(&shell);
    assert_eq!(cases.len(), 1);
    assert_eq!(cases[0]["date"], "2027-01-15");
    assert_eq!(cases[0]["house"], "tda-2024");
    assert_eq!(cases[0]["lines"][2], "B pushes 1x5000");
    assert_eq!(cases[0]["rulings"][0]["says"], "B calls 1200, 3800 returned");

    let found = shell.run(&["oversized chip", "--log", &file]);
    insta::assert_snapshot!("a_precedent", found);
    let without = shell.run(&["oversized chip"]);
    assert!(!without.contains("He had announced nothing"), "{without}");
    let json = shell.run(&["oversized chip", "--log", &file, "--json"]);
    let json: Value = serde_json::from_str(json.strip_prefix("exit 0\n").unwrap_or_default()).expect("an answer");
    assert_eq!(json["precedents"][0]["note"], "He had announced nothing; seat 4 saw it.");
    assert_eq!(json["precedents"][0]["rulings"][0]["says"], "B calls 1200, 3800 returned");
    // Another rule, and another house, have no such case.
    assert!(!shell.run(&["string bet", "--log", &file]).contains("He had announced"));
    assert!(!shell.run(&["oversized chip", "--house", "pslive", "--log", &file]).contains("He had announced"));
}

#[test]
fn a_case_is_told_in_the_language_of_whoever_asks() {
    let shell = Shell::new();
    let file = record(&shell);
    shell.run(&[&CASE[..], &["--log", &file]].concat());
    let told = [
        ("hu", "A B játékos megad 1200-at"),
        ("sk", "Hráč B dorovnáva 1 200"),
        ("hr", "Igrač B daje call od 1.200"),
        ("is", "Leikmaður B kallar 1.200"),
        ("ru", "Игрок B уравнивает 1 200"),
    ];
    for (lang, told) in told {
        let found = shell.run(&["oversized chip", "--lang", lang, "--log", &file]);
        let cases: Vec<&str> = found.lines().map(str::trim).skip_while(|line| !line.contains("2027-01-15")).take(5).collect();
        assert!(cases.join(" ").replace('\u{a0}', " ").contains(told), "{lang}: {found}");
    }
}

#[test]
fn the_latest_case_comes_first_and_the_one_that_is_meant_before_it() {
    let shell = Shell::new();
    let file = record(&shell);
    for note in ["the drunk man", "a tourist", "one of four", "the last of them"] {
        shell.run(&[&CASE[..], &["--log", &file, "--note", note]].concat());
    }
    let shown = |words: &str| {
        let found = shell.run(&[words, "--log", &file, "--json"]);
        let json: Value = serde_json::from_str(found.strip_prefix("exit 0\n").unwrap_or_default()).expect("an answer");
        let notes = json["precedents"].as_array().cloned().unwrap_or_default();
        notes.iter().map(|case| case["note"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(shown("oversized chip"), ["the last of them", "one of four", "a tourist"]);
    assert_eq!(shown("oversized chip tourist"), ["a tourist", "the last of them", "one of four"]);
}

#[test]
fn a_record_that_is_set_is_written_to_where_a_note_is_given() {
    let shell = Shell::new();
    shell.config("log: ../../cases.jsonl\n");
    shell.run(&CASE);
    assert!(recorded(&shell).is_empty());
    // Nothing is recorded yet, and nothing is wrong with that.
    assert!(shell.run(&["oversized chip"]).starts_with("exit 0"));
    shell.run(&[&CASE[..], &["--note", "late"]].concat());
    assert_eq!(recorded(&shell).len(), 1);
    assert!(shell.run(&["oversized chip"]).contains("„late”"));
    let shell = Shell::new().env("RULING_LOG", &record(&shell));
    assert!(shell.run(&["oversized chip"]).contains("„late”"));
}

#[test]
fn a_line_left_open_is_ended_and_one_that_is_no_case_is_pointed_at() {
    let shell = Shell::new();
    let file = record(&shell);
    shell.run(&[&CASE[..], &["--log", &file]].concat());
    let text = fs::read_to_string(&file).expect("a record");
    fs::write(&file, text.trim_end()).expect("a temporary file");
    shell.run(&[&CASE[..], &["--log", &file]].concat());
    assert_eq!(recorded(&shell).len(), 2);
    fs::write(&file, format!("{text}{{\"date\": \"2027-01-16\", \"hause\": \"x\"}}\n")).expect("a temporary file");
    insta::assert_snapshot!("a_line_that_is_no_case", shell.run(&["oversized chip", "--log", &file]));
}

#[test]
fn what_cannot_be_recorded_is_an_error() {
    let shell = Shell::new();
    let nowhere = shell.path("no/such/folder/cases.jsonl").display().to_string();
    let file = record(&shell);
    let all = [
        shell.run(&[&CASE[..], &["--log", &nowhere]].concat()),
        shell.run(&[&CASE[..], &["--note", "x"]].concat()),
        shell.run(&[&CASE[..], &["--all-houses", "--log", &file]].concat()),
        shell.run(&["oversized chip", "--log", &nowhere]),
    ];
    assert!(all.iter().all(|said| said.starts_with("exit 2\n")), "{all:?}");
    insta::assert_snapshot!("what_cannot_be_recorded", all.join("\n"));
    assert!(recorded(&shell).is_empty());
    // What cannot be ruled on is no case.
    shell.run(&["decide", "200/400", "A xyzzies", "--log", &file]);
    assert!(recorded(&shell).is_empty());
}
