//! The index of the program itself, kept by tantivy.

use std::collections::BTreeSet;
use std::path::Path;

use tantivy::{Searcher, TantivyError};

use super::beyond::Beyond;
use super::entries::{self, Entries, NumberedEntry};
use super::entry::IndexEntry;
use super::kept::{Kept, KeptText};
use super::query::Query;
use super::schema::{self, IndexFields};
use super::small_words::SMALL_WORDS;
use super::{EntryKind, Hit, IndexDocument, cache, candidates, rank};

/// An index, on disk or in memory. It is never changed: another corpus has another key.
pub struct Index {
    searcher: Searcher,
    fields: IndexFields,
    kept: Kept,
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
        let Some(query) = Query::read(query, &SMALL_WORDS, |word| self.rarity(word)) else { return Ok(Vec::new()) };
        let all = self.kept.text(schema::RULES);
        let kind = all.is_some().then_some(EntryKind::Term);
        let proposed = candidates::propose(&self.searcher, &self.fields, &query, kind)?;
        let (rules, terms): (Vec<_>, Vec<_>) = proposed.into_iter().partition(|entry| entry.kind == EntryKind::Rule);
        let printed = |entries: &[IndexEntry]| entries::print(entries, &SMALL_WORDS);
        let rules = if all.is_some() { String::new() } else { printed(&rules) };
        let (rules, terms) = (all.as_ref().map_or(rules.as_str(), AsRef::as_ref), printed(&terms));
        let (rules, terms) = (Entries::parse(rules).unwrap_or_default(), Entries::parse(&terms).unwrap_or_default());
        let found = rank::rank(&query, lang, &rules, &terms, self, &SMALL_WORDS)?;
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

    fn over(searcher: Searcher) -> tantivy::Result<Index> {
        let fields = IndexFields::of(searcher.schema())?;
        let kept = Kept::open(searcher.index())?;
        Ok(Index { searcher, fields, kept })
    }
}

impl Beyond for Index {
    type Error = TantivyError;
    type Text<'i> = KeptText;

    fn rules(&self) -> u64 {
        self.fields.rules(&self.searcher)
    }

    fn rules_with(&self, word: &str) -> u64 {
        self.fields.rules_with(&self.searcher, word)
    }

    fn text_words(&self, word: &str) -> tantivy::Result<BTreeSet<String>> {
        self.fields.text_words(&self.searcher, word)
    }

    fn with_text_word(&self, word: &str) -> tantivy::Result<Vec<u32>> {
        self.fields.with_text_word(&self.searcher, word)
    }

    fn concepts(&self, lang: &str) -> tantivy::Result<Option<KeptText>> {
        Ok(self.kept.text(&schema::concepts_key(lang)))
    }

    fn learnt(&self, part: u32) -> tantivy::Result<Option<KeptText>> {
        Ok(self.kept.text(&schema::learnt_key(part)))
    }
}
