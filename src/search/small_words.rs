//! The words that say nothing about a subject, and those by which people ask what another means, in every language.

use std::collections::HashSet;
use std::ops::Range;
#[cfg(not(target_family = "wasm"))]
use std::sync::LazyLock;

use super::normalize;
#[cfg(not(target_family = "wasm"))]
use crate::lang::Lang;

/// Such words, as they are compared.
#[derive(Debug)]
pub struct SmallWords {
    function_words: HashSet<String>,
    /// The longer ones first.
    asking: Vec<Vec<String>>,
}

/// Those of all languages that the program knows.
#[cfg(not(target_family = "wasm"))]
pub static SMALL_WORDS: LazyLock<SmallWords> = LazyLock::new(|| {
    let [function_words, asking] = texts();
    SmallWords::read(&function_words, &asking)
});

/// What [`SmallWords::read`] makes them of.
#[cfg(not(target_family = "wasm"))]
pub fn texts() -> [String; 2] {
    let languages = Lang::ALL.map(Lang::language);
    [languages.map(|own| own.function_words).join(" "), languages.map(|own| own.asks_meaning).join(",")]
}

impl SmallWords {
    /// Reads words with spaces between them, and the phrases that ask for a meaning with commas between.
    pub fn read(function_words: &str, asking: &str) -> SmallWords {
        let mut asking: Vec<Vec<String>> = asking.split(',').map(normalize::words).filter(|words| !words.is_empty()).collect();
        asking.sort_by_key(|words| std::cmp::Reverse(words.len()));
        SmallWords { function_words: normalize::words(function_words).into_iter().collect(), asking }
    }

    /// Whether a folded word says nothing about a subject. Such words count, but never decide.
    pub fn is_function_word(&self, folded: &str) -> bool {
        folded.len() == 1 && !folded.as_bytes()[0].is_ascii_digit() || self.function_words.contains(folded)
    }

    /// The places of the words of a folded query that ask what another means; none where the query asks something else.
    pub fn asking(&self, words: &[String]) -> Vec<usize> {
        let mut places: Vec<usize> = Vec::new();
        for phrase in &self.asking {
            let starts = words.windows(phrase.len()).enumerate().filter(|(_, run)| *run == phrase.as_slice());
            let runs: Vec<Range<usize>> = starts.map(|(at, _)| at..at + phrase.len()).collect();
            places.extend(runs.into_iter().flatten());
        }
        places.sort_unstable();
        places.dedup();
        // Whoever asks for nothing but a meaning has named no word.
        if places.len() == words.len() { Vec::new() } else { places }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn are_known_however_they_are_spelled() {
        for text in ["what", "hogy", "ktorý", "ktory", "tko", "það", "fyrir", "если", "esli", "chto", "можно", "č"] {
            assert!(SMALL_WORDS.is_function_word(&normalize::words(text)[0]), "{text}");
        }
        for text in ["all", "5", "turn"] {
            assert!(!SMALL_WORDS.is_function_word(&normalize::words(text)[0]), "{text}");
        }
    }

    fn asked(query: &str) -> Vec<usize> {
        SMALL_WORDS.asking(&normalize::words(query))
    }

    #[test]
    fn a_question_for_a_meaning_is_known_in_every_language() {
        for (query, places) in [
            ("what is a kicker", vec![0, 1]),
            ("What's a kicker?", vec![0]),
            ("what does kicker mean", vec![0, 1, 3]),
            ("definition of kicker", vec![0, 1]),
            ("mi az a kísérőlap", vec![0, 1, 2]),
            ("kisérőlap jelentese", vec![1]),
            ("čo je to kicker", vec![0, 1, 2]),
            ("sto znaci kicker", vec![0, 1]),
            ("hvað þýðir kicker", vec![0, 1]),
            ("что такое кикер", vec![0, 1]),
            ("chto takoe kiker", vec![0, 1]),
        ] {
            assert_eq!(asked(query), places, "{query}");
        }
    }

    #[test]
    fn other_questions_are_none() {
        for query in ["oversized chip", "what happens after a string bet", "who is it", "mi van ha soron kívül emel", "what is", ""]
        {
            assert_eq!(asked(query), [] as [usize; 0], "{query}");
        }
    }
}
