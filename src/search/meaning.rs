//! How people ask what a word means, in every language.

use std::ops::Range;
use std::sync::LazyLock;

use super::normalize;
use crate::lang::Lang;

/// The words that ask, folded; the longer ones first.
static FOLDED: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let phrases = Lang::ALL.into_iter().flat_map(|lang| lang.language().asks_meaning.split(','));
    let mut phrases: Vec<Vec<String>> = phrases.map(normalize::words).collect();
    phrases.sort_by_key(|words| std::cmp::Reverse(words.len()));
    phrases
});

/// The places of the words of a folded query that ask what another means; none where the query asks something else.
pub fn asking(words: &[String]) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::new();
    for phrase in FOLDED.iter() {
        let starts = words.windows(phrase.len()).enumerate().filter(|(_, run)| *run == phrase.as_slice());
        let runs: Vec<Range<usize>> = starts.map(|(at, _)| at..at + phrase.len()).collect();
        places.extend(runs.into_iter().flatten());
    }
    places.sort_unstable();
    places.dedup();
    // Whoever asks for nothing but a meaning has named no word.
    if places.len() == words.len() { Vec::new() } else { places }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(query: &str) -> Vec<usize> {
        asking(&normalize::words(query))
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
