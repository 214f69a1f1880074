//! Which rules a story is about, as far as that was learnt ([`lessons`](super::lessons)): what a query gets out of it.

use std::collections::BTreeSet;

use super::beyond::Beyond;
use super::concepts::Concepts;
use super::features;
use super::model::{Model, OF_RULES, part_of};
use super::query::{FUNCTION_WORD, Query, QueryWord};
use super::small_words::SmallWords;

/// What everybody says in English, whatever they speak.
pub const TRADE: &str = "en";

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
pub struct Learnt<'i, B: Beyond> {
    index: &'i B,
    small: &'i SmallWords,
    own: B::Text<'i>,
    trade: B::Text<'i>,
}

impl<'i, B: Beyond> Learnt<'i, B> {
    /// `None` where nothing was learnt.
    ///
    /// # Errors
    /// Those of the index.
    pub fn read(index: &'i B, small: &'i SmallWords, lang: &str) -> Result<Option<Learnt<'i, B>>, B::Error> {
        let Some(trade) = index.concepts(TRADE)? else { return Ok(None) };
        let own = if lang == TRADE { None } else { index.concepts(lang)? };
        Ok(Some(Learnt { index, small, own: own.unwrap_or_default(), trade }))
    }

    /// What is to be thought of a query, whose words are given as they are spelled rightly.
    ///
    /// # Errors
    /// Those of the index.
    pub fn hunch(&self, query: &Query, words: &[String]) -> Result<Hunch, B::Error> {
        if !query.has_subject() {
            return Ok(Hunch::default());
        }
        let lexicons = [&Concepts::read(self.own.as_ref()), &Concepts::read(self.trade.as_ref())];
        let features = features::of(words, self.small, &lexicons);
        let wanted: BTreeSet<u32> = features.iter().map(|(name, _)| part_of(*name)).chain([OF_RULES]).collect();
        let mut parts = Vec::with_capacity(wanted.len());
        for part in wanted {
            parts.extend(self.index.learnt(part)?.map(|printed| (part, printed)));
        }
        let Some(model) = Model::read(parts.iter().map(|(part, printed)| (*part, printed.as_ref()))) else {
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
