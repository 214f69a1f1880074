//! A query as it is compared.

use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

use super::entry::joined;
use super::function_words::is_function_word;
use super::{meaning, normalize, numerals};

/// More words than anybody types; what follows them is not looked at.
pub const MAX_WORDS: usize = 32;

/// What a word weighs that says nothing about the subject.
pub const FUNCTION_WORD: f32 = 0.15;

/// What a rule gains whose number is in the query as one: it is found so, whatever else is said.
pub const CALLED: f32 = 0.8;

/// What somebody typed.
#[derive(Debug)]
pub struct Query {
    pub words: Vec<QueryWord>,
    /// Each two neighbouring words written as one.
    pub neighbours: Vec<String>,
    /// The whole query written as one word.
    pub joined: String,
    /// Whether it asks what a word means.
    pub asks_meaning: bool,
    /// What in the query may be a house's number.
    pub numbers: Vec<Number>,
}

#[derive(Debug)]
pub struct QueryWord {
    pub text: String,
    /// How much it says about the subject, from 0 to 1.
    pub weight: f32,
    /// Whether some rule has the word just as it is.
    pub is_known: bool,
}

/// Something in a query that may be a number.
#[derive(Debug)]
pub struct Number {
    pub text: String,
    /// What a rule with this number gains.
    pub gain: f32,
    /// The words of the query that the number explains, by their places.
    pub words: Vec<usize>,
}

impl Query {
    /// Reads what somebody typed in a language; `rarity` says how rare a folded word is among the rules, from 0 (in all of them) to 1 (in
    /// none). `None` if there is no word in it.
    pub fn read(typed: &str, lang: &str, rarity: impl Fn(&str) -> f32) -> Option<Query> {
        let mut texts = normalize::words(typed);
        texts.truncate(MAX_WORDS);
        if texts.is_empty() {
            return None;
        }
        let numbers = numbers(typed, &texts);
        numerals::spell_out_in(&mut texts, lang);
        let neighbours = texts.windows(2).map(|two| normalize::joined(&[&two[0], &two[1]])).collect();
        let joined = joined(&texts.join(" "));
        let asking = meaning::asking(&texts);
        let word = |(i, text): (usize, String)| {
            let rarity = rarity(&text);
            let says_nothing = is_function_word(&text) || asking.contains(&i) || !numbers.is_empty() && is_label(&text);
            let weight = if says_nothing { FUNCTION_WORD } else { 0.4 + 0.6 * rarity };
            QueryWord { text, weight, is_known: rarity < 1.0 }
        };
        let words: Vec<QueryWord> = texts.into_iter().enumerate().map(word).collect();
        Some(Query { words, neighbours, joined, asks_meaning: !asking.is_empty(), numbers })
    }

    /// Whether any word says something about a subject.
    pub fn has_subject(&self) -> bool {
        self.words.iter().any(|word| word.weight > FUNCTION_WORD)
    }
}

/// What people call that which has a number, in all languages.
const LABELS: &str = "rule rules section article point number nr clause szabály szabálya szabályt pont pontja cikk szakasz pravidlo \
    pravidla pravidlu bod článok číslo pravilo pravila točka članak broj regla reglu reglan grein númer правило правила правилу пункт \
    статья номер параграф";

static FOLDED_LABELS: LazyLock<HashSet<String>> = LazyLock::new(|| normalize::words(LABELS).into_iter().collect());

/// Whether a folded word only says that a number follows.
fn is_label(word: &str) -> bool {
    FOLDED_LABELS.contains(word)
}

/// What in a query may be a house's number: all of it, a chunk with a digit, or such a chunk and a chunk of letters. What says
/// that it is a number ("rule 39") is no part of it.
fn numbers(typed: &str, words: &[String]) -> Vec<Number> {
    let mut chunks = normalize::chunks(typed);
    chunks.truncate(MAX_WORDS);
    let explained = |chunk: &str| -> Vec<usize> {
        let of_chunk = normalize::words(chunk);
        let is_explained = |word: &str| chunk.contains(word) || of_chunk.iter().any(|own| own == word);
        (0..words.len()).filter(|&i| is_explained(&words[i])).collect()
    };
    let has_digit = |chunk: &str| chunk.bytes().any(|byte| byte.is_ascii_digit());
    let says_nothing = |chunk: &str| normalize::words(chunk).iter().all(|word| is_label(word) || is_function_word(word));
    let is_called_one = chunks.iter().any(|chunk| normalize::words(chunk).iter().any(|word| is_label(word)));
    let (labels, chunks): (Vec<String>, Vec<String>) =
        chunks.into_iter().partition(|chunk| !has_digit(chunk) && says_nothing(chunk));
    let is_all = chunks.iter().filter(|chunk| !has_digit(chunk)).count() <= 1 && (is_called_one || labels.is_empty());
    let mut numbers = Vec::new();
    for (i, chunk) in chunks.iter().enumerate().filter(|(_, chunk)| has_digit(chunk)) {
        // A bare figure among words is more often an amount than a number, unless it is called one.
        let is_bare = chunk.bytes().all(|byte| byte.is_ascii_digit()) && !is_called_one;
        numbers.push(Number { text: chunk.clone(), gain: if is_bare { 0.2 } else { CALLED }, words: explained(chunk) });
        for letters in chunks.iter().enumerate().filter(|&(j, letters)| i != j && !has_digit(letters)).map(|(_, letters)| letters) {
            let words = [explained(letters), explained(chunk)].concat();
            numbers.push(Number { text: format!("{letters}{chunk}"), gain: 1.0, words });
        }
    }
    if !numbers.is_empty() && is_all {
        let whole = chunks.iter().filter(|chunk| !has_digit(chunk)).chain(chunks.iter().filter(|chunk| has_digit(chunk)));
        for text in BTreeSet::from([chunks.concat(), whole.cloned().collect()]) {
            numbers.push(Number { text, gain: 1.5, words: (0..words.len()).collect() });
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Query {
        Query::read(typed, "en", |word| if word == "raise" { 0.1 } else { 1.0 }).unwrap()
    }

    #[test]
    fn words_weigh_what_they_say() {
        let query = read("the raise in Зурбаган");
        let weights: Vec<_> = query.words.iter().map(|word| (word.text.as_str(), word.weight, word.is_known)).collect();
        assert_eq!(weights, [("the", 0.15, false), ("raise", 0.46, true), ("in", 1.0, false), ("zurbagan", 1.0, false)]);
        assert!(query.has_subject());
        assert!(!read("the who is").has_subject());
        assert!(Query::read(" ?! ", "en", |_| 1.0).is_none());
    }

    #[test]
    fn the_words_that_ask_for_a_meaning_are_not_looked_for() {
        let query = read("что такое кикер");
        let weights: Vec<f32> = query.words.iter().map(|word| word.weight).collect();
        assert_eq!((query.asks_meaning, weights.as_slice()), (true, &[0.15, 0.15, 1.0][..]));
        assert!(!read("what happens to the kicker").asks_meaning);
    }

    #[test]
    fn numbers_are_looked_for_alone_and_with_their_book() {
        let numbers = |typed| read(typed).numbers.into_iter().map(|number| number.text).collect::<Vec<_>>();
        assert_eq!(numbers("TDA 39"), ["39", "tda39", "tda39"]);
        assert_eq!(numbers("rule 39 of the TDA"), ["39", "tda39", "39tda", "tda39"]);
        assert_eq!(numbers("rule 39"), ["39", "39"]);
        assert_eq!(numbers("правило 39"), ["39", "39"]);
        assert_eq!(numbers("hu-4.10"), ["hu4.10", "hu4.10"]);
        assert!(numbers("oversized chip").is_empty());
    }
}
