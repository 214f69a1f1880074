//! Finding a rule by words.

use serde::Deserialize;
use serde_json::Value;

use super::{Asked, Tool, house, lang, pages};
use crate::mcp::schema::{about, arguments, list, number, object, perhaps, text, with, word};

pub const TOOL: Tool = Tool {
    name: "find_rule",
    title: "Find a rule",
    about: "Finds rules and terms by what people say: words in English, Hungarian, Slovak, Croatian, Icelandic or Russian, in any \
            mix, with typos, or a number such as `4.10` or `TDA 39`. The best comes first, each with what the house lays down \
            clause by clause, its number there, a worked example, and what other houses do differently. To have a dispute \
            decided, use decide_situation.",
    takes,
    gives,
    read: |arguments| serde_json::from_value(arguments).map(Asked::Find),
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FindRule {
    pub words: String,
    pub house: Option<String>,
    pub lang: Option<String>,
    pub limit: Option<u16>,
}

fn takes(houses: &[String]) -> Value {
    let words = text("What to look for: `oversized chip`, `nagy zseton`, `TDA 39`.");
    let limit = number("How many rules and terms at most, 1 to 100; 3 where nothing is said.");
    arguments(&["words"], [("words", words), house(houses), lang(), ("limit", limit)])
}

fn gives() -> Value {
    let elsewhere =
        object([("house", text("The rulebook's id.")), ("name", text("Its name.")), ("text", text("What it lays down instead."))]);
    let example =
        object([("situation", text("What happened.")), ("ruling", list(text("A sentence of the ruling."), "What is ruled."))]);
    let rule = object([
        ("fit", word(["good", "close"], "close: nothing fits well, and this is only the nearest.")),
        ("rule", text("The rule's id: cite it with the number.")),
        ("numbers", list(pages::numbered_house(), "Its number in every house.")),
        ("clauses", list(pages::clause(), "What the house lays down; empty where it says nothing.")),
        ("example", perhaps(about(example, "A worked example."))),
        ("elsewhere", list(elsewhere, "What other houses do differently.")),
        ("see", list(pages::numbered_rule(), "Rules to read next.")),
    ]);
    object([
        ("query", text("What was looked for.")),
        ("house", text("Whose rules these are.")),
        ("lang", text("In which language.")),
        ("results", list(with(rule, pages::term()), "Rules and terms, the best first; empty where nothing is found.")),
    ])
}
