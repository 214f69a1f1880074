//! The first stage: the index proposes the documents that are worth a close look. Rules are looked at without it where they are
//! not too many.

use std::collections::HashSet;

use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, BoostQuery, TermQuery};
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{Searcher, Term};

use super::EntryKind;
use super::entry::IndexEntry;
use super::normalize::prefix;
use super::query::{FUNCTION_WORD, Query};
use super::schema::{IndexFields, grams};

/// So many documents are looked at closely: some ten rules and some terms in every language.
const LOOKED_AT: usize = 96;

/// So many words of a query are looked for in every way, those that say most; the others only as they are. A whole story costs
/// hardly more than a line this way.
const LOOKED_FOR: usize = 6;

/// The documents that share most with the query, best first; only those of a kind, if one is given.
pub fn propose(
    searcher: &Searcher,
    fields: &IndexFields,
    query: &Query,
    kind: Option<EntryKind>,
) -> tantivy::Result<Vec<IndexEntry>> {
    let mut terms = CandidateTerms { searcher, seen: HashSet::new(), queries: Vec::new() };
    for number in &query.numbers {
        terms.add(fields.exact, &number.text, 6.0)?;
    }
    terms.add(fields.exact, &query.joined, 6.0)?;
    let mut words: Vec<(&str, f32)> = query.words.iter().map(|word| (word.text.as_str(), word.weight)).collect();
    words.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (i, (word, weight)) in words.into_iter().enumerate() {
        let is_known = terms.add(fields.word, word, 3.0 * weight)?;
        terms.add(fields.term, word, 3.0 * weight)?;
        if i < LOOKED_FOR && weight > FUNCTION_WORD {
            terms.add_inflected(fields, word, weight)?;
        }
        // The pieces of a word are common, so they cost most; a word that is spelled like another needs none of them.
        if i < LOOKED_FOR && !is_known {
            terms.add_mistyped(fields, word, weight)?;
        }
    }
    // Written apart here, and together there: "over sized".
    for word in query.neighbours.iter().take(LOOKED_FOR) {
        terms.add(fields.word, word, 1.5)?;
        terms.add(fields.term, word, 1.5)?;
    }
    let mut wanted: Box<dyn tantivy::query::Query> = Box::new(BooleanQuery::union(terms.queries));
    if let Some(kind) = kind {
        let of_kind = TermQuery::new(Term::from_field_text(fields.kind, kind.name()), IndexRecordOption::Basic);
        wanted = Box::new(BooleanQuery::intersection(vec![Box::new(of_kind), wanted]));
    }
    let proposed = searcher.search(&wanted, &TopDocs::with_limit(LOOKED_AT).order_by_score())?;
    let entries = proposed.into_iter().map(|(_, address)| fields.entry(searcher, address));
    entries.filter_map(Result::transpose).collect()
}

struct CandidateTerms<'a> {
    searcher: &'a Searcher,
    seen: HashSet<Term>,
    queries: Vec<Box<dyn tantivy::query::Query>>,
}

impl CandidateTerms<'_> {
    fn add_inflected(&mut self, fields: &IndexFields, word: &str, weight: f32) -> tantivy::Result<()> {
        self.add(fields.prefix, prefix(word), 1.5 * weight)?;
        if !self.add(fields.text, word, weight)? {
            self.add(fields.text_prefix, prefix(word), 0.5 * weight)?;
        }
        Ok(())
    }

    fn add_mistyped(&mut self, fields: &IndexFields, word: &str, weight: f32) -> tantivy::Result<()> {
        let grams: Vec<String> = grams(word).collect();
        for gram in &grams {
            // However long a word is, its pieces together weigh as much as the word.
            self.add(fields.gram, gram, 3.0 * weight / grams.len() as f32)?;
        }
        Ok(())
    }

    /// Looks for a term, once, if the index has it at all; says whether it has.
    fn add(&mut self, field: Field, text: &str, boost: f32) -> tantivy::Result<bool> {
        let term = Term::from_field_text(field, text);
        let is_known = self.searcher.doc_freq(&term)? > 0;
        if is_known && self.seen.insert(term.clone()) {
            let query = TermQuery::new(term, IndexRecordOption::WithFreqs);
            self.queries.push(Box::new(BoostQuery::new(Box::new(query), boost)));
        }
        Ok(is_known)
    }
}
