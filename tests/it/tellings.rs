//! Tellings of the deal, as people at a table put it: they give the rulings of the lines that mean the same. What is hoped,
//! guessed, denied or told of another day gives none.

use ruling::parallel::map as parallel_map;
use serde_json::Value;

use super::shell::Shell;

const TELLINGS: [(&str, &str); 6] = [
    ("en", include_str!("../tellings/en.jsonl")),
    ("hu", include_str!("../tellings/hu.jsonl")),
    ("sk", include_str!("../tellings/sk.jsonl")),
    ("hr", include_str!("../tellings/hr.jsonl")),
    ("is", include_str!("../tellings/is.jsonl")),
    ("ru", include_str!("../tellings/ru.jsonl")),
];

/// What is ruled on lines; nothing where they are not understood.
fn rulings(shell: &Shell, lang: &str, lines: &Value) -> Vec<[Value; 3]> {
    let lines = lines.as_array().into_iter().flatten().filter_map(Value::as_str);
    let args: Vec<&str> = ["decide", "--json", "--house", "tda-2011", "--lang", lang].into_iter().chain(lines).collect();
    let said = shell.run(&args);
    let answer = said.find('{').and_then(|at| serde_json::Deserializer::from_str(&said[at..]).into_iter::<Value>().next()?.ok());
    let rulings = answer.as_ref().and_then(|answer| answer["rulings"].as_array().cloned()).unwrap_or_default();
    rulings.iter().map(|one| ["question", "says", "custom"].map(|key| one[key].clone())).collect()
}

#[test]
fn tellings_of_the_deal_give_the_rulings_of_their_lines() {
    let shell = Shell::new();
    let all: Vec<(&str, &str)> = TELLINGS.iter().flat_map(|(lang, told)| told.lines().map(|line| (*lang, line))).collect();
    let otherwise = parallel_map(&all, |(lang, line)| {
        let told: Value = serde_json::from_str(line).expect("a telling is an object");
        let own = rulings(&shell, lang, &told["telling"]);
        let same = !own.is_empty() && own == rulings(&shell, "en", &told["same_as"]);
        (!same).then(|| format!("{lang} {}", told["telling"]))
    });
    let otherwise: Vec<String> = otherwise.into_iter().flatten().collect();
    assert!(otherwise.is_empty(), "{}", otherwise.join("\n"));
}

/// What has not happened is no act: nothing is ruled on it.
#[test]
fn what_has_not_happened_is_refused() {
    let shell = Shell::new();
    let all: Vec<&str> = include_str!("../tellings/nothing.jsonl").lines().collect();
    let ruled = parallel_map(&all, |line| {
        let told: Value = serde_json::from_str(line).expect("a telling is an object");
        let text = |key: &str| told[key].as_str().expect("a text");
        let refused = shell.run(&["decide", "--lang", text("lang"), text("telling")]).starts_with("exit 2");
        (!refused).then(|| format!("{} {}", text("lang"), text("telling")))
    });
    let ruled: Vec<String> = ruled.into_iter().flatten().collect();
    assert!(ruled.is_empty(), "{}", ruled.join("\n"));
}

/// What the program tells somebody to write is read: every line between backticks in what it says of lines that cannot be, but for
/// what is only a part of one.
#[test]
fn a_line_that_helps_is_read() {
    let shell = Shell::new();
    let parts =
        ["telling-name-player", "telling-which-card-help", "telling-tell-amount", "telling-or-ask", "name-of-seats", "list-him"];
    let of_lines = |file: &str, key: &str| file == "problems.ftl" || key.starts_with("telling-");
    let mut told: Vec<(String, String)> = Vec::new();
    for lang in ["en", "hu", "sk", "hr", "is", "ru"] {
        for file in ["problems.ftl", "errors.ftl"] {
            let text = std::fs::read_to_string(format!("locales/{lang}/{file}")).expect("the messages can be read");
            let messages = text.lines().filter_map(|line| line.split_once(" = "));
            let helping =
                messages.filter(|(key, _)| of_lines(file, key) && (lang != "en" && *key == "list-him" || !parts.contains(key)));
            for (_, message) in helping {
                let quoted = message.split('`').skip(1).step_by(2).filter(|quoted| !quoted.starts_with("{ $words"));
                told.extend(quoted.map(|line| (lang.to_owned(), line.replace("{ $player }", "A").replace("{ $card }", "Jh"))));
            }
        }
    }
    let unread = parallel_map(&told, |(lang, line)| {
        let said = shell.run(&["decide", "--house", "pslive", "--lang", lang, line]);
        said.contains("[unreadable-line]").then(|| format!("{lang} {line}"))
    });
    let unread: Vec<String> = unread.into_iter().flatten().collect();
    assert!(told.len() > 80 && unread.is_empty(), "{} lines: {}", told.len(), unread.join("\n"));
}
