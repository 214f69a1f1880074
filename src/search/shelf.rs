//! The index that a published site carries: one text, made of the same documents as the program's own index, out of which a browser
//! finds the same without a disk and without tantivy.
//!
//! All rules and terms are looked at: a house's are few enough. Nothing of the text is copied when it is read.

use std::collections::BTreeSet;
use std::convert::Infallible;

use super::beyond::Beyond;
use super::concepts::beginning_with;
use super::entries::Entries;
use super::query::Query;
use super::small_words::SmallWords;
use super::{EntryKind, Fit, rank};

/// The character that stands for the first document of a word; behind it all are characters.
const FIRST: u32 = 0x1_0000;

/// How many parts of the text are no concepts and no weights: those that [`Parts`] lists.
const FIXED: usize = 6;

/// The index of a site, read.
#[derive(Debug)]
pub struct Shelf<'p> {
    small: SmallWords,
    rules: Entries<'p>,
    terms: Entries<'p>,
    /// All words of the rules in the order of their letters, a line each: the word, in how many documents it stands in a phrase, and
    /// those in whose texts it stands, a character each.
    words: &'p str,
    /// The forms of the concepts by the codes of the languages.
    concepts: Vec<(&'p str, &'p str)>,
    /// What was learnt, part by part.
    learnt: Vec<&'p str>,
}

/// A rule or a term that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfHit {
    pub kind: EntryKind,
    pub id: String,
    pub fit: Fit,
    /// Those of its numbers that the query names, as they are compared.
    pub numbers: Vec<String>,
}

impl<'p> Shelf<'p> {
    /// Reads what [`print`] wrote; `None` where it is something else.
    pub fn read(printed: &'p str) -> Option<Shelf<'p>> {
        let parts = split(printed)?;
        let ([function_words, asking, rules, terms, words, langs], rest) = parts.split_first_chunk::<FIXED>()?;
        let langs: Vec<&str> = langs.split_whitespace().collect();
        let (concepts, learnt) = rest.split_at_checked(langs.len())?;
        Some(Shelf {
            small: SmallWords::read(function_words, asking),
            rules: Entries::parse(rules)?,
            terms: Entries::parse(terms)?,
            words,
            concepts: langs.into_iter().zip(concepts.iter().copied()).collect(),
            learnt: learnt.to_vec(),
        })
    }

    /// The rules and terms that fit `query`, best first, as the program finds them; `lang` (a two-letter code) is favoured a little.
    pub fn find(&self, query: &str, lang: &str) -> Vec<ShelfHit> {
        let Some(query) = Query::read(query, &self.small, |word| self.rarity(word)) else { return Vec::new() };
        let Ok(found) = rank::rank(&query, lang, &self.rules, &self.terms, self, &self.small);
        let hit = |found: &rank::Ranked| {
            let named = query.numbers.iter().filter(|number| found.entry.numbers().any(|own| own == number.text));
            let numbers: BTreeSet<String> = named.map(|number| number.text.clone()).collect();
            let (kind, id) = (found.entry.kind, found.entry.id.to_owned());
            ShelfHit { kind, id, fit: found.fit, numbers: numbers.into_iter().collect() }
        };
        found.iter().map(hit).collect()
    }

    /// In how many documents of rules a word stands in a phrase, and those in whose texts it stands.
    fn word(&self, word: &str) -> Option<(u64, &'p str)> {
        let line = beginning_with(self.words, &format!("{word}\t"));
        let (count, documents) = line.strip_prefix(word)?.strip_prefix('\t')?.trim_end_matches('\n').split_once('\t')?;
        Some((count.parse().ok()?, documents))
    }
}

impl<'p> Beyond for Shelf<'p> {
    type Error = Infallible;
    type Text<'i>
        = &'p str
    where
        Self: 'i;

    fn rules(&self) -> u64 {
        self.rules.list.len() as u64
    }

    fn rules_with(&self, word: &str) -> u64 {
        self.word(word).map_or(0, |(in_phrases, documents)| in_phrases.max(documents.chars().count() as u64))
    }

    fn text_words(&self, word: &str) -> Result<BTreeSet<String>, Infallible> {
        let beginning = word.get(..2).unwrap_or(word);
        let lines = beginning_with(self.words, beginning).lines().filter_map(|line| line.split_once('\t'));
        // A word of one letter is like none but itself.
        let words = lines.filter(|(own, rest)| (beginning.len() > 1 || *own == word) && !rest.ends_with('\t'));
        Ok(words.map(|(own, _)| own.to_owned()).collect())
    }

    fn with_text_word(&self, word: &str) -> Result<Vec<u32>, Infallible> {
        let (_, documents) = self.word(word).unwrap_or_default();
        Ok(documents.chars().filter_map(|document| u32::from(document).checked_sub(FIRST)).collect())
    }

    fn concepts(&self, lang: &str) -> Result<Option<&'p str>, Infallible> {
        Ok(self.concepts.iter().find(|(own, _)| *own == lang).map(|(_, forms)| *forms))
    }

    fn learnt(&self, part: u32) -> Result<Option<&'p str>, Infallible> {
        Ok(self.learnt.get(part as usize).copied())
    }
}

/// Parts behind a line of their lengths.
fn join(parts: &[String]) -> String {
    let lengths: Vec<String> = parts.iter().map(|part| part.len().to_string()).collect();
    format!("{}\n{}", lengths.join(" "), parts.concat())
}

fn split(printed: &str) -> Option<Vec<&str>> {
    let (lengths, mut rest) = printed.split_once('\n')?;
    let mut parts = Vec::new();
    for length in lengths.split(' ') {
        let (part, behind) = rest.split_at_checked(length.parse().ok()?)?;
        parts.push(part);
        rest = behind;
    }
    rest.is_empty().then_some(parts)
}

/// Writes the index of documents as [`Shelf::read`] reads it. `taken` is kept from one house to the next.
#[cfg(not(target_family = "wasm"))]
pub fn print(docs: &[super::IndexDocument], taken: &super::lessons::LessonsTaken) -> String {
    use std::collections::BTreeMap;

    use super::entries;
    use super::entry::IndexEntry;
    use super::lessons;
    use super::lexicon::LEXICON;
    use super::small_words::{SMALL_WORDS, texts};

    let entries = (0..).zip(docs).map(|(number, doc)| (number, IndexEntry::of(doc)));
    let (rules, terms): (Vec<(u32, IndexEntry)>, Vec<_>) = entries.partition(|(_, entry)| entry.kind == EntryKind::Rule);
    let terms: Vec<IndexEntry> = terms.into_iter().map(|(_, term)| term).collect();
    let mut words: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (number, rule) in &rules {
        for word in rule.whole_words() {
            words.entry(word).or_default().0 += 1;
        }
        for word in rule.text.split(' ').filter(|word| !word.is_empty()) {
            words.entry(word.to_owned()).or_default().1.extend(char::from_u32(FIRST + number));
        }
    }
    let line = |(word, (count, documents)): (&String, &(usize, String))| format!("{word}\t{count}\t{documents}");
    let [function_words, asking] = texts();
    let langs: Vec<&str> = LEXICON.printed.iter().map(|(lang, _)| *lang).collect();
    let fixed: [String; FIXED] = [
        function_words,
        asking,
        entries::print_numbered(&rules, &SMALL_WORDS),
        entries::print(&terms, &SMALL_WORDS),
        words.iter().map(line).collect::<Vec<String>>().join("\n"),
        langs.join(" "),
    ];
    let concepts = LEXICON.printed.iter().map(|(_, forms)| forms.clone());
    join(&fixed.into_iter().chain(concepts).chain(lessons::learn(docs, taken)).collect::<Vec<String>>())
}

/// A house's number as [`ShelfHit::numbers`] has it.
#[cfg(not(target_family = "wasm"))]
pub fn compared(number: &str) -> String {
    super::normalize::number(number)
}
