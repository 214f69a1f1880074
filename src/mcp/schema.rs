//! JSON Schemas of arguments and answers, as short as they can be written.

use serde_json::{Map, Value, json};

/// A key and what stands under it.
pub type Key = (&'static str, Value);

pub fn text(about: &str) -> Value {
    json!({ "type": "string", "description": about })
}

pub fn number(about: &str) -> Value {
    json!({ "type": "integer", "description": about })
}

pub fn truth(about: &str) -> Value {
    json!({ "type": "boolean", "description": about })
}

/// One of a few words.
pub fn word<'w>(words: impl IntoIterator<Item = &'w str>, about: &str) -> Value {
    json!({ "type": "string", "enum": words.into_iter().collect::<Vec<_>>(), "description": about })
}

pub fn list(items: Value, about: &str) -> Value {
    json!({ "type": "array", "items": items, "description": about })
}

pub fn object<const N: usize>(keys: [Key; N]) -> Value {
    let keys: Map<String, Value> = keys.into_iter().map(|(key, schema)| (key.to_owned(), schema)).collect();
    json!({ "type": "object", "properties": keys })
}

/// The same for every house, or for every language: whose it is, is the key.
pub fn by(values: Value, about: &str) -> Value {
    json!({ "type": "object", "additionalProperties": values, "description": about })
}

/// What may also be missing, which is `null`.
pub fn perhaps(mut schema: Value) -> Value {
    if let Some(kind) = schema.get("type").cloned() {
        schema["type"] = json!([kind, "null"]);
    }
    schema
}

/// With a word about it.
pub fn about(mut schema: Value, about: &str) -> Value {
    schema["description"] = about.into();
    schema
}

/// Joins the keys of two objects.
pub fn with(mut schema: Value, more: Value) -> Value {
    if let (Some(keys), Some(Value::Object(more))) = (schema["properties"].as_object_mut(), more.get("properties").cloned()) {
        keys.extend(more);
    }
    schema
}

/// The arguments of a tool: those that are needed, and others.
pub fn arguments<const N: usize>(needed: &[&str], keys: [Key; N]) -> Value {
    let mut schema = object(keys);
    schema["additionalProperties"] = false.into();
    schema["required"] = needed.into();
    schema
}
