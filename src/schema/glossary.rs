//! The file of the glossary.

use serde_json::{Value, json};

use super::shape::{ID, defined, document, in_every_language, list, mapping, matching, words_by_language};

pub fn schema() -> Value {
    let term = mapping(
        "One thing of the game, and what it is called.",
        &["id", "term"],
        json!({
            "id": matching(ID, "The term's name in every language: small letters, digits and hyphens."),
            "term": in_every_language("What the rules call it.", "The term"),
            "inflections": words_by_language("Other forms of the term, as far as the dictionaries do not know them.", "Its forms"),
            "instead_of": words_by_language(
                "Words and word sequences that mean the same and must not stand in a text, each form of them by itself. What \
                 stands in quotation marks is somebody's speech and may say them.",
                "Words not to be used"
            ),
            "meaning": in_every_language(
                "What it is, in a sentence or two that hold in every house: without figures by which houses differ, in inline \
                 Markdown. Books print it, in their glossary and where a provision defines the term.",
                "The meaning"
            ),
            "jargon": words_by_language("Words made from the term, or used beside it, that no dictionary knows.", "Such words"),
        }),
    );
    let file = mapping(
        "What the terms of the game are called in each language. Every text keeps to it, and its words are no spelling errors.",
        &["terms"],
        json!({
            "terms": list("The terms.", defined("term")),
            "words": words_by_language(
                "Sound words of the language that have nothing to do with the game and that its dictionary lacks.",
                "Words"
            ),
        }),
    );
    document("The glossary", file, json!({ "term": term }))
}
