//! A play as it stands in a file: its table, its lines and where each of them is.

use std::ops::Range;

use super::findings::{misplaced_line, play_too_long, repeated_ruling, unreadable_line};
use crate::corpus::{Block, PlayedStructure};
use crate::diagnostic::{Finding, Place};
use crate::engine::event::{Event, State, Structure};
use crate::engine::ruling::Verdict;
use crate::notation::{Line, LineReader, MAX_LINES, ParseError, parse_verdict, stamped};

/// A table and what happens at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    pub states: Vec<State>,
    /// Events, and expectations between them, each with its line in the block it stands in.
    pub steps: Vec<(usize, PlayLine)>,
}

/// One step of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayLine {
    Event(Event),
    /// A ruling expected at this point.
    Expect(Verdict),
}

impl Play {
    /// Reads the blocks of a scenario, an example or a conflict.
    ///
    /// # Errors
    /// Every line that does not parse, and state that comes after an event.
    pub fn read(table: Option<&Block>, play: &Block) -> Result<Play, Vec<Finding>> {
        let mut reader = PlayReader::default();
        for (n, line) in table.into_iter().flat_map(lines) {
            reader.table_line(line, |span| place(table.unwrap_or(play), n, line, span));
        }
        for (n, line) in lines(play) {
            reader.line(n, line, |span| place(play, n, line, span));
        }
        if reader.steps.len() > MAX_LINES {
            reader.findings.push(play_too_long::finding("a play", "lines").at(play.place.clone()));
        }
        let PlayReader { states, steps, findings, .. } = reader;
        if findings.is_empty() { Ok(Play { states, steps }) } else { Err(findings) }
    }

    pub fn events(&self) -> Vec<Event> {
        self.steps
            .iter()
            .filter_map(|(_, step)| match step {
                PlayLine::Event(event) => Some(event.clone()),
                PlayLine::Expect(_) => None,
            })
            .collect()
    }
}

/// Lines of play as they are read: the table first, then what happens at it. Each step comes with where it was read.
pub struct PlayReader<At> {
    pub states: Vec<State>,
    pub steps: Vec<(At, PlayLine)>,
    /// What could not be read, in the order of the lines.
    pub findings: Vec<Finding>,
    /// Knows who is at the table.
    lines: LineReader,
}

impl<At> Default for PlayReader<At> {
    fn default() -> Self {
        PlayReader { states: Vec::new(), steps: Vec::new(), findings: Vec::new(), lines: LineReader::default() }
    }
}

impl<At: Clone> PlayReader<At> {
    /// Takes a line that describes the table; `place` says where a stretch of it stands, in bytes.
    fn table_line(&mut self, line: &str, place: impl Fn(Range<usize>) -> Place) {
        match self.lines.line(line) {
            Ok(Line::State(states)) => self.states.extend(states),
            Ok(_) => self.findings.push(misplaced_line::event_at_the_table(place(0..line.len()))),
            Err(error) => self.unreadable(error, place),
        }
    }

    /// Takes a line of the play; `place` says where a stretch of it stands, in bytes.
    pub fn line(&mut self, at: At, line: &str, place: impl Fn(Range<usize>) -> Place) {
        match self.lines.line(line) {
            Ok(Line::State(states)) if self.steps.is_empty() => self.states.extend(states),
            Ok(Line::State(_)) => self.findings.push(misplaced_line::state_after_event(place(0..line.len()))),
            Ok(Line::Event(event)) => self.steps.push((at, PlayLine::Event(event))),
            Ok(Line::Expect(verdict)) => self.steps.push((at, PlayLine::Expect(verdict))),
            Err(error) => match self.with_stamp(line) {
                Some(events) => self.steps.extend(events.map(|event| (at.clone(), PlayLine::Event(event)))),
                None => self.unreadable(error, place),
            },
        }
    }

    /// A line that says how long it took: the time passes, and then it happens.
    fn with_stamp(&mut self, line: &str) -> Option<[Event; 2]> {
        let (passes, rest) = stamped(line)?;
        if let Ok(Line::Event(event)) = self.lines.line(rest) { Some([passes, event]) } else { None }
    }

    fn unreadable(&mut self, error: ParseError, place: impl Fn(Range<usize>) -> Place) {
        let place = place(error.span.clone());
        self.findings.push(unreadable_line::finding(error, place));
    }
}

/// The betting structure that a table plays: no-limit, unless it says otherwise.
pub fn structure(states: &[State]) -> PlayedStructure {
    let said = states.iter().find_map(|state| if let State::Game(structure, _) = state { Some(structure) } else { None });
    match said {
        None | Some(Structure::NoLimit) => PlayedStructure::NoLimit,
        Some(Structure::PotLimit) => PlayedStructure::PotLimit,
        Some(Structure::Limit(..)) => PlayedStructure::Limit,
    }
}

/// Reads expected rulings, one a line.
///
/// # Errors
/// Every line that does not parse, or that was there before.
pub fn expectations(block: &Block) -> Result<Vec<(usize, Verdict)>, Vec<Finding>> {
    let mut verdicts = Vec::new();
    let mut findings = Vec::new();
    for (n, line) in lines(block) {
        match parse_verdict(line) {
            Ok(verdict) if verdicts.iter().any(|(_, earlier)| *earlier == verdict) => {
                findings.push(repeated_ruling::finding(place(block, n, line, 0..line.len())))
            }
            Ok(verdict) => verdicts.push((n, verdict)),
            Err(error) => {
                let place = place(block, n, line, error.span.clone());
                findings.push(unreadable_line::finding(error, place));
            }
        }
    }
    if findings.is_empty() { Ok(verdicts) } else { Err(findings) }
}

fn lines(block: &Block) -> impl Iterator<Item = (usize, &str)> {
    block.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty())
}

/// Where a stretch of a line stands, in bytes. Where the line ends too early, its last character is underlined.
fn place(block: &Block, n: usize, line: &str, span: Range<usize>) -> Place {
    let column = |byte: usize| line.get(..byte).map_or(0, |head| head.chars().count());
    let (start, end) = (column(span.start), column(span.end));
    block.line_place(n, if start == end { start.saturating_sub(1)..end.max(1) } else { start..end })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::SourceFile;

    fn events(line: &str) -> Vec<String> {
        let mut reader = PlayReader::default();
        let file = Arc::new(SourceFile { name: "lines".to_owned(), text: line.to_owned().into() });
        reader.line((), line, |span| Place::new(&file, span));
        assert!(reader.findings.is_empty(), "{line}");
        let event = |(_, step): ((), PlayLine)| if let PlayLine::Event(event) = step { event.to_string() } else { String::new() };
        reader.steps.into_iter().map(event).collect()
    }

    #[test]
    fn a_line_with_a_stamp_is_time_that_passes_and_then_what_it_says() {
        for told in ["C calls", "C says \"call\"", "C says \"raise\" then pushes 2x500", "C pushes 1x500 + 2x100", "C checks"] {
            assert_eq!(events(&format!("{told} at 61 s")), ["61 s pass", told]);
        }
        assert_eq!(events("C calls"), ["C calls"]);
    }

    #[test]
    fn what_comes_together_may_be_written_either_way_round() {
        assert_eq!(events("the countdown ends while C calls"), ["C calls while the countdown ends"]);
    }
}
