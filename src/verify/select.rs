//! Which findings are asked for.

use std::collections::BTreeSet;

use super::findings::{self, all};

/// The ids that are reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection(BTreeSet<&'static str>);

/// A word with which no id begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownId {
    pub word: String,
    pub meant: Option<&'static str>,
}

impl Default for Selection {
    fn default() -> Selection {
        Selection(all().map(|lint| lint.id).collect())
    }
}

impl Selection {
    /// The findings whose ids begin with one of `select`, or all, without those whose ids begin with one of `ignore`.
    ///
    /// # Errors
    /// A word with which no id begins.
    pub fn new(select: &[String], ignore: &[String]) -> Result<Selection, UnknownId> {
        let mut chosen = if select.is_empty() { Selection::default().0 } else { BTreeSet::new() };
        for word in select {
            chosen.extend(beginning(word)?);
        }
        for word in ignore {
            for id in beginning(word)? {
                chosen.remove(id);
            }
        }
        Ok(Selection(chosen))
    }

    pub fn wants(&self, id: &str) -> bool {
        self.0.contains(id)
    }
}

fn beginning(word: &str) -> Result<Vec<&'static str>, UnknownId> {
    let word = word.trim();
    let ids: Vec<_> = all().map(|lint| lint.id).filter(|id| !word.is_empty() && id.starts_with(word)).collect();
    if ids.is_empty() { Err(UnknownId { word: word.into(), meant: findings::meant(word) }) } else { Ok(ids) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selection(select: &[&str], ignore: &[&str]) -> Result<Selection, UnknownId> {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        Selection::new(&words(select), &words(ignore))
    }

    #[test]
    fn ids_are_chosen_by_how_they_begin() {
        let all = selection(&[], &[]).unwrap();
        assert!(all.wants("gap") && all.wants("unknown-rule"));
        let some = selection(&["unknown", "gap"], &["unknown-c"]).unwrap();
        assert!(some.wants("gap") && some.wants("unknown-rule") && !some.wants("unknown-clause") && !some.wants("overlap"));
    }

    #[test]
    fn a_word_that_is_no_beginning_is_an_error() {
        for words in ["speling", "", "spelling-and-more"] {
            assert_eq!(selection(&[words], &[]).unwrap_err().word, words);
        }
        assert_eq!(selection(&[], &["speling"]).unwrap_err().meant, Some("spelling"));
    }
}
