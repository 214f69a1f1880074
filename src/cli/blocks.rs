//! The parts of an answer: labelled lines, lists, titles with their numbers.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr;

use super::terminal::{self, FAINT, TITLE};

/// Blocks of lines under one edge, each with its label beside it, or above it where there is no room.
pub fn labelled(out: &mut String, blocks: &[(String, Vec<String>)], width: usize) {
    const NARROW: usize = 60;
    let widest = blocks.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let indent = if width < NARROW { 4 } else { widest + 4 };
    for (label, lines) in blocks {
        let beside = width >= NARROW;
        if !beside {
            let _ = writeln!(out, "  {FAINT}{label}{FAINT:#}");
        }
        for (n, line) in lines.iter().enumerate() {
            if n == 0 && beside {
                let gap = " ".repeat(indent - 2 - label.width());
                let shown = format!("  {FAINT}{label}{FAINT:#}{gap}");
                terminal::labelled(out, &shown, &format!("  {label}{gap}"), &" ".repeat(indent), line, width);
            } else {
                terminal::paragraph(out, &" ".repeat(indent), line, width);
            }
        }
    }
}

/// A label, and items on as many lines as they need.
pub fn list(out: &mut String, label: &str, items: &[String], width: usize) {
    let plain = format!("{label}  ");
    let shown = format!("{TITLE}{label}{TITLE:#}  ");
    let mut lines = String::new();
    terminal::labelled(&mut lines, &shown, &plain, &" ".repeat(plain.width()), &items.join(" · "), width);
    let _ = write!(out, "{}", lines.replace('\u{a0}', " "));
}

/// A title with its number.
pub fn named(title: &str, number: Option<&str>) -> String {
    number.map_or_else(|| title.to_owned(), |number| format!("{title} {number}"))
}

/// The same for a list: a title is torn neither from its number nor in itself.
pub fn entry(title: &str, number: Option<&str>) -> String {
    named(title, number).replace(' ', "\u{a0}")
}
