//! The second stage: the proposed documents against the query, phrase by phrase.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

use super::card::{Card, joined};
use super::fold;
use super::function_words::is_function_word;
use super::likeness;
use super::query::{FUNCTION_WORD, Query, Word};

/// What a word that is only in the text of a rule counts, next to one in its title or an alias.
const IN_TEXT: f32 = 0.55;

/// How well a rule fits that has all words of the query, but not in one phrase.
const SCATTERED: f32 = 0.75;

/// What is left of the weight of a word that no rule knows: people tell whole stories.
const UNKNOWN: f32 = 0.5;

/// A hit must fit at least so well by itself ...
const THRESHOLD: f32 = 0.4;

/// ... and at least so well of what fits best.
const OF_BEST: f32 = 0.5;

/// How well a hit must fit a query of which no word says anything ("whose is it"): as good as to the letter.
const THRESHOLD_WITHOUT_SUBJECT: f32 = 0.95;

/// A rule that fits.
pub struct Found<'a> {
    /// The card of the rule whose phrase fits best.
    pub card: &'a Card,
    pub score: f32,
}

/// The rules among the cards that fit the query, best first; the asker's language is favoured a little.
pub fn rank<'a>(query: &Query, lang: &str, cards: &'a [Card]) -> Vec<Found<'a>> {
    let mut ranking = Ranking::new(query, cards);
    let mut rules: BTreeMap<&str, Fit<'a>> = BTreeMap::new();
    for card in cards {
        let fit = ranking.fit(card, card.lang == lang);
        match rules.entry(&card.rule) {
            Entry::Vacant(rule) => _ = rule.insert(fit),
            Entry::Occupied(mut rule) => rule.get_mut().merge(fit),
        }
    }
    let fits = rules.into_values().map(|fit| (ranking.fitness(&fit), fit));
    let mut fits: Vec<(f32, Fit)> = fits.collect();
    let best = fits.iter().map(|(fitness, _)| *fitness).fold(0.0, f32::max);
    let threshold = if query.has_subject() { THRESHOLD } else { THRESHOLD_WITHOUT_SUBJECT };
    fits.retain(|(fitness, fit)| fitness + fit.gain >= threshold.max(best * OF_BEST));
    let mut found: Vec<Found> =
        fits.into_iter().map(|(fitness, fit)| Found { card: fit.card, score: fitness + fit.gain }).collect();
    // The sort is stable, so rules that fit alike stay in the order of their ids.
    found.sort_by(|a, b| b.score.total_cmp(&a.score));
    found
}

/// How a document, or all documents of a rule, fit the query.
struct Fit<'a> {
    /// The one whose phrase fits best.
    card: &'a Card,
    /// How well the best phrase fits.
    phrase: f32,
    /// How well each word of the query is found anywhere.
    found: Vec<f32>,
    /// What a number, or a phrase to the letter, gains.
    gain: f32,
}

impl Fit<'_> {
    fn merge(&mut self, other: Self) {
        raise_to(&mut self.found, &other.found);
        self.gain = self.gain.max(other.gain);
        if other.phrase > self.phrase {
            (self.card, self.phrase) = (other.card, other.phrase);
        }
    }
}

struct Ranking<'q, 'a> {
    query: &'q Query,
    /// What each word of the query weighs.
    weights: Vec<f32>,
    /// The words of the cards; most stand in many cards.
    words: HashMap<&'a str, Compared>,
}

/// A word of the cards, next to the query.
struct Compared {
    /// What it weighs in its phrase.
    weight: f32,
    /// How alike each word of the query is to it.
    likeness: Vec<f32>,
}

impl<'q, 'a> Ranking<'q, 'a> {
    fn new(query: &'q Query, cards: &'a [Card]) -> Self {
        let mut words = HashMap::new();
        let mut best = vec![0.0; query.words.len()];
        for word in cards.iter().flat_map(|card| &card.phrases).flat_map(|phrase| phrase.split(' ')) {
            words.entry(word).or_insert_with(|| {
                let compared = Compared::new(query, word);
                raise_to(&mut best, &compared.likeness);
                compared
            });
        }
        let weight = |(word, best): (&Word, f32)| if word.is_known || best > 0.0 { word.weight } else { word.weight * UNKNOWN };
        Ranking { query, weights: query.words.iter().zip(best).map(weight).collect(), words }
    }

    /// How well a rule fits, from 0 to about 1, whatever it gains.
    fn fitness(&self, fit: &Fit) -> f32 {
        let covered = self.covered(&fit.found);
        // A query that no phrase says may yet be all in the rule, in its text or here and there.
        (0.6 * fit.phrase + 0.4 * covered).max(SCATTERED * covered)
    }

    /// The part of the query, by weight, that is found.
    fn covered(&self, found: &[f32]) -> f32 {
        self.weights.iter().zip(found).map(|(weight, found)| weight * found).sum::<f32>() / self.weights.iter().sum::<f32>()
    }

    fn fit(&mut self, card: &'a Card, is_own: bool) -> Fit<'a> {
        let query = self.query;
        let mut fit = Fit { card, phrase: 0.0, found: vec![0.0; query.words.len()], gain: 0.0 };
        for (i, phrase) in card.phrases.iter().enumerate() {
            let favour = if i == 0 { 1.03 } else { 1.0 } * if is_own { 1.04 } else { 1.0 };
            fit.phrase = fit.phrase.max(favour * self.phrase(phrase, &mut fit.found));
            // Joining may cost letters, and never gives any.
            if phrase.len() >= query.joined.len() && joined(phrase) == query.joined {
                fit.gain = fit.gain.max(0.5 * favour);
            }
        }
        if card.id() == query.joined {
            fit.gain = fit.gain.max(1.0);
        }
        self.find_in_text(card, &mut fit.found);
        for number in &query.numbers {
            if let Some(place) = card.numbers.iter().position(|own| *own == number.text) {
                let later = 0.02 * place.min(10) as f32;
                fit.gain = fit.gain.max(number.gain - later);
                number.words.iter().for_each(|&word| fit.found[word] = 1.0);
            }
        }
        fit
    }

    /// How well a phrase fits, from 0 to 1; raises `found` to how well the query's words are found in it.
    fn phrase(&self, phrase: &str, found: &mut [f32]) -> f32 {
        let query = self.query;
        let words: Vec<&str> = phrase.split(' ').collect();
        let mut of_query = vec![0.0_f32; query.words.len()];
        let mut of_phrase = vec![0.0_f32; words.len()];
        let mut weights = Vec::with_capacity(words.len());
        for (word, said) in words.iter().zip(&mut of_phrase) {
            let compared = &self.words[word];
            raise_to(&mut of_query, &compared.likeness);
            *said = compared.likeness.iter().copied().fold(0.0, f32::max);
            weights.push(compared.weight);
        }
        // Written together here and apart there: "oversized", "over sized".
        for (i, neighbours) in query.neighbours.iter().enumerate() {
            for (word, said) in words.iter().zip(&mut of_phrase) {
                let likeness = likeness::of_spellings(neighbours, word);
                raise_to(&mut of_query[i..], &[likeness; 2]);
                *said = said.max(likeness);
            }
        }
        for (j, two) in words.windows(2).enumerate() {
            // Joining may cost a letter, errors another two; most pairs are too long or too short for every word.
            let letters = two[0].len() + two[1].len();
            for (word, own) in query.words.iter().zip(&mut of_query).filter(|(word, _)| word.text.len().abs_diff(letters) <= 3) {
                let likeness = likeness::of_spellings(&fold::joined(two), &word.text);
                *own = own.max(likeness);
                raise_to(&mut of_phrase[j..], &[likeness; 2]);
            }
        }
        raise_to(found, &of_query);
        let said = weights.iter().zip(&of_phrase).map(|(weight, said)| weight * said).sum::<f32>() / weights.iter().sum::<f32>();
        self.covered(&of_query) * (0.6 + 0.4 * said)
    }

    /// Raises `found` to how well the query's words are found in the text of a card.
    fn find_in_text(&mut self, card: &'a Card, found: &mut [f32]) {
        let query = self.query;
        let missing = query.words.iter().zip(&*found).filter(|(_, found)| **found < IN_TEXT).map(|(word, _)| word);
        // Texts are long. An error in the first two letters of a word that stands nowhere else is not worth looking for.
        let beginnings: Vec<[u8; 2]> = missing.map(|word| beginning(&word.text)).collect();
        if beginnings.is_empty() {
            return;
        }
        for word in card.text.split(' ').filter(|word| beginnings.contains(&beginning(word))) {
            let compared = self.words.entry(word).or_insert_with(|| Compared::new(query, word));
            found.iter_mut().zip(&compared.likeness).for_each(|(found, likeness)| *found = found.max(IN_TEXT * likeness));
        }
    }
}

impl Compared {
    fn new(query: &Query, word: &str) -> Compared {
        let weight = if is_function_word(word) { FUNCTION_WORD } else { 1.0 };
        Compared { weight, likeness: query.words.iter().map(|own| likeness::of_words(&own.text, word)).collect() }
    }
}

/// The first two letters; the second is 0 where there is only one.
fn beginning(word: &str) -> [u8; 2] {
    let letter = |i| word.as_bytes().get(i).copied().unwrap_or(0);
    [letter(0), letter(1)]
}

/// Raises each value to the other in its place, where that is higher.
fn raise_to(values: &mut [f32], others: &[f32]) {
    values.iter_mut().zip(others).for_each(|(value, other)| *value = value.max(*other));
}
