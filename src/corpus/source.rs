//! Where the files of a corpus come from: the binary itself, or a folder.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::findings::unreadable_file;
use super::fnv::Fnv;
use super::input::read_file;
use super::{EDITIONS, HOUSES, house};
use crate::diagnostic::{Finding, SourceFile};
use crate::embedded;
use crate::lang::Lang;

pub use crate::embedded::BUILD;

/// Folders below the rules, and no deeper: a link that leads back up must not be followed for ever.
const MAX_DEPTH: usize = 4;

/// No rule and no rulebook is longer, in bytes; the longest that there are have a tenth of it.
const MAX_FILE: u64 = 4 << 20;

/// The files of a corpus.
#[derive(Clone, Debug)]
pub struct Source {
    /// `None`: the embedded ones.
    rules: Option<Vec<SourceEntry>>,
    /// A club's own files, on top of the rules.
    houses: Vec<SourceEntry>,
    /// `None`: the embedded ones. Only tests bring their own.
    locales: Option<Vec<SourceEntry>>,
}

/// One file.
#[derive(Clone, Debug)]
pub struct SourceEntry {
    /// Below `rules/` or `locales/`, with slashes: `betting/oversized-chip.yaml`.
    pub path: String,
    pub file: Arc<SourceFile>,
}

impl SourceEntry {
    fn new(path: &str, name: &str, text: impl Into<Cow<'static, str>>) -> SourceEntry {
        SourceEntry { path: path.into(), file: Arc::new(SourceFile { name: name.into(), text: text.into() }) }
    }
}

impl Source {
    /// The corpus that the program brings along.
    pub fn embedded() -> Source {
        Source { rules: None, houses: Vec::new(), locales: None }
    }

    /// The corpus in a folder that is laid out like `rules/`.
    ///
    /// # Errors
    /// A finding for each file or folder that cannot be read.
    pub fn directory(dir: &Path) -> Result<Source, Vec<Finding>> {
        let mut rules = Vec::new();
        let mut findings = Vec::new();
        walk(dir, "", 0, &mut rules, &mut findings);
        if !findings.is_empty() {
            return Err(findings);
        }
        rules.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Source { rules: Some(rules), ..Source::embedded() })
    }

    /// A corpus from texts in memory, each named `rules/...` or `locales/...`.
    pub fn memory<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Source {
        let mut rules = Vec::new();
        let mut locales = Vec::new();
        for (name, text) in files {
            match name.strip_prefix("locales/") {
                Some(path) => locales.push(SourceEntry::new(path, name, text.to_owned())),
                None => rules.push(SourceEntry::new(name.strip_prefix("rules/").unwrap_or(name), name, text.to_owned())),
            }
        }
        rules.sort_by(|a, b| a.path.cmp(&b.path));
        Source { rules: Some(rules), houses: Vec::new(), locales: Some(locales) }
    }

    /// Adds a club's own house, which lies in a file of its own.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn with_house(mut self, path: &Path) -> Result<Source, Finding> {
        let shown = path.display().to_string();
        if self.houses.iter().any(|entry| entry.file.name == shown) {
            return Ok(self);
        }
        let text = read(path)?;
        let file = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
        self.houses.push(SourceEntry::new(&format!("houses/{file}"), &shown, text));
        Ok(self)
    }

    /// The names of the clubs' own files, where they go over the rules that the program brings along: those nobody edits.
    pub fn own_files(&self) -> Vec<String> {
        let over_shipped = self.houses.iter().filter(|_| self.rules.is_none());
        over_shipped.map(|entry| entry.file.name.clone()).collect()
    }

    /// The files of clubs' own houses, wherever they lie.
    pub fn house_files(&self) -> impl Iterator<Item = PathBuf> {
        self.houses.iter().map(|entry| PathBuf::from(&entry.file.name))
    }

    /// The rules and houses, in the order of their paths; a club's own houses come last.
    pub fn rules(&self) -> Vec<SourceEntry> {
        let mut all = self.shipped();
        all.retain(|entry| !entry.path.starts_with(EDITIONS));
        all.extend(self.houses.iter().cloned());
        all
    }

    /// All that lies in the folder of the rules.
    fn shipped(&self) -> Vec<SourceEntry> {
        match &self.rules {
            Some(rules) => rules.clone(),
            None => embedded::below("rules/").map(|(path, name, text)| SourceEntry::new(path, name, text)).collect(),
        }
    }

    /// The earlier editions of which the houses are known, by their names.
    pub fn editions(&self) -> BTreeSet<String> {
        let shipped = self.shipped();
        let edition = |entry: &SourceEntry| Some(entry.path.strip_prefix(EDITIONS)?.split_once('/')?.0.to_owned());
        shipped.iter().filter_map(edition).collect()
    }

    /// The same rules with the houses as an earlier edition had them. Of others, such as those of clubs, only those with these ids
    /// are there, as they are today.
    #[must_use]
    pub fn as_of(&self, edition: &str, others: &[&str]) -> Source {
        let mut all = self.shipped();
        let below = format!("{EDITIONS}{edition}/");
        let of_edition = |entry: &SourceEntry| {
            let path = format!("{HOUSES}/{}", entry.path.strip_prefix(&below)?);
            Some(SourceEntry { path, file: Arc::clone(&entry.file) })
        };
        let were: Vec<SourceEntry> = all.iter().filter_map(of_edition).collect();
        all.extend(self.houses.iter().cloned());
        let paths: Vec<String> = others.iter().map(|id| format!("{HOUSES}/{id}.yaml")).collect();
        let stays = |path: &str| paths.iter().any(|other| other == path) && were.iter().all(|house| house.path != path);
        let is_house = |path: &str| path.split('/').next() == Some(HOUSES);
        all.retain(|entry| !entry.path.starts_with(EDITIONS) && (!is_house(&entry.path) || stays(&entry.path)));
        all.extend(were);
        all.sort_by(|a, b| a.path.cmp(&b.path));
        Source { rules: Some(all), houses: Vec::new(), locales: self.locales.clone() }
    }

    /// The ids of the houses, by the names of their files; nothing is read.
    pub fn houses(&self) -> Vec<String> {
        let house = |(folder, id): (String, String)| (folder == "houses").then_some(id);
        self.names().into_iter().filter_map(house).collect()
    }

    /// The languages that a club's own file says it writes in; none where it does not say, or is no club's file.
    pub fn languages_of(&self, id: &str) -> Vec<Lang> {
        let name = format!("{HOUSES}/{id}.yaml");
        let file = self.houses.iter().find(|entry| entry.path == name);
        file.and_then(|entry| house::read(&entry.file).0).map(|house| house.club.languages).unwrap_or_default()
    }

    /// The ids of the rules, by the names of their files; nothing is read.
    pub fn rule_ids(&self) -> Vec<String> {
        let rule = |(folder, id): (String, String)| (folder != "houses").then_some(id);
        self.names().into_iter().filter_map(rule).collect()
    }

    /// The folder and the name of each file that lies in one.
    fn names(&self) -> Vec<(String, String)> {
        let name = |path: &str| {
            let (folder, file) = path.split_once('/').filter(|_| !path.starts_with(EDITIONS))?;
            Some((folder.to_owned(), file.strip_suffix(".yaml")?.to_owned()))
        };
        let mut names: Vec<_> = match &self.rules {
            Some(rules) => rules.iter().filter_map(|entry| name(&entry.path)).collect(),
            None => embedded::below("rules/").filter_map(|(path, ..)| name(path)).collect(),
        };
        names.extend(self.houses.iter().filter_map(|entry| name(&entry.path)));
        names
    }

    /// One of the program's own files of words, `roles.ftl`.
    pub fn locale(&self, lang: Lang, file: &str) -> Option<Arc<SourceFile>> {
        let wanted = format!("{}/{file}", lang.code());
        match &self.locales {
            Some(locales) => locales.iter().find(|entry| entry.path == wanted).map(|entry| Arc::clone(&entry.file)),
            None => embedded::below("locales/")
                .find(|(path, ..)| *path == wanted)
                .map(|(path, name, text)| SourceEntry::new(path, name, text).file),
        }
    }

    /// A number that changes when a name or a content changes, and only then. Caches are kept under it.
    pub fn content_key(&self) -> u64 {
        if self.rules.is_none() && self.locales.is_none() && self.houses.is_empty() {
            return embedded::KEY;
        }
        let mut fnv = Fnv::new();
        // Where rules or locales are the embedded ones, the key of all that is embedded stands for them.
        fnv.add("embedded", &embedded::KEY.to_string());
        let own = self.rules.iter().chain(&self.locales).flatten().chain(&self.houses);
        for entry in own {
            fnv.add(&entry.path, &entry.file.text);
        }
        fnv.finish()
    }
}

fn walk(dir: &Path, below: &str, depth: usize, entries: &mut Vec<SourceEntry>, findings: &mut Vec<Finding>) {
    let listing = match fs::read_dir(dir) {
        Ok(listing) => listing,
        Err(error) => return findings.push(unreadable_file::finding(dir.display(), error)),
    };
    for found in listing.flatten() {
        let path = found.path();
        let name = match found.file_name().into_string() {
            Ok(name) => name,
            Err(name) if name.to_string_lossy().ends_with(".yaml") => {
                findings.push(unreadable_file::finding(path.display(), "its name is not UTF-8"));
                continue;
            }
            Err(_) => continue,
        };
        let below = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        if path.is_dir() {
            if depth < MAX_DEPTH && !name.starts_with('.') {
                walk(&path, &below, depth + 1, entries, findings);
            }
        } else if name.ends_with(".yaml") {
            match read(&path) {
                Ok(text) => entries.push(SourceEntry::new(&below, &path.display().to_string(), text)),
                Err(finding) => findings.push(finding),
            }
        }
    }
}

fn read(path: &Path) -> Result<String, Finding> {
    read_file(path, MAX_FILE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_follows_names_and_contents() {
        let key = |files: &[(&'static str, &'static str)]| Source::memory(files.iter().copied()).content_key();
        let one = key(&[("rules/a.yaml", "x"), ("rules/b.yaml", "y")]);
        assert_eq!(one, key(&[("rules/b.yaml", "y"), ("rules/a.yaml", "x")]));
        assert_ne!(one, key(&[("rules/a.yaml", "xy"), ("rules/b.yaml", "")]));
        assert_ne!(one, key(&[("rules/c.yaml", "x"), ("rules/b.yaml", "y")]));
        assert_eq!(Source::embedded().content_key(), embedded::KEY);
    }

    #[test]
    fn a_folder_is_read_in_the_order_of_its_paths() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["houses/b.yaml", "betting/z.yaml", "betting/a.yaml", "betting/notes.txt"] {
            let path = dir.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, name).unwrap();
        }
        let source = Source::directory(dir.path()).unwrap();
        let paths: Vec<_> = source.rules().into_iter().map(|entry| entry.path).collect();
        assert_eq!(paths, ["betting/a.yaml", "betting/z.yaml", "houses/b.yaml"]);

        fs::write(dir.path().join("bad.yaml"), [0xff]).unwrap();
        assert_eq!(Source::directory(dir.path()).unwrap_err()[0].lint.id, "unreadable-file");
        assert_eq!(Source::directory(&dir.path().join("none")).unwrap_err()[0].lint.id, "unreadable-file");
    }

    #[test]
    fn an_earlier_edition_has_its_own_houses_under_the_rules_of_today() {
        let files = [
            ("rules/betting/a.yaml", "rule"),
            ("rules/editions/0.0.9/old.yaml", "then"),
            ("rules/houses/new.yaml", "since"),
            ("rules/houses/old.yaml", "now"),
        ];
        let source = Source::memory(files);
        let texts = |source: &Source| source.rules().iter().map(|entry| entry.file.text.to_string()).collect::<Vec<_>>();
        assert_eq!(texts(&source), ["rule", "since", "now"]);
        assert_eq!(texts(&source.as_of("0.0.9", &[])), ["rule", "then"]);
        assert_eq!(texts(&source.as_of("0.0.9", &["new", "old"])), ["rule", "since", "then"]);
        assert_eq!(source.houses(), ["new", "old"]);
        assert_eq!(source.rule_ids(), ["a"]);
        assert_eq!(source.editions(), BTreeSet::from(["0.0.9".to_owned()]));
    }

    #[test]
    fn locales_are_found_by_language() {
        let source = Source::memory([("locales/hu/roles.ftl", "-x = y"), ("rules/a.yaml", "")]);
        assert_eq!(source.locale(Lang::Hu, "roles.ftl").unwrap().text, "-x = y");
        assert!(source.locale(Lang::En, "roles.ftl").is_none());
        assert_eq!(source.rules().len(), 1);
    }
}
