//! Published pages are accessible by WCAG 2.2 AA, as far as axe-core can tell: in light and in dark, in all languages.
//!
//! It takes node, chromium, and axe-core in `target/axe` (`npm install --prefix target/axe --no-save axe-core`), which `.ci/run` brings
//! along; elsewhere it is said that they are wanting. With `ACCESSIBLE=required` nothing is left out.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ruling::lang::Lang;
use serde_json::{Value, json};

use super::shell::Shell;

/// The pages of a site that are no rules.
const OTHERS: [&str; 4] = ["changes.html", "glossary.html", "index.html", "search.html"];

/// Of so many pages of rules, which are all made alike, one is looked at.
const OF_RULES: usize = 30;

fn axe() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/axe/node_modules/axe-core/axe.min.js")
}

fn runs(program: &str) -> bool {
    let status = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// What is wrong with pages, each in light and in dark; a page comes with what is waited for in it.
fn violations(pages: &[(String, &str)]) -> Vec<String> {
    let both = pages.iter().flat_map(|page| [(page, false), (page, true)]);
    let requests: Vec<Value> =
        both.map(|((page, until), dark)| json!({ "url": format!("file://{page}"), "dark": dark, "until": until })).collect();
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/axe.js");
    let mut node = Command::new("node");
    let mut node =
        node.arg(script).arg("chromium").arg(axe()).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("node runs");
    node.stdin.take().expect("it is piped").write_all(lines.as_bytes()).expect("node reads");
    let told = node.wait_with_output().expect("node ends");
    assert!(told.status.success(), "the browser failed");
    let text = String::from_utf8(told.stdout).expect("UTF-8");
    let found: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(found.len(), requests.len());
    let wrong = requests.iter().zip(&found).filter(|(_, found)| found.as_array().is_none_or(|found| !found.is_empty()));
    wrong.map(|(request, found)| format!("{request}\n{found:#}\n")).collect()
}

#[test]
fn published_pages_are_accessible() {
    let wanting = [("node", runs("node")), ("chromium", runs("chromium")), ("axe-core in target/axe", axe().is_file())];
    let wanting: Vec<&str> = wanting.iter().filter(|(_, is_there)| !is_there).map(|(name, _)| *name).collect();
    if !wanting.is_empty() {
        let why = format!("whether published pages are accessible: needs {}", wanting.join(", "));
        assert!(std::env::var_os("ACCESSIBLE").is_none_or(|own| own != "required"), "{why}");
        // What a test prints is kept from those whose tests all pass.
        let _ = writeln!(std::io::stderr(), "\nLEFT OUT: {why}\n");
        return;
    }
    let shell = Shell::new();
    let publish = |name: &str, args: &[&str]| {
        let out = shell.path(name).display().to_string();
        let told = shell.run(&[&["book", "--house", "klub-sk", "--out", &out], args].concat());
        assert!(told.starts_with("exit 0"), "{told}");
        out
    };
    let faults = shell.path("faults.html");
    fs::write(&faults, "<title>x</title><p style=\"color: #999; background: #aaa\">pale <img src=\"x.png\">")
        .expect("a temporary file");
    let mut pages = Vec::new();
    let mut add = |page: String, until| pages.push((page, until));
    let site = publish("site", &["--format", "site", "--since", "tda-2011", "--lang", &Lang::ALL.map(Lang::code).join(",")]);
    add(format!("{site}/index.html"), "");
    for lang in Lang::ALL.map(Lang::code) {
        let folder = format!("{site}/{lang}");
        for file in OTHERS {
            match file {
                "search.html" => add(format!("{folder}/{file}?q=all-in"), "#_found a"),
                _ => add(format!("{folder}/{file}"), ""),
            }
        }
        let mut rules: Vec<String> =
            fs::read_dir(&folder).expect("a site").map(|entry| entry.expect("a file").path().display().to_string()).collect();
        rules.retain(|path| path.ends_with(".html") && !OTHERS.iter().any(|other| path.ends_with(&format!("/{other}"))));
        rules.sort_unstable();
        assert!(rules.len() > OF_RULES, "{}", rules.len());
        rules.into_iter().step_by(OF_RULES).for_each(|page| add(page, ""));
        add(format!("{}/index.html", publish(&format!("page-{lang}"), &["--lang", lang, "--annotated"])), "");
        add(format!("{}/card.html", publish(&format!("card-{lang}"), &["--lang", lang, "--card"])), "");
    }
    add(format!("{}/index.html", publish("beside", &["--lang", "hu,en", "--since", "tda-2011"])), "");
    let wrong = violations(&pages);
    assert!(wrong.is_empty(), "{}", wrong.concat());
    // A page that nobody could read is found in both.
    let wrong = violations(&[(faults.display().to_string(), "")]);
    assert!(
        wrong.len() == 2 && wrong.iter().all(|told| told.contains("color-contrast") && told.contains("image-alt")),
        "{wrong:?}"
    );
}
