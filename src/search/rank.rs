//! The documents against the query, phrase by phrase.

use std::collections::{BTreeMap, HashMap, btree_map, hash_map};

use super::beyond::Beyond;
use super::entries::{Entries, EntryText, NumberedEntry, places};
use super::entry;
use super::hunch::{Hunch, Learnt};
use super::normalize;
use super::query::{FUNCTION_WORD, MAX_WORDS, Query, QueryWord};
use super::similarity::{self, Beginning};
use super::small_words::SmallWords;
use super::{EntryKind, Fit};

/// What a word that is only in the text of a rule counts, next to one in its title or an alias.
const IN_TEXT: f32 = 0.55;

/// How well a rule fits that has all words of the query, but not in one phrase.
const SCATTERED: f32 = 0.75;

/// What is left of the weight of a word that no rule knows: people tell whole stories.
const UNKNOWN: f32 = 0.5;

/// A good hit fits at least so well by itself ...
const THRESHOLD: f32 = 0.4;

/// ... and at least so well of what fits best of its kind.
const OF_BEST: f32 = 0.5;

/// A term that nobody asked for fits better, by itself and next to the best: it only stands beside the rules.
const TERM_THRESHOLD: f32 = 0.6;
const TERM_OF_BEST: f32 = 0.8;

/// How well a good hit fits a query of which no word says anything ("whose is it"): as good as to the letter.
const THRESHOLD_WITHOUT_SUBJECT: f32 = 0.95;

/// What the fit of a term is multiplied by next to that of a rule: unless the term fits far better, the rule is wanted ...
const TERM: f32 = 0.62;

/// ... unless the query is the term to the letter, and only an alias of the rule ...
const TERM_NAMED: f32 = 1.1;

/// ... or would be, but for a typing error, ...
const TERM_MISTYPED: f32 = 0.9;

/// ... or somebody asks what a word means.
const TERM_ASKED_FOR: f32 = 1.7;

/// A rule is about what the query says if its title says so much of it.
const ABOUT: f32 = 0.8;

/// So many hits there are at least, where a word is known; what fits badly makes them up.
const AT_LEAST: usize = 3;

/// What a standard deviation of what was learnt counts beside the fit of the words, where somebody tells a story of so many words. Who
/// types two words has mostly typed the rule's own.
const HUNCH: f32 = 0.5;
const STORY: f32 = 3.0;

/// Who says a title or an alias to the letter, or a number, means it, whatever was learnt; and who would but for a typing error or one
/// word more, nearly so.
const NAMED: f32 = 2.0;
const NEARLY_NAMED: f32 = 1.0;

/// What a club says in its own words fits as well as a rule of its base if it fits at least so well next to it ...
const AS_WELL: f32 = 0.92;

/// ... and so well by itself: what somebody tells in a story is found by what was learnt, and a club's words teach little.
const OWN_THRESHOLD: f32 = 0.7;

/// Whoever says a club's own title, alias or term, whatever else he says, means it as far as that is so much of what he says.
const OWN_SAID: f32 = 0.25;

/// Where a club's own rule speaks of so much of the query, be it in its text, it stands in sight as well, and before what the house has
/// nothing on.
const OWN_TOLD: f32 = 0.5;

/// Among so many it then stands.
const AMONG: usize = 3;

/// Of a rule that the house does not carry there is nothing to read: it stands back behind what the club says itself.
const NOT_CARRIED: f32 = 0.75;

/// A word is known that is so much like one in a title, an alias or a text.
const KNOWN: f32 = 0.7;

/// A rule or term, and how it fits.
pub struct Ranked<'a> {
    /// The entry whose phrase fits best.
    pub entry: &'a NumberedEntry<'a>,
    pub score: f32,
    pub fit: Fit,
    /// Whether the query is its title, its id or an alias to the letter.
    pub is_named: bool,
    /// Whether it would be, but for a typing error.
    is_mistyped: bool,
    /// How much of the query its title says, from 0 to 1.
    title: f32,
    /// How much of the query says one of its phrases, from 0 to 1.
    said: f32,
    /// How much of the query stands anywhere in it, from 0 to 1.
    told: f32,
    /// Whether a word of the query stands in it, and not only one that looks like it.
    has_a_word: bool,
}

/// The rules and terms that fit the query, best first, and behind them, where they are few, those that come closest; the
/// asker's language is favoured a little.
///
/// # Errors
/// Those of the index.
pub fn rank<'a, B: Beyond>(
    query: &'a Query,
    lang: &str,
    rules: &'a Entries<'a>,
    terms: &'a Entries<'a>,
    index: &B,
    small: &SmallWords,
) -> Result<Vec<Ranked<'a>>, B::Error> {
    let learnt = Learnt::read(index, small, lang)?;
    // Apart, so that no term changes which rules are found.
    let mut found = rank_kind(query, lang, rules, EntryKind::Rule, index, learnt.as_ref())?;
    let mut terms = rank_kind(query, lang, terms, EntryKind::Term, index, None)?;
    for term in &mut terms {
        match (query.asks_meaning, term.is_named) {
            (true, _) => term.score *= TERM_ASKED_FOR,
            // What a club itself calls so is meant by it.
            (false, _) if is_own_and_said(term) => term.score = beside_rules(term, &found),
            (false, true) => term.score = behind_rules_about_it(term, &found, term.score * TERM_NAMED),
            (false, false) if term.is_mistyped => term.score = behind_rules_about_it(term, &found, term.score * TERM_MISTYPED),
            (false, false) => term.score = behind_rules_about_it(term, &found, term.score * TERM),
        }
    }
    found.append(&mut terms);
    // The sort is stable, so those that fit alike stay in the order of their ids, and rules before terms.
    found.sort_by(|a, b| a.fit.cmp(&b.fit).then(b.score.total_cmp(&a.score)));
    keep_own_in_sight(&mut found);
    // Who has named something to the letter has not mistyped: what only looks like it, or was learnt to be near it, is nothing to him.
    if found.iter().any(|hit| hit.is_named && hit.fit == Fit::Good) {
        found.retain(|hit| hit.is_named || hit.has_a_word);
    }
    let good = found.iter().filter(|hit| hit.fit == Fit::Good).count();
    found.truncate(good.max(AT_LEAST));
    Ok(found)
}

/// All of a kind that have anything of the query, in the order of their ids.
fn rank_kind<'a, B: Beyond>(
    query: &'a Query,
    lang: &str,
    entries: &'a Entries<'a>,
    kind: EntryKind,
    index: &B,
    learnt: Option<&Learnt<B>>,
) -> Result<Vec<Ranked<'a>>, B::Error> {
    let mut ranking = Ranking::new(query, entries);
    if entries.list.iter().any(|entry| matches!(entry.text, EntryText::Of(_))) {
        ranking.look_into_texts(index)?;
    }
    let hunch = match learnt {
        Some(learnt) => learnt.hunch(query, &ranking.spelled_rightly())?,
        None => Hunch::default(),
    };
    ranking.knows_a_word |= hunch.knows_a_word;
    let mut by_id: BTreeMap<&str, EntryFit<'a>> = BTreeMap::new();
    for entry in &entries.list {
        let fit = ranking.fit(entry, entry.lang == lang);
        match by_id.entry(entry.id) {
            btree_map::Entry::Vacant(new) => _ = new.insert(fit),
            btree_map::Entry::Occupied(mut known) => known.get_mut().merge(fit),
        }
    }
    let scored = by_id.into_values().enumerate().map(|(place, fit)| {
        let fitness = ranking.fitness(&fit);
        let told = if fit.entry.is_own { ranking.told(&fit.found) } else { 0.0 };
        Scored { score: fitness + fit.gain, fitness, told, likely: hunch.of(place), fit }
    });
    let mut scored: Vec<Scored> = scored.filter(|one| one.score > 0.0 || one.likely > 0.0).collect();
    let best = scored.iter().map(|one| one.fitness).fold(0.0, f32::max);
    let own = own_that_fit_as_well(&scored);
    reorder(&mut scored, HUNCH * (query.words.len() as f32 / STORY).min(1.0));
    put_first(&mut scored, &own);
    put_before_nothing(&mut scored);
    let (threshold, of_best) = match kind {
        _ if !query.has_subject() => (THRESHOLD_WITHOUT_SUBJECT, OF_BEST),
        EntryKind::Term if !query.asks_meaning => (TERM_THRESHOLD, TERM_OF_BEST),
        EntryKind::Rule | EntryKind::Term => (THRESHOLD, OF_BEST),
    };
    let ranked = scored.into_iter().map(
        |Scored { score, told, fit: EntryFit { entry, gain, is_named, is_mistyped, title, said, has_a_word, .. }, .. }| {
            let is_meant = entry.is_own && (said >= OWN_SAID || told >= OWN_TOLD && kind == EntryKind::Rule);
            let fit = if is_meant || score >= threshold.max(best * of_best) { Fit::Good } else { Fit::Close };
            Ranked { entry, score, fit, is_named, is_mistyped, title, said, told, has_a_word: has_a_word || gain > 0.0 }
        },
    );
    Ok(ranked.filter(|hit| hit.fit == Fit::Good || ranking.knows_a_word).collect())
}

/// Gives the best score to the rule that is most likely meant, by its words and by what was learnt, and so on: what was learnt
/// says which rule is meant, and the words how well anything fits.
fn reorder(scored: &mut [Scored], hunch: f32) {
    if scored.iter().all(|one| one.likely == 0.0) {
        return;
    }
    let mut scores: Vec<f32> = scored.iter().map(|one| one.score).collect();
    scores.sort_by(|a, b| b.total_cmp(a));
    let named = |fit: &EntryFit| match (fit.is_named || fit.is_numbered, fit.is_mistyped || fit.is_nearly_named) {
        (true, _) => NAMED,
        (false, true) => NEARLY_NAMED,
        (false, false) => 0.0,
    };
    let total = |one: &Scored| one.score + hunch * one.likely + named(&one.fit);
    let mut order: Vec<usize> = (0..scored.len()).collect();
    order.sort_by(|&a, &b| total(&scored[b]).total_cmp(&total(&scored[a])));
    for (place, score) in order.into_iter().zip(scores) {
        scored[place].score = score;
    }
}

/// Of what a club says in its own words, what fits no worse than any rule of its base, by the places of the list, the worst first.
fn own_that_fit_as_well(scored: &[Scored]) -> Vec<usize> {
    // Who says a number means that number; who says a name to the letter, what is called so.
    if scored.iter().any(|one| one.fit.is_numbered) {
        return Vec::new();
    }
    let is_named = scored.iter().any(|one| one.fit.is_named);
    let carried = |one: &Scored| if one.fit.entry.text == EntryText::None { NOT_CARRIED } else { 1.0 };
    let best = scored.iter().map(|one| one.fitness * carried(one)).fold(0.0, f32::max);
    let threshold = if scored.iter().any(|one| one.fitness > best) { OWN_THRESHOLD * NOT_CARRIED } else { OWN_THRESHOLD };
    let least = threshold.max(AS_WELL * best);
    // Whoever says a name of the club's and more besides means it, too, unless he says a rule of the base better.
    let said = scored.iter().filter(|one| !one.fit.entry.is_own && one.fit.entry.text != EntryText::None);
    let least_said = said.map(|one| one.fit.said).fold(OWN_SAID, f32::max);
    let fits_as_well = |one: &Scored| one.fit.said >= least_said || if is_named { one.fit.is_named } else { one.fitness >= least };
    let mut own: Vec<usize> =
        (0..scored.len()).filter(|&place| scored[place].fit.entry.is_own && fits_as_well(&scored[place])).collect();
    let order = |one: &Scored| (one.fit.said, one.score);
    own.sort_by(|&a, &b| {
        let (a, b) = (order(&scored[a]), order(&scored[b]));
        a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
    });
    own
}

/// Gives each of those in turn a score before all others: the last of them is first.
fn put_first(scored: &mut [Scored], places: &[usize]) {
    for &place in places {
        scored[place].score = scored.iter().map(|one| one.score).fold(0.0, f32::max).next_up();
    }
}

/// What the house has nothing on goes behind what the club itself speaks of, unless it was called by its name.
fn put_before_nothing(scored: &mut [Scored]) {
    let Some(best) = scored.iter().max_by(|a, b| a.score.total_cmp(&b.score)) else { return };
    if best.fit.entry.text != EntryText::None || best.fit.is_named || best.fit.is_numbered {
        return;
    }
    let mut own: Vec<usize> =
        (0..scored.len()).filter(|&place| scored[place].fit.entry.is_own && scored[place].told >= OWN_TOLD).collect();
    own.sort_by(|&a, &b| scored[a].told.total_cmp(&scored[b].told));
    put_first(scored, &own);
}

/// Whether something is a club's own and the query says one of its phrases.
fn is_own_and_said(hit: &Ranked) -> bool {
    hit.entry.is_own && hit.said >= OWN_SAID
}

/// The score of a club's own term that the query says: before the rules, unless the query says one of them as well.
fn beside_rules(term: &Ranked, rules: &[Ranked]) -> f32 {
    let can_be_meant = |rule: &&Ranked| rule.entry.is_own || rule.entry.text != EntryText::None;
    let best = rules.iter().map(|rule| rule.score).fold(term.score, f32::max);
    match rules.iter().filter(can_be_meant).find(|rule| rule.said >= term.said) {
        Some(rule) => rule.score.next_down(),
        None => best.next_up(),
    }
}

/// What a club itself calls so is never out of sight, however much better something else fits.
fn keep_own_in_sight(found: &mut [Ranked]) {
    let is_meant =
        |hit: &Ranked| is_own_and_said(hit) || hit.entry.is_own && hit.told >= OWN_TOLD && hit.entry.kind == EntryKind::Rule;
    for place in AMONG..found.len() {
        if is_meant(&found[place]) {
            // The last of those in sight makes room that is none of them.
            let Some(to) = (0..AMONG).rev().find(|&at| !is_meant(&found[at])) else { return };
            found[to..=place].rotate_right(1);
        }
    }
}

/// The score of a term that goes neither before the rule that is called like it nor, where a rule that the house carries has
/// the query in its title, before the rule that fits best.
fn behind_rules_about_it(term: &Ranked, rules: &[Ranked], score: f32) -> f32 {
    let of_its_name = rules.iter().filter(|rule| rule.entry.id == term.entry.id);
    let with_title = rules.iter().any(|rule| rule.title >= ABOUT && rule.entry.text != EntryText::None);
    let ahead = rules.iter().filter(|_| with_title).map(|rule| rule.score).reduce(f32::max);
    of_its_name.map(|rule| rule.score).chain(ahead).fold(score, f32::min)
}

/// How a rule or term fits, and how likely it is meant.
struct Scored<'a> {
    /// What it is ordered by.
    score: f32,
    /// How well it fits by its words alone.
    fitness: f32,
    /// How much of the query stands in it; asked of a club's own only.
    told: f32,
    likely: f32,
    fit: EntryFit<'a>,
}

/// How a document, or all documents of a rule or term, fit the query.
struct EntryFit<'a> {
    /// The one whose phrase fits best.
    entry: &'a NumberedEntry<'a>,
    /// How well the best phrase fits.
    phrase: f32,
    /// How well each word of the query is found anywhere.
    found: Vec<f32>,
    /// What a number, or a phrase to the letter, gains.
    gain: f32,
    /// Whether a phrase or the id is the query to the letter.
    is_named: bool,
    /// Whether it would be, but for a typing error.
    is_mistyped: bool,
    /// Whether a number in the query that is no bare figure is its own.
    is_numbered: bool,
    /// Whether the query is a phrase to the letter, with one word more.
    is_nearly_named: bool,
    /// How much of the query the title says, from 0 to 1.
    title: f32,
    /// How much of the query says a whole phrase, from 0 to 1.
    said: f32,
    /// Whether a word of the query stands in it.
    has_a_word: bool,
}

impl EntryFit<'_> {
    fn merge(&mut self, other: Self) {
        raise_to(&mut self.found, &other.found);
        self.gain = self.gain.max(other.gain);
        self.is_named |= other.is_named;
        self.is_mistyped |= other.is_mistyped;
        self.is_numbered |= other.is_numbered;
        self.is_nearly_named |= other.is_nearly_named;
        self.has_a_word |= other.has_a_word;
        self.title = self.title.max(other.title);
        self.said = self.said.max(other.said);
        if other.phrase > self.phrase {
            (self.entry, self.phrase) = (other.entry, other.phrase);
        }
    }
}

struct Ranking<'a> {
    query: &'a Query,
    /// The words of the entries.
    words: &'a [&'a str],
    /// What each word of the query weighs.
    weights: Vec<f32>,
    /// The word of the entries that each word of the query is most like.
    likest: Vec<Option<usize>>,
    /// The query without its typing errors, written as one word; nothing where there are none.
    rightly: Option<String>,
    /// The places of the query's words among the words of the entries.
    places: Vec<Option<usize>>,
    /// Whether a word that says something about a subject stands in some title, alias or text.
    knows_a_word: bool,
    /// How many of the words say nothing about a subject: they come first.
    function_words: usize,
    /// What has come of each word of the entries next to the query, by its place.
    compared: Vec<Comparison>,
    /// The words that are like one of the query.
    alike: Vec<ComparedWord>,
    /// What was found in texts, by the numbers of their documents.
    in_texts: HashMap<u32, FoundInText>,
    /// How the words of the query begin, and its neighbours written as one.
    beginnings: [Vec<Beginning>; 2],
}

/// What has come of a word next to the query: not compared yet, like none of its words, like none but with a first letter of theirs, so
/// that it may be one together with the next, or one of those that are alike, counted from [`FIRST_ALIKE`]. Nearly all words are like
/// none, and there are many.
type Comparison = u32;
const NOT_YET: Comparison = 0;
const UNLIKE: Comparison = 1;
const BEGINS_ALIKE: Comparison = 2;
const FIRST_ALIKE: Comparison = 3;

/// How well each word of the query is found in a text, and whether one stands there.
struct FoundInText {
    found: Vec<f32>,
    has_a_word: bool,
}

/// A word that is like one of the query.
#[derive(Clone)]
struct ComparedWord {
    /// How alike each word of the query is to it.
    likeness: Vec<f32>,
    /// Whether it is a word of the query that says something about a subject.
    is_known: bool,
}

impl<'a> Ranking<'a> {
    fn new(query: &'a Query, entries: &'a Entries<'a>) -> Self {
        let mut ranking = Ranking {
            query,
            words: &entries.words,
            weights: Vec::new(),
            likest: vec![None; query.words.len()],
            rightly: None,
            places: vec![None; query.words.len()],
            knows_a_word: false,
            function_words: entries.function_words,
            compared: vec![NOT_YET; entries.words.len()],
            alike: Vec::new(),
            in_texts: HashMap::new(),
            beginnings: [
                query.words.iter().map(|word| Beginning::of(&word.text)).collect(),
                query.neighbours.iter().map(|word| Beginning::of(word)).collect(),
            ],
        };
        let mut best = vec![0.0; query.words.len()];
        for place in entries.list.iter().flat_map(NumberedEntry::phrases).flat_map(places) {
            if ranking.compared[place] == NOT_YET {
                let Some(ComparedWord { likeness, .. }) = ranking.compare(place) else { continue };
                raise_to(&mut best, likeness);
                let likest: Vec<usize> = (0..likeness.len()).filter(|&i| likeness[i] >= KNOWN && likeness[i] == best[i]).collect();
                likest.into_iter().for_each(|i| ranking.likest[i] = Some(place));
            }
        }
        let weight =
            |(word, best): (&QueryWord, &f32)| if word.is_known || *best > 0.0 { word.weight } else { word.weight * UNKNOWN };
        ranking.weights = query.words.iter().zip(&best).map(weight).collect();
        let rightly = entry::joined(&ranking.spelled_rightly().join(" "));
        ranking.rightly = Some(rightly).filter(|rightly| *rightly != query.joined);
        ranking.knows_a_word |= query.words.iter().any(|word| word.weight > FUNCTION_WORD && word.is_known);
        ranking
    }

    /// The words of the query; instead of one that no rule has, the one that was most likely meant.
    fn spelled_rightly(&self) -> Vec<String> {
        let rightly = |(word, likest): (&QueryWord, &Option<usize>)| match likest {
            Some(place) if !word.is_known => self.words[*place].to_owned(),
            Some(_) | None => word.text.clone(),
        };
        self.query.words.iter().zip(&self.likest).map(rightly).collect()
    }

    /// Compares a word of the entries with those of the query; `None` where it is like none of them.
    fn compare(&mut self, place: usize) -> Option<&ComparedWord> {
        let word = self.words[place];
        // Most words begin otherwise already.
        let first = word.as_bytes().first();
        let is_it = |own: &QueryWord| own.text.as_bytes().first() == first && own.text == word;
        if let Some(own) = self.query.words.iter().position(is_it) {
            let again = self.query.words[own..].iter().zip(&mut self.places[own..]).filter(|(own, _)| is_it(own));
            again.for_each(|(_, known)| *known = Some(place));
        }
        let Some(compared) = ComparedWord::new(self.query, &self.beginnings, word) else {
            let begins_alike = self.query.words.iter().any(|own| own.text.as_bytes().first() == first);
            self.compared[place] = if begins_alike { BEGINS_ALIKE } else { UNLIKE };
            return None;
        };
        self.knows_a_word |= compared.is_known;
        self.compared[place] = FIRST_ALIKE + self.alike.len() as Comparison;
        self.alike.push(compared);
        self.alike.last()
    }

    /// What is alike about a word, as far as it has been compared.
    fn compared(&self, place: usize) -> Option<&ComparedWord> {
        self.alike.get(self.compared[place].checked_sub(FIRST_ALIKE)? as usize)
    }

    /// Looks for the words of the query in the texts that are only in the index.
    fn look_into_texts<B: Beyond>(&mut self, index: &B) -> Result<(), B::Error> {
        let of_phrase = |place| self.compared(place).map(|compared| (self.words[place].to_owned(), compared.clone()));
        let of_phrases = (0..self.words.len()).filter_map(of_phrase);
        let mut alike: HashMap<String, ComparedWord> = of_phrases.collect();
        // An error in the first two letters of a word that stands nowhere else is not worth looking for.
        for own in &self.query.words {
            for word in index.text_words(&own.text)? {
                let hash_map::Entry::Vacant(new) = alike.entry(word) else { continue };
                if let Some(compared) = ComparedWord::new(self.query, &self.beginnings, new.key()) {
                    new.insert(compared);
                }
            }
        }
        for (word, compared) in &alike {
            for document in index.with_text_word(word)? {
                let nothing = || FoundInText { found: vec![0.0; self.query.words.len()], has_a_word: false };
                let text = self.in_texts.entry(document).or_insert_with(nothing);
                text.has_a_word |= compared.is_known;
                raise_to_text(&mut text.found, &compared.likeness);
            }
        }
        Ok(())
    }

    /// How well a rule fits, from 0 to about 1, whatever it gains.
    fn fitness(&self, fit: &EntryFit) -> f32 {
        let covered = self.covered(&fit.found);
        // A query that no phrase says may yet be all in the rule, in its text or here and there.
        (0.6 * fit.phrase + 0.4 * covered).max(SCATTERED * covered)
    }

    /// The part of the query, by weight, that is found.
    fn covered(&self, found: &[f32]) -> f32 {
        self.weights.iter().zip(found).map(|(weight, found)| weight * found).sum::<f32>() / self.weights.iter().sum::<f32>()
    }

    /// The part of the query, by weight, that stands anywhere in a rule, be it only in its text.
    fn told(&self, found: &[f32]) -> f32 {
        let told: Vec<f32> = found.iter().map(|found| if *found >= IN_TEXT * KNOWN { 1.0 } else { 0.0 }).collect();
        self.covered(&told)
    }

    fn fit(&mut self, entry: &'a NumberedEntry<'a>, is_own: bool) -> EntryFit<'a> {
        let query = self.query;
        let found = vec![0.0; query.words.len()];
        let mut fit = EntryFit {
            entry,
            phrase: 0.0,
            found,
            gain: 0.0,
            is_named: false,
            is_mistyped: false,
            is_numbered: false,
            is_nearly_named: false,
            title: 0.0,
            said: 0.0,
            has_a_word: false,
        };
        let mut phrase = Vec::new();
        for (i, line) in entry.phrases().enumerate() {
            if self.is_unlike(line) {
                continue;
            }
            phrase.clear();
            phrase.extend(places(line));
            let phrase = phrase.as_slice();
            let favour = if i == 0 { 1.03 } else { 1.0 } * if is_own { 1.04 } else { 1.0 };
            let (covered, said) = self.phrase(phrase, &mut fit.found);
            fit.has_a_word |= phrase.iter().any(|&word| self.compared(word).is_some_and(|compared| compared.is_known));
            fit.phrase = fit.phrase.max(favour * covered * (0.6 + 0.4 * said));
            fit.said = fit.said.max(self.said(phrase, is_own));
            if i == 0 {
                fit.title = covered;
            }
            fit.is_mistyped |= self.rightly.as_ref().is_some_and(|rightly| self.is_joined(phrase, rightly));
            if self.is_joined(phrase, &query.joined) {
                fit.gain = fit.gain.max(0.5 * favour);
                fit.is_named = true;
            } else {
                let share = self.share(phrase, is_own);
                // With one word more it is as good as named; in a story a phrase is one of many things.
                let with_one_more = query.words.len() <= phrase.len() + 1;
                fit.is_nearly_named |= with_one_more && share > 0.0;
                let gain = if with_one_more { 0.5 * share.sqrt() } else { 0.3 * share };
                fit.gain = fit.gain.max(favour * gain);
            }
        }
        if entry.joined_id == query.joined {
            fit.gain = fit.gain.max(if entry.kind == EntryKind::Rule { 1.0 } else { 0.5 });
            fit.is_named = true;
        }
        fit.has_a_word |= self.find_in_text(entry, &mut fit.found);
        for number in &query.numbers {
            if let Some(place) = entry.numbers().position(|own| own == number.text) {
                let later = 0.02 * place.min(10) as f32;
                fit.gain = fit.gain.max(number.gain - later);
                fit.is_numbered |= !number.is_bare;
                number.words.iter().for_each(|&word| fit.found[word] = 1.0);
            }
        }
        fit
    }

    /// Whether nothing in a phrase is like anything in the query: neither a word, nor two neighbours written as one, nor all of it.
    fn is_unlike(&self, line: &str) -> bool {
        let mut words = places(line).peekable();
        let first = words.peek().map(|&first| self.compared[first]);
        if first == Some(BEGINS_ALIKE)
            && [Some(&self.query.joined), self.rightly.as_ref()]
                .into_iter()
                .flatten()
                .any(|joined| self.may_be_joined(places(line), joined))
        {
            return false;
        }
        while let Some(word) = words.next() {
            let is_unlike = match self.compared[word] {
                UNLIKE => true,
                BEGINS_ALIKE => {
                    words.peek().is_none_or(|&next| !self.may_be_one(&[self.words[word], self.words[next]]).any(|may| may))
                }
                _ => false,
            };
            if !is_unlike {
                return false;
            }
        }
        true
    }

    /// For each word of the query, whether two others, written as one, may be like it. Joining may cost a letter, errors another two;
    /// most pairs are too long or too short, or begin otherwise.
    fn may_be_one(&self, two: &[&str; 2]) -> impl Iterator<Item = bool> {
        let (letters, first) = (two[0].len() + two[1].len(), two[0].as_bytes().first());
        let may = move |own: &QueryWord| own.text.len().abs_diff(letters) <= 3 && own.text.as_bytes().first() == first;
        self.query.words.iter().map(may)
    }

    /// Whether a phrase, written as one word, is a query written as one.
    fn is_joined(&self, phrase: &[usize], joined: &str) -> bool {
        self.may_be_joined(phrase.iter().copied(), joined) && normalize::joined(&self.spelled(phrase)) == joined
    }

    /// Whether the first letter and the length of a phrase are those of a query written as one.
    fn may_be_joined(&self, phrase: impl Iterator<Item = usize>, joined: &str) -> bool {
        let (mut words, mut letters) = (0, 0);
        for word in phrase.map(|word| self.words[word]) {
            if words == 0 && word.as_bytes().first() != joined.as_bytes().first() {
                return false;
            }
            (words, letters) = (words + 1, letters + word.len());
        }
        // Joining may cost a letter at each joint, and never gives any.
        ((letters + 1).saturating_sub(words)..=letters).contains(&joined.len())
    }

    /// The part of the query, by weight, that is the phrase to the letter; 0 where the query does not have it in one piece.
    ///
    /// A phrase may be a word that says nothing in another language (OOT, and Russian "от"): for those who speak its own it counts
    /// as any other.
    fn share(&self, phrase: &[usize], is_own: bool) -> f32 {
        if phrase.is_empty() {
            return 0.0;
        }
        let is_said = |run: &[Option<usize>]| run.iter().zip(phrase).all(|(said, word)| *said == Some(*word));
        let Some(at) = self.places.windows(phrase.len()).position(is_said) else { return 0.0 };
        let own = &self.weights[at..at + phrase.len()];
        let (said, all) = (own.iter().sum::<f32>(), self.weights.iter().sum::<f32>());
        if is_own && own.iter().all(|weight| *weight <= FUNCTION_WORD) {
            let words = phrase.len() as f32;
            // Beside one other word it can only be meant so.
            return if self.places.len() <= phrase.len() + 1 { 1.0 } else { words / (all - said + words) };
        }
        said / all
    }

    /// The part of the query, by weight, that says a phrase, wherever its words stand and however they are inflected; 0 where a word of
    /// the phrase is missing that says something about a subject.
    fn said(&self, phrase: &[usize], is_own: bool) -> f32 {
        let mut is_of_phrase = vec![false; self.weights.len()];
        let mut has_a_subject = false;
        for &word in phrase.iter().filter(|&&word| word >= self.function_words) {
            has_a_subject = true;
            let likeness = self.compared(word).map_or(&[][..], |compared| compared.likeness.as_slice());
            let mut is_said = false;
            for (own, likeness) in is_of_phrase.iter_mut().zip(likeness) {
                *own |= *likeness >= KNOWN;
                is_said |= *likeness >= KNOWN;
            }
            if !is_said {
                return 0.0;
            }
        }
        if !has_a_subject {
            return self.share(phrase, is_own);
        }
        let said: f32 = self.weights.iter().zip(&is_of_phrase).filter(|(_, own)| **own).map(|(weight, _)| weight).sum();
        said / self.weights.iter().sum::<f32>()
    }

    fn spelled(&self, phrase: &[usize]) -> Vec<&'a str> {
        phrase.iter().map(|&word| self.words[word]).collect()
    }

    /// How much of the query a phrase says, and how much of the phrase the query, each from 0 to 1; raises `found` to how well the
    /// query's words are found in it.
    fn phrase(&self, phrase: &[usize], found: &mut [f32]) -> (f32, f32) {
        let mut of_query = [0.0_f32; MAX_WORDS];
        let of_query = &mut of_query[..self.weights.len()];
        let (mut weights, mut said) = (0.0, 0.0);
        let mut before = None;
        for (j, &word) in phrase.iter().enumerate() {
            let likeness = self.compared(word).map_or(&[][..], |compared| compared.likeness.as_slice());
            raise_to(of_query, likeness);
            let alone = likeness.iter().copied().fold(0.0, f32::max);
            // Written together there, and apart here: "oversized", "over sized".
            let with_next = phrase.get(j + 1).map_or(0.0, |&next| self.two_as_one(word, next, of_query));
            let weight = if word < self.function_words { FUNCTION_WORD } else { 1.0 };
            weights += weight;
            said += weight * alone.max(with_next).max(before.replace(with_next).unwrap_or(0.0));
        }
        raise_to(found, of_query);
        (self.covered(of_query), if weights > 0.0 { said / weights } else { 0.0 })
    }

    /// How alike two neighbours of a phrase, written as one, are to a word of the query; raises `of_query` to it.
    fn two_as_one(&self, word: usize, next: usize, of_query: &mut [f32]) -> f32 {
        let two = [self.words[word], self.words[next]];
        let mut best = 0.0_f32;
        for ((own, may), of_query) in self.query.words.iter().zip(self.may_be_one(&two)).zip(of_query) {
            if may {
                let likeness = similarity::of_spellings(&normalize::joined(&two), &own.text);
                *of_query = of_query.max(likeness);
                best = best.max(likeness);
            }
        }
        best
    }

    /// Raises `found` to how well the query's words are found in the text of an entry; whether one of them stands there.
    fn find_in_text(&mut self, entry: &NumberedEntry, found: &mut [f32]) -> bool {
        let query = self.query;
        let missing = query.words.iter().zip(&*found).filter(|(_, found)| **found < IN_TEXT).map(|(word, _)| word);
        let beginnings: Vec<u16> = missing.map(|word| beginning(&word.text)).collect();
        if beginnings.is_empty() {
            return false;
        }
        match entry.text {
            EntryText::None => false,
            EntryText::Of(document) => match self.in_texts.get(&document) {
                Some(text) => {
                    raise_to(found, &text.found);
                    text.has_a_word
                }
                None => false,
            },
            EntryText::Here(text) => {
                let mut has_a_word = false;
                for word in places(text) {
                    if self.compared[word] == NOT_YET && beginnings.contains(&beginning(self.words[word])) {
                        self.compare(word);
                    }
                    let Some(compared) = self.compared(word) else { continue };
                    has_a_word |= compared.is_known;
                    raise_to_text(found, &compared.likeness);
                }
                has_a_word
            }
        }
    }
}

impl ComparedWord {
    /// `None` where the word is like none of the query.
    fn new(query: &Query, [of_words, of_neighbours]: &[Vec<Beginning>; 2], word: &str) -> Option<ComparedWord> {
        let mut all = [0.0; MAX_WORDS];
        let all = &mut all[..query.words.len()];
        let beginning = Beginning::of(word);
        for ((likeness, own), begins) in all.iter_mut().zip(&query.words).zip(of_words) {
            if begins.may_be_alike(beginning) {
                *likeness = similarity::of_words(&own.text, word);
            }
        }
        // Written apart in the query, and together here.
        for (i, (neighbours, begins)) in query.neighbours.iter().zip(of_neighbours).enumerate() {
            if begins.may_be_alike(beginning) {
                raise_to(&mut all[i..], &[similarity::of_spellings(neighbours, word); 2]);
            }
        }
        let says = query.words.iter().zip(&*all).filter(|(own, _)| own.weight > FUNCTION_WORD);
        let is_known = says.into_iter().any(|(_, likeness)| *likeness >= KNOWN);
        all.iter().any(|likeness| *likeness > 0.0).then(|| ComparedWord { likeness: all.to_vec(), is_known })
    }
}

/// The first two letters; the second is 0 where there is only one.
fn beginning(word: &str) -> u16 {
    let letter = |i| word.as_bytes().get(i).copied().unwrap_or(0);
    u16::from_be_bytes([letter(0), letter(1)])
}

/// Raises how well words are found to what they count where they are only in a text.
fn raise_to_text(found: &mut [f32], likeness: &[f32]) {
    found.iter_mut().zip(likeness).for_each(|(found, likeness)| *found = found.max(IN_TEXT * likeness));
}

/// Raises each value to the other in its place, where that is higher.
fn raise_to(values: &mut [f32], others: &[f32]) {
    values.iter_mut().zip(others).for_each(|(value, other)| *value = value.max(*other));
}
