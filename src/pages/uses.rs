//! Which terms of the glossary a text uses.
//!
//! A word of a text may have any ending, and may look like a term and be none: "in turn" is no card. So a term counts as used
//! where the same text uses it in English and in other languages too, for hardly two of them mix up the same things.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use crate::corpus::text::{TextReading, plain};
use crate::corpus::{Corpus, HouseView, Lang, Rule, Texts};
use crate::lang::Inflection;

/// In so many languages a term must be found, English among them.
const AGREE: usize = 3;

/// How long an ending may be, and how many letters of the word may change before it.
const ENDING: usize = 4;
const CHANGED: usize = 2;

/// Finds terms in texts.
pub struct TermUses<'c> {
    /// In the order of [`Lang::ALL`].
    vocabularies: [TermVocabulary<'c>; Lang::COUNT],
    /// What was found in texts so far, by what they say: the books of several houses share most of theirs.
    known: Mutex<HashMap<u64, BTreeSet<&'c str>>>,
}

/// The terms of one language, by the first two letters of their first word, the longest first.
struct TermVocabulary<'c> {
    lang: Lang,
    forms: HashMap<String, Vec<(Vec<String>, &'c str)>>,
}

impl<'c> TermUses<'c> {
    pub fn new(corpus: &'c Corpus) -> TermUses<'c> {
        TermUses { vocabularies: Lang::ALL.map(|lang| TermVocabulary::new(corpus, lang)), known: Mutex::default() }
    }

    /// The ids of the terms that a text uses.
    pub fn of(&self, texts: &Texts) -> BTreeSet<&'c str> {
        let mut says = DefaultHasher::new();
        texts.written().for_each(|(lang, _)| (lang as usize, texts.get(lang)).hash(&mut says));
        let says = says.finish();
        if let Some(found) = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&says) {
            return found.clone();
        }
        let found = self.find(texts);
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(says, found.clone());
        found
    }

    fn find(&self, texts: &Texts) -> BTreeSet<&'c str> {
        let found = self.vocabularies.iter().map(|vocabulary| vocabulary.find(texts.get(vocabulary.lang)));
        let found: Vec<BTreeSet<&str>> = found.collect();
        let written: Vec<Lang> = texts.written().map(|(lang, _)| lang).collect();
        if written.len() < Lang::COUNT {
            // A club's text in few languages: they have to agree.
            let first = written.first().map(|lang| found[*lang as usize].clone()).unwrap_or_default();
            return first.into_iter().filter(|term| written.iter().all(|lang| found[*lang as usize].contains(term))).collect();
        }
        let agreed = |term: &&str| found.iter().filter(|terms| terms.contains(term)).count() >= AGREE;
        found[Lang::En as usize].iter().copied().filter(agreed).collect()
    }

    /// The words with which a printed text in one language says some of these terms, each as it stands there, with the term: one
    /// word for a term, the first.
    pub fn spoken(&self, lang: Lang, text: &str, terms: &BTreeSet<&'c str>) -> Vec<(String, &'c str)> {
        let text = plain(text);
        let mut spoken: Vec<(String, &str)> = Vec::new();
        for (span, term) in self.vocabularies[lang as usize].spans(&text) {
            if terms.contains(term) && spoken.iter().all(|(_, known)| *known != term) {
                spoken.push((text[span].to_owned(), term));
            }
        }
        spoken
    }

    /// The terms that a house uses, each with the rules that do: those about it first, then those that use it oftener. A rule
    /// uses what its title and its clauses use, as far as the house carries them.
    pub fn by_term(&self, view: &HouseView<'c>) -> HashMap<&'c str, Vec<&'c Rule>> {
        let mut weighed: HashMap<&str, Vec<(usize, &Rule)>> = HashMap::new();
        for rule in view.rules() {
            let mut weights: BTreeMap<&str, usize> = BTreeMap::new();
            for term in self.of(&rule.title) {
                *weights.entry(term).or_default() += TITLE;
            }
            for texts in view.clauses_of(&rule.id).into_iter().filter_map(|clause| view.texts(clause)) {
                for term in self.of(texts) {
                    *weights.entry(term).or_default() += 1;
                }
            }
            if let Some(term) = view.corpus.term(&rule.id) {
                *weights.entry(&term.id).or_default() += TITLE;
            }
            for (term, weight) in weights {
                weighed.entry(term).or_default().push((weight, rule));
            }
        }
        let in_order = |mut rules: Vec<(usize, &'c Rule)>| {
            rules.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
            rules.into_iter().map(|(_, rule)| rule).collect()
        };
        weighed.into_iter().map(|(term, rules)| (term, in_order(rules))).collect()
    }
}

/// What a title counts, next to one clause.
const TITLE: usize = 100;

impl<'c> TermVocabulary<'c> {
    fn new(corpus: &'c Corpus, lang: Lang) -> TermVocabulary<'c> {
        let mut forms: HashMap<String, Vec<(Vec<String>, &str)>> = HashMap::new();
        for term in &corpus.glossary.terms {
            let inflected = term.inflections.get(lang).iter().map(|form| form.value.as_str());
            for form in inflected.chain([term.term.get(lang)]) {
                let words = words(form);
                let Some(first) = words.first() else { continue };
                forms.entry(beginning(first)).or_default().push((words, &term.id));
            }
        }
        forms.values_mut().for_each(|forms| forms.sort_by_key(|(words, _)| std::cmp::Reverse(words.len())));
        TermVocabulary { lang, forms }
    }

    fn find(&self, text: &str) -> BTreeSet<&'c str> {
        let readings = TextReading::all(text).unwrap_or_else(|_| vec![TextReading::plain(text)]);
        let words: Vec<String> = readings.iter().flat_map(|reading| words(&plain(&reading.text))).collect();
        self.among(&words).into_iter().map(|(_, term)| term).collect()
    }

    /// Where terms stand in a plain text, in bytes.
    fn spans(&self, text: &str) -> Vec<(Range<usize>, &'c str)> {
        let spans = word_spans(text);
        let words: Vec<String> = spans.iter().map(|span| small(&text[span.clone()])).collect();
        let in_text = |(at, term): (Range<usize>, &'c str)| (spans[at.start].start..spans[at.end - 1].end, term);
        self.among(&words).into_iter().map(in_text).collect()
    }

    /// Terms among words, each with the words that it takes. A word belongs to the longest term in which it stands: "big blind" is
    /// no blind besides.
    fn among(&self, words: &[String]) -> Vec<(Range<usize>, &'c str)> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let forms = self.forms.get(&beginning(word)).map_or(&[][..], Vec::as_slice);
            let here = |form: &[String]| {
                words[at..].len() >= form.len() && form.iter().zip(&words[at..]).all(|(own, word)| self.is_form_of(own, word))
            };
            let longest = forms.iter().find(|(form, _)| here(form)).map_or(0, |(form, _)| form.len());
            let terms = forms.iter().filter(|(form, _)| form.len() == longest && here(form));
            found.extend(terms.map(|(_, term)| (at..at + longest, *term)));
            at += longest.max(1);
        }
        found
    }

    fn is_form_of(&self, own: &str, word: &str) -> bool {
        if own == word {
            return true;
        }
        if let Inflection::Endings(endings) = self.lang.language().inflection {
            let ending = |stem: &str| word.strip_prefix(stem).is_some_and(|ending| endings.contains(&ending));
            // "bet" and "betting", "raise" and "raising".
            let doubled = own.chars().last().map(|last| format!("{own}{last}")).filter(|doubled| word.starts_with(doubled));
            let silent = own.strip_suffix('e').filter(|stem| word.strip_prefix(stem) == Some("ing"));
            return ending(own) || doubled.is_some_and(|doubled| ending(&doubled)) || silent.is_some();
        }
        let shared = own.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
        let needed = own.chars().count().saturating_sub(CHANGED).max(3);
        shared >= needed && word.chars().count() - shared <= ENDING
    }
}

fn beginning(word: &str) -> String {
    word.chars().take(2).collect()
}

/// Words in small letters; a hyphen parts them, an apostrophe does not.
fn words(text: &str) -> Vec<String> {
    word_spans(text).into_iter().map(|span| small(&text[span])).collect()
}

/// Where the words of a text stand, in bytes.
fn word_spans(text: &str) -> Vec<Range<usize>> {
    let mut spans: Vec<Range<usize>> = Vec::new();
    let mut goes_on = false;
    for (at, c) in text.char_indices() {
        let (is_letter, is_apostrophe) = (c.is_alphanumeric(), matches!(c, '\'' | '’'));
        match spans.last_mut() {
            Some(word) if is_letter && goes_on => word.end = at + c.len_utf8(),
            _ if is_letter => spans.push(at..at + c.len_utf8()),
            _ => {}
        }
        goes_on = is_letter || is_apostrophe && goes_on;
    }
    spans
}

fn small(word: &str) -> String {
    word.to_lowercase().replace(['\'', '’'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::Source;

    fn corpus() -> Corpus {
        Corpus::load(&Source::embedded()).unwrap_or_else(|findings| panic!("{findings:?}"))
    }

    fn found<'c>(uses: &TermUses<'c>, lang: Lang, text: &str) -> Vec<&'c str> {
        uses.vocabularies[lang as usize].find(text).into_iter().collect()
    }

    #[test]
    fn words_are_found_in_any_form() {
        let corpus = corpus();
        let uses = TermUses::new(&corpus);
        assert_eq!(found(&uses, Lang::En, "He raised; the raising *blinds* [fold](check)"), ["blind", "fold", "raise"]);
        assert_eq!(found(&uses, Lang::Hu, "A zsetonok közül kettőt"), ["chip"]);
        assert_eq!(found(&uses, Lang::Sk, "Do stávky troma žetónmi"), ["chip", "wager"]);
        assert_eq!(found(&uses, Lang::Ru, "Крупными фишками на большом блайнде"), ["big-blind", "oversized-chip"]);
        assert_eq!(
            found(&uses, Lang::En, "{ $x ->\n    [one] a chip\n   *[other] the river\n} for { $button }"),
            ["chip", "river"]
        );
    }

    #[test]
    fn a_term_is_found_as_it_stands_in_the_text() {
        let corpus = corpus();
        let uses = TermUses::new(&corpus);
        let terms = BTreeSet::from(["big-blind", "chip"]);
        let spoken = |lang, text| uses.spoken(lang, text, &terms);
        let words = |words: [(&str, &'static str); 2]| words.map(|(word, term)| (word.to_owned(), term));
        assert_eq!(
            spoken(Lang::En, "Facing the Big *blind*, chips and chip"),
            words([("Big blind", "big-blind"), ("chips", "chip")])
        );
        assert_eq!(spoken(Lang::Ru, "Крупными фишками на большом блайнде")[0], ("большом блайнде".to_owned(), "big-blind"));
        assert_eq!(spoken(Lang::En, "fold"), []);
    }

    #[test]
    fn the_longest_term_has_the_word() {
        let corpus = corpus();
        let uses = TermUses::new(&corpus);
        assert_eq!(found(&uses, Lang::En, "the big blind"), ["big-blind"]);
        assert_eq!(found(&uses, Lang::En, "a big pot, blind"), ["blind", "pot"]);
        assert_eq!(found(&uses, Lang::En, "an all-in re-raise"), ["all-in", "re-raise"]);
    }

    #[test]
    fn what_only_looks_like_a_term_is_none() {
        let corpus = corpus();
        let uses = TermUses::new(&corpus);
        let used = |clause: &str| {
            let clause = corpus.clause(clause).unwrap_or_else(|| panic!("{clause}"));
            clause.texts().flat_map(|texts| uses.of(texts)).collect::<BTreeSet<_>>()
        };
        // Whose turn it is; and the card.
        assert!(!used("acting-in-turn/wait").contains("turn") && used("acting-in-turn/wait").contains("out-of-turn"));
        assert!(used("limit-structure/streets").is_superset(&BTreeSet::from(["flop", "turn", "river"])));
    }

    #[test]
    fn the_rule_about_a_term_comes_first() {
        let corpus = corpus();
        let view = HouseView::new(&corpus, "pslive").unwrap();
        let rules = TermUses::new(&corpus).by_term(&view);
        assert_eq!(rules["string-bet"][0].id, "string-bet");
        assert!(rules["raise"].len() > 5 && !rules.contains_key("time-charge"));
        assert!(rules.values().flatten().all(|rule| !view.clauses_of(&rule.id).is_empty()));
    }
}
