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
        (head.replace("[en]", "[de]"), "unknown-language", "en (English), hu (Hungarian)"),
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
        (
            own(
                "      - { ref: a, number: A, instead_of: tda-38.A, clauses: [minimum-raise/size], sets: { betting.minimum_raise: double-previous } }\n",
            ),
            "case-without-text",
            "club.yaml",
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
    assert!(told.contains("ante-first · blind-first"), "{told}");
}
