//! Every text that somebody wrote, wherever it stands, and the words in it.

use std::ops::Range;

use crate::corpus::text::{STAND_IN, TextReading};
use crate::corpus::{Block, Corpus, Lang, Ref, Texts};
use crate::diagnostic::Place;

/// What a text is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPurpose {
    Clause,
    /// Of a rule, a chapter or a provision.
    Title,
    /// What a house calls itself, in full or in short.
    Name,
    /// Searched, never printed.
    Alias,
    /// A term of the glossary.
    Term,
    Meaning,
}

impl TextPurpose {
    /// Whether it is printed as a text of the rules, in the rules' own words.
    pub fn is_prose(self) -> bool {
        matches!(self, TextPurpose::Clause | TextPurpose::Title | TextPurpose::Meaning)
    }
}

/// One text in one language.
#[derive(Clone, Debug)]
pub struct Written<'c> {
    pub what: TextPurpose,
    pub lang: Lang,
    /// As it stands in the file.
    pub text: &'c str,
    pub place: &'c Place,
    /// None where Fluent cannot read it, which is a finding of its own.
    pub readings: Vec<TextReading>,
}

/// A word of a text. A number is one too.
#[derive(Clone, Debug)]
pub struct WrittenWord<'w> {
    pub text: &'w str,
    /// Whether it stands between quotation marks: somebody says it, or it is spoken of.
    pub quoted: bool,
    /// Whether only space lies between it and the word before.
    pub follows: bool,
    /// In the text as it stands in the file.
    pub span: Range<usize>,
}

/// Every text of a corpus.
pub fn all(corpus: &Corpus) -> Vec<Written<'_>> {
    let mut all = Vec::new();
    for (what, texts) in groups(corpus) {
        all.extend(texts.written().map(|(lang, block)| Written::new(what, lang, &block.text, &block.place)));
    }
    for rule in &corpus.rules {
        let aliases = rule.aliases.iter().flat_map(|(lang, aliases)| aliases.iter().map(move |alias| (lang, alias)));
        all.extend(aliases.map(|(lang, alias): (Lang, &Ref)| Written::new(TextPurpose::Alias, lang, &alias.value, &alias.place)));
    }
    all
}

/// The same, each text with its other languages.
pub fn groups(corpus: &Corpus) -> Vec<(TextPurpose, &Texts)> {
    let mut groups = Vec::new();
    for rule in &corpus.rules {
        groups.push((TextPurpose::Title, &rule.title));
        groups.extend(rule.clauses.iter().flat_map(|clause| clause.texts()).map(|texts| (TextPurpose::Clause, texts)));
    }
    for house in &corpus.houses {
        groups.extend([Some(&house.name), house.short.as_ref()].into_iter().flatten().map(|texts| (TextPurpose::Name, texts)));
        for chapter in &house.chapters {
            groups.extend(chapter.title.iter().map(|title| (TextPurpose::Title, title)));
            groups.extend(
                chapter.provisions.iter().filter_map(|provision| provision.title.as_ref()).map(|t| (TextPurpose::Title, t)),
            );
        }
    }
    for term in &corpus.glossary.terms {
        groups.push((TextPurpose::Term, &term.term));
        groups.extend(term.meaning.as_ref().map(|texts| (TextPurpose::Meaning, texts)));
    }
    groups
}

impl<'c> Written<'c> {
    fn new(what: TextPurpose, lang: Lang, text: &'c str, place: &'c Place) -> Written<'c> {
        let readings = match what {
            TextPurpose::Clause => TextReading::all(text).unwrap_or_default(),
            TextPurpose::Title | TextPurpose::Name | TextPurpose::Alias | TextPurpose::Term | TextPurpose::Meaning => {
                vec![TextReading::plain(text)]
            }
        };
        Written { what, lang, text, place, readings }
    }

    /// Every word, in order; those of a Fluent variant come after the text around it.
    pub fn words(&self) -> Vec<WrittenWord<'_>> {
        self.readings.iter().flat_map(words).collect()
    }

    /// Where a stretch of it stands.
    pub fn place_of(&self, span: Range<usize>) -> Place {
        Block { text: self.text.to_owned(), place: self.place.clone() }.span_place(span)
    }
}

/// The words of any text, in small letters.
pub fn lower(text: &str) -> Vec<String> {
    words(&TextReading::plain(text)).iter().map(WrittenWord::lower).collect()
}

/// The words of a clause's text, in small letters, whatever Fluent chooses.
pub fn prose(text: &str) -> Vec<String> {
    TextReading::all(text).unwrap_or_default().iter().flat_map(words).map(|word| word.lower()).collect()
}

impl WrittenWord<'_> {
    /// In small letters, with the apostrophe that every keyboard has.
    pub fn lower(&self) -> String {
        self.text.to_lowercase().replace('’', "'")
    }
}

fn words(reading: &TextReading) -> Vec<WrittenWord<'_>> {
    let text = reading.text.as_str();
    let hidden = link_targets(text);
    let quoted = quotations(text);
    let within = |ranges: &[Range<usize>], at: usize| ranges.iter().any(|range| range.contains(&at));
    let mut words: Vec<WrittenWord> = Vec::new();
    let mut chars = text.char_indices().peekable();
    let mut end_before = None;
    while let Some((start, c)) = chars.next() {
        if !in_word(c) || within(&hidden, start) {
            continue;
        }
        let mut end = start + c.len_utf8();
        while let Some(&(at, c)) = chars.peek() {
            let after = text[at + c.len_utf8()..].chars().next();
            let joins = matches!(c, '-' | '\'' | '’') && after.is_some_and(in_word);
            if !in_word(c) && !joins {
                break;
            }
            end = at + c.len_utf8();
            chars.next();
        }
        // An ending: `50 %-át`.
        if text[..start].strip_suffix('-').is_some_and(|before| before.ends_with(|c: char| !c.is_whitespace())) {
            continue;
        }
        let follows = end_before.is_some_and(|before| text[before..start].trim().is_empty());
        end_before = Some(end);
        words.push(WrittenWord {
            text: &text[start..end],
            quoted: within(&quoted, start),
            follows,
            span: reading.written(start..end),
        });
    }
    words
}

/// What is filled in counts as a part of the word that it is tied to.
fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == STAND_IN
}

fn link_targets(text: &str) -> Vec<Range<usize>> {
    let targets = text.match_indices("](").map(|(at, _)| at..text[at..].find(')').map_or(text.len(), |end| at + end));
    targets.collect()
}

/// What stands between quotation marks, whichever they are.
fn quotations(text: &str) -> Vec<Range<usize>> {
    let marks: Vec<usize> = text.match_indices(['„', '“', '”', '«', '»', '"']).map(|(at, _)| at).collect();
    marks.chunks_exact(2).map(|pair| pair[0]..pair[1]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<String> {
        let readings = TextReading::all(text).unwrap();
        let show = |w: &WrittenWord| format!("{}{}{}", if w.follows { "+" } else { "" }, w.text, if w.quoted { "!" } else { "" });
        readings.iter().flat_map(|reading| words(reading).iter().map(show).collect::<Vec<_>>()).collect()
    }

    #[test]
    fn words_are_told_apart() {
        assert_eq!(split("An all-in, hold’em: *50* %."), ["An", "+all-in", "hold’em", "50"]);
        assert_eq!(split("see [the call](call-methods) of\nB"), ["see", "the", "+call", "of", "+B"]);
        assert_eq!(split("he says „dve sto“ – then «пас»"), ["he", "+says", "dve!", "+sto!", "then", "пас!"]);
        assert_eq!(split("a { $x }-fold raise"), ["a", "+\u{fffc}-fold", "+raise"]);
        assert_eq!(split("{ $x ->\n   [one] a chip\n  *[other] chips\n} now"), ["chips", "+now", "a", "+chip"]);
        assert_eq!(split("{ $x }%-át elérő – a -b"), ["\u{fffc}", "elérő", "a", "b"]);
        assert_eq!(split("a “lone mark"), ["a", "lone", "+mark"]);
    }
}
