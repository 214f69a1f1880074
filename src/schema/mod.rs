//! JSON Schemas of the files people write, so that any YAML editor completes and explains while they type.
//!
//! Options, kinds, structures and roles come from the code that reads them, with the documentation they have there. The
//! schemas are kept in `rules/schema/`, where the first line of every shipped file names them.

mod glossary;
mod house;
mod option;
mod rule;
mod shape;

use serde_json::Value;

use crate::corpus::named;

named! {
    /// What there is a schema of.
    pub enum Schema {
        /// A rule: its title, its clauses, the scenarios that prove them.
        Rule = "rule",
        /// A house: one rulebook, or what a club does differently from another.
        House = "house",
        /// The glossary: what the terms of the game are called in each language.
        Glossary = "glossary",
    }
}

impl Schema {
    /// The schema itself, draft 2020-12.
    pub fn json(self) -> Value {
        match self {
            Schema::Rule => rule::schema(),
            Schema::House => house::schema(),
            Schema::Glossary => glossary::schema(),
        }
    }

    /// The schema as a file holds it.
    pub fn text(self) -> String {
        format!("{:#}\n", self.json())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every mapping whose keys are known is closed and says what each key is for.
    fn explained(value: &Value, path: &str) {
        let mapping = value.get("type").is_some_and(|kind| kind == "object");
        if let Some(properties) = value.get("properties").and_then(Value::as_object).filter(|_| mapping) {
            for (key, property) in properties {
                let told = property.get("description").or(property.get("$ref")).is_some();
                assert!(told, "{path}/{key} has no description");
            }
            assert_eq!(value.get("additionalProperties"), Some(&Value::Bool(false)), "{path} is open");
        }
        if let Value::Object(entries) = value {
            entries.iter().for_each(|(key, value)| explained(value, &format!("{path}/{key}")));
        } else if let Value::Array(values) = value {
            values.iter().for_each(|value| explained(value, path));
        }
    }

    #[test]
    fn every_key_is_explained() {
        for schema in Schema::ALL {
            explained(&schema.json(), schema.name());
        }
    }

    #[test]
    fn every_option_can_be_set_and_asked_for() {
        let house = Schema::House.json();
        let rule = Schema::Rule.json();
        for spec in crate::engine::rules::options() {
            for schema in [&house, &rule] {
                assert_eq!(schema["$defs"][spec.key]["description"].as_str().map(str::trim), Some(spec.doc.trim()));
            }
            assert!(house["$defs"]["settings"]["properties"].get(spec.key).is_some());
            assert!(rule["$defs"]["when"]["properties"].get(spec.key).is_some());
        }
    }
}
