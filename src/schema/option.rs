//! Options: what each can be set to, and asked for.

use serde_json::{Map, Value, json};

use super::shape::{defined, mapping, named, with};
use crate::engine::options::{OptionKind, OptionSpec};
use crate::engine::rules;

/// One step of a tariff: what it costs, or the things of which one is chosen.
fn step() -> String {
    let counted = "(up to )?[0-9]+ (rounds?|hands?)|[0-9]+\\.\\.[0-9]+ (rounds|hands)";
    let price = format!("(nothing|penalty|penalty up to disqualification|warning|{counted}|disqualification|season ban)");
    format!("^(must )?{price}( \\| {price})*$")
}

/// Adds the shapes that name options: every option by its key, `settings` and `when`.
pub fn with_options(shapes: Value) -> Value {
    with(with(shapes, json!({ "settings": settings(), "when": when() })), definitions())
}

/// Every option under its key.
fn definitions() -> Value {
    by_key(|spec| with(json!({ "description": spec.doc.trim() }), value(spec)))
}

/// Options set to values.
fn settings() -> Value {
    mapping("Options, each set to a value. `ruling options` lists them all.", &[], by_key(|spec| defined(spec.key)))
}

/// Options asked for values.
fn when() -> Value {
    let any_of = |spec: &OptionSpec| {
        let one = defined(spec.key);
        json!({ "description": spec.doc.trim(), "anyOf": [one, { "type": "array", "minItems": 1, "items": one }] })
    };
    mapping(
        "What the house sets its options to: each to this value, or to any of a list. An option that the house leaves open \
         fits no value.",
        &[],
        by_key(any_of),
    )
}

fn by_key(shape: impl Fn(&OptionSpec) -> Value) -> Value {
    rules::options().iter().map(|spec| (spec.key.to_owned(), shape(spec))).collect::<Map<_, _>>().into()
}

fn value(spec: &OptionSpec) -> Value {
    match spec.kind {
        OptionKind::Choice(values) => json!({ "oneOf": named(values.iter().copied()) }),
        OptionKind::Figure { unit, max } => {
            let number = json!({ "description": format!("In {unit}."), "type": "integer", "minimum": 1, "maximum": max });
            json!({ "anyOf": [number, { "type": "string", "pattern": format!("^[0-9]+( ?{unit})?$") }] })
        }
        OptionKind::Tariff => json!({
            "type": "array",
            "minItems": 1,
            "items": {
                "description": "What the offence costs the first time, the second time, and so on; the last step holds for \
                                every later time. `must` where it may not be left to discretion, `|` between things of \
                                which one is given.",
                "type": "string",
                "pattern": step(),
            },
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_stands_in_its_pattern_as_it_is() {
        for spec in rules::options() {
            if let OptionKind::Figure { unit, .. } = spec.kind {
                assert!(unit.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '%')), "{unit}");
            }
        }
    }
}
