//! Found while a file is read.

use std::ops::Range;
use std::sync::Arc;

use crate::diagnostic::Severity::Error;
use crate::diagnostic::{Finding, Lint, LintExample, Place, SourceFile};

pub const LINT: Lint = Lint {
    id: "yaml-syntax",
    severity: Error,
    what: "A file that is not YAML, or YAML that nobody should write: a key that comes twice.",
    why: "Nothing that the file says can be trusted from that place on.",
    example: LintExample::Edit { file: "rules/betting/half-raise.yaml", good: "see: [undercall]", bad: "see: [undercall" },
    mend: "Look at the line that is underlined and the one above it: most often a bracket, a quote or the indentation is \
           missing. A text that holds a colon, a comma or a brace needs quotes or a block (`|`).",
};

pub fn finding(error: &serde_yaml::Error, file: &Arc<SourceFile>) -> Finding {
    let message = error.without_snippet().to_string();
    // The place is shown below the message; the message need not tell it again.
    let message = message.rfind(" at line ").map_or(message.as_str(), |at| &message[..at]);
    let finding = LINT.finding(format!("not readable as YAML: {message}"));
    let Some(location) = error.location() else { return finding };
    finding.at(Place::new(file, locate(&file.text, location.line() as usize, location.column() as usize)))
}

/// One character at a line and column, both from 1: syntax errors come without byte offsets.
fn locate(text: &str, line: usize, column: usize) -> Range<usize> {
    let Some(found) = text.split('\n').nth(line.saturating_sub(1)) else { return text.len()..text.len() };
    let start = found.as_ptr() as usize - text.as_ptr() as usize;
    let mut chars = found.char_indices().skip(column.saturating_sub(1));
    match chars.next() {
        Some((at, c)) => start + at..start + at + c.len_utf8(),
        None => start + found.len()..start + found.len(),
    }
}

#[cfg(test)]
crate::verify::findings::example::finds!(["half-raise.yaml :: not readable as YAML: illegal placement of ':' indicator"]);
