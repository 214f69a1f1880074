//! Which rules a story is about, as far as that can be learnt: what the index keeps for it, and what a query gets out of it.

use std::collections::{BTreeSet, HashMap};

use tantivy::Searcher;

use super::concepts::Concepts;
use super::features;
use super::lexicon::LEXICON;
use super::model::{Lesson, Model, learn as learn_lessons};
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
pub struct Learnt {
    weights: String,
    own: String,
    trade: String,
}

impl Learnt {
    /// `None` where nothing was learnt.
    pub fn read(searcher: &Searcher, fields: &IndexFields, lang: &str) -> tantivy::Result<Option<Learnt>> {
        let Some(weights) = fields.learnt(searcher)? else { return Ok(None) };
        let own = fields.concepts(searcher, lang)?.unwrap_or_default();
        let trade = if lang == TRADE.code() { None } else { fields.concepts(searcher, TRADE.code())? };
        Ok(Some(Learnt { weights, own, trade: trade.unwrap_or_default() }))
    }

    /// What is to be thought of a query, whose words are given as they are spelled rightly.
    pub fn hunch(&self, query: &Query, words: &[String]) -> Hunch {
        let Some(model) = Model::read(&self.weights).filter(|_| query.has_subject()) else { return Hunch::default() };
        let lexicons = [&Concepts::read(&self.own), &Concepts::read(&self.trade)];
        let known = |(asked, word): (&QueryWord, &String)| asked.weight > FUNCTION_WORD && model.knows(features::word(word));
        let speaks = lexicons.iter().any(|lexicon| !lexicon.of(words).is_empty());
        if !speaks && !query.words.iter().zip(words).any(known) {
            return Hunch::default();
        }
        let features = features::of(words, &lexicons);
        Hunch { likely: model.scores(&features), knows_a_word: true }
    }
}

/// Learns from all that is known to be about each rule.
pub fn learn(docs: &[IndexDocument]) -> String {
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
