//! One rule: its clauses, and the scenarios that prove them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::block::Block;
use super::compiled::its_file;
use super::findings::{bad_id, missing_language, text_and_cases, unknown_kind, unknown_language};
use super::kind::Kind;
use super::lazy::Lazy;
use super::node::Node;
use super::reader::{Fields, NodeReader, Ref};
use super::setting::{Setting, When, read_settings, read_when};
use super::silence::{self, Silence};
use super::text::{printable, references};
use super::texts::{Texts, WordLists};
use crate::diagnostic::{Finding, Place, SourceFile};
use crate::engine::options::OptionSpec;
use crate::engine::rules;
use crate::lang::{ByLang, Lang};

/// The chapter of what a club says in its own words.
pub(super) const OWN: &str = "own";

/// The rule that the full name of a clause or scenario begins with: of `oversized-chip/silent`, `oversized-chip`.
pub fn rule_of(name: &str) -> Option<&str> {
    name.split_once('/').map(|(rule, _)| rule)
}

/// One subject, in one file; or what a club says of it in its own words, in the club's file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rule {
    pub id: String,
    /// Where the id is written.
    pub place: Place,
    #[serde(with = "its_file")]
    pub file: Arc<SourceFile>,
    /// The folder in which the file lies.
    pub chapter: String,
    pub title: Texts,
    /// What people say at the table; searched, never printed.
    pub aliases: WordLists,
    /// What people ask when this rule is the answer; learnt from, never printed.
    pub questions: WordLists,
    pub see: Vec<Ref>,
    pub clauses: Vec<Clause>,
    pub scenarios: Lazy<Vec<Scenario>>,
    /// Findings that the rule lives with.
    pub allow: Vec<Silence>,
    /// The house in whose own words it is; none for a rule that the engine knows.
    pub house: Option<String>,
}

/// One norm, power, duty, definition, advice or statement.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Clause {
    /// With the rule: `oversized-chip/silent`.
    pub id: String,
    pub place: Place,
    pub kind: Kind,
    pub body: ClauseBody,
}

impl Rule {
    /// Whether a clause, by its full name, is one of it.
    pub fn has(&self, clause: &str) -> bool {
        self.clauses.iter().any(|own| own.id == clause)
    }

    /// The options that its clauses ask for or print, and those by which its scenarios are ruled differently.
    pub fn options(&self) -> BTreeSet<&'static str> {
        let cases =
            self.clauses.iter().filter_map(|clause| if let ClauseBody::Cases(cases) = &clause.body { Some(cases) } else { None });
        let cases = cases.flatten().map(|case| &case.when);
        let branches = self.scenarios.iter().flat_map(|scenario| &scenario.rulings).map(|branch| &branch.when);
        let asked = cases.chain(branches).flat_map(When::conditions).map(|condition| condition.spec.key);
        asked.chain(self.clauses.iter().flat_map(Clause::printed_options)).collect()
    }
}

impl Clause {
    /// The options that its texts print.
    pub fn printed_options(&self) -> Vec<&'static str> {
        let texts = self.texts().filter_map(|texts| references(&texts.block(Lang::En).text).ok());
        let variables: BTreeSet<String> = texts.flat_map(|used| used.variables).collect();
        let printed = rules::options().iter().filter(|spec| printable(spec).iter().any(|name| variables.contains(name)));
        printed.map(|spec| spec.key).collect()
    }

    /// Whether it says something else for each value of an option.
    pub fn follows(&self, spec: &OptionSpec) -> bool {
        match &self.body {
            ClauseBody::Cases(cases) => cases.iter().flat_map(|case| case.when.conditions()).any(|on| on.spec.key == spec.key),
            ClauseBody::Plain(_) => false,
        }
    }

    /// Whether a text of it prints an option.
    pub fn prints(&self, spec: &OptionSpec) -> bool {
        let variable = format!("${}", spec.variable());
        let ends = |text: &str, at: usize| !text[at..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
        self.texts().any(|texts| {
            let text = texts.get(Lang::En);
            text.match_indices(&variable).any(|(at, _)| ends(text, at + variable.len()))
        })
    }

    /// The rule it belongs to.
    pub fn rule(&self) -> &str {
        rule_of(&self.id).unwrap_or(&self.id)
    }

    /// Its name within the rule.
    pub fn name(&self) -> &str {
        self.id.split_once('/').map_or(self.id.as_str(), |(_, name)| name)
    }

    /// Every text of the clause, whatever the case.
    pub fn texts(&self) -> impl Iterator<Item = &Texts> {
        let (plain, cases): (Option<&Texts>, &[TextCase]) = match &self.body {
            ClauseBody::Plain(texts) => (Some(texts), &[]),
            ClauseBody::Cases(cases) => (None, cases),
        };
        plain.into_iter().chain(cases.iter().map(|case| &case.texts))
    }
}

/// What a clause says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ClauseBody {
    /// The same for every house.
    Plain(Texts),
    /// It follows the house's options.
    Cases(Vec<TextCase>),
}

/// A text for certain values of the options.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TextCase {
    pub when: When,
    pub texts: Texts,
    pub place: Place,
}

/// A situation, and how it is ruled.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Scenario {
    /// Within the rule.
    pub id: String,
    pub place: Place,
    pub table: Block,
    /// Options that the scenario is not about.
    pub given: Vec<Setting>,
    pub play: Block,
    pub rulings: Vec<Branch>,
    /// What is ruled where a house does not carry what is proved.
    pub without: Option<Block>,
}

/// The rulings expected of the houses that carry these clauses and hold these values.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// Clauses by their full names.
    pub proves: Vec<Ref>,
    pub when: When,
    pub then: Block,
}

/// Reads the file of a rule. Where there are findings the rule has holes and is good for nothing but further checks.
pub fn read(file: &Arc<SourceFile>, chapter: &str) -> (Option<Rule>, Vec<Finding>) {
    let mut reader = NodeReader::new(file);
    let rule = reader.parse().and_then(|node| read_rule(&mut reader, node, chapter));
    (rule, reader.findings)
}

fn read_rule(reader: &mut NodeReader, node: Node, chapter: &str) -> Option<Rule> {
    let mut fields = reader.fields(node, "a rule")?;
    let id = read_id(reader, &mut fields)?;
    let title = read_texts(reader, fields.take("title"), "title", &id.place);
    let aliases = read_words_by_language(reader, fields.take("aliases"), "aliases");
    let questions = read_words_by_language(reader, fields.take("questions"), "questions");
    let see = reader.words(fields.take("see"), "`see`");
    let clauses = read_list(reader, fields.take("clauses"), |reader, node| read_clause(reader, node, &id.value));
    let scenarios = read_list(reader, fields.take("scenarios"), |reader, node| read_scenario(reader, node, &id.value)).into();
    let allow = read_list(reader, fields.take("allow"), silence::read);
    fields.finish(reader);
    let file = Arc::clone(&id.place.file);
    Some(Rule {
        id: id.value,
        place: id.place,
        file,
        chapter: chapter.into(),
        title,
        aliases,
        questions,
        see,
        clauses,
        scenarios,
        allow,
        house: None,
    })
}

fn read_clause(reader: &mut NodeReader, node: Node, rule: &str) -> Option<Clause> {
    let mut fields = reader.fields(node, "a clause")?;
    let id = read_id(reader, &mut fields)?;
    // Of a clause whose kind is misspelt nothing more is asked: a statement rules nothing.
    let kind = fields.take("kind").map_or(Kind::Norm, |node| read_kind(reader, node).unwrap_or(Kind::Statement));
    let cases = fields.take("cases");
    let text = fields.take("text");
    if cases.is_some() && text.is_some() {
        reader.report(text_and_cases::finding(&id));
    }
    let body = match cases {
        Some(_) => ClauseBody::Cases(read_list(reader, cases, read_case)),
        None => ClauseBody::Plain(read_texts(reader, text, "text", &id.place)),
    };
    fields.finish(reader);
    Some(Clause { id: format!("{rule}/{}", id.value), place: id.place, kind, body })
}

fn read_kind(reader: &mut NodeReader, node: Node) -> Option<Kind> {
    let word = reader.word(node, "a kind")?;
    let kind = Kind::from_name(&word.value);
    if kind.is_none() {
        reader.report(unknown_kind::finding("clause", word, Kind::ALL.iter().map(|known| known.name())));
    }
    kind
}

fn read_case(reader: &mut NodeReader, node: Node) -> Option<TextCase> {
    let mut fields = reader.fields(node, "a case")?;
    let place = reader.place(&fields.span);
    let when = fields.need("when", reader);
    let when = read_when(reader, when);
    let texts = read_texts(reader, fields.take("text"), "text", &place);
    fields.finish(reader);
    Some(TextCase { when, texts, place })
}

fn read_scenario(reader: &mut NodeReader, node: Node, rule: &str) -> Option<Scenario> {
    let mut fields = reader.fields(node, "a scenario")?;
    let id = read_id(reader, &mut fields)?;
    let table = fields.need("table", reader).and_then(|node| reader.block(node, "`table`"));
    let given = read_settings(reader, fields.take("given"));
    let play = fields.need("play", reader).and_then(|node| reader.block(node, "`play`"));
    let rulings = fields.need("rulings", reader).map(|node| read_rulings(reader, node, rule));
    let without = fields.take("without").and_then(|node| reader.block(node, "`without`"));
    fields.finish(reader);
    Some(Scenario { id: id.value, place: id.place, table: table?, given, play: play?, rulings: rulings?, without })
}

/// A list of branches, or a single text that holds for every house.
fn read_rulings(reader: &mut NodeReader, node: Node, rule: &str) -> Vec<Branch> {
    if node.is_list() {
        return read_list(reader, Some(node), |reader, node| read_branch(reader, node, rule));
    }
    let then = reader.block(node, "`rulings`");
    then.into_iter().map(|then| Branch { proves: Vec::new(), when: When::default(), then }).collect()
}

fn read_branch(reader: &mut NodeReader, node: Node, rule: &str) -> Option<Branch> {
    let mut fields = reader.fields(node, "a ruling")?;
    let mut proves = reader.words(fields.take("proves"), "`proves`");
    for clause in proves.iter_mut().filter(|clause| !clause.value.contains('/')) {
        clause.value = format!("{rule}/{}", clause.value);
    }
    let when = read_when(reader, fields.take("when"));
    let then = fields.need("then", reader).and_then(|node| reader.block(node, "`then`"));
    fields.finish(reader);
    Some(Branch { proves, when, then: then? })
}

pub(super) fn read_list<T>(
    reader: &mut NodeReader,
    node: Option<Node>,
    mut read: impl FnMut(&mut NodeReader, Node) -> Option<T>,
) -> Vec<T> {
    let Some(node) = node else { return Vec::new() };
    let nodes = reader.list(node, "this");
    nodes.into_iter().filter_map(|node| read(reader, node)).collect()
}

pub(super) fn read_id(reader: &mut NodeReader, fields: &mut Fields) -> Option<Ref> {
    let id = fields.need("id", reader).and_then(|node| reader.word(node, "an id"))?;
    if let Some(finding) = bad_id::check(&id) {
        reader.report(finding);
    }
    Some(id)
}

/// A text in every language that is asked for. One that is missing is reported at `owner` and left empty; in a language that
/// is not asked for, the first one that is stands in. Where only one is asked for, the text needs no language before it.
pub(super) fn read_texts(reader: &mut NodeReader, node: Option<Node>, what: &str, owner: &Place) -> Texts {
    let found = match (reader.languages.as_slice(), node) {
        (&[only], Some(node)) if node.is_scalar() => {
            let text = reader.block(node, "a text");
            ByLang::from_fn(|lang| text.clone().filter(|_| lang == only))
        }
        (_, node) => read_languages(reader, node, what, |reader, node| reader.block(node, "a text")),
    };
    if reader.languages.len() < Lang::COUNT {
        return read_some(reader, &found, what, owner);
    }
    Texts::new(ByLang::from_fn(|lang| match found.get(lang) {
        Some(block) if !block.text.trim().is_empty() => block.clone(),
        _ => {
            reader.report(missing_language::finding(lang, what, owner));
            Block { text: String::new(), place: owner.clone() }
        }
    }))
}

fn read_some(reader: &mut NodeReader, found: &ByLang<Option<Block>>, what: &str, owner: &Place) -> Texts {
    let found = ByLang::from_fn(|lang| found.get(lang).clone().filter(|block| !block.text.trim().is_empty()));
    let (there, missing): (Vec<Lang>, Vec<Lang>) = reader.languages.iter().partition(|lang| found.get(**lang).is_some());
    for lang in missing {
        reader.report(missing_language::finding(lang, what, owner));
    }
    let empty = || Texts::new(ByLang::from_fn(|_| Block { text: String::new(), place: owner.clone() }));
    there.first().and_then(|from| Texts::in_some(found, *from)).unwrap_or_else(empty)
}

/// Lists of words, in as many languages as there are any.
pub(super) fn read_words_by_language(reader: &mut NodeReader, node: Option<Node>, what: &str) -> WordLists {
    let mut found = read_languages(reader, node, what, |reader, node| Some(reader.words(Some(node), what)));
    WordLists::new(ByLang::from_fn(|lang| found.get_mut(lang).take().unwrap_or_default()))
}

fn read_languages<T>(
    reader: &mut NodeReader,
    node: Option<Node>,
    what: &str,
    mut read: impl FnMut(&mut NodeReader, Node) -> Option<T>,
) -> ByLang<Option<T>> {
    let mut found = ByLang::from_fn(|_| None);
    let Some(node) = node else { return found };
    for entry in reader.entries(node, what) {
        match Lang::from_code(&entry.key) {
            Some(_) if entry.value.is_null() => {}
            Some(lang) => *found.get_mut(lang) = read(reader, entry.value),
            None => {
                let finding = unknown_language::finding(&entry.key, reader.place(&entry.key_span));
                let help = format!("a text that holds a comma or a colon needs quotes; the languages are {}", Lang::listed());
                reader.report(finding.help(help));
            }
        }
    }
    found
}
