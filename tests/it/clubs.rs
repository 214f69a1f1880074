//! Clubs' own books: seven kinds of club, each in its own languages, as `tests/clubs/` has them.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use ruling::corpus::{Corpus, HouseView, Source};
use ruling::pages;
use ruling::search::{EntryKind, Index, IndexDocument};
use ruling::verify::{VerifyOptions, verify};
use serde_json::Value;
use tantivy::TantivyError;

const CLUBS: [&str; 7] =
    ["dog-and-duck", "federaciya-sever", "kartaski-krug", "kis-asztal", "korona-klub", "nordurljos", "tri-esa"];

fn file(club: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clubs").join(format!("{club}.yaml"))
}

/// What the program says and complains of, and whether it succeeded.
fn said(args: &[&str]) -> (bool, String, String) {
    let home = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::cargo_bin("ruling").expect("the program is built");
    let output = command.env_clear().env("HOME", home.path()).args(args).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn book(club: &Path, more: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let out = folder.path().join("book");
    let house = club.display().to_string();
    let mut args = vec!["book", "--house", &house, "--out", out.to_str().expect("UTF-8")];
    args.extend(more);
    let (good, _, complaint) = said(&args);
    assert!(good, "{house}: {complaint}");
    fs::read_to_string(out.join("index.html")).expect("a page")
}

#[test]
fn every_club_is_proved_on_top_of_the_shipped_rules() {
    let source =
        CLUBS.iter().try_fold(Source::embedded(), |source, club| source.with_house(&file(club))).expect("the files are there");
    let report = verify(&source, &VerifyOptions::default());
    assert!(report.findings.is_empty(), "{:#?}", report.findings);
    let shipped = Corpus::load(&Source::embedded()).expect("the shipped rules are sound").houses;
    assert_eq!(report.houses, shipped.iter().filter(|house| house.published).count() + CLUBS.len());
}

#[test]
fn every_club_prints_its_own_book_in_its_own_language() {
    for (club, lang, printed) in [
        ("dog-and-duck", "en", &["Dog &amp; Duck Poker League", "Play begins at 7:30 pm.", "<ol>", "Autumn 2026"][..]),
        ("federaciya-sever", "ru", &["П-2", "не менее 3 судей", "секундант"]),
        (
            "kartaski-krug",
            "hr",
            &[
                "§ 100",
                "class=\"logo\" src=\"data:image&#x2f;svg",
                "Obala 12",
                "mailto:pravila@kvarner.example",
                "<li>Vraćaju",
                "1. 3. 2026.",
                "Prigovori",
            ],
        ),
        ("kis-asztal", "hu", &["Kis Asztal Klub", "Nyúlvadászat", "2026. 02. 14."]),
        ("korona-klub", "hu", &["K12", "18:00", "500 forint", "<em>minden</em>"]),
        ("nordurljos", "en", &["Northern Lights", "enter 2 times", "https://example.org/council", "Thanks"]),
        ("tri-esa", "sk", &["A 1", "krát", "Hlavná 3", "B 1"]),
    ] {
        let page = book(&file(club), &[]);
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{club} speaks no {lang}");
        for words in printed {
            assert!(page.contains(words), "{club} does not print {words}");
        }
    }
}

#[test]
fn the_lines_of_the_clubs_are_those_that_the_guide_counts() {
    let guide = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/clubs.md")).expect("the guide");
    for club in CLUBS {
        let text = fs::read_to_string(file(club)).expect("the file is there");
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).count();
        let row = guide.lines().find(|line| line.starts_with(&format!("| `{club}` |"))).expect("a row of its own");
        assert_eq!(row.split('|').nth(3).map(str::trim), Some(lines.to_string().as_str()), "{row}");
    }
}

/// A club's file read on top of the shipped rules, and what its index is built from.
fn indexed(club: &str) -> (Corpus, Vec<IndexDocument>) {
    let source = Source::embedded().with_house(&file(club)).expect("the file is there");
    let corpus = Corpus::load(&source).expect("it is sound");
    let docs = pages::docs(&corpus, club).expect("it prints");
    (corpus, docs)
}

/// The letters of a word without their marks, for the languages of the clubs.
fn plain(text: &str) -> String {
    const MARKED: &str = "áäčćďéěíĺľňóôöőŕšśťúůüűýžźðÁČÉÍÓÖŐŠÚÜŰÝŽ";
    const PLAIN: &str = "aaccdeeillnoooorsstuuuuyzzdACEIOOOSUUUYZ";
    let letter = |c| MARKED.chars().position(|marked| marked == c).and_then(|at| PLAIN.chars().nth(at)).unwrap_or(c);
    text.chars().map(letter).collect()
}

#[test]
fn what_a_club_says_in_its_own_words_is_found_first_by_them() {
    let mut asked = 0;
    for club in CLUBS {
        let (corpus, docs) = indexed(club);
        let index = Index::open_or_build(None, 1, || Ok::<_, TantivyError>(docs)).expect("an index");
        let view = HouseView::new(&corpus, club).expect("the club");
        let own = corpus.own_rules().filter(|rule| rule.house.as_deref() == Some(club));
        for (rule, lang) in own.flat_map(|rule| view.house.club.languages.iter().map(move |lang| (rule, *lang))) {
            let title = rule.title.block(lang).text.as_str();
            let words: Vec<&str> = title.split_whitespace().collect();
            let mut turned = words.clone();
            turned.rotate_left(1);
            let backwards: Vec<&str> = words.iter().rev().copied().collect();
            let queries = [title.to_owned(), backwards.join(" "), turned.join(" "), plain(title), plain(&title.to_lowercase())];
            for query in queries {
                let found = index.find(&query, lang.code(), 8).expect("a sound index");
                assert_eq!(found.first().map(|hit| hit.id.as_str()), Some(rule.id.as_str()), "{club}: {query}");
                asked += 1;
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn what_a_club_replaces_is_on_no_page_as_its_ruling() {
    let mut replaced = 0;
    for club in CLUBS {
        let (corpus, docs) = indexed(club);
        let view = HouseView::new(&corpus, club).expect("the club");
        for provision in view.house.provisions().filter(|provision| view.own_rule(provision).is_some()) {
            for clause in &provision.replaces {
                let rule = clause.value.split('/').next();
                let is_its = |doc: &&IndexDocument| doc.kind == EntryKind::Rule && Some(doc.id.as_str()) == rule;
                for doc in docs.iter().filter(is_its) {
                    let page: Value = serde_json::from_str(&doc.page).expect("a page");
                    let clauses = page["rule"]["clauses"].as_array().expect("the clauses of a rule");
                    assert!(clauses.iter().all(|own| own["id"] != clause.value.as_str()), "{club}: {}", clause.value);
                    let own = page["rule"]["instead"].as_array().expect("what stands in their place");
                    assert!(!own.is_empty(), "{club}: {}", clause.value);
                    replaced += 1;
                }
            }
        }
    }
    assert!(replaced > 10, "{replaced}");
}

#[test]
fn a_book_in_another_language_says_what_is_missing() {
    let page = book(&file("kartaski-krug"), &["--lang", "en"]);
    assert!(page.contains("Not available in this language and printed as written (hrvatski)"));
    assert!(page.contains("§ 1 Karte preko crte") && page.contains("lang=\"hr\""));
    assert!(!book(&file("nordurljos"), &["--lang", "is"]).contains("class=\"missing\""));
}

#[test]
fn chapters_and_rules_stand_where_the_club_puts_them() {
    let page = book(&file("nordurljos"), &[]);
    let at = |words: &str| page.find(words).unwrap_or_else(|| panic!("no {words}"));
    assert!(at("id=\"nl-5\"") < at("id=\"tda24-6\""));
    assert!(at("id=\"tda24-6\"") < at("id=\"tda24-13.A\""));
    assert!(at("id=\"tda24-13.A\"") < at("id=\"tda24-25.A\""));
    assert!(at("id=\"tda24-25.A\"") < at("id=\"tda24-1\""));
}

#[test]
fn what_is_replaced_is_no_ruling_of_the_club_and_its_own_words_are_told() {
    let house = file("kartaski-krug").display().to_string();
    let own = "Tko kaže što će učiniti";
    let (_, decided, _) = said(&["decide", "50/100, seats A B C, on the flop", "A says \"if you bet I raise\"", "--house", &house]);
    assert!(decided.contains(own) && decided.contains("program ga ne primjenjuje"), "{decided}");
    let (_, rule, _) = said(&["rule", "conditional-statement", "--house", &house]);
    assert!(rule.contains(own), "{rule}");
    let (_, rule, _) = said(&["rule", "§ 3", "--house", &house]);
    assert!(rule.starts_with("Uvjetne najave") && rule.contains("program ga ne primjenjuje"), "{rule}");
}

/// A club's file, and what is said of it.
fn checked(text: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("club.yaml");
    fs::write(&path, text).expect("it can be written");
    let path = path.display().to_string();
    let (good, _, complaint) = said(&["houses", "--house", &path]);
    assert!(!good, "nothing is wrong with {text}");
    complaint
}

#[test]
fn what_is_wrong_is_shown_in_the_clubs_file() {
    let head = "id: club\nlanguages: [en]\nname: Club\nbased_on: tda-2011\n";
    let own = |more: &str| format!("{head}chapters:\n  - title: Ours\n    provisions:\n{more}");
    for (text, finding, shown) in [
        (head.replace("[en]", "[de]"), "unknown-language", "en (English), hu (magyar)"),
        (head.replace("[en]", "[en, hr]").replace("Club", "{ en: Club }"), "missing-language", "Croatian"),
        (format!("{head}date: tomorrow\n"), "wrong-type", "2026-03-01"),
        // 2011's rule 2 is rule 6 of 2024.
        (format!("{head}drops: [tda-2]\n").replace("tda-2011", "tda-2024"), "unknown-provision", "its place is taken by `tda24-6`"),
        (format!("{head}numbering: roman\n"), "unknown-kind", "§ 1"),
        (format!("{head}figures: {{ betting-half-raise-share: 40 }}\n"), "wrong-type", "is an option"),
        (own("      - { ref: a, number: \"1\", title: A, text: A. }\n"), "number-twice", "tda-1"),
        (own("      - { ref: a, text: A. }\n"), "missing-key", "title"),
        (own("      - { ref: a, title: A, text: A., instead_of: tda-99 }\n"), "unknown-provision", "tda-99"),
        (own("      - { take: tda-99 }\n"), "unknown-provision", "tda-99"),
        (format!("{head}drops: [tda-53]\n"), "case-without-text", "`tda-53.A`"),
        (format!("{head}drops: [tda-53]\n"), "case-without-text", "drop `exposed-cards/penalty` as well"),
        (own("      - { ref: a, title: A }\n"), "carries-nothing", "`text:`"),
        (own("      - { ref: a, title: A, text: A., terms: [call] }\n"), "carries-twice", "a provision of each"),
        (own("      - { ref: a, title: A, sets: { clock.decision: 90 sec } }\n"), "unknown-value", "`90`"),
        (own("      - { ref: a, title: A, sets: { clock.decision: 2,5 } }\n"), "unknown-option", "a comma"),
        (
            own("      - { ref: a, title: A, sets: { clock.decision: 90 } }\n      - { ref: b, title: B, text: B., see: [a] }\n"),
            "unknown-rule",
            "`calling-the-clock`",
        ),
    ] {
        let complaint = checked(&text);
        assert!(complaint.contains(&format!("error[{finding}]")) && complaint.contains(shown), "{text}\n{complaint}");
        assert!(complaint.contains("club.yaml:") && !complaint.contains("--> rules/"), "{complaint}");
    }
}

#[test]
fn a_club_is_begun_and_nothing_is_written_over() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("my-club");
    let club = path.display().to_string();
    let (good, told, complaint) =
        said(&["init", &club, "--name", "Moj \"klub\"", "--languages", "hr,en", "--floor", "floor-manager"]);
    assert!(good && told.contains("my-club.yaml") && told.contains("house.schema.json"), "{told}{complaint}");
    let file = folder.path().join("my-club.yaml");
    let page = book(&file, &[]);
    assert!(page.contains("Moj &quot;klub&quot;") && page.contains("Što kod nas vrijedi"));
    let written = fs::read_to_string(&file).expect("the file");
    let (good, _, complaint) = said(&["init", &club]);
    assert!(!good && complaint.contains("is there already"), "{complaint}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), written);
    let (good, _, complaint) = said(&["init", &folder.path().join("other").display().to_string(), "--languages", "de"]);
    assert!(!good && complaint.contains("hu (magyar)"), "{complaint}");
}

/// A club's file in a folder of its own.
fn written(folder: &Path, text: &str) -> PathBuf {
    fs::create_dir_all(folder).expect("a folder");
    let path = folder.join("club.yaml");
    fs::write(&path, text).expect("it can be written");
    path
}

/// A club that rules as no shipped house does, with what it says about it in its own words.
const OF_ITS_OWN: &str = r#"id: club
languages: [en]
name: Club
based_on: tda-2024
written_for: 0.1.0
edition: First
numbering: "§ 1"
contact: "rules@club.example"
figures: { rebuy-level: 6, fine: 1500 }
chapters:
  - title: "Ours, to level { $rebuy-level }"
    provisions:
      - ref: club-violence
        title: "Violence"
        clauses: [penalties/violence]
        sets: { conduct.violence: ["must disqualification"] }
      - ref: club-ante
        title: "The ante goes first"
        keeps: tda24-RP-11
        sets: { betting.short_ante: ante-first }
      - ref: club-straddle
        title: "Straddles"
        clauses: [straddle/last-word]
        sets: { betting.straddle: left-of-big-blind }
      - ref: club-pulled
        title: "Chips pulled back"
        text: "Who pulls chips back before the next player acts may do so."
        instead_of: prior-chips/pulled-back
      - ref: club-rebuy
        title: "Rebuys until level { $rebuy-level }"
        text: "A rebuy costs the fine of the table."
        see: [rabbit-hunting]
      - ref: club-fines
        title: "Fines"
        text: |
          | What | Fine |
          |------|------|
          | A phone | { $fine } |
          | A smoke | { $fine } |
"#;

#[test]
fn a_club_that_rules_as_no_house_does_is_proved() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = written(folder.path(), OF_ITS_OWN);
    let source = Source::embedded().with_house(&path).expect("the file is there");
    let report = verify(&source, &VerifyOptions::default());
    assert!(report.findings.is_empty(), "{:#?}", report.findings);
    let house = path.display().to_string();
    let decided = |lines: &[&str]| said(&[&["decide", "--house", &house], lines].concat()).1;
    let table = "blinds 1000/2000, ante 2000 on the big blind, seats A B C, button A, C has 2500";
    let ruled = decided(&[table, "A folds"]);
    assert!(ruled.contains("3,000") && ruled.contains("500 is returned to B"), "{ruled}");
    let table = "blinds 50/100, seats A B C D, button A";
    let ruled = decided(&[table, "D posts 200 in the dark", "A calls", "B calls", "C calls"]);
    assert!(ruled.contains("D may check or raise"), "{ruled}");
}

#[test]
fn own_words_print_tables_titles_their_figures_and_addresses_no_capital() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = written(folder.path(), OF_ITS_OWN);
    let page = book(&path, &[]);
    for words in ["<th>What</th>", "<td>1,500</td>", "Ours, to level 6", "Rebuys until level 6", "rules@club.example"] {
        assert!(page.contains(words), "the book does not print {words}");
    }
    let wrong = written(
        &folder.path().join("wrong"),
        &OF_ITS_OWN.replace("{ $rebuy-level }\"\n        text", "{ $level }\"\n        text"),
    );
    let (good, told, _) = said(&["verify", "--select", "unknown-variable", &wrong.display().to_string()]);
    assert!(!good && told.contains("unknown-variable") && told.contains("level"), "{told}");
}

#[test]
fn own_words_on_a_rule_of_the_base_are_told_with_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let house = written(folder.path(), OF_ITS_OWN).display().to_string();
    let own = "A rebuy costs the fine of the table.";
    let (_, rule, _) = said(&["rule", "rabbit-hunting", "--house", &house]);
    assert!(rule.contains("Own rule on this") && rule.contains(own), "{rule}");
}

#[test]
fn two_editions_of_one_club_are_compared() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let old = written(&folder.path().join("old"), OF_ITS_OWN).display().to_string();
    let text = OF_ITS_OWN.replace("edition: First", "edition: Second").replace("sets: { betting.short_ante: ante-first }", "");
    let new = written(&folder.path().join("new"), &text).display().to_string();
    let (good, told, complaint) = said(&["compare", &old, &new]);
    assert!(good && told.contains("Club, First and Club, Second"), "{told}{complaint}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("the chips go to the ante first") && told.contains("the chips should go to the blind first"), "{told}");
}

/// A club on TDA 2024 with these provisions of its own.
fn club_of(provisions: &str) -> String {
    format!(
        "id: club\nname: Club\nlanguages: [en]\nbased_on: tda-2024\nnumbering: \"§ 1\"\nchapters:\n  - title: Ours\n    \
         provisions:\n{provisions}"
    )
}

/// An edition and the book it is held against are read each by itself: what the one shows, the other has never read.
#[test]
fn an_edition_with_examples_of_its_own_is_printed_since_the_base() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let with_example = "
      - ref: club-ante
        title: Ante
        clauses: [big-blind-ante/blind-first]
        sets: { betting.short_ante: ante-first }
        examples:
          - table: tournament, blinds 100/200, ante 200 on the big blind, seats A B C, button A, C has 250
            play: A folds
            ruling: pot 350
";
    let club = written(folder.path(), &club_of(with_example));
    let page = book(&club, &["--since", "tda-2024"]);
    assert!(page.contains("_changes"), "{page}");
}

/// The engine rules by none of it, and every reader reads it: what own words say otherwise is told as text.
#[test]
fn own_words_of_two_editions_are_compared_as_text() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let edition = |name: &str, figure: i64, more: &str| {
        let rules = format!(
            "
      - {{ ref: club-smoke, title: Smoking, text: \"A break of {{ $minutes }} minutes.\" }}
      - {{ ref: club-bar, title: The bar, text: It opens at noon. }}
{more}"
        );
        let text = format!("{}figures: {{ minutes: {figure} }}\n", club_of(&rules));
        written(&folder.path().join(name), &text).display().to_string()
    };
    let old = edition("old", 10, "      - { ref: club-hats, title: Hats, text: No hats. }\n");
    let same = edition("same", 10, "      - { ref: club-hats, title: Hats, text: No hats. }\n");
    let renamed = edition("renamed", 10, "      - { ref: club-hats, title: Headwear, text: No hats. }\n");
    let new = edition("new", 15, "      - { ref: club-dogs, title: Dogs, text: No dogs. }\n");
    let (_, told, complaint) = said(&["compare", &old, &same]);
    assert!(told.contains("Both rule the same."), "{told}{complaint}");
    let (good, told, _) = said(&["compare", &old, &new]);
    for words in ["A break of 10 minutes.", "A break of 15 minutes.", "No hats.", "No dogs."] {
        assert!(good && told.contains(words), "{words}: {told}");
    }
    assert!(!told.contains("It opens at noon") && !told.contains("same"), "{told}");
    let (_, told, _) = said(&["compare", &old, &renamed]);
    assert!(told.contains(": Hats") && told.contains(": Headwear"), "{told}");
    let (_, told, _) = said(&["compare", &old, &new, "--json"]);
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let keys: Vec<&str> = told["houses"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(keys, ["club (1)", "club (2)"]);
    let text = |key: &str| told["differences"][0]["clauses"][key][0]["text"].clone();
    assert_eq!((text(keys[0]), text(keys[1])), ("A break of 10 minutes.".into(), "A break of 15 minutes.".into()));
}

/// A book that numbers each chapter from 1 has many a rule 1: moved beside each other they stay rules of their own.
#[test]
fn rules_of_the_base_keep_numbers_of_their_own_wherever_they_are_moved() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let moved = |numbering: &str| {
        format!(
            "id: club\nname: Club\nlanguages: [hr]\nbased_on: holdem-hr\n{numbering}chapters:\n  - title: Naše\n    provisions:\n      \
             - take: hr-official-language-1\n      - take: hr-special-needs-1\n      - take: hr-rebuy-1\n      \
             - {{ take: hr-odd-chip-1, number: \"\" }}\n"
        )
    };
    let path = written(folder.path(), &moved("numbering: \"§ 1\"\n"));
    let house = path.display().to_string();
    let page = book(&path, &[]);
    let at = |words: &str| page.find(words).unwrap_or_else(|| panic!("no {words}"));
    assert!(at(">§ 1</a>") < at(">§ 2</a>") && at(">§ 3</a>") < at(">§ 4</a>") && at(">§ 4</a>") < at(">§ 5</a>"));
    for (number, rule) in [("§ 1", "official-language"), ("2", "special-needs"), ("3", "rebuy"), ("4.", "odd-chip")] {
        let (_, told, _) = said(&["rule", number, "--house", &house, "--json"]);
        let told: Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(told["rule"].as_str().map(|id| id.contains(rule)), Some(true), "{number}: {}", told["rule"]);
    }
    // Without a scheme each of them brings its 1 along, and the club is told so.
    let found = checked(&moved("").replace(", number: \"\"", ""));
    assert!(found.contains("number-twice") && found.contains("hr-special-needs-1"), "{found}");
}

/// What a club prints it asks for: by number with or without its sign, by the id of a provision, by words.
#[test]
fn a_rule_is_shown_by_the_numbers_and_the_ids_of_the_club() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rules = "
      - { ref: club-smoke, title: Smoking, text: On the terrace only. }
      - { ref: club-line, title: Over the line, clauses: [fold/line] }
      - take: tda24-RP-11
";
    let house = written(folder.path(), &club_of(rules)).display().to_string();
    let told = |asked: &str| said(&["rule", asked, "--house", &house]).1;
    for asked in ["1", "§ 1", "club-smoke"] {
        assert!(told(asked).contains("On the terrace only."), "{asked}: {}", told(asked));
    }
    for asked in ["2", "§ 2", "club-line"] {
        assert!(told(asked).contains("fold/line"), "{asked}: {}", told(asked));
    }
    assert!(told("tda24-RP-11").contains("tda24-RP-11"), "{}", told("tda24-RP-11"));
    for words in [&["rule", "terrace smoking"][..], &["rule", "terrace", "smoking"]] {
        let (_, json, _) = said(&[&["--house", &house, "--json"], words].concat());
        let json: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!((json["query"].as_str(), json["results"][0]["rule"].as_str()), (Some("terrace smoking"), Some("club-smoke")));
    }
}

/// What is printed under one heading is found together.
#[test]
fn own_words_and_the_clauses_beside_them_are_found_as_they_are_printed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = written(folder.path(), SETTING);
    let house = path.display().to_string();
    let page = book(&path, &[]);
    let (_, json, _) = said(&["query", "straddle size", "--house", &house, "--json"]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let with = &json["results"][0]["with"][0];
    let text = with["text"].as_str().expect("the clause beside the own words");
    assert_eq!(with["rule"].as_str(), Some("straddle"));
    assert!(page.contains("id=\"club-straddle.last-word\""), "{page}");
    for args in [["query", "straddle size"], ["rule", "club-straddle"]] {
        let (_, told, _) = said(&[&args[..], &["--house", &house]].concat());
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains("Tables 3 and 4 only.") && told.contains(text), "{args:?}: {told}");
    }
}

/// Whoever wants to complain looks for how, and finds the page behind the rules that says it.
#[test]
fn pages_behind_the_rules_are_found() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let closing = "closing:
  - title: Complaints
    text: In writing, within { $days } days, to the board.
    aliases: { en: [whom do I write to, appeal] }
figures: { days: 8 }
";
    let club = club_of("      - { ref: club-smoke, title: Smoking, text: On the terrace only. }\n") + closing;
    let path = written(folder.path(), &club);
    let house = path.display().to_string();
    for words in ["complaints", "deadline for a complaint", "appeal"] {
        let (good, told, _) = said(&["query", words, "--house", &house]);
        assert!(good && told.starts_with("Complaints") && told.contains("within 8 days"), "{words}: {told}");
        assert!(!told.contains("The program does not apply it"), "{told}");
    }
    let site = folder.path().join("site");
    let (good, _, complaint) = said(&["book", "--house", &house, "--format", "site", "--out", site.to_str().expect("UTF-8")]);
    let finder = fs::read_to_string(site.join("search.js")).expect("what finds rules");
    assert!(good && finder.contains("\"index.html#page-1\"") && finder.contains("\"rule/page-1\""), "{complaint}");
    let front = fs::read_to_string(site.join("index.html")).expect("the contents");
    assert!(front.contains("id=\"page-1\""), "{front}");
}

/// One mistake is one finding: what only follows from it is not told.
#[test]
fn one_mistake_is_told_once_and_in_one_language() {
    let text = |languages: &str, more: &str| {
        format!(
            "id: club\n{languages}name: Klub\nbased_on: tda-2011\n{more}chapters:\n  - title: Naše\n    provisions:\n      - ref: \
             a\n        title: A\n        text: A.\n      - ref: b\n        title: B\n        text: B.\n"
        )
    };
    let sound = text("languages: [hr]\n", "");
    for (text, finding, help) in [
        (text("language: [hr]\n", ""), "unknown-key", "`languages`"),
        (text("", ""), "missing-key", "`languages: [hr]`"),
        (text("languages: [de]\n", ""), "unknown-language", "hr (hrvatski)"),
        (sound.replace("tda-2011", "holdem") + "drops: [hr-rebuy-1]\n", "unknown-house", "`holdem-hr`"),
        (sound.replace("        title: B\n", "        naslov: B\n"), "unknown-key", ""),
        (sound.replace("        text: B.\n", "        tekst: B.\n"), "unknown-key", ""),
        (text("languages: [hr]\n", "roles: { floor: voditelj }\n"), "unknown-term", ""),
    ] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = written(folder.path(), &text).display().to_string();
        let (good, _, complaint) = said(&["houses", "--lang", "hr", "--house", &path]);
        assert!(!good, "nothing is wrong with {text}");
        assert_eq!(complaint.matches("pogreška[").count(), 1, "{text}\n{complaint}");
        assert!(complaint.contains(&format!("pogreška[{finding}]")) && complaint.contains(help), "{text}\n{complaint}");
    }
    let wrong = text("languages: [hr]\n", "") + "      - { ref: c, title: C, sets: { clock.decision: 900 } }\n";
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = written(folder.path(), &wrong).display().to_string();
    let (_, _, complaint) = said(&["houses", "--lang", "hr", "--house", &path]);
    assert!(complaint.contains("od 1 do 600 (sekunde)"), "{complaint}");
}

/// A club that sets without words of its own, says its words beside a clause, and replaces what it also sets.
const SETTING: &str = r#"id: club
languages: [en]
name: Club
based_on: tda-2024
numbering: "Article 1"
figures: { couple: 2 }
chapters:
  - title: Ours
    provisions:
      - ref: club-objections
        title: Objections to a pot
        sets: { procedure.dispute_until: next-hand-over }
      - ref: club-least
        title: How little
        text: You raise to double or more.
        instead_of: minimum-raise/size
        sets: { betting.minimum_raise: double-previous }
      - ref: club-straddle
        title: Straddle
        text: Tables 3 and 4 only.
        clauses: [straddle/last-word]
        sets: { betting.straddle: left-of-big-blind }
      - ref: club-rabbit
        title: Peeking
        text: The next card is shown for 1 chip.
        instead_of: rabbit-hunting/forbidden
      - ref: club-insult
        title: Insults
        text: The first time home for { $couple } days.
        instead_of: penalties/abuse
"#;

#[test]
fn what_is_only_set_is_printed_and_found_by_its_title() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = written(folder.path(), SETTING);
    let page = book(&path, &[]);
    assert!(page.contains("Article 1") && page.contains("id=\"club-objections.until\""), "{page}");
    let house = path.display().to_string();
    let (_, found, _) = said(&["query", "objections to a pot", "--house", &house]);
    assert!(found.contains("Article 1") && !found.contains("no rule"), "{found}");
}

#[test]
fn what_is_replaced_and_set_is_ruled_by_the_value_in_the_clubs_words() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let house = written(folder.path(), SETTING).display().to_string();
    // A raise to 600 over blinds of 100/200 is met by at least its double.
    let (_, ruled, _) = said(&["decide", "100/200, seats A B C", "A raises to 600", "B raises to 900", "--house", &house]);
    assert!(ruled.contains("raises to 1,200") && ruled.contains("Article 2"), "{ruled}");
    let (_, rule, _) = said(&["rule", "minimum-raise", "--house", &house]);
    assert!(rule.contains("You raise to double or more."), "{rule}");
}

#[test]
fn own_words_stand_before_and_with_the_clauses_of_their_provision() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = written(folder.path(), SETTING);
    let page = book(&path, &[]);
    let at = |words: &str| page.find(words).unwrap_or_else(|| panic!("no {words}"));
    assert!(at("id=\"club-straddle.text\"") < at("id=\"club-straddle.last-word\""));
    // Where the seat alone gives the right, no example has players agree on it.
    assert!(!page.contains("agree to straddles"));
    let (_, found, _) = said(&["query", "straddle size", "--house", &path.display().to_string()]);
    assert!(found.contains("Tables 3 and 4 only."), "{found}");
}

#[test]
fn beside_a_rule_of_its_own_a_club_is_never_silent() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let house = written(folder.path(), SETTING).display().to_string();
    let (_, compared, _) = said(&["compare", "tda-2024", &house, "rabbit-hunting"]);
    assert!(compared.contains("Article 4") && compared.contains("The next card is shown for 1 chip."), "{compared}");
    assert!(!compared.contains("by custom") && !compared.contains("Club      The request is refused"), "{compared}");
    let (_, compared, _) = said(&["compare", "tda-2024", &house, "rabbit-hunting", "--json"]);
    let compared: Value = serde_json::from_str(&compared).expect("JSON");
    assert_eq!(compared["differences"][0]["own"]["club"][0]["number"], "Article 4", "{compared}");
    let (_, ruled, _) = said(&["decide", "5/10, seats A B C", "A insults the dealer", "--house", &house]);
    assert!(ruled.contains("Article 5") && !ruled.contains("names no sanction"), "{ruled}");
}

#[test]
fn groups_and_chapters_of_the_base_are_left_out() {
    let page = |more: &str| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let head = "id: club\nlanguages: [en]\nname: Club\nbased_on: tda-2011\n";
        book(&written(folder.path(), &format!("{head}{more}")), &[])
    };
    let whole = page("");
    assert!(whole.contains("id=\"tda-3.A\"") && whole.contains("id=\"tda-1\""));
    let without = page("drops: [tda-3]\n");
    assert!(!without.contains("id=\"tda-3.") && without.contains("id=\"tda-1\""));
    assert!(page("drops_chapters_of: [tda-3]\n").len() < without.len());
}

/// The commonest words of questions, a language a line.
const COMMON: &str = include_str!("../common-words.tsv");

/// So many words of a language are said besides.
const SAID_BESIDES: usize = 60;

#[test]
fn what_a_club_calls_by_its_own_words_is_found_whatever_else_is_said() {
    let (mut asked, mut lost) = (0, Vec::new());
    for club in CLUBS {
        let (corpus, docs) = indexed(club);
        let index = Index::open_or_build(None, 1, || Ok::<_, TantivyError>(docs)).expect("an index");
        let view = HouseView::new(&corpus, club).expect("the club");
        for lang in &view.house.club.languages {
            let own = corpus.own_rules().filter(|rule| rule.house.as_deref() == Some(club));
            let rules = own.flat_map(|rule| {
                let aliases = rule.aliases.get(*lang).iter().map(|alias| alias.value.clone());
                aliases.chain([rule.title.get(*lang).trim().to_owned()]).map(|phrase| (rule.id.clone(), phrase))
            });
            let terms = view.own_terms().flat_map(|term| {
                let also = term.instead_of.get(*lang).iter().map(|word| word.value.clone());
                also.chain([term.term.get(*lang).trim().to_owned()]).map(|phrase| (term.id.clone(), phrase))
            });
            let line = COMMON.lines().find_map(|line| line.strip_prefix(lang.code())).expect("a line of words");
            let words: Vec<&str> = line.split_whitespace().take(SAID_BESIDES).collect();
            for (n, (id, phrase)) in rules.chain(terms).enumerate() {
                for word in words.iter().skip(n % 3).step_by(3) {
                    let query = if n % 2 == 0 { format!("{phrase} {word}") } else { format!("{word} {phrase}") };
                    let found = index.find(&query, lang.code(), 3).expect("a sound index");
                    asked += 1;
                    if found.iter().all(|hit| hit.id != id) {
                        let found: Vec<&str> = found.iter().map(|hit| hit.id.as_str()).collect();
                        lost.push(format!("{club} {query}: {id} is not in {found:?}"));
                    }
                }
            }
        }
    }
    assert!(asked > 500, "{asked}");
    assert!(lost.is_empty(), "{} of {asked} lost\n{}", lost.len(), lost.join("\n"));
}

#[test]
fn figures_need_not_be_the_same_in_every_language_of_a_club() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = "id: club\nlanguages: [en, ru]\nname: Club\nbased_on: tda-2011\nfigures: { tongues: 2 }\nchapters:\n  - title: { \
                en: Ours, ru: Наше }\n    provisions:\n      - ref: club-a\n        title: { en: Tongues, ru: Языки }\n        text: \
                { en: Both are spoken., ru: \"Говорят на { $tongues } языках.\" }\n";
    let text = text.replace("name: Club", "name: { en: Club, ru: Клуб }");
    let path = written(folder.path(), &text).display().to_string();
    let (good, told, complaint) = said(&["verify", "--select", "variable-mismatch", &path]);
    assert!(good, "{told}{complaint}");
}
