//! What a ranking asks of an index, wherever it lies: on a disk ([`schema`](super::schema)), or in a page that a browser has loaded
//! ([`shelf`](super::shelf)).

use std::collections::BTreeSet;

/// What an index knows beyond the entries.
pub trait Beyond {
    /// What may go wrong where it lies.
    type Error;
    /// A text as it hands it out.
    type Text<'i>: AsRef<str> + Default
    where
        Self: 'i;

    /// How many documents are of rules.
    fn rules(&self) -> u64;

    /// In how many documents of rules a folded word stands, be it in their phrases or only in their text.
    fn rules_with(&self, word: &str) -> u64;

    /// The words in the texts of rules that begin with the same two letters as a word.
    ///
    /// # Errors
    /// The index cannot be read.
    fn text_words(&self, word: &str) -> Result<BTreeSet<String>, Self::Error>;

    /// The documents of rules in whose texts a word stands, by the order in which they came.
    ///
    /// # Errors
    /// The index cannot be read.
    fn with_text_word(&self, word: &str) -> Result<Vec<u32>, Self::Error>;

    /// The forms of the concepts in a language, printed; `None` where nothing was learnt.
    ///
    /// # Errors
    /// The index cannot be read.
    fn concepts<'i>(&'i self, lang: &str) -> Result<Option<Self::Text<'i>>, Self::Error>;

    /// A part of the [`Model`](super::model::Model) that was learnt from the documents of the rules, if any was.
    ///
    /// # Errors
    /// The index cannot be read.
    fn learnt(&self, part: u32) -> Result<Option<Self::Text<'_>>, Self::Error>;

    /// How rare a folded word is among the rules, from 0 (in all of them) to 1 (in none).
    fn rarity(&self, word: &str) -> f32 {
        let documents = self.rules().max(2) as f32;
        let with_it = self.rules_with(word) as f32;
        ((documents + 1.0) / (with_it + 1.0)).ln().max(0.0) / (documents + 1.0).ln()
    }
}
