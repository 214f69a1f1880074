//! The notation: one line, one event. It serves scenarios, `ruling decide`, conflicts and the documentation.
//!
//! State comes first, events after, verdicts are what is expected. Every line prints back from what it was read as:
//! parsing, printing and parsing again give the same.

mod cards;
mod cursor;
mod event;
mod print;
mod showdown;
mod staff;
mod state;
mod verdict;
mod vocabulary;

pub use cursor::ParseError;
pub use print::{seat_name, street_name};

use crate::engine::event::{Event, State};
use crate::engine::ruling::Verdict;
use cursor::Cursor;

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

/// Reads one line of state, of play or of expectation.
///
/// # Errors
/// Where in the line it went wrong (in bytes), and what was expected there.
pub fn parse_line(line: &str) -> Result<Line, ParseError> {
    if let Some(rest) = line.trim_start().strip_prefix('!') {
        let offset = line.len() - rest.len();
        return parse_verdict(rest).map(Line::Expect).map_err(|e| e.shifted(offset));
    }
    let mut cursor = Cursor::new(line)?;
    if state::starts(&cursor) {
        return state::fragments(&mut cursor).map(Line::State);
    }
    event::event(&mut cursor).map(Line::Event)
}

/// Reads one verdict.
///
/// # Errors
/// As [`parse_line`].
pub fn parse_verdict(line: &str) -> Result<Verdict, ParseError> {
    let mut cursor = Cursor::new(line)?;
    let verdict = verdict::verdict(&mut cursor)?;
    cursor.end()?;
    Ok(verdict)
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Line::State(states) => {
                for (i, state) in states.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{state}")?;
                }
                Ok(())
            }
            Line::Event(event) => write!(f, "{event}"),
            Line::Expect(verdict) => write!(f, "! {verdict}"),
        }
    }
}
