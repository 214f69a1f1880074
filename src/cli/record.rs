//! A club's own record of cases. `ruling decide --log FILE` adds a line to it; who asks for a rule on which a case was ruled is
//! shown the case, as the club's own precedent.
//!
//! The file is one line of JSON a case, so that adding one touches nothing that stands there. Situation and rulings stand in
//! the notation, and are told in whatever language somebody asks.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::today::today;
use super::{Failure, situation};
use crate::corpus::findings::unreadable_file;
use crate::corpus::input::read_file;
use crate::diagnostic::{Finding, Place, SourceFile};
use crate::engine::ruling::{Grade, Ruling};
use crate::message::message;
use crate::notation::parse_verdict;
use crate::pages::ToldExample;
use crate::prose::Teller;

/// No record is longer, in bytes: a case takes some 500, so it holds those of many years.
const MAX_RECORD: u64 = 16 << 20;

/// So many cases are shown with a rule.
const MOST_SHOWN: usize = 3;

/// Where a club keeps its cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseRecord {
    pub path: PathBuf,
    /// It was named on the command line, so that it is there.
    pub is_flag: bool,
}

/// A situation as it was ruled on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedCase {
    /// The day on which it was recorded: `2027-03-01`.
    date: String,
    house: String,
    /// The table and what happened, in the notation.
    lines: Vec<String>,
    rulings: Vec<CaseRuling>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// One ruling of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseRuling {
    /// The verdict in the notation.
    says: String,
    /// How strong it is; by custom it is `silent`.
    grade: String,
    /// As it was told when the case was recorded.
    told: String,
    /// The clauses that it rests on.
    #[serde(default)]
    because: Vec<String>,
}

impl RecordedCase {
    /// A case of today.
    pub fn new<'r>(teller: &Teller, house: &str, lines: Vec<String>, rulings: impl Iterator<Item = &'r Ruling>) -> RecordedCase {
        let ruling = |ruling: &Ruling| CaseRuling {
            // What hangs on a judgement is told as it was: the verdict alone would be too much.
            says: if ruling.condition.is_some() { String::new() } else { ruling.verdict.to_string() },
            grade: ruling.grade.name().to_owned(),
            told: teller.ruling(ruling),
            because: ruling.because.iter().map(ToString::to_string).collect(),
        };
        let rulings = rulings.map(ruling).collect();
        RecordedCase { date: today().to_string(), house: house.to_owned(), lines, rulings, note: None }
    }

    /// It was ruled by this rule.
    fn rests_on(&self, rule: &str) -> bool {
        let of_rule = |clause: &String| clause.split_once('/').is_some_and(|(own, _)| own == rule);
        self.rulings.iter().flat_map(|ruling| &ruling.because).any(of_rule)
    }

    /// What happened, in sentences; lines that are no notation any more stand as they are.
    fn situation(&self, teller: &Teller) -> String {
        match situation::parse("<case>", &self.lines.join("\n")) {
            Ok(typed) => ToldExample::of(teller, &typed.states, &typed.events, &[]).situation,
            Err(_) => self.lines.join(" · "),
        }
    }

    /// What was ruled, one sentence each.
    fn told(&self, teller: &Teller) -> Vec<String> {
        self.rulings.iter().map(|ruling| ruling.told_again(teller)).collect()
    }
}

impl CaseRuling {
    /// In the language of whoever asks; what cannot be read any more as it was told.
    fn told_again(&self, teller: &Teller) -> String {
        match (parse_verdict(&self.says), Grade::from_name(&self.grade)) {
            (Ok(verdict), Some(grade)) => teller.graded(&verdict, grade),
            (Ok(_) | Err(_), _) => self.told.clone(),
        }
    }
}

impl CaseRecord {
    /// Adds a case, with what the floor has to say on it.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&self, mut case: RecordedCase, note: Option<&str>) -> Result<(), Failure> {
        case.note = note.map(str::trim).filter(|note| !note.is_empty()).map(str::to_owned);
        self.append(&case).map_err(|error| {
            let message = message!("record-unwritable", path = self.path.display().to_string(), error = error.to_string());
            Failure::usage(message, message!("name-another-record"))
        })
    }

    /// A line is written at once, so that two who rule at the same time do not write into each other's.
    fn append(&self, case: &RecordedCase) -> io::Result<()> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&self.path)?;
        let mut line = serde_json::to_string(case)?;
        // Who has edited the file may have left its last line open.
        if !ends_with_line(&mut file)? {
            line.insert(0, '\n');
        }
        line.push('\n');
        file.write_all(line.as_bytes())?;
        file.sync_data()
    }

    /// The cases of a house that were ruled by a rule: first those whose note has most of the words, of those the latest.
    ///
    /// # Errors
    /// A line that is no case.
    pub fn like(&self, house: &str, rule: &str, words: &str) -> Result<Vec<RecordedCase>, Failure> {
        let mut cases = self.cases().map_err(|finding| Failure::Findings(vec![finding]))?;
        cases.retain(|case| case.house == house && case.rests_on(rule));
        let shared = |case: &RecordedCase| {
            let note = case.note.as_deref().unwrap_or_default().to_lowercase();
            let has = |word: &str| word.chars().count() > 3 && note.contains(word);
            words.to_lowercase().split_whitespace().filter(|word| has(word)).count()
        };
        // The latest stands last.
        cases.reverse();
        cases.sort_by_key(|case| std::cmp::Reverse((shared(case), case.date.clone())));
        cases.truncate(MOST_SHOWN);
        Ok(cases)
    }

    /// Every case, in the order in which they were added. A record that is only set in the configuration begins with its first
    /// case.
    fn cases(&self) -> Result<Vec<RecordedCase>, Finding> {
        if !self.is_flag && !self.path.exists() {
            return Ok(Vec::new());
        }
        let text = read_file(&self.path, MAX_RECORD)?;
        read(&self.path, &text)
    }
}

/// Whether a file is empty or its last line has its end.
fn ends_with_line(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

fn read(path: &Path, text: &str) -> Result<Vec<RecordedCase>, Finding> {
    let name = path.display().to_string();
    let mut from = 0;
    let mut cases = Vec::new();
    for line in text.split('\n') {
        let start = from;
        from += line.len() + 1;
        if line.trim().is_empty() {
            continue;
        }
        let wrong = |error: serde_json::Error| {
            let file = Arc::new(SourceFile { name: name.clone(), text: text.to_owned().into() });
            let at = line.floor_char_boundary(error.column().saturating_sub(1).min(line.len() - 1));
            let end = line.ceil_char_boundary(at + 1);
            let error = error.to_string();
            let what = error.split(" at line ").next().unwrap_or_default();
            unreadable_file::finding(&name, format!("this line is no case: {what}"))
                .at(Place::new(&file, start + at..start + end))
                .help("mend the line, or take it out: every line is one case as `ruling decide --log` writes it")
        };
        cases.push(serde_json::from_str(line).map_err(wrong)?);
    }
    Ok(cases)
}

/// A case as two lines: what happened and what was ruled; and the note.
pub fn lines(case: &RecordedCase, teller: &Teller) -> Vec<String> {
    let told = format!("{}: {}", case.date, case.situation(teller));
    let rulings = format!("→ {}", case.told(teller).join(" "));
    [told, rulings].into_iter().chain(case.note.clone().map(|note| format!("„{note}”"))).collect()
}

pub fn as_json(case: &RecordedCase, teller: &Teller) -> Value {
    let rulings: Vec<Value> = case
        .rulings
        .iter()
        .map(|ruling| {
            let told = ruling.told_again(teller);
            json!({ "says": ruling.says, "grade": ruling.grade, "told": told, "because": ruling.because })
        })
        .collect();
    json!({
        "date": case.date,
        "lines": case.lines,
        "situation": case.situation(teller),
        "rulings": rulings,
        "note": case.note,
    })
}
