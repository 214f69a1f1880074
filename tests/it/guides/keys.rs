//! The keys of `docs/json.md`: under each heading the commands that print them, and a table of all keys that they print.

use std::collections::BTreeSet;

use serde_json::Value;

use super::folder::{Folder, Said};
use super::markdown::Guide;
use ruling::corpus::{Corpus, Lang, Source};

/// The club of `docs/clubs.md`.
const CLUB: &str = "river-club";

pub fn check(guide: &Guide, club: &str) {
    let planted = guide.blocks().into_iter().find(|block| block.language == "yaml").expect("what is planted in the club").text;
    let folder = Folder::new(&format!("{club}{planted}"));
    let houses = Corpus::load(&Source::embedded()).expect("the shipped rules are sound").houses;
    let is_house = |key: &str| houses.iter().any(|house| house.published && house.id == key) || key == CLUB;
    let named = |key: &str| match key {
        key if is_house(key) => "HOUSE".to_owned(),
        key if Lang::from_code(key).is_some() => "LANG".to_owned(),
        key => key.to_owned(),
    };
    let sections: Vec<&str> = guide.text.split("\n## ").skip(1).collect();
    assert!(sections.len() > 7);
    for section in sections.iter().copied() {
        let title = section.lines().next().unwrap_or_default();
        let commands: Vec<&str> = section.lines().filter(|line| line.starts_with("ruling ") && line.contains("--json")).collect();
        assert!(!commands.is_empty(), "{title}: no command");
        let mut printed = Printed::default();
        for command in commands {
            let Said { text, .. } = folder.run(command);
            let value: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{command}: {error}\n{text}"));
            printed.add("", &value, &named);
        }
        let mut kept = documented(section);
        if section.contains("one such object a house under `houses[]`") {
            kept.extend(kept.clone().iter().map(|key| format!("houses[].{key}")));
        }
        let borrowed = if section.contains("all keys of [`decide`](#decide)") { borrowed(&sections) } else { BTreeSet::new() };
        let missing: Vec<&String> = kept
            .iter()
            .filter(|key| !printed.leaves.contains(*key) && !printed.empty.contains(*key) && !printed.is_filled(key))
            .collect();
        assert!(missing.is_empty(), "{title}: nothing prints {missing:?}");
        let unsaid = printed.leaves.iter().chain(&printed.empty).filter(|key| !kept.contains(*key) && !borrowed.contains(*key));
        // Nothing, or an empty list, of what is filled elsewhere.
        let unsaid: Vec<_> = unsaid.filter(|key| !(printed.empty.contains(*key) && printed.is_filled(key))).collect();
        assert!(unsaid.is_empty(), "{title}: the table lacks {unsaid:?}");
    }
}

/// The keys of a ruling, those of a page under `rule`, and those of what is found.
fn borrowed(sections: &[&str]) -> BTreeSet<String> {
    let of =
        |title: &str| sections.iter().find(|section| section.starts_with(title)).map(|section| documented(section)).expect(title);
    let results: Vec<String> = of("A query").into_iter().filter(|key| key.starts_with("results[].")).collect();
    let page = results.clone().into_iter().filter_map(|key| key.strip_prefix("results[].").map(|key| format!("rule.{key}")));
    of("`decide`").into_iter().chain(page).chain(results).collect()
}

/// The keys of the table: the code in the first column.
fn documented(section: &str) -> BTreeSet<String> {
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    rows.flat_map(|cell| cell.split('`').step_by(2).filter(|key| !key.trim().is_empty()).map(str::to_owned)).collect()
}

#[derive(Default)]
struct Printed {
    /// The ways to all that is a text, a number, yes or no, or a list of these.
    leaves: BTreeSet<String>,
    /// The ways to nothing: `null`, `[]`, `{}`.
    empty: BTreeSet<String>,
}

impl Printed {
    fn add(&mut self, way: &str, value: &Value, named: &impl Fn(&str) -> String) {
        match value {
            Value::Null => drop(self.empty.insert(way.to_owned())),
            Value::Bool(_) | Value::Number(_) | Value::String(_) => drop(self.leaves.insert(way.to_owned())),
            Value::Array(items) if items.is_empty() => drop(self.empty.insert(format!("{way}[]"))),
            Value::Array(items) => items.iter().for_each(|item| self.add(&format!("{way}[]"), item, named)),
            Value::Object(keys) if keys.is_empty() => drop(self.empty.insert(way.to_owned())),
            Value::Object(keys) => {
                for (key, value) in keys {
                    let dot = if way.is_empty() { "" } else { "." };
                    self.add(&format!("{way}{dot}{}", named(key)), value, named);
                }
            }
        }
    }

    fn is_filled(&self, way: &str) -> bool {
        self.leaves.iter().any(|leaf| leaf.strip_prefix(way).is_some_and(|rest| rest.starts_with(['.', '[']) || rest.is_empty()))
    }
}
