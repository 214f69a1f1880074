//! The file of a house.

use serde_json::{Map, Value, json};

use super::option::with_options;
use super::shape::{
    CLAUSE, ID, allow, defined, defined_as, document, in_some_languages, list, mapping, matching, one_of, one_or_more, text, with,
    word, words_by_language,
};
use crate::corpus::text::{ROLES, role_terms};
use crate::corpus::{ConflictKind, Lang, Numbering, PlayedStructure};

pub fn schema() -> Value {
    let file = mapping(
        "One rulebook: its provisions in its own order and numbering. Or what a club does differently from the rulebook it is \
         based on.",
        &["id", "name"],
        json!({
            "id": matching(ID, "The house's name on the command line: small letters, digits and hyphens. The file is called after it."),
            "languages": list(
                "The languages that the house writes in, the first one first: nothing is asked of it in others. Without it, all.",
                one_of("A language.", Lang::ALL.map(|lang| (lang.code(), lang.english())))
            ),
            "name": defined_as("texts", "The rulebook's full name."),
            "short": defined_as("texts", "What players call it, for one line among others."),
            "edition": word("Which edition of the rulebook it is, as printed: \"2011\"."),
            "date": matching("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "The day of the edition, `2026-03-01`. Without it, the day of printing."),
            "numbering": with(
                word(
                    "How the book is numbered, by the number of its first rule, with whatever stands around it: `Article 1`. A \
                     provision's own `number` goes before it."
                ),
                json!({ "examples": Numbering::ALL.iter().map(|known| known.name()).chain(["§ 1"]).collect::<Vec<_>>() })
            ),
            "logo": text("A picture at the head of the book: its path from the folder of this file. It becomes part of the page."),
            "address": defined_as("texts", "Where the house is; the lines are kept."),
            "contact": defined_as("texts", "How it is reached, in Markdown."),
            "closing": list("Pages after the rules.", mapping("A page.", &["title", "text"], json!({
                "title": defined_as("texts", "Its heading."),
                "text": defined_as("texts", "What stands on it, in Markdown; figures are printed as in rules."),
                "aliases": words_by_language("By what else people look for it; searched, never printed.", "The words"),
            }))),
            "figures": {
                "description": "The house's own figures, which its texts print: `late-minutes: 10` as `{ $late-minutes }`.",
                "type": "object",
                "propertyNames": { "pattern": ID },
                "additionalProperties": word("A whole number, or anything else that is printed as it is written: \"22:00\"."),
            },
            "glossary": list("Terms of the house's own.", mapping("A term.", &["id", "term"], json!({
                "id": matching(ID, "What provisions name it by."),
                "term": defined_as("texts", "The term."),
                "meaning": defined_as("texts", "What it means."),
                "inflections": words_by_language("Other forms of the term.", "The forms"),
                "instead_of": words_by_language("What else people call it.", "The words"),
                "jargon": words_by_language("Words made from it.", "The words"),
            }))),
            "published": { "description": "`false` for a house that no rulebook is printed of.", "type": "boolean", "default": true },
            "source": mapping("The document the house was taken from.", &["document", "language"], json!({
                "document": text("The name of its file."),
                "language": one_of("The language it is written in.", Lang::ALL.map(|lang| (lang.code(), lang.english()))),
            })),
            "based_on": matching(ID, "The house that this one goes over: what is not said here is as it is there."),
            "written_for": matching(
                "^[0-9]+(\\.[0-9]+)*$",
                "The edition of the rules for which the file was written: the version of the program that brought them, \"0.1.0\". \
                 `verify` lists what has been ruled otherwise since."
            ),
            "plays": list(
                "The betting structures in which the house deals. Without it, those of the house it is based on.",
                one_of("A betting structure.", PlayedStructure::ALL.iter().map(|known| (known.name(), known.doc())))
            ),
            "roles": roles(),
            "silent": matching(CLAUSE, "The clause that says whose word counts where no provision speaks."),
            "drops": list(
                "Clauses and provisions of the base that this house does without; `tda-3` stands for `tda-3.A`, `tda-3.B` and so on.",
                clause_or_provision()
            ),
            "drops_chapters_of": list(
                "Provisions of the base: the whole chapter of each goes.",
                word("The id of a provision, as `ruling rule` shows it.")
            ),
            "chapters": list("The book's own chapters, in its order.", mapping("A chapter.", &[], json!({
                "title": defined_as("texts", "The chapter's heading."),
                "chapter_of": word("A provision of the base: the chapter in which it stands goes here as a whole, before the provisions."),
                "provisions": list("Its provisions, in its order.", json!({ "if": { "required": ["take"] }, "then": defined("taken"), "else": defined("provision") })),
            }))),
            "conflicts": list(
                "Where the book contradicts itself, and what is followed. A club's rule against its base is no conflict.",
                defined("conflict")
            ),
            "allow": allow(),
        }),
    );
    document(
        "A house",
        file,
        with_options(json!({
            "texts": in_some_languages("A text in every language that the house writes in.", "The text"),
            "taken": taken(),
            "provision": provision(),
            "example": example(),
            "conflict": conflict(),
        })),
    )
}

fn roles() -> Value {
    let terms = role_terms();
    let role = |doc: &str| one_of(doc, terms.iter().map(|(name, words)| (name.as_str(), words.as_str())));
    let roles: Map<String, Value> = ROLES.iter().map(|(name, doc)| ((*name).to_owned(), role(doc))).collect();
    mapping("Who decides in this house. The texts print it in the right grammatical case.", &[], Value::Object(roles))
}

fn provision() -> Value {
    let shape = mapping(
        "One numbered statement of the house's own book. It carries clauses, defines terms, restates another, is an example of \
         another, or carries nothing, with the reason.",
        &[],
        json!({
            "ref": word("Its id, `is-24.2`: other provisions and conflicts name it so. It never changes."),
            "refs": list("Its ids, where it stands for several statements.", word("An id.")),
            "number": word("As the house prints it, in quotes: \"4.10\". It need not be unique, and may be empty."),
            "title": defined_as("texts", "Its heading, where it has one."),
            "text": defined_as("texts", "What it says in the house's own words, in Markdown. It is printed and found, and nothing executes it."),
            "aliases": words_by_language("What people call it at the table; searched, never printed.", "The words"),
            "see": list("Rules that belong to it.", matching(ID, "A rule.")),
            "clauses": list("The clauses it carries.", matching(CLAUSE, "A clause, `rule/clause`.")),
            "terms": list("The terms it defines; what they mean stands in the glossary.", matching(ID, "A term of `rules/glossary.yaml`.")),
            "restates": one_or_more("The provisions that it says again.", word("The id of a provision.")),
            "example-of": one_or_more("The provisions that it shows at work.", word("The id of a provision.")),
            "nothing": text("Why it carries nothing."),
            "sets": defined_as("settings", "The options it settles: the figures and choices that it lays down."),
            "keeps": one_or_more(
                "Provisions of the base that it says again under its own number: it carries what they carry, sets what they set \
                 unless it settles that itself, and stands in their place.",
                word("The id of a provision.")
            ),
            "instead_of": one_or_more("Provisions or clauses of the base in whose place it stands.", clause_or_provision()),
            "drops": list("Clauses of the base that go because of it.", matching(CLAUSE, "A clause, `rule/clause`.")),
            "examples": list("The worked examples that the source itself prints, pinned.", defined("example")),
            "since": word("Since which edition of the book it stands there, as far as is known: \"2017\", \"by 2022\"."),
            "doubt": defined_as("texts", "What about it is not certain; the annotated edition prints it."),
            "later": text("What of it is only printed, and not ruled by yet."),
            "kind": json!({ "const": "advice", "description": "The house only recommends it: what is ruled by it alone is advice." }),
        }),
    );
    let carries = ["clauses", "terms", "restates", "example-of", "nothing"];
    let one = carries.map(|key| json!({ "required": [key] }));
    let alone = ["terms", "restates", "example-of", "nothing"].map(|key| json!({ "required": [key] }));
    let either = json!([{ "required": ["sets"] }, { "required": ["keeps"] }]);
    let sets_only = json!({ "anyOf": either, "not": { "anyOf": one.iter().cloned().chain([json!({ "required": ["text"] })]).collect::<Vec<_>>() } });
    // What is said in own words may stand beside clauses, and in place of all else.
    let own = json!({ "required": ["text", "title"], "not": { "anyOf": one } });
    let exactly = json!({ "oneOf": one.iter().cloned().chain([sets_only, own]).collect::<Vec<_>>() });
    let not_with_text = json!({ "not": { "required": ["text"], "anyOf": alone } });
    with(shape, json!({ "allOf": [exactly, not_with_text] }))
}

fn clause_or_provision() -> Value {
    word("A clause, `rule/clause`, or the id of a provision; `ruling rule` shows both.")
}

fn taken() -> Value {
    mapping(
        "A provision of the base that is moved here.",
        &["take"],
        json!({
            "take": word("Its id, as `ruling rule` shows it."),
            "number": word("The number that it has here."),
        }),
    )
}

fn example() -> Value {
    let shape = mapping(
        "A worked example of the source: its situation, what is printed, what is ruled, and why if they differ.",
        &[],
        json!({
            "scenario": matching(CLAUSE, "The scenario that tells the situation, `rule/scenario`."),
            "table": text("The table, where the situation is told here."),
            "play": text("What happens, one event a line, where the situation is told here."),
            "ruling": text("What is ruled, one ruling a line; without it, what the scenario rules."),
            "printed": text("What the source prints, in the notation, where that is not what is ruled."),
            "because": with(
                text("Why what is printed is not what is ruled."),
                json!({ "examples": ["arithmetic", "overruled", "wrong-label"] })
            ),
            "note": text("A word on it for whoever reads the file."),
        }),
    );
    with(shape, json!({ "anyOf": [{ "required": ["scenario"] }, { "required": ["table", "play"] }] }))
}

fn conflict() -> Value {
    let side = mapping(
        "A provision, and how it is read.",
        &["provision"],
        json!({
            "provision": word("The id of a provision; `#1`, `#2` after it name its readings."),
            "reads": word("What it is read as. In a conflict of kind `option`, the option's value."),
        }),
    );
    let shape = mapping(
        "Two statements of one book that cannot both be followed, and the smallest situation in which it matters.",
        &["kind", "sides"],
        json!({
            "kind": one_of("How the statements are at odds.", ConflictKind::ALL.iter().map(|kind| (kind.name(), kind.doc()))),
            "sides": list("The statements.", json!({ "anyOf": [word("The id of a provision."), side] })),
            "option": {
                "description": "The option that both sides set; only for the kind `option`.",
                "enum": crate::engine::rules::options().iter().map(|spec| spec.key).collect::<Vec<_>>(),
            },
            "table": text("The table at which it matters; without it, one is assumed."),
            "play": text("The smallest situation in which it matters, one event a line. None where nothing turns on it."),
            "outcomes": {
                "description": "What each side would rule, by its provision or by what it reads.",
                "type": "object",
                "additionalProperties": text("The rulings, one a line."),
            },
            "holds": word("The side that is followed, by the name it has in `outcomes`."),
            "because": with(
                text("Why that side is followed."),
                json!({ "examples": ["more-specific", "worked-example", "later", "source-language", "safer-for-play"] })
            ),
            "note": text("A word on it for whoever reads the file."),
            "told": defined_as("texts", "What the annotated edition prints of it where no play shows it."),
        }),
    );
    let option = json!({ "required": ["kind"], "properties": { "kind": { "const": ConflictKind::Option.name() } } });
    with(shape, json!({ "if": option, "then": { "required": ["option"] } }))
}
