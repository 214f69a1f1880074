//! What the program is built from: `deny.toml` held against the graph of this machine, without a network.
//!
//! `cargo deny check` says the same of every platform, and of advisories, where there is one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use toml::de::{DeTable, DeValue};

/// One package of the graph.
struct Package {
    name: String,
    version: String,
    licence: String,
    /// Nothing where it comes from the registry.
    source: String,
}

/// Every package that is built here with all features, for the tests and the build scripts too, but for the program itself.
fn packages() -> Vec<Package> {
    let lines = tree(&["--format", "{p}|{l}"]);
    let packages = lines.iter().map(|line| read(line));
    packages.filter(|package| package.name != env!("CARGO_PKG_NAME")).collect()
}

/// The lines of the graph.
fn tree(args: &[&str]) -> BTreeSet<String> {
    let mut tree = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    tree.args(["tree", "--locked", "--all-features", "--prefix", "none", "--edges", "normal,build,dev"]).args(args);
    let told = tree.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("UTF-8").lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
}

/// `syn v3.0.9|MIT OR Apache-2.0`; after the version stands whether it is a macro, and from where it comes.
fn read(line: &str) -> Package {
    let (package, licence) = line.split_once('|').expect("a package and its licence");
    let mut words = package.replace(" (proc-macro)", "").splitn(3, ' ').map(str::to_owned).collect::<Vec<_>>().into_iter();
    let mut word = || words.next().unwrap_or_default();
    let (name, version, source) = (word(), word(), word());
    Package { name, version: version.trim_start_matches('v').to_owned(), licence: licence.to_owned(), source }
}

/// A list of `deny.toml`: its words, or what its tables call a crate.
fn list(section: &str, key: &str) -> BTreeSet<String> {
    entries(section, key).into_keys().collect()
}

/// The same, each with the crates by way of which it may come in all the same (`wrappers`).
fn entries(section: &str, key: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml")).expect("it is there");
    let file = DeTable::parse(&text).expect("it is TOML");
    let entries = file.get_ref().get(section).and_then(|section| section.get_ref().get(key)).expect("the list is there");
    let DeValue::Array(entries) = entries.get_ref() else { panic!("{section}.{key} is no list") };
    let name = |entry: &DeValue| entry.as_str().or_else(|| entry.get("crate")?.get_ref().as_str()).expect("a crate").to_owned();
    let wrappers = |entry: &DeValue| {
        let Some(DeValue::Array(names)) = entry.get("wrappers").map(|names| names.get_ref()) else { return BTreeSet::new() };
        names.iter().filter_map(|name| name.get_ref().as_str().map(str::to_owned)).collect()
    };
    entries.iter().map(|entry| (name(entry.get_ref()), wrappers(entry.get_ref()))).collect()
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` leaves a choice that is allowed.
fn is_allowed(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ").replace(" WITH ", "+WITH+");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, allowed) && rest.is_empty()
}

fn either(rest: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut fits = both(rest, allowed);
    while let Some(("OR", behind)) = rest.split_first().map(|(word, behind)| (*word, behind)) {
        *rest = behind;
        fits |= both(rest, allowed);
    }
    fits
}

fn both(rest: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let mut fits = one(rest, allowed);
    while let Some(("AND", behind)) = rest.split_first().map(|(word, behind)| (*word, behind)) {
        *rest = behind;
        fits &= one(rest, allowed);
    }
    fits
}

fn one(rest: &mut &[&str], allowed: &BTreeSet<String>) -> bool {
    let Some((word, behind)) = rest.split_first() else { return false };
    *rest = behind;
    if *word != "(" {
        return allowed.contains(&word.replace('+', " "));
    }
    let fits = either(rest, allowed);
    *rest = rest.split_first().map_or(&[], |(_, behind)| behind);
    fits
}

#[test]
fn every_licence_is_one_that_is_allowed() {
    let allowed = list("licenses", "allow");
    for (licence, fits) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("GPL-3.0-only OR MIT", true),
        ("MIT AND GPL-3.0-only", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("MIT/Apache-2.0", true),
        ("", false),
    ] {
        assert_eq!(is_allowed(licence, &allowed), fits, "{licence}");
    }
    let packages = packages();
    assert!(packages.len() > 100);
    let bad = packages.iter().filter(|package| !is_allowed(&package.licence, &allowed));
    let bad: Vec<String> = bad.map(|package| format!("{} {}: {}", package.name, package.version, package.licence)).collect();
    assert!(bad.is_empty(), "licences that `deny.toml` does not allow: {bad:#?}");
}

#[test]
fn nothing_is_built_twice_without_a_reason() {
    let skipped = list("bans", "skip");
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages() {
        versions.entry(package.name).or_default().push(package.version);
    }
    for (name, mut versions) in versions {
        versions.retain(|version| !skipped.contains(&format!("{name}@{version}")));
        assert!(versions.len() < 2, "{name} is built as {versions:?}: mend it, or give a reason in `deny.toml`");
    }
}

#[test]
fn nothing_is_banned_or_from_elsewhere() {
    let banned = entries("bans", "deny");
    for package in packages() {
        if let Some(wrappers) = banned.get(&package.name) {
            let users = tree(&["--invert", &package.name, "--depth", "1"]);
            let names = users.iter().filter_map(|line| line.split(' ').next()).filter(|name| *name != package.name);
            let bad: Vec<&str> = names.filter(|name| !wrappers.contains(*name)).collect();
            assert!(bad.is_empty(), "{} is banned by `deny.toml`; {bad:?} bring it in", package.name);
        }
        assert_eq!(package.source, "", "{} does not come from the registry", package.name);
    }
}
