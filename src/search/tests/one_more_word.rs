//! One more word never loses a hit.

use std::collections::HashSet;

use super::shipped::{all_rules, index};
use crate::lang::Lang;
use crate::search::normalize;

/// Words of questions, a language a line, the commonest first.
const COMMON: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common-words.tsv"));

/// So many words of each language are added.
const ADDED: usize = 200;

/// There are some 700,000 pairs; unoptimized, so many are left out for each that is asked. The number is prime, so that all aliases
/// and all words come up.
const EVERY: usize = if cfg!(debug_assertions) { 1013 } else { 11 };

#[test]
fn one_more_word_never_loses_a_hit() {
    let rules = all_rules();
    let index = index(&rules);
    let phrases = || rules.iter().flat_map(|rule| rule.aliases.iter().chain([&rule.title]).map(move |phrase| (rule, phrase)));
    let said: HashSet<String> = phrases().flat_map(|(_, phrase)| normalize::words(phrase)).collect();
    let is_unsaid = |word: &&str| normalize::words(word).iter().all(|word| !said.contains(word));
    let (mut asked, mut lost) = (0, Vec::new());
    for lang in Lang::ALL.map(Lang::code) {
        let line = COMMON.lines().find_map(|line| line.strip_prefix(lang)).expect("a line of words");
        let words: Vec<&str> = line.split_whitespace().filter(is_unsaid).take(ADDED).collect();
        assert_eq!(words.len(), ADDED, "{lang}");
        let pairs = phrases().filter(|(rule, _)| rule.lang == lang).flat_map(|pair| words.iter().map(move |word| (pair, word)));
        for (n, ((rule, phrase), word)) in pairs.step_by(EVERY).enumerate() {
            let query = if n % 2 == 0 { format!("{phrase} {word}") } else { format!("{word} {phrase}") };
            let found = index.find(&query, lang, 3).unwrap();
            asked += 1;
            if found.iter().all(|hit| hit.id != rule.id) {
                lost.push(format!(
                    "{lang} {query}: {} is not in {:?}",
                    rule.id,
                    found.iter().map(|hit| &hit.id).collect::<Vec<_>>()
                ));
            }
        }
    }
    assert!(lost.is_empty(), "{} of {asked} lost\n{}", lost.len(), lost.join("\n"));
}
