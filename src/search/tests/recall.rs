//! What a floor person types, and what must be found. The floors lie a little under what was reached when they were written.

use std::collections::BTreeMap;

use deunicode::deunicode;

use super::shipped::{DOCS, find, named};
use crate::search::{EntryKind, normalize};

/// Unoptimized, a query takes some twenty times as long, so not every alias is asked for in every way.
const EVERY: usize = if cfg!(debug_assertions) { 9 } else { 1 };

/// Asserts that of all aliases of rules in all languages, typed as `typed` has it, at least these shares (in percent) find their
/// rule first, and among the first three. An alias that two have is right with either.
fn recall(name: &str, typed: impl Fn(&str, &str) -> Option<String>, first: f32, first_three: f32) {
    recall_of(EntryKind::Rule, name, typed, first, first_three);
}

fn recall_of(kind: EntryKind, name: &str, typed: impl Fn(&str, &str) -> Option<String>, first: f32, first_three: f32) {
    let mut of_phrase: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for doc in DOCS.iter() {
        for alias in doc.aliases.iter().chain([&doc.title]) {
            of_phrase.entry(normalize::words(alias).concat()).or_default().push(named(doc.kind, &doc.id));
        }
    }
    let mut misses = Vec::new();
    let (mut asked, mut found_first, mut found_early) = (0.0_f32, 0.0_f32, 0.0_f32);
    let phrases = DOCS.iter().flat_map(|doc| doc.aliases.iter().chain([&doc.title]).map(move |phrase| (doc, phrase)));
    let queries = phrases
        .filter(|(doc, _)| doc.kind == kind)
        .filter_map(|(doc, phrase)| typed(phrase, doc.lang).map(|query| (doc, phrase, query)));
    for (doc, phrase, query) in queries.step_by(EVERY) {
        let right = &of_phrase[&normalize::words(phrase).concat()];
        let found = find(&query, doc.lang);
        let place = found.iter().position(|id| right.contains(id));
        asked += 1.0;
        found_first += f32::from(u8::from(place == Some(0)));
        found_early += f32::from(u8::from(place.is_some_and(|place| place < 3)));
        if place != Some(0) {
            misses.push(format!("{} {query}: {} at {place:?} of {found:?}", doc.lang, doc.id));
        }
    }
    let (in_first, in_three) = (100.0 * found_first / asked, 100.0 * found_early / asked);
    let report = format!("{name}: of {asked}, {in_first:.1} % first, {in_three:.1} % among three\n{}", misses.join("\n"));
    println!("{report}");
    assert!(in_first >= first && in_three >= first_three, "{report}");
}

#[test]
fn aliases_as_written() {
    recall("as written", |alias, _| Some(alias.to_owned()), 99.0, 100.0);
}

/// Where a rule is called so as well, it goes before the term.
#[test]
fn terms() {
    recall_of(EntryKind::Term, "terms as written", |term, _| Some(term.to_owned()), 75.0, 95.0);
    recall_of(EntryKind::Term, "terms with a typing error", |term, _| mistyped(term, 1), 58.0, 85.0);
}

#[test]
fn aliases_without_diacritics() {
    let without = |alias: &str, lang: &str| {
        (lang != "ru")
            .then(|| alias.chars().map(|c| if c.is_alphabetic() { deunicode(&c.to_string()) } else { c.to_string() }).collect())
    };
    recall("without diacritics", without, 99.0, 100.0);
}

#[test]
fn aliases_with_one_typing_error() {
    for seed in 1..=3 {
        recall("with a typing error", |alias, _| mistyped(alias, seed), 94.0, 98.0);
    }
}

#[test]
fn aliases_with_an_error_in_every_word() {
    recall(
        "with an error in every word",
        |alias, _| {
            let words: Vec<String> = alias.split(' ').map(|word| mistyped(word, 7).unwrap_or_else(|| word.to_owned())).collect();
            (words.join(" ") != alias).then(|| words.join(" "))
        },
        95.0,
        97.0,
    );
}

#[test]
fn russian_in_latin_letters() {
    for (short_i, kh, zh, ts, yu, ya, yery, shch) in [
        ("y", "kh", "zh", "ts", "yu", "ya", "y", "shch"),
        ("j", "h", "zh", "c", "ju", "ja", "i", "sch"),
        ("i", "h", "j", "ts", "iu", "ia", "y", "sh"),
    ] {
        let latin = |c: char| -> String {
            match c {
                'й' => short_i.into(),
                'х' => kh.into(),
                'ж' => zh.into(),
                'ц' => ts.into(),
                'ю' => yu.into(),
                'я' => ya.into(),
                'ы' => yery.into(),
                'щ' => shch.into(),
                'ь' | 'ъ' => String::new(),
                'э' | 'ё' => "e".into(),
                _ => deunicode(&c.to_string()),
            }
        };
        let typed = |alias: &str, lang: &str| (lang == "ru").then(|| alias.to_lowercase().chars().map(latin).collect());
        recall("Russian in Latin letters", typed, 98.0, 99.0);
    }
}

/// One error in the longest word: two letters swapped, one left out, doubled or replaced; `None` if no word has five letters.
fn mistyped(phrase: &str, seed: u64) -> Option<String> {
    let words: Vec<&str> = phrase.split(' ').collect();
    let longest = (0..words.len()).max_by_key(|&i| words[i].chars().count())?;
    let mut letters: Vec<char> = words[longest].chars().collect();
    if letters.len() < 5 || !letters.iter().all(|c| c.is_alphabetic()) {
        return None;
    }
    let mut random = phrase.bytes().fold(seed, |state, byte| step(state ^ u64::from(byte)));
    let mut below = |n: usize| {
        random = step(random);
        (random >> 33) as usize % n
    };
    // Hardly anybody mistypes the first letter.
    let place = 1 + below(letters.len() - 2);
    match below(4) {
        0 => letters.swap(place, place + 1),
        1 => drop(letters.remove(place)),
        2 => letters.insert(place, letters[place]),
        _ => letters[place] = if letters.iter().any(|c| ('а'..='я').contains(c)) { 'о' } else { 'e' },
    }
    let mut words: Vec<String> = words.into_iter().map(str::to_owned).collect();
    words[longest] = letters.into_iter().collect();
    Some(words.join(" "))
}

/// One step of a congruential generator; the seed decides everything.
fn step(state: u64) -> u64 {
    state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}
