//! A corpus small enough to be read at a glance, and what is found when it is broken.

mod cached;

use super::*;
use crate::diagnostic::Finding;

pub const RULE: &str = r#"id: undercall
title: { en: Undercall, hu: Hiányos megadás, sk: Neúplný call, hr: Nepotpun call, is: Of lágt kall, ru: Неполный колл }
aliases:
  en: [short call]
see: [undercall]
clauses:
  - id: duty
    cases:
      - when: { betting.undercall: complete-or-forfeit }
        text: { en: Pay or lose it., hu: b, sk: c, hr: d, is: e, ru: f }
      - when: { betting.undercall: [full-call-opening-or-heads-up] }
        text: { en: Pay the opening bet., hu: b, sk: c, hr: d, is: e, ru: f }
  - id: half
    kind: definition
    text:
      en: |
        At least { $betting-half-raise-share } %.
      hu: |
        { $betting-half-raise-share }%
      sk: |
        { $betting-half-raise-share } %
      hr: |
        { $betting-half-raise-share } %
      is: |
        { $betting-half-raise-share } %
      ru: |
        { $betting-half-raise-share } %
scenarios:
  - id: short
    table: blinds 1/2, seats A B
    given: { betting.half_raise_share: 50 }
    play: |
      A raises to 4
      B pushes 1x3
    rulings:
      - proves: [duty]
        when: { betting.undercall: complete-or-forfeit }
        then: |
          floor decides
    without: |
      silent
"#;

pub const HOUSE: &str = r#"id: base
name: { en: Base, hu: b, sk: c, hr: d, is: e, ru: f }
edition: "2011"
plays: [no-limit]
roles: { floor: floor-person }
silent: floor-decisions/final
chapters:
  - title: { en: Betting, hu: b, sk: c, hr: d, is: e, ru: f }
    provisions:
      - ref: b-1
        number: 4.10
        clauses: [undercall/duty]
        sets: { betting.undercall: complete-or-forfeit }
        examples:
          - scenario: undercall/short
            ruling: |
              floor decides
      - { ref: b-2, number: "", restates: b-1 }
      - ref: b-3
        number: "5"
        clauses: [undercall/half]
        sets: { betting.half_raise_share: 50 }
conflicts:
  - kind: self
    sides: [b-1#1, b-1#2]
    play: |
      A bets 1
    outcomes: { b-1#1: A bets 1, b-1#2: A bets 2 }
    holds: b-1#1
    because: later
"#;

/// The files above, each with one stretch of text replaced, and others beside them.
pub fn load(rule: (&str, &str), house: (&str, &str), others: &[(&str, &str)]) -> Result<Corpus, Vec<Finding>> {
    assert!(RULE.contains(rule.0) && HOUSE.contains(house.0), "nothing to replace");
    let rule = RULE.replacen(rule.0, rule.1, 1);
    let house = HOUSE.replacen(house.0, house.1, 1);
    let own = [("rules/betting/undercall.yaml", rule.as_str()), ("rules/houses/base.yaml", house.as_str())];
    Corpus::load(&Source::memory(own.into_iter().chain(others.iter().copied())))
}

/// The ids of the findings, each with the text that is underlined.
fn found(loaded: Result<Corpus, Vec<Finding>>) -> Vec<(&'static str, String)> {
    let findings = loaded.err().unwrap_or_default();
    findings.iter().map(|f| (f.lint.id, f.place.as_ref().map(|place| place.text().to_owned()).unwrap_or_default())).collect()
}

fn broken_rule(from: &str, to: &str) -> Vec<(&'static str, String)> {
    found(load((from, to), ("", ""), &[]))
}

fn broken_house(from: &str, to: &str) -> Vec<(&'static str, String)> {
    found(load(("", ""), (from, to), &[]))
}

fn one(id: &'static str, place: &str) -> Vec<(&'static str, String)> {
    vec![(id, place.to_owned())]
}

#[test]
fn a_sound_corpus_loads() {
    let corpus = load(("", ""), ("", ""), &[]).unwrap();
    let rule = corpus.rule("undercall").unwrap();
    assert_eq!((rule.chapter.as_str(), rule.clauses.len()), ("betting", 2));
    assert_eq!(rule.title.get(Lang::Hu), "Hiányos megadás");
    assert_eq!(rule.aliases.get(Lang::En)[0].value, "short call");
    let clause = corpus.clause("undercall/half").unwrap();
    assert_eq!((clause.kind, clause.rule(), clause.name()), (Kind::Definition, "undercall", "half"));
    let scenario = corpus.scenario("undercall/short").unwrap();
    assert_eq!(scenario.rulings[0].proves[0].value, "undercall/duty");
    assert_eq!(scenario.play.line_place(1, 2..8).text(), "pushes");
    let house = corpus.house("base").unwrap();
    assert_eq!(house.provisions().next().unwrap().number, "4.10");
    assert!(house.published);
}

#[test]
fn every_missing_language_is_reported() {
    let found = broken_rule(", hu: Hiányos megadás, sk: Neúplný call", "");
    assert_eq!(found, [("missing-language", "undercall".into()), ("missing-language", "undercall".into())]);
    assert_eq!(broken_rule("hu: |\n        { $betting-half-raise-share }%", "hu: |\n        "), one("missing-language", "half"));
    assert_eq!(broken_rule("{ en: Undercall,", "{ de: x, en: Undercall,"), one("unknown-language", "de"));
    // The trap that loses the second half of a sentence in silence.
    assert_eq!(broken_rule("en: Undercall,", "en: Under, call,"), one("unknown-language", "call"));
}

#[test]
fn a_wrong_key_is_found_with_its_place() {
    assert_eq!(broken_rule("aliases:", "alliases:"), one("unknown-key", "alliases"));
    assert_eq!(broken_rule("    table: blinds 1/2, seats A B\n", ""), one("missing-key", "id"));
    assert_eq!(broken_house("edition", "editon"), one("unknown-key", "editon"));
    assert_eq!(broken_rule("see: [undercall]", "see: undercall"), one("wrong-type", "undercall"));
    assert_eq!(broken_rule("kind: definition", "kind: definiton"), one("unknown-kind", "definiton"));
}

#[test]
fn options_and_values_must_exist() {
    assert_eq!(broken_rule("given: { betting.half", "given: { betting.hal"), one("unknown-option", "betting.hal_raise_share"));
    assert_eq!(broken_rule("share: 50", "share: 5000"), one("unknown-value", "5000"));
    let findings = load(("", ""), ("complete-or-forfeit", "complete-or-forfit"), &[]).unwrap_err();
    let value = findings.iter().find(|finding| finding.lint.id == "unknown-value").unwrap();
    assert_eq!(value.help.as_deref(), Some("did you mean `complete-or-forfeit`?"));
}

#[test]
fn references_must_be_real() {
    assert_eq!(broken_rule("see: [undercall]", "see: [undercal]"), one("unknown-rule", "undercal"));
    assert_eq!(broken_rule("proves: [duty]", "proves: [dutty]"), one("unknown-clause", "dutty"));
    assert_eq!(broken_house("clauses: [undercall/half]", "clauses: [undercall/hafl]"), one("unknown-clause", "undercall/hafl"));
    assert_eq!(broken_house("undercall/short", "undercall/shrt"), one("unknown-scenario", "undercall/shrt"));
    assert_eq!(broken_house("restates: b-1", "restates: b-9"), one("unknown-provision", "b-9"));
    assert_eq!(broken_house("sides: [b-1#1, b-1#2]", "sides: [b-1#1, b-1#2, b-8]"), one("unknown-provision", "b-8"));
    assert_eq!(broken_house("holds: b-1#1", "holds: b-3"), one("unknown-side", "b-3"));
    assert_eq!(broken_house("restates: b-1", "instead_of: x, nothing: y"), one("unknown-provision", "x"));
    // A chapter that the corpus does not hold may own the authority clause; a rule that it holds must have it.
    assert_eq!(broken_house("silent: floor-decisions/final", "silent: undercall/final"), one("unknown-clause", "undercall/final"));
}

const GLOSSARY: &str = "terms:
  - id: call
    term: { en: call, hu: megadás, sk: call, hr: call, is: kall, ru: колл }
    meaning: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }
";

#[test]
fn a_provision_defines_what_the_glossary_knows() {
    let with = |terms: &str, glossary: (&str, &str)| {
        let glossary = GLOSSARY.replacen(glossary.0, glossary.1, 1);
        load(("", ""), ("restates: b-1", &format!("terms: [{terms}]")), &[("rules/glossary.yaml", &glossary)])
    };
    let corpus = with("call", ("", "")).unwrap();
    assert_eq!(corpus.term("call").unwrap().term.get(Lang::Hu), "megadás");
    let findings = with("call, cal, quads", ("", "")).unwrap_err();
    assert_eq!(
        findings.iter().map(|f| f.help.as_deref()).collect::<Vec<_>>(),
        [Some("did you mean `call`?"), Some("add it to `rules/glossary.yaml`")]
    );
    assert_eq!(found(Err(findings)), [("unknown-glossary-term", "cal".to_owned()), ("unknown-glossary-term", "quads".to_owned())]);
    let meaning = "    meaning: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }\n";
    assert_eq!(found(with("call", (meaning, ""))), one("term-without-meaning", "call"));
    assert_eq!(found(with("call", ("hr: d, is: e, ru: f }\n", "hr: d, ru: f }\n"))), one("missing-language", "call"));
    // Where the glossary itself is broken, what it would have held is not asked for.
    let broken = found(with("cal", ("term:", "trem:")));
    assert!(broken.contains(&("unknown-key", "trem".to_owned())), "{broken:?}");
    assert!(!broken.iter().any(|(id, _)| *id == "unknown-glossary-term"), "{broken:?}");
}

#[test]
fn names_are_unique_and_those_of_the_files() {
    assert_eq!(broken_rule("id: undercall", "id: under"), one("id-not-file-name", "under"));
    assert_eq!(broken_rule("id: half", "id: duty"), one("duplicate-id", "duty"));
    assert_eq!(broken_house("ref: b-3", "ref: b-1"), one("duplicate-id", "b-1"));
    assert_eq!(broken_rule("id: short", "id: Short!")[0], ("bad-id", "Short!".into()));
}

#[test]
fn a_house_stands_on_firm_ground() {
    let base = "plays: [no-limit]";
    assert_eq!(broken_house(base, "based_on: base"), one("house-circle", "base"));
    assert_eq!(broken_house(base, "based_on: bas"), one("unknown-house", "bas"));
    assert_eq!(broken_house("restates: b-1", "nothing: x, restates: b-1"), one("carries-twice", "b-2"));
    assert_eq!(broken_house(", restates: b-1", ""), one("carries-nothing", "b-2"));
    assert_eq!(broken_house(base, "drops: [undercall/half]"), one("nothing-to-drop", "undercall/half"));
}

#[test]
fn nothing_that_is_read_breaks_the_program() {
    for text in ["", "~", "[]", "{}", "id: [", "id: {}\n", "- - -", "\u{feff}", "&a [*a]", "id: x\nclauses: [[], 1, ~, {}]"] {
        for name in ["rules/betting/x.yaml", "rules/houses/x.yaml", "rules/what/x.yaml"] {
            assert!(Corpus::load(&Source::memory([(name, text)])).is_err(), "{name} {text}");
        }
    }
    for at in (0..RULE.len()).step_by(7).filter(|at| RULE.is_char_boundary(*at)) {
        let _ = Corpus::load(&Source::memory([("rules/betting/undercall.yaml", &RULE[..at])]));
        let _ = Corpus::load(&Source::memory([("rules/betting/undercall.yaml", &RULE[at..])]));
    }
}

#[test]
fn the_shipped_corpus_is_sound() {
    let corpus = Corpus::load(&Source::embedded()).unwrap_or_else(|findings| panic!("{findings:#?}"));
    for house in &corpus.houses {
        let view = HouseView::new(&corpus, &house.id).unwrap();
        assert!(view.rules().count() > 0, "{}", house.id);
    }
}
