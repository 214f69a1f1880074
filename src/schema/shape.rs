//! The shapes that the files share.

use serde_json::{Map, Value, json};

use crate::corpus::Lang;
use crate::verify::findings;

/// An id: a file name, a link and a word of the command line can be made of it.
pub const ID: &str = "^[a-z0-9-]+$";

/// A clause by its full name.
pub const CLAUSE: &str = "^[a-z0-9-]+/[a-z0-9-]+$";

/// A whole schema: the shape of the file, and the shapes it refers to.
pub fn document(title: &str, shape: Value, definitions: Value) -> Value {
    let mut schema = json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "title": title });
    extend(&mut schema, shape);
    schema["$defs"] = definitions;
    schema
}

/// A mapping with these keys and no others.
pub fn mapping(description: &str, required: &[&str], properties: Value) -> Value {
    let mut shape = json!({ "description": description, "type": "object", "properties": properties });
    if !required.is_empty() {
        shape["required"] = json!(required);
    }
    shape["additionalProperties"] = json!(false);
    shape
}

/// Adds keywords to a shape.
pub fn with(mut shape: Value, keywords: Value) -> Value {
    extend(&mut shape, keywords);
    shape
}

fn extend(shape: &mut Value, keywords: Value) {
    if let (Value::Object(shape), Value::Object(keywords)) = (shape, keywords) {
        shape.extend(keywords);
    }
}

pub fn text(description: &str) -> Value {
    json!({ "description": description, "type": "string" })
}

/// A word that YAML may take for a number: `4.10`.
pub fn word(description: &str) -> Value {
    json!({ "description": description, "type": ["string", "number"] })
}

pub fn matching(pattern: &str, description: &str) -> Value {
    json!({ "description": description, "type": "string", "pattern": pattern })
}

pub fn list(description: &str, items: Value) -> Value {
    json!({ "description": description, "type": "array", "items": items })
}

/// One word, or a list of them.
pub fn one_or_more(description: &str, item: Value) -> Value {
    json!({ "description": description, "anyOf": [item, { "type": "array", "items": item }] })
}

/// One of several names, each with its documentation.
pub fn one_of<'a>(description: &str, names: impl IntoIterator<Item = (&'a str, &'a str)>) -> Value {
    json!({ "description": description, "oneOf": named(names) })
}

pub fn named<'a>(names: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<Value> {
    names.into_iter().map(|(name, doc)| json!({ "const": name, "description": doc.trim() })).collect()
}

/// What `$defs` holds under this name.
pub fn defined(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// The same, said of this very key.
pub fn defined_as(name: &str, description: &str) -> Value {
    with(json!({ "description": description }), defined(name))
}

/// A text in all six languages, each said to be `what`.
pub fn in_every_language(description: &str, what: &str) -> Value {
    let one = |lang: Lang| json!({ "description": format!("{what} in {}.", lang.english()), "type": "string", "minLength": 1 });
    mapping(description, &Lang::ALL.map(Lang::code), languages(one))
}

/// A text in the languages that a house writes in, each said to be `what`; where it is only one, the text itself.
pub fn in_some_languages(description: &str, what: &str) -> Value {
    let one = |lang: Lang| json!({ "description": format!("{what} in {}.", lang.english()), "type": "string", "minLength": 1 });
    let by_language = with(mapping(description, &[], languages(one)), json!({ "minProperties": 1 }));
    json!({ "description": description, "anyOf": [by_language, { "type": "string", "minLength": 1 }] })
}

/// Lists of words in any of the languages, each said to be `what`.
pub fn words_by_language(description: &str, what: &str) -> Value {
    mapping(description, &[], languages(|lang| list(&format!("{what} in {}.", lang.english()), json!({ "type": "string" }))))
}

fn languages(one: impl Fn(Lang) -> Value) -> Value {
    Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), one(lang))).collect::<Map<_, _>>().into()
}

/// Findings that a file lives with.
pub fn allow() -> Value {
    let findings = findings::all().map(|lint| (lint.id, lint.what));
    let silence = mapping(
        "A finding that is not reported.",
        &["finding", "because"],
        json!({
            "finding": one_of("The id of the finding.", findings),
            "at": word("The clause, the scenario or the provision that it is about; without it, the whole file."),
            "because": text("Why it is lived with."),
        }),
    );
    list("Findings of `ruling verify` that this file lives with. One that is not there is a finding itself.", silence)
}
