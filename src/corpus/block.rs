//! A text of several lines that knows where each of its lines stands in the file.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::diagnostic::Place;

/// A block scalar: what it says, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    pub text: String,
    pub place: Place,
}

impl Block {
    /// The place of a stretch of line `n` (from 0). Columns are characters of that line, from 0; what lies beyond its end
    /// is cut off.
    pub fn line_place(&self, n: usize, columns: Range<usize>) -> Place {
        let file = &self.place.file;
        // The place of a block starts at its first letter: lines that are empty before it are not counted.
        let blank = self.text.len() - self.text.trim_start_matches('\n').len();
        let source = file.text.as_ref();
        let first = self.place.span.start.min(source.len());
        let Some(head) = source.get(..first) else { return self.place.clone() };
        let from = head.rfind('\n').map_or(0, |at| at + 1);
        let indent = first - from;
        let start = match n.checked_sub(blank) {
            Some(down) => nth_line(source, from, down),
            None => nth_line_up(source, from, blank - n),
        };
        let line = source[start..].split('\n').next().unwrap_or_default();
        // A text on one line, `title: Call`, starts in the middle of its line; so does every line of a block.
        let body = line.get(indent..).unwrap_or_default();
        let at = |column: usize| body.char_indices().nth(column).map_or(body.len(), |(at, _)| at);
        let base = start + line.len() - body.len();
        let span = base + at(columns.start)..base + at(columns.end.max(columns.start));
        Place::new(file, span)
    }

    /// The place of a stretch of the text, in bytes. A stretch that runs over a line break is shown to the end of its line.
    pub fn span_place(&self, span: Range<usize>) -> Place {
        let Some(before) = self.text.get(..span.start) else { return self.place.clone() };
        let n = before.matches('\n').count();
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let column = before[line_start..].chars().count();
        let inside = self.text.get(span.clone()).or_else(|| self.text.get(span.start..)).unwrap_or_default();
        let width = inside.split('\n').next().unwrap_or_default().chars().count();
        self.line_place(n, column..column + width)
    }

    /// The place of the first words of the text that are these; of its beginning where there are none.
    pub fn place_of(&self, words: &str) -> Place {
        let at = self.text.find(words).unwrap_or(0);
        self.span_place(at..at + words.len())
    }
}

fn nth_line(text: &str, from: usize, n: usize) -> usize {
    match n {
        0 => from,
        _ => text[from..].match_indices('\n').nth(n - 1).map_or(text.len(), |(at, _)| from + at + 1),
    }
}

fn nth_line_up(text: &str, from: usize, n: usize) -> usize {
    text[..from].rmatch_indices('\n').nth(n).map_or(0, |(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::SourceFile;
    use std::sync::Arc;

    fn block(source: &str, text: &str, start: &str) -> Block {
        let at = source.find(start).unwrap();
        let file = Arc::new(SourceFile { name: "x".into(), text: source.to_owned().into() });
        Block { text: text.into(), place: Place::new(&file, at..at + start.len()) }
    }

    #[test]
    fn lines_of_a_block_are_found_in_the_file() {
        let block = block("play: |\n  A bets 8\n\n    B áll\nx: y\n", "A bets 8\n\n  B áll\n", "A bets");
        assert_eq!(block.line_place(0, 2..6).text(), "bets");
        assert_eq!(block.line_place(1, 0..9).text(), "");
        assert_eq!(block.line_place(1, 0..9).line(), 3);
        assert_eq!(block.line_place(2, 4..7).text(), "áll");
        assert_eq!(block.line_place(2, 4..99).text(), "áll");
        assert_eq!(block.span_place(12..13).text(), "B");
        assert_eq!(block.span_place(2..20).text(), "bets 8");
        assert_eq!(block.line_place(99, 0..1).text(), "");
    }

    #[test]
    fn empty_lines_before_the_first_letter_count() {
        let block = block("t: |\n\n  x\n", "\nx\n", "x");
        assert_eq!(block.line_place(1, 0..1).text(), "x");
        assert_eq!(block.line_place(0, 0..1).line(), 2);
    }

    #[test]
    fn a_text_on_one_line_starts_where_it_stands() {
        let block = block("title: Call\n", "Call", "Call");
        assert_eq!(block.line_place(0, 1..4).text(), "all");
    }
}
