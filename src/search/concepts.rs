//! What people do and have at a table, in the words of each language: different words for one thing are one *concept*.
//!
//! The words stand in `locales/<language>/finding.ftl`, and beside them those by which situations are told (`telling.ftl`). A form
//! is one or more words; `raise*` stands for every word that begins so, and a longer word for its own other endings too.
//! Between two words of a form another may stand.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::normalize;

/// From so many letters on a word is known with another ending, and this much longer.
const INFLECTED: usize = 5;
const ENDING: usize = 3;

/// How a word of a form may go on.
pub const OPEN: char = '*';
const BENT: char = '+';

/// Forms in the order of their letters, a line each, so that those that begin with a word are found at once.
#[derive(Debug, Default)]
pub struct Concepts<'p> {
    printed: &'p str,
    /// What was found before: the forms that begin with a word.
    begun: RefCell<FxHashMap<String, Vec<BegunForm<'p>>>>,
}

/// A form of which the first word is there: the words that have to follow, and the number of its concept.
#[derive(Debug)]
struct BegunForm<'p> {
    rest: Box<[&'p str]>,
    /// How the next of them begins. Hundreds of forms begin with a small word, and few of them go on.
    next: Option<u8>,
    number: usize,
}

impl<'p> BegunForm<'p> {
    fn new(rest: Box<[&'p str]>, number: usize) -> BegunForm<'p> {
        // A form may be `*` alone.
        let next = rest.first().and_then(|own| own.bytes().next()).filter(|byte| *byte != OPEN as u8 && *byte != BENT as u8);
        BegunForm { rest, next, number }
    }
}

/// Keys and forms as [`Concepts::read`] reads them; `number` says which number the concept of a key has.
pub fn print<'f>(forms: impl IntoIterator<Item = (&'f str, &'f str)>, number: impl Fn(&str) -> Option<usize>) -> String {
    let mut lines = BTreeSet::new();
    for (key, form) in forms {
        let compared = compared(form);
        if let Some(number) = number(key).filter(|_| !compared.is_empty()) {
            lines.insert(format!("{compared}\t{number}"));
        }
    }
    lines.into_iter().collect::<Vec<_>>().join("\n")
}

/// A form as it is compared: two forms that are compared alike are one. Empty where no word is in it.
pub fn compared(form: &str) -> String {
    form.split([' ', '-']).filter(|word| !word.is_empty()).flat_map(form_words).collect::<Vec<String>>().join(" ")
}

/// A word of a form as it is compared, and how it may go on.
fn form_words(word: &str) -> Vec<String> {
    let mut words = normalize::words(word);
    if let Some(last) = words.last_mut() {
        if word.ends_with(OPEN) {
            last.push(OPEN);
        } else if last.len() >= INFLECTED && last.is_ascii() && !last.bytes().any(|byte| byte.is_ascii_digit()) {
            last.truncate(last.len() - if last.len() > INFLECTED + 2 { 2 } else { 1 });
            last.push(BENT);
        }
    }
    words
}

impl<'p> Concepts<'p> {
    /// Reads what [`print`] wrote.
    pub fn read(printed: &'p str) -> Concepts<'p> {
        Concepts { printed, begun: RefCell::default() }
    }

    /// The concepts that folded words speak of, in their order, each once.
    pub fn of(&self, words: &[String]) -> Vec<usize> {
        let mut found = Vec::new();
        let mut begun = self.begun.borrow_mut();
        for (at, word) in words.iter().enumerate() {
            if !begun.contains_key(word) {
                begun.insert(word.clone(), self.begun_by(word));
            }
            let near = [words.get(at + 1), words.get(at + 2)].map(|word| word.and_then(|word| word.bytes().next()));
            for form in begun.get(word).into_iter().flatten() {
                if form.next.is_some_and(|next| !near.contains(&Some(next))) {
                    continue;
                }
                if follow(&form.rest, &words[at + 1..]) && !found.contains(&form.number) {
                    found.push(form.number);
                }
            }
        }
        found
    }

    /// The forms that begin with a word.
    fn begun_by(&self, word: &str) -> Vec<BegunForm<'p>> {
        let mut begun = Vec::new();
        // The lines that begin with more and more of the word; mostly there are soon none left.
        let mut lines = self.printed;
        for end in (1..=word.len()).filter(|end| word.is_char_boundary(*end)) {
            lines = beginning_with(lines, &word[..end]);
            // The first word of the form has to be the stem itself. What may end it sorts before any letter.
            let first =
                lines.split('\n').take_while(|line| line.get(end..).is_some_and(|rest| rest.starts_with([' ', '\t', OPEN, BENT])));
            let read = first.filter_map(|line| line.split_once('\t').and_then(|(form, number)| Some((form, number.parse().ok()?))));
            begun.extend(read.filter_map(|(form, number)| {
                let mut own = form.split(' ');
                is(own.next()?, word).then(|| BegunForm::new(own.collect(), number))
            }));
            if lines.is_empty() {
                break;
            }
        }
        begun
    }
}

/// Those of sorted lines that begin with a stem.
pub fn beginning_with<'p>(lines: &'p str, stem: &str) -> &'p str {
    let from = first(lines, |line| line >= stem.as_bytes());
    let lines = &lines[from..];
    &lines[..first(lines, |line| !line.starts_with(stem.as_bytes()))]
}

/// Where the first line begins for which something holds; it holds for all that follow. None is read but those on the way.
fn first(lines: &str, holds: impl Fn(&[u8]) -> bool) -> usize {
    let bytes = lines.as_bytes();
    let (mut from, mut to) = (0, bytes.len());
    while from < to {
        let middle = from.midpoint(to);
        let start = bytes[..middle].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let end = bytes[middle..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| middle + at);
        if holds(&bytes[start..end]) {
            to = start;
        } else {
            from = (end + 1).min(to);
        }
    }
    from
}

/// Whether words go on with the rest of a form. Before each of its words another may stand.
fn follow(rest: &[&str], words: &[String]) -> bool {
    let mut words = words;
    rest.iter().all(|own| match words.iter().take(2).position(|word| is(own, word)) {
        Some(skipped) => {
            words = &words[skipped + 1..];
            true
        }
        None => false,
    })
}

fn is(own: &str, word: &str) -> bool {
    if let Some(stem) = own.strip_suffix(OPEN) {
        word.starts_with(stem)
    } else if let Some(stem) = own.strip_suffix(BENT) {
        word.starts_with(stem) && word.len() <= stem.len() + 1 + ENDING
    } else {
        own == word
    }
}
