//! For CI servers: a suite for each file, a case for each clause, scenario, provision and conflict in it.
//!
//! Nothing stands here that the strictest of them, Jenkins's xUnit plugin with its `junit-10.xsd`, would refuse: a suite has
//! a file and a case has neither file nor line. The line is read from the text of the failure.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use super::place::relative;
use crate::diagnostic::{Finding, Severity, Style, render};
use crate::lang::Lang;
use crate::verify::{FileOutline, OutlineItem, VerifyReport};

/// Wide enough for a line of play; a log is no terminal.
const STYLE: Style = Style { colour: false, width: 120, lang: Lang::En };

/// A case as it is printed.
struct TestCase<'r> {
    name: String,
    /// None where it is made up for a finding that lies in no thing.
    thing: Option<&'r OutlineItem>,
    findings: Vec<&'r Finding>,
}

pub fn junit(report: &VerifyReport, base: &Path) -> String {
    let suites = suites(report);
    let cases = || suites.values().flatten();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let (tests, failures) = (cases().count(), cases().filter(|case| case.fails()).count());
    let _ = writeln!(out, "<testsuites name=\"ruling verify\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">");
    for (file, cases) in &suites {
        suite(&mut out, &relative(file, base), cases);
    }
    out + "</testsuites>\n"
}

/// The cases of each file. A finding outside all of them, or in a file that did not load, is a case of its own.
fn suites(report: &VerifyReport) -> BTreeMap<&str, Vec<TestCase<'_>>> {
    let mut suites: BTreeMap<&str, Vec<TestCase>> = BTreeMap::new();
    let mut files: BTreeMap<&str, &FileOutline> = BTreeMap::new();
    for file in &report.files {
        suites.insert(&file.name, cases(file));
        files.insert(&file.name, file);
    }
    for finding in &report.findings {
        let file = finding.place.as_ref().map_or("ruling", |place| place.file.name.as_str());
        let cases = suites.entry(file).or_default();
        let place = finding.place.as_ref();
        let thing = place.and_then(|place| files.get(file)?.at(place));
        let own = |case: &&mut TestCase| case.thing.zip(thing).is_some_and(|(own, thing)| std::ptr::eq(own, thing));
        match cases.iter_mut().find(own) {
            Some(case) => case.findings.push(finding),
            None => {
                let line = place.map_or(0, |place| place.line());
                let name = if line == 0 { finding.lint.id.to_owned() } else { format!("line {line}: {}", finding.lint.id) };
                match cases.iter_mut().find(|case| case.name == name) {
                    Some(case) => case.findings.push(finding),
                    None => cases.push(TestCase { name, thing: None, findings: vec![finding] }),
                }
            }
        }
    }
    suites
}

/// A case for each thing. Of two with one name many servers show only the first: a line tells them apart.
fn cases(file: &FileOutline) -> Vec<TestCase<'_>> {
    let mut cases = Vec::new();
    let mut names = BTreeSet::new();
    for thing in &file.things {
        let label = thing.label();
        let name = if names.insert(label.clone()) { label } else { format!("{label}, line {}", thing.line()) };
        cases.push(TestCase { name, thing: Some(thing), findings: Vec::new() });
    }
    cases
}

impl TestCase<'_> {
    fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().copied().filter(|finding| finding.lint.severity == Severity::Error)
    }

    fn warnings(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().copied().filter(|finding| finding.lint.severity == Severity::Warning)
    }

    fn fails(&self) -> bool {
        self.errors().next().is_some()
    }
}

fn suite(out: &mut String, file: &str, cases: &[TestCase]) {
    let failures = cases.iter().filter(|case| case.fails()).count();
    let name = escape(file);
    let _ = writeln!(
        out,
        "  <testsuite name=\"{name}\" file=\"{name}\" tests=\"{}\" failures=\"{failures}\" errors=\"0\" skipped=\"0\">",
        cases.len()
    );
    let class = escape(&file.trim_end_matches(".yaml").replace('/', "."));
    for case in cases {
        let _ = write!(out, "    <testcase classname=\"{class}\" name=\"{}\"", escape(&case.name));
        if case.findings.is_empty() {
            out.push_str("/>\n");
            continue;
        }
        out.push_str(">\n");
        // Many servers read only the first failure of a case: one tells them all.
        if let Some(first) = case.errors().next() {
            let _ = writeln!(
                out,
                "      <failure type=\"{}\" message=\"{}\">{}</failure>",
                escape(first.lint.id),
                escape(&first.message),
                text(&shown(case.errors()))
            );
        }
        if case.warnings().next().is_some() {
            let _ = writeln!(out, "      <system-out>{}</system-out>", text(&shown(case.warnings())));
        }
        out.push_str("    </testcase>\n");
    }
    out.push_str("  </testsuite>\n");
}

fn shown<'r>(findings: impl Iterator<Item = &'r Finding>) -> String {
    findings.map(|finding| render(finding, STYLE)).collect::<Vec<_>>().join("\n\n")
}

/// Text between tags.
fn text(text: &str) -> String {
    escape(text).replace("&#10;", "\n").replace("&#9;", "\t")
}

/// Text in an attribute. Characters that XML does not know are replaced.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_an_attribute() {
        assert_eq!(text("a\tb\n<"), "a\tb\n&lt;");
        assert_eq!(escape("a<b>\"'&\n\u{1b}[0m"), "a&lt;b&gt;&quot;&apos;&amp;&#10;\u{fffd}[0m");
    }
}
