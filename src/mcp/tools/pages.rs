//! What the answers about rules and terms have in common.

use serde_json::Value;

use crate::mcp::schema::{by, list, object, perhaps, text};

/// A clause as a house lays it down.
pub fn clause() -> Value {
    object([
        ("id", text("The clause: cite it.")),
        ("kind", text("norm, power and duty decide; definitions are rested on; advice and statements are only printed.")),
        ("text", text("What it lays down.")),
    ])
}

pub fn numbered_house() -> Value {
    object([
        ("house", text("The rulebook's id.")),
        ("name", text("Its name.")),
        ("number", perhaps(text("The number in that rulebook: cite it."))),
    ])
}

pub fn numbered_rule() -> Value {
    object([("rule", text("The rule's id.")), ("title", text("Its title.")), ("number", perhaps(text("Its number in the house.")))])
}

/// The keys of a term.
pub fn term() -> Value {
    object([
        ("term", text("The id of a term, in place of a rule.")),
        ("title", text("The title.")),
        ("number", perhaps(text("The number in the house, null where it has none: cite it."))),
        ("definition", perhaps(text("What the term means."))),
        ("names", by(text("What it is called."), "What the term is called, by language.")),
        ("defined_by", list(numbered_house(), "The rulebooks that define the term.")),
        ("used_in", list(numbered_rule(), "The rules that use the term.")),
    ])
}
