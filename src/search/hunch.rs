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
    let read: HashMap<&str, Concepts> = LEXICON.printed.iter().map(|(lang, forms)| (*lang, Concepts::read(forms))).collect();
    let none = Concepts::default();
    let of = |lang: &str| read.get(lang).unwrap_or(&none);
    let mut texts: Vec<(&IndexDocument, usize, &str, f32)> = Vec::new();
    for doc in docs {
        let Some(rule) = places.get(doc.id.as_str()).copied() else { continue };
        let mut add = |text, weight| texts.push((doc, rule, text, if doc.kind == EntryKind::Term { TERM } else { weight }));
        doc.aliases.iter().chain([&doc.title]).for_each(|phrase| add(phrase, TITLE));
        doc.questions.iter().for_each(|question| add(question, QUESTION));
        doc.text.split_inclusive(['.', '?', '!', '\n']).filter(|part| part.len() > 3).for_each(|sentence| add(sentence, SENTENCE));
    }
    let lessons = parallel::map(&texts, |(doc, rule, text, weight)| {
        let own = of(doc.lang);
        let lexicons = if doc.lang == TRADE.code() { vec![own] } else { vec![own, of(TRADE.code())] };
        Lesson { features: features::of(&normalize::words(text), &lexicons), rule: *rule, weight: *weight }
    });
    learn_lessons(&lessons, rules.len())
}
