//! The shipped rules as documents, read in the crudest way: this is not the corpus.

use std::sync::LazyLock;

use serde_json::Value;
use tantivy::TantivyError;

use crate::lang::Lang;
use crate::search::{EntryKind, Hit, Index, IndexDocument};

pub static DOCS: LazyLock<Vec<IndexDocument>> = LazyLock::new(read);

pub static INDEX: LazyLock<Index> = LazyLock::new(|| index(&DOCS));

/// An index in memory.
pub fn index(docs: &[IndexDocument]) -> Index {
    Index::open_or_build(None, 0, || Ok::<_, TantivyError>(docs.to_vec())).unwrap()
}

/// What is found, in full.
pub fn hits(query: &str, lang: &str, limit: usize) -> Vec<Hit> {
    INDEX.find(query, lang, limit).unwrap()
}

/// What is found, best first: rules by their ids, terms by theirs behind `term:`.
pub fn find(query: &str, lang: &str) -> Vec<String> {
    hits(query, lang, 5).into_iter().map(|hit| named(hit.kind, &hit.id)).collect()
}

pub fn named(kind: EntryKind, id: &str) -> String {
    match kind {
        EntryKind::Rule => id.to_owned(),
        EntryKind::Term => format!("term:{id}"),
    }
}

fn read() -> Vec<IndexDocument> {
    let glossary = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/glossary.yaml");
    let glossary: Value = serde_yaml::from_str(&std::fs::read_to_string(glossary).unwrap()).unwrap();
    let terms = glossary["terms"].as_array().unwrap().iter().flat_map(|term| Lang::ALL.map(|lang| term_doc(term, lang.code())));
    let mut docs = rules("betting");
    docs.extend(terms);
    docs
}

fn term_doc(term: &Value, lang: &'static str) -> IndexDocument {
    let string = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let id = string(&term["id"]);
    let aliases = list(&term["inflections"][lang]).into_iter().chain(list(&term["instead_of"][lang]));
    IndexDocument {
        kind: EntryKind::Term,
        is_own: false,
        title: string(&term["term"][lang]),
        aliases: aliases.map(|alias| string(&alias)).collect(),
        questions: Vec::new(),
        text: string(&term["meaning"][lang]),
        numbers: Vec::new(),
        page: format!("term {id} in {lang}"),
        id,
        lang,
    }
}

/// The rules of all chapters.
pub fn all_rules() -> Vec<IndexDocument> {
    let chapters = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/rules")).unwrap();
    let chapters = chapters.map(Result::unwrap).filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = chapters.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.retain(|name| !["houses", "schema"].contains(&name.as_str()));
    names.sort();
    names.iter().flat_map(|chapter| rules(chapter)).collect()
}

fn rules(chapter: &str) -> Vec<IndexDocument> {
    let folder = format!("{}/rules/{chapter}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let texts = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
    let rules = texts.map(|text| serde_yaml::from_str::<Value>(&text).unwrap());
    rules.flat_map(|rule| Lang::ALL.map(|lang| doc(&rule, lang.code()))).collect()
}

fn doc(rule: &Value, lang: &'static str) -> IndexDocument {
    let string = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let id = string(&rule["id"]);
    let texts = list(&rule["clauses"]).into_iter().flat_map(|clause| {
        let cases = list(&clause["cases"]);
        if cases.is_empty() {
            vec![string(&clause["text"][lang])]
        } else {
            cases.iter().map(|case| string(&case["text"][lang])).collect()
        }
    });
    let numbers: &[&str] = match id.as_str() {
        "oversized-chip" => &["4.10", "TDA 39", "39"],
        "multiple-chips" => &["4.11", "TDA 40", "40"],
        "reopening" => &["", "TDA 38", "hu-4.14", "hr-raise-size-2"],
        "minimum-raise" => &["4.7", "TDA 38", "38"],
        _ => &[],
    };
    IndexDocument {
        kind: EntryKind::Rule,
        is_own: false,
        title: string(&rule["title"][lang]),
        aliases: list(&rule["aliases"][lang]).iter().map(string).collect(),
        questions: list(&rule["questions"][lang]).iter().map(string).collect(),
        text: without_markup(&texts.collect::<Vec<_>>().join("\n")),
        numbers: numbers.iter().map(|number| (*number).to_owned()).collect(),
        page: format!("{id} in {lang}"),
        id,
        lang,
    }
}

/// Leaves out what stands in braces.
fn without_markup(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = |c: &char| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    };
    text.chars().filter(outside).collect()
}
