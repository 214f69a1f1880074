//! A situation as it was typed: state and events, each with its place.

use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::Failure;
use crate::diagnostic::{Finding, Place, SourceFile};
use crate::engine::event::{Event, State};
use crate::input;
use crate::notation::{Line, MAX_LINES, ParseError, parse_line};

/// No situation is longer, in bytes.
const MAX_INPUT: u64 = 1 << 20;

/// Of a longer line, in bytes, it is not looked for where in it a state stands.
const MAX_LINE: usize = 4096;

/// What was typed.
pub struct TypedSituation {
    pub file: Arc<SourceFile>,
    pub states: Vec<State>,
    /// Where each state stands in the file.
    pub state_spans: Vec<Range<usize>>,
    pub events: Vec<Event>,
    /// Where each event stands in the file.
    pub spans: Vec<Range<usize>>,
}

/// The lines of a file, or of standard input.
///
/// # Errors
/// It cannot be read, is too long, or is no text.
pub fn read_file(path: &Path) -> Result<String, Failure> {
    let read = if path == Path::new("-") {
        input::read(io::stdin(), "standard input", MAX_INPUT)
    } else {
        input::read_file(path, MAX_INPUT)
    };
    read.map_err(|mut finding| {
        finding.help = finding.help.or_else(|| Some("give a file of lines, or `-` for standard input".to_owned()));
        Failure::Findings(vec![finding])
    })
}

/// Reads all lines, and reports all that cannot be read.
///
/// # Errors
/// Every line that does not parse or does not belong there; too many of them.
pub fn parse(name: &str, text: &str) -> Result<TypedSituation, Vec<Finding>> {
    let file = Arc::new(SourceFile { name: name.to_owned(), text: text.to_owned() });
    let (states, state_spans, events, spans) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut input = TypedSituation { file: Arc::clone(&file), states, state_spans, events, spans };
    let mut findings = Vec::new();
    let mut from = 0;
    for line in text.split('\n') {
        let span = from..from + line.trim_end().len();
        from += line.len() + 1;
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        match parse_line(line) {
            Ok(Line::State(states)) if input.events.is_empty() => {
                input.state_spans.extend(fragments(line, span.start, states.len()));
                input.states.extend(states);
            }
            Ok(Line::State(_)) => findings.push(
                Finding::error("misplaced-line", "state comes after an event")
                    .at(Place::new(&file, span.clone()))
                    .help("state comes first, events after"),
            ),
            Ok(Line::Event(event)) => {
                input.events.push(event);
                input.spans.push(span.clone());
            }
            Ok(Line::Expect(_)) => findings.push(
                Finding::error("misplaced-line", "an expected ruling stands among the events")
                    .at(Place::new(&file, span.clone()))
                    .help("`!` lines belong in scenarios"),
            ),
            Err(error) => findings.push(unreadable(&file, &span, error)),
        }
        if input.states.len() + input.events.len() > MAX_LINES {
            let message = format!("a situation has at most {MAX_LINES} states and events");
            findings.push(Finding::error("play-too-long", message).at(Place::new(&file, span)));
            break;
        }
    }
    if findings.is_empty() { Ok(input) } else { Err(findings) }
}

fn unreadable(file: &Arc<SourceFile>, line: &Range<usize>, error: ParseError) -> Finding {
    let start = line.start + error.span.start;
    let end = (line.start + error.span.end).max(start + 1).min(line.end.max(start));
    let mut finding = Finding::error("unreadable-line", error.message).at(Place::new(file, start..end));
    finding.help = error.help;
    finding
}

/// Where each state of a line stands. States are separated by commas; a comma within one does not end it, which shows in what
/// the line says up to there.
fn fragments(line: &str, start: usize, states: usize) -> Vec<Range<usize>> {
    if line.len() > MAX_LINE {
        return vec![start..start + line.len(); states];
    }
    let mut spans = Vec::with_capacity(states);
    let mut from = 0;
    for (comma, _) in line.match_indices(',') {
        if let Ok(Line::State(read)) = parse_line(&line[..comma])
            && read.len() > spans.len()
            && read.len() < states
        {
            spans.resize(read.len(), trimmed(line, from..comma, start));
            from = comma + 1;
        }
    }
    spans.resize(states, trimmed(line, from..line.len(), start));
    spans
}

/// A stretch of a line without the blanks around it, in bytes of the file.
fn trimmed(line: &str, span: Range<usize>, start: usize) -> Range<usize> {
    let text = &line[span.clone()];
    let from = start + span.start + text.len() - text.trim_start().len();
    from..from + text.trim().len()
}
