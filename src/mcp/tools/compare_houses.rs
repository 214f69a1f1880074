//! Two rulebooks beside each other.

use serde::Deserialize;
use serde_json::Value;

use super::{Asked, Tool, lang};
use crate::mcp::schema::{about, arguments, by, list, object, perhaps, text, truth};

pub const TOOL: Tool = Tool {
    name: "compare_houses",
    title: "Compare two rulebooks",
    about: "Where two rulebooks differ. With a rule: every difference in it in words, each with the smallest situation that the two \
            rule differently, found by the program. Without one: only the rules in which they differ, with their numbers, options \
            and clauses; then ask for those that matter.",
    takes,
    gives,
    read: |arguments| serde_json::from_value(arguments).map(Asked::Compare),
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompareHouses {
    pub left: String,
    pub right: String,
    pub rule: Option<String>,
    pub lang: Option<String>,
}

fn takes(houses: &[String]) -> Value {
    let left = text(&format!("The rulebook to compare: {}.", houses.join(", ")));
    let right = text("The rulebook to compare it with.");
    let rule = text("Only this rule: its id, or its number in one of the two.");
    arguments(&["left", "right"], [("left", left), ("right", right), ("rule", rule), lang()])
}

fn gives() -> Value {
    let option = object([
        ("option", text("The option's key.")),
        ("values", by(perhaps(text("The value.")), "What each of the two sets it to.")),
    ]);
    let clause =
        object([("clause", text("The clause: cite it.")), ("text", perhaps(text("What it lays down; null without a rule.")))]);
    let witness = object([
        ("lines", list(text("A line of the notation."), "The situation, ready for decide_situation.")),
        ("told", text("The same in sentences.")),
    ]);
    let ruling = object([
        ("says", text("The ruling in the notation.")),
        ("told", text("The ruling in a sentence.")),
        ("because", list(text("A clause."), "The clauses that it rests on.")),
    ]);
    let difference = object([
        ("rule", text("The rule in which they differ.")),
        ("title", text("Its title.")),
        ("numbers", by(perhaps(text("The number.")), "Its number in each of the two: cite it.")),
        ("options", list(option, "What they set differently.")),
        ("clauses", by(list(clause, "Clauses."), "What only one lays down, or in other words, by house.")),
        ("ruled_alike", truth("No situation shows it because both rule alike, one of them by custom or by other clauses.")),
        ("witness", perhaps(about(witness, "The smallest situation that shows it; null where none does."))),
        ("rulings", perhaps(by(list(ruling, "Rulings."), "How each rules on it."))),
    ]);
    object([
        ("houses", list(text("A rulebook's id."), "The two.")),
        ("lang", text("In which language.")),
        ("differences", list(difference, "The differences, in the order of the rules; empty where the two rule alike.")),
    ])
}
