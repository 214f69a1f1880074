//! Embeds `rules/` and `locales/`, sorted by path, and the keys of their contents and of the program's own source, so that at
//! run time nothing needs to be read to learn whether a cache is still good; and makes a constant of every rule, and of every
//! clause by which the engine can rule, so that what is not there does not compile and a clause that nothing rules by is found.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/corpus/fnv.rs"]
mod fnv;

fn main() -> io::Result<()> {
    link_at_a_fixed_address();
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let mut key = fnv::Fnv::new();
    let mut code = String::from("pub static FILES: &[(&str, &str)] = &[\n");
    // The names lie together: each beside its own text, a look through them would fetch a page of memory for every file.
    let mut all_names = String::new();
    let mut rules = Vec::new();
    for folder in ["rules", "locales"] {
        println!("cargo::rerun-if-changed={folder}");
        let mut names = Vec::new();
        walk(&root.join(folder), folder, &mut names)?;
        names.sort_unstable();
        let is_rule = |name: &&String| folder == "rules" && name.matches('/').count() == 2 && !name.starts_with("rules/houses/");
        rules.extend(names.iter().filter(is_rule).cloned());
        for name in names {
            key.add(&name, &fs::read_to_string(root.join(&name))?);
            let (start, length) = (all_names.len(), name.len());
            all_names.push_str(&name);
            let own = format!("NAMES.split_at({start}).1.split_at({length}).0");
            let _ = writeln!(code, "    ({own}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/\", {name:?}))),");
        }
    }
    let _ = writeln!(code, "];\nstatic NAMES: &str = {all_names:?};\npub const KEY: u64 = {:#x};", key.finish());
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let (clauses, clause_names) = clauses(&root, &rules)?;
    fs::write(out.join("clauses.rs"), clauses)?;
    fs::write(out.join("clause_names.rs"), clause_names)?;
    fs::write(out.join("rule_ids.rs"), rule_ids(&root, &rules)?)?;
    println!("cargo::rerun-if-changed=src");
    let mut build = fnv::Fnv::new();
    let mut names = Vec::new();
    walk(&root.join("src"), "src", &mut names)?;
    names.sort_unstable();
    for name in names {
        build.add(&name, &fs::read_to_string(root.join(&name))?);
    }
    let _ =
        writeln!(code, "/// Another one for each state of the program's source.\npub const BUILD: u64 = {:#x};", build.finish());
    fs::write(out.join("embedded.rs"), code)
}

/// A program that may lie anywhere in memory has all the addresses in it to put right each time it starts, and a third of the time of
/// the shortest answer goes there.
fn link_at_a_fixed_address() {
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|own| own == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// One constant a rule: `RuleId::OVERSIZED_CHIP`.
fn rule_ids(root: &Path, files: &[String]) -> io::Result<String> {
    let mut code = String::from("impl RuleId {\n");
    let mut named = String::from(
        "    /// The rule of a name, if it is one of those that the program was built with.\n    pub fn named(name: &str) -> Option<RuleId> {\n        Some(match name {\n",
    );
    for file in files {
        let text = fs::read_to_string(root.join(file))?;
        let Some(rule) = id_of(&text) else { continue };
        let _ = writeln!(named, "            {rule:?} => RuleId({rule:?}),");
        let constant = rule.replace('-', "_").to_uppercase();
        let _ = writeln!(code, "    /// `{file}`.\n    pub const {constant}: RuleId = RuleId({rule:?});");
    }
    named.push_str("            _ => return None,\n        })\n    }\n");
    code.push_str(&named);
    code.push_str("}\n");
    Ok(code)
}

fn id_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("id: "))
}

/// One module a rule, one constant a clause: `oversized_chip::SILENT`. What is only printed (statements, advice) gets none. And the
/// list of their names.
fn clauses(root: &Path, files: &[String]) -> io::Result<(String, String)> {
    let mut rules = Vec::new();
    for file in files {
        let text = fs::read_to_string(root.join(file))?;
        let Some(rule) = id_of(&text) else { continue };
        let ruled_by = clauses_of(&text).into_iter().filter(|(_, kind)| !matches!(*kind, "statement" | "advice"));
        let clauses: Vec<(String, String)> = ruled_by.map(|(id, kind)| (id.to_owned(), kind.to_owned())).collect();
        rules.push((file, rule.to_owned(), clauses));
    }
    let named = rules.iter().flat_map(|(_, rule, clauses)| clauses.iter().map(move |(id, _)| format!("{rule}/{id}")));
    let mut names: Vec<String> = named.collect();
    names.sort_unstable();
    let mut code = String::new();
    for (file, rule, clauses) in &rules {
        let _ = writeln!(code, "/// The clauses of `{file}`.\npub(in crate::engine) mod {} {{", rule.replace('-', "_"));
        for (id, kind) in clauses {
            let constant = id.replace('-', "_").to_uppercase();
            let name = format!("{rule}/{id}");
            let place = names.binary_search(&name).unwrap_or_default();
            let _ = writeln!(
                code,
                "    /// A {kind}.\n    pub(in crate::engine) const {constant}: super::ClauseId = super::ClauseId::new({place}, {name:?});"
            );
        }
        code.push_str("}\n");
    }
    let mut list = String::from("/// All of them, in the order of their letters.\npub const NAMES: &[&str] = &[\n");
    for name in &names {
        let _ = writeln!(list, "    {name:?},");
    }
    list.push_str("];\n");
    Ok((code, list))
}

/// The ids of the clauses in a rule's file, each with its kind. A line of a text is always indented deeper than these.
fn clauses_of(text: &str) -> Vec<(&str, &str)> {
    let mut clauses: Vec<(&str, &str)> = Vec::new();
    let lines = text.lines().skip_while(|line| *line != "clauses:").skip(1);
    for line in lines.take_while(|line| line.is_empty() || line.starts_with([' ', '#'])) {
        if let Some(id) = line.strip_prefix("  - id: ") {
            clauses.push((id.trim(), "norm"));
        } else if let (Some(kind), Some(last)) = (line.strip_prefix("    kind: "), clauses.last_mut()) {
            last.1 = kind.trim();
        }
    }
    clauses
}

fn walk(folder: &Path, name: &str, names: &mut Vec<String>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(file) = entry.file_name().into_string() else { continue };
        let name = format!("{name}/{file}");
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &name, names)?;
        } else if [".yaml", ".ftl", ".rs"].iter().any(|ending| file.ends_with(ending)) {
            names.push(name);
        }
    }
    Ok(())
}
