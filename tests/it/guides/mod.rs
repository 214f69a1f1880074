//! The guides say what is so: every command line in them runs, every answer that they show is the program's own, every key of
//! `docs/json.md` is printed and none is missing, every link leads somewhere.
//!
//! After a change of what the program says: `GUIDES=update cargo test --test it guides::` writes the answers anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ruling::corpus::Lang;
use serde_json::Value;

use self::folder::{Folder, Said};
use self::markdown::{Guide, ROOT};

mod answer;
mod contradictions;
mod folder;
mod keys;
mod markdown;

const KEYS: &str = "docs/json.md";

/// The club of the README, before anything is planted in it.
fn club() -> String {
    let readme = Guide::read("README.md");
    let block = readme.blocks().into_iter().find(|block| block.text.starts_with("id: our-club"));
    block.expect("the README shows a club").text.to_owned()
}

#[test]
fn every_answer_shown_is_what_the_program_says() {
    let update = std::env::var_os("GUIDES").is_some_and(|value| value == "update");
    let club = club();
    for guide in Guide::all() {
        let folder = Folder::new(&club);
        let (mut renewed, mut rest) = (String::new(), guide.text.as_str());
        for block in guide.blocks() {
            if block.text.trim_start().starts_with("- ref: ") {
                folder.write_club(&format!("{club}{}", block.text));
            }
            for shown in answer::shown(block.text) {
                let said = folder.run(&shown.command);
                if update {
                    let (before, after) = rest.split_once(shown.text).expect("it comes next");
                    renewed.extend([before, &shown.renewed(&said.text)]);
                    rest = after;
                } else {
                    shown.check(&said, &format!("{}: {}", guide.name, shown.command));
                }
            }
        }
        if update {
            fs::write(Path::new(ROOT).join(&guide.name), renewed + rest).expect("the guide can be written");
        }
    }
}

/// In a sentence, and in a block that shows no answer. Those of `docs/json.md` are run for their keys.
#[test]
fn every_command_line_runs() {
    let folder = Folder::new(&club());
    let commands: BTreeSet<String> = Guide::all().iter().filter(|guide| guide.name != KEYS).flat_map(Guide::commands).collect();
    assert!(commands.len() > 20, "{commands:?}");
    for command in commands {
        // Dictionaries are found where `.ci/run` has put them, and nowhere else.
        if let Some((_, after)) = command.split_once("--dictionaries ")
            && Lang::ALL.iter().any(|lang| !Path::new(after).join(format!("{}.aff", lang.language().dictionary)).exists())
        {
            continue;
        }
        // A build without it says so instead.
        if command.contains("--format pdf") && !cfg!(feature = "pdf") {
            continue;
        }
        let Said { code, text } = folder.run(&command);
        assert_eq!(code, Some(0), "`{command}`\n{text}");
    }
}

#[test]
fn every_test_and_bench_named_is_there() {
    let mut named = 0;
    for guide in Guide::all() {
        for line in guide.cargo_lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            for pair in words.windows(2).filter(|pair| matches!(pair[0], "--test" | "--bench")) {
                let folder = Path::new(ROOT).join(format!("{}s", &pair[0][2..]).replace("benchs", "benches"));
                let there = folder.join(format!("{}.rs", pair[1])).is_file() || folder.join(pair[1]).join("main.rs").is_file();
                assert!(there, "{}: there is nothing for `{line}`", guide.name);
                named += 1;
            }
        }
    }
    assert!(named > 4, "{named}");
}

#[test]
fn every_flag_named_is_one() {
    let folder = Folder::new("");
    let commands = [
        "",
        "query",
        "rule",
        "decide",
        "compare",
        "init",
        "book",
        "verify",
        "replay",
        "houses",
        "options",
        "schema",
        "mcp",
        "completions",
    ];
    let help: String = commands.iter().map(|command| folder.run(&format!("ruling {command} --help")).text).collect();
    let known: BTreeSet<&str> =
        help.split(|c: char| !(c == '-' || c.is_ascii_lowercase())).filter(|word| word.starts_with("--")).collect();
    assert!(known.contains("--all-houses"), "{known:?}");
    for guide in Guide::all().iter().filter(|guide| guide.name != "CHANGELOG.md") {
        for span in guide.spans() {
            let Some(flag) = span.split_whitespace().next().filter(|word| word.starts_with("--")) else { continue };
            assert!(known.contains(flag), "{}: `{flag}` is no flag", guide.name);
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    let guides = Guide::all();
    for guide in &guides {
        let folder = Path::new(ROOT).join(&guide.name).parent().expect("it lies in a folder").to_owned();
        for link in guide.links().into_iter().filter(|link| !link.contains("://")) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let path = if file.is_empty() { Path::new(ROOT).join(&guide.name) } else { folder.join(file) };
            assert!(path.exists(), "{}: {link} leads nowhere", guide.name);
            let anchors = || markdown::anchors(&fs::read_to_string(&path).expect("it can be read"));
            assert!(anchor.is_empty() || anchors().contains(anchor), "{}: {link} leads to no heading", guide.name);
        }
    }
}

#[test]
fn every_key_is_printed_and_no_other() {
    keys::check(&Guide::read(KEYS), &club());
}

/// As GitHub reads it: it has triggers, and every step either uses an action or runs something. The club is sound, and so
/// the workflow finds it; what is planted in it is told beside its line.
#[test]
fn the_workflow_of_a_club_is_one() {
    let readme = Guide::read("README.md");
    let block =
        |start: &str| readme.blocks().into_iter().find(|block| block.text.trim_start().starts_with(start)).expect("a block").text;
    let workflow: Value = serde_yaml::from_str(block("on: ")).expect("the workflow is YAML");
    assert!(workflow["on"].as_array().is_some_and(|events| events.contains(&"pull_request".into())), "{workflow}");
    let job = &workflow["jobs"]["rules"];
    assert!(job["runs-on"].is_string());
    let steps = job["steps"].as_array().expect("steps");
    assert!(steps.iter().all(|step| step["uses"].is_string() != step["run"].is_string()), "{job}");
    let last = steps.last().and_then(|step| step["run"].as_str()).expect("a command");
    assert!(last.starts_with("ruling verify our-club.yaml "), "{last}");
    let folder = Folder::new(&club());
    let Said { code, text } = folder.run(last);
    assert_eq!(code, Some(0), "{text}");
    folder.write_club(&format!("{}{}", club(), block("- ref: club-2")));
    let Said { code, text } = folder.run(last);
    assert!(code == Some(1) && text.starts_with("::error file=our-club.yaml,line=1"), "{text}");
}
