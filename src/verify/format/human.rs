//! For people: the source line underlined, what to do, and what it all came to.

use std::fmt::Write as _;

use crate::diagnostic::{Style, render};
use crate::proof::Score;
use crate::verify::VerifyReport;

pub fn human(report: &VerifyReport, style: Style) -> String {
    let mut out = String::new();
    for finding in &report.findings {
        let _ = writeln!(out, "{}\n", render(finding, style));
    }
    out + &summary(report) + "\n"
}

/// One line: what was checked, and what was found.
pub fn summary(report: &VerifyReport) -> String {
    let counts = format!("{}, {}", counted(report.errors(), "error"), counted(report.warnings(), "warning"));
    if !report.loaded() {
        return format!("the rules do not load: {counts}");
    }
    let mut out = format!(
        "{}, {}, {}; {}, {}, {}",
        counted(report.rules, "rule"),
        counted(report.clauses, "clause"),
        counted(report.houses, "house"),
        counted(report.checked.scenarios, "scenario run"),
        counted(report.checked.examples, "example"),
        counted(report.checked.conflicts, "contradiction"),
    );
    if let Some(Score { told, pairs }) = report.values {
        let _ = write!(out, "; {told} of {} told apart", counted(pairs, "value pair"));
    }
    let _ = write!(out, ": {counts}");
    if !report.silenced.is_empty() {
        let _ = write!(out, ", {} silenced", report.silenced.len());
    }
    out
}

fn counted(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}
