//! What people do and have at a table, in the words of each language: different words for one thing are one *concept*.
//!
//! The words stand in `locales/<language>/finding.ftl`, and beside them those by which situations are told (`telling.ftl`). A form
//! is one or more words; `raise*` stands for every word that begins so, and a longer word for its own other endings too.
//! Between two words of a form another may stand.
//!
//! Of the forms of a single word the one that comes closest says what a word means: where `dealer` stands, it is nobody who
//! deals, however far `deals` could be bent. And a word that only holds a sentence together is no form but where it is one to the
//! letter.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use super::function_words::is_function_word;
use super::{normalize, numerals};
use crate::lang::Lang;

/// From so many letters on a word is known with another ending, and this much longer.
const INFLECTED: usize = 5;
const ENDING: usize = 3;

/// A beginning of fewer letters than this begins too much: words go on from it by [`SHORT_ENDING`] letters at most.
const SHORT: usize = 4;
const SHORT_ENDING: usize = 4;

/// English is read in every language, since that is what the trade speaks; but only words of so many letters, and as they stand. Short
/// ones are words of other languages too, and so are what long ones may be bent to ("stole", and a Slovak table).
const ABROAD: usize = 5;

/// How a word of a form may go on.
pub const OPEN: char = '*';
const BENT: char = '+';
/// As English bends verbs and nouns, which makes nobody who does it: "deals" and "dealing", but no "dealer".
const CONJUGATED: char = '~';

/// The endings of English; what is said of a stem is said with each of them.
const ENGLISH: [&str; 7] = ["", "e", "s", "es", "ed", "ing", "in"];

/// Whose words the forms are, and who reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Those who speak the language.
    Own(Lang),
    /// Those who speak another, where the forms are English.
    Abroad,
}

/// Forms in the order of their letters, a line each, so that those that begin with a word are found at once.
#[derive(Debug, Default)]
pub struct Concepts<'p> {
    printed: &'p str,
    /// What was found before: the forms that begin with a word.
    begun: RefCell<HashMap<String, Begun<'p>>>,
}

/// The forms that begin with a word, each with the number of its concept.
#[derive(Debug, Default)]
struct Begun<'p> {
    /// What the word means by itself.
    single: Vec<usize>,
    several: Vec<(&'p str, usize)>,
}

/// What folded words speak of.
#[derive(Debug, Default)]
pub struct Spoken {
    /// The concepts, in their order, each once.
    pub concepts: Vec<usize>,
    /// Whether each word belongs to a form.
    pub has_meaning: Vec<bool>,
}

/// Keys and forms as [`Concepts::read`] reads them; `number` says which number the concept of a key has.
pub fn print<'f>(
    forms: impl IntoIterator<Item = (&'f str, &'f str)>,
    reader: Reader,
    number: impl Fn(&str) -> Option<usize>,
) -> String {
    let mut lines = BTreeSet::new();
    for (key, form) in forms {
        let compared = match reader {
            Reader::Own(lang) => compared_in(form, Some(lang)),
            Reader::Abroad => abroad(form).unwrap_or_default(),
        };
        let Some(number) = number(key).filter(|_| !compared.is_empty()) else { continue };
        // A word that is listed means just that, also where another form can be bent to it.
        if compared.ends_with([BENT, CONJUGATED]) && !compared.contains(' ') {
            lines.insert(format!("{}\t{number}", normalize::words(form).concat()));
        }
        lines.insert(format!("{compared}\t{number}"));
    }
    lines.into_iter().collect::<Vec<_>>().join("\n")
}

/// A form as it is compared: two forms that are compared alike are one. Empty where no word is in it.
pub fn compared(form: &str) -> String {
    compared_in(form, None)
}

fn compared_in(form: &str, lang: Option<Lang>) -> String {
    let written = || form.split([' ', '-']).filter(|word| !word.is_empty());
    let mut bent: Vec<String> = written().flat_map(|word| form_words(word, lang)).collect();
    if let Some(lang) = lang {
        // A number has one spelling, and no endings.
        let folded: Vec<String> = written().flat_map(normalize::words).collect();
        let mut spelled = folded.clone();
        numerals::spell_out(&mut spelled, lang);
        for ((bent, folded), spelled) in bent.iter_mut().zip(folded).zip(spelled) {
            if folded != spelled {
                *bent = spelled;
            }
        }
    }
    bent.join(" ")
}

/// An English form as other languages read it; `None` where they do not.
fn abroad(form: &str) -> Option<String> {
    let compared = compared_in(form, Some(Lang::En));
    let mut words = Vec::new();
    let mut letters = 0;
    for (word, own) in compared.split(' ').zip(normalize::words(form)) {
        letters += own.len();
        words.push(if word.ends_with(OPEN) { word.to_owned() } else { own });
    }
    let is_long = letters >= ABROAD && words.iter().all(|word| word.len() > SHORT || !word.ends_with(OPEN));
    // A word that begins so has to begin with as much; and what nobody would take for a subject says nothing abroad either.
    let says_much = words.len() > 1 || words[0].trim_end_matches(OPEN).len() >= ABROAD;
    (is_long && says_much).then(|| words.join(" "))
}

/// A word of a form as it is compared, and how it may go on.
fn form_words(word: &str, lang: Option<Lang>) -> Vec<String> {
    let mut words = normalize::words(word);
    if let Some(last) = words.last_mut() {
        if word.ends_with(OPEN) {
            last.push(OPEN);
        } else if last.len() >= INFLECTED && last.is_ascii() && !last.bytes().any(|byte| byte.is_ascii_digit()) {
            if lang == Some(Lang::En) {
                last.truncate(english_stem(last).len());
                last.push(CONJUGATED);
            } else {
                last.truncate(last.len() - if last.len() > INFLECTED + 2 { 2 } else { 1 });
                last.push(BENT);
            }
        }
    }
    words
}

/// What is left of an English word without its ending, where that is at least three letters.
fn english_stem(word: &str) -> &str {
    let stems = ENGLISH.iter().filter_map(|ending| word.strip_suffix(ending)).filter(|stem| stem.len() >= 3);
    stems.min_by_key(|stem| stem.len()).unwrap_or(word)
}

impl<'p> Concepts<'p> {
    /// Reads what [`print`] wrote.
    pub fn read(printed: &'p str) -> Concepts<'p> {
        Concepts { printed, begun: RefCell::default() }
    }

    /// The concepts that folded words speak of, in their order, each once.
    pub fn of(&self, words: &[String]) -> Vec<usize> {
        let mut spoken = Spoken::default();
        self.add(words, &mut spoken);
        spoken.concepts
    }

    /// Adds what folded words speak of. A word that means something already means nothing else by itself.
    fn add(&self, words: &[String], spoken: &mut Spoken) {
        spoken.has_meaning.resize(words.len(), false);
        let meant_before = spoken.has_meaning.clone();
        let mut begun = self.begun.borrow_mut();
        for (at, word) in words.iter().enumerate() {
            if !begun.contains_key(word) {
                begun.insert(word.clone(), self.begun_by(word));
            }
            let Some(Begun { single, several }) = begun.get(word) else { continue };
            if !meant_before[at] {
                for number in single {
                    spoken.has_meaning[at] = true;
                    if !spoken.concepts.contains(number) {
                        spoken.concepts.push(*number);
                    }
                }
            }
            for (form, number) in several {
                if let Some(to) = fits(form, &words[at..]) {
                    spoken.has_meaning[at..at + to].fill(true);
                    if !spoken.concepts.contains(number) {
                        spoken.concepts.push(*number);
                    }
                }
            }
        }
    }

    /// The forms that begin with a word.
    fn begun_by(&self, word: &str) -> Begun<'p> {
        let mut begun = Begun::default();
        let mut closest = 0;
        let is_subject = !is_function_word(word);
        // The lines that begin with more and more of the word; mostly there are soon none left.
        let mut lines = self.printed;
        for end in (1..=word.len()).filter(|end| word.is_char_boundary(*end)) {
            lines = beginning_with(lines, &word[..end]);
            // The first word of the form has to be the stem itself. What may end it sorts before any letter, or behind all.
            let is_ended = |line: &&str| line.get(end..).is_some_and(|rest| rest.starts_with([' ', '\t', OPEN, BENT]));
            let conjugated = first(lines, |line| line.get(end).is_some_and(|next| *next >= CONJUGATED as u8));
            let ended = lines.split('\n').take_while(is_ended).chain(lines[conjugated..].split('\n'));
            for line in ended {
                let Some((form, number)) = line.split_once('\t') else { continue };
                let Ok(number) = number.parse() else { continue };
                let (own, is_single) = form.split_once(' ').map_or((form, true), |(own, _)| (own, false));
                if !is(own, word) {
                    continue;
                }
                if is_single && !is_subject && own.trim_end_matches(OPEN) != word {
                    continue;
                }
                if !is_single {
                    begun.several.push((form, number));
                    continue;
                }
                // What begins so is closer than what is bent to it.
                let closeness = if own == word { usize::MAX } else { 2 * own.len() + usize::from(own.ends_with(OPEN)) };
                if closeness > closest {
                    begun.single.clear();
                    closest = closeness;
                }
                if closeness == closest {
                    begun.single.push(number);
                }
            }
            if lines.is_empty() {
                break;
            }
        }
        begun
    }
}

/// What folded words speak of in the first of some languages, and in the next where the ones before know no word for it.
pub fn spoken(words: &[String], lexicons: &[&Concepts]) -> Spoken {
    let mut spoken = Spoken { concepts: Vec::new(), has_meaning: vec![false; words.len()] };
    lexicons.iter().for_each(|lexicon| lexicon.add(words, &mut spoken));
    spoken
}

/// Those of sorted lines that begin with a stem.
fn beginning_with<'p>(lines: &'p str, stem: &str) -> &'p str {
    let from = first(lines, |line| line >= stem.as_bytes());
    let lines = &lines[from..];
    &lines[..first(lines, |line| !line.starts_with(stem.as_bytes()))]
}

/// Where the first line begins for which something holds; it holds for all that follow. None is read but those on the way.
fn first(lines: &str, holds: impl Fn(&[u8]) -> bool) -> usize {
    let bytes = lines.as_bytes();
    let (mut from, mut to) = (0, bytes.len());
    while from < to {
        let middle = from.midpoint(to);
        let start = bytes[..middle].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let end = bytes[middle..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| middle + at);
        if holds(&bytes[start..end]) {
            to = start;
        } else {
            from = (end + 1).min(to);
        }
    }
    from
}

/// How many words, counted from the first, a form takes that they begin with. Between two words of it another may stand.
fn fits(form: &str, words: &[String]) -> Option<usize> {
    let mut at = 0;
    for (i, own) in form.split(' ').enumerate() {
        let near = if i == 0 { 1 } else { 2 };
        at += words.iter().skip(at).take(near).position(|word| is(own, word))? + 1;
    }
    Some(at)
}

fn is(own: &str, word: &str) -> bool {
    if let Some(stem) = own.strip_suffix(OPEN) {
        word.starts_with(stem) && (stem.len() >= SHORT || word.len() <= stem.len() + SHORT_ENDING)
    } else if let Some(stem) = own.strip_suffix(BENT) {
        word.starts_with(stem) && word.len() <= stem.len() + 1 + ENDING
    } else if let Some(stem) = own.strip_suffix(CONJUGATED) {
        word.strip_prefix(stem).is_some_and(|ending| is_english_ending(stem, ending))
    } else {
        own == word
    }
}

/// Whether a stem may end so. Behind a vowel that is written once the ending has lost its own ("playing" is folded to `plaing`).
fn is_english_ending(stem: &str, ending: &str) -> bool {
    ENGLISH.contains(&ending) || stem.ends_with('i') && ["ng", "n"].contains(&ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lang: Lang, forms: &[(&'static str, &'static str)]) -> (Vec<&'static str>, String) {
        let mut keys: Vec<&str> = forms.iter().map(|(key, _)| *key).collect();
        keys.sort_unstable();
        keys.dedup();
        let printed = print(forms.iter().copied(), Reader::Own(lang), |key| keys.binary_search(&key).ok());
        (keys, printed)
    }

    #[test]
    fn the_form_that_comes_closest_says_what_a_word_means() {
        let (keys, printed) =
            read(Lang::Hr, &[("call", "kol*"), ("how-many", "koliko"), ("show", "pokaz*"), ("pocket", "pokazivac")]);
        let of = |word: &str| Concepts::read(&printed).of(&normalize::words(word)).into_iter().map(|n| keys[n]).collect::<Vec<_>>();
        assert_eq!(of("koliko"), ["how-many"]);
        assert_eq!(of("kolao"), ["call"]);
        assert_eq!(of("kolektivno"), [] as [&str; 0], "a short beginning goes on for a few letters only");
        assert_eq!(of("pokazao"), ["show"]);
        assert_eq!(of("pokazivac"), ["pocket"]);
    }

    #[test]
    fn english_verbs_make_nobody_who_does_them() {
        let (_, printed) = read(Lang::En, &[("deal", "deals"), ("play", "played"), ("throw", "threw"), ("show", "shows")]);
        let is_known = |word: &str| !Concepts::read(&printed).of(&normalize::words(word)).is_empty();
        for word in ["deal", "deals", "dealing", "playing", "plays", "threw", "showed"] {
            assert!(is_known(word), "{word}");
        }
        for word in ["dealer", "dealt", "player", "three", "shove", "shoves"] {
            assert!(!is_known(word), "{word}");
        }
    }

    #[test]
    fn only_long_english_is_read_in_other_languages() {
        let forms = ["stole", "stall*", "skip*", "co", "raises", "scoops it", "big chip", "collude*"].map(|form| ("key", form));
        let printed = print(forms, Reader::Abroad, |_| Some(0));
        let forms: Vec<&str> = printed.lines().filter_map(|line| line.split('\t').next()).collect();
        assert_eq!(forms, ["big chip", "kolude*", "raises", "skops it", "stole"]);
    }

    #[test]
    fn a_figure_is_its_word() {
        let (_, printed) = read(Lang::En, &[("cards", "three cards")]);
        let mut words = normalize::words("3 cards");
        numerals::spell_out(&mut words, Lang::En);
        assert_eq!(Concepts::read(&printed).of(&words), [0]);
    }
}
