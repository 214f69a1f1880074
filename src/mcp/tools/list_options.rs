//! The options by which rulebooks differ.

use serde::Deserialize;
use serde_json::Value;

use super::{Asked, Tool};
use crate::mcp::schema::{arguments, list, object, perhaps, text};

pub const TOOL: Tool = Tool {
    name: "list_options",
    title: "List the options",
    about: "The questions that rulebooks answer differently. With a part of an option's key: its values, what each means, and which \
            house uses it. Without: only the keys and their questions.",
    takes,
    gives,
    read: |arguments| serde_json::from_value(arguments).map(Asked::Options),
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListOptions {
    pub option: Option<String>,
}

fn takes(_: &[String]) -> Value {
    arguments(&[], [("option", text("A part of the key: `half_raise`, `betting.`."))])
}

fn gives() -> Value {
    let value = object([
        ("value", text("The value.")),
        ("doc", text("What it means.")),
        ("houses", list(text("A rulebook's id."), "Who uses it.")),
    ]);
    let option = object([
        ("option", text("The key.")),
        ("doc", text("The question that it answers.")),
        ("unit", perhaps(text("The unit of a figure."))),
        ("values", list(value, "Each value; only where a part of the key is given.")),
    ]);
    object([("options", list(option, "The options."))])
}
