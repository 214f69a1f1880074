//! What is told of one hand.

use std::ops::Range;
use std::sync::Arc;

use super::audit::{Audit, Deviation, Impossible, ShortRecord, audit};
use crate::diagnostic::{Finding, Place, SourceFile};
use crate::engine::ending::Open;
use crate::engine::legality::IllegalAction;
use crate::engine::rulebooks::Rulebooks;
use crate::phh::findings::unreadable_record;
use crate::phh::{Record, Text, Unreadable};
use crate::scenario::findings::impossible_play;

/// What came of one hand of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayReport {
    /// Which of the files.
    pub file: usize,
    /// The name of the hand, in a file of many.
    pub hand: Option<String>,
    /// Where it begins.
    pub line: usize,
    pub outcome: ReplayOutcome,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayOutcome {
    Replayed {
        objections: Vec<Objected>,
        notes: Vec<NotedAction>,
        deviations: Vec<Deviation>,
        open: Option<Open>,
        /// Amounts are counted in units of so many decimal places.
        places: u32,
    },
    /// Its game, by the code, is not played here.
    Skipped(String),
    /// It cannot be read, or cannot have happened.
    Broken(Box<Finding>),
}

/// An action that the house would not have allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objected {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// As it is recorded.
    pub action: String,
    pub objection: IllegalAction,
}

/// An action that is recorded otherwise than it was done, which changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedAction {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// As it is recorded.
    pub action: String,
    pub note: ShortRecord,
}

impl ReplayReport {
    pub fn broken(file: usize, line: usize, finding: Finding) -> ReplayReport {
        ReplayReport { file, hand: None, line, outcome: ReplayOutcome::Broken(Box::new(finding)) }
    }
}

/// Reads and replays a hand. `name` is that of the file, as it is shown.
pub fn report(file: usize, name: &str, text: Text, books: Rulebooks) -> ReplayReport {
    let before = text.lines_before;
    let line = before + 1;
    let place = |text: &str, span: Range<usize>| {
        // What stood before the hand has been read and is gone; its lines still count.
        let whole = "\n".repeat(before) + text;
        let file = Arc::new(SourceFile { name: name.to_owned(), text: whole.into() });
        Place::new(&file, span.start + before..span.end + before)
    };
    let utf8 = match String::from_utf8(text.text) {
        Ok(utf8) => utf8,
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let readable = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let finding = unreadable_record::LINT.finding("this is not text in UTF-8").at(place(&readable, at..at + 1));
            return ReplayReport::broken(file, line, finding.help("save the file as UTF-8"));
        }
    };
    if text.too_long {
        let finding = unreadable_record::LINT.finding("no hand is this long").at(place(&utf8, 0..1));
        return ReplayReport::broken(file, line, finding.help("begin each hand of a file with a table of its own, as in `[1]`"));
    }
    let head = utf8.lines().take_while(|line| line.trim_start().is_empty() || line.trim_start().starts_with('#')).count();
    let line = line + head;
    let record = match Record::read(&utf8, text.is_table) {
        Ok(record) => record,
        Err(Unreadable { lint, message, help, span }) => {
            let mut finding = lint.finding(message).at(place(&utf8, span));
            finding.help = help;
            return ReplayReport::broken(file, line, finding);
        }
    };
    let hand = record.name.map(|name| name.into_owned());
    let Some(recorded) = record.hand else {
        return ReplayReport { file, hand, line, outcome: ReplayOutcome::Skipped(record.code.into_owned()) };
    };
    let outcome = match audit(&recorded, books) {
        Ok(Audit { objections, notes, deviations, open }) => {
            let at = |span: Range<usize>| {
                let line = before + 1 + utf8[..span.start].matches('\n').count();
                let column = 1 + utf8[..span.start].rsplit('\n').next().map_or(0, |line| line.chars().count());
                (line, column, utf8[span].trim_matches(['\'', '"']).to_owned())
            };
            let objected = |(span, objection): (Range<usize>, IllegalAction)| {
                let (line, column, action) = at(span);
                Objected { line, column, action, objection }
            };
            let noted = |(span, note): (Range<usize>, ShortRecord)| {
                let (line, column, action) = at(span);
                NotedAction { line, column, action, note }
            };
            let objections = objections.into_iter().map(objected).collect();
            let notes = notes.into_iter().map(noted).collect();
            ReplayOutcome::Replayed { objections, notes, deviations, open, places: recorded.places }
        }
        Err(Impossible { span, problem }) => {
            ReplayOutcome::Broken(Box::new(impossible_play::finding(problem).at(place(&utf8, span))))
        }
    };
    ReplayReport { file, hand, line, outcome }
}
