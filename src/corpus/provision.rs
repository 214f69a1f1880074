//! One numbered statement of a house's own book.

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::findings::{carries_nothing, carries_twice};
use super::node::Node;
use super::reader::{Fields, NodeReader, Ref};
use super::rule::{read_list, read_texts};
use super::setting::{Setting, read_settings};
use super::texts::Texts;
use crate::diagnostic::Place;

/// A provision: what it carries, and what it sets.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Provision {
    /// The house whose provision it is.
    pub house: String,
    /// The ledger's ids; none where a house is no document.
    pub refs: Vec<Ref>,
    pub place: Place,
    /// As the house prints it; need not be unique, may be empty.
    pub number: String,
    pub title: Option<Texts>,
    pub carries: Carries,
    pub sets: Vec<Setting>,
    /// Provisions of the base that it says again: it carries what they carry, sets what they set, and stands in their place.
    pub keeps: Vec<Ref>,
    /// Provisions of the base in whose place this one stands, those it keeps included.
    pub instead_of: Vec<Ref>,
    /// Clauses of the base that the house does without because of this one.
    pub drops: Vec<Ref>,
    pub examples: Vec<Example>,
    /// Since which edition of the book it stands there, as far as is known: `2017`, `by 2022`.
    pub since: Option<String>,
    /// What about it is not certain, for whoever reads the file.
    pub doubt: Option<String>,
    /// What of it is printed and not ruled by yet.
    pub later: Option<String>,
}

impl Provision {
    /// What it is called in findings: its ledger id, else its number.
    pub fn name(&self) -> &str {
        self.refs.first().map_or(self.number.as_str(), |own| own.value.as_str())
    }

    /// The clauses it carries itself.
    pub fn clauses(&self) -> &[Ref] {
        match &self.carries {
            Carries::Clauses(clauses) => clauses,
            Carries::Restates(_) | Carries::ExampleOf(_) | Carries::Terms(_) | Carries::Nothing(_) => &[],
        }
    }

    /// The terms of the glossary that it defines.
    pub fn terms(&self) -> &[Ref] {
        match &self.carries {
            Carries::Terms(terms) => terms,
            Carries::Clauses(_) | Carries::Restates(_) | Carries::ExampleOf(_) | Carries::Nothing(_) => &[],
        }
    }
}

/// What a provision stands for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Carries {
    Clauses(Vec<Ref>),
    /// Says again what other provisions say.
    Restates(Vec<Ref>),
    /// Only shows how others work.
    ExampleOf(Vec<Ref>),
    /// Defines terms of the glossary.
    Terms(Vec<Ref>),
    /// With the reason.
    Nothing(String),
}

/// A worked example that the source itself prints, pinned.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Example {
    pub place: Place,
    pub situation: ExampleSituation,
    /// What is ruled; without it, what the scenario rules.
    pub ruling: Option<Block>,
    /// What the source prints, where that is not what is ruled.
    pub printed: Option<Block>,
    /// Why they differ.
    pub because: Option<Ref>,
    pub note: Option<String>,
}

/// Where an example's situation is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ExampleSituation {
    /// `oversized-chip/thousand-against-fifty-thousand`.
    Scenario(Ref),
    Own {
        table: Block,
        play: Block,
    },
}

pub(super) fn read(reader: &mut NodeReader, node: Node, house: &str) -> Option<Provision> {
    let mut fields = reader.fields(node, "a provision")?;
    let refs = read_refs(reader, &mut fields);
    let place = refs.first().map_or_else(|| reader.place(&fields.span), |own| own.place.clone());
    let number = fields.take("number").and_then(|node| reader.word(node, "`number`"));
    let title = fields.take("title").map(|node| read_texts(reader, Some(node), "title", &place));
    let sets = read_settings(reader, fields.take("sets"));
    let keeps = read_either(reader, fields.take("keeps"), "`keeps`");
    let carries = read_carries(reader, &mut fields, &place, !sets.is_empty() || !keeps.is_empty());
    let instead_of = read_either(reader, fields.take("instead_of"), "`instead_of`");
    let drops = reader.words(fields.take("drops"), "`drops`");
    let examples = read_list(reader, fields.take("examples"), read_example);
    let since = fields.take("since").and_then(|node| reader.word(node, "`since`")).map(|since| since.value);
    let doubt = fields.take("doubt").and_then(|node| reader.word(node, "`doubt`")).map(|doubt| doubt.value);
    let later = fields.take("later").and_then(|node| reader.word(node, "`later`")).map(|later| later.value);
    fields.finish(reader);
    Some(Provision {
        house: house.into(),
        refs,
        place,
        number: number.map(|number| number.value).unwrap_or_default(),
        title,
        carries,
        sets,
        keeps,
        instead_of,
        drops,
        examples,
        since,
        doubt,
        later,
    })
}

fn read_refs(reader: &mut NodeReader, fields: &mut Fields) -> Vec<Ref> {
    let one = fields.take("ref").and_then(|node| reader.word(node, "`ref`"));
    let more = reader.words(fields.take("refs"), "`refs`");
    one.into_iter().chain(more).collect()
}

/// A provision carries clauses, restates, is an example, or carries nothing: one of these, not two.
fn read_carries(reader: &mut NodeReader, fields: &mut Fields, place: &Place, more: bool) -> Carries {
    let clauses = fields.take("clauses").map(|node| Carries::Clauses(reader.words(Some(node), "`clauses`")));
    let terms = fields.take("terms").map(|node| Carries::Terms(reader.words(Some(node), "`terms`")));
    let restates = fields.take("restates");
    let restates = restates.map(|node| Carries::Restates(read_either(reader, Some(node), "`restates`")));
    let example = fields.take("example-of");
    let example = example.map(|node| Carries::ExampleOf(read_either(reader, Some(node), "`example-of`")));
    let nothing = fields.take("nothing").and_then(|node| reader.word(node, "the reason"));
    let nothing = nothing.map(|reason| Carries::Nothing(reason.value));
    let mut found = [clauses, terms, restates, example, nothing].into_iter().flatten();
    let first = found.next();
    if found.next().is_some() {
        reader.report(carries_twice::finding(place));
    }
    if first.is_none() && !more {
        reader.report(carries_nothing::finding(place));
    }
    first.unwrap_or(Carries::Clauses(Vec::new()))
}

/// One word, or a list of them.
fn read_either(reader: &mut NodeReader, node: Option<Node>, what: &str) -> Vec<Ref> {
    let Some(node) = node else { return Vec::new() };
    let nodes = reader.one_or_more(node);
    nodes.into_iter().filter_map(|node| reader.word(node, what)).collect()
}

fn read_example(reader: &mut NodeReader, node: Node) -> Option<Example> {
    let mut fields = reader.fields(node, "an example")?;
    let place = reader.place(&fields.span);
    let scenario = fields.take("scenario").and_then(|node| reader.word(node, "`scenario`"));
    let situation = match scenario {
        Some(scenario) => Some(ExampleSituation::Scenario(scenario)),
        None => {
            let table = fields.need("table", reader).and_then(|node| reader.block(node, "`table`"));
            let play = fields.need("play", reader).and_then(|node| reader.block(node, "`play`"));
            table.zip(play).map(|(table, play)| ExampleSituation::Own { table, play })
        }
    };
    let ruling = fields.take("ruling").and_then(|node| reader.block(node, "`ruling`"));
    let printed = fields.take("printed").and_then(|node| reader.block(node, "`printed`"));
    let because = fields.take("because").and_then(|node| reader.word(node, "`because`"));
    let note = fields.take("note").and_then(|node| reader.word(node, "`note`")).map(|note| note.value);
    fields.finish(reader);
    Some(Example { place, situation: situation?, ruling, printed, because, note })
}
