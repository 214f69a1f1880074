//! Entries whose words are numbered: the same word stands in many of them, and is compared with a query once.
//!
//! They are read out of one text, in which the place of a word is written as one character; a query decodes what it looks at
//! and copies nothing.

use std::collections::HashMap;

use super::EntryKind;
use super::entry::IndexEntry;

/// Separates the words from the entries, and these from each other; no folded text has it.
const SEPARATOR: char = '\u{1e}';

/// The character that stands for the first word; behind it all are characters.
const FIRST: u32 = 0x1_0000;

/// Entries, and all their words, each once.
#[derive(Debug, Default, PartialEq)]
pub struct Entries<'p> {
    pub words: Vec<&'p str>,
    pub list: Vec<NumberedEntry<'p>>,
}

/// An [`IndexEntry`] of which the words are known by their places.
#[derive(Debug, PartialEq)]
pub struct NumberedEntry<'p> {
    pub kind: EntryKind,
    pub id: &'p str,
    /// The id as a query may name it.
    pub joined_id: &'p str,
    pub lang: &'p str,
    numbers: &'p str,
    text: &'p str,
    phrases: &'p str,
}

/// Writes entries as [`Entries::parse`] reads them.
pub fn print(entries: &[IndexEntry]) -> String {
    let mut words = WordList::default();
    let mut list = String::new();
    for entry in entries {
        let IndexEntry { kind, id, lang, numbers, text, phrases } = entry;
        let (joined, numbers, text) = (entry.joined_id(), numbers.join(" "), words.places(text));
        let phrases: Vec<String> = phrases.iter().map(|phrase| words.places(phrase)).collect();
        list.push_str(&format!("{SEPARATOR}{}\n{id}\n{joined}\n{lang}\n{numbers}\n{text}\n{}", kind.name(), phrases.join("\n")));
    }
    words.list.join(" ") + &list
}

/// Words in the order in which they came.
#[derive(Default)]
struct WordList<'e> {
    list: Vec<&'e str>,
    known: HashMap<&'e str, char>,
}

impl<'e> WordList<'e> {
    /// The words of a line, each as the character of its place.
    fn places(&mut self, line: &'e str) -> String {
        line.split(' ').filter(|word| !word.is_empty()).filter_map(|word| self.place(word)).collect()
    }

    /// `None` where there are more words than characters.
    fn place(&mut self, word: &'e str) -> Option<char> {
        if let Some(known) = self.known.get(word) {
            return Some(*known);
        }
        let new = char::from_u32(FIRST + u32::try_from(self.list.len()).ok()?)?;
        self.list.push(word);
        self.known.insert(word, new);
        Some(new)
    }
}

impl<'p> Entries<'p> {
    /// Reads what [`print`] wrote; `None` where it is something else.
    pub fn parse(printed: &'p str) -> Option<Entries<'p>> {
        let mut parts = printed.split(SEPARATOR);
        let words = words(parts.next()?);
        let list = parts.map(|entry| NumberedEntry::parse(entry, words.len())).collect::<Option<Vec<_>>>()?;
        Some(Entries { words, list })
    }
}

impl<'p> NumberedEntry<'p> {
    fn parse(printed: &'p str, words: usize) -> Option<NumberedEntry<'p>> {
        let mut lines = printed.splitn(7, '\n');
        let mut line = || lines.next();
        let kind = EntryKind::from_name(line()?)?;
        let (id, joined_id, lang, numbers, text) = (line()?, line()?, line()?, line()?, line()?);
        let entry = NumberedEntry { kind, id, joined_id, lang, numbers, text, phrases: line()? };
        let are_words = |line: &str| places(line).all(|place| place < words);
        (are_words(text) && entry.phrases().all(are_words)).then_some(entry)
    }

    /// The title first, then the aliases; to be read by [`places`].
    pub fn phrases(&self) -> impl Iterator<Item = &'p str> {
        self.phrases.split('\n').filter(|phrase| !phrase.is_empty())
    }

    /// The places of the words of the text.
    pub fn text(&self) -> impl Iterator<Item = usize> {
        places(self.text)
    }

    pub fn has_text(&self) -> bool {
        !self.text.is_empty()
    }

    pub fn numbers(&self) -> impl Iterator<Item = &'p str> {
        self.numbers.split(' ')
    }
}

/// The words of a text between single spaces. They are many and short, and looking for the next space costs more than passing it.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::with_capacity(text.len() / 7);
    let mut start = 0;
    for (at, _) in text.bytes().enumerate().filter(|(_, byte)| *byte == b' ') {
        words.push(&text[start..at]);
        start = at + 1;
    }
    words.push(&text[start..]);
    words
}

/// The places of the words of a line; one that is none is beyond all words.
pub fn places(line: &str) -> impl Iterator<Item = usize> {
    line.chars().map(|c| u32::from(c).checked_sub(FIRST).map_or(usize::MAX, |place| place as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::IndexDocument;

    #[test]
    fn entries_are_read_as_they_were_printed() {
        let doc = IndexDocument {
            kind: EntryKind::Rule,
            id: "all-in".into(),
            lang: "en",
            title: "All-in".into(),
            aliases: vec!["all his chips in".into()],
            questions: Vec::new(),
            text: "All chips, all in.".into(),
            numbers: vec![String::new(), "TDA 39".into()],
            page: "{}".into(),
        };
        let printed = print(&[IndexEntry::of(&doc), IndexEntry::of(&doc)]);
        let entries = Entries::parse(&printed).expect("entries");
        assert_eq!(entries.words, ["al", "chips", "in", "his"]);
        let entry = &entries.list[1];
        assert_eq!((entry.id, entry.joined_id, entry.lang), ("all-in", "alin", "en"));
        assert_eq!(entry.numbers().collect::<Vec<_>>(), ["", "tda39"]);
        assert_eq!(entry.text().collect::<Vec<_>>(), [0, 1, 2]);
        let phrases: Vec<Vec<usize>> = entry.phrases().map(|phrase| places(phrase).collect()).collect();
        assert_eq!(phrases, [vec![0, 2], vec![0, 3, 1, 2]]);
    }

    #[test]
    fn what_was_damaged_is_not_read() {
        for printed in ["a\u{1e}ruling\nid\nid\nen\n\n\n", "a\u{1e}rule\nid", "a\u{1e}rule\nid\nid\nen\n\n\u{10001}\n"] {
            assert_eq!(Entries::parse(printed), None, "{printed:?}");
        }
        assert!(Entries::parse("a\u{1e}rule\nid\nid\nen\n\n\u{10000}\n").is_some());
    }
}
