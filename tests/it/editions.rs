//! A club's file after an update: what its base ruled when it was written, and rules now.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::shell::{Shell, corpus_with};

const SHARE: &str = "betting.half_raise_share: 50";

/// The shipped rules, whose base had its share at 60 in an edition before them; and the folder's path.
fn updated(shell: &Shell, also: impl Fn(String) -> String) -> String {
    let rules = corpus_with(shell, "houses/tda-2011.yaml", SHARE, SHARE);
    let earlier = shell.path("rules/editions/0.0.9");
    fs::create_dir_all(&earlier).expect("a temporary folder");
    let now = fs::read_to_string(shell.path("rules/houses/tda-2011.yaml")).expect("it was copied");
    let then = also(now.replacen(SHARE, "betting.half_raise_share: 60", 1));
    fs::write(earlier.join("tda-2011.yaml"), then).expect("a temporary file");
    rules
}

fn verified(shell: &Shell, rules: &str, more: &str) -> String {
    let club = "id: lighthouse\nname: The Lighthouse\nlanguages: [en]\nbased_on: tda-2011\n";
    fs::write(shell.path("lighthouse.yaml"), format!("{club}{more}")).expect("a temporary file");
    let file = shell.path("lighthouse.yaml");
    shell.run(&["verify", "--rules", rules, file.to_str().expect("UTF-8"), "--select", "ruled-otherwise,unknown-edition"])
}

#[test]
fn what_is_ruled_otherwise_since_is_told_with_its_situation() {
    let shell = Shell::new();
    let rules = updated(&shell, |then| then);
    let told = verified(&shell, &rules, "written_for: 0.0.9\n");
    assert!(told.starts_with("exit 0\n") && told.matches("warning[ruled-otherwise]").count() == 1, "{told}");
    let flat = told.split_whitespace().filter(|word| *word != "|").collect::<Vec<_>>().join(" ");
    assert!(flat.contains("`half-raise` has been different in lighthouse: betting.half_raise_share: 60, now 50"), "{told}");
    assert!(flat.contains("lighthouse.yaml:5:14"), "{told}");
    // The book has a clause for a share of 50 and none for 60: where then nothing was ruled, now half a raise is completed.
    assert!(flat.contains("the ruling was: floor decides; it is: ") && flat.trim_end().contains(" owed"), "{told}");
    assert_eq!(flat.matches("it is: ").count(), 1, "{told}");

    // What the club has settled itself is its own; and of the edition of today nothing is new.
    let own = "written_for: 0.0.9
chapters:
  - title: Ours
    provisions:
      - ref: lighthouse-1
        title: Half
        clauses: [half-raise/complete]
        sets: { betting.half_raise_share: 50 }
";
    let now = format!("written_for: {}\n", env!("CARGO_PKG_VERSION"));
    for (what, more) in [("its own", own), ("of today", now.as_str()), ("unsaid", "")] {
        let told = verified(&shell, &rules, more);
        assert!(told.starts_with("exit 0\n") && !told.contains("ruled-otherwise]"), "{what}: {told}");
    }
    let told = verified(&shell, &rules, "written_for: 0.0.8\n");
    assert!(told.contains("no edition 0.0.8 of the rules is known here") && told.contains("this program knows 0.0.9"), "{told}");
}

#[test]
fn a_file_that_names_what_is_newer_than_its_edition_is_told_of_its_base() {
    let shell = Shell::new();
    let rules =
        updated(&shell, |then| then.replace("- ref: tda-12\n", "- ref: tda-12-of-old\n").replace("[tda-12]", "[tda-12-of-old]"));
    let told = verified(&shell, &rules, "written_for: 0.0.9\ndrops: [tda-12]\n");
    let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("`half-raise` has been different in tda-2011:"), "{told}");
}

#[test]
fn every_edition_that_was_published_keeps_its_houses() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let changelog = fs::read_to_string(root.join("CHANGELOG.md")).expect("it is there");
    let headed =
        changelog.lines().filter_map(|line| line.strip_prefix("## [")?.split_once(']')).map(|(version, _)| version.to_owned());
    let current = ["Unreleased", env!("CARGO_PKG_VERSION")];
    let published: BTreeSet<String> = headed.filter(|version| !current.contains(&version.as_str())).collect();
    let folders = fs::read_dir(root.join("rules/editions")).into_iter().flatten().flatten();
    let kept: BTreeSet<String> = folders.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(kept, published);
}
