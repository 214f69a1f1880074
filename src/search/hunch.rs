//! Which rules a story is about, as far as that can be learnt: what the index keeps for it, and what a query gets out of it.

use std::collections::{BTreeSet, HashMap};

use tantivy::Searcher;

use super::concepts::Concepts;
use super::features;
use super::lexicon::LEXICON;
use super::model::{Lesson, Model, learn as learn_lessons, part_of};
use super::normalize;
use super::query::{FUNCTION_WORD, Query, QueryWord};
use super::schema::IndexFields;
use super::{EntryKind, IndexDocument};
use crate::lang::Lang;
use crate::parallel;

/// What everybody says in English, whatever they speak.
const TRADE: Lang = Lang::En;

/// What a title or alias, a question, a sentence of the text and a term of the same name count as lessons.
const TITLE: f32 = 1.5;
const QUESTION: f32 = 3.0;
const SENTENCE: f32 = 0.5;
const TERM: f32 = 0.5;

/// How likely each rule is meant, beside how well its words fit.
#[derive(Debug, Default)]
pub struct Hunch {
    /// By the rules in the order of their ids.
    likely: Vec<f32>,
    /// Whether a word of the query, or what it speaks of, was ever learnt.
    pub knows_a_word: bool,
}

impl Hunch {
    /// How likely the rule of a place is meant: 0 for the mean of all.
    pub fn of(&self, place: usize) -> f32 {
        self.likely.get(place).copied().unwrap_or(0.0)
    }
}

/// What an index has learnt, as far as a query in one language needs it.
pub struct Learnt<'i> {
    searcher: &'i Searcher,
    fields: &'i IndexFields,
    own: String,
    trade: String,
}

impl<'i> Learnt<'i> {
    /// `None` where nothing was learnt.
    pub fn read(searcher: &'i Searcher, fields: &'i IndexFields, lang: &str) -> tantivy::Result<Option<Learnt<'i>>> {
        let Some(trade) = fields.concepts(searcher, TRADE.code())? else { return Ok(None) };
        let own = if lang == TRADE.code() { None } else { fields.concepts(searcher, lang)? };
        Ok(Some(Learnt { searcher, fields, own: own.unwrap_or_default(), trade }))
    }

    /// What is to be thought of a query, whose words are given as they are spelled rightly.
    ///
    /// # Errors
    /// The index turns out to be damaged in spite of its checksums, or the disk fails.
    pub fn hunch(&self, query: &Query, words: &[String]) -> tantivy::Result<Hunch> {
        if !query.has_subject() {
            return Ok(Hunch::default());
        }
        let lexicons = [&Concepts::read(&self.own), &Concepts::read(&self.trade)];
        let features = features::of(words, &lexicons);
        let wanted: BTreeSet<u32> = features.iter().map(|(name, _)| part_of(*name)).collect();
        let mut parts = Vec::with_capacity(wanted.len());
        for part in wanted {
            parts.extend(self.fields.learnt(self.searcher, part)?.map(|printed| (part, printed)));
        }
        let Some(model) = Model::read(parts.iter().map(|(part, printed)| (*part, printed.as_str()))) else {
            return Ok(Hunch::default());
        };
        let known = |(asked, word): (&QueryWord, &String)| asked.weight > FUNCTION_WORD && model.knows(features::word(word));
        let speaks = lexicons.iter().any(|lexicon| !lexicon.of(words).is_empty());
        if !speaks && !query.words.iter().zip(words).any(known) {
            return Ok(Hunch::default());
        }
        Ok(Hunch { likely: model.scores(&features), knows_a_word: true })
    }
}

/// Learns from all that is known to be about each rule.
pub fn learn(docs: &[IndexDocument]) -> Vec<String> {
    let rules: BTreeSet<&str> = docs.iter().filter(|doc| doc.kind == EntryKind::Rule).map(|doc| doc.id.as_str()).collect();
    let places: HashMap<&str, usize> = rules.iter().enumerate().map(|(place, id)| (*id, place)).collect();
    let langs: BTreeSet<&str> = docs.iter().map(|doc| doc.lang).collect();
    let langs: Vec<&str> = langs.into_iter().collect();
    let lessons = parallel::map(&langs, |lang| {
        let read = |code: &str| LEXICON.printed.iter().find(|(lang, _)| *lang == code).map(|(_, forms)| Concepts::read(forms));
        let (own, trade) = (read(lang).unwrap_or_default(), read(TRADE.code()).filter(|_| *lang != TRADE.code()));
        let lexicons: Vec<&Concepts> = [&own].into_iter().chain(&trade).collect();
        let own = docs.iter().filter(|doc| doc.lang == *lang);
        let about = own.filter_map(|doc| Some((doc, *places.get(doc.id.as_str())?)));
        about.flat_map(|(doc, rule)| lessons(doc, rule, &lexicons)).collect::<Vec<Lesson>>()
    });
    learn_lessons(&lessons.into_iter().flatten().collect::<Vec<Lesson>>(), rules.len())
}

/// What a document teaches about the rule of a place.
fn lessons(doc: &IndexDocument, rule: usize, lexicons: &[&Concepts]) -> Vec<Lesson> {
    let phrases = doc.aliases.iter().chain([&doc.title]).map(|phrase| (phrase.as_str(), TITLE));
    let questions = doc.questions.iter().map(|question| (question.as_str(), QUESTION));
    let sentences = doc.text.split_inclusive(['.', '?', '!', '\n']).filter(|part| part.len() > 3).map(|part| (part, SENTENCE));
    let lesson = |(text, weight)| Lesson {
        features: features::of(&normalize::words(text), lexicons),
        rule,
        weight: if doc.kind == EntryKind::Term { TERM } else { weight },
    };
    phrases.chain(questions).chain(sentences).map(lesson).collect()
}
