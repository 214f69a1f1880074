//! The tools, one file each: what it is for, what it takes, what it gives.

mod compare_houses;
mod decide_situation;
mod find_rule;
mod list_houses;
mod list_options;
mod pages;
mod show_rule;

pub use compare_houses::CompareHouses;
pub use decide_situation::DecideSituation;
pub use find_rule::FindRule;
pub use list_houses::ListHouses;
pub use list_options::ListOptions;
pub use show_rule::ShowRule;

use serde_json::{Map, Value};

use super::schema::{Key, text, word};
use crate::lang::Lang;

/// What an assistant asks.
#[derive(Debug)]
pub enum Asked {
    Find(FindRule),
    Show(ShowRule),
    Decide(DecideSituation),
    Compare(CompareHouses),
    Houses(ListHouses),
    Options(ListOptions),
}

/// A tool as an assistant meets it.
pub struct Tool {
    pub name: &'static str,
    pub title: &'static str,
    /// What it is for, and how to use what it gives.
    pub about: &'static str,
    /// The schema of its arguments, where these are the houses.
    pub takes: fn(&[String]) -> Value,
    /// The schema of its answer.
    pub gives: fn() -> Value,
    /// Reads the arguments.
    pub read: fn(Value) -> Result<Asked, serde_json::Error>,
}

/// In the order in which they are listed.
pub const ALL: [Tool; 6] =
    [find_rule::TOOL, show_rule::TOOL, decide_situation::TOOL, compare_houses::TOOL, list_houses::TOOL, list_options::TOOL];

impl Tool {
    pub fn named(name: &str) -> Option<&'static Tool> {
        ALL.iter().find(|tool| tool.name == name)
    }

    /// Reads the arguments of a call.
    ///
    /// # Errors
    /// What does not fit, and what would.
    pub fn asked(&self, arguments: Map<String, Value>, houses: &[String]) -> Result<Asked, String> {
        (self.read)(Value::Object(arguments)).map_err(|error| {
            let schema = (self.takes)(houses);
            let needed = |key: &str| schema["required"].as_array().is_some_and(|needed| needed.iter().any(|one| one == key));
            let shown = |(key, schema): (&String, &Value)| {
                let about = schema["description"].as_str().unwrap_or_default();
                format!("  {key}{}: {about}", if needed(key) { " (needed)" } else { "" })
            };
            let keys: Vec<String> = schema["properties"].as_object().into_iter().flatten().map(shown).collect();
            format!("the arguments of `{}` cannot be read: {error}\nIt takes:\n{}", self.name, keys.join("\n"))
        })
    }
}

/// The house that an answer speaks for.
fn house(houses: &[String]) -> Key {
    let default = houses.first().map(String::as_str).unwrap_or_default();
    let about = format!("The rulebook to speak for, {default} where none is named: {}.", houses.join(", "));
    ("house", text(&about))
}

/// The language of an answer.
fn lang() -> Key {
    let codes = Lang::ALL.iter().map(|lang| lang.code());
    ("lang", word(codes, "The language of the answer, as the floor speaks it."))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The names after `expected`, each in backticks.
    fn fields(error: &str) -> Vec<&str> {
        let expected = error.split_once("expected").map_or("", |(_, names)| names);
        expected.split('`').skip(1).step_by(2).collect()
    }

    #[test]
    fn a_schema_takes_what_is_read() {
        for tool in &ALL {
            let schema = (tool.takes)(&["one".to_owned()]);
            let mut keys: Vec<&str> = schema["properties"].as_object().unwrap().keys().map(String::as_str).collect();
            let error = (tool.read)(json!({ "?": 0 })).unwrap_err().to_string();
            let mut read = fields(&error);
            keys.sort_unstable();
            read.sort_unstable();
            assert_eq!(keys, read, "{}: {error}", tool.name);
            let needed = schema["required"].as_array().unwrap();
            let bare = (tool.read)(json!({}));
            assert_eq!(bare.is_err(), !needed.is_empty(), "{}: {bare:?}", tool.name);
        }
    }

    #[test]
    fn every_key_of_a_schema_is_explained() {
        fn check(schema: &Value, place: &str) {
            for (key, schema) in schema["properties"].as_object().into_iter().flatten() {
                let place = format!("{place}.{key}");
                assert!(schema["description"].as_str().is_some_and(|about| about.ends_with(['.', ':'])), "{place}: {schema}");
                check(schema, &place);
            }
            for inner in ["items", "additionalProperties"].iter().filter_map(|inner| schema.get(*inner)) {
                check(inner, place);
            }
        }
        for tool in &ALL {
            assert!(tool.about.len() > 60 && !tool.title.is_empty());
            check(&(tool.takes)(&["one".to_owned()]), tool.name);
            check(&(tool.gives)(), tool.name);
        }
    }
}
