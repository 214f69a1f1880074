//! A situation ruled.

use serde::Deserialize;
use serde_json::Value;

use super::{Asked, Tool, house, lang};
use crate::mcp::schema::{about, arguments, by, list, number, object, perhaps, text, truth, with, word};

pub const TOOL: Tool = Tool {
    name: "decide_situation",
    title: "Have a situation ruled",
    about: "Rules on what happened at the table. The program decides, not you: put the story into lines, the table first, then one \
            event a line in the order in which it happened, such as \"200/400\", \"A raises to 1200\", \"B pushes 2x1000\". Only \
            what a camera would see; leave nothing out that was said or done, and add nothing. Whoever is named plays, and nobody \
            else. Players are A, B, C or positions; chips are told as they lie, 2x1000 + 1x500; speech is quoted, B says \
            \"raise\". The notation is the resource ruling://notation, every phrase of it ruling://phrases. A refusal shows the \
            line and what was expected there: mend the line and ask again. Where a ruling hangs on what only the floor can judge, \
            each outcome has its `if`: ask the floor, then add a line such as \"floor judges it deliberate\". Lines in other words \
            are understood too; `understood` then says as what: check it against the story.",
    takes,
    gives,
    read: |arguments| serde_json::from_value(arguments).map(Asked::Decide),
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecideSituation {
    pub lines: Vec<String>,
    #[serde(default)]
    pub all_houses: bool,
    pub house: Option<String>,
    pub lang: Option<String>,
}

fn takes(houses: &[String]) -> Value {
    let line = text("The table, or one event.");
    let mut lines = list(line, "The table first, then what happened, one event a line.");
    lines["examples"] = serde_json::json!([
        ["200/400", "A raises to 1200", "B pushes 2x1000"],
        ["100/200, on the flop, pot 600", "A checks", "C bets 600", "B bets 1500"],
        ["pot-limit hold'em, 50/100, on the flop, pot 150", "A says \"raise\" then pushes 1x1000"],
    ]);
    let all_houses = truth("Rule under every rulebook instead of one.");
    arguments(&["lines"], [("lines", lines), ("all_houses", all_houses), house(houses), lang()])
}

fn gives() -> Value {
    let houses = list(decision(), "With all_houses: one ruling a rulebook, in place of the keys of one.");
    let understood = object([
        ("lines", list(text("A line of the notation."), "As what the words were taken.")),
        ("told", text("The same in sentences: hold it against the story.")),
        ("players", by(text("The name."), "Who is who, by seat.")),
        ("left_out", list(text("Words."), "What tells of nothing that happens at the table.")),
    ]);
    let understood = about(understood, "How lines in other words were understood.");
    with(decision(), object([("houses", houses), ("understood", understood)]))
}

/// What one house rules.
fn decision() -> Value {
    let ruling = object([
        ("question", text("What is ruled on.")),
        ("player", perhaps(text("About whom."))),
        ("grade", word(["is", "must", "may", "advised", "silent"], "silent: the rulebook says nothing, and the floor decides.")),
        ("says", text("The ruling in the notation.")),
        ("told", text("The ruling in a sentence: tell it so.")),
        ("custom", perhaps(text("What custom would rule where the house is silent."))),
        ("because", list(text("A clause."), "The clauses that it rests on: cite them.")),
        ("numbers", list(text("A number."), "Their numbers in the house: cite them.")),
        ("if", perhaps(text("The judgement it hangs on, which only the floor can make: never make it yourself."))),
    ]);
    let range = || object([("min", perhaps(number("At least."))), ("max", perhaps(number("At most.")))]);
    let legal = object([
        ("player", text("Whose turn it is.")),
        ("fold", truth("May fold.")),
        ("check", truth("May check.")),
        ("call", perhaps(number("May call, to this total."))),
        ("bring_in", perhaps(number("May bring in for this."))),
        ("bet", about(range(), "May bet so much.")),
        ("complete", perhaps(number("May complete to this."))),
        ("raise", about(range(), "May raise to so much.")),
        ("all_in", perhaps(number("Is all-in with this."))),
    ]);
    object([
        ("house", text("Whose ruling it is.")),
        ("lang", text("In which language.")),
        ("rulings", list(ruling, "The rulings, in the order of the questions.")),
        (
            "legal",
            perhaps(about(legal, "What the player to act may do; totals for the street. An amount that is null is not allowed.")),
        ),
        ("first_on_next_street", perhaps(text("Who begins the next street."))),
        ("left_out", list(text("Words."), "What the answer leaves out; nothing today.")),
        ("assumed", list(text("A line of state."), "What the lines leave out, and was taken to be so: tell it, too.")),
    ])
}
