//! Entries whose words are numbered: the same word stands in many of them, and is compared with a query once.
//!
//! They are read out of one text, in which the place of a word is written as four letters of ASCII; a query decodes what it looks
//! at and copies nothing.

use std::collections::{HashMap, HashSet};

use super::EntryKind;
use super::entry::{IndexEntry, parse_kind, print_kind};
use super::small_words::SmallWords;

/// Separates the words from the entries, and these from each other; no folded text has it.
const SEPARATOR: char = '\u{1e}';

/// A place is written in so many bytes, each of which holds six bits of it, the highest first, and one more bit that makes it a letter:
/// it is never a digit, and ends neither a line nor an entry.
const LETTERS: usize = 4;
const BITS: u32 = 6;
const LETTER: u8 = 0x40;

/// Entries, and all their words, each once.
#[derive(Debug, Default, PartialEq)]
pub struct Entries<'p> {
    /// Those that say nothing about a subject first.
    pub words: Vec<&'p str>,
    /// How many of these there are.
    pub function_words: usize,
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
    /// Whether a club says it in its own words.
    pub is_own: bool,
    numbers: &'p str,
    pub text: EntryText<'p>,
    phrases: &'p str,
}

/// Where the words of an entry's text are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryText<'p> {
    /// There is no text.
    None,
    /// In the index, under the number of the document.
    Of(u32),
    /// To be read by [`places`].
    Here(&'p str),
}

/// Writes entries as [`Entries::parse`] reads them, each with its text.
pub fn print(entries: &[IndexEntry], small: &SmallWords) -> String {
    let words = WordList::of(small, entries.iter().flat_map(|entry| [&entry.text].into_iter().chain(&entry.phrases)));
    let list: Vec<String> = entries.iter().map(|entry| print_entry(entry, &words.places(&entry.text), &words)).collect();
    words.print() + &list.concat()
}

/// The same, but of a text only the number of the document that has it: they are long, and few of them are ever looked into.
pub fn print_numbered(entries: &[(u32, IndexEntry)], small: &SmallWords) -> String {
    let words = WordList::of(small, entries.iter().flat_map(|(_, entry)| &entry.phrases));
    let text = |number: &u32, entry: &IndexEntry| if entry.text.is_empty() { String::new() } else { number.to_string() };
    let list: Vec<String> = entries.iter().map(|(number, entry)| print_entry(entry, &text(number, entry), &words)).collect();
    words.print() + &list.concat()
}

fn print_entry(entry: &IndexEntry, text: &str, words: &WordList) -> String {
    let IndexEntry { kind, id, lang, is_own, numbers, text: _, phrases } = entry;
    let (kind, joined, numbers) = (print_kind(*kind, *is_own), entry.joined_id(), numbers.join(" "));
    let phrases: Vec<String> = phrases.iter().map(|phrase| words.places(phrase)).collect();
    format!("{SEPARATOR}{kind}\n{id}\n{joined}\n{lang}\n{numbers}\n{text}\n{}", phrases.join("\n"))
}

/// Words, each with its place: those first that say nothing about a subject, and otherwise in the order in which they came.
struct WordList<'e> {
    list: Vec<&'e str>,
    function_words: usize,
    places: HashMap<&'e str, String>,
}

impl<'e> WordList<'e> {
    fn of(small: &SmallWords, lines: impl Iterator<Item = &'e String>) -> WordList<'e> {
        let mut seen = HashSet::new();
        let words = lines.flat_map(|line| line.split(' ')).filter(|word| !word.is_empty() && seen.insert(*word));
        let (mut list, others): (Vec<&str>, Vec<&str>) = words.partition(|word| small.is_function_word(word));
        let function_words = list.len();
        list.extend(others);
        // Where there are more words than can be written, the last are left out.
        let places = list.iter().copied().zip((0..1 << (BITS * LETTERS as u32)).map(letters_of));
        WordList { function_words, places: places.collect(), list }
    }

    /// The words of a line, each as the letters of its place.
    fn places(&self, line: &str) -> String {
        line.split(' ').filter_map(|word| self.places.get(word)).map(String::as_str).collect()
    }

    fn print(&self) -> String {
        format!("{} {}", self.function_words, self.list.join(" "))
    }
}

impl<'p> Entries<'p> {
    /// Reads what [`print`] wrote; `None` where it is something else.
    pub fn parse(printed: &'p str) -> Option<Entries<'p>> {
        let mut parts = printed.split(SEPARATOR);
        let (function_words, words) = parts.next()?.split_once(' ')?;
        let (function_words, words) = (function_words.parse().ok()?, self::words(words));
        let list = parts.map(|entry| NumberedEntry::parse(entry, words.len())).collect::<Option<Vec<_>>>()?;
        Some(Entries { words, function_words, list })
    }
}

impl<'p> NumberedEntry<'p> {
    fn parse(printed: &'p str, words: usize) -> Option<NumberedEntry<'p>> {
        let mut rest = printed;
        let mut line = || {
            let (line, behind) = cut(rest, b'\n')?;
            rest = behind;
            Some(line)
        };
        let (kind, is_own) = parse_kind(line()?)?;
        let (id, joined_id, lang, numbers, text) = (line()?, line()?, line()?, line()?, line()?);
        let are_words = |line: &str| are_places(line, words);
        let text = match text.as_bytes() {
            [] => EntryText::None,
            [b'0'..=b'9', ..] => EntryText::Of(text.parse().ok()?),
            [..] => Some(EntryText::Here(text)).filter(|_| are_words(text))?,
        };
        let entry = NumberedEntry { kind, id, joined_id, lang, is_own, numbers, text, phrases: rest };
        let is_sound = entry.phrases().all(are_words);
        is_sound.then_some(entry)
    }

    /// The title first, then the aliases; to be read by [`places`].
    pub fn phrases(&self) -> impl Iterator<Item = &'p str> {
        let mut rest = Some(self.phrases);
        let lines = std::iter::from_fn(move || {
            let (line, behind) = cut(rest?, b'\n').map_or((rest?, None), |(line, behind)| (line, Some(behind)));
            rest = behind;
            Some(line)
        });
        lines.filter(|phrase| !phrase.is_empty())
    }

    pub fn numbers(&self) -> impl Iterator<Item = &'p str> {
        self.numbers.split(' ')
    }
}

/// How a place is written.
fn letters_of(place: u32) -> String {
    let letter = |nth: u32| char::from(LETTER | (place >> (BITS * nth)) as u8 & !(LETTER | 0x80));
    (0..LETTERS as u32).rev().map(letter).collect()
}

/// Whether a line is of places of the first so many words. The letters come in the order of what they hold.
fn are_places(line: &str, words: usize) -> bool {
    let (places, rest) = line.as_bytes().as_chunks::<LETTERS>();
    let end = u32::try_from(words).ok().map(letters_of);
    let end = end.and_then(|end| end.as_bytes().try_into().ok()).map_or(u32::MAX, u32::from_be_bytes);
    let (kinds, letters) = (u32::from_be_bytes([0xc0; LETTERS]), u32::from_be_bytes([LETTER; LETTERS]));
    let is_place = |place: u32| place & kinds == letters && place < end;
    rest.is_empty() && places.iter().all(|bytes| is_place(u32::from_be_bytes(*bytes)))
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

/// The places of the words of a line, as [`Entries::parse`] has found it sound.
pub fn places(line: &str) -> impl Iterator<Item = usize> {
    let bits = |letter: u8| usize::from(letter & !(LETTER | 0x80));
    let (places, _) = line.as_bytes().as_chunks::<LETTERS>();
    places.iter().map(move |letters| letters.iter().fold(0, |place, &letter| place << BITS | bits(letter)))
}

/// What stands before and behind the first such byte. The lines of entries are short, and setting out to look for the end of one costs
/// more than passing it.
fn cut(text: &str, byte: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|own| own == byte)?;
    Some((&text[..at], &text[at + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::IndexDocument;
    use crate::search::small_words::SMALL_WORDS;

    fn doc(text: &str) -> IndexEntry {
        IndexEntry::of(&IndexDocument {
            kind: EntryKind::Rule,
            id: "all-in".into(),
            lang: "en",
            is_own: false,
            title: "All-in".into(),
            aliases: vec!["all what he has in".into()],
            questions: Vec::new(),
            text: text.into(),
            numbers: vec![String::new(), "TDA 39".into()],
            page: "{}".into(),
        })
    }

    #[test]
    fn entries_are_read_as_they_were_printed() {
        let printed = print(&[doc("All chips, all in."), doc("")], &SMALL_WORDS);
        let entries = Entries::parse(&printed).expect("entries");
        let (functions, others) = entries.words.split_at(entries.function_words);
        let is_small = |word: &&str| SMALL_WORDS.is_function_word(word);
        assert!(functions.iter().all(is_small) && !others.iter().any(is_small));
        assert!(functions.contains(&"vhat") && others.contains(&"chips"), "{:?}", entries.words);
        let entry = &entries.list[0];
        assert_eq!((entry.id, entry.joined_id, entry.lang), ("all-in", "alin", "en"));
        assert_eq!(entry.numbers().collect::<Vec<_>>(), ["", "tda39"]);
        let spelled = |line| places(line).map(|place| entries.words[place]).collect::<Vec<_>>().join(" ");
        let EntryText::Here(text) = entry.text else { panic!("a text") };
        assert_eq!(spelled(text), "al chips in");
        assert_eq!(entry.phrases().map(spelled).collect::<Vec<_>>(), ["al in", "al vhat he has in"]);
        assert_eq!(entries.list[1].text, EntryText::None);
    }

    #[test]
    fn a_text_may_be_elsewhere() {
        let printed = print_numbered(&[(0, doc("Chips.")), (7, doc("Chips.")), (8, doc(""))], &SMALL_WORDS);
        let entries = Entries::parse(&printed).expect("entries");
        assert!(!entries.words.contains(&"chips"));
        assert_eq!([0, 1, 2].map(|at| entries.list[at].text), [EntryText::Of(0), EntryText::Of(7), EntryText::None]);
    }

    #[test]
    fn what_was_damaged_is_not_read() {
        for printed in [
            "0 a\u{1e}ruling\nid\nid\nen\n\n\n",
            "0 a\u{1e}rule\nid",
            "0 a\u{1e}rule\nid\nid\nen\n\n@@@A\n",
            "0 a\u{1e}rule\nid\nid\nen\n\n7a\n",
            "a\u{1e}rule\nid\nid\nen\n\n@@@@\n",
        ] {
            assert_eq!(Entries::parse(printed), None, "{printed:?}");
        }
        assert!(Entries::parse("0 a\u{1e}rule\nid\nid\nen\n\n@@@@\n").is_some());
    }
}
