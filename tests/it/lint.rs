//! Every finding that reading the texts can make: it fires on the change that documents it and is silent on what is shipped.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ruling::corpus::{Corpus, Lang, Source};
use ruling::diagnostic::LintExample;
use ruling::diagnostic::{Finding, Place, Style, render};
use ruling::lint::{SPELLING, WORDING, spelling, wording};
use ruling::scenario::Plays;
use ruling::verify::verify;
use tempfile::TempDir;

const HALF_RAISE: &str = "rules/betting/half-raise.yaml";
const BASE: &str = "rules/houses/base.yaml";
const GLOSSARY: &str = "rules/glossary.yaml";
const FINDING: &str = "locales/en/finding.ftl";

/// Where Debian's packages put the dictionaries.
const DEBIAN: &str = "/usr/share/hunspell";

/// The files of `tests/example`, with a glossary.
fn example() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/example");
    let read = |path: &Path| fs::read_to_string(path).expect("it can be read");
    let mut files = BTreeMap::from([(GLOSSARY.to_owned(), read(&root.join("glossary.yaml")))]);
    files.insert(FINDING.to_owned(), read(&root.join(FINDING)));
    for folder in ["betting", "houses"] {
        for file in fs::read_dir(root.join("rules").join(folder)).expect("the folder is there") {
            let path = file.expect("it can be read").path();
            let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
            files.insert(format!("rules/{folder}/{name}"), read(&path));
        }
    }
    files
}

fn corpus(edits: &[(&str, &str, &str)]) -> Corpus {
    let mut files = example();
    for (file, from, to) in edits {
        let text = files.get_mut(*file).unwrap_or_else(|| panic!("there is no {file}"));
        assert!(text.contains(from), "{file} has no {from:?}");
        *text = text.replacen(from, to, 1);
    }
    let source = Source::memory(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    Corpus::load(&source).unwrap_or_else(|findings| panic!("{}", show(&findings)))
}

fn show(findings: &[Finding]) -> String {
    findings
        .iter()
        .map(|finding| render(finding, Style { colour: false, width: 120, lang: ruling::lang::Lang::En }) + "\n")
        .collect()
}

/// The ids, each with the text that is underlined and the help.
fn found(findings: &[Finding]) -> Vec<(&str, &str, &str)> {
    findings.iter().map(|f| (f.lint.id, f.place.as_ref().map_or("", Place::text), f.help.as_deref().unwrap_or_default())).collect()
}

fn after(file: &str, from: &str, to: &str) -> Vec<(&'static str, String)> {
    let findings = wording(&Plays::of(&corpus(&[(file, from, to)])));
    findings.iter().map(|f| (f.lint.id, f.place.as_ref().map_or(String::new(), |p| p.text().to_owned()))).collect()
}

fn one(id: &'static str, place: &str) -> Vec<(&'static str, String)> {
    vec![(id, place.to_owned())]
}

#[test]
fn the_example_is_clean() {
    assert_eq!(show(&wording(&Plays::of(&corpus(&[])))), "");
}

#[test]
fn the_shipped_corpus_is_spelled_right() {
    // Without the dictionaries there is nothing to ask; `.ci/run` installs them.
    if Path::new(DEBIAN).join("hu_HU.aff").exists() {
        let corpus = Corpus::load(&Source::embedded()).unwrap_or_else(|findings| panic!("{}", show(&findings)));
        assert_eq!(show(&spelling(&corpus, Path::new(DEBIAN))), "");
    }
}

#[test]
fn every_documented_example_is_found() {
    let dictionaries = dictionaries();
    let check = |corpus: &Corpus| [wording(&Plays::of(corpus)), spelling(corpus, dictionaries.path())].concat();
    assert_eq!(show(&check(&corpus(&[]))), "");
    for lint in WORDING.lints.iter().chain(SPELLING.lints) {
        let LintExample::Edit { file, good, bad } = lint.example else { continue };
        let findings = check(&corpus(&[(file, good, bad)]));
        let finding = findings.iter().find(|finding| finding.lint == *lint);
        let finding = finding.unwrap_or_else(|| panic!("{} is not found, but:\n{}", lint.id, show(&findings)));
        assert!(finding.place.is_some() && finding.help.is_some(), "{}", lint.id);
    }
}

// ---- figures and scripts

#[test]
fn a_typed_figure_is_found() {
    let corpus = corpus(&[(HALF_RAISE, "A smaller excess", "A smaller excess (under 50 %)")]);
    let findings = wording(&Plays::of(&corpus));
    assert_eq!(found(&findings), [("literal-figure", "50", "print an option: `{ $betting-half-raise-share }`")]);
}

#[test]
fn figures_of_speech_and_of_ids_are_none() {
    assert_eq!(after(HALF_RAISE, "A smaller excess", "A smaller “3-bet” excess"), []);
    assert_eq!(after(HALF_RAISE, "A smaller excess", "A [smaller](undercall) excess"), []);
    assert_eq!(after(HALF_RAISE, "A smaller excess", "A smaller {\"7\"} excess"), one("literal-figure", "7"));
    let plural = "{ $betting-half-raise-share ->\n            [one] 1 chip\n           *[other] chips\n        }";
    let found = after(HALF_RAISE, "A smaller excess comes back.", &format!("A smaller excess of {plural} comes back."));
    assert_eq!(found, one("literal-figure", "1"));
}

#[test]
fn letters_of_the_other_script_are_found() {
    for (from, to, place) in [
        ("возвращается", "вoзвращается", "вoзвращается"),
        ("A smaller excess", "A smаller excess", "smаller"),
        ("Меньший излишек", "Меньший излишек c", "c"),
        ("A smaller excess", "A smaller и excess", "и"),
        ("en: [half raise]", "en: [hаlf raise]", "hаlf"),
        ("  ru: Больше колла", "  ru: Больше кoлла", "кoлла"),
    ] {
        assert_eq!(after(HALF_RAISE, from, to), one("mixed-scripts", place));
    }
    assert_eq!(after(HALF_RAISE, "Меньший излишек", "Меньший TDA-излишек"), []);
    let findings = wording(&Plays::of(&corpus(&[(HALF_RAISE, "возвращается", "вoзвращается")])));
    assert_eq!(findings[0].help.as_deref(), Some("Latin: `o` (U+006F)"));
}

// ---- languages, titles, Markdown

#[test]
fn a_text_that_was_not_translated_is_found() {
    let copied = after(HALF_RAISE, "A kisebb többlet visszajár.", "A smaller excess comes back.");
    assert_eq!(copied, one("same-text", "A smaller excess comes back.\n      "));
    assert_eq!(after(HALF_RAISE, "A kisebb többlet visszajár.", "A smaller\n        EXCESS comes back").len(), 1);
    let short = corpus(&[
        (HALF_RAISE, "A smaller excess comes back.", "It comes back."),
        (HALF_RAISE, "A kisebb többlet visszajár.", "It comes back."),
    ]);
    assert_eq!(show(&wording(&Plays::of(&short))), "");
}

#[test]
fn a_long_title_is_found() {
    let long = "A fogadási körben a megadásnál több, az emelésnél kevesebb";
    assert_eq!(after(HALF_RAISE, "Megadásnál több, emelésnél kevesebb", long), one("title-too-long", long));
    assert_eq!(after(BASE, "en: Betting", &format!("en: {}", "x".repeat(49))).len(), 1);
    assert_eq!(after(BASE, "en: Betting", &format!("en: {}", "é".repeat(48))), []);
}

#[test]
fn markdown_that_no_book_carries_is_found() {
    for (text, place) in [
        ("# A smaller excess comes back.", "# A smaller excess comes back."),
        ("- A smaller excess comes back.", "- A smaller excess comes back."),
        ("> A smaller excess comes back.", "> A smaller excess comes back."),
        ("A smaller `excess` comes back.", "`excess`"),
        ("A smaller ![excess](undercall) comes back.", "![excess](undercall)"),
        ("A smaller excess  \n        comes back.", "  "),
        ("A smaller excess\n\n        ---\n\n        comes back.", "---"),
    ] {
        assert_eq!(after(HALF_RAISE, "A smaller excess comes back.", text), one("markdown", place), "{text}");
    }
    let plain = "A *smaller* **excess**\n\n        [comes](undercall) back (in part).";
    assert_eq!(after(HALF_RAISE, "A smaller excess comes back.", plain), []);
}

// ---- the glossary

#[test]
fn another_word_than_the_glossarys_is_found() {
    let findings = wording(&Plays::of(&corpus(&[(HALF_RAISE, "A smaller excess", "A *flat\n        call* with excess")])));
    assert_eq!(findings[0].lint.id, "glossary-term");
    assert_eq!(findings[0].message, "`flat call` is not the glossary's word");
    assert_eq!(findings[0].help.as_deref(), Some("the glossary says `call`"));
    assert_eq!(findings.len(), 1);
    for spoken in ["A “flat call” excess", "A flat, call excess", "A callt excess", "A flat callable excess"] {
        assert_eq!(after(HALF_RAISE, "A smaller excess", spoken), [], "{spoken}");
    }
    assert_eq!(after(HALF_RAISE, "hu: Megadásnál több", "hu: Callt ad"), one("glossary-term", "Callt"));
    assert_eq!(after(HALF_RAISE, "en: [half raise]", "hu: [callt ad]"), []);
}

#[test]
fn a_glossary_that_refuses_its_own_term_is_found() {
    assert_eq!(after(GLOSSARY, "hu: [call, callt]", "hu: [call, Megadás]"), one("glossary-term", "Megadás"));
    assert_eq!(after(GLOSSARY, "instead_of: { hu", "instead_of: { sk: [calle], hu"), one("glossary-term", "calle"));
}

#[test]
fn a_meaning_is_read_like_a_rule() {
    let en = "A wager of all the chips that a player has.";
    for (text, id, place) in [
        ("A wager of 100 chips.", "literal-figure", "100"),
        ("A wager of аll chips.", "mixed-scripts", "аll"),
        ("- A wager of all chips.", "markdown", "- A wager of all chips."),
        ("A wager or flat call of all chips.", "glossary-term", "flat call"),
    ] {
        assert_eq!(after(GLOSSARY, en, text), one(id, place));
    }
    assert_eq!(after(GLOSSARY, en, "A wager of five chips, or a “3-bet”."), []);
    assert_eq!(after(GLOSSARY, "Ulog svih čipova koje igrač ima.", "Stávka všetkých žetónov, ktoré hráč má.").len(), 1);
    let findings = spelling(&corpus(&[(GLOSSARY, en, "A wagger of all the chips.")]), dictionaries().path());
    assert_eq!(found(&findings)[0].1, "wagger");
    let findings = wording(&Plays::of(&corpus(&[(GLOSSARY, en, "A wager of 100 chips.")])));
    assert!(findings[0].help.as_deref().is_some_and(|help| help.contains("in letters")));
}

// ---- what nobody uses

#[test]
fn what_nobody_uses_is_found() {
    let set = ("betting.half_raise_share: 50 }", "betting.half_raise_share: 50, betting.misplayed_actions: 2 }");
    assert_eq!(after(BASE, set.0, set.1), one("unused-option", "betting.misplayed_actions"));
    let roles = "roles: { floor: floor-person, flor: chief-judge }";
    let findings = wording(&Plays::of(&corpus(&[(BASE, "roles: { floor: floor-person }", roles)])));
    assert_eq!(found(&findings), [("unused-role", "chief-judge", "did you mean `floor`?")]);
    assert_eq!(after(BASE, "clauses: [half-raise/below]", "nothing: it goes without saying"), one("unused-clause", "below"));
}

// ---- spelling

/// Dictionaries that know the words of the example and no others.
fn dictionaries() -> TempDir {
    let dir = TempDir::new().expect("a temporary folder");
    let corpus = corpus(&[]);
    for (lang, name) in Lang::ALL.into_iter().zip(["en_US", "hu_HU", "sk_SK", "hr_HR", "is_IS", "ru_RU"]) {
        let mut words: Vec<String> = Vec::new();
        let titles = corpus.houses.iter().flat_map(|house| &house.chapters).filter_map(|chapter| chapter.title.as_ref());
        let rules = || corpus.rules.iter().chain(corpus.own_rules());
        let clauses = rules().flat_map(|rule| &rule.clauses).flat_map(|clause| clause.texts());
        let meanings = corpus.glossary.terms.iter().filter_map(|term| term.meaning.as_ref());
        for texts in titles.chain(rules().map(|rule| &rule.title)).chain(clauses).chain(meanings) {
            let split = texts.get(lang).split(|c: char| !c.is_alphabetic() && c != '-');
            words.extend(split.filter(|word| !word.is_empty()).map(str::to_lowercase));
        }
        words.sort_unstable();
        words.dedup();
        fs::write(dir.path().join(format!("{name}.aff")), "SET UTF-8\n").expect("a temporary file");
        fs::write(dir.path().join(format!("{name}.dic")), format!("{}\n{}\n", words.len(), words.join("\n")))
            .expect("a temporary file");
    }
    dir
}

#[test]
fn a_misspelt_word_is_found_once_a_file() {
    let dir = dictionaries();
    let text = "A smaler excess (*Smaler*) comes back in instalments, [hlaf](undercall) raise or undercall, “agian”.";
    let aliases = "en: [half raise, in or out]";
    let findings = spelling(
        &corpus(&[(HALF_RAISE, "A smaller excess comes back.", text), (HALF_RAISE, "en: [half raise]", aliases)]),
        dir.path(),
    );
    let places: Vec<&str> = findings.iter().filter_map(|f| f.place.as_ref()).map(Place::text).collect();
    assert_eq!(places, ["smaler", "hlaf", "agian"]);
    assert_eq!(findings[0].message, "the English dictionary does not know `smaler`");
}

#[test]
fn verify_looks_at_spelling_only_with_dictionaries() {
    let mut files = example();
    let allow = "see: [undercall]\nallow:\n  - { finding: spelling, because: it is a joke }";
    let text = files[HALF_RAISE].replacen("see: [undercall]", allow, 1).replacen("A smaller excess", "A smaler excess", 1);
    files.insert(HALF_RAISE.to_owned(), text);
    let source = Source::memory(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let dir = dictionaries();
    for (dictionaries, silenced) in [(None, 0), (Some(dir.path().to_owned()), 1)] {
        let report = verify(&source, &ruling::verify::VerifyOptions { dictionaries, ..Default::default() });
        assert_eq!((show(&report.findings).as_str(), report.silenced.len()), ("", silenced));
    }
}

#[test]
fn a_dictionary_that_is_missing_is_said() {
    let dir = dictionaries();
    fs::remove_file(dir.path().join("hu_HU.aff")).expect("it was there");
    fs::write(dir.path().join("ru_RU.aff"), "SFX A Y\n").expect("a temporary file");
    let findings = spelling(&corpus(&[]), dir.path());
    assert_eq!(findings.iter().map(|finding| finding.lint.id).collect::<Vec<_>>(), ["unreadable-dictionary"; 2]);
    assert!(findings[0].message.contains("Hungarian") && findings[0].message.contains("hu_HU.aff"), "{}", findings[0].message);
}
