//! `ruling compare`: where two rulebooks differ, each difference with a situation.

use insta::assert_snapshot;

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
    for lang in ["en", "hu", "sk", "hr", "is", "ru"] {
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
         - { ref: our-1, number: \"1\", restates: tda-38.A, sets: { betting.minimum_raise: last-difference } }\n",
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
