//! The shape of the house: its modules lean on each other in one direction only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// For each module of `src`, those that it uses, each with a file that does.
type Uses = BTreeMap<String, BTreeMap<String, PathBuf>>;

#[test]
fn no_module_uses_itself_by_way_of_others() {
    let uses = uses(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(uses["cli"].len() > 10 && uses["corpus"].contains_key("engine"), "{uses:?}");
    let Some(circle) = circle(&uses) else { return };
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
    let text = "use crate::corpus::{Corpus, Lang};\nuse crate::{cli, engine::table::room};\n// crate::prose\n#[cfg(test)]\nmod tests {\n    use crate::verify;";
    assert_eq!(named(text), BTreeSet::from(["corpus", "cli", "engine"]));
}

fn uses(src: &Path) -> Uses {
    let mut uses = Uses::new();
    for entry in fs::read_dir(src).expect("the sources are there").map(|entry| entry.expect("they can be read").path()) {
        let module = entry.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let mut files = Vec::new();
        walk(&entry, &mut files);
        let used = uses.entry(module.clone()).or_default();
        for file in files {
            let text = fs::read_to_string(&file).expect("it can be read");
            let others = named(&text).into_iter().filter(|other| *other != module);
            used.extend(others.map(|other| (other.to_owned(), file.clone())));
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

/// The modules that a file names, behind `crate::` or in the braces after it.
fn named(text: &str) -> BTreeSet<&str> {
    let tests = ["#[cfg(test)]\nmod tests {", "#[cfg(test)]\ncrate::verify::findings::example::finds!"];
    let end = tests.iter().filter_map(|tests| text.find(tests)).min().unwrap_or(text.len());
    let lines = text[..end].lines().filter(|line| !line.trim_start().starts_with("//"));
    let mut named = BTreeSet::new();
    for after in lines.flat_map(|line| line.split("crate::").skip(1)) {
        let first = |text: &'_ str| text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len());
        match after.strip_prefix('{') {
            None => drop(named.insert(&after[..first(after)])),
            Some(list) => named.extend(list.split(',').map(str::trim).map(|item| &item[..first(item)])),
        }
    }
    named.remove("");
    named
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
