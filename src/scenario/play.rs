//! A play as it stands in a file: its table, its lines and where each of them is.

use crate::corpus::Block;
use crate::diagnostic::Finding;
use crate::engine::event::{Event, State};
use crate::engine::ruling::Verdict;
use crate::notation::{Line, MAX_LINES, ParseError, PlayReader, parse_verdict};

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
        let mut read = Play { states: Vec::new(), steps: Vec::new() };
        let mut findings = Vec::new();
        let mut reader = PlayReader::default();
        for (n, line) in table.into_iter().flat_map(lines) {
            let block = table.unwrap_or(play);
            match reader.line(line) {
                Ok(Line::State(states)) => read.states.extend(states),
                Ok(_) => findings.push(at_line(block, n, line, "misplaced-line", "an event stands where the table is described")),
                Err(error) => findings.push(unreadable(block, n, line, &error)),
            }
        }
        for (n, line) in lines(play) {
            match reader.line(line) {
                Ok(Line::State(states)) if read.steps.is_empty() => read.states.extend(states),
                Ok(Line::State(_)) => findings.push(at_line(play, n, line, "misplaced-line", "state comes after an event")),
                Ok(Line::Event(event)) => read.steps.push((n, PlayLine::Event(event))),
                Ok(Line::Expect(verdict)) => read.steps.push((n, PlayLine::Expect(verdict))),
                Err(error) => findings.push(unreadable(play, n, line, &error)),
            }
        }
        if read.steps.len() > MAX_LINES {
            findings.push(Finding::error("play-too-long", format!("a play has at most {MAX_LINES} lines")).at(play.place.clone()));
        }
        if findings.is_empty() { Ok(read) } else { Err(findings) }
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

/// Reads expected rulings, one a line.
///
/// # Errors
/// Every line that does not parse, or that was there before.
pub fn expectations(block: &Block) -> Result<Vec<(usize, Verdict)>, Vec<Finding>> {
    let mut verdicts = Vec::new();
    let mut findings = Vec::new();
    for (n, line) in lines(block) {
        match parse_verdict(line) {
            Ok(verdict) if verdicts.iter().any(|(_, earlier)| *earlier == verdict) => findings.push(repeated(block, n, line)),
            Ok(verdict) => verdicts.push((n, verdict)),
            Err(error) => findings.push(unreadable(block, n, line, &error)),
        }
    }
    if findings.is_empty() { Ok(verdicts) } else { Err(findings) }
}

fn lines(block: &Block) -> impl Iterator<Item = (usize, &str)> {
    block.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty())
}

fn at_line(block: &Block, n: usize, line: &str, id: &'static str, message: &str) -> Finding {
    Finding::error(id, message).at(block.line_place(n, 0..line.chars().count()))
}

fn repeated(block: &Block, n: usize, line: &str) -> Finding {
    at_line(block, n, line, "repeated-ruling", "this ruling is expected twice")
        .help("take it out, or write what was meant in its place")
}

fn unreadable(block: &Block, n: usize, line: &str, error: &ParseError) -> Finding {
    let column = |byte: usize| line.get(..byte).map_or(0, |head| head.chars().count());
    let (start, end) = (column(error.span.start), column(error.span.end));
    // Where the line ends too early, its last character is underlined.
    let columns = if start == end { start.saturating_sub(1)..end.max(1) } else { start..end };
    let mut finding = Finding::error("unreadable-line", error.message.clone()).at(block.line_place(n, columns));
    finding.help = error.help.clone();
    finding
}
