//! Options as the files name them: set to a value, or asked for one.

use serde::{Deserialize, Serialize};

use super::findings::{unknown_option, unknown_value};
use super::node::{Node, NodeEntry};
use super::reader::NodeReader;
use crate::diagnostic::Place;
use crate::engine::options::{OptionKind, OptionSpec, OptionValue};
use crate::engine::rules;

/// An option set to a value.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setting {
    pub spec: &'static OptionSpec,
    pub value: OptionValue,
    /// Where the key is written.
    pub place: Place,
}

impl Setting {
    pub fn key(&self) -> &'static str {
        self.spec.key
    }
}

/// What the options must be set to; each to any one of its values. An empty one holds for every house.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct When(Vec<Condition>);

/// One option, and the values it may have.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Condition {
    pub spec: &'static OptionSpec,
    pub any_of: Vec<OptionValue>,
    pub place: Place,
}

impl When {
    /// Whether the values of a house fit. An option that the house leaves open fits nothing.
    pub fn matches<'v>(&self, value: impl Fn(&str) -> Option<&'v OptionValue>) -> bool {
        self.0.iter().all(|condition| value(condition.spec.key).is_some_and(|value| condition.any_of.contains(value)))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn conditions(&self) -> &[Condition] {
        &self.0
    }
}

/// `betting.undercall: complete-or-forfeit`, as many as there are.
pub fn read_settings(reader: &mut NodeReader, node: Option<Node>) -> Vec<Setting> {
    let Some(node) = node else { return Vec::new() };
    let entries = reader.entries(node, "a set of options");
    entries
        .into_iter()
        .filter_map(|entry| {
            let (spec, place) = find(reader, &entry)?;
            let value = read_value(reader, spec, entry.value)?;
            Some(Setting { spec, value, place })
        })
        .collect()
}

/// `betting.undercall: [complete-or-forfeit, ...]`, as many as there are.
pub fn read_when(reader: &mut NodeReader, node: Option<Node>) -> When {
    let Some(node) = node else { return When::default() };
    let entries = reader.entries(node, "`when`");
    When(
        entries
            .into_iter()
            .filter_map(|entry| {
                let (spec, place) = find(reader, &entry)?;
                let any_of = read_values(reader, spec, entry.value);
                (!any_of.is_empty()).then_some(Condition { spec, any_of, place })
            })
            .collect(),
    )
}

/// The name of an option, written as a value.
pub fn read_option(reader: &mut NodeReader, node: Node) -> Option<&'static OptionSpec> {
    let word = reader.word(node, "an option")?;
    let spec = rules::option(&word.value);
    if spec.is_none() {
        reader.report(unknown_option::finding(&word.value, word.place));
    }
    spec
}

fn find(reader: &mut NodeReader, entry: &NodeEntry) -> Option<(&'static OptionSpec, Place)> {
    let place = reader.place(&entry.key_span);
    match rules::option(&entry.key) {
        Some(spec) => Some((spec, place)),
        None => {
            reader.report(unknown_option::finding(&entry.key, place));
            None
        }
    }
}

/// One value. A tariff is a list of its steps, everything else a word.
pub fn read_value(reader: &mut NodeReader, spec: &'static OptionSpec, node: Node) -> Option<OptionValue> {
    let span = node.span.clone();
    let text = if node.is_list() && matches!(spec.kind, OptionKind::Tariff) {
        let steps = reader.words(Some(node), "a tariff");
        steps.into_iter().map(|step| step.value).collect::<Vec<_>>().join(", ")
    } else {
        reader.word(node, "the value of an option")?.value
    };
    match spec.parse(&text) {
        Ok(value) => Some(value),
        Err(message) => {
            let names: &[_] = if let OptionKind::Choice(values) = spec.kind { values } else { &[] };
            let finding = unknown_value::finding(message, reader.place(&span));
            // `90 seconds`, in whatever language.
            let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
            let is_alone_good = matches!(spec.kind, OptionKind::Figure { .. }) && spec.parse(&digits).is_ok();
            let rest = text[digits.len()..].trim();
            if is_alone_good && rest.chars().all(char::is_alphabetic) {
                reader.report(finding.help(format!("write the number alone: `{digits}`")));
                return None;
            }
            reader.report(finding.did_you_mean(&text, names.iter().map(|(name, _)| *name)));
            None
        }
    }
}

/// Any of several values; a list of steps is still one tariff, a list of lists several.
fn read_values(reader: &mut NodeReader, spec: &'static OptionSpec, node: Node) -> Vec<OptionValue> {
    if matches!(spec.kind, OptionKind::Tariff) && !node.holds_lists() {
        return read_value(reader, spec, node).into_iter().collect();
    }
    let nodes = reader.one_or_more(node);
    nodes.into_iter().filter_map(|node| read_value(reader, spec, node)).collect()
}
