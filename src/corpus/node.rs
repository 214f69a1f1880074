//! YAML as a tree in which everything knows where it stands.
//!
//! Typed structures are read from the tree by a [`Reader`](super::reader::NodeReader) and not by serde, which gives up at the
//! first error of a file: somebody who writes rules wants to see all of them at once.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::{Location, Spanned};

use super::findings::yaml_syntax;
use crate::diagnostic::{Finding, SourceFile};

/// A value with the bytes it takes up.
#[derive(Debug)]
pub struct Node {
    pub data: Data,
    pub span: Range<usize>,
}

/// What a value can be.
#[derive(Debug)]
pub enum Data {
    Null,
    Text(String),
    /// A number or a truth value. What counts is how it is written: `4.10` is the number of a provision.
    Plain,
    List(Vec<Node>),
    Map(Vec<NodeEntry>),
}

/// One key of a mapping, with its value.
#[derive(Debug)]
pub struct NodeEntry {
    pub key: String,
    pub key_span: Range<usize>,
    pub value: Node,
}

impl Node {
    pub fn is_map(&self) -> bool {
        matches!(self.data, Data::Map(_))
    }

    pub fn is_list(&self) -> bool {
        matches!(self.data, Data::List(_))
    }

    /// A single text, number or truth value.
    pub fn is_scalar(&self) -> bool {
        matches!(self.data, Data::Text(_) | Data::Plain)
    }

    pub fn is_null(&self) -> bool {
        matches!(self.data, Data::Null)
    }

    pub fn holds_lists(&self) -> bool {
        matches!(&self.data, Data::List(nodes) if nodes.iter().any(Node::is_list))
    }
}

/// The tree of a whole file.
///
/// # Errors
/// It is no YAML, or YAML that nobody should write: a key that comes twice, nesting without end.
pub fn parse(file: &Arc<SourceFile>) -> Result<Node, Finding> {
    let options = serde_yaml::options! { with_snippet: false };
    serde_yaml::from_str_with_options(&file.text, options).map_err(|error| yaml_syntax::finding(&error, file))
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Node, D::Error> {
        let Spanned { value, defined, .. } = Spanned::<Data>::deserialize(deserializer)?;
        let span = match &value {
            // A block mapping has no opening sign of its own: its first key stands for it.
            Data::Map(entries) => entries.first().map_or(bytes(&defined), |entry| entry.key_span.clone()),
            Data::Null | Data::Text(_) | Data::Plain | Data::List(_) => bytes(&defined),
        };
        Ok(Node { data: value, span })
    }
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Data, D::Error> {
        deserializer.deserialize_any(DataVisitor)
    }
}

struct DataVisitor;

impl<'de> Visitor<'de> for DataVisitor {
    type Value = Data;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("YAML")
    }

    fn visit_unit<E>(self) -> Result<Data, E> {
        Ok(Data::Null)
    }

    fn visit_none<E>(self) -> Result<Data, E> {
        Ok(Data::Null)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Data, E> {
        Ok(Data::Plain)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Data, E> {
        Ok(Data::Plain)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Data, E> {
        Ok(Data::Plain)
    }

    fn visit_i128<E>(self, _: i128) -> Result<Data, E> {
        Ok(Data::Plain)
    }

    fn visit_u128<E>(self, _: u128) -> Result<Data, E> {
        Ok(Data::Plain)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Data, E> {
        Ok(Data::Plain)
    }

    fn visit_str<E>(self, text: &str) -> Result<Data, E> {
        Ok(Data::Text(text.into()))
    }

    fn visit_string<E>(self, text: String) -> Result<Data, E> {
        Ok(Data::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Data, A::Error> {
        let mut nodes = Vec::new();
        while let Some(node) = seq.next_element()? {
            nodes.push(node);
        }
        Ok(Data::List(nodes))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Data, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, value)) = map.next_entry::<Spanned<String>, Node>()? {
            entries.push(NodeEntry { key_span: bytes(&key.defined), key: key.value, value });
        }
        Ok(Data::Map(entries))
    }
}

fn bytes(location: &Location) -> Range<usize> {
    let span = location.span();
    match (span.byte_offset(), span.byte_len()) {
        (Some(start), Some(len)) => start as usize..(start + len) as usize,
        _ => 0..0,
    }
}
