//! The second stage: the proposed documents against the query, phrase by phrase.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

use super::EntryKind;
use super::entry::{IndexEntry, joined};
use super::function_words::is_function_word;
use super::normalize;
use super::query::{FUNCTION_WORD, Query, QueryWord};
use super::similarity;

/// What a word that is only in the text of a rule counts, next to one in its title or an alias.
const IN_TEXT: f32 = 0.55;

/// How well a rule fits that has all words of the query, but not in one phrase.
const SCATTERED: f32 = 0.75;

/// What is left of the weight of a word that no rule knows: people tell whole stories.
const UNKNOWN: f32 = 0.5;

/// A hit must fit at least so well by itself ...
const THRESHOLD: f32 = 0.4;

/// ... and at least so well of what fits best of its kind.
const OF_BEST: f32 = 0.5;

/// A term that nobody asked for must fit better, by itself and next to the best: it only stands beside the rules.
const TERM_THRESHOLD: f32 = 0.6;
const TERM_OF_BEST: f32 = 0.8;

/// How well a hit must fit a query of which no word says anything ("whose is it"): as good as to the letter.
const THRESHOLD_WITHOUT_SUBJECT: f32 = 0.95;

/// What the fit of a term is multiplied by next to that of a rule: of two that fit nearly alike, the rule is wanted ...
const TERM: f32 = 0.75;

/// ... unless the query is the term to the letter, and only an alias of the rule ...
const TERM_NAMED: f32 = 1.1;

/// ... or somebody asks what a word means.
const TERM_ASKED_FOR: f32 = 1.7;

/// A rule is about what the query says if its title says so much of it.
const ABOUT: f32 = 0.8;

/// A rule or term that fits.
pub struct Ranked<'a> {
    /// The card whose phrase fits best.
    pub card: &'a IndexEntry,
    pub score: f32,
    /// Whether the query is its title, its id or an alias to the letter.
    pub is_named: bool,
    /// How much of the query its title says, from 0 to 1.
    title: f32,
}

/// The rules and terms among the cards that fit the query, best first; the asker's language is favoured a little.
pub fn rank<'a>(query: &Query, lang: &str, cards: &'a [IndexEntry]) -> Vec<Ranked<'a>> {
    // Apart, so that no term changes which rules are found.
    let [mut found, mut terms] = [EntryKind::Rule, EntryKind::Term].map(|kind| rank_kind(query, lang, cards, kind));
    for term in &mut terms {
        match (query.asks_meaning, term.is_named) {
            (true, _) => term.score *= TERM_ASKED_FOR,
            (false, true) => term.score = behind_rules_about_it(term, &found, term.score * TERM_NAMED),
            (false, false) => term.score = behind_rules_about_it(term, &found, term.score * TERM),
        }
    }
    found.append(&mut terms);
    // The sort is stable, so those that fit alike stay in the order of their ids, and rules before terms.
    found.sort_by(|a, b| b.score.total_cmp(&a.score));
    found
}

fn rank_kind<'a>(query: &Query, lang: &str, cards: &'a [IndexEntry], kind: EntryKind) -> Vec<Ranked<'a>> {
    let cards: Vec<&IndexEntry> = cards.iter().filter(|card| card.kind == kind).collect();
    let mut ranking = Ranking::new(query, &cards);
    let mut by_id: BTreeMap<&str, Fit<'a>> = BTreeMap::new();
    for card in cards {
        let fit = ranking.fit(card, card.lang == lang);
        match by_id.entry(&card.id) {
            Entry::Vacant(new) => _ = new.insert(fit),
            Entry::Occupied(mut known) => known.get_mut().merge(fit),
        }
    }
    let fits = by_id.into_values().map(|fit| (ranking.fitness(&fit), fit));
    let mut fits: Vec<(f32, Fit)> = fits.collect();
    let best = fits.iter().map(|(fitness, _)| *fitness).fold(0.0, f32::max);
    let (threshold, of_best) = match kind {
        _ if !query.has_subject() => (THRESHOLD_WITHOUT_SUBJECT, OF_BEST),
        EntryKind::Term if !query.asks_meaning => (TERM_THRESHOLD, TERM_OF_BEST),
        _ => (THRESHOLD, OF_BEST),
    };
    fits.retain(|(fitness, fit)| fitness + fit.gain >= threshold.max(best * of_best));
    fits.into_iter()
        .map(|(fitness, fit)| Ranked { card: fit.card, score: fitness + fit.gain, is_named: fit.is_named, title: fit.title })
        .collect()
}

/// The score of a term that goes neither before the rule that is called like it nor, where a rule that the house carries has
/// the query in its title, before the rule that fits best.
fn behind_rules_about_it(term: &Ranked, rules: &[Ranked], score: f32) -> f32 {
    let of_its_name = rules.iter().filter(|rule| rule.card.id == term.card.id);
    let with_title = rules.iter().any(|rule| rule.title >= ABOUT && !rule.card.text.is_empty());
    let ahead = rules.iter().filter(|_| with_title).map(|rule| rule.score).reduce(f32::max);
    of_its_name.map(|rule| rule.score).chain(ahead).fold(score, f32::min)
}

/// How a document, or all documents of a rule or term, fit the query.
struct Fit<'a> {
    /// The one whose phrase fits best.
    card: &'a IndexEntry,
    /// How well the best phrase fits.
    phrase: f32,
    /// How well each word of the query is found anywhere.
    found: Vec<f32>,
    /// What a number, or a phrase to the letter, gains.
    gain: f32,
    /// Whether a phrase or the id is the query to the letter.
    is_named: bool,
    /// How much of the query the title says, from 0 to 1.
    title: f32,
}

impl Fit<'_> {
    fn merge(&mut self, other: Self) {
        raise_to(&mut self.found, &other.found);
        self.gain = self.gain.max(other.gain);
        self.is_named |= other.is_named;
        self.title = self.title.max(other.title);
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
    words: HashMap<&'a str, ComparedWords>,
}

/// A word of the cards, next to the query.
struct ComparedWords {
    /// What it weighs in its phrase.
    weight: f32,
    /// How alike each word of the query is to it.
    likeness: Vec<f32>,
}

impl<'q, 'a> Ranking<'q, 'a> {
    fn new(query: &'q Query, cards: &[&'a IndexEntry]) -> Self {
        let mut words = HashMap::new();
        let mut best = vec![0.0; query.words.len()];
        for word in cards.iter().flat_map(|card| &card.phrases).flat_map(|phrase| phrase.split(' ')) {
            words.entry(word).or_insert_with(|| {
                let compared = ComparedWords::new(query, word);
                raise_to(&mut best, &compared.likeness);
                compared
            });
        }
        let weight =
            |(word, best): (&QueryWord, f32)| if word.is_known || best > 0.0 { word.weight } else { word.weight * UNKNOWN };
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

    fn fit(&mut self, card: &'a IndexEntry, is_own: bool) -> Fit<'a> {
        let query = self.query;
        let mut fit = Fit { card, phrase: 0.0, found: vec![0.0; query.words.len()], gain: 0.0, is_named: false, title: 0.0 };
        for (i, phrase) in card.phrases.iter().enumerate() {
            let favour = if i == 0 { 1.03 } else { 1.0 } * if is_own { 1.04 } else { 1.0 };
            let (covered, said) = self.phrase(phrase, &mut fit.found);
            fit.phrase = fit.phrase.max(favour * covered * (0.6 + 0.4 * said));
            if i == 0 {
                fit.title = covered;
            }
            // Joining may cost letters, and never gives any.
            if phrase.len() >= query.joined.len() && joined(phrase) == query.joined {
                fit.gain = fit.gain.max(0.5 * favour);
                fit.is_named = true;
            }
        }
        if card.joined_id() == query.joined {
            fit.gain = fit.gain.max(if card.kind == EntryKind::Rule { 1.0 } else { 0.5 });
            fit.is_named = true;
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

    /// How much of the query a phrase says, and how much of the phrase the query, each from 0 to 1; raises `found` to how well the
    /// query's words are found in it.
    fn phrase(&self, phrase: &str, found: &mut [f32]) -> (f32, f32) {
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
                let likeness = similarity::of_spellings(neighbours, word);
                raise_to(&mut of_query[i..], &[likeness; 2]);
                *said = said.max(likeness);
            }
        }
        for (j, two) in words.windows(2).enumerate() {
            // Joining may cost a letter, errors another two; most pairs are too long or too short for every word.
            let letters = two[0].len() + two[1].len();
            for (word, own) in query.words.iter().zip(&mut of_query).filter(|(word, _)| word.text.len().abs_diff(letters) <= 3) {
                let likeness = similarity::of_spellings(&normalize::joined(two), &word.text);
                *own = own.max(likeness);
                raise_to(&mut of_phrase[j..], &[likeness; 2]);
            }
        }
        raise_to(found, &of_query);
        let said = weights.iter().zip(&of_phrase).map(|(weight, said)| weight * said).sum::<f32>() / weights.iter().sum::<f32>();
        (self.covered(&of_query), said)
    }

    /// Raises `found` to how well the query's words are found in the text of a card.
    fn find_in_text(&mut self, card: &'a IndexEntry, found: &mut [f32]) {
        let query = self.query;
        let missing = query.words.iter().zip(&*found).filter(|(_, found)| **found < IN_TEXT).map(|(word, _)| word);
        // Texts are long. An error in the first two letters of a word that stands nowhere else is not worth looking for.
        let beginnings: Vec<[u8; 2]> = missing.map(|word| beginning(&word.text)).collect();
        if beginnings.is_empty() {
            return;
        }
        for word in card.text.split(' ').filter(|word| beginnings.contains(&beginning(word))) {
            let compared = self.words.entry(word).or_insert_with(|| ComparedWords::new(query, word));
            found.iter_mut().zip(&compared.likeness).for_each(|(found, likeness)| *found = found.max(IN_TEXT * likeness));
        }
    }
}

impl ComparedWords {
    fn new(query: &Query, word: &str) -> ComparedWords {
        let weight = if is_function_word(word) { FUNCTION_WORD } else { 1.0 };
        ComparedWords { weight, likeness: query.words.iter().map(|own| similarity::of_words(&own.text, word)).collect() }
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
