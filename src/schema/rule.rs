//! The file of a rule.

use serde_json::{Value, json};

use super::option::with_options;
use super::shape::{
    CLAUSE, ID, allow, defined, defined_as, document, in_every_language, list, mapping, matching, one_of, text, with,
    words_by_language,
};
use crate::corpus::{Kind, Lang};
use crate::lint::MAX_TITLE;

pub fn schema() -> Value {
    let file = mapping(
        "One subject of the rules of poker: what is laid down about it, and the situations that prove it. One rule, one file.",
        &["id", "title"],
        json!({
            "id": matching(ID, "The rule's name in every language: small letters, digits and hyphens. The file is called after \
                                it, and links lead to it, so it never changes."),
            "title": title(),
            "aliases": words_by_language(
                "What people say at the table when they mean this rule. Searched, never printed.",
                "What they say"
            ),
            "questions": words_by_language(
                "What people ask, or tell, when this rule is the answer: as they type it, mistyped and all. Learnt from, never \
                 printed.",
                "What they ask"
            ),
            "see": list("Rules to read next.", matching(ID, "The id of a rule.")),
            "clauses": list(
                "What is laid down, in the order in which it is read. A house carries the clauses it shares and no others.",
                defined("clause")
            ),
            "scenarios": list(
                "Situations that prove the clauses. Rulings are worked out by hand from the rulebook, never copied from the \
                 engine's answer.",
                defined("scenario")
            ),
            "allow": allow(),
        }),
    );
    document(
        "A rule",
        file,
        with_options(json!({
            "clause": clause(),
            "text": in_every_language(
                "What the clause says: a Fluent pattern in inline Markdown (paragraphs, emphasis, links to rules such as \
                 `[a call](call-methods)`). Figures are printed from the options, `{ $betting-half-raise-share }`, and never \
                 typed; people who decide are printed as roles, `{ -floor(case: \"dative\") }`. Write it as a block, `en: |`.",
                "The text"
            ),
            "scenario": scenario(),
        })),
    )
}

/// A heading, no longer than the check on titles allows.
fn title() -> Value {
    let mut title = in_every_language("What the rule is called, as a heading: short, and in every language.", "The title");
    for lang in Lang::ALL {
        title["properties"][lang.code()]["maxLength"] = json!(MAX_TITLE);
    }
    title
}

fn clause() -> Value {
    let case = mapping(
        "The text for certain values of the options.",
        &["when", "text"],
        json!({ "when": defined("when"), "text": defined("text") }),
    );
    let shape = mapping(
        "One norm, power, duty, definition, advice or statement.",
        &["id"],
        json!({
            "id": matching(ID, "The clause's name within the rule; `rule/clause` is its full name. It never changes."),
            "kind": with(
                one_of("What the clause is, and by that, how it is proved.", Kind::ALL.iter().map(|kind| (kind.name(), kind.doc()))),
                json!({ "default": Kind::Norm.name() })
            ),
            "text": defined("text"),
            "cases": list(
                "Texts by option value, where houses differ. Every combination that some house reaches has exactly one text; \
                 no others are needed.",
                case
            ),
        }),
    );
    with(shape, json!({ "oneOf": [{ "required": ["text"] }, { "required": ["cases"] }] }))
}

fn scenario() -> Value {
    let branch = mapping(
        "What is ruled in the houses that carry these clauses and hold these values.",
        &["then"],
        json!({
            "proves": list(
                "The clauses that the ruling rests on. It holds for the houses that carry them all.",
                matching(&format!("{}|{CLAUSE}", ID), "A clause of this rule, or `rule/clause`.")
            ),
            "when": defined_as("when", "The option values for which the ruling holds; without it, whatever the house sets."),
            "then": text("The rulings, one a line: `B calls 800`. Each must be given."),
        }),
    );
    mapping(
        "A situation, and how it is ruled.",
        &["id", "table", "play", "rulings"],
        json!({
            "id": matching(ID, "The scenario's name within the rule, after what happens in it."),
            "table": text("The table: `no-limit hold'em, blinds 200/400, button D, seats A B C D, on the flop, pot 1500`. Without \
                           a button the seats stand in acting order."),
            "given": defined_as("settings", "Options that the scenario is not about, pinned. What a house leaves open stays open."),
            "play": text("What happens, one event a line: `A bets 800`, `B pushes 1x5000`, `C says \"raise\"`. Amounts in acts are \
                          totals for the street. A line `! ...` asks for a ruling on the way."),
            "rulings": {
                "description": "What is ruled: by the clauses a house carries and the values it holds, or one text for every house.",
                "anyOf": [{ "type": "array", "items": branch }, { "type": "string" }],
            },
            "without": text("What is ruled where the house does not carry what is proved; `silent` where nothing is."),
        }),
    )
}
