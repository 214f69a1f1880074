//! The glossary: what the terms of the game are called in each language.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::node::Node;
use super::reader::NodeReader;
use super::rule::{read_id, read_list, read_texts, read_words_by_language};
use super::texts::{Texts, WordLists};
use crate::diagnostic::{Finding, Place, SourceFile};

/// The terms of the game, and the words that no dictionary knows.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Glossary {
    pub terms: Vec<Term>,
    /// Sound words of the language that have nothing to do with the game and that its dictionary lacks.
    pub words: WordLists,
}

/// One thing of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Term {
    pub id: String,
    pub place: Place,
    /// What the texts call it.
    pub term: Texts,
    /// Other forms of the term.
    pub inflections: WordLists,
    /// What the texts must not call it.
    pub instead_of: WordLists,
    pub meaning: Option<Texts>,
    /// WordLists made from the term, or used beside it.
    pub jargon: WordLists,
}

/// Reads the file of the glossary.
pub fn read(file: &Arc<SourceFile>) -> (Glossary, Vec<Finding>) {
    let mut reader = NodeReader::new(file);
    let glossary = reader.parse().and_then(|node| read_glossary(&mut reader, node));
    (glossary.unwrap_or_default(), reader.findings)
}

fn read_glossary(reader: &mut NodeReader, node: Node) -> Option<Glossary> {
    let mut fields = reader.fields(node, "the glossary")?;
    let terms = fields.need("terms", reader);
    let terms = read_list(reader, terms, read_term);
    let words = read_words_by_language(reader, fields.take("words"), "words");
    fields.finish(reader);
    Some(Glossary { terms, words })
}

pub(super) fn read_term(reader: &mut NodeReader, node: Node) -> Option<Term> {
    let mut fields = reader.fields(node, "a term")?;
    let id = read_id(reader, &mut fields)?;
    let term = read_texts(reader, fields.take("term"), "term", &id.place);
    let inflections = read_words_by_language(reader, fields.take("inflections"), "inflections");
    let instead_of = read_words_by_language(reader, fields.take("instead_of"), "instead_of");
    let meaning = fields.take("meaning").map(|node| read_texts(reader, Some(node), "meaning", &id.place));
    let jargon = read_words_by_language(reader, fields.take("jargon"), "jargon");
    fields.finish(reader);
    Some(Term { id: id.value, place: id.place, term, inflections, instead_of, meaning, jargon })
}

#[cfg(test)]
mod tests {
    use super::super::tests::load;
    use super::super::{Corpus, Lang};
    use super::*;

    const GLOSSARY: &str = "terms:
  - id: call
    term: { en: call, hu: megadás, sk: call, hr: call, is: kall, ru: колл }
    inflections: { sk: [callu, callom] }
    instead_of: { hu: [hívás] }
words: { hu: [házszabály] }
";

    fn with(glossary: &str) -> Result<Corpus, Vec<Finding>> {
        load(("", ""), ("", ""), &[("rules/glossary.yaml", glossary)])
    }

    #[test]
    fn terms_are_read_with_their_places() {
        let glossary = with(GLOSSARY).unwrap().glossary;
        let term = &glossary.terms[0];
        assert_eq!((term.id.as_str(), term.term.get(Lang::Hu)), ("call", "megadás"));
        assert_eq!(term.inflections.get(Lang::Sk)[1].place.text(), "callom");
        assert_eq!(term.instead_of.get(Lang::Hu)[0].value, "hívás");
        assert!(term.meaning.is_none() && term.jargon.get(Lang::En).is_empty());
        assert_eq!(glossary.words.get(Lang::Hu)[0].value, "házszabály");
    }

    #[test]
    fn a_broken_glossary_is_found() {
        for (from, to, id, place) in [
            ("instead_of", "instead", "unknown-key", "instead"),
            ("is: kall, ", "", "missing-language", "call"),
            ("id: call", "id: The call", "bad-id", "The call"),
            ("{ hu: [házszabály] }", "{ de: [Hausordnung] }", "unknown-language", "de"),
            ("terms:", "term:", "missing-key", "term"),
            ("words:", "  - id: call\n    term: { en: a, hu: b, sk: c, hr: d, is: e, ru: f }\nwords:", "duplicate-id", "call"),
        ] {
            let findings = with(&GLOSSARY.replacen(from, to, 1)).unwrap_err();
            let found = findings.iter().find(|finding| finding.lint.id == id).and_then(|finding| finding.place.as_ref());
            assert_eq!(found.map(Place::text), Some(place), "{to}: {findings:?}");
        }
    }
}
