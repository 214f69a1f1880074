//! For people: the source line underlined, what to do, and what it all came to.

use std::fmt::Write as _;

use crate::diagnostic::{Style, render};
use crate::lang::Lang;
use crate::message::{Message, message};
use crate::proof::Score;
use crate::verify::VerifyReport;

/// Findings, and what it all came to.
pub fn human(report: &VerifyReport, style: Style) -> String {
    let mut out = String::new();
    for finding in &report.findings {
        let _ = writeln!(out, "{}\n", render(finding, style));
    }
    out + &summary(report, style.lang) + "\n"
}

/// One line: what was checked, and what was found.
pub fn summary(report: &VerifyReport, lang: Lang) -> String {
    let told = |message: Message| message.text(lang);
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let errors = told(message!("errors", count = count(report.errors())));
    let counts = format!("{errors}, {}", told(message!("warnings", count = count(report.warnings()))));
    if !report.loaded() {
        return told(message!("rules-do-not-load", found = counts));
    }
    let mut out = format!(
        "{}, {}, {}; {}, {}, {}",
        told(message!("checked-rules", count = count(report.rules))),
        told(message!("checked-clauses", count = count(report.clauses))),
        told(message!("checked-houses", count = count(report.houses))),
        told(message!("checked-scenarios", count = count(report.checked.scenarios))),
        told(message!("checked-examples", count = count(report.checked.examples))),
        told(message!("checked-contradictions", count = count(report.checked.conflicts))),
    );
    if let Some(Score { told: apart, pairs }) = report.values {
        let _ = write!(out, "; {}", told(message!("told-apart", told = count(apart), count = count(pairs))));
    }
    let _ = write!(out, ": {counts}");
    if !report.silenced.is_empty() {
        let _ = write!(out, ", {}", told(message!("silenced", count = count(report.silenced.len()))));
    }
    out
}
