//! Full-text search over the rules and the glossary, in six languages at once, forgiving what a hurried person types.
//!
//! All rules are compared with the query phrase by phrase ([`rank`](rank::rank)), which knows what a typing error is, and what
//! fits well. Of the terms, and of rules by the thousand, the index first proposes those that share a word, the beginning of a
//! word or pieces of words with the query ([`propose`](candidates::propose)).
//!
//! People tell stories, and not in the words of the rule. So what they do at a table is brought to concepts that are the same in
//! other words and other languages ([`concepts`]), and which rule such a story is about is learnt when the index is built
//! ([`model`]): a hunch, which puts the rules in their order but does not say how well they fit.
//!
//! Where a word of the query is known, something is always found: what fits badly is told from what fits ([`Fit`]), not hidden.

mod cache;
mod candidates;
mod concepts;
mod entries;
mod entry;
mod features;
mod function_words;
mod hunch;
pub mod lexicon;
mod meaning;
mod model;
mod normalize;
mod query;
mod rank;
mod schema;
mod similarity;
#[cfg(test)]
mod tests;

use std::path::Path;

use tantivy::{Searcher, TantivyError};

use entries::{Entries, NumberedEntry};
use query::Query;
use schema::IndexFields;

/// What a document is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryKind {
    /// Where a rule and a term fit alike, it is the rule that is wanted.
    Rule,
    /// A term of the glossary.
    Term,
}

impl EntryKind {
    fn name(self) -> &'static str {
        match self {
            EntryKind::Rule => "rule",
            EntryKind::Term => "term",
        }
    }

    fn from_name(name: &str) -> Option<EntryKind> {
        [EntryKind::Rule, EntryKind::Term].into_iter().find(|kind| kind.name() == name)
    }
}

/// One rule or term in one language, as it is given to the index.
#[derive(Clone, Debug)]
pub struct IndexDocument {
    pub kind: EntryKind,
    /// The id of the rule, `oversized-chip`, or of the term. A rule and a term may share one.
    pub id: String,
    /// The two-letter code of the language of everything below.
    pub lang: &'static str,
    pub title: String,
    /// What people say at the table.
    pub aliases: Vec<String>,
    /// What people ask when it is the answer.
    pub questions: Vec<String>,
    /// The clauses as they print, or the meaning of the term, without markup.
    pub text: String,
    /// The numbers under which it stands, the chosen house's first. Where two rules share a number, the one that has it further in front is
    /// found first, so a rule without a number in the chosen house should begin with an empty one.
    pub numbers: Vec<String>,
    /// What [`Hit::page`] gives back; never looked into.
    pub page: String,
}

/// Whether a hit is an answer, or only the nearest that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    Good,
    Close,
}

impl Fit {
    pub fn name(self) -> &'static str {
        match self {
            Fit::Good => "good",
            Fit::Close => "close",
        }
    }
}

/// A rule or a term that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub kind: EntryKind,
    pub id: String,
    /// How well it fits: about 1 where the query says what a title or an alias says, more where it is one to the letter or the
    /// number.
    pub score: f32,
    /// Whether the query is its title, its id or an alias to the letter.
    pub is_named: bool,
    pub fit: Fit,
    /// Its page in the asker's language, or, where there is none, in the language in which it was found.
    pub page: String,
}

/// An index, on disk or in memory. It is never changed: another corpus has another key.
pub struct Index {
    searcher: Searcher,
    fields: IndexFields,
}

impl Index {
    /// Opens the index of `key` in `cache_dir`, or builds it from `docs` and leaves it there for the next time.
    ///
    /// `docs` is only called where the folder has no sound index for the key, so the key must cover all that the documents are
    /// made from: the corpus, the house, and the version of the program that writes their pages. Where `cache_dir` is `None`
    /// or cannot be written, the index lives in memory only. Where there are no documents nothing is kept.
    ///
    /// # Errors
    /// Those of `docs`; and where an index cannot be built even in memory. The state of the folder is never an error.
    pub fn open_or_build<E: From<TantivyError>>(
        cache_dir: Option<&Path>,
        key: u64,
        docs: impl FnOnce() -> Result<Vec<IndexDocument>, E>,
    ) -> Result<Index, E> {
        if let Some(searcher) = cache_dir.and_then(|dir| cache::open(dir, key)) {
            return Ok(Index::over(searcher)?);
        }
        let docs = docs()?;
        let is_empty = docs.is_empty();
        let (index, files) = schema::build(docs)?;
        if let Some(dir) = cache_dir.filter(|_| !is_empty) {
            // Without a writable cache every query builds its index: slower, but it answers.
            let _ = cache::keep(dir, key, &index, &files);
        }
        Ok(Index::over(schema::searcher(&index)?)?)
    }

    /// The rules and terms that fit `query`, best first, at most `limit`; none where no word of it is known. What fits badly comes
    /// last, and makes up three at most.
    ///
    /// All languages are searched; `lang` (a two-letter code) is favoured a little, and is the language of the pages.
    ///
    /// # Errors
    /// The index turns out to be damaged in spite of its checksums, or the disk fails.
    pub fn find(&self, query: &str, lang: &str, limit: usize) -> tantivy::Result<Vec<Hit>> {
        let Some(query) = Query::read(query, |word| self.rarity(word)) else { return Ok(Vec::new()) };
        let all = self.fields.all_rules(&self.searcher)?;
        let kind = all.is_some().then_some(EntryKind::Term);
        let proposed = candidates::propose(&self.searcher, &self.fields, &query, kind)?;
        let (rules, terms): (Vec<_>, Vec<_>) = proposed.into_iter().partition(|entry| entry.kind == EntryKind::Rule);
        let (rules, terms) = (all.unwrap_or_else(|| entries::print(&rules)), entries::print(&terms));
        let (rules, terms) = (Entries::parse(&rules).unwrap_or_default(), Entries::parse(&terms).unwrap_or_default());
        let (searcher, fields) = (&self.searcher, &self.fields);
        let beyond = rank::Beyond { searcher, fields, learnt: hunch::Learnt::read(searcher, fields, lang)? };
        let found = rank::rank(&query, lang, &rules, &terms, &beyond)?;
        found.iter().take(limit).map(|hit| self.hit(hit, lang)).collect()
    }

    fn hit(&self, found: &rank::Ranked, lang: &str) -> tantivy::Result<Hit> {
        let NumberedEntry { kind, id, lang: own, .. } = *found.entry;
        let page = |lang: &str| self.fields.page(&self.searcher, kind, id, lang);
        let page = match page(lang)? {
            Some(page) => page,
            None => page(own)?.unwrap_or_default(),
        };
        Ok(Hit { kind, id: id.to_owned(), score: found.score, is_named: found.is_named, fit: found.fit, page })
    }

    /// How rare a folded word is among the rules, from 0 (in all of them) to 1 (in none).
    fn rarity(&self, word: &str) -> f32 {
        let documents = self.fields.rules(&self.searcher).max(2) as f32;
        let with_it = self.fields.rules_with(&self.searcher, word) as f32;
        ((documents + 1.0) / (with_it + 1.0)).ln().max(0.0) / (documents + 1.0).ln()
    }

    fn over(searcher: Searcher) -> tantivy::Result<Index> {
        let fields = IndexFields::of(searcher.schema())?;
        Ok(Index { searcher, fields })
    }
}
