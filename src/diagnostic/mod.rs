//! Findings: what is wrong, where it stands, and what would help.

mod lint;

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::hidden::visible;
use crate::known_again::complaint;
use crate::lang::Lang;
use crate::message::message;

pub use lint::{Lint, LintExample, LintGroup};

/// A file of the corpus as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceFile {
    /// The path as it is shown to the reader.
    pub name: String,
    /// That of a file which the program brings along is not copied.
    pub text: Cow<'static, str>,
}

/// A stretch of a file, in bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub file: Arc<SourceFile>,
    pub span: Range<usize>,
}

impl Place {
    pub fn new(file: &Arc<SourceFile>, span: Range<usize>) -> Place {
        Place { file: Arc::clone(file), span }
    }

    /// The line on which the place starts, from 1.
    pub fn line(&self) -> usize {
        self.before().matches('\n').count() + 1
    }

    /// The column at which the place starts, in characters, from 1.
    pub fn column(&self) -> usize {
        let before = self.before();
        before[before.rfind('\n').map_or(0, |at| at + 1)..].chars().count() + 1
    }

    /// The text that stands there.
    pub fn text(&self) -> &str {
        self.file.text.get(self.span.clone()).unwrap_or_default()
    }

    fn before(&self) -> &str {
        let text = &self.file.text;
        &text[..floor(text, self.span.start)]
    }
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    Error,
    Warning,
}

impl Severity {
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        }
    }

    /// The same in a language.
    pub fn told(self, lang: Lang) -> String {
        match self {
            Severity::Error => message!("error"),
            Severity::Warning => message!("warning"),
        }
        .text(lang)
    }
}

/// One thing that is wrong with the corpus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub lint: &'static Lint,
    /// One line, lower case: what cannot be.
    pub message: String,
    pub place: Option<Place>,
    /// What to do instead.
    pub help: Option<String>,
}

impl Finding {
    pub fn at(mut self, place: Place) -> Finding {
        self.place = Some(place);
        self
    }

    pub fn help(mut self, help: impl Into<String>) -> Finding {
        self.help = Some(help.into());
        self
    }

    /// Adds "did you mean" where one of the candidates is close to the word.
    pub fn did_you_mean<'a>(self, word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Finding {
        let candidates: Vec<&str> = candidates.into_iter().collect();
        match closest(word, candidates.iter().copied()).or_else(|| begun(word, &candidates)) {
            Some(candidate) => self.help(format!("did you mean `{candidate}`?")),
            None => self,
        }
    }
}

/// The candidate of which a word is the beginning or another part: `holdem` of `holdem-hr`.
fn begun<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    const FEWEST_LETTERS: usize = 3;
    let parts = |candidate: &str| candidate.split(['-', '.', '/']).any(|part| part == word);
    let begins = |candidate: &str| candidate.strip_prefix(word).is_some_and(|rest| rest.starts_with(['-', '.', '/']));
    let is_long = word.chars().count() >= FEWEST_LETTERS;
    candidates.iter().copied().find(|candidate| is_long && (begins(candidate) || parts(candidate)))
}

/// Puts findings into the order of the files, and in each file into that of their places.
pub fn sort_by_place(findings: &mut [Finding]) {
    let place = |finding: &Finding| finding.place.as_ref().map(|place| (place.file.name.clone(), place.span.start));
    findings.sort_by_key(place);
}

/// Narrower than this no line of a file can be shown and underlined.
pub const NARROW: usize = 40;

/// How findings are shown.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub colour: bool,
    pub width: usize,
    /// In which it is told what is wrong.
    pub lang: Lang,
}

/// Shows one finding the way rustc does: the message, the line underlined, the help. What is hidden in them is spelled out.
pub fn render(finding: &Finding, style: Style) -> String {
    let level = match finding.lint.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let (severity, help_label) = (finding.lint.severity.told(style.lang), message!("help").text(style.lang));
    let told = |text: &str| visible(&complaint(text, style.lang)).into_owned();
    let message = told(&finding.message);
    let help = finding.help.as_deref().map(told);
    let line = finding.place.as_ref().map(ShownLine::of);
    if style.width < NARROW {
        let place = finding.place.as_ref().zip(line.as_ref());
        let place =
            place.map_or_else(String::new, |(place, line)| format!("\n--> {}:{}:{}", line.path, place.line(), place.column()));
        let help = help.map_or_else(String::new, |help| format!("\n{help_label}: {help}"));
        let text = format!("{severity}[{}]: {message}{place}{help}", finding.lint.id);
        return textwrap::fill(&text, style.width);
    }
    let title = level.with_name(severity).primary_title(message.as_str()).id(finding.lint.id);
    let mut group = match &line {
        Some(line) => title.element(line.snippet()),
        None => Group::with_title(title),
    };
    if let Some(help) = &help {
        group = group.element(Level::HELP.with_name(help_label.as_str()).message(help.as_str()));
    }
    let renderer = if style.colour { Renderer::styled() } else { Renderer::plain() };
    renderer.decor_style(DecorStyle::Ascii).term_width(style.width).render(&[group])
}

/// The line on which a place begins: only it is handed over, the renderer would otherwise look through the whole file.
struct ShownLine {
    path: String,
    number: usize,
    text: String,
    span: Range<usize>,
}

impl ShownLine {
    fn of(place: &Place) -> ShownLine {
        let text = place.file.text.as_ref();
        let start = floor(text, place.span.start);
        let end = floor(text, place.span.end).max(start);
        // A place that runs over many lines is shown by its first.
        let end = text[start..end].find('\n').map_or(end, |at| start + at);
        let from = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let to = text[end..].find('\n').map_or(text.len(), |at| end + at);
        let after = text[end..to].strip_suffix('\r').unwrap_or(&text[end..to]);
        let (before, within) = (visible(&text[from..start]), visible(&text[start..end]));
        ShownLine {
            path: visible(&place.file.name).into_owned(),
            number: place.line(),
            text: format!("{before}{within}{}", visible(after)),
            span: before.len()..before.len() + within.len(),
        }
    }

    fn snippet(&self) -> Snippet<'_, annotate_snippets::Annotation<'_>> {
        Snippet::source(self.text.as_str())
            .line_start(self.number)
            .path(self.path.as_str())
            .annotation(AnnotationKind::Primary.span(self.span.clone()))
    }
}

/// The nearest character boundary at or before an offset.
fn floor(text: &str, offset: usize) -> usize {
    let mut at = offset.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The candidate that somebody who typed `word` most likely meant.
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // The distance grows with the product of the lengths; nobody mistypes a word this long.
    const MAX_WORD: usize = 64;
    if word.is_empty() || word.len() > MAX_WORD {
        return None;
    }
    let allowed = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (strsim::osa_distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Arc<SourceFile> {
        Arc::new(SourceFile { name: "rules/betting/call.yaml".into(), text: text.to_owned().into() })
    }

    const LINT: Lint = Lint { id: "x", severity: Severity::Warning, what: "", why: "", example: LintExample::Told(""), mend: "" };

    const PLAIN: Style = Style { colour: false, width: 80, lang: Lang::En };

    #[test]
    fn columns_count_characters() {
        let place = Place::new(&file("id: x\ncím: y\n"), 12..13);
        assert_eq!((place.line(), place.column(), place.text()), (2, 6, "y"));
    }

    #[test]
    fn the_line_is_underlined() {
        let file = file("id: call\nclauzes: []\n");
        let finding =
            LINT.finding("`clauzes` is no key of a rule").at(Place::new(&file, 9..16)).did_you_mean("clauzes", ["id", "clauses"]);
        let shown = render(&finding, PLAIN);
        assert_eq!(
            shown,
            "warning[x]: `clauzes` is no key of a rule\n \
             --> rules/betting/call.yaml:2:1\n  |\n2 | clauzes: []\n  | ^^^^^^^\n  |\n  = help: did you mean `clauses`?"
        );
        assert!(render(&finding, Style { colour: true, width: 80, lang: Lang::En }).contains("\u{1b}["));
    }

    #[test]
    fn any_place_can_be_shown() {
        let file = file("é\nb");
        for start in 0..6 {
            for end in 0..6 {
                let finding = LINT.finding("y").at(Place::new(&file, start..end));
                assert!(render(&finding, PLAIN).starts_with("warning[x]: y"));
            }
        }
        assert_eq!(render(&LINT.finding("y"), PLAIN), "warning[x]: y");
    }

    #[test]
    fn what_is_hidden_is_spelled_out_and_underlined_in_its_place() {
        let file = file("id: \u{202e}x\u{1b}[31my\r\n");
        let shown = render(&LINT.finding("no \u{9b}1m").help("a \u{7}").at(Place::new(&file, 7..8)), PLAIN);
        assert!(shown.contains("1 | id: \\u{202e}x\\u{1b}[31my\n  |             ^\n"), "{shown}");
        assert!(!shown.chars().any(crate::hidden::is_hidden), "{shown:?}");
    }

    #[test]
    fn a_narrow_terminal_is_told_the_place_in_words() {
        let finding = LINT.finding("`clauzes` is no key of a rule").at(Place::new(&file("clauzes: []\n"), 0..7));
        let shown = render(&finding, Style { colour: false, width: 20, lang: Lang::En });
        assert!(shown.lines().all(|line| line.chars().count() <= 20), "{shown}");
        assert!(shown.replace('\n', "").ends_with("call.yaml:1:1"), "{shown}");
    }

    #[test]
    fn only_close_words_are_suggested() {
        assert_eq!(closest("oversizd-chip", ["oversized-chip", "undercall"]), Some("oversized-chip"));
        assert_eq!(closest("clause", ["aliases", "see"]), None);
        assert_eq!(closest("", ["a"]), None);
    }
}
