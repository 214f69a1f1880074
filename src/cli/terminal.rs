//! The terminal: how wide it is, what is emphasised, how text is wrapped.

use std::fmt::Write as _;

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

/// Wider lines are tiring to read.
const WIDEST: usize = 100;
const NARROWEST: usize = 30;

/// Emphasis that is never needed to understand the text. `anstream` leaves it out where it is not wanted.
pub const TITLE: Style = Style::new().bold();
pub const FAINT: Style = Style::new().dimmed();

/// Columns to fill: of the terminal, of `COLUMNS`, or of a page.
pub fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    columns.or_else(terminal).unwrap_or(WIDEST).clamp(NARROWEST, WIDEST)
}

/// Appends a paragraph, wrapped, its first line after `first` and the others under it.
pub fn paragraph(out: &mut String, first: &str, text: &str, width: usize) {
    labelled(out, first, first, &" ".repeat(first.width()), text, width);
}

/// As [`paragraph`], with a label that is styled: `shown` is printed where `plain` is measured.
pub fn labelled(out: &mut String, shown: &str, plain: &str, indent: &str, text: &str, width: usize) {
    let room = width.saturating_sub(plain.width()).max(16);
    for (n, line) in textwrap::wrap(text.trim(), room).iter().enumerate() {
        let _ = writeln!(out, "{}{line}", if n == 0 { shown } else { indent });
    }
}

/// A title with what belongs at the right edge; below each other where both do not fit.
pub fn heading(out: &mut String, left: &str, right: &str, width: usize) {
    if right.is_empty() {
        let _ = writeln!(out, "{TITLE}{left}{TITLE:#}");
        return;
    }
    let gap = width.saturating_sub(left.width() + right.width());
    if gap >= 2 {
        let _ = writeln!(out, "{TITLE}{left}{TITLE:#}{}{FAINT}{right}{FAINT:#}", " ".repeat(gap));
        return;
    }
    for line in textwrap::wrap(left, width) {
        let _ = writeln!(out, "{TITLE}{line}{TITLE:#}");
    }
    for line in textwrap::wrap(right, width) {
        let _ = writeln!(out, "{FAINT}{line}{FAINT:#}");
    }
}
