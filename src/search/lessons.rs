//! What is learnt of the rules when an index is built: their titles, aliases, questions and texts are lessons.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use super::concepts::Concepts;
use super::features::{self, Features};
use super::hunch::TRADE;
use super::lexicon::LEXICON;
use super::model::{self, Lesson};
use super::normalize;
use super::small_words::SMALL_WORDS;
use super::{EntryKind, IndexDocument};
use crate::parallel;

/// What a title or alias, a question, a sentence of the text and a term of the same name count as lessons.
const TITLE: f32 = 1.5;
const QUESTION: f32 = 3.0;
const SENTENCE: f32 = 0.5;
const TERM: f32 = 0.5;

/// What was taken from texts so far, by language and text: the houses of a corpus share most of theirs.
#[derive(Debug, Default)]
pub struct LessonsTaken(Mutex<HashMap<(&'static str, String), Arc<Features>>>);

impl LessonsTaken {
    fn features(&self, lang: &'static str, text: &str, lexicons: &[&Concepts]) -> Arc<Features> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (lang, text.to_owned());
        if let Some(features) = known().get(&key) {
            return Arc::clone(features);
        }
        let features = Arc::new(features::of(&normalize::words(text), &SMALL_WORDS, lexicons));
        known().insert(key, Arc::clone(&features));
        features
    }
}

/// Learns from all that is known to be about each rule.
pub fn learn(docs: &[IndexDocument], taken: &LessonsTaken) -> Vec<String> {
    let rules: BTreeSet<&str> = docs.iter().filter(|doc| doc.kind == EntryKind::Rule).map(|doc| doc.id.as_str()).collect();
    let places: HashMap<&str, usize> = rules.iter().enumerate().map(|(place, id)| (*id, place)).collect();
    let langs: BTreeSet<&str> = docs.iter().map(|doc| doc.lang).collect();
    let langs: Vec<&str> = langs.into_iter().collect();
    let lessons = parallel::map(&langs, |lang| {
        let read = |code: &str| LEXICON.printed.iter().find(|(lang, _)| *lang == code).map(|(_, forms)| Concepts::read(forms));
        let (own, trade) = (read(lang).unwrap_or_default(), read(TRADE).filter(|_| *lang != TRADE));
        let lexicons: Vec<&Concepts> = [&own].into_iter().chain(&trade).collect();
        let own = docs.iter().filter(|doc| doc.lang == *lang);
        let about = own.filter_map(|doc| Some((doc, *places.get(doc.id.as_str())?)));
        about.flat_map(|(doc, rule)| lessons(doc, rule, &lexicons, taken)).collect::<Vec<Lesson>>()
    });
    model::learn(&lessons.into_iter().flatten().collect::<Vec<Lesson>>(), rules.len())
}

/// What a document teaches about the rule of a place.
fn lessons(doc: &IndexDocument, rule: usize, lexicons: &[&Concepts], taken: &LessonsTaken) -> Vec<Lesson> {
    let phrases = doc.aliases.iter().chain([&doc.title]).map(|phrase| (phrase.as_str(), TITLE));
    let questions = doc.questions.iter().map(|question| (question.as_str(), QUESTION));
    let sentences = doc.text.split_inclusive(['.', '?', '!', '\n']).filter(|part| part.len() > 3).map(|part| (part, SENTENCE));
    let lesson = |(text, weight)| Lesson {
        features: taken.features(doc.lang, text, lexicons),
        rule,
        weight: if doc.kind == EntryKind::Term { TERM } else { weight },
    };
    phrases.chain(questions).chain(sentences).map(lesson).collect()
}
