//! The shape of the house: its modules lean on each other in one direction only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// For each module of `src`, those that it uses, each with a file that does.
type Uses = BTreeMap<String, BTreeMap<String, PathBuf>>;

#[test]
fn no_module_uses_itself_by_way_of_others() {
    let uses = uses(&[]);
    assert!(uses["cli"].len() > 10 && uses["corpus"].contains_key("engine"), "{uses:?}");
    has_no_circle(&uses);
}

/// What fills a slot may be a phrase, and phrases have slots.
const SLOT_OF_PHRASES: (&str, &str) = ("slot", "phrases");

/// What lies in one folder does not, either. Only rules know each other in both directions, since one rests on another; and some
/// slots are made of phrases.
#[test]
fn no_module_of_a_folder_uses_itself_by_way_of_others() {
    let engine = uses(&["engine"]);
    assert!(engine["event"].len() > 10 && engine["referee"].contains_key("rules"), "{engine:?}");
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = Vec::new();
    below(&src, &mut folders);
    let mut whole = 0;
    for folder in &folders {
        let path = folder.strip_prefix(&src).expect("it lies there");
        if !path.starts_with("engine/rules") && !path.ends_with("tests") {
            let mut of_folder = uses(&path.iter().filter_map(|name| name.to_str()).collect::<Vec<_>>());
            if path == Path::new("notation") {
                let (slot, phrases) = SLOT_OF_PHRASES;
                assert!(of_folder.get_mut(slot).is_some_and(|used| used.remove(phrases).is_some()));
            }
            has_no_circle(&of_folder);
            whole += 1;
        }
    }
    assert!(whole > 30, "{whole}");
}

/// What stands beside the rules and does both: rules rest on it, and it rests on rules. Each with why it does.
const AMONG_RULES: [(&str, &str); 5] = [
    ("awards", "whoever is asked to show, and a disputed pot, hang on who wins, and that is for the rules of the showdown to say"),
    ("default_reading", "it is one of the readings"),
    ("legal_actions", "what is open is put together from the rules, and a wager is held against it"),
    ("outcome", "a reading is settled by the rule that it calls for, and such a rule settles parts of its own"),
    (
        "readings",
        "one rule reads a part of what was done as all rules would: a string bet its first motion, acting in turn the chips alone",
    ),
];

/// Of what several rules share each file lies below them or above: rules rest on it, or it is a list of rules.
#[test]
fn what_rules_share_lies_below_them_or_above() {
    let files: Vec<(PathBuf, String)> = engine().into_iter().filter(|(file, _)| file.starts_with("rules")).collect();
    let name =
        |file: &Path| file.with_extension("").iter().skip(1).map(|name| name.to_string_lossy()).collect::<Vec<_>>().join("/");
    let known: BTreeSet<String> = files.iter().map(|(file, _)| name(file)).filter(|name| !name.ends_with("mod")).collect();
    let is_rule = |name: &String| name.contains('/');
    let uses: BTreeMap<String, BTreeSet<String>> = files
        .iter()
        .filter(|(file, _)| known.contains(&name(file)))
        .map(|(file, text)| {
            let path = Path::new("engine").join(file).with_extension("");
            let own: Vec<&str> = path.iter().filter_map(|name| name.to_str()).collect();
            let named = named(text, &own).into_iter().filter(|path| path.starts_with(&["engine", "rules"]));
            let used = named.filter_map(|path| {
                let below = &path[2..];
                (1..=below.len().min(2)).rev().map(|n| below[..n].join("/")).find(|name| known.contains(name))
            });
            (name(file), used.collect())
        })
        .collect();
    let reaches = |from: &String| {
        let mut reached = BTreeSet::new();
        let mut next = vec![from];
        while let Some(at) = next.pop() {
            next.extend(uses[at].iter().filter(|used| reached.insert((*used).clone())));
        }
        reached
    };
    let shared = || known.iter().filter(|name| !is_rule(name));
    let below: BTreeSet<String> = known.iter().filter(|name| is_rule(name)).flat_map(reaches).collect();
    let both: Vec<&str> =
        shared().filter(|name| below.contains(*name) && reaches(name).iter().any(is_rule)).map(String::as_str).collect();
    assert_eq!(both, AMONG_RULES.map(|(name, _)| name));
    assert!(shared().count() > 12 && uses["betting/all_in"].contains("outcome") && uses["limits"].contains("dealing/misdeal"));
}

fn has_no_circle(uses: &Uses) {
    let Some(circle) = circle(uses) else { return };
    let step = |pair: &[String]| format!("{} uses {}, in {}", pair[0], pair[1], uses[&pair[0]][&pair[1]].display());
    panic!("a circle:\n{}", circle.windows(2).map(step).collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_circle_is_found() {
    let uses = |pairs: &[(&str, &str)]| {
        let mut uses = Uses::new();
        for (from, to) in pairs {
            uses.entry((*from).to_owned()).or_default().insert((*to).to_owned(), PathBuf::new());
        }
        uses
    };
    assert_eq!(circle(&uses(&[("a", "b"), ("b", "c"), ("a", "c")])), None);
    let found = circle(&uses(&[("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")]));
    assert_eq!(found.as_deref(), Some(&["b", "c", "d", "b"].map(str::to_owned)[..]));
    let text = "use crate::corpus::{Corpus, text::{check, Lang}};\nuse super::{cards::Card, seat};\npub(in crate::engine) fn f(at: super::super::prose::Teller) {}\n// crate::book\n#[cfg(test)]\nmod tests {\n    use crate::verify;";
    let paths: Vec<String> = named(text, &["engine", "table"]).iter().map(|path| path.join("::")).collect();
    let of_corpus = ["corpus::Corpus", "corpus::text::check", "corpus::text::Lang"];
    assert_eq!(paths, [&of_corpus[..], &["engine::cards::Card", "engine::seat", "engine", "prose::Teller"]].concat());
}

/// What the modules of a folder of `src` use of each other.
fn uses(folder: &[&str]) -> Uses {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let below = src.join(folder.iter().collect::<PathBuf>());
    let stem = |path: &Path| path.file_stem().expect("it has a name").to_string_lossy().into_owned();
    let entries = fs::read_dir(below).expect("the sources are there").map(|entry| entry.expect("it can be read").path());
    let modules: BTreeMap<String, PathBuf> =
        entries.map(|entry| (stem(&entry), entry)).filter(|(name, _)| name != "mod" && name != "tests").collect();
    let mut uses = Uses::new();
    for (module, entry) in &modules {
        let mut files = Vec::new();
        walk(entry, &mut files);
        let used = uses.entry(module.clone()).or_default();
        for file in files {
            let text = fs::read_to_string(&file).expect("it can be read");
            let path = file.strip_prefix(&src).expect("it lies there").with_extension("");
            let own: Vec<&str> = path.iter().filter_map(|name| name.to_str()).filter(|name| *name != "mod").collect();
            let others = named(&text, &own).into_iter().filter(|path| path.starts_with(folder));
            let others = others.filter_map(|path| path.get(folder.len()).map(|other| (*other).to_owned()));
            used.extend(others.filter(|other| other != module && modules.contains_key(other)).map(|other| (other, file.clone())));
        }
    }
    uses
}

/// The files of the program. What only tests read may look wherever it likes.
fn walk(path: &Path, files: &mut Vec<PathBuf>) {
    let name = path.file_name().expect("it has a name");
    if path.is_dir() && name != "tests" {
        fs::read_dir(path).expect("it can be read").for_each(|entry| walk(&entry.expect("it can be read").path(), files));
    } else if path.extension().is_some_and(|extension| extension == "rs") && name != "tests.rs" {
        files.push(path.to_owned());
    }
}

/// What the file of a module names, behind `crate::` or `super::`, each by its whole path.
fn named<'t>(text: &'t str, module: &[&'t str]) -> Vec<Vec<&'t str>> {
    let tests = ["#[cfg(test)]\nmod tests {", "#[cfg(test)]\ncrate::verify::findings::example::finds!"];
    let end = tests.iter().filter_map(|tests| text.find(tests)).min().unwrap_or(text.len());
    let mut named = Vec::new();
    let mut rest = &text[..end];
    while let Some(at) = ["crate::", "super::", "//"].iter().filter_map(|start| rest.find(start)).min() {
        let after = &rest[at..];
        if after.starts_with("//") {
            rest = after.find('\n').map_or("", |end| &after[end..]);
            continue;
        }
        let mut path = if after.starts_with("crate::") { Vec::new() } else { module.to_vec() };
        let mut after = after.strip_prefix("crate::").unwrap_or(after);
        while let Some(above) = after.strip_prefix("super::") {
            path.pop();
            after = above;
        }
        rest = list(after, &path, &mut named);
    }
    named
}

/// Reads on from a path, through the braces if it ends in some; what stands behind it is handed back.
fn list<'t>(text: &'t str, before: &[&'t str], named: &mut Vec<Vec<&'t str>>) -> &'t str {
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
            if rest.is_empty() || rest.starts_with('}') {
                return rest.strip_prefix('}').unwrap_or(rest);
            }
            let behind = list(rest, before, named);
            rest = behind.find([',', '{', '}']).map_or("", |at| &behind[at..]);
        }
    }
    let (name, behind) = text.split_at(text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '*')).unwrap_or(text.len()));
    let path: Vec<&str> = before.iter().copied().chain([name]).collect();
    match behind.strip_prefix("::") {
        Some(behind) => list(behind, &path, named),
        None => {
            named.push(path);
            behind
        }
    }
}

/// A way that leads from a module back to it.
fn circle(uses: &Uses) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    uses.keys().find_map(|module| follow(uses, &mut vec![module.clone()], &mut done))
}

fn follow(uses: &Uses, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> Option<Vec<String>> {
    let module = way.last().cloned().unwrap_or_default();
    for next in uses.get(&module).into_iter().flat_map(BTreeMap::keys).filter(|next| uses.contains_key(*next)) {
        if let Some(at) = way.iter().position(|passed| passed == next) {
            return Some(way[at..].iter().chain([next]).cloned().collect());
        }
        if !done.contains(next) {
            way.push(next.clone());
            let found = follow(uses, way, done);
            way.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    done.insert(module);
    None
}

/// The text of every file of the engine, by its path below `src/engine`.
fn engine() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine");
    let mut files = Vec::new();
    walk(&root, &mut files);
    let read = |file: PathBuf| {
        (file.strip_prefix(&root).expect("it lies there").to_owned(), fs::read_to_string(&file).expect("it can be read"))
    };
    files.into_iter().map(read).collect()
}

/// The rules of `rules/`, each as `betting/half_raise`.
fn rules() -> BTreeSet<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules");
    let below = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).expect("it can be read").map(|entry| entry.expect("it can be read").path()).collect()
    };
    let chapters = below(&root).into_iter().filter(|path| path.is_dir() && !path.ends_with("houses") && !path.ends_with("schema"));
    let name = |path: PathBuf| {
        let stem = path.file_stem().expect("it has a name").to_string_lossy().replace('-', "_");
        Path::new(path.parent().and_then(Path::file_name).expect("it lies in a chapter")).join(stem)
    };
    chapters.flat_map(|chapter| below(&chapter)).map(name).collect()
}

/// Rules that are only read: no clause of theirs is ever ruled by.
const DATA_ONLY: &[&str] = &["dealing/dealing_procedure", "dealing/draw_procedure", "procedure/stalling"];

#[test]
fn every_rule_that_decides_has_the_file_of_its_name() {
    let files: BTreeSet<PathBuf> = engine()
        .into_iter()
        .filter_map(|(file, _)| Some(file.strip_prefix("rules").ok()?.with_extension("")))
        .filter(|file| file.components().count() == 2 && !file.ends_with("mod"))
        .collect();
    let data: BTreeSet<PathBuf> = DATA_ONLY.iter().map(PathBuf::from).collect();
    assert_eq!(files.union(&data).cloned().collect::<BTreeSet<_>>(), rules());
    assert!(files.is_disjoint(&data) && files.len() > 50);
    let ruled_by = |rule: &Path| {
        let rule = rule.file_name().expect("it has a name").to_string_lossy().replace('_', "-");
        ruling::engine::clause_names::NAMES.iter().any(|name| name.split_once('/').is_some_and(|(of, _)| of == rule))
    };
    assert!(files.iter().all(|rule| ruled_by(rule)) && !data.iter().any(|rule| ruled_by(rule)));
}

#[test]
fn a_rules_clauses_are_named_in_its_own_file() {
    let mut named = 0;
    for (file, text) in engine().into_iter().filter(|(file, _)| !file.ends_with("clauses.rs")) {
        for after in text.split("clauses::").skip(1) {
            let rule: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            assert_eq!(Some(rule.as_str()), file.file_stem().and_then(|stem| stem.to_str()), "{}", file.display());
            named += 1;
        }
        // Tests may write the names out.
        let ruling = without_tests(&text);
        let ids = ruling.split('"').skip(1).step_by(2).filter(|word| ruling::engine::clause_names::NAMES.contains(word));
        assert_eq!(ids.collect::<Vec<_>>(), [""; 0], "{}", file.display());
    }
    assert!(named > 50, "{named}");
}

/// What a rule rests on others ask it for, by a function that decides when it does: no clause is handed on, neither as it is nor
/// under another name.
#[test]
fn no_clause_is_handed_on() {
    let hands_on = |line: &&str| {
        let is_shared = line.trim_start().starts_with("pub");
        let clause = ["use clause::", "::clause::", "clauses::"].iter().any(|from| line.contains(from)) && line.contains(" use ");
        // The list of them is made when building, and a rule's limits are no clauses but say how far they reach.
        let constant = line.contains(" const ") && line.split('=').next().is_some_and(|is| is.contains("ClauseId"));
        is_shared && (clause || constant)
    };
    assert!(
        hands_on(&"pub(in crate::engine) use clause::{FINAL, OWN};")
            && hands_on(&"pub const WORDS: &[ClauseId] = &[clause::SAID];")
    );
    assert!(
        !hands_on(&"pub fn tap(policy: &Policy) -> Option<ClauseId> {") && !hands_on(&"use crate::engine::clauses::bet as clause;")
    );
    let mut own = 0;
    for (file, text) in engine().into_iter().filter(|(file, _)| file.starts_with("rules")) {
        let found: Vec<&str> = without_tests(&text).lines().filter(hands_on).collect();
        assert!(found.is_empty(), "{}: {found:?}", file.display());
        own += usize::from(text.contains("clause::"));
    }
    assert!(own > 100, "{own}");
}

/// What a file of the engine says outside its tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or_default()
}

/// Reasons are told, and each is told once; nothing is decided by which they are.
#[test]
fn no_reason_is_read_to_decide() {
    let reads = ["because.contains(", "because.iter().any(", "because.first(", "because.last(", "because.len("];
    let known: BTreeSet<PathBuf> = ["rulebooks.rs", "ruling.rs"].map(PathBuf::from).into();
    let reading = engine().into_iter().filter(|(_, text)| reads.iter().any(|read| without_tests(text).contains(read)));
    // Where they are put together, and where a ruling is asked on what it rests.
    assert_eq!(reading.map(|(file, _)| file).collect::<BTreeSet<_>>(), known);
    // Which clause something rests on is no kind of it: that is a type of its own.
    let compares =
        ["== clause", "!= clause", "clause ==", "clause !=", ".contains(clause", ".contains(&clause", "rule == \"", "== RuleId::"];
    let comparing = engine()
        .into_iter()
        .filter(|(file, text)| file.starts_with("rules") && compares.iter().any(|compares| without_tests(text).contains(compares)));
    // Where a book contradicts itself is asked of its clauses, and nothing is ruled by the answer.
    assert_eq!(comparing.map(|(file, _)| file).collect::<Vec<_>>(), [PathBuf::from("rules/limit.rs")]);
}

/// The options that the rules declare, each with the module of its rule: `half_raise` and `HalfRaiseBase`.
fn options(files: &[(PathBuf, String)]) -> BTreeSet<(&str, &str)> {
    let mut options = BTreeSet::new();
    for (file, text) in files.iter().filter(|(file, _)| file.starts_with("rules")) {
        let rule = file.file_stem().and_then(|stem| stem.to_str()).expect("it has a name");
        let declared = ["choice! {", "figure! {", "tariff! {"].into_iter().flat_map(|opens| text.split(opens).skip(1));
        let keyed = declared.filter_map(|body| body.lines().find(|line| line.starts_with("    \"")));
        options.extend(keyed.filter_map(|line| line.split_whitespace().nth(1)).map(|name| (rule, name)));
    }
    options
}

/// What a house has set is for the rule to say whose option it is: others ask that rule.
#[test]
fn an_option_is_read_in_its_own_rules_file() {
    let files = engine();
    let options = options(&files);
    let (mut own, mut others) = (0, Vec::new());
    for (file, text) in &files {
        let reader = file.file_stem().and_then(|stem| stem.to_str()).expect("it has a name");
        for name in without_tests(text).split("::<").skip(1).filter_map(|after| after.split('>').next()) {
            let Some((rule, _)) = options.iter().find(|(_, option)| *option == name) else { continue };
            own += usize::from(*rule == reader);
            others.extend((*rule != reader).then_some((reader, name)));
        }
    }
    assert_eq!(others, Vec::<(&str, &str)>::new());
    assert!(own > 100, "{own}");
}

/// The referee names rules: it looks into no book, knows no value of an option, and weighs no amount.
#[test]
fn the_referee_decides_nothing() {
    let files = engine();
    let options = options(&files);
    assert!(options.len() > 100 && options.contains(&("half_raise", "HalfRaiseBase")), "{options:?}");
    let mut looked_at = 0;
    for (file, text) in files.iter().filter(|(file, _)| file.starts_with("referee")) {
        let text = without_tests(text);
        let of_options = options.iter().flat_map(|(rule, name)| [format!("{rule}::{name}"), format!("{rule}::{{")]);
        let of_rules = ["books.", ".get::<", ".clause(", "clauses::", "ClauseId", "Amount"].map(str::to_owned);
        for word in of_options.chain(of_rules) {
            assert!(!text.contains(&word), "{} has {word}", file.display());
        }
        looked_at += 1;
    }
    assert!(looked_at > 8, "{looked_at}");
}

/// Rules are named by constants, and what a rule calls itself is its own name.
#[test]
fn a_rule_is_named_by_its_constant() {
    let names: BTreeSet<String> =
        rules().iter().map(|rule| rule.file_name().expect("it has a name").to_string_lossy().replace('_', "-")).collect();
    let mut own = 0;
    for (file, text) in engine().into_iter().filter(|(file, _)| file.starts_with("rules")) {
        let text = without_tests(&text);
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            // A value of an option may be called like a rule.
            let ids = line.split('"').skip(1).step_by(2).filter(|word| names.contains(*word) && !line.contains(" = \""));
            assert_eq!(ids.collect::<Vec<_>>(), [""; 0], "{}: {line}", file.display());
        }
        let stem = file.file_stem().and_then(|stem| stem.to_str()).map(str::to_uppercase).unwrap_or_default();
        let calls_itself = ["const RULE:", "rule: RuleId", "Breach("];
        for line in text.lines().filter(|line| calls_itself.iter().any(|words| line.contains(words))) {
            for after in line.split("RuleId::").skip(1) {
                let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                assert_eq!(name, stem, "{}", file.display());
                own += 1;
            }
        }
    }
    assert!(own > 30, "{own}");
}

/// Of what one can be told, done or ruled nothing falls through a wildcard, so that whoever adds to it says everywhere what
/// becomes of it. The lints see that where a value is matched, and this where a list of them is, or one among others.
#[test]
fn no_event_step_verdict_or_question_falls_through() {
    assert_eq!(wildcards("match steps {\n    [Step::Tap] => 1,\n    [] => 2,\n    _ if so => 3,\n}\n"), [4]);
    assert_eq!(wildcards("match n {\n    0 => Step::Tap,\n    _ => {\n        Step::Heap\n    }\n}\n"), [0; 0]);
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    for file in files {
        let found = wildcards(&fs::read_to_string(&file).expect("it can be read"));
        assert_eq!(found, [0; 0], "{} has wildcards in these lines", file.display());
    }
}

/// A list in `matches!` is a wildcard, too: what is added falls out of it. One that is long enough to mean a kind is a method
/// that names all of them.
#[test]
fn no_list_stands_for_a_kind() {
    assert_eq!(listed("matches!(step, Step::Tap | Step::Heap | Step::Say(_) | Step::Act(_) | Step::Tell(_))"), ["Step"]);
    assert_eq!(listed("matches!(step, Step::Tap | Step::Heap) || matches!(step, Step::Say(_) | Step::Act(_))"), [""; 0]);
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    for file in files {
        let text = fs::read_to_string(&file).expect("it can be read");
        assert_eq!(listed(without_tests(&text)), [""; 0], "{} lists many of these", file.display());
    }
}

/// The types of which some `matches!` names five or more.
fn listed(text: &str) -> Vec<&str> {
    let mut listed = Vec::new();
    for rest in text.split("matches!(").skip(1) {
        let mut open = 1;
        let ends = |c: char| {
            open += i32::from(c == '(') - i32::from(c == ')');
            open == 0 || c == ';'
        };
        let list = rest.split(ends).next().unwrap_or_default();
        let named = list.split("::").filter_map(|before| before.rsplit(|c: char| !c.is_alphanumeric()).next());
        let known: Vec<&str> = named.filter(|name| is_told_or_ruled(name)).collect();
        listed.extend(known.iter().filter(|name| known.iter().filter(|other| other == name).count() > 4).take(1));
    }
    listed
}

/// What can be told, done or ruled.
fn is_told_or_ruled(name: &str) -> bool {
    ["Act", "Judgement", "Question", "Said", "Step"].contains(&name)
        || ["Event", "Finding", "State", "Verdict"].iter().any(|end| name.ends_with(end))
}

/// The lines of the arms `_ =>` beside which an arm names one of these. The arms of a match begin in one column.
fn wildcards(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let column = |line: &str| line.len() - line.trim_start().len();
    let names = |pattern: &str| {
        let types = pattern.split("::").map(|before| before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default());
        // What stands behind the last `::` is no type.
        let count = pattern.matches("::").count();
        types.take(count).any(is_told_or_ruled)
    };
    let is_wild = |line: &str| {
        let arm = line.trim_start();
        arm.starts_with("_ => ") || arm.starts_with("_ if ") && arm.contains(" => ") || arm.starts_with("(_, _) => ")
    };
    let found = lines.iter().enumerate().filter(|(_, line)| is_wild(line)).filter(|(at, line)| {
        let before = lines[..*at].iter().rev().take_while(|before| before.is_empty() || column(before) >= column(line));
        let arms = before.filter(|before| column(before) == column(line));
        // A guard is no pattern.
        arms.map(|arm| arm.split(" => ").next().and_then(|arm| arm.split(" if ").next()).unwrap_or_default()).any(names)
    });
    found.map(|(at, _)| at + 1).collect()
}

/// The lints hold everywhere but where a browser calls the program, and in what is compiled for it.
#[test]
fn nothing_allows_what_the_lints_forbid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    ["src", "tests/it"].iter().for_each(|folder| walk(&root.join(folder), &mut files));
    let allows =
        |text: &str| text.lines().any(|line| !line.trim_start().starts_with("//") && line.contains("#") && line.contains("allow("));
    let own = Path::new("tests/it/structure.rs");
    let allowing: Vec<PathBuf> = files
        .iter()
        .map(|file| file.strip_prefix(root).expect("it lies there").to_owned())
        .filter(|file| file != own && allows(&fs::read_to_string(root.join(file)).expect("it can be read")))
        .collect();
    let known: BTreeSet<PathBuf> = ["src/browser.rs", "src/lib.rs"].map(PathBuf::from).into();
    assert_eq!(allowing.into_iter().collect::<BTreeSet<_>>(), known);
    let library = fs::read_to_string(root.join("src/lib.rs")).expect("it can be read");
    assert!(library.contains("#![cfg_attr(not(target_family = \"wasm\"), forbid(unsafe_code))]"));
}

/// English is what rules are written in first, and what the trade speaks everywhere. Of each other language nobody knows more than
/// what its own file says of it.
#[test]
fn a_language_is_known_in_its_own_file_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    walk(&root, &mut files);
    let others = ruling::corpus::Lang::ALL.into_iter().filter(|lang| lang.code() != "en");
    let names: Vec<String> = others.map(|lang| format!("Lang::{lang:?}")).collect();
    for file in files.iter().filter(|file| !file.starts_with(root.join("lang"))) {
        let text = fs::read_to_string(file).expect("it can be read");
        let tests = ["#[cfg(test)]\nmod tests {", "#[cfg(test)]\ncrate::verify::findings::example::finds!"];
        let program = tests.iter().fold(text.as_str(), |text, tests| text.split(tests).next().unwrap_or_default());
        let named: Vec<&String> = names.iter().filter(|name| program.contains(name.as_str())).collect();
        assert!(named.is_empty(), "{} speaks of {named:?}: that belongs in `src/lang/`", file.display());
    }
}

/// The folders that the map names, and those that there are.
#[test]
fn the_map_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let map = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("it is there");
    let rows: Vec<&str> =
        map.lines().skip_while(|line| !line.starts_with("## The folders")).filter(|line| line.starts_with("| `")).collect();
    let mut mapped = BTreeSet::new();
    for row in &rows {
        let mut above = "";
        for name in row.split('`').skip(1).step_by(2).filter(|name| name.ends_with('/')) {
            // A name beside the first stands for a folder below it.
            let under = format!("{above}{name}");
            let path = if root.join(&under).is_dir() { under } else { name.to_owned() };
            assert!(root.join(&path).is_dir(), "there is no {path}");
            mapped.insert(path);
            above = if above.is_empty() { name } else { above };
        }
    }
    let mut folders = Vec::new();
    below(&root.join("src"), &mut folders);
    let tops = fs::read_dir(root).expect("it can be read").map(|entry| entry.expect("it can be read").path());
    folders.extend(tops.filter(|path| path.is_dir()));
    for folder in folders {
        let name = folder.strip_prefix(root).expect("it lies there").to_string_lossy().into_owned();
        if !name.starts_with('.') && name != "target" && name != "src" {
            assert!(mapped.contains(&format!("{name}/")), "ARCHITECTURE.md does not name {name}");
        }
    }
}

fn below(folder: &Path, folders: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).expect("it can be read").map(|entry| entry.expect("it can be read").path()) {
        if path.is_dir() {
            below(&path, folders);
            folders.push(path);
        }
    }
}

/// A name is one thing. What a test module makes for itself, and what a trait calls a type of its own, does not count.
#[test]
fn no_type_has_the_name_of_another() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    walk(&src, &mut files);
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("it can be read");
        for name in types(&text) {
            places.entry(name.to_owned()).or_default().push(file.strip_prefix(&src).expect("it lies there").display().to_string());
        }
    }
    assert!(places.len() > 500, "{}", places.len());
    places.retain(|_, files| files.len() > 1);
    assert!(places.is_empty(), "types of one name: {places:#?}");
}

/// `struct Name`, `pub(super) enum Name`, and `"chapter.key" Name` where options are declared.
fn types(text: &str) -> Vec<&str> {
    let program = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let declared = program.lines().filter_map(|line| {
        let bare = line.trim_start();
        let bare = bare.strip_prefix("pub").filter(|rest| rest.starts_with([' ', '('])).unwrap_or(bare);
        let bare = if bare.starts_with('(') { bare.split_once(')')?.1 } else { bare };
        let (word, rest) = bare.trim_start().split_once(' ')?;
        let is_option = word.starts_with('"') && word.ends_with('"') && word.contains('.');
        // A type within an item is what a trait calls one.
        let is_type = matches!(word, "struct" | "enum" | "trait" | "union") || word == "type" && !line.starts_with(' ');
        let name = rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()?;
        (is_option || is_type).then_some(name).filter(|name| name.starts_with(char::is_uppercase))
    });
    declared.collect()
}
