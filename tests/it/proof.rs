//! The proof of the shipped corpus, and that it fails where it should.

use std::path::Path;
use std::sync::LazyLock;

use insta::assert_snapshot;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::diagnostic::Finding;
use ruling::lang::Lang;
use ruling::proof::{Proof, meetings, prove};

use super::shell::{Shell, club, corpus_with};

/// The shipped corpus, proved once for all tests.
static SHIPPED: LazyLock<Proof> = LazyLock::new(|| prove(&load(&Source::embedded())));

fn load(source: &Source) -> Corpus {
    Corpus::load(source).expect("the corpus loads")
}

fn messages(findings: &[Finding], id: &str) -> Vec<String> {
    findings.iter().filter(|finding| finding.lint.id == id).map(|finding| finding.message.clone()).collect()
}

/// Where two provisions of a house rule differently, one of them holds, and the file says which and why.
#[test]
fn provisions_that_meet_are_recorded() {
    let corpus = load(&Source::embedded());
    for house in corpus.houses.iter().filter(|house| house.published) {
        let view = HouseView::new(&corpus, &house.id).expect("a house of the corpus");
        let met = meetings(&corpus, &view, false);
        let told = met.iter().map(|m| format!("{:?} {:?} {}", m.clauses, m.verdicts, m.situation.lines().join(" / ")));
        assert_eq!(told.collect::<Vec<_>>(), Vec::<String>::new(), "{}", house.id);
    }
}

/// What a change adds to the findings of the shipped corpus.
fn added(source: &Source, id: &str) -> Vec<String> {
    let before = messages(&SHIPPED.findings, id);
    let after = messages(&prove(&load(source)).findings, id);
    after.into_iter().filter(|message| !before.contains(message)).collect()
}

#[test]
fn the_shipped_corpus_is_proved() {
    let proof = &SHIPPED;
    for id in ["overlap", "no-legal-action", "conflict-without-effect", "no-effect", "undistinguished-value"] {
        assert_eq!(messages(&proof.findings, id), [""; 0]);
    }
    assert_eq!(proof.values.told, proof.values.pairs);
}

#[test]
fn the_same_is_found_every_time() {
    let (first, second) = (&SHIPPED, prove(&load(&Source::embedded())));
    assert_eq!(first.findings, second.findings);
    assert_eq!(first.values, second.values);
    assert!(first.values.pairs > 40);
}

#[test]
fn a_figure_that_no_scenario_reaches_is_found() {
    let shell = Shell::new();
    let sets = "\n  - title: { en: Ours, hu: a, sk: b, hr: c, is: d, ru: e }\n    provisions:\n      \
                - { ref: our-1, number: K1, restates: tda-33.B, sets: { betting.substantial_any_actions: 8 } }\n\
                source: { document: book.txt, language: en }\n";
    let path = club(&shell, sets);
    let source = Source::embedded().with_house(Path::new(&path)).expect("the club's file is there");
    let found = added(&source, "undistinguished-value");
    assert!(found.contains(&"no scenario tells `betting.substantial_any_actions: 8` from `9`".to_owned()), "{found:?}");
}

#[test]
fn a_norm_that_rules_nothing_is_found() {
    let shell = Shell::new();
    let texts: String = Lang::ALL.map(Lang::code).map(|lang| format!("      {lang}: |\n        Text in {lang}.\n")).concat();
    let rules = corpus_with(&shell, "betting/undercall.yaml", "clauses:\n", &format!("clauses:\n  - id: idle\n    text:\n{texts}"));
    let house = Path::new(&rules).join("houses/pslive.yaml");
    let text = std::fs::read_to_string(&house).expect("the house is there");
    let carried = text.replacen("undercall/duty", "undercall/idle, undercall/duty", 1);
    std::fs::write(&house, carried).expect("a temporary file");
    let source = Source::directory(Path::new(&rules)).expect("the rules can be read");
    assert_eq!(added(&source, "no-effect"), ["taking `undercall/idle` away changes no ruling, and none rests on it"]);
}

#[test]
fn a_clause_that_is_missing_leaves_a_gap() {
    let shell = Shell::new();
    let rules = corpus_with(&shell, "houses/pslive.yaml", ", undercall/otherwise-floor", "");
    let source = Source::directory(Path::new(&rules)).expect("the rules can be read");
    let duty = "nothing rules although `undercall/duty` is carried by pslive";
    let own = "a rule of its own falls silent for want of `undercall/otherwise-floor` in pslive";
    assert_eq!(added(&source, "gap"), [duty, own]);
}

#[test]
fn a_contradiction_in_which_both_sides_rule_the_same_is_found() {
    let shell = Shell::new();
    let (from, to) = ("B may fold, call 500 or raise to 1000 or more", "B may fold, call 500 or raise to 800 or more");
    let rules = corpus_with(&shell, "houses/holdem-hr.yaml", from, to);
    let source = Source::directory(Path::new(&rules)).expect("the rules can be read");
    assert_eq!(added(&source, "conflict-without-effect"), ["the sides of this conflict rule the same"]);
}

// ---- ruling verify --conflicts

#[test]
fn contradictions_in_the_language_of_each_house() {
    let shell = Shell::new();
    for (house, lang) in
        [("pslive", "hu"), ("tda-2011", "en"), ("tda-2024", "en"), ("klub", "sk"), ("holdem", "hr"), ("psi", "is"), ("reiz", "ru")]
    {
        let told = shell.run(&["verify", "--conflicts", "--house", house, "--lang", lang]);
        assert_snapshot!(format!("conflicts@{house}"), situations(&told));
    }
}

/// Only the situations and what is ruled in them: the clauses beside them have tests of their own, and the line of a house's
/// file moves with every provision before it.
fn situations(told: &str) -> String {
    let mut within = false;
    let wanted = |line: &&str| {
        within = line.starts_with("    > ") || within && !line.is_empty();
        within || line.is_empty() || !line.starts_with("    ")
    };
    let placed = |line: &str| match line.rsplit_once(".yaml:") {
        Some((before, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => format!("{before}.yaml"),
        _ => line.to_owned(),
    };
    told.lines().filter(wanted).map(placed).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_contradiction_in_full() {
    let told = Shell::new().env("COLUMNS", "72").run(&["verify", "--conflicts", "--house", "holdem", "--lang", "en"]);
    let blocks: Vec<&str> = told.split("\n\n").filter(|block| block.contains("in two ways")).take(2).collect();
    assert_snapshot!(blocks.join("\n\n"));
}

#[test]
fn contradictions_as_json() {
    let told = Shell::new().run(&["verify", "--conflicts", "--house", "klub", "--lang", "en", "--json"]);
    let value: serde_json::Value = serde_json::from_str(told.trim_start_matches("exit 0\n")).expect("JSON");
    let first = &value["conflicts"][0];
    assert_eq!(first["house"], "klub-sk");
    assert!(first["witness"]["lines"].as_array().is_some_and(|lines| !lines.is_empty()), "{first}");
    let holds = first["outcomes"].as_array().expect("outcomes").iter().filter(|outcome| outcome["holds"] == true).count();
    assert_eq!(holds, 1);
}

#[test]
fn what_stands_in_place_of_the_base_is_shown_against_it() {
    let told = Shell::new().env("COLUMNS", "72").run(&["verify", "--conflicts", "--house", "klub", "--lang", "en"]);
    let blocks: Vec<&str> = told.split("\n\n").filter(|block| block.contains("in place of")).collect();
    assert_snapshot!(blocks.join("\n\n"));
    let told = Shell::new().run(&["verify", "--conflicts", "--house", "klub", "--lang", "en", "--json"]);
    let value: serde_json::Value = serde_json::from_str(told.trim_start_matches("exit 0\n")).expect("JSON");
    let own = value["departures"].as_array().expect("departures");
    let chips = own.iter().find(|own| own["options"][0] == "betting.multiple_chips").expect("rule 21 against rule 40");
    assert_eq!((&chips["provision"], &chips["instead_of"][0]), (&"sk-21".into(), &"tda-40.A".into()));
}

#[test]
fn a_club_without_contradictions_has_none_to_show() {
    let shell = Shell::new();
    let path = club(&shell, "");
    assert_eq!(shell.run(&["verify", "--conflicts", &path]), "exit 1\n");
}
