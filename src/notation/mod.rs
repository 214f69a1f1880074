//! The notation: one line, one event. It serves scenarios, `ruling decide`, conflicts and the documentation.
//!
//! State comes first, events after, verdicts are what is expected. Every line prints back from what it was read as:
//! parsing, printing and parsing again give the same. All lines are made of phrases: `phrases/` says what each of them
//! makes, `locales/<language>/phrases.ftl` how it is written; reader, printer, help and tests know no others.

mod cursor;
mod event;
mod filling;
mod form;
mod guide;
mod miss;
mod names;
mod phrasebook;
mod phrases;
mod slot;
mod table;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use cursor::ParseError;
pub use guide::{FormText, LineKind, PhraseGuide, guide, is_beside_the_game};
pub use names::{LineReader, lettered, seat_name};
pub use vocabulary::leading_digits;

use std::fmt::{self, Display, Formatter};
use std::sync::LazyLock;

use crate::engine::chips::Amount;
use crate::engine::event::{CardEvent, Event, Game, Judgement, Seat, Speech, State, Step, Subject};
use crate::engine::ruling::Verdict;
use crate::lang::Lang;
use cursor::Cursor;
use miss::closest;
use phrasebook::Phrasebook;
use phrases::Stamp;
use table::Phrased;

/// One line of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    State(Vec<State>),
    Event(Event),
    /// A ruling that is expected at this point, written after `!`.
    Expect(Verdict),
}

/// The most lines that a play may have.
pub const MAX_LINES: usize = 1000;

/// Reads one line of state, of play or of expectation. Whether anybody has the names in it is not asked: see
/// [`LineReader`].
///
/// # Errors
/// Where in the line it went wrong (in bytes), and what was expected there.
pub fn parse_line(line: &str) -> Result<Line, ParseError> {
    if let Some(rest) = line.trim_start().strip_prefix('!') {
        let offset = line.len() - rest.len();
        return parse_verdict(rest).map(Line::Expect).map_err(|e| e.shifted(offset));
    }
    let read = |cursor: &mut Cursor| states(cursor).map(Line::State).or_else(|| event::event(cursor).map(Line::Event));
    let read = Cursor::new(line, Phrasebook::english())?.read_whole(read);
    read.map_err(|mut cursor| if cursor.furthest.at == 0 { unknown(&mut cursor) } else { cursor.error() })
}

/// Reads one verdict.
///
/// # Errors
/// As [`parse_line`].
pub fn parse_verdict(line: &str) -> Result<Verdict, ParseError> {
    let read = |cursor: &mut Cursor| Verdict::table().read(cursor).filter(|_| cursor.end().is_some());
    Cursor::new(line, Phrasebook::english())?.read_whole(read).map_err(|cursor| cursor.error())
}

/// The line begins as somebody's decision does, whatever stands behind the colon.
pub fn begins_decision(line: &str) -> bool {
    let decides = |event: &Event| matches!(event.steps.as_slice(), [Step::Decide(Verdict::Refused)]);
    let Some((who, _)) = line.split_once(':') else { return false };
    matches!(parse_line(&format!("{who}: {}", Verdict::Refused)), Ok(Line::Event(event)) if decides(&event))
}

/// `C calls at 61 s`: the seconds that pass first, as an event of their own, and the line without its stamp; nothing where it
/// bears none.
pub fn stamped(line: &str) -> Option<(Event, &str)> {
    /// Words of a stamp.
    const WORDS: usize = 3;
    let read = |cursor: &mut Cursor| Stamp::table().read(cursor).filter(|_| cursor.end().is_some());
    let stamp = |text: &str| Cursor::new(text, Phrasebook::english()).ok()?.read_whole(read).ok();
    let line = line.trim_end();
    let (at, _) = line.rmatch_indices(' ').nth(WORDS - 1)?;
    let Stamp(seconds) = stamp(&line[at..])?;
    Some((Event { who: Subject::Table, steps: vec![Step::Cards(CardEvent::Wait(seconds))] }, &line[..at]))
}

/// Fragments of state, joined by commas, and the end of the line.
fn states(cursor: &mut Cursor) -> Option<Vec<State>> {
    let mut states = vec![State::table().read(cursor)?];
    while cursor.mark(',') {
        states.push(State::table().read(cursor)?);
    }
    cursor.end()?;
    Some(states)
}

/// Lines can be written in the language.
pub fn is_written_in(lang: Lang) -> bool {
    Phrasebook::of(lang).is_some()
}

/// A whole line of every phrase. A telling is tried as a line piece by piece, and each that is none asks what was meant.
static LEADS: LazyLock<Vec<String>> = LazyLock::new(|| guide().map(|phrase| phrase.example).collect());

/// Not even the first word is one that a line begins with.
fn unknown(cursor: &mut Cursor) -> ParseError {
    if cursor.furthest.is_wrong() {
        return cursor.error();
    }
    cursor.at = 0;
    let mut error = cursor.error();
    let what = format!("a line of play such as `A raises to 1200`, or {}", State::table().told());
    error.message = if cursor.is_done() { format!("the line ends, expected {what}") } else { format!("expected {what}") };
    let close = cursor.peek_word(0).and_then(|word| closest(word, LEADS.iter().map(String::as_str)));
    error.help = close.map(|close| format!("did you mean `{close}`?"));
    error
}

/// What somebody says, with the meaning that the vocabulary gives it. `readings` are the amounts that may be meant.
pub fn speech(quote: &str, readings: &[Amount]) -> Speech {
    let said = vocabulary::meaning(quote, readings);
    Speech { quote: quote.to_owned(), readings: readings.to_vec(), said, with_chips: false }
}

/// The judgement that a ruling hangs on, and how it must have been made: `not deliberate`.
pub fn condition(judgement: Judgement, found: bool) -> String {
    <(Judgement, bool)>::table().write_condition(&(judgement, found))
}

impl Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Line::State(states) => {
                let states: Vec<String> = states.iter().map(State::written).collect();
                f.write_str(&states.join(", "))
            }
            Line::Event(event) => write!(f, "{event}"),
            Line::Expect(verdict) => write!(f, "! {verdict}"),
        }
    }
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&event::written(self))
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&seat_name(*self))
    }
}

impl Display for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written())
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written())
    }
}

impl Display for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written())
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written())
    }
}
