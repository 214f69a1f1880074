//! The rulebooks.

use serde::Deserialize;
use serde_json::Value;

use super::{Asked, Tool, lang};
use crate::mcp::schema::{arguments, list, number, object, perhaps, text, truth};

pub const TOOL: Tool = Tool {
    name: "list_houses",
    title: "List the rulebooks",
    about: "The rulebooks by id, with name and edition, and which of them speaks where none is named.",
    takes,
    gives,
    read: |arguments| serde_json::from_value(arguments).map(Asked::Houses),
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListHouses {
    pub lang: Option<String>,
}

fn takes(_: &[String]) -> Value {
    arguments(&[], [lang()])
}

fn gives() -> Value {
    let house = object([
        ("house", text("The id, by which it is asked for.")),
        ("name", text("The name.")),
        ("short", text("The short name.")),
        ("edition", perhaps(text("Which edition."))),
        ("based_on", perhaps(text("The rulebook that it goes over."))),
        ("plays", list(text("A betting structure."), "What it deals.")),
        ("provisions", number("How many it has.")),
        ("speaks", truth("It answers where none is named.")),
    ]);
    object([("lang", text("The language of the names.")), ("houses", list(house, "The rulebooks."))])
}
