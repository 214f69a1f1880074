//! The schemas, held against everything that is shipped and against files that are broken.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use jsonschema::Validator;
use ruling::schema::Schema;
use serde_json::Value;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn validator(schema: Schema) -> Validator {
    let json = schema.json();
    assert!(jsonschema::draft202012::meta::is_valid(&json), "{} is no schema", schema.name());
    jsonschema::draft202012::new(&json).expect("a schema that compiles")
}

/// Where a file does not fit a schema, and why.
fn errors(schema: Schema, yaml: &str) -> Vec<String> {
    let file: Value = serde_yaml::from_str(yaml).expect("YAML");
    validator(schema).iter_errors(&file).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

fn printed(args: &[&str]) -> String {
    let home = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::cargo_bin("ruling").expect("the program is built");
    let output = command.env_clear().env("HOME", home.path()).args(args).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn shipped(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new(ROOT).join("rules").join(folder)).expect("the rules are there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the rules can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    paths.sort();
    assert!(!paths.is_empty(), "{folder} is empty");
    paths
}

fn holds(schema: Schema, paths: &[PathBuf]) {
    let validator = validator(schema);
    for path in paths {
        let file: Value = serde_yaml::from_str(&fs::read_to_string(path).expect("it can be read")).expect("YAML");
        let errors: Vec<String> = validator.iter_errors(&file).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(errors.is_empty(), "{}: {errors:#?}", path.display());
    }
}

#[test]
fn the_shipped_rules_fit() {
    for chapter in ruling::corpus::CHAPTERS.iter().filter(|chapter| Path::new(ROOT).join("rules").join(chapter).is_dir()) {
        holds(Schema::Rule, &shipped(chapter));
    }
}

#[test]
fn the_shipped_houses_fit() {
    holds(Schema::House, &shipped("houses"));
}

/// After a change to the schemas: `ruling schema rule > rules/schema/rule.json`, and so on.
#[test]
fn the_kept_schemas_are_what_the_program_prints() {
    for schema in Schema::ALL {
        let kept = Path::new(ROOT).join(format!("rules/schema/{}.json", schema.name()));
        let kept = fs::read_to_string(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
        assert!(kept == schema.text(), "rules/schema/{0}.json is not what `ruling schema {0}` prints", schema.name());
        assert!(printed(&["schema", schema.name()]) == kept);
    }
}

#[test]
fn other_words_after_schema_are_a_query() {
    let told = printed(&["schema", "of", "the", "raise", "cap"]);
    assert!(told.contains("raise"), "{told}");
}

#[test]
fn every_shipped_file_names_its_schema() {
    let mut folders: Vec<(&str, Schema, &str)> = vec![("houses", Schema::House, "../"), ("", Schema::Glossary, "")];
    let chapters = ruling::corpus::CHAPTERS.iter().filter(|chapter| Path::new(ROOT).join("rules").join(chapter).is_dir());
    folders.extend(chapters.map(|chapter| (*chapter, Schema::Rule, "../")));
    for (folder, schema, up) in folders {
        let line = format!("# yaml-language-server: $schema={up}schema/{}.json", schema.name());
        for path in shipped(folder) {
            let text = fs::read_to_string(&path).unwrap();
            assert_eq!(text.lines().next(), Some(line.as_str()), "{}", path.display());
        }
    }
}

#[test]
fn the_shipped_glossary_fits() {
    holds(Schema::Glossary, &shipped(""));
}

const RULE: &str = "id: call
title: { en: Call, hu: b, sk: c, hr: d, is: e, ru: f }
aliases: { en: [I call] }
clauses:
  - id: duty
    kind: duty
    text: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }
  - id: size
    cases:
      - when: { betting.undercall: complete-or-forfeit, betting.half_raise_share: [50 %, 60] }
        text: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }
scenarios:
  - id: short
    table: blinds 1/2, seats A B
    given: { betting.out_of_turn_penalty: [warning, must 1 round] }
    play: |
      A raises to 4
    rulings:
      - proves: [duty, undercall/duty]
        when: { betting.undercall: [complete-or-forfeit] }
        then: |
          floor decides
allow:
  - { finding: same-text, at: duty, because: it is the same in both }
";

const HOUSE: &str = "id: our-club
name: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }
based_on: tda-2011
plays: [no-limit]
roles: { floor: floor-person }
chapters:
  - title: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }
    provisions:
      - { ref: c-1, number: 4.10, clauses: [undercall/duty], sets: { betting.undercall: complete-or-forfeit } }
      - { ref: c-2, number: '', restates: c-1 }
      - { ref: c-3, sets: { betting.half_raise_share: 50 } }
      - { ref: c-4, number: 5, terms: [all-in, call] }
conflicts:
  - { kind: option, option: betting.undercall, sides: [c-1, { provision: c-2, reads: complete-or-forfeit }], holds: c-1 }
";

const GLOSSARY: &str = "terms:
  - id: call
    term: { en: call, hu: megadás, sk: call, hr: call, is: kall, ru: колл }
    inflections: { sk: [callu] }
    instead_of: { hu: [hívás] }
    meaning: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }
words: { hu: [házszabály] }
";

#[test]
fn sound_files_fit() {
    assert_eq!(errors(Schema::Rule, RULE), [""; 0]);
    assert_eq!(errors(Schema::House, HOUSE), [""; 0]);
    assert_eq!(errors(Schema::Glossary, GLOSSARY), [""; 0]);
}

#[test]
fn broken_files_do_not_fit() {
    for (schema, text, from, to, path) in [
        (Schema::Rule, RULE, "aliases:", "alias:", ""),
        (Schema::Rule, RULE, ", ru: f }\naliases", " }\naliases", "/title"),
        (
            Schema::Rule,
            RULE,
            "hr: d, is: e, ru: f }\n  - id: size",
            "hr: d, de: e, is: e, ru: f }\n  - id: size",
            "/clauses/0/text",
        ),
        (Schema::Rule, RULE, "kind: duty", "kind: dutty", "/clauses/0/kind"),
        (Schema::Rule, RULE, "betting.half_raise_share", "betting.half_raise", "/clauses/1/cases/0/when"),
        (Schema::Rule, RULE, "60]", "6000]", "/clauses/1/cases/0/when/betting.half_raise_share"),
        (Schema::Rule, RULE, "50 %", "50 raises", "/clauses/1/cases/0/when/betting.half_raise_share"),
        (Schema::Rule, RULE, "must 1 round", "1 month", "/scenarios/0/given/betting.out_of_turn_penalty/1"),
        (Schema::Rule, RULE, "    kind: duty\n    text: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }\n", "", "/clauses/0"),
        (Schema::Rule, RULE, "id: call\n", "id: The call\n", "/id"),
        (Schema::Rule, RULE, "then: |", "than: |", "/scenarios/0/rulings"),
        (Schema::Rule, RULE, "finding: same-text", "finding: same-test", "/allow/0/finding"),
        (Schema::House, HOUSE, "plays: [no-limit]", "plays: [no-limits]", "/plays/0"),
        (Schema::House, HOUSE, "floor: floor-person", "floor: flor-person", "/roles/floor"),
        (Schema::House, HOUSE, "floor: floor-person", "flor: floor-person", "/roles"),
        (Schema::House, HOUSE, "restates: c-1", "nothing: said before, restates: c-1", "/chapters/0/provisions/1"),
        (Schema::House, HOUSE, "sets: { betting.half_raise_share: 50 }", "title: null", "/chapters/0/provisions/2/title"),
        (Schema::House, HOUSE, "kind: option, option: betting.undercall", "kind: option", "/conflicts/0"),
        (Schema::House, HOUSE, "kind: option", "kind: opinion", "/conflicts/0/kind"),
        (
            Schema::House,
            HOUSE,
            "undercall: complete-or-forfeit } }",
            "undercall: complete }}",
            "/chapters/0/provisions/0/sets/betting.undercall",
        ),
        (Schema::House, HOUSE, "terms: [all-in, call]", "terms: [all-in, call], nothing: x", "/chapters/0/provisions/3"),
        (Schema::House, HOUSE, "terms: [all-in, call]", "terms: [All in]", "/chapters/0/provisions/3/terms/0"),
        (Schema::Glossary, GLOSSARY, "instead_of", "instead", "/terms/0"),
        (Schema::Glossary, GLOSSARY, "meaning: { en: a, ", "meaning: { ", "/terms/0/meaning"),
        (Schema::Glossary, GLOSSARY, "sk: call, ", "", "/terms/0/term"),
    ] {
        assert!(text.contains(from), "nothing to replace: {from}");
        let found = errors(schema, &text.replacen(from, to, 1));
        assert!(found.iter().any(|error| error.starts_with(&format!("{path}: "))), "{to}: {found:#?}");
    }
}
