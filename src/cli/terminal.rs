//! How wide the terminal is, how lines are emphasised, how text is wrapped.

use std::fmt::{self, Display, Formatter, Write as _};

use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

use crate::lang::keep_together_by;

/// Wider lines are tiring to read.
const WIDEST: usize = 100;
const NARROWEST: usize = 10;

/// Text beside a label gets at least so many columns, or stands below it.
const LEAST_ROOM: usize = 16;

/// Emphasis that is never needed to understand the text. It is written as a mark that stands for nothing else; what reaches the
/// terminal is decided where all is printed.
#[derive(Clone, Copy, Debug)]
pub struct Emphasis(char);

pub const TITLE: Emphasis = Emphasis('\u{fdd0}');
pub const FAINT: Emphasis = Emphasis('\u{fdd1}');
const PLAIN: char = '\u{fdd2}';

impl Display for Emphasis {
    /// Its beginning; as `{:#}`, its end.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(if f.alternate() { PLAIN } else { self.0 })
    }
}

/// What a mark of emphasis is to a terminal.
pub fn escape(mark: char) -> Option<&'static str> {
    match mark {
        mark if mark == TITLE.0 => Some("\u{1b}[1m"),
        mark if mark == FAINT.0 => Some("\u{1b}[2m"),
        PLAIN => Some("\u{1b}[0m"),
        _ => None,
    }
}

/// Columns to fill: of the terminal, of `COLUMNS`, or of a page.
pub fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    columns.or_else(terminal).unwrap_or(WIDEST).clamp(NARROWEST, WIDEST)
}

/// Appends a paragraph, wrapped, its first line after `first` and the others under it.
pub fn paragraph(out: &mut String, first: &str, text: &str, width: usize) {
    labelled(out, first, first, &" ".repeat(display_width(first)), text, width);
}

/// As [`paragraph`], with a label that is styled: `shown` is printed where `plain` is measured.
pub fn labelled(out: &mut String, shown: &str, plain: &str, indent: &str, text: &str, width: usize) {
    let room = width.saturating_sub(display_width(plain));
    if room >= LEAST_ROOM {
        for (n, line) in wrapped(text.trim(), room).iter().enumerate() {
            let _ = writeln!(out, "{}{line}", if n == 0 { shown } else { indent });
        }
        return;
    }
    let label = plain.trim();
    let indent = if label.is_empty() { indent.get(..width / 5).unwrap_or(indent) } else { "  " };
    if !label.is_empty() {
        let _ = writeln!(out, "{}", textwrap::fill(shown.trim(), width));
    }
    for line in wrapped(text.trim(), width - indent.len()) {
        let _ = writeln!(out, "{indent}{line}");
    }
}

/// Stands for a space at which no line is broken, and for nothing else.
const KEPT: char = '\u{e000}';

/// The lines of a text, in which nothing is torn that belongs together; a hyphen breaks no line.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let kept = keep_together_by(text, KEPT, '-');
    let options = Options::new(width).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(&kept, options).iter().map(|line| line.replace(KEPT, " ")).collect()
}

/// A title with what belongs at the right edge; below each other where both do not fit.
pub fn heading(out: &mut String, left: &str, right: &str, width: usize) {
    let gap = width.saturating_sub(display_width(left) + display_width(right));
    if gap >= 2 && !right.is_empty() {
        let _ = writeln!(out, "{TITLE}{left}{TITLE:#}{}{FAINT}{right}{FAINT:#}", " ".repeat(gap));
        return;
    }
    for line in textwrap::wrap(left, width) {
        let _ = writeln!(out, "{TITLE}{line}{TITLE:#}");
    }
    for line in textwrap::wrap(right, width).iter().filter(|_| !right.is_empty()) {
        let _ = writeln!(out, "{FAINT}{line}{FAINT:#}");
    }
}

/// Wraps the lines that are wider than the terminal, each under its own beginning; escapes have no width.
pub fn fitted(text: &str, width: usize) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let body = line.trim_end_matches('\n');
        if display_width(body) <= width {
            out.push_str(line);
            continue;
        }
        let blanks = body.len() - body.trim_start_matches(' ').len();
        let indent = &body[..blanks.min(width / 2)];
        let options =
            Options::new(width).initial_indent(indent).subsequent_indent(indent).word_splitter(WordSplitter::NoHyphenation);
        out.push_str(&textwrap::fill(body.trim_start_matches(' '), options));
        out.push_str(&line[body.len()..]);
    }
    out
}

/// Somebody sits at both ends: he can be asked.
pub fn is_asked() -> bool {
    use std::io::{IsTerminal as _, stdin, stdout};
    stdin().is_terminal() && stdout().is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wider_than_the_terminal() {
        for width in [NARROWEST, 20, 33, WIDEST] {
            let mut out = String::new();
            heading(&mut out, "Oversized chips in a raise", "PokerStars Live 4.10", width);
            paragraph(&mut out, "          ", "Nobody can be asked for more than the hand came to.", width);
            labelled(
                &mut out,
                "Assumptions:  ",
                "Assumptions:  ",
                &" ".repeat(14),
                "Rechtsschutzversicherungsgesellschaften",
                width,
            );
            out.push_str("    betting.oversized_chip_with_a_long_name first of several houses\n");
            let plain: String = fitted(&out, width).chars().filter(|c| escape(*c).is_none()).collect();
            for line in plain.lines() {
                assert!(display_width(line) <= width, "{width}: {line:?}");
            }
            assert!(plain.replace(['\n', ' '], "").contains("Nobodycanbeaskedformorethanthehandcameto."), "{plain}");
        }
    }

    #[test]
    fn lines_that_fit_are_left_as_they_are() {
        let text = "a  b\n\n  c\nd";
        assert_eq!(fitted(text, 20), text);
    }
}
