//! The search of a site: `book/search.wasm` is what the source gives, and finds what the program finds.
//!
//! It is checked in, so that whoever builds the program needs no second target for it, and every copy of a site has the same one.
//! `BROWSER=update cargo test --test it browser::` makes it anew; with `BROWSER=required` nothing here is left out.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ruling::corpus::{Corpus, Source};
use ruling::lang::Lang;
use ruling::pages;
use ruling::search::{EntryKind, Index, IndexDocument};
use serde_json::{Value, json};
use tantivy::TantivyError;

use crate::shell::Shell;

const TARGET: &str = "wasm32-unknown-unknown";

/// On other machines the same compiler gives other bytes for the same source.
const HOST: &str = "x86_64-unknown-linux-gnu";

const RENEW: &str = "BROWSER=update cargo test --test it browser::";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn asked_for(what: &str) -> bool {
    std::env::var_os("BROWSER").is_some_and(|own| own == what)
}

/// Says aloud what is left out and why; where nothing may be, that is an error.
fn left_out(what: &str, why: &str) {
    assert!(!asked_for("required") && !asked_for("update"), "{what}: {why}");
    // What a test prints is kept from those whose tests all pass.
    let _ = writeln!(std::io::stderr(), "\nLEFT OUT: {what}: {why}\n");
}

/// The version of the compiler that makes it, as `Cargo.toml` has it.
fn version() -> &'static str {
    let line = include_str!("../../Cargo.toml").lines().find_map(|line| line.strip_prefix("compiler = "));
    line.expect("Cargo.toml names it").trim_matches('"')
}

/// What a command says, if it succeeds.
fn said(command: &mut Command) -> Option<String> {
    let told = command.stderr(Stdio::null()).output().ok()?;
    told.status.success().then(|| String::from_utf8_lossy(&told.stdout).trim().to_owned())
}

/// Cargo of that compiler, where it can compile for a browser: the one at hand, else one that rustup has.
fn cargo() -> Option<Command> {
    let has_target = |libraries: String| Path::new(&libraries).is_dir();
    let about = ["-vV"];
    let libraries = ["--print", "target-libdir", "--target", TARGET];
    let is_it = |told: &str| told.starts_with(&format!("rustc {} ", version())) && told.contains(&format!("host: {HOST}"));
    let own = || Command::new("rustc");
    if said(own().args(about)).is_some_and(|told| is_it(&told)) && said(own().args(libraries)).is_some_and(has_target) {
        return Some(Command::new("cargo"));
    }
    let kept = |program: &str| {
        let mut command = Command::new("rustup");
        command.args(["run", version(), program]);
        command
    };
    let is_kept = said(kept("rustc").args(about)).is_some_and(|told| is_it(&told));
    (is_kept && said(kept("rustc").args(libraries)).is_some_and(has_target)).then(|| kept("cargo"))
}

/// Compiles the search for a browser.
fn compiled(mut cargo: Command) -> Vec<u8> {
    let target = root().join("target/browser");
    // What is asked of this build of the tests is not asked of that one.
    for (name, _) in std::env::vars_os().filter(|(name, _)| is_of_a_build(name)) {
        cargo.env_remove(name);
    }
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"))).unwrap_or_default();
    // Where the sources lie is nobody's business, and would make other bytes of them on every machine.
    let lies = [(home.as_path(), "/cargo"), (root(), "/ruling")];
    let flags = lies.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).join("\u{1f}");
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags).current_dir(root());
    cargo.args(["rustc", "--locked", "--quiet", "--lib", "--crate-type", "cdylib", "--profile", "browser"]);
    let told = cargo.args(["--target", TARGET, "--target-dir"]).arg(&target).output().expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    fs::read(target.join(TARGET).join("browser/ruling.wasm")).expect("it was compiled")
}

fn is_of_a_build(name: &OsString) -> bool {
    let name = name.to_string_lossy();
    name == "RUSTFLAGS"
        || name.starts_with("CARGO_PROFILE_")
        || name.starts_with("CARGO_BUILD_")
        || name.starts_with("CARGO_ENCODED_")
}

#[test]
fn the_search_that_sites_carry_is_what_the_source_gives() {
    let Some(cargo) = cargo() else {
        let why = format!("needs rustc {} for {HOST} with the target {TARGET}, which rustup installs", version());
        return left_out("whether book/search.wasm is what the source gives", &why);
    };
    let (compiled, place) = (compiled(cargo), root().join("book/search.wasm"));
    if asked_for("update") {
        fs::write(&place, &compiled).expect("it can be written");
    }
    let kept = fs::read(&place).expect("it is there");
    assert!(kept == compiled, "book/search.wasm is not what src/search gives: `{RENEW}`, and commit it");
    // Every visitor loads it.
    assert!(kept.len() < 256 << 10, "it has grown to {} bytes", kept.len());
}

/// Asks the search of a site, under node, as its page does.
const ASK: &str = r#"
const { readFileSync } = require("fs");
const site = require("vm").runInThisContext(readFileSync(process.argv[1], "utf8") + ";RULING");
site.open().then((ask) => {
  const asked = JSON.parse(readFileSync(0, "utf8"));
  const start = performance.now();
  const found = asked.map(([query, lang]) => ask({ find: { query, lang } }).hits);
  console.log(JSON.stringify({ found, milliseconds: (performance.now() - start) / asked.length }));
});
"#;

fn answers(program: &Path, asked: &[(String, &str)]) -> Option<Value> {
    let node = Command::new("node").args(["-e", ASK]).arg(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut node = node.ok()?;
    node.stdin.take()?.write_all(json!(asked).to_string().as_bytes()).ok()?;
    let told = node.wait_with_output().ok()?;
    assert!(told.status.success(), "the search of the site failed under node");
    Some(serde_json::from_slice(&told.stdout).expect("JSON"))
}

/// Where a site has the rules, by their ids.
fn places(site: &Path) -> BTreeMap<String, Value> {
    let script = fs::read_to_string(site.join("search.js")).expect("a script");
    let line = script.lines().find_map(|line| line.strip_prefix("const WHERE = ")).expect("the places of rules");
    serde_json::from_str(line.trim_end_matches(';')).expect("JSON")
}

#[test]
fn a_site_finds_what_the_program_finds() {
    const OF_EACH_LANGUAGE: usize = 24;
    let house = "klub-sk";
    let shell = Shell::new();
    let site = shell.path("site");
    let told = shell.run(&["book", "--house", house, "--lang", "sk", "--format", "site", "--out", site.to_str().expect("UTF-8")]);
    assert!(told.starts_with("exit 0"), "{told}");
    let places = places(&site);
    let is_carried = |id: &str| places.contains_key(&format!("rule/{id}"));

    let corpus = Corpus::load(&Source::embedded()).expect("the rules");
    let docs = pages::docs(&corpus, house).expect("their pages");
    let mut asked: Vec<(String, &str)> = Vec::new();
    for lang in Lang::ALL.map(Lang::code) {
        let of_lang = |doc: &&IndexDocument| doc.lang == lang && doc.kind == EntryKind::Rule && is_carried(&doc.id);
        // A question, an alias, or a title without its third letter.
        let query = |(at, doc): (usize, &IndexDocument)| match at % 3 {
            0 => doc.questions.first().cloned(),
            1 => doc.aliases.first().cloned(),
            _ => Some(doc.title.char_indices().filter(|(at, _)| *at != 2).map(|(_, letter)| letter).collect()),
        };
        let queries = docs.iter().filter(of_lang).enumerate().filter_map(query).take(OF_EACH_LANGUAGE);
        asked.extend(queries.map(|query| (query, lang)));
    }
    asked.extend(["21", "banana spaceship", "reyz", "štring bet"].map(|query| (query.to_owned(), "sk")));
    assert!(asked.len() > 5 * OF_EACH_LANGUAGE, "{}", asked.len());

    let Some(told) = answers(&site.join("program.js"), &asked) else {
        return left_out("whether a site finds what the program finds", "needs node");
    };
    let index = Index::open_or_build(None, 1, || Ok::<_, TantivyError>(docs)).expect("an index");
    for ((query, lang), found) in asked.iter().zip(told["found"].as_array().expect("a list")) {
        let hits = found.as_array().expect("hits").iter().filter(|hit| hit["kind"] == "rule");
        let here: Vec<&str> = hits.filter_map(|hit| hit["id"].as_str()).filter(|id| is_carried(id)).collect();
        let found = index.find(query, lang, 8).expect("a sound index");
        let rules = found.iter().filter(|hit| hit.kind == EntryKind::Rule).map(|hit| hit.id.as_str());
        let there: Vec<&str> = rules.filter(|id| is_carried(id)).collect();
        assert_eq!(here.get(..there.len()), Some(there.as_slice()), "{query} in {lang}");
    }
    // No figure is tested that a busy machine may miss; it is there for who asks with `--nocapture`.
    println!("{} ms a query", told["milliseconds"]);
}
