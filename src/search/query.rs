//! A query as it is compared.

use super::entry::joined;
use super::normalize;
use super::small_words::SmallWords;

/// More words than anybody types; what follows them is not looked at.
pub const MAX_WORDS: usize = 32;

/// What a word weighs that says nothing about the subject.
pub const FUNCTION_WORD: f32 = 0.15;

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
    /// Whether it is a mere figure, which may be an amount.
    pub is_bare: bool,
    /// The words of the query that the number explains, by their places.
    pub words: Vec<usize>,
}

impl Query {
    /// Reads what somebody typed; `rarity` says how rare a folded word is among the rules, from 0 (in all of them) to 1 (in
    /// none). `None` if there is no word in it.
    pub fn read(typed: &str, small: &SmallWords, rarity: impl Fn(&str) -> f32) -> Option<Query> {
        let mut texts = normalize::words(typed);
        texts.truncate(MAX_WORDS);
        if texts.is_empty() {
            return None;
        }
        let neighbours = texts.windows(2).map(|two| normalize::joined(&[&two[0], &two[1]])).collect();
        let joined = joined(&texts.join(" "));
        let numbers = numbers(typed, &texts);
        let asking = small.asking(&texts);
        let word = |(i, text): (usize, String)| {
            let rarity = rarity(&text);
            let weight = if small.is_function_word(&text) || asking.contains(&i) { FUNCTION_WORD } else { 0.4 + 0.6 * rarity };
            QueryWord { text, weight, is_known: rarity < 1.0 }
        };
        let words = texts.into_iter().enumerate().map(word).collect();
        Some(Query { words, neighbours, joined, asks_meaning: !asking.is_empty(), numbers })
    }

    /// Whether any word says something about a subject.
    pub fn has_subject(&self) -> bool {
        self.words.iter().any(|word| word.weight > FUNCTION_WORD)
    }
}

/// What in a query may be a house's number: all of it, a chunk with a digit, or such a chunk and a chunk of letters.
fn numbers(typed: &str, words: &[String]) -> Vec<Number> {
    let mut chunks = normalize::chunks(typed);
    chunks.truncate(MAX_WORDS);
    let explained = |chunk: &str| -> Vec<usize> {
        let of_chunk = normalize::words(chunk);
        let is_explained = |word: &str| chunk.contains(word) || of_chunk.iter().any(|own| own == word);
        (0..words.len()).filter(|&i| is_explained(&words[i])).collect()
    };
    let has_digit = |chunk: &str| chunk.bytes().any(|byte| byte.is_ascii_digit());
    let mut numbers = Vec::new();
    for (i, chunk) in chunks.iter().enumerate().filter(|(_, chunk)| has_digit(chunk)) {
        // A bare figure among words is more often an amount than a number.
        let is_bare = chunk.bytes().all(|byte| byte.is_ascii_digit());
        numbers.push(Number { text: chunk.clone(), gain: if is_bare { 0.2 } else { 0.8 }, is_bare, words: explained(chunk) });
        for letters in chunks.iter().enumerate().filter(|&(j, letters)| i != j && !has_digit(letters)).map(|(_, letters)| letters) {
            let words = [explained(letters), explained(chunk)].concat();
            numbers.push(Number { text: format!("{letters}{chunk}"), gain: 1.0, is_bare: false, words });
        }
    }
    if !numbers.is_empty() {
        let text = chunks.concat();
        let is_bare = text.bytes().all(|byte| byte.is_ascii_digit());
        numbers.push(Number { text, gain: 1.5, is_bare, words: (0..words.len()).collect() });
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::small_words::SMALL_WORDS;

    fn read(typed: &str) -> Query {
        Query::read(typed, &SMALL_WORDS, |word| if word == "raise" { 0.1 } else { 1.0 }).unwrap()
    }

    #[test]
    fn words_weigh_what_they_say() {
        let query = read("the raise in Зурбаган");
        let weights: Vec<_> = query.words.iter().map(|word| (word.text.as_str(), word.weight, word.is_known)).collect();
        assert_eq!(weights, [("the", 0.15, false), ("raise", 0.46, true), ("in", 1.0, false), ("zurbagan", 1.0, false)]);
        assert!(query.has_subject());
        assert!(!read("the who is").has_subject());
        assert!(Query::read(" ?! ", &SMALL_WORDS, |_| 1.0).is_none());
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
        assert_eq!(numbers("rule 39 of the TDA")[..2], ["39", "rule39"]);
        assert!(numbers("rule 39 of the TDA").contains(&"tda39".to_owned()));
        assert_eq!(numbers("hu-4.10"), ["hu4.10", "hu4.10"]);
        assert!(numbers("oversized chip").is_empty());
    }
}
