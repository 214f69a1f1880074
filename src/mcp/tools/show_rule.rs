//! One rule, or one term.

use serde::Deserialize;
use serde_json::Value;

use super::{Asked, Tool, house, lang, pages};
use crate::mcp::schema::{arguments, by, list, object, perhaps, text, with};

pub const TOOL: Tool = Tool {
    name: "show_rule",
    title: "Show a rule in full",
    about: "One rule in full: every clause of every house with its number there, the options by which houses differ, and worked \
            examples told from runs of the engine. Or one term of the glossary. It goes by name and number; find_rule looks for \
            words.",
    takes,
    gives,
    read: |arguments| serde_json::from_value(arguments).map(Asked::Show),
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowRule {
    pub rule: String,
    pub house: Option<String>,
    pub lang: Option<String>,
}

fn takes(houses: &[String]) -> Value {
    let rule = text(
        "A rule's id, `oversized-chip`; its number in the house, `4.10`; a house and a number, `TDA 39`; or a term, `kicker`.",
    );
    arguments(&["rule"], [("rule", rule), house(houses), lang()])
}

fn gives() -> Value {
    let number = || perhaps(text("The number in that rulebook: cite it."));
    let clause = with(pages::clause(), object([("number", number())]));
    let by_house = object([
        ("house", text("The rulebook's id.")),
        ("number", number()),
        ("clauses", list(clause, "What it lays down; empty where it says nothing.")),
    ]);
    let option = object([("option", text("The option's key.")), ("values", by(text("The value."), "What each house sets it to."))]);
    let example =
        object([("situation", text("What happened.")), ("ruling", list(text("A sentence of the ruling."), "What is ruled."))]);
    let rule = object([
        ("rule", text("The rule's id.")),
        ("house", text("Under which house it was asked for.")),
        ("lang", text("In which language.")),
        ("houses", list(by_house, "Every house and what it lays down.")),
        ("options", list(option, "By what the houses differ.")),
        ("examples", list(example, "Worked examples under the house.")),
        ("see", list(text("A rule's id."), "Rules to read next.")),
    ]);
    with(rule, pages::term())
}
