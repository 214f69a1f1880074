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
    let place = error.location().map(|at| locate(&file.text, at.line() as usize, at.column() as usize));
    let line = place.as_ref().map_or("", |place| line_of(&file.text, place.start));
    let (message, help) = in_own_words(message, line);
    let finding = LINT.finding(format!("not readable as YAML: {message}")).help(help);
    match place {
        Some(place) => finding.at(Place::new(file, place)),
        None => finding,
    }
}

/// What the parser says that only a programmer understands, as the author of a file would say it, and what to do.
fn in_own_words(message: &str, line: &str) -> (String, String) {
    const COLON: &str = "put a text that holds a colon into quotes, or below `|`";
    const QUOTE: &str = "put a text that holds an apostrophe into double quotes, or below `|`";
    const BRACE: &str = "put a text that begins with a bracket or a brace into quotes, or below `|`";
    const TWICE: &str = "write each key once; every new entry of a list begins with `- `";
    const ELSE: &str = "look at this line and the one above: a bracket, a comma, a quote or the indentation is missing";
    let key = message.strip_prefix("duplicate mapping key: ").map(|rest| rest.split(',').next().unwrap_or(rest));
    let begins_with_brace = line.split_once(": ").is_some_and(|(_, value)| value.trim_start().starts_with(['{', '[']));
    let (message, help) = match key {
        Some(key) => (format!("the key `{key}` appears twice"), TWICE),
        None if message.contains("mapping values are not allowed") => ("there is a colon where none can be".to_owned(), COLON),
        None if message.contains("after single-quoted scalar") => ("the text goes on after its closing quote".to_owned(), QUOTE),
        None if message.contains("did not find expected key") && begins_with_brace => {
            ("the text goes on after its closing brace".to_owned(), BRACE)
        }
        None => (message.to_owned(), ELSE),
    };
    (message, help.to_owned())
}

/// The line in which a place lies.
fn line_of(text: &str, at: usize) -> &str {
    let at = at.min(text.len());
    let from = text[..at].rfind('\n').map_or(0, |end| end + 1);
    text[from..].split('\n').next().unwrap_or_default()
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
crate::verify::findings::example::finds!([
    "half-raise.yaml :: not readable as YAML: illegal placement of ':' indicator (look at this line and the one above: a bracket, \
     a comma, a quote or the indentation is missing)"
]);
