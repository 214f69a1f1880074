//! One numbered statement of a house's own book.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::findings::{bad_id, carries_nothing, carries_twice, missing_key, unknown_kind};
use super::kind::Kind;
use super::node::Node;
use super::reader::{Fields, NodeReader, Ref};
use super::rule::{Clause, ClauseBody, OWN, Rule, read_list, read_texts, read_words_by_language};
use super::setting::{Setting, read_settings};
use super::texts::{Texts, WordLists};
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
    /// Where the number is written.
    pub number_place: Option<Place>,
    pub title: Option<Texts>,
    pub carries: Carries,
    pub sets: Vec<Setting>,
    /// Provisions of the base that it says again: it carries what they carry, sets what they set, and stands in their place.
    pub keeps: Vec<Ref>,
    /// Provisions of the base in whose place this one stands, those it keeps included.
    pub instead_of: Vec<Ref>,
    /// Clauses of the base in whose place this one stands; the house does without them.
    pub replaces: Vec<Ref>,
    /// Clauses of the base that the house does without because of this one.
    pub drops: Vec<Ref>,
    pub examples: Vec<Example>,
    /// Since which edition of the book it stands there, as far as is known: `2017`, `by 2022`.
    pub since: Option<String>,
    /// What about it is not certain.
    pub doubt: Option<Texts>,
    /// What of it is printed and not ruled by yet.
    pub later: Option<String>,
    /// The house only recommends it: what is ruled by it alone is advice.
    pub advised: bool,
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

/// What a list of a chapter holds.
pub(super) enum ChapterEntry {
    Provision(Box<Provision>),
    /// A provision of the base that is moved here.
    Taken(Ref, Option<Ref>),
}

/// Reads a provision of the house `house`, its `nth`; what it says in the club's own words becomes one of `own_rules`.
pub(super) fn read(
    reader: &mut NodeReader,
    node: Node,
    house: &str,
    nth: usize,
    own_rules: &mut Vec<Rule>,
) -> Option<ChapterEntry> {
    let mut fields = reader.fields(node, "a provision")?;
    if let Some(node) = fields.take("take") {
        let taken = reader.word(node, "`take`");
        let number = fields.take("number").and_then(|node| reader.word(node, "`number`"));
        fields.finish(reader);
        return Some(ChapterEntry::Taken(taken?, number));
    }
    let mut refs = read_refs(reader, &mut fields);
    let place = refs.first().map_or_else(|| reader.place(&fields.span), |own| own.place.clone());
    let number = fields.take("number").and_then(|node| reader.word(node, "`number`"));
    let title = fields.take("title").map(|node| read_texts(reader, Some(node), "title", &place));
    let sets = read_settings(reader, fields.take("sets"));
    let keeps = read_either(reader, fields.take("keeps"), "`keeps`");
    let own = read_own(reader, &mut fields, house, nth, &mut refs, &place);
    let is_said = own.is_some();
    let carries = read_carries(reader, &mut fields, &place);
    let carries_something = carries.is_some() || !sets.is_empty() || !keeps.is_empty() || is_said;
    let carries = carries.unwrap_or_else(|| Carries::Clauses(Vec::new()));
    let instead_of = read_either(reader, fields.take("instead_of"), "`instead_of`");
    // Whoever names a clause of the base means that clause, and nothing else of its provision.
    let (replaces, instead_of): (Vec<Ref>, Vec<Ref>) = instead_of.into_iter().partition(|other| other.value.contains('/'));
    let drops = reader.words(fields.take("drops"), "`drops`");
    let examples = read_list(reader, fields.take("examples"), read_example);
    let since = fields.take("since").and_then(|node| reader.word(node, "`since`")).map(|since| since.value);
    let doubt = fields.take("doubt").map(|node| read_texts(reader, Some(node), "`doubt`", &place));
    let later = fields.take("later").and_then(|node| reader.word(node, "`later`")).map(|later| later.value);
    let kind = fields.take("kind").and_then(|node| reader.word(node, "`kind`"));
    let advised = kind.as_ref().is_some_and(|kind| kind.value == Kind::Advice.name());
    if let Some(other) = kind.filter(|_| !advised) {
        reader.report(unknown_kind::finding("provision", other, std::iter::once(Kind::Advice.name())));
    }
    // Where a key is mistyped, what seems to be missing stands below it.
    if !fields.has_left() {
        if !carries_something {
            reader.report(carries_nothing::finding(&place));
        }
        if is_said && title.is_none() {
            reader.report(missing_key::finding("a rule in the club's own words", "title", place.clone()));
        }
    }
    fields.finish(reader);
    let own = own.zip(title.as_ref()).map(|(rule, title)| Rule { title: title.clone(), ..rule });
    let carries = match (own, carries) {
        (Some(rule), Carries::Clauses(mut clauses)) => {
            // Own words and clauses of the base are printed in the order in which they are written.
            let is_behind = |own: &Ref| clauses.first().is_some_and(|first| own.place.span.start < first.place.span.start);
            let own = rule.clauses.iter().map(|clause| Ref { value: clause.id.clone(), place: clause.place.clone() });
            let (before, behind): (Vec<Ref>, Vec<Ref>) = own.partition(is_behind);
            clauses.splice(0..0, before);
            clauses.extend(behind);
            own_rules.push(rule);
            Carries::Clauses(clauses)
        }
        (Some(_), carries) => {
            reader.report(carries_twice::finding(&place));
            carries
        }
        (None, carries) => carries,
    };
    let number_place = number.as_ref().map(|number| number.place.clone());
    let number = number.map(|number| number.value).unwrap_or_default();
    Some(ChapterEntry::Provision(Box::new(Provision {
        house: house.into(),
        refs,
        place,
        number,
        number_place,
        title,
        carries,
        sets,
        keeps,
        instead_of,
        replaces,
        drops,
        examples,
        since,
        doubt,
        later,
        advised,
    })))
}

/// What a provision says in the club's own words, as a rule that goes by the provision's id; until its title is known it is called by
/// its text.
fn read_own(
    reader: &mut NodeReader,
    fields: &mut Fields,
    house: &str,
    nth: usize,
    refs: &mut Vec<Ref>,
    place: &Place,
) -> Option<Rule> {
    let text = fields.take("text");
    let aliases = read_words_by_language(reader, fields.take("aliases"), "aliases");
    let see = reader.words(fields.take("see"), "`see`");
    let text = text?;
    let written = reader.place(&text.span);
    let texts = read_texts(reader, Some(text), "text", place);
    if refs.is_empty() {
        refs.push(Ref { value: format!("{house}-{nth}"), place: place.clone() });
    }
    let id = refs[0].clone();
    if let Some(finding) = bad_id::check(&id) {
        reader.report(finding);
    }
    let title = texts.clone();
    let clause = Clause { id: format!("{}/text", id.value), place: written, kind: Kind::Norm, body: ClauseBody::Plain(texts) };
    Some(Rule {
        id: id.value,
        place: id.place,
        file: Arc::clone(&place.file),
        chapter: OWN.to_owned(),
        title,
        aliases,
        questions: WordLists::default(),
        see,
        clauses: vec![clause],
        scenarios: Vec::new().into(),
        allow: Vec::new(),
        house: Some(house.to_owned()),
    })
}

fn read_refs(reader: &mut NodeReader, fields: &mut Fields) -> Vec<Ref> {
    let one = fields.take("ref").and_then(|node| reader.word(node, "`ref`"));
    let more = reader.words(fields.take("refs"), "`refs`");
    one.into_iter().chain(more).collect()
}

/// A provision carries clauses, restates, is an example, or carries nothing: one of these, not two.
fn read_carries(reader: &mut NodeReader, fields: &mut Fields, place: &Place) -> Option<Carries> {
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
    first
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
