//! The words of the languages that say nothing about a subject. They count, but never decide.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::normalize;
use crate::lang::Lang;

/// Whether a folded word is one of them.
pub fn is_function_word(folded: &str) -> bool {
    folded.len() == 1 && !folded.as_bytes()[0].is_ascii_digit() || FOLDED.contains(folded)
}

static FOLDED: LazyLock<HashSet<String>> =
    LazyLock::new(|| Lang::ALL.into_iter().flat_map(|lang| normalize::words(lang.language().function_words)).collect());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn are_known_however_they_are_spelled() {
        for text in ["what", "hogy", "ktorý", "ktory", "tko", "það", "fyrir", "если", "esli", "chto", "можно", "č"] {
            assert!(is_function_word(&normalize::words(text)[0]), "{text}");
        }
        for text in ["all", "5", "turn"] {
            assert!(!is_function_word(&normalize::words(text)[0]), "{text}");
        }
    }
}
