//! The fields of the index, how a document fills them, and how they are looked up.

use std::collections::BTreeSet;

use tantivy::collector::TopDocs;
use tantivy::directory::RamDirectory;
use tantivy::index::{Index, IndexBuilder, IndexSettings};
use tantivy::query::TermQuery;
use tantivy::schema::document::{DeserializeError, DocumentDeserialize, DocumentDeserializer};
use tantivy::schema::{Field, IndexRecordOption, Schema, TantivyDocument, TextFieldIndexing, TextOptions};
use tantivy::{DocAddress, DocSet, ReloadPolicy, Searcher, TERMINATED, Term};

use super::entries;
use super::entry::IndexEntry;
use super::kept;
use super::lessons;
use super::lexicon::LEXICON;
use super::normalize::prefix;
use super::small_words::SMALL_WORDS;
use super::{EntryKind, IndexDocument};

/// Changes whenever an index of an older program would be read wrongly, though its corpus is the same.
pub const FORMAT: u32 = 8;

/// Up to so many documents of rules are kept together, so that a query can look at all of them: some 300 rules in six languages.
const KEPT_TOGETHER: usize = 2_000;

/// The key of the entries of all rules in what is [`kept`]; they are not there where they are too many to be looked at one by one.
pub const RULES: &str = "rules";

/// How the keys of what was learnt begin there.
const LEARNT: &str = "learnt/";

/// What a document's words are indexed as; each is looked up with a weight of its own.
#[derive(Clone, Copy, Debug)]
pub struct IndexFields {
    /// Kind, id and language: the document itself.
    pub key: Field,
    /// The [`EntryKind`].
    pub kind: Field,
    /// Titles, aliases, numbers and the id, whole.
    pub exact: Field,
    /// The words of a rule's title and aliases, and each two neighbours written as one.
    pub word: Field,
    /// The first letters of the words of title and aliases.
    pub prefix: Field,
    /// The pieces of three letters of those words, of which most survive a typing error.
    pub gram: Field,
    /// All words of a term, apart from those of the rules: how rare a word is among the rules says how much it says about one.
    pub term: Field,
    /// The words of the text.
    pub text: Field,
    /// The first letters of the words of the text.
    pub text_prefix: Field,
    /// The [`IndexEntry`], stored.
    pub card: Field,
    /// The page, stored.
    pub page: Field,
}

impl IndexFields {
    /// # Errors
    /// Where the schema is not that of this program.
    pub fn of(schema: &Schema) -> tantivy::Result<IndexFields> {
        let field = |name: &str| schema.get_field(name);
        Ok(IndexFields {
            key: field("key")?,
            kind: field("kind")?,
            exact: field("exact")?,
            word: field("word")?,
            term: field("term")?,
            prefix: field("prefix")?,
            gram: field("gram")?,
            text: field("text")?,
            text_prefix: field("text_prefix")?,
            card: field("card")?,
            page: field("page")?,
        })
    }

    /// In how many documents of rules a folded word stands, be it in their phrases or only in their text.
    pub fn rules_with(&self, searcher: &Searcher, word: &str) -> u64 {
        frequency(searcher, self.word, word).max(frequency(searcher, self.text, word))
    }

    /// How many documents are of rules.
    pub fn rules(&self, searcher: &Searcher) -> u64 {
        frequency(searcher, self.kind, EntryKind::Rule.name())
    }

    /// The words in the texts of rules that begin with the same two letters as a word.
    pub fn text_words(&self, searcher: &Searcher, word: &str) -> tantivy::Result<BTreeSet<String>> {
        let beginning = &word.as_bytes()[..word.len().min(2)];
        let mut found = BTreeSet::new();
        for segment in searcher.segment_readers() {
            let index = segment.inverted_index(self.text)?;
            let words = index.terms().range().ge(beginning);
            // A word of one letter is like none but itself.
            let words = match beginning {
                [first, second] => words.lt([*first, second.saturating_add(1)]),
                _ => words.le(beginning),
            };
            let mut words = words.into_stream()?;
            while words.advance() {
                found.extend(std::str::from_utf8(words.key()).map(str::to_owned));
            }
        }
        Ok(found)
    }

    /// The documents of rules in whose texts a word stands, by the order in which they came.
    pub fn with_text_word(&self, searcher: &Searcher, word: &str) -> tantivy::Result<Vec<u32>> {
        let term = Term::from_field_text(self.text, word);
        let mut found = Vec::new();
        for segment in searcher.segment_readers() {
            let Some(mut postings) = segment.inverted_index(self.text)?.read_postings(&term, IndexRecordOption::Basic)? else {
                continue;
            };
            while postings.doc() != TERMINATED {
                found.push(postings.doc());
                postings.advance();
            }
        }
        Ok(found)
    }

    pub fn entry(&self, searcher: &Searcher, address: DocAddress) -> tantivy::Result<Option<IndexEntry>> {
        Ok(IndexEntry::parse(&stored(searcher, address, self.card)?))
    }

    /// The page of a document in a language, if it is there.
    pub fn page(&self, searcher: &Searcher, kind: EntryKind, id: &str, lang: &str) -> tantivy::Result<Option<String>> {
        let address = self.address(searcher, &key(kind, id, lang))?;
        address.map(|address| stored(searcher, address, self.page)).transpose()
    }

    fn address(&self, searcher: &Searcher, key: &str) -> tantivy::Result<Option<DocAddress>> {
        let key = TermQuery::new(Term::from_field_text(self.key, key), IndexRecordOption::Basic);
        Ok(searcher.search(&key, &TopDocs::with_limit(1).order_by_score())?.first().map(|(_, address)| *address))
    }
}

fn frequency(searcher: &Searcher, field: Field, text: &str) -> u64 {
    searcher.doc_freq(&Term::from_field_text(field, text)).unwrap_or(0)
}

/// The pieces of three letters of a word, its beginning and end marked.
pub fn grams(word: &str) -> impl Iterator<Item = String> {
    let marked: Vec<char> = format!("^{word}$").chars().collect();
    let grams: Vec<String> = marked.windows(3).map(|gram| gram.iter().collect()).collect();
    grams.into_iter()
}

/// Builds an index of one segment in memory; also gives the directory that holds its files.
///
/// # Errors
/// Those of tantivy; none is expected.
pub fn build(docs: Vec<IndexDocument>) -> tantivy::Result<(Index, RamDirectory)> {
    let schema = schema();
    let fields = IndexFields::of(&schema)?;
    let files = RamDirectory::create();
    // The ordinary writer starts threads, may leave several segments, and syncs every file to the disk; this one costs nothing
    // of that. Its budget only sizes its first hash table.
    let settings = IndexSettings { docstore_compress_dedicated_thread: false, ..IndexSettings::default() };
    let builder = IndexBuilder::new().schema(schema).settings(settings);
    let mut writer = builder.single_segment_index_writer(files.clone(), 15_000_000)?;
    let numbered = (0..).zip(&docs).filter(|(_, doc)| doc.kind == EntryKind::Rule);
    let rules: Vec<(u32, IndexEntry)> = numbered.map(|(number, doc)| (number, IndexEntry::of(doc))).collect();
    let are_together = (1..=KEPT_TOGETHER).contains(&rules.len());
    let held = if are_together { held(&docs, &rules) } else { Vec::new() };
    for doc in docs {
        let is_kept = are_together && doc.kind == EntryKind::Rule;
        writer.add_document(document(&fields, doc, is_kept))?;
    }
    let index = writer.finalize()?;
    kept::write(&index, &held)?;
    Ok((index, files))
}

/// What queries need of many documents, by its key; see [`kept`].
fn held(docs: &[IndexDocument], rules: &[(u32, IndexEntry)]) -> Vec<(String, String)> {
    let concepts = LEXICON.printed.iter().map(|(lang, forms)| (concepts_key(lang), forms.clone()));
    let learnt = (0..)
        .zip(lessons::learn(docs, &lessons::LessonsTaken::default()))
        .map(|(part, weights): (u32, String)| (learnt_key(part), weights));
    let rules = (RULES.to_owned(), entries::print_numbered(rules, &SMALL_WORDS));
    [rules].into_iter().chain(concepts).chain(learnt).collect()
}

/// Reads an index, whose schema must be that of this program.
pub fn searcher(index: &Index) -> tantivy::Result<Searcher> {
    IndexFields::of(&index.schema())?;
    // Nothing ever changes in an index, so nothing is watched.
    Ok(index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?.searcher())
}

fn schema() -> Schema {
    let mut schema = Schema::builder();
    // Every word stands once in a document and documents are of similar length, so neither lengths nor positions matter;
    // the option is kept at frequencies because only with them tantivy skips documents that cannot win.
    let indexing = |tokenizer: &str| {
        let frequencies = IndexRecordOption::WithFreqs;
        let indexing = TextFieldIndexing::default().set_tokenizer(tokenizer).set_fieldnorms(false).set_index_option(frequencies);
        TextOptions::default().set_indexing_options(indexing)
    };
    schema.add_text_field("key", indexing("raw"));
    schema.add_text_field("kind", indexing("raw"));
    for field in ["exact", "word", "term", "prefix", "gram", "text", "text_prefix"] {
        schema.add_text_field(field, indexing("whitespace"));
    }
    schema.add_text_field("card", TextOptions::default().set_stored());
    schema.add_text_field("page", TextOptions::default().set_stored());
    schema.build()
}

/// The entry of a document is stored with it, unless it is kept with the others.
fn document(fields: &IndexFields, doc: IndexDocument, is_kept: bool) -> TantivyDocument {
    let card = IndexEntry::of(&doc);
    let words = card.phrase_words();
    let whole = card.whole_words();
    let mut document = TantivyDocument::new();
    document.add_text(fields.key, key(card.kind, &card.id, &card.lang));
    document.add_text(fields.kind, card.kind.name());
    document.add_text(fields.exact, spaced(card.exact()));
    match card.kind {
        EntryKind::Rule => {
            document.add_text(fields.word, spaced(whole));
            document.add_text(fields.text, &card.text);
            document.add_text(fields.text_prefix, spaced(card.text.split(' ').map(prefix).collect::<BTreeSet<_>>()));
        }
        EntryKind::Term => {
            let text = card.text.split(' ').map(str::to_owned);
            document.add_text(fields.term, spaced(whole.into_iter().chain(text).collect::<BTreeSet<_>>()));
        }
    }
    document.add_text(fields.prefix, spaced(words.iter().map(|word| prefix(word)).collect::<BTreeSet<_>>()));
    document.add_text(fields.gram, spaced(words.iter().flat_map(|word| grams(word)).collect::<BTreeSet<_>>()));
    if !is_kept {
        document.add_text(fields.card, card.print());
    }
    document.add_text(fields.page, doc.page);
    document
}

/// The key of the forms of the concepts in a language, printed; there are none where nothing was learnt.
pub fn concepts_key(lang: &str) -> String {
    format!("concepts/{lang}")
}

/// The key of a part of the [`Model`](super::model::Model) that was learnt from the documents of the rules, if any was.
pub fn learnt_key(part: u32) -> String {
    format!("{LEARNT}{part}")
}

fn key(kind: EntryKind, id: &str, lang: &str) -> String {
    format!("{}/{id}/{lang}", kind.name())
}

fn spaced<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> String {
    let mut text = String::new();
    for word in words {
        text.push_str(word.as_ref());
        text.push(' ');
    }
    text
}

fn stored(searcher: &Searcher, address: DocAddress, field: Field) -> tantivy::Result<String> {
    let StoredTexts(texts) = searcher.doc(address)?;
    Ok(texts.into_iter().find(|(own, _)| *own == field).map(|(_, text)| text).unwrap_or_default())
}

/// What is stored of a document. Tantivy's own copies every text twice more, and some are large.
struct StoredTexts(Vec<(Field, String)>);

impl DocumentDeserialize for StoredTexts {
    fn deserialize<'de, D: DocumentDeserializer<'de>>(mut stored: D) -> Result<StoredTexts, DeserializeError> {
        let mut texts = Vec::new();
        while let Some(text) = stored.next_field()? {
            texts.push(text);
        }
        Ok(StoredTexts(texts))
    }
}
