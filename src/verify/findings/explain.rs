//! The documentation of a finding, as text and as Markdown.

use std::fmt::Write as _;

use super::{FindingDoc, FindingExample, GROUPS, Group};

/// The headings under which a finding is explained.
const WHY: &str = "Why it matters";
const EXAMPLE: &str = "Example";
const MEND: &str = "How to mend it";

impl FindingDoc {
    pub fn group(&self) -> &'static Group {
        let own = |group: &&&Group| group.docs.iter().any(|doc| doc.id == self.id);
        GROUPS.iter().find(own).copied().unwrap_or(GROUPS[0])
    }

    /// Everything there is to know about it, wrapped to a width.
    pub fn explain(&self, width: usize) -> String {
        let mut out = format!("{} ({})\n\n", self.id, self.severity.name());
        fill(&mut out, "", self.what, width);
        let _ = write!(out, "\n{WHY}\n");
        fill(&mut out, "  ", self.why, width);
        let _ = write!(out, "\n{EXAMPLE}\n");
        for line in self.example.lines() {
            let _ = writeln!(out, "  {line}");
        }
        let _ = write!(out, "\n{MEND}\n");
        fill(&mut out, "  ", self.mend, width);
        out
    }

    pub fn markdown(&self) -> String {
        let example = self.example.lines().join("\n");
        format!(
            "{}\n\n## {WHY}\n\n{}\n\n## {EXAMPLE}\n\n```diff\n{example}\n```\n\n## {MEND}\n\n{}\n",
            self.what, self.why, self.mend
        )
    }
}

impl FindingExample {
    /// The change, as a diff shows it.
    pub fn lines(&self) -> Vec<String> {
        match *self {
            FindingExample::Edit { file, good, bad } => {
                let mark = |sign: &'static str, text: &'static str| {
                    let indent = good.lines().chain(bad.lines()).filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
                    text.lines().map(move |line| format!("{sign} {}", line.get(indent..).unwrap_or_default()))
                };
                let (same, good, bad) = common(good, bad);
                let mut lines = vec![format!("in {file}")];
                lines.extend(mark(" ", same));
                lines.extend(mark("-", good));
                lines.extend(mark("+", bad));
                lines
            }
            FindingExample::Rename { file, to } => vec![format!("- {file}"), format!("+ {to}")],
            FindingExample::Told(text) => vec![text.to_owned()],
        }
    }
}

/// The lines with which both begin, and what is left of each.
fn common(good: &'static str, bad: &'static str) -> (&'static str, &'static str, &'static str) {
    let mut at = 0;
    for (a, b) in good.split_inclusive('\n').zip(bad.split_inclusive('\n')) {
        // A last line without its end may go on.
        if a.trim_end_matches('\n') != b.trim_end_matches('\n') {
            break;
        }
        at += a.len();
    }
    let rest = bad.get(at..).unwrap_or_default();
    (&good[..at], &good[at..], rest.strip_prefix('\n').unwrap_or(rest))
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

fn fill(out: &mut String, indent: &str, text: &str, width: usize) {
    let options = textwrap::Options::new(width).initial_indent(indent).subsequent_indent(indent);
    let _ = writeln!(out, "{}", textwrap::fill(text, options));
}

/// All findings, one line each.
pub fn list(width: usize) -> String {
    let longest = super::all().map(|doc| doc.id.len()).max().unwrap_or(0);
    let mut out = String::new();
    for group in GROUPS {
        let _ = writeln!(out, "{}{}", if out.is_empty() { "" } else { "\n" }, group.title);
        for doc in group.docs {
            let head = format!("  {:longest$}  {:7}  ", doc.id, doc.severity.name());
            let rest = " ".repeat(head.len());
            let options = textwrap::Options::new(width.max(head.len() + 30)).initial_indent(&head).subsequent_indent(&rest);
            let _ = writeln!(out, "{}", textwrap::fill(doc.what, options));
        }
    }
    out
}
