//! The command line as its users meet it.

use insta::assert_snapshot;
use ruling::lang::Lang;

use super::shell::{self, Shell, club, corpus_with};

// ---- the query

#[test]
fn a_query_answers_in_full() {
    assert_snapshot!(Shell::new().run(&["oversized", "chip", "--house", "pslive"]));
}

#[test]
fn a_query_in_each_language() {
    let shell = Shell::new();
    let mut out = String::new();
    for (lang, words) in [
        ("en", "oversized chip"),
        ("hu", "nagy erteku zseton"),
        ("sk", "jeden velky zeton"),
        ("hr", "jedan veliki cip"),
        ("is", "einn storpeningur"),
        ("ru", "крупная фишка"),
    ] {
        let told = shell.run(&[words, "--lang", lang, "--house", "pslive", "--limit", "1"]);
        out.push_str(&format!("--- {lang}: {words}\n{}\n", told.lines().take(3).collect::<Vec<_>>().join("\n")));
    }
    assert_snapshot!(out);
}

#[test]
fn typos_latin_russian_and_numbers_find_it_too() {
    let shell = Shell::new();
    for words in ["oversizd chip", "krupnaya fishka", "4.10", "TDA 44", "hu-4.10", "nagyerteku zseton"] {
        let told = shell.run(&[words, "--house", "pslive", "--json", "--limit", "1"]);
        assert!(told.contains("\"rule\": \"oversized-chip\""), "{words}: {told}");
    }
}

#[test]
fn a_query_on_a_narrow_terminal() {
    assert_snapshot!(Shell::new().env("COLUMNS", "40").run(&["half", "raise", "--house", "klub-sk", "--lang", "sk"]));
}

#[test]
fn a_query_as_json() {
    assert_snapshot!(Shell::new().run(&["hidden", "chips", "--house", "holdem-hr", "--lang", "en", "--limit", "1", "--json"]));
}

#[test]
fn nothing_found_is_said_and_exits_1() {
    assert_snapshot!(Shell::new().run(&["banana", "spaceship"]));
}

#[test]
fn words_that_do_not_fit_a_command_are_a_query() {
    let shell = Shell::new();
    for words in [
        &["check", "raise"][..],
        &["show", "one", "show", "all"],
        &["rule", "about", "splashing"],
        &["help", "with", "a", "string", "bet"],
        &["book", "a", "big", "blind"],
        &["query", "book", "splashing"],
        &["decide", "straddle"],
        &["options", "straddle"],
    ] {
        let told = shell.run(words);
        assert!(told.starts_with("exit 0") || told.starts_with("exit 1"), "{words:?}: {told}");
        assert!(!told.contains("error"), "{words:?}: {told}");
    }
}

// ---- terms

#[test]
fn a_term_in_six_languages() {
    let shell = Shell::new();
    let mut out = String::new();
    for (lang, words) in [
        ("en", "kicker"),
        ("hu", "mi az a kisérőlap"),
        ("sk", "čo je kicker"),
        ("hr", "što je kicker"),
        ("is", "hvað er kicker"),
        ("ru", "что такое кикер"),
    ] {
        let told = shell.run(&[words, "--lang", lang, "--house", "reiz", "--limit", "1"]);
        out.push_str(&format!("--- {lang}: {words}\n{told}\n"));
    }
    assert_snapshot!(out);
}

#[test]
fn a_term_as_json() {
    let shell = Shell::new();
    let burned = shell.run(&["burn", "card", "--house", "pslive", "--limit", "1", "--json"]);
    assert_snapshot!(burned);
    let (code, json) = shell.run(&["rule", "Кикер", "--json"]).split_once('\n').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let json: serde_json::Value = serde_json::from_str(&json).expect("valid JSON");
    assert_eq!((code.as_str(), &json["term"], &json["house"]), ("exit 0", &"kicker".into(), &"tda-2024".into()));
}

#[test]
fn a_rule_goes_before_the_term_it_is_about() {
    let told = Shell::new().run(&["string", "bet", "--house", "pslive"]);
    assert!(told.starts_with("exit 0\nString bets"), "{told}");
    assert!(told.contains("Glossary  String bet 4.5: A wager made in several motions"), "{told}");
    let told = Shell::new().run(&["what", "is", "a", "string", "bet", "--house", "pslive"]);
    assert!(told.starts_with("exit 0\nString bet  "), "{told}");
}

#[test]
fn a_term_by_its_name_and_by_the_number_that_defines_it() {
    let shell = Shell::new();
    let club =
        club(&shell, " [{ title: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }, provisions: [{ number: T1, terms: [kicker] }] }]");
    for name in ["kicker", "kísérőlap", "T1"] {
        let told = shell.run(&["rule", name, "--house", &club]);
        assert!(told.starts_with("exit 0\nKicker ") && told.contains("Our club T1"), "{name}: {told}");
    }
    let told = shell.run(&["our-club", "T1", "--house", &club, "--json", "--limit", "1"]);
    assert!(told.contains("\"term\": \"kicker\"") && told.contains("\"number\": \"T1\""), "{told}");
}

#[test]
fn a_provision_that_defines_no_term_of_the_glossary_is_found() {
    let shell = Shell::new();
    let club =
        club(&shell, " [{ title: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }, provisions: [{ number: T1, terms: [kiker] }] }]");
    let told = shell.run(&["verify", &club]);
    assert!(
        told.starts_with("exit 1") && told.contains("unknown-glossary-term") && told.contains("did you mean `kicker`?"),
        "{told}"
    );
}

// ---- one rule

#[test]
fn a_rule_in_full() {
    assert_snapshot!(Shell::new().run(&["rule", "undercall", "--house", "pslive"]));
}

#[test]
fn a_rule_by_its_number_and_by_another_houses() {
    let shell = Shell::new();
    for number in ["4.7.1", "undercall"] {
        let told = shell.run(&["rule", number, "--house", "pslive", "--json"]);
        assert!(told.contains("\"rule\": \"undercall\""), "{number}: {told}");
    }
    let told = shell.run(&["rule", "TDA 44", "--house", "pslive", "--json"]);
    assert!(told.contains("\"rule\": \"string-bet\""), "{told}");
}

#[test]
fn a_rule_as_json() {
    assert_snapshot!(Shell::new().run(&["rule", "splashing", "--house", "psi-is", "--json"]));
}

// ---- a situation

#[test]
fn a_situation_is_ruled() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400", "A raises to 1200", "B pushes 2x1000"]));
}

#[test]
fn a_situation_in_six_languages() {
    let shell = Shell::new();
    let mut out = String::new();
    for lang in Lang::ALL.map(Lang::code) {
        let told = shell.run(&["decide", "--house", "klub-sk", "--lang", lang, "200/400", "A raises to 1200", "B pushes 2x1000"]);
        out.push_str(&format!("--- {lang}\n{told}\n"));
    }
    assert_snapshot!(out);
}

#[test]
fn a_situation_under_all_houses() {
    assert_snapshot!(Shell::new().run(&["decide", "--all-houses", "200/400", "A raises to 1200", "B pushes 2x1000"]));
}

#[test]
fn a_situation_as_json() {
    assert_snapshot!(Shell::new().run(&["decide", "--json", "100/200, on the flop", "A checks", "C bets 600", "B bets 1500"]));
}

#[test]
fn all_houses_as_json_come_under_houses() {
    let told =
        Shell::new().run(&["decide", "--json", "--all-houses", "200/400, seats A B C", "A raises to 1200", "B pushes 2x1000"]);
    let json: serde_json::Value = serde_json::from_str(told.split_once('\n').expect("an exit code first").1).expect("valid JSON");
    let houses = json["houses"].as_array().expect("a list of houses");
    assert_eq!(houses.len(), 7);
    for house in houses {
        assert!(house["house"].is_string() && house["rulings"].is_array() && house["legal"]["call"].is_i64(), "{house}");
    }
}

#[test]
fn what_hangs_on_a_judgement_is_given_both_ways() {
    assert_snapshot!(Shell::new().run(&[
        "decide",
        "--house",
        "holdem-hr",
        "2000/4000, on the flop",
        "A bets 50000",
        "B pushes 1x1000"
    ]));
}

#[test]
fn a_silent_house_says_so() {
    assert_snapshot!(Shell::new().run(&["decide", "--house", "psi-is", "200/400, on the flop", "A bets 800", "B pushes 3x100"]));
}

#[test]
fn lines_from_a_file_and_from_standard_input() {
    let shell = Shell::new();
    let lines = "200/400\nA raises to 1200\n\n# a remark\nB pushes 2x1000\n";
    let path = shell.path("play.txt");
    std::fs::write(&path, lines).expect("a temporary file");
    let from_file = shell.run(&["decide", "--file", path.to_str().expect("UTF-8")]);
    let from_stdin = shell.run_with_input(&["decide", "--file", "-"], lines);
    let from_args = shell.run(&["decide", "200/400", "A raises to 1200", "B pushes 2x1000"]);
    assert_eq!(from_file, from_args);
    assert_eq!(from_stdin, from_args);
}

#[test]
fn without_lines_it_shows_how_to_state_a_situation() {
    let told = Shell::new().run(&["decide"]);
    assert!(told.lines().count() <= 40, "one screen: {}", told.lines().count());
    assert_snapshot!(told);
}

// ---- lines that cannot be read or cannot happen

#[test]
fn a_line_that_does_not_parse_is_underlined() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400", "A raizes to 1200", "B pushes 2x1000 then"]));
}

#[test]
fn an_amount_that_overflows() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400", "A raises to 99999999999999999999", "B pushes 9999999x99999999"]));
}

#[test]
fn a_chip_that_does_not_exist() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400", "A pushes 1x0"]));
}

#[test]
fn somebody_who_is_not_there() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400, seats A B", "D calls"]));
}

#[test]
fn somebody_who_is_not_in_the_hand() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400", "A folds", "A raises to 1200"]));
}

#[test]
fn chips_that_he_does_not_have() {
    assert_snapshot!(Shell::new().run(&["decide", "200/400, A has 500", "A pushes 2x1000"]));
}

#[test]
fn stakes_that_are_missing() {
    assert_snapshot!(Shell::new().run(&["decide", "A raises to 1200"]));
}

#[test]
fn a_file_that_is_not_there() {
    assert_snapshot!(Shell::new().run(&["decide", "--file", "/nonexistent/play.txt"]));
}

// ---- houses, languages, options

#[test]
fn houses_and_options() {
    let shell = Shell::new();
    assert_snapshot!("houses", shell.run(&["houses", "--house", "pslive"]));
    assert_snapshot!("options", shell.run(&["options"]));
}

#[test]
fn houses_and_options_as_json() {
    let shell = Shell::new();
    for command in ["houses", "options"] {
        let told = shell.run(&[command, "--json"]);
        let json: serde_json::Value =
            serde_json::from_str(told.split_once('\n').expect("an exit code first").1).expect("valid JSON");
        assert!(json[command].as_array().is_some_and(|all| all.len() >= 6), "{told}");
    }
}

#[test]
fn flag_then_environment_then_configuration() {
    let shell = Shell::new();
    shell.config("house: klub-sk\nlang: sk\n");
    let line = ["decide", "200/400", "A raises to 1200", "B pushes 2x1000"];
    assert!(shell.run(&line).contains("Slovenský klub"));
    let shell = shell.env("RULING_HOUSE", "psi-is").env("RULING_LANG", "is");
    assert!(shell.run(&line).contains("Íslandsmótið"));
    assert!(shell.run(&[&line[..], &["--house", "reiz-ru", "--lang", "ru"]].concat()).contains("Клуб «Рейз»"));
}

#[test]
fn the_locale_chooses_the_language() {
    let told =
        Shell::new().env("LANG", "hu_HU.UTF-8").env("LC_ALL", "hu_HU.UTF-8").run(&["decide", "200/400, seats A B", "A calls"]);
    assert!(told.contains("játékos"), "{told}");
}

#[test]
fn a_house_that_does_not_exist() {
    assert_snapshot!(Shell::new().run(&["houses", "--house", "pslvie"]));
}

#[test]
fn a_language_that_does_not_exist() {
    assert_snapshot!(Shell::new().run(&["houses", "--lang", "xx"]));
}

#[test]
fn a_configuration_with_an_unknown_key() {
    let shell = Shell::new();
    shell.config("huose: pslive\n");
    let told = shell.run(&["houses"]);
    assert!(
        told.starts_with("exit 2") && told.contains("huose") && told.contains("it may set `house`, `lang` and `log`"),
        "{told}"
    );
}

#[test]
fn completions_for_every_shell() {
    for name in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let told = Shell::new().run(&["completions", name]);
        assert!(told.starts_with("exit 0") && told.contains("decide"), "{name}");
    }
}

// ---- a cache that cannot be written

#[test]
fn it_works_without_a_cache() {
    let shell = Shell::new().env("XDG_CACHE_HOME", "/proc/nowhere").env("HOME", "/proc/nowhere");
    assert!(shell.run(&["oversized", "chip"]).starts_with("exit 0"));
}

// ---- a club's own house

#[test]
fn a_clubs_own_house_answers_and_is_proved() {
    let shell = Shell::new();
    let path = club(
        &shell,
        r#"
  - title: { en: Ours, hu: Saját, sk: Naše, hr: Naše, is: Okkar, ru: Наши }
    provisions:
      - ref: club-1
        number: K1
        clauses: [half-raise/complete]
        sets: { betting.half_raise_base: minimum-increment }
"#,
    );
    let told = shell.run(&["decide", "--house", &path, "200/400", "A raises to 1200", "B pushes 1x1000 + 1x500 + 2x100"]);
    assert!(told.contains("B raises to 2,000, of which 300 is still owed."), "{told}");
    assert!(shell.run(&["verify", &path]).starts_with("exit 0"));
}

#[test]
fn a_house_based_on_itself() {
    let shell = Shell::new();
    let path = shell.path("loop.yaml");
    std::fs::write(&path, club_text("loop", "loop", "")).expect("a temporary file");
    assert_snapshot!(shell.run(&["verify", path.to_str().expect("UTF-8")]));
}

#[test]
fn an_unknown_option_and_clause_in_a_house() {
    let shell = Shell::new();
    let path = club(
        &shell,
        r#"
  - title: { en: Ours, hu: Saját, sk: Naše, hr: Naše, is: Okkar, ru: Наши }
    provisions:
      - ref: club-1
        number: K1
        clauses: [half-raise/complet]
        sets: { betting.half_raise_bas: minimum-increment, betting.string_bet: call-onyl }
"#,
    );
    assert_snapshot!(shell.run(&["verify", &path]));
}

fn club_text(id: &str, base: &str, chapters: &str) -> String {
    shell::club_text(id, base, chapters)
}

// ---- broken rules

/// What `verify` says once one thing in the rules is another; how many there are of everything is left out.
fn verified_with(file: &str, from: &str, to: &str) -> String {
    let shell = Shell::new();
    let dir = corpus_with(&shell, file, from, to);
    let told = shell.run(&["verify", "--rules", &dir]);
    let tail = |line: &str| match line.split_once(" apart: ") {
        Some((_, found)) if line.contains(" scenario runs, ") => format!("... {found}"),
        _ => line.to_owned(),
    };
    told.lines().map(tail).collect::<Vec<_>>().join("\n")
}

#[test]
fn broken_yaml() {
    assert_snapshot!(verified_with("betting/splashing.yaml", "title:\n  en:", "title:\n  en: ["));
}

#[test]
fn a_missing_language() {
    assert_snapshot!(verified_with("betting/splashing.yaml", "  is: ", "  # is: "));
}

#[test]
fn an_unknown_key_and_rule() {
    assert_snapshot!(verified_with("betting/splashing.yaml", "\nsee: [", "\nseee: []\nsee: [undercal, "));
}

#[test]
fn a_fluent_error() {
    assert_snapshot!(verified_with("betting/half-raise.yaml", "{ $betting-half-raise-share }", "{ $betting-half-raise-shar }"));
}

#[test]
fn an_altered_expectation_turns_red() {
    assert_snapshot!(verified_with("betting/oversized-chip.yaml", "B calls 800, 4200 returned", "B calls 800, 4100 returned"));
}

#[test]
fn an_option_changed_against_its_own_pinned_example_turns_red() {
    let shell = Shell::new();
    let dir = corpus_with(
        &shell,
        "houses/pslive.yaml",
        "betting.ambiguous_amount: largest-within-pot",
        "betting.ambiguous_amount: lesser",
    );
    let told = shell.run(&["verify", "--rules", &dir]);
    assert!(told.starts_with("exit 1") && told.contains("example-not-kept"), "{told}");
}

#[test]
fn a_missing_language_of_a_clause_turns_red() {
    let shell = Shell::new();
    let dir = corpus_with(&shell, "betting/splashing.yaml", "\n      ru: |", "\n      xx: |");
    let told = shell.run(&["verify", "--rules", &dir]);
    assert!(told.starts_with("exit 1") && told.contains("missing-language"), "{told}");
}

#[test]
fn the_shipped_corpus_is_clean() {
    let told = Shell::new().run(&["verify"]);
    assert!(told.starts_with("exit 0"), "{told}");
    assert!(told.contains(" 0 errors, 0 warnings"), "{told}");
}

// ---- the book

#[test]
fn a_book_is_published_for_every_house_and_language() {
    let shell = Shell::new();
    for (house, lang, words) in
        [("pslive", "hu", "4.10"), ("reiz-ru", "ru", "рейз"), ("klub-sk", "sk", "žetón"), ("psi-is", "is", "spilapening")]
    {
        let out = shell.path(&format!("{house}-{lang}"));
        let told = shell.run(&["book", "--house", house, "--lang", lang, "--out", out.to_str().expect("UTF-8")]);
        assert!(told.starts_with("exit 0"), "{told}");
        let page = std::fs::read_to_string(out.join("index.html")).expect("a page");
        assert!(page.contains(&format!("lang=\"{lang}\"")) && page.contains(words), "{house} {lang}");
        assert!(!page.contains("{ $") && !page.contains("{-"), "nothing is left unfilled in {house} {lang}");
    }
}

#[test]
fn a_book_defines_its_terms_in_their_place_and_in_a_glossary() {
    let shell = Shell::new();
    let out = shell.path("book");
    let told = shell.run(&["book", "--house", "reiz", "--lang", "hu", "--out", out.to_str().expect("UTF-8")]);
    assert!(told.starts_with("exit 0"), "{told}");
    let page = std::fs::read_to_string(out.join("index.html")).expect("a page");
    let (book, glossary) = page.split_once("<section class=\"chapter\" id=\"_glossary\">").expect("a glossary");
    let glossary = glossary.split("</section>").next().expect("its end");
    // In its place, under its own name.
    let article =
        book.split("<article id=\"ru-term-kicker\">").nth(1).expect("a section").split("</article>").next().expect("its end");
    assert!(article.contains("<span>Kísérőlap</span>") && article.contains("kombinációt"), "{article}");
    // At the end, in the order of the alphabet: all-in, dobás, emelés, kísérőlap, zseton.
    let places = ["term-all-in", "term-fold", "term-raise", "term-kicker", "term-chip"]
        .map(|id| glossary.find(&format!("id=\"{id}\"")).expect(id));
    assert!(places.is_sorted(), "{places:?}");
    assert!(glossary.contains("<dfn>kísérőlap</dfn> <a href=\"#ru-term-kicker\">Fogalmak: a leosztás</a>"), "{glossary}");
    // What the book neither uses nor defines is not in it, and every link leads somewhere.
    assert!(!glossary.contains("term-chip-rack"));
    for link in glossary.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.contains(&format!("id=\"{link}\"")), "{link}");
    }
}

#[test]
fn a_term_that_is_defined_again_is_pointed_to() {
    let shell = Shell::new();
    let title = "{ en: Words, hu: b, sk: c, hr: d, is: e, ru: f }";
    let provisions = "[{ number: K1, terms: [flop, turn] }, { number: K2, terms: [turn] }]";
    let club = club(&shell, &format!(" [{{ title: {title}, provisions: {provisions} }}]"));
    let out = shell.path("book");
    let told = shell.run(&["book", "--house", &club, "--lang", "en", "--out", out.to_str().expect("UTF-8")]);
    assert!(told.starts_with("exit 0"), "{told}");
    let page = std::fs::read_to_string(out.join("index.html")).expect("a page");
    let book = page.split("id=\"_glossary\"").next().expect("a book");
    assert_eq!((book.matches("<dfn>Flop</dfn>").count(), book.matches("<dfn>Turn</dfn>").count()), (1, 1));
    assert!(book.contains("<p class=\"same-as\"><a href=\"#K1\">Same as K1</a></p>"), "{book}");
}

#[test]
fn a_book_does_not_overwrite_what_it_did_not_write() {
    let shell = Shell::new();
    let out = shell.path("mine");
    std::fs::create_dir(&out).expect("a temporary folder");
    std::fs::write(out.join("thesis.txt"), "years of work").expect("a temporary file");
    let told = shell.run(&["book", "--house", "pslive", "--out", out.to_str().expect("UTF-8")]);
    assert!(told.starts_with("exit 2"), "{told}");
    assert_eq!(std::fs::read_to_string(out.join("thesis.txt")).expect("still there"), "years of work");
}
