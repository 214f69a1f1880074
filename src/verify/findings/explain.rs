//! The documentation of a finding, as text and as Markdown.

use std::fmt::Write as _;

use super::{ELSEWHERE, GROUPS};
use crate::diagnostic::{Lint, LintExample, LintGroup};
use crate::lang::Lang;
use crate::message;

/// The headings under which a finding is explained.
const WHY: &str = "Why it matters";
const EXAMPLE: &str = "Example";
const MEND: &str = "How to mend it";

/// What there is to say about a finding, in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedLint {
    pub what: String,
    pub why: String,
    pub mend: String,
    /// The example, where it is told and not printed.
    pub told: Option<String>,
}

impl Lint {
    /// The group to which it belongs; `None` for what has none, such as a fault of the command line.
    pub fn group(&self) -> Option<&'static LintGroup> {
        let own = |group: &&&LintGroup| group.lints.contains(&self);
        GROUPS.iter().chain(&ELSEWHERE).find(own).copied()
    }

    /// What it finds, why it matters and how to mend it: in English as it is declared, else as `findings.ftl` has it.
    pub fn explained(&self, lang: Lang) -> ExplainedLint {
        let told = if let LintExample::Told(text) = self.example { Some(text.to_owned()) } else { None };
        let english = ExplainedLint { what: self.what.to_owned(), why: self.why.to_owned(), mend: self.mend.to_owned(), told };
        let id = format!("lint-{}", self.id);
        if lang == Lang::En || !message::has(lang, &id) {
            return english;
        }
        let own = message::phrase(lang, &id);
        let case = |key: &str| own.cases.iter().find(|(known, _)| known == key).map(|(_, text)| text.clone());
        ExplainedLint {
            why: case("why").unwrap_or(english.why),
            mend: case("mend").unwrap_or(english.mend),
            // What is typed is the same in every language.
            told: case("example").or(english.told),
            what: own.text,
        }
    }

    /// Everything there is to know about it, in a language, wrapped to a width.
    pub fn explain(&self, width: usize, lang: Lang) -> String {
        let own = self.explained(lang);
        let mut out = format!("{} ({})\n\n", self.id, self.severity.told(lang));
        fill(&mut out, "", &own.what, width);
        let _ = write!(out, "\n{}\n", heading(WHY, "lint-why", lang));
        fill(&mut out, "  ", &own.why, width);
        let _ = write!(out, "\n{}\n", heading(EXAMPLE, "lint-example", lang));
        for line in self.example.lines(own.told.as_deref(), lang) {
            let _ = writeln!(out, "  {line}");
        }
        let _ = write!(out, "\n{}\n", heading(MEND, "lint-mend", lang));
        fill(&mut out, "  ", &own.mend, width);
        out
    }

    /// The same for the formats of other programs, which speak English.
    pub fn markdown(&self) -> String {
        let example = self.example.lines(None, Lang::En).join("\n");
        format!(
            "{}\n\n## {WHY}\n\n{}\n\n## {EXAMPLE}\n\n```diff\n{example}\n```\n\n## {MEND}\n\n{}\n",
            self.what, self.why, self.mend
        )
    }
}

impl LintExample {
    /// The change, as a diff shows it; `told` is how a change too large to be printed is told in the language.
    pub fn lines(&self, told: Option<&str>, lang: Lang) -> Vec<String> {
        match *self {
            LintExample::Edit { file, good, bad } => {
                let mark = |sign: &'static str, text: &'static str| {
                    let indent = good.lines().chain(bad.lines()).filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
                    text.lines().map(move |line| format!("{sign} {}", line.get(indent..).unwrap_or_default()))
                };
                let (same, good, bad) = common(good, bad);
                let mut lines = vec![place(file, lang)];
                lines.extend(mark(" ", same));
                lines.extend(mark("-", good));
                lines.extend(mark("+", bad));
                lines
            }
            LintExample::Rename { file, to } => vec![format!("- {file}"), format!("+ {to}")],
            LintExample::Repeat { file, line, times } => vec![place(file, lang), format!("+ {line} × {times}")],
            LintExample::NoFolder(folder) => vec![format!("ruling verify --rules {folder}")],
            LintExample::Told(text) => vec![told.unwrap_or(text).to_owned()],
        }
    }
}

/// In which file something is changed.
fn place(file: &str, lang: Lang) -> String {
    if lang == Lang::En { format!("in {file}") } else { message::about_file(lang, "lint-in", file) }
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

/// A heading: in English as it stands here, else as the language has it.
fn heading(english: &str, id: &str, lang: Lang) -> String {
    if lang == Lang::En { english.to_owned() } else { message::phrase(lang, id).text }
}

impl LintGroup {
    /// What the findings of the group are about.
    pub fn told(&self, lang: Lang) -> String {
        let key = self.title.to_lowercase().replace(' ', "-");
        let titles = if lang == Lang::En { Vec::new() } else { message::phrase(lang, "lint-group").cases };
        titles.into_iter().find(|(own, _)| *own == key).map_or_else(|| self.title.to_owned(), |(_, title)| title)
    }
}

/// All findings in a language, one line each.
pub fn list(width: usize, lang: Lang) -> String {
    let longest = super::all().map(|lint| lint.id.len()).max().unwrap_or(0);
    let severity = |lint: &Lint| lint.severity.told(lang);
    let widest = super::all().map(|lint| severity(lint).chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for group in GROUPS {
        let _ = writeln!(out, "{}{}", if out.is_empty() { "" } else { "\n" }, group.told(lang));
        for lint in group.lints {
            let head = format!("  {:longest$}  {:widest$}  ", lint.id, severity(lint));
            let columns = head.chars().count();
            let rest = " ".repeat(columns);
            let options = textwrap::Options::new(width.max(columns + 30)).initial_indent(&head).subsequent_indent(&rest);
            let _ = writeln!(out, "{}", textwrap::fill(&lint.explained(lang).what, options));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::prose::tests::messages::messages;

    #[test]
    fn every_finding_is_explained_in_every_language_and_nothing_else_is() {
        let every: Vec<&Lint> =
            GROUPS.iter().chain(&ELSEWHERE).flat_map(|group| group.lints).copied().chain([&crate::cli::usage::LINT]).collect();
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let mut used: BTreeSet<String> = ["why", "example", "mend", "in", "group"].map(|word| format!("lint-{word}")).into();
            for lint in &every {
                let id = format!("lint-{}", lint.id);
                assert!(message::has(lang, &id), "{}: {id} is not explained", lang.code());
                let (own, english) = (lint.explained(lang), lint.explained(Lang::En));
                for (own, english) in [(&own.what, &english.what), (&own.why, &english.why), (&own.mend, &english.mend)] {
                    assert!(own != english && own.ends_with('.'), "{}: {id}: {own}", lang.code());
                }
                // What is told in words is told in the language's; a line that is typed is not.
                let cases: Vec<String> = message::phrase(lang, &id).cases.into_iter().map(|(case, _)| case).collect();
                let known = |case: &String| ["why", "mend"].contains(&case.as_str()) || case == "example" && own.told.is_some();
                assert!(cases.iter().all(known), "{}: {id} {cases:?}", lang.code());
                used.insert(id);
            }
            let titles: BTreeSet<String> = GROUPS.iter().chain(&ELSEWHERE).map(|group| group.told(lang)).collect();
            let english: BTreeSet<String> = GROUPS.iter().chain(&ELSEWHERE).map(|group| group.title.to_owned()).collect();
            assert!(titles.is_disjoint(&english) && titles.len() == english.len(), "{}: {titles:?}", lang.code());
            assert_eq!(message::phrase(lang, "lint-group").cases.len(), english.len(), "{}", lang.code());
            assert_eq!(messages(lang, &["findings"]).into_keys().collect::<BTreeSet<_>>(), used, "{}", lang.code());
        }
    }
}
