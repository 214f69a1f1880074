//! Characters in a file that nobody sees.

use std::ops::Range;
use std::sync::Arc;

use super::findings::hidden_character;
use super::node::{Data, Node};
use crate::diagnostic::{Finding, Place, SourceFile};
use crate::hidden::is_hidden;

/// Nobody mends more of them one by one.
const MOST: usize = 20;

/// Those that are written as they are. A byte order mark at the beginning and the line ends of Windows are no fault.
pub fn in_file(file: &Arc<SourceFile>) -> Vec<Finding> {
    let text = &file.text;
    let is_fault = |(at, c): &(usize, char)| match c {
        '\u{feff}' => *at > 0,
        '\r' => !text[at + 1..].starts_with('\n'),
        c => is_hidden(*c),
    };
    let found = text.char_indices().filter(is_fault).take(MOST);
    found.map(|(at, c)| hidden_character::finding(c, Place::new(file, at..at + c.len_utf8()))).collect()
}

/// Those that are written as an escape, such as `"\e"`.
pub fn in_node(file: &Arc<SourceFile>, node: &Node) -> Vec<Finding> {
    let mut findings = Vec::new();
    look(file, node, &mut findings);
    findings.truncate(MOST);
    findings
}

fn look(file: &Arc<SourceFile>, node: &Node, findings: &mut Vec<Finding>) {
    match &node.data {
        Data::Null | Data::Plain => {}
        Data::Text(text) => findings.extend(escaped(file, &node.span, text)),
        Data::List(nodes) => nodes.iter().for_each(|node| look(file, node, findings)),
        Data::Map(entries) => {
            for entry in entries {
                findings.extend(escaped(file, &entry.key_span, &entry.key));
                look(file, &entry.value, findings);
            }
        }
    }
}

fn escaped(file: &Arc<SourceFile>, span: &Range<usize>, text: &str) -> Option<Finding> {
    let written = file.text.get(span.clone()).unwrap_or_default();
    let hidden = text.chars().find(|c| is_hidden(*c) && !written.contains(*c))?;
    Some(hidden_character::finding(hidden, Place::new(file, span.clone())))
}

#[cfg(test)]
mod tests {
    use super::super::reader::NodeReader;
    use super::*;

    fn found(text: &str) -> Vec<(String, usize, usize)> {
        let mut reader = NodeReader::new(&Arc::new(SourceFile { name: "x".into(), text: text.to_owned().into() }));
        reader.parse();
        let place = |finding: &Finding| finding.place.as_ref().map_or((0, 0), |place| (place.line(), place.column()));
        let hidden = reader.findings.iter().filter(|finding| finding.lint.id == hidden_character::LINT.id);
        hidden.map(|finding| (finding.message[26..].to_owned(), place(finding).0, place(finding).1)).collect()
    }

    #[test]
    fn what_nobody_sees_is_found_in_its_place() {
        assert_eq!(found("a: é\u{202e}b\n"), [("U+202E".to_owned(), 1, 5)]);
        assert_eq!(found("a: [x, \"\\e[2J\"]\n"), [("U+001B".to_owned(), 1, 8)]);
        assert_eq!(found("# a\u{200b}\n\"\\u200Bk\": v\n").len(), 2);
    }

    #[test]
    fn what_editors_leave_is_no_fault() {
        assert_eq!(found("\u{feff}a: b\r\nc: |\r\n  d\r\n"), []);
        assert_eq!(found("a: b\rc\n").len(), 1);
    }
}
