//! In the language of whoever asks: the help, what is wrong with a command line, and what `verify` came to.

use ruling::lang::Lang;

use super::shell::Shell;

/// Every command, as its help is asked for.
const COMMANDS: [&str; 12] =
    ["query", "rule", "decide", "compare", "book", "verify", "replay", "houses", "options", "schema", "mcp", "completions"];

/// English words that none of the other languages has.
const ENGLISH: &str = "the and of with from what which they when this that there rule rules houses option options show print \
                       read write find report usage default possible values commands command arguments unexpected found \
                       invalid value required supplied provided following cannot used more information try error did you mean \
                       missing multiple times";

/// The words of a text that are no code: what stands between backticks is typed as it is, and so are names of options, of
/// commands and of values.
fn prose(text: &str) -> Vec<String> {
    let told: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let typed = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '-');
        word.starts_with('-') || COMMANDS.contains(&word) || word.contains('/')
    };
    let words = told.split_whitespace().filter(|word| !typed(word));
    let plain = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    words.map(plain).filter(|word| !word.is_empty()).collect()
}

fn assert_no_english(lang: &str, text: &str) {
    let english: Vec<&str> = ENGLISH.split_whitespace().collect();
    let left: Vec<String> = prose(text).into_iter().filter(|word| english.contains(&word.as_str())).collect();
    assert!(left.is_empty(), "{lang}: {left:?} in\n{text}");
}

#[test]
fn help_is_in_the_language_that_was_asked_for() {
    for lang in Lang::ALL.map(Lang::code).into_iter().filter(|lang| *lang != "en") {
        let program = Shell::new().run(&["--lang", lang, "--help"]);
        assert!(program.starts_with("exit 0\n"), "{program}");
        assert_no_english(lang, &program);
        for command in COMMANDS {
            let asked = Shell::new().run(&[command, "--lang", lang, "--help"]);
            assert!(asked.starts_with("exit 0\n") && asked.contains(&format!("ruling {command}")), "{asked}");
            assert_no_english(lang, &asked);
            let by_word = Shell::new().env("RULING_LANG", lang).run(&["help", command]);
            assert_no_english(lang, &by_word);
        }
    }
}

#[test]
fn the_language_of_help_is_that_of_the_flag_the_environment_the_configuration_the_locale() {
    let first = |shell: &Shell, args: &[&str]| shell.run(args).lines().nth(1).unwrap_or_default().to_owned();
    let in_english = first(&Shell::new(), &["--help"]);
    let [_, in_hungarian, in_slovak, in_croatian, in_icelandic, _] =
        Lang::ALL.map(Lang::code).map(|lang| first(&Shell::new(), &["--help", "--lang", lang]));
    let all = Shell::new().env("RULING_LANG", "sk").env("LANG", "is_IS.UTF-8");
    all.config("lang: hr\n");
    assert_eq!(first(&all, &["--help", "--lang=hu"]), in_hungarian);
    assert_eq!(first(&all, &["--help"]), in_slovak);
    let configured = Shell::new().env("LANG", "is_IS.UTF-8");
    configured.config("lang: hr\n");
    assert_eq!(first(&configured, &["--help"]), in_croatian);
    assert_eq!(first(&Shell::new().env("LANG", "is_IS.UTF-8"), &["--help"]), in_icelandic);
    assert_eq!(first(&Shell::new().env("LANG", "de_DE.UTF-8"), &["--help"]), in_english);
    assert_eq!(first(&Shell::new().env("RULING_LANG", "de"), &["--help"]), in_english);
}

/// A wrong command line of each kind, and what has to be named: what was wrong, and what to do.
const WRONG: [(&[&str], &[&str]); 14] = [
    (&["houses", "--huose", "tda"], &["--huose", "--house"]),
    (&["houses", "--json", "--json"], &["--json"]),
    (&["houses", "--json=x"], &["--json", "'x'|„x|«x»"]),
    (&["decide", "--file"], &["--file", "--help"]),
    (&["verify", "--format", "humam"], &["humam", "human", "sarif"]),
    (&["houses", "--limit", "300"], &["--limit", "300", "100"]),
    (&["houses", "--lang", "xx"], &["--lang", "xx", "hu", "sk"]),
    (&["verify", "--list", "--explain", "x"], &["--list", "--explain"]),
    (&["verify", "--explore"], &["--conflicts"]),
    (&["book", "--json"], &["--out"]),
    (&["schema", "--json", "ruel"], &["ruel", "rule", "glossary"]),
    (&["houses", "--house", "pslvie"], &["pslvie", "pslive"]),
    (&["verify", "--rule", "half-rase"], &["half-rase", "half-raise"]),
    (&["verify", "--explain", "unexpected-rulign"], &["unexpected-rulign", "unexpected-ruling"]),
];

#[test]
fn a_wrong_command_line_of_each_kind_is_told_with_what_to_do() {
    for (args, names) in WRONG {
        for lang in Lang::ALL.map(Lang::code) {
            let told = Shell::new().env("RULING_LANG", lang).run(args);
            assert!(told.starts_with("exit 2\n"), "{told}");
            for name in names {
                assert!(name.split('|').any(|name| told.contains(name)), "{lang}: no {name} in\n{told}");
            }
            if lang != "en" {
                let typed: String = args.iter().chain(names).fold(told, |told, name| told.replace(name, " "));
                assert_no_english(lang, &typed);
            }
        }
    }
}

#[test]
fn what_a_rule_was_proved_by_is_summed_up_in_the_language() {
    for lang in Lang::ALL.map(Lang::code).into_iter().filter(|lang| *lang != "en") {
        let told = Shell::new().run(&["verify", "--rule", "half-raise", "--lang", lang]);
        assert!(told.starts_with("exit 0\n"), "{told}");
        assert_no_english(lang, &told);
    }
}

#[test]
fn findings_are_listed_and_explained_in_the_language() {
    let english = Shell::new().run(&["verify", "--list"]);
    for lang in Lang::ALL.map(Lang::code).into_iter().filter(|lang| *lang != "en") {
        let list = Shell::new().run(&["verify", "--list", "--lang", lang]);
        assert!(list.starts_with("exit 0\n") && list.contains("undistinguished-value"), "{list}");
        let same: Vec<&str> = list.lines().skip(1).filter(|line| !line.is_empty() && english.contains(line)).collect();
        assert!(same.is_empty(), "{lang}: {same:?}");
        let told = Shell::new().run(&["verify", "--explain", "overlap", "--lang", lang]);
        assert_no_english(lang, &told);
    }
}
