//! A line as words with their places, and how far it could be read.

use std::ops::Range;

use super::form::{Form, FormPart, MARKS, SlotEntry};
use super::miss::{Expected, Miss};
use super::names::seat_of;
use super::phrasebook::Phrasebook;
use crate::engine::cards::Card;
use crate::engine::event::Seat;

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The bytes of the line that are meant.
    pub span: Range<usize>,
    /// Lower case, says what is wrong or what was expected.
    pub message: String,
    /// What to do, where that is not plain.
    pub help: Option<String>,
}

impl ParseError {
    pub(crate) fn shifted(mut self, by: usize) -> Self {
        self.span = self.span.start + by..self.span.end + by;
        self
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineToken<'a> {
    Word(&'a str),
    Quote(&'a str),
    /// One of `, : | ( ) +`.
    Mark(char),
}

const OPENING_QUOTES: [char; 5] = ['"', '„', '“', '”', '«'];
const CLOSING_QUOTES: [char; 4] = ['"', '“', '”', '»'];

/// A place in a line. Whoever tries to read and fails notes what he expected, and says `None`; the note that lies furthest
/// in the line is the error. As nearly all lines can be read, nothing is noted unless it is asked for.
pub(super) struct Cursor<'a> {
    tokens: Vec<(LineToken<'a>, Range<usize>)>,
    pub at: usize,
    end: usize,
    /// How words are written in the language of the line.
    pub book: &'static Phrasebook,
    /// What the last word of a slot has to end with: the `'s` of `B's`.
    ending: Option<&'static str>,
    /// How many decisions enclose what is read.
    pub depth: usize,
    pub furthest: Miss,
    /// Whether what was expected is noted.
    pub is_noting: bool,
}

impl<'a> Cursor<'a> {
    /// At the start of a line, noting nothing.
    pub fn new(line: &'a str, book: &'static Phrasebook) -> Result<Self, ParseError> {
        let end = line.trim_end().len();
        let (furthest, is_noting) = (Miss::default(), false);
        Ok(Cursor { tokens: tokens(line)?, at: 0, end, book, ending: None, depth: 0, furthest, is_noting })
    }

    /// Reads the line; where that fails, once more, to note what was expected.
    ///
    /// # Errors
    /// The cursor, which has noted it.
    pub fn read_whole<T>(mut self, read: impl Fn(&mut Self) -> Option<T>) -> Result<T, Box<Self>> {
        if let Some(read) = read(&mut self) {
            return Ok(read);
        }
        let tokens = std::mem::take(&mut self.tokens);
        let mut again = Cursor { tokens, at: 0, ending: None, depth: 0, furthest: Miss::default(), is_noting: true, ..self };
        read(&mut again).ok_or_else(|| Box::new(again))
    }

    pub fn peek(&self) -> Option<LineToken<'a>> {
        self.tokens.get(self.at).map(|(token, _)| *token)
    }

    /// The word that comes so many places ahead, without the ending that it is to have.
    pub fn peek_word(&self, ahead: usize) -> Option<&'a str> {
        match self.tokens.get(self.at + ahead) {
            Some((LineToken::Word(word), _)) => Some(self.ending.and_then(|ending| word.strip_suffix(ending)).unwrap_or(word)),
            Some((LineToken::Quote(_) | LineToken::Mark(_), _)) | None => None,
        }
    }

    pub fn skip(&mut self, n: usize) {
        self.at += n;
    }

    pub fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Reads with an ending on the last word: `B` of `B's`.
    pub fn with_ending<T>(&mut self, ending: &'static str, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let outer = self.ending.replace(ending);
        let read = read(self);
        self.ending = outer;
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        let ends = matches!(last, Some((LineToken::Word(word), _)) if word.ends_with(ending));
        read.filter(|_| ends)
    }

    /// Takes the word if it comes next, with either apostrophe.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek_word(0).is_some_and(|told| told == word || told.contains('’') && told.replace('’', "'") == word);
        self.at += usize::from(found);
        found
    }

    pub fn mark(&mut self, mark: char) -> bool {
        let found = self.peek() == Some(LineToken::Mark(mark));
        self.at += usize::from(found);
        found
    }

    pub fn peek_card(&self) -> Option<Card> {
        self.peek_word(0).and_then(|word| word.parse().ok())
    }

    /// The seat that comes next, taken.
    pub fn take_seat(&mut self) -> Option<Seat> {
        let (seat, words) = seat_of(self.peek_word(0)?, self.peek_word(1), self.book)?;
        self.at += words;
        Some(seat)
    }

    /// Reads a form; `fill` reads what fills a slot.
    pub fn form(
        &mut self,
        form: &'static Form,
        id: &'static str,
        slots: &'static [SlotEntry],
        fill: &mut dyn FnMut(&str, &mut Self) -> Option<()>,
    ) -> Option<()> {
        for (at, part) in form.parts.iter().enumerate() {
            let start = self.at;
            let read = match part {
                FormPart::Word(word) => self.take(word),
                FormPart::Mark(mark) => self.mark(*mark),
                FormPart::Quote(quote) => {
                    let found = self.peek() == Some(LineToken::Quote(quote));
                    self.skip(usize::from(found));
                    found
                }
                FormPart::Slot(name, None) => fill(name, self).is_some(),
                FormPart::Slot(name, Some(ending)) => self.with_ending(ending, |cursor| fill(name, cursor)).is_some(),
            };
            let told = matches!(part, FormPart::Slot(..)) && self.furthest.at >= start && !self.furthest.is_silent();
            if !read && !told {
                self.at = start;
                return self.expected_rest(id, form, at, slots);
            }
            if !read {
                return None;
            }
        }
        Some(())
    }

    /// What was expected here, in words.
    pub fn expected<T>(&mut self, what: impl Into<String>) -> Option<T> {
        if self.is_noting {
            self.furthest.expect(self.at, Expected::What(what.into()));
        }
        None
    }

    /// What was expected here: the rest of a form.
    pub fn expected_rest<T>(
        &mut self,
        id: &'static str,
        form: &'static Form,
        from: usize,
        slots: &'static [SlotEntry],
    ) -> Option<T> {
        if self.is_noting {
            self.furthest.expect(self.at, Expected::Rest { id, form, from, slots });
        }
        None
    }

    /// What is wrong with what stands here, and what to do.
    pub fn fail<T>(&mut self, message: impl Into<String>, help: impl Into<String>) -> Option<T> {
        self.fail_at(self.at, message, help)
    }

    pub fn fail_at<T>(&mut self, at: usize, message: impl Into<String>, help: impl Into<String>) -> Option<T> {
        if self.is_noting {
            self.furthest.fail(at, message.into(), help.into());
        }
        None
    }

    /// That the line ends here.
    pub fn end(&mut self) -> Option<()> {
        if self.is_done() { Some(()) } else { self.expected("the end of the line") }
    }

    /// Why the line cannot be read: what was noted furthest in it.
    pub fn error(&self) -> ParseError {
        let at = self.furthest.at;
        let span = self.tokens.get(at).map_or(self.end..self.end, |(_, span)| span.clone());
        let word = match self.tokens.get(at) {
            Some((LineToken::Word(word), _)) => Some(*word),
            Some((LineToken::Quote(_) | LineToken::Mark(_), _)) | None => None,
        };
        let (message, help) = self.furthest.told(word, at >= self.tokens.len());
        ParseError { span, message, help }
    }
}

fn tokens(line: &str) -> Result<Vec<(LineToken<'_>, Range<usize>)>, ParseError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = line[at..].chars().next() {
        let start = at;
        at += c.len_utf8();
        if c.is_whitespace() {
            continue;
        }
        if MARKS.contains(&c) {
            tokens.push((LineToken::Mark(c), start..at));
        } else if OPENING_QUOTES.contains(&c) {
            let Some(close) = line[at..].char_indices().find(|(_, c)| CLOSING_QUOTES.contains(c)) else {
                return Err(ParseError {
                    span: start..line.len(),
                    message: "the quotation is not closed".into(),
                    help: Some("end it with a quotation mark".into()),
                });
            };
            let (from, to) = (at, at + close.0);
            at = to + close.1.len_utf8();
            tokens.push((LineToken::Quote(&line[from..to]), start..at));
        } else {
            let ends = |c: char| c.is_whitespace() || MARKS.contains(&c) || OPENING_QUOTES.contains(&c);
            at = line[start..].find(ends).map_or(line.len(), |len| start + len);
            tokens.push((LineToken::Word(&line[start..at]), start..at));
        }
    }
    Ok(tokens)
}
