//! The verifier: every finding fires on the example that documents it, and every format is what its readers expect.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use insta::assert_snapshot;
use ruling::corpus::{Scope, Source};
use ruling::diagnostic::{Lint, LintExample, Style, render};
use ruling::lang::Lang;
use ruling::verify::findings::{GROUPS, all};
use ruling::verify::{Selection, VerifyOptions, VerifyReport, format, verify};
use serde_json::Value;

use super::shell::{Shell, corpus_with};

/// Their checks have tests of their own.
const ELSEWHERE: [&str; 2] = ["Wording", "Spelling"];

// ---- a corpus small enough to be read at a glance

fn root(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of `tests/example`, and the program's own words.
fn example() -> BTreeMap<String, String> {
    let text = |path: &str| fs::read_to_string(root(path)).expect("it can be read");
    let mut files = BTreeMap::from([
        ("rules/glossary.yaml".to_owned(), text("tests/example/glossary.yaml")),
        ("rules/editions/0.0.9/base.yaml".to_owned(), text("tests/example/edition.yaml")),
    ]);
    for (folder, below) in [("tests/example/rules", "rules"), ("locales", "locales"), ("tests/example/locales", "locales")] {
        for dir in fs::read_dir(root(folder)).expect("the folder is there") {
            let dir = dir.expect("it can be read").path();
            for file in fs::read_dir(&dir).expect("the folder is there") {
                let file = file.expect("it can be read").path();
                let name = |path: &Path| path.file_name().expect("it has a name").to_string_lossy().into_owned();
                let text = fs::read_to_string(&file).expect("it can be read");
                files.insert(format!("{below}/{}/{}", name(&dir), name(&file)), text);
            }
        }
    }
    files
}

fn prove(files: &BTreeMap<String, String>, options: &VerifyOptions) -> VerifyReport {
    verify(&Source::memory(files.iter().map(|(name, text)| (name.as_str(), text.as_str()))), options)
}

fn edit(files: &mut BTreeMap<String, String>, file: &str, from: &str, to: &str) {
    let text = files.get_mut(file).unwrap_or_else(|| panic!("there is no {file}"));
    assert!(text.contains(from), "{file} has no {from:?}");
    *text = text.replacen(from, to, 1);
}

/// The example corpus with some changes made to it.
fn edited(edits: &[(&str, &str, &str)]) -> VerifyReport {
    let mut files = example();
    for (file, from, to) in edits {
        edit(&mut files, file, from, to);
    }
    prove(&files, &VerifyOptions::default())
}

fn ids(report: &VerifyReport) -> Vec<&str> {
    report.findings.iter().map(|finding| finding.lint.id).collect()
}

fn shown(report: &VerifyReport) -> String {
    let style = Style { colour: false, width: 120, lang: Lang::En };
    report.findings.iter().map(|finding| render(finding, style) + "\n").collect::<Vec<_>>().join("\n")
}

const UNDERCALL: &str = "rules/betting/undercall.yaml";
const CLUB: &str = "rules/houses/our-club.yaml";

// ---- every finding

#[test]
fn the_example_corpus_is_clean() {
    let report = prove(&example(), &VerifyOptions::default());
    assert_eq!(shown(&report), "");
    assert_eq!((report.rules, report.houses, report.checked.scenarios), (2, 2, 10));
}

#[test]
fn every_documented_example_is_found() {
    for group in GROUPS.iter().filter(|group| !ELSEWHERE.contains(&group.title)) {
        let found: Vec<String> = group.lints.iter().filter_map(|lint| found(lint)).collect();
        insta::with_settings!({ snapshot_suffix => group.title.to_lowercase() }, {
            assert_snapshot!("example", found.join("\n"));
        });
    }
}

/// What is found after the change that documents a finding.
fn found(lint: &Lint) -> Option<String> {
    let mut files = example();
    match lint.example {
        LintExample::Edit { file, good, bad } => edit(&mut files, file, good, bad),
        LintExample::Rename { file, to } => {
            let text = files.remove(file).expect("the file is there");
            files.insert(to.to_owned(), text);
        }
        LintExample::Repeat { file, line, times } => edit(&mut files, file, line, &vec![line; times].join("\n")),
        LintExample::NoFolder(_) | LintExample::Told(_) => return None,
    }
    let report = prove(&files, &VerifyOptions::default());
    let finding = report.findings.iter().find(|finding| finding.lint == lint);
    let finding = finding.unwrap_or_else(|| panic!("{} is not found, but:\n{}", lint.id, shown(&report)));
    assert!(finding.place.is_some(), "{} has no place", lint.id);
    Some(format!("--- {}\n{}", lint.id, shown(&report)))
}

#[test]
fn what_is_told_is_found_too() {
    let told = Shell::new().run(&["verify", "--rules", "/no/such/folder"]);
    assert!(told.starts_with("exit 2") && told.contains("unreadable-file"), "{told}");
}

/// Reads the sources. That a finding is documented is known to the compiler; that it is in the table, in a file of its own,
/// and its id written nowhere else, is not.
#[test]
fn every_finding_has_a_file_and_a_line_in_the_table() {
    let mut sources = Vec::new();
    walk(&root("src"), &mut sources);
    let declared = |source: &&(String, String)| source.1.contains("pub const LINT: Lint = Lint {");
    for (file, source) in sources.iter().filter(declared) {
        let id = file.trim_end_matches(".rs").replace('_', "-");
        assert!(source.contains(&format!("    id: \"{id}\",\n")), "{file} declares another id than its name says");
        let told = Shell::new().run(&["verify", "--explain", &id]);
        assert!(told.starts_with("exit 0"), "{file} is in no table");
    }
    let files = sources.iter().filter(declared).count();
    assert!(files > all().count(), "{files}");
    for lint in all() {
        let code = |source: &str| source.split("#[cfg(test)]\nmod tests").next().map(str::to_owned).unwrap_or_default();
        let named = sources.iter().map(|(_, source)| code(source).matches(&format!("\"{}\"", lint.id)).count()).sum::<usize>();
        // The other one is a key of SARIF.
        let expected = if lint.id == "markdown" { 2 } else { 1 };
        assert_eq!(named, expected, "`{}`", lint.id);
    }
}

/// Every file of the program, by its name.
fn walk(dir: &Path, sources: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(dir).expect("the sources are there") {
        let path = entry.expect("they can be read").path();
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        match path.is_dir() {
            _ if name.starts_with("tests") => {}
            true => walk(&path, sources),
            false => sources.push((name, fs::read_to_string(&path).expect("they can be read"))),
        }
    }
}

#[test]
fn the_same_is_found_in_the_same_order_every_time() {
    let mut files = example();
    edit(&mut files, UNDERCALL, "A bets 200", "A bets 300");
    edit(&mut files, UNDERCALL, "B pushes 150", "B pushes 160");
    let first = shown(&prove(&files, &VerifyOptions::default()));
    assert!(first.contains("by base, our-club"), "{first}");
    for _ in 0..20 {
        assert_eq!(shown(&prove(&files, &VerifyOptions::default())), first);
    }
}

// ---- the command line

#[test]
fn a_finding_is_explained() {
    let shell = Shell::new();
    assert_snapshot!("explain", shell.run(&["verify", "--explain", "variable-mismatch"]));
    assert_snapshot!("explain_unknown", shell.run(&["verify", "--explain", "variable-mismach"]));
    assert_snapshot!("list", shell.run(&["verify", "--list"]));
    for id in all().map(|lint| lint.id).chain(["missing-field", "usage"]) {
        assert!(shell.run(&["verify", "--explain", id]).starts_with(&format!("exit 0\n{id} (")));
    }
    let told = shell.run(&["verify", "--list", "--json"]);
    let json: Value = serde_json::from_str(told.split_once('\n').expect("an exit code first").1).expect("valid JSON");
    assert_eq!(json["findings"].as_array().map(Vec::len), Some(all().count()));
}

/// The example corpus as files below a shell, with some changes made to it; its folder.
fn on_disk(shell: &Shell, edits: &[(&str, &str, &str)]) -> String {
    let mut files = example();
    edits.iter().for_each(|(file, from, to)| edit(&mut files, file, from, to));
    for (name, text) in files.iter().filter(|(name, _)| name.starts_with("rules/")) {
        let path = shell.path(name);
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("a temporary folder");
        fs::write(path, text).expect("a temporary file");
    }
    shell.path("rules").to_str().expect("UTF-8").to_owned()
}

#[test]
fn findings_are_selected_and_ignored() {
    let shell = Shell::new();
    let dir = on_disk(&shell, &[WRONG]);
    let exit = |flags: &[&str]| shell.run(&[&["verify", "--rules", &dir, "--house", "base"], flags].concat());
    assert!(exit(&[]).starts_with("exit 1"));
    assert!(exit(&["--select", "unexpected"]).starts_with("exit 1"));
    assert!(exit(&["--select", "wrong-credit,raw-html"]).starts_with("exit 0"));
    assert!(exit(&["--ignore", "unexpected-ruling"]).starts_with("exit 0"));
    assert_snapshot!(exit(&["--select", "wrong-credt"]));
}

#[test]
fn what_keeps_the_rules_from_loading_is_not_ignored() {
    let shell = Shell::new();
    let dir = corpus_with(&shell, "betting/splashing.yaml", "\nsee: [", "\nseee: [");
    let told = shell.run(&["verify", "--rules", &dir, "--ignore", "unknown-key", "--select", "spelling"]);
    assert!(told.starts_with("exit 1") && told.contains("unknown-key"), "{told}");
}

#[test]
fn a_rule_is_checked_by_itself() {
    let shell = Shell::new();
    let edited = |from: &str, to: &str| corpus_with(&shell, "betting/oversized-chip.yaml", from, to);
    let wrong = edited("B calls 800, 4200 returned", "B calls 800, 4100 returned");
    let of = |dir: &str, rules: &[&str]| {
        let named = rules.iter().flat_map(|rule| ["--rule", *rule]);
        shell.run(&["verify", "--rules", dir].into_iter().chain(named).collect::<Vec<_>>())
    };
    let whole = of(&wrong, &[]);
    let own = of(&wrong, &["oversized-chip"]);
    let found = |told: &str| told.lines().filter(|line| line.starts_with("error[")).map(str::to_owned).collect::<BTreeSet<_>>();
    assert!(own.starts_with("exit 1") && own.contains("\n1 rule, ") && own.contains(", 0 examples, 0 contradictions; "), "{own}");
    assert_eq!(found(&own), found(&whole));
    let other = of(&wrong, &["undercall"]);
    assert!(other.starts_with("exit 0\n1 rule, "), "{other}");
    let both = of(&wrong, &["undercall", "oversized-chip"]);
    assert!(both.starts_with("exit 1") && both.contains("\n2 rules, "), "{both}");
    let unproved = edited("proves: [silent]", "proves: []");
    assert_eq!(found(&of(&unproved, &["oversized-chip"])), found(&of(&unproved, &[])));
    let unknown = shell.run(&["verify", "--rule", "oversizd-chip"]);
    assert!(unknown.starts_with("exit 2") && unknown.contains("did you mean `oversized-chip`?"), "{unknown}");
    assert!(shell.run(&["verify", "--help"]).contains("--rule <ID>"));
}

#[test]
fn the_values_of_a_rules_options_are_told_apart_by_all_scenarios() {
    let (half_raise, both) = (Scope::rules(&["half-raise".to_owned()]), Scope::default());
    let [own, all] = [half_raise, both].map(|scope| {
        let (file, good, bad) = ("rules/betting/half-raise.yaml", "      B pushes 598\n", "      B pushes 500\n");
        let mut files = example();
        edit(&mut files, file, good, bad);
        edit(&mut files, file, "then: |\n          B calls 400, 198 returned", "then: |\n          B calls 400, 100 returned");
        prove(&files, &VerifyOptions { scope, ..VerifyOptions::default() })
    });
    assert_eq!(ids(&own), ids(&all));
    assert!(ids(&own).contains(&"undistinguished-value"), "{}", shown(&own));
    let pairs = |report: &VerifyReport| report.values.map(|score| score.pairs).unwrap_or_default();
    assert!(0 < pairs(&own) && pairs(&own) < pairs(&all));
    assert!((1, 0) == (own.rules, own.checked.conflicts) && own.checked.scenarios < all.checked.scenarios);
}

#[test]
fn every_format_keeps_the_exit_codes() {
    let (sound, wrong) = (Shell::new(), Shell::new());
    let (clean, broken) = (on_disk(&sound, &[]), on_disk(&wrong, &[WRONG]));
    let shell = Shell::new();
    for name in ["human", "json", "sarif", "junit", "github"] {
        let told = shell.run(&["verify", "--format", name, "--rules", &clean, "--house", "base"]);
        assert!(told.starts_with("exit 0\n"), "{name}: {told}");
        let told = shell.run(&["verify", "--format", name, "--rules", &broken, "--house", "base"]);
        assert!(told.starts_with("exit 1\n") && told.contains("unexpected-ruling"), "{name}: {told}");
        assert!(shell.run(&["verify", "--format", name, "--rules", "/no/such/folder"]).starts_with("exit 2\n"), "{name}");
    }
    let both = shell.run(&["verify", "--format", "sarif", "--json"]);
    assert!(both.starts_with("exit 2"), "{both}");
}

#[test]
fn a_file_that_is_not_there_is_no_query_once_flags_are_given() {
    let told = Shell::new().run(&["verify", "club", "--format", "json"]);
    assert!(told.starts_with("exit 2") && told.contains("unreadable-file"), "{told}");
}

// ---- silences

const WRONG: (&str, &str, &str) = (UNDERCALL, "B calls 200, 50 owed", "B calls 200, 60 owed");

fn silence(file: &'static str, silence: &str) -> (&'static str, &'static str, String) {
    match file {
        UNDERCALL => (file, "see: [half-raise]", format!("see: [half-raise]\nallow: [{silence}]")),
        _ => (file, "based_on: base", format!("based_on: base\nallow: [{silence}]")),
    }
}

fn silenced(file: &'static str, what: &str) -> VerifyReport {
    let (file, from, to) = silence(file, what);
    edited(&[WRONG, (file, from, &to)])
}

#[test]
fn a_rule_lives_with_a_finding() {
    for at in ["", "at: short-of-the-opening-bet, ", "at: undercall/short-of-the-opening-bet, "] {
        let report = silenced(UNDERCALL, &format!("{{ finding: unexpected-ruling, {at}because: the book says so }}"));
        assert_eq!(ids(&report), [] as [&str; 0], "{at}");
        assert_eq!(report.silenced.len(), 2);
        assert_eq!(report.silenced[0].because, "the book says so");
        assert!(format::human(&report, Style { colour: false, width: 80, lang: Lang::En }).ends_with(", 2 silenced\n"));
    }
}

#[test]
fn a_silence_reaches_no_further_than_it_says() {
    for what in ["{ finding: unexpected-ruling, at: short-of-a-raise, because: x }", "{ finding: wrong-credit, because: x }"] {
        assert_eq!(ids(&silenced(UNDERCALL, what)), ["unused-silence", "unexpected-ruling"], "{what}");
    }
}

#[test]
fn a_house_speaks_for_itself_only() {
    let what = "{ finding: unexpected-ruling, at: undercall/short-of-the-opening-bet, because: x }";
    let report = silenced(CLUB, what);
    assert_eq!(
        report.findings[0].message,
        "`B calls 200, 60 owed` is not what is ruled in undercall/short-of-the-opening-bet by base"
    );
    assert_eq!(report.silenced.len(), 1);
    assert_eq!(ids(&report).len(), 1);
    // Without a place a house speaks of its own file, and the finding is in another.
    assert_eq!(ids(&silenced(CLUB, "{ finding: unexpected-ruling, because: x }")), ["unexpected-ruling", "unused-silence"]);
}

#[test]
fn a_silence_needs_a_reason_and_a_finding_that_exists() {
    assert_eq!(ids(&silenced(UNDERCALL, "{ finding: unexpected-ruling }")), ["missing-key"]);
    assert!(ids(&silenced(UNDERCALL, "{ finding: speling, because: x }")).contains(&"unknown-finding"));
}

#[test]
fn a_silence_for_what_was_not_looked_for_is_not_unused() {
    let mut files = example();
    let (file, from, to) = silence(UNDERCALL, "{ finding: raw-html, because: x }");
    edit(&mut files, file, from, &to);
    let select = |word: &str| VerifyOptions {
        selection: Selection::new(&[word.to_owned(), "unused".to_owned()], &[]).unwrap(),
        ..VerifyOptions::default()
    };
    assert_eq!(ids(&prove(&files, &select("raw-html"))), ["unused-silence"]);
    assert_eq!(ids(&prove(&files, &select("gap"))), [] as [&str; 0]);
}

// ---- formats

/// Two errors and a warning, one of them with marks that every format escapes.
fn broken() -> VerifyReport {
    edited(&[
        WRONG,
        (UNDERCALL, "see: [half-raise]", "see: [half-raise]\nallow: [{ finding: gap, because: none }]"),
        (
            "rules/betting/half-raise.yaml",
            "A smaller excess comes back.",
            "A smaller <b class=\"x\">excess</b> comes back & \"100%\".",
        ),
    ])
}

#[test]
fn for_people() {
    assert_snapshot!(format::human(&broken(), Style { colour: false, width: 100, lang: Lang::En }));
}

#[test]
fn for_programs() {
    let json = format::json(&broken(), Path::new("/"));
    assert_snapshot!(serde_json::to_string_pretty(&json).expect("JSON"));
}

#[test]
fn for_github() {
    assert_snapshot!(format::github(&broken(), Path::new("/"), Lang::En));
}

#[test]
fn for_ci_servers() {
    let xml = format::junit(&broken(), Path::new("/"));
    assert_junit(&xml);
    assert_snapshot!(xml);
    let unloaded = edited(&[(UNDERCALL, "see: [half-raise]", "seee: <&>")]);
    let xml = format::junit(&unloaded, Path::new("/"));
    assert_junit(&xml);
    assert!(xml.contains("tests=\"1\" failures=\"1\""), "{xml}");
    assert_junit(&format::junit(&verify(&Source::embedded(), &VerifyOptions::default()), Path::new("/")));
    let twice = edited(&[(UNDERCALL, "see: [half-raise]", "see: [half-raise, none, none]")]);
    assert_junit(&format::junit(&twice, Path::new("/")));
}

/// Of one element: the attributes that must be there, those that may, and what lies in it.
type Element = (&'static str, &'static [&'static str], &'static [&'static str], &'static [&'static str]);

/// What Jenkins's xUnit plugin takes.
const JUNIT: [Element; 5] = [
    ("testsuites", &[], &["name", "time", "tests", "failures", "errors"], &["testsuite"]),
    (
        "testsuite",
        &["name", "tests", "failures", "errors"],
        &["group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"],
        &["testsuite", "properties", "testcase", "system-out", "system-err"],
    ),
    ("testcase", &["name"], &["time", "classname", "group"], &["skipped", "error", "failure", "system-out", "system-err"]),
    ("failure", &[], &["type", "message"], &[]),
    ("system-out", &[], &[], &[]),
];

/// As Jenkins, GitLab and the reporters of GitHub read it: its elements, its counts, and no two cases of one name.
fn assert_junit(xml: &str) {
    assert_well_formed(xml);
    let mut open: Vec<&str> = Vec::new();
    let (mut names, mut counts) = (BTreeSet::new(), BTreeMap::new());
    for tag in xml.split('<').skip(2).filter_map(|tag| tag.split_once('>')).map(|(tag, _)| tag) {
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed));
            continue;
        }
        let (element, rest) = tag.trim_end_matches('/').split_once(' ').unwrap_or((tag, ""));
        let (_, needed, allowed, _) = JUNIT.iter().find(|(name, ..)| *name == element).unwrap_or_else(|| panic!("no {element}"));
        let parent = open.last().and_then(|parent| JUNIT.iter().find(|(name, ..)| name == parent));
        assert!(parent.is_none_or(|(.., below)| below.contains(&element)), "{element} in {open:?}");
        let attributes: BTreeMap<&str, &str> =
            rest.split("\" ").filter_map(|part| part.trim_end_matches('"').split_once("=\"")).collect();
        assert!(needed.iter().all(|name| attributes.contains_key(name)), "{tag}");
        assert!(attributes.keys().all(|name| needed.contains(name) || allowed.contains(name)), "{tag}");
        if element == "testcase" {
            assert!(names.insert((attributes["classname"], attributes["name"])), "{tag} comes twice");
        }
        *counts.entry(element).or_insert(0) += 1;
        if element == "testsuites" {
            counts.extend([("tests", number(attributes["tests"])), ("failures", number(attributes["failures"]))]);
        }
        if !tag.ends_with('/') {
            open.push(element);
        }
    }
    let count = |name: &str| counts.get(name).copied().unwrap_or_default();
    assert_eq!((count("testcase"), count("failure")), (count("tests"), count("failures")));
}

fn number(text: &str) -> usize {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

#[test]
fn for_code_scanning() {
    let sarif = format::sarif(&broken(), Path::new("/"));
    assert_sarif(&sarif);
    let run = &sarif["runs"][0];
    assert_eq!(run["tool"]["driver"]["rules"].as_array().map(Vec::len), Some(all().count()));
    let one = serde_json::json!({ "rule": run["tool"]["driver"]["rules"][0], "results": run["results"] });
    assert_snapshot!(serde_json::to_string_pretty(&one).expect("JSON"));
    assert_sarif(&format::sarif(&edited(&[(UNDERCALL, "see: [half-raise]", "see: [half-raise")]), Path::new("/")));
}

/// Every tag is closed, in order, and no bare ampersand is left.
fn assert_well_formed(xml: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in xml.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        let entities = ["amp;", "lt;", "gt;", "quot;", "apos;", "#10;", "#9;"];
        assert!(
            format!("{tag}{text}").split('&').skip(1).all(|rest| entities.iter().any(|known| rest.starts_with(known))),
            "{tag}"
        );
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed)),
            None if tag.starts_with('?') || tag.ends_with('/') => {}
            None => open.push(name),
        }
    }
    assert_eq!(open, [] as [&str; 0]);
}

/// What the published schema has against it.
fn against_the_schema(log: &Value) -> Vec<String> {
    let schema = fs::read_to_string(root("tests/sarif/sarif-2.1.0.json")).expect("the schema is there");
    // Its pattern for languages closes a bracket too many, which only some readers of patterns take for a letter.
    let schema = schema.replace("-[a-zA-Z]{2}]?$", "-[a-zA-Z]{2}\\\\]?$");
    let schema: Value = serde_json::from_str(&schema).expect("the schema is JSON");
    let schema = jsonschema::draft7::options().should_validate_formats(true).build(&schema).expect("the schema compiles");
    schema.iter_errors(log).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// Held against the schema, and what the schema cannot say.
fn assert_sarif(log: &Value) {
    assert_eq!(against_the_schema(log), [""; 0]);
    assert_eq!(log["$schema"], "https://json.schemastore.org/sarif-2.1.0.json");
    let run = &log["runs"][0];
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    let rules = run["tool"]["driver"]["rules"].as_array().expect("rules");
    for result in run["results"].as_array().expect("results") {
        let index = result["ruleIndex"].as_u64().expect("an index");
        assert_eq!(rules[usize::try_from(index).expect("small")]["id"], result["ruleId"]);
        let region = &result["locations"][0]["physicalLocation"]["region"];
        let at = |line: &str, column: &str| (region[line].as_u64(), region[column].as_u64());
        assert!(at("startLine", "startColumn") <= at("endLine", "endColumn"), "{region}");
    }
}

#[test]
fn the_schema_of_sarif_refuses_what_is_none() {
    let refused = |pointer: &str, value: Value| {
        let mut log = format::sarif(&broken(), Path::new("/"));
        *log.pointer_mut(pointer).expect("it is there") = value;
        let errors = against_the_schema(&log);
        assert!(!errors.is_empty() && errors.iter().all(|error| error.starts_with(&format!("{pointer}: "))), "{errors:?}");
    };
    let result = "/runs/0/results/0";
    refused("/version", "2.2.0".into());
    refused("/runs/0/tool/driver/name", Value::Null);
    refused(&format!("{result}/level"), "fatal".into());
    refused(&format!("{result}/message"), serde_json::json!({ "words": "x" }));
    refused(&format!("{result}/locations/0/physicalLocation/region/startLine"), 0.into());
    refused(&format!("{result}/locations/0/physicalLocation/artifactLocation/uri"), "a b.yaml".into());
}
