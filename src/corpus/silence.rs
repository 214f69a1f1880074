//! A finding that a file lives with, and why.

use serde::{Deserialize, Serialize};

use super::node::Node;
use super::reader::{NodeReader, Ref};
use crate::diagnostic::Place;

/// One finding of `ruling verify` that is not reported for one file, or for one thing in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Silence {
    pub place: Place,
    /// The id of the finding.
    pub finding: Ref,
    /// A clause, a scenario or a provision; without one, the whole file.
    pub at: Option<Ref>,
    pub because: Ref,
}

pub(super) fn read(reader: &mut NodeReader, node: Node) -> Option<Silence> {
    let mut fields = reader.fields(node, "a silence")?;
    let place = reader.place(&fields.span);
    let finding = fields.need("finding", reader).and_then(|node| reader.word(node, "`finding`"));
    let at = fields.take("at").and_then(|node| reader.word(node, "`at`"));
    let because = fields.need("because", reader).and_then(|node| reader.word(node, "`because`"));
    fields.finish(reader);
    Some(Silence { place, finding: finding?, at, because: because? })
}
