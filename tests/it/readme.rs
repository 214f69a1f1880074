//! What the README shows of a club's file is what the program says to it.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// The blocks of code, without their indent, in the order of the README.
fn blocks() -> Vec<String> {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("the README is there");
    let mut blocks = vec![String::new()];
    for line in readme.lines() {
        match line.strip_prefix("    ") {
            Some(code) => blocks.last_mut().expect("there is one").push_str(&format!("{code}\n")),
            // A block goes on after an empty line.
            None if line.is_empty() => blocks.last_mut().expect("there is one").push('\n'),
            None => blocks.push(String::new()),
        }
    }
    blocks.iter().map(|block| block.trim_matches('\n').to_owned() + "\n").filter(|block| block.len() > 1).collect()
}

fn beginning(start: &str) -> Vec<String> {
    blocks().into_iter().filter(|block| block.trim_start().starts_with(start)).collect()
}

/// What the program says to a club's file, in the club's own folder.
fn verify(club: &str, flags: &[&str]) -> (Option<i32>, String) {
    let folder = TempDir::new().expect("a temporary folder");
    fs::write(folder.path().join("our-club.yaml"), club).expect("a temporary file");
    let mut command = Command::cargo_bin("ruling").expect("the program is built");
    command.args(["verify", "our-club.yaml"]).args(flags).current_dir(&folder);
    command.env_clear().env("HOME", folder.path()).env("NO_COLOR", "1").env("COLUMNS", "100");
    let output = command.output().expect("the program runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
}

#[test]
fn a_planted_contradiction_is_found_as_shown() {
    let club = &beginning("id: our-club")[0];
    let (provisions, shown) = (beginning("- ref: club-2"), beginning("$ ruling verify our-club.yaml\n"));
    assert_eq!((provisions.len(), shown.len()), (2, 2));
    for (provision, shown) in provisions.iter().zip(&shown) {
        let (code, said) = verify(&format!("{club}{provision}"), &[]);
        let shown = shown.split_once('\n').expect("a command and its answer").1;
        match shown.strip_suffix("...\n") {
            Some(head) => assert!(said.starts_with(head), "{said}"),
            None => assert_eq!(said, shown),
        }
        assert_eq!(code, Some(1));
    }
    let told = verify(&format!("{club}{}", provisions[0]), &["--format", "github"]).1;
    assert!(told.starts_with("::error file=our-club.yaml,line=1"), "{told}");
}

/// The club is sound, and the workflow finds it so. As GitHub reads it: it has triggers, and every step either uses an action or runs something.
#[test]
fn the_workflow_is_one() {
    let workflow: Value = serde_yaml::from_str(&beginning("on: ")[0]).expect("the workflow is YAML");
    assert!(workflow["on"].as_array().is_some_and(|events| events.contains(&"pull_request".into())), "{workflow}");
    let job = &workflow["jobs"]["rules"];
    assert!(job["runs-on"].is_string());
    let steps = job["steps"].as_array().expect("steps");
    assert!(steps.iter().all(|step| step["uses"].is_string() != step["run"].is_string()), "{job}");
    let last = steps.last().and_then(|step| step["run"].as_str()).expect("a command");
    let flags: Vec<&str> = last.strip_prefix("ruling verify our-club.yaml ").expect("the club is proved").split(' ').collect();
    let (code, said) = verify(&beginning("id: our-club")[0], &flags);
    assert_eq!(code, Some(0), "{said}");
}
