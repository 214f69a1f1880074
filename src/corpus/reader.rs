//! Takes typed things out of a file's tree, and goes on where something is wrong.

use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::findings::{missing_key, unknown_key, wrong_type};
use super::hidden;
use super::node::{self, Data, Node, NodeEntry};
use crate::diagnostic::{Finding, Place, SourceFile, closest};
use crate::lang::Lang;

/// Something with the place where it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At<T> {
    pub value: T,
    pub place: Place,
}

/// A word that points at something: a rule, a clause, a provision, a house.
pub type Ref = At<String>;

/// Takes typed things out of a file's tree, and collects what is wrong with it.
pub struct NodeReader {
    file: Arc<SourceFile>,
    /// The languages in which a text has to be there; a club may write in some of them only.
    pub languages: Vec<Lang>,
    pub findings: Vec<Finding>,
}

impl NodeReader {
    pub fn new(file: &Arc<SourceFile>) -> NodeReader {
        NodeReader { file: Arc::clone(file), languages: Lang::ALL.to_vec(), findings: Vec::new() }
    }

    /// The tree of the whole file, if it is YAML at all. What is hidden in it is reported.
    pub fn parse(&mut self) -> Option<Node> {
        self.findings.extend(hidden::in_file(&self.file));
        let node = node::parse(&self.file).map_err(|finding| self.report(finding)).ok()?;
        self.findings.extend(hidden::in_node(&self.file, &node));
        Some(node)
    }

    pub fn report(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    pub fn place(&self, span: &Range<usize>) -> Place {
        Place::new(&self.file, span.clone())
    }

    /// The keys of a mapping; `what` it is that has them, "a clause".
    pub fn fields(&mut self, node: Node, what: &'static str) -> Option<Fields> {
        match node.data {
            Data::Map(entries) => Some(Fields { what, span: node.span, entries, asked: Vec::new() }),
            Data::Null | Data::Text(_) | Data::Plain | Data::List(_) => {
                self.wrong_type(&node, &format!("{what} has to be a mapping of keys to values"))
            }
        }
    }

    /// The entries of a mapping whose keys are free.
    pub fn entries(&mut self, node: Node, what: &str) -> Vec<NodeEntry> {
        match node.data {
            Data::Map(entries) => entries,
            Data::Null | Data::Text(_) | Data::Plain | Data::List(_) => {
                self.wrong_type(&node, &format!("{what} has to be a mapping of keys to values")).unwrap_or_default()
            }
        }
    }

    pub fn list(&mut self, node: Node, what: &str) -> Vec<Node> {
        match node.data {
            Data::List(nodes) => nodes,
            Data::Null | Data::Text(_) | Data::Plain | Data::Map(_) => {
                self.wrong_type(&node, &format!("{what} has to be a list")).unwrap_or_default()
            }
        }
    }

    /// A list, or a single thing that stands for a list of one.
    pub fn one_or_more(&mut self, node: Node) -> Vec<Node> {
        match node.data {
            Data::List(nodes) => nodes,
            Data::Null | Data::Text(_) | Data::Plain | Data::Map(_) => vec![node],
        }
    }

    /// A text, together with its lines.
    pub fn block(&mut self, node: Node, what: &str) -> Option<Block> {
        let written = self.file.text.get(node.span.clone()).unwrap_or_default();
        let (text, span) = match node.data {
            Data::Plain => (written.to_owned(), node.span),
            Data::Text(text) => {
                let quoted = written.starts_with(['"', '\'']) && !text.starts_with(['"', '\'']) && written.len() > 1;
                let span = if quoted { node.span.start + 1..node.span.end - 1 } else { node.span };
                (text, span)
            }
            Data::Null | Data::List(_) | Data::Map(_) => return self.wrong_type(&node, &format!("{what} has to be a text")),
        };
        Some(Block { text, place: self.place(&span) })
    }

    /// A word, with its place.
    pub fn word(&mut self, node: Node, what: &str) -> Option<Ref> {
        self.block(node, what).map(|block| At { value: block.text.trim().to_owned(), place: block.place })
    }

    pub fn words(&mut self, node: Option<Node>, what: &str) -> Vec<Ref> {
        let Some(node) = node else { return Vec::new() };
        let nodes = self.list(node, what);
        nodes.into_iter().filter_map(|node| self.word(node, what)).collect()
    }

    /// As [`words`](Self::words), where a single word stands for a list of one.
    pub fn word_or_words(&mut self, node: Option<Node>, what: &str) -> Vec<Ref> {
        match node {
            Some(node) if node.is_scalar() => self.word(node, what).into_iter().collect(),
            node => self.words(node, what),
        }
    }

    fn wrong_type<T>(&mut self, node: &Node, expected: &str) -> Option<T> {
        let place = self.place(&node.span);
        self.report(wrong_type::finding(expected, place));
        None
    }
}

/// The keys of a mapping, taken out one by one. What is left at the end has no business there.
pub struct Fields {
    what: &'static str,
    pub span: Range<usize>,
    entries: Vec<NodeEntry>,
    asked: Vec<&'static str>,
}

impl Fields {
    /// The value of a key. An empty value is as good as none.
    pub fn take(&mut self, key: &'static str) -> Option<Node> {
        self.take_entry(key).map(|entry| entry.value)
    }

    pub fn take_entry(&mut self, key: &'static str) -> Option<NodeEntry> {
        self.asked.push(key);
        let at = self.entries.iter().position(|entry| entry.key == key)?;
        let entry = self.entries.swap_remove(at);
        (!entry.value.is_null()).then_some(entry)
    }

    /// The value of a key that must be there.
    pub fn need(&mut self, key: &'static str, reader: &mut NodeReader) -> Option<Node> {
        let node = self.take(key);
        if node.is_none() {
            reader.report(missing_key::finding(self.what, key, reader.place(&self.span)));
        }
        node
    }

    /// The value of a key that stays where it is.
    pub fn peek(&self, key: &str) -> Option<&Node> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    /// The value of a key, be it mistyped: then it is reported, and read all the same, since much hangs on it.
    pub fn take_or_mistaken(&mut self, key: &'static str, reader: &mut NodeReader) -> Option<Node> {
        if self.peek(key).is_none()
            && let Some(at) = self.entries.iter().position(|entry| closest(&entry.key, [key]).is_some())
        {
            let entry = self.entries.swap_remove(at);
            reader.report(unknown_key::finding(&entry.key, self.what, &[key], reader.place(&entry.key_span)));
            return Some(entry.value).filter(|node| !node.is_null());
        }
        self.take(key)
    }

    /// Whether there are keys that nobody has asked for so far.
    pub fn has_left(&self) -> bool {
        !self.entries.is_empty()
    }

    /// Reports the keys that nobody asked for.
    pub fn finish(self, reader: &mut NodeReader) {
        for entry in self.entries {
            let place = reader.place(&entry.key_span);
            reader.report(unknown_key::finding(&entry.key, self.what, &self.asked, place));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(text: &str) -> NodeReader {
        NodeReader::new(&Arc::new(SourceFile { name: "x.yaml".into(), text: text.to_owned().into() }))
    }

    #[test]
    fn a_number_is_taken_as_it_is_written() {
        let mut reader = reader("number: 4.10\nyes: yes\nquoted: \"4.10\"\n");
        let node = reader.parse().unwrap();
        let mut fields = reader.fields(node, "x").unwrap();
        for (key, text) in [("number", "4.10"), ("yes", "yes"), ("quoted", "4.10")] {
            let word = fields.take(key).and_then(|node| reader.word(node, key)).unwrap();
            assert_eq!((word.value.as_str(), word.place.text()), (text, text));
        }
    }

    #[test]
    fn what_nobody_asked_for_is_reported() {
        let mut reader = reader("tittle: x\nid: y\n");
        let node = reader.parse().unwrap();
        let mut fields = reader.fields(node, "a rule").unwrap();
        assert!(fields.take("id").is_some());
        assert!(fields.need("title", &mut reader).is_none());
        fields.finish(&mut reader);
        let ids: Vec<_> = reader.findings.iter().map(|finding| finding.lint.id).collect();
        assert_eq!(ids, ["missing-key", "unknown-key"]);
        assert_eq!(reader.findings[1].help.as_deref(), Some("did you mean `title`?"));
    }

    #[test]
    fn broken_yaml_is_a_finding_with_a_place() {
        for text in ["a: [1\nb: 2\n", "a: 1\na: 2\n", "\u{0}", "a: *x", "a: \"\\q\"", "? [a]\n: b", "- á\n -b: [}"] {
            let mut reader = reader(text);
            assert!(reader.parse().is_none(), "{text}");
            assert!(reader.findings.iter().any(|finding| finding.lint.id == "yaml-syntax"), "{text}");
        }
        let mut deep = reader(&"[".repeat(100_000));
        assert!(deep.parse().is_none());
    }
}
