//! A situation as it was typed: state and events, each with its place.

use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::Failure;
use crate::corpus::input;
use crate::diagnostic::{Finding, Place, SourceFile, sort_by_place};
use crate::engine::event::{Event, Seat, State};
use crate::engine::seat::Position;
use crate::lang::Lang;
use crate::notation::{Line, MAX_LINES, ParseError, begins_decision, is_written_in, parse_line};
use crate::scenario::findings::{misplaced_line, play_too_long, unreadable_line};
use crate::scenario::{PlayLine, PlayReader};
use crate::telling::{self, Misunderstood, Telling};

/// How lines are called that were typed behind `decide`.
pub const LINES: &str = "<lines>";

/// No situation is longer, in bytes.
const MAX_INPUT: u64 = 1 << 20;

/// Of a longer line, in bytes, it is not looked for where in it a state stands.
const MAX_LINE: usize = 4096;

/// What was typed.
#[derive(Clone)]
pub struct TypedSituation {
    pub file: Arc<SourceFile>,
    pub states: Vec<State>,
    /// Where each state stands in the file.
    pub state_spans: Vec<Range<usize>>,
    pub events: Vec<Event>,
    /// Where each event stands in the file.
    pub spans: Vec<Range<usize>>,
    /// What was understood of words that are no lines of the notation.
    pub told: Option<Understood>,
}

/// How words were understood.
#[derive(Clone)]
pub struct Understood {
    /// How each player was called.
    pub names: Vec<(Seat, String)>,
    /// Words that tell of nothing that happens at the table.
    pub left_out: Vec<String>,
    /// Events as they were told, where that is not what they come to.
    pub retold: Vec<(usize, Event)>,
    /// Facts of the table that nobody told, and that follow from who did what.
    pub supposed: Vec<State>,
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

/// Reads lines of the notation; if they are none, what they tell in anybody's words.
///
/// # Errors
/// What was not understood, or does not belong there; too many lines.
pub fn understand(name: &str, text: &str, lang: Lang) -> Result<TypedSituation, Vec<Finding>> {
    let read = parse(name, text);
    // Positions without a line of seats are anybody's words for players, not seats that are missing.
    if read.as_ref().is_ok_and(|situation| !is_seated(situation))
        && let Ok(telling) = telling::read(text, lang)
    {
        return Ok(told(name, text, telling));
    }
    read.or_else(|findings| {
        // What only stands in the wrong place is understood already.
        if !findings.iter().any(|finding| finding.lint.id == unreadable_line::LINT.id) {
            return Err(findings);
        }
        // A decision that is not known is nothing that somebody does.
        if text.lines().any(|line| begins_decision(line) && parse_line(line).is_err()) {
            return Err(findings);
        }
        match telling::read(text, lang) {
            Ok(telling) => Ok(told(name, text, telling)),
            Err(misunderstood) => Err(puzzles(name, text, lang, misunderstood, findings)),
        }
    })
}

/// Reads what somebody tells in his own language, where it is understood to the last word.
pub fn understand_in(name: &str, text: &str, lang: Lang) -> Option<TypedSituation> {
    telling::read_in(text, lang).map(|telling| told(name, text, telling))
}

/// Nobody acts by a position or the number of a seat that no line of seats has.
fn is_seated(situation: &TypedSituation) -> bool {
    let placed = |seat: &Seat| match seat {
        Seat::Number(_) => true,
        Seat::Position(position) => !matches!(position, Position::SmallBlind | Position::BigBlind),
        Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Name(_) => false,
    };
    let mut unseated = false;
    for event in &situation.events {
        event.clone().seats_mut(&mut |seat| unseated |= placed(seat));
    }
    !unseated || situation.states.iter().any(|state| matches!(state, State::Seats(_)))
}

fn told(name: &str, text: &str, telling: Telling) -> TypedSituation {
    let file = Arc::new(SourceFile { name: name.to_owned(), text: text.to_owned().into() });
    let left_out = telling.left_out.iter().filter_map(|span| text.get(span.clone())).map(|words| words.trim().to_owned());
    let left_out = left_out.filter(|words| !words.is_empty()).collect();
    let told = Understood { names: telling.names, left_out, retold: telling.retold, supposed: telling.supposed };
    let state_spans = vec![0..text.len(); telling.states.len()];
    TypedSituation { file, states: telling.states, state_spans, events: telling.events, spans: telling.spans, told: Some(told) }
}

/// What was not understood. Where next to nothing was, the lines of whoever asks in the language of the notation were meant to
/// be in it.
fn puzzles(name: &str, text: &str, lang: Lang, misunderstood: Vec<Misunderstood>, findings: Vec<Finding>) -> Vec<Finding> {
    if is_written_in(lang) && misunderstood.iter().any(|one| one.span == (0..text.len())) {
        return findings;
    }
    let file = Arc::new(SourceFile { name: name.to_owned(), text: text.to_owned().into() });
    let finding = |one: Misunderstood| {
        let error = ParseError { span: one.span.clone(), message: one.message, help: one.help };
        unreadable_line::finding(error, Place::new(&file, one.span))
    };
    misunderstood.into_iter().map(finding).collect()
}

/// Reads all lines, and reports all that cannot be read.
///
/// # Errors
/// Every line that does not parse or does not belong there; too many of them.
pub fn parse(name: &str, text: &str) -> Result<TypedSituation, Vec<Finding>> {
    let file = Arc::new(SourceFile { name: name.to_owned(), text: text.to_owned().into() });
    let mut reader = PlayReader::default();
    let mut state_spans = Vec::new();
    let mut from = 0;
    for line in text.split('\n') {
        let span = from..from + line.trim_end().len();
        from += line.len() + 1;
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        reader.line(span.clone(), line, |within| place(&file, &span, within));
        state_spans.extend(fragments(line, span.start, reader.states.len() - state_spans.len()));
        if reader.states.len() + reader.steps.len() > MAX_LINES {
            reader.findings.push(play_too_long::finding("a situation", "states and events").at(Place::new(&file, span)));
            break;
        }
    }
    let PlayReader { states, steps, mut findings, .. } = reader;
    let mut situation = TypedSituation { file, states, state_spans, events: Vec::new(), spans: Vec::new(), told: None };
    for (span, step) in steps {
        match step {
            PlayLine::Expect(_) => findings.push(misplaced_line::expected_ruling(Place::new(&situation.file, span))),
            PlayLine::Event(event) => {
                situation.events.push(event);
                situation.spans.push(span);
            }
        }
    }
    sort_by_place(&mut findings);
    if findings.is_empty() { Ok(situation) } else { Err(findings) }
}

/// Where a stretch of a line stands. At least one character is underlined, as long as the line has any.
fn place(file: &Arc<SourceFile>, line: &Range<usize>, span: Range<usize>) -> Place {
    let start = line.start + span.start;
    let end = (line.start + span.end).max(start + 1).min(line.end.max(start));
    Place::new(file, start..end)
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
