//! Tellings of the deal, as people at a table put it: they give the rulings of the lines that mean the same.

use std::path::Path;

use serde_json::Value;

use crate::common::ruling;

/// The rulings on lines, or why there are none.
fn rulings(lang: &str, lines: &[&str]) -> Result<Value, String> {
    let said = ruling(&[&["decide", "--json", "--house", "tda-2011", "--lang", lang], lines].concat());
    let answer: Value = serde_json::from_str(&said.stdout).map_err(|_| said.stderr)?;
    let plain = |one: &Value| {
        ["question", "verdict", "custom_verdict"].map(|key| one.get(key).cloned().unwrap_or(Value::Null)).to_vec()
    };
    let all: Vec<Vec<Value>> = answer["rulings"].as_array().into_iter().flatten().map(plain).collect();
    Ok(Value::from(all.into_iter().map(Value::from).collect::<Vec<_>>()))
}
