//! What of a text the [`model`](super::model) weighs: its words and the pieces of them, the concepts that they speak of, and how its
//! amounts compare.

use std::collections::BTreeSet;

use super::concepts::Concepts;
use super::small_words::SmallWords;

/// Features of a text, by the hash of their names, and how much each counts.
pub type Features = Vec<(u32, f32)>;

const WORD: f32 = 0.6;
const PIECE: f32 = 1.0;
const CONCEPT: f32 = 2.0;
const AMOUNTS: f32 = 0.6;

/// The pieces of a word are of so many letters, its beginning and its end among them: they hold through inflection and typing errors, in
/// all languages alike.
const LETTERS: usize = 4;

/// The smallest figure that is an amount of chips.
const SMALLEST: f32 = 20.0;

pub fn of(words: &[String], small: &SmallWords, lexicons: &[&Concepts]) -> Features {
    let mut features = Vec::new();
    let mut add = |kind: u8, name: &[u8], weight: f32| features.push((hash(kind, name), weight));
    for word in words.iter().filter(|word| !is_number(word)) {
        add(b'w', word.as_bytes(), if small.is_function_word(word) { 0.3 * WORD } else { WORD });
        pieces(word, |piece| add(b'p', piece, PIECE));
    }
    let concepts: BTreeSet<usize> = lexicons.iter().flat_map(|lexicon| lexicon.of(words)).collect();
    concepts.iter().for_each(|concept| add(b'c', concept.to_string().as_bytes(), CONCEPT));
    let amounts: Vec<f32> = words.iter().filter_map(|word| amount(word)).collect();
    if !amounts.is_empty() {
        add(b'a', amounts.len().min(3).to_string().as_bytes(), AMOUNTS);
    }
    if let [.., before, last] = amounts[..] {
        add(b'r', relation(before, last).as_bytes(), AMOUNTS);
    }
    if let [.., first, second, last] = amounts[..] {
        add(b's', step(first, second, last).as_bytes(), AMOUNTS);
    }
    if let Some(last) = amounts.last() {
        add(b'n', if is_chip(*last) { &b"chip"[..] } else { b"no chip" }, AMOUNTS);
    }
    normalized(features)
}

/// Calls for each piece of a word, between two signs that stand for its ends. Folded words have no letter of two bytes.
fn pieces(word: &str, each: impl FnMut(&[u8])) {
    let letters = [b" ", word.as_bytes(), b" "].concat();
    letters.windows(LETTERS.min(letters.len())).for_each(each);
}

/// The name of the feature of a word.
pub fn word(word: &str) -> u32 {
    hash(b'w', word.as_bytes())
}

fn normalized(mut features: Features) -> Features {
    features.sort_by_key(|(name, _)| *name);
    features.dedup_by_key(|(name, _)| *name);
    let length = features.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
    features.iter_mut().for_each(|(_, weight)| *weight /= length);
    features
}

/// How an amount compares with the one before it.
fn relation(before: f32, last: f32) -> &'static str {
    match last / before {
        ratio if ratio < 1.0 => "less",
        1.0 => "same",
        ratio if ratio < 1.5 => "less than half more",
        ratio if ratio < 2.0 => "less than twice",
        _ => "twice and more",
    }
}

/// How the last of three amounts, one above the other, is raised next to the one before it.
fn step(first: f32, second: f32, last: f32) -> &'static str {
    if first >= second || second >= last {
        return "no raises";
    }
    if last - second < second - first { "a smaller raise" } else { "a raise" }
}

/// Whether there is a chip of this amount, as houses have them.
fn is_chip(amount: f32) -> bool {
    let mut leading = amount;
    while leading >= 100.0 {
        leading /= 10.0;
    }
    [10.0, 25.0, 50.0].contains(&leading)
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// An amount as people write it: `1200`, `1.200`, `2k`, `1.5k`.
fn amount(word: &str) -> Option<f32> {
    let digits = word.trim_end_matches('k');
    let thousands = if digits.len() < word.len() { 1000.0 } else { 1.0 };
    let value: f32 = match digits.split_once('.') {
        Some((whole, part)) if part.len() == 3 => format!("{whole}{part}").parse().ok()?,
        _ => digits.parse().ok()?,
    };
    Some(value * thousands).filter(|value| *value >= SMALLEST)
}

/// FNV-1a.
fn hash(kind: u8, name: &[u8]) -> u32 {
    let step = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    name.iter().fold(step(0x811c_9dc5, &kind), step)
}
