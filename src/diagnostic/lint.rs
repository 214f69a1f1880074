//! What there is to know about a finding. A finding is made from it, so there is none that nobody explains.

use super::{Finding, Severity};

/// One kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lint {
    /// `unknown-key`; never changes once it is published, for silences name it.
    pub id: &'static str,
    pub severity: Severity,
    /// What it finds, in one sentence.
    pub what: &'static str,
    /// Why it matters.
    pub why: &'static str,
    pub example: LintExample,
    /// How to mend it.
    pub mend: &'static str,
}

/// A change after which the finding is there. The files are those of `tests/example`, and the tests make every change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LintExample {
    /// In a file, one text for another.
    Edit { file: &'static str, good: &'static str, bad: &'static str },
    /// A file with another name.
    Rename { file: &'static str, to: &'static str },
    /// In a file, a line so often over.
    Repeat { file: &'static str, line: &'static str, times: usize },
    /// A folder of rules that is named and not there.
    NoFolder(&'static str),
    /// What no file can bring about: the rules of the program would have to be others, or it is the command line.
    Told(&'static str),
}

/// Findings on one subject.
#[derive(Clone, Copy, Debug)]
pub struct LintGroup {
    pub title: &'static str,
    pub lints: &'static [&'static Lint],
}

impl Lint {
    /// A finding of this kind: one line, lower case, that says what cannot be.
    pub fn finding(&'static self, message: impl Into<String>) -> Finding {
        Finding { lint: self, message: message.into(), place: None, help: None }
    }
}
