//! A contradiction within one rulebook, and how it is resolved.

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::findings::{missing_key, unknown_kind, unknown_value};
use super::named::named;
use super::node::Node;
use super::reader::{NodeReader, Ref};
use super::rule::{read_list, read_texts};
use super::setting::read_option;
use super::texts::Texts;
use crate::diagnostic::Place;
use crate::engine::options::{OptionSpec, OptionValue};

/// Two statements of one book that cannot both be followed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Conflict {
    pub place: Place,
    pub kind: ConflictKind,
    pub sides: Vec<Side>,
    /// Only where the sides are two settings of one option.
    pub option: Option<&'static OptionSpec>,
    pub table: Option<Block>,
    /// None where nothing at the table turns on it.
    pub play: Option<Block>,
    /// What each side would rule.
    pub outcomes: Vec<(Ref, Block)>,
    /// The side that is followed, by the name it has in `outcomes`.
    pub holds: Option<Ref>,
    pub because: Option<Ref>,
    pub note: Option<String>,
    /// What the annotated edition prints of it where no play shows it.
    pub told: Option<Texts>,
}

impl Conflict {
    /// The side that holds: named by its provision, or by what it reads where both sides are one provision.
    pub fn held(&self) -> Option<&Side> {
        let holds = self.holds.as_ref()?.value.as_str();
        let by_name = self.sides.iter().find(|side| side.provision.value == holds);
        by_name.or_else(|| self.sides.iter().find(|side| side.reads.as_ref().is_some_and(|reads| reads.value == holds)))
    }

    /// Whether one of the sides goes by this name.
    pub(super) fn has_side(&self, name: &str) -> bool {
        self.sides.iter().any(|side| {
            // `x#1` may be told apart in the outcomes only.
            side.provision.value == name
                || side.provision.value == plain(name)
                || side.reads.as_ref().is_some_and(|reads| reads.value == name)
        })
    }
}

named! {
    /// How the statements are at odds.
    pub enum ConflictKind {
        /// Two settings of one option.
        Option = "option",
        /// One reaches into what the other rules.
        Scope = "scope",
        /// Both cannot be obeyed.
        Together = "together",
        /// One provision with two readings.
        Own = "self",
        /// The printed example breaks its own rule.
        Example = "example",
        /// The languages of one book rule differently.
        Translation = "translation",
        /// Nothing at the table turns on it.
        Wording = "wording",
    }
}

/// One of the statements.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Side {
    /// A provision; `#1`, `#2` after it name its readings.
    pub provision: Ref,
    /// What it is read as, where that must be said.
    pub reads: Option<Ref>,
    /// The option's value that this reading amounts to.
    pub value: Option<OptionValue>,
}

impl Side {
    /// The provision without the number of a reading.
    pub fn provision_id(&self) -> &str {
        plain(&self.provision.value)
    }
}

/// A provision's id without the number of one of its readings.
fn plain(id: &str) -> &str {
    id.split_once('#').map_or(id, |(provision, _)| provision)
}

pub(super) fn read(reader: &mut NodeReader, node: Node) -> Option<Conflict> {
    let mut fields = reader.fields(node, "a conflict")?;
    let kind = fields.need("kind", reader).and_then(|node| reader.word(node, "`kind`"));
    let place = kind.as_ref().map_or_else(|| reader.place(&fields.span), |kind| kind.place.clone());
    let kind = kind.and_then(|word| read_kind(reader, word));
    let option = fields.take("option").and_then(|node| read_option(reader, node));
    let sides = fields.need("sides", reader);
    let sides = read_list(reader, sides, |reader, node| read_side(reader, node, option));
    let table = fields.take("table").and_then(|node| reader.block(node, "`table`"));
    let play = fields.take("play").and_then(|node| reader.block(node, "`play`"));
    let outcomes = fields.take("outcomes").map(|node| read_outcomes(reader, node)).unwrap_or_default();
    let holds = fields.take("holds").and_then(|node| reader.word(node, "`holds`"));
    let because = fields.take("because").and_then(|node| reader.word(node, "`because`"));
    let note = fields.take("note").and_then(|node| reader.word(node, "`note`")).map(|note| note.value);
    let told = fields.take("told").map(|node| read_texts(reader, Some(node), "`told`", &place));
    fields.finish(reader);
    let kind = kind?;
    if kind == ConflictKind::Option && option.is_none() {
        reader.report(missing_key::of_option_conflict(&place));
    }
    Some(Conflict { place, kind, sides, option, table, play, outcomes, holds, because, note, told })
}

fn read_kind(reader: &mut NodeReader, word: Ref) -> Option<ConflictKind> {
    let kind = ConflictKind::from_name(&word.value);
    if kind.is_none() {
        reader.report(unknown_kind::finding("conflict", word, ConflictKind::ALL.iter().map(|known| known.name())));
    }
    kind
}

/// A provision, or a provision and how it is read.
fn read_side(reader: &mut NodeReader, node: Node, option: Option<&'static OptionSpec>) -> Option<Side> {
    if !node.is_map() {
        return Some(Side { provision: reader.word(node, "a side")?, reads: None, value: None });
    }
    let mut fields = reader.fields(node, "a side")?;
    let provision = fields.need("provision", reader).and_then(|node| reader.word(node, "`provision`"));
    let reads = fields.take("reads").and_then(|node| reader.word(node, "`reads`"));
    fields.finish(reader);
    let mut value = None;
    if let (Some(spec), Some(reads)) = (option, &reads) {
        match spec.parse(&reads.value) {
            Ok(parsed) => value = Some(parsed),
            Err(message) => reader.report(unknown_value::finding(message, reads.place.clone())),
        }
    }
    Some(Side { provision: provision?, reads, value })
}

fn read_outcomes(reader: &mut NodeReader, node: Node) -> Vec<(Ref, Block)> {
    let entries = reader.entries(node, "`outcomes`");
    let read = |reader: &mut NodeReader, entry: super::node::NodeEntry| {
        let place = reader.place(&entry.key_span);
        Some((Ref { value: entry.key, place }, reader.block(entry.value, "an outcome")?))
    };
    entries.into_iter().filter_map(|entry| read(reader, entry)).collect()
}
