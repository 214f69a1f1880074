//! The knowledge, typed and checked: rules, houses, and the places where they are written.

mod block;
mod cases;
mod check;
mod conflict;
mod definition;
mod fnv;
mod glossary;
mod hidden;
mod house;
mod kind;
mod lang;
mod named;
mod node;
mod provision;
mod reader;
mod resolve;
mod rule;
mod setting;
mod settle;
mod silence;
mod source;
#[cfg(test)]
mod tests;
pub mod text;

use std::collections::HashMap;
use std::sync::Arc;

pub use block::Block;
pub use conflict::{Conflict, ConflictKind, Side};
pub use glossary::{Glossary, Term};
pub use house::{Chapter, Document, House, PlayedStructure};
pub use kind::Kind;
pub use lang::{ByLang, Lang, Texts};
pub(crate) use named::named;
pub use provision::{Carries, Example, ExampleSituation, Provision};
pub use reader::{At, Ref};
pub use resolve::{ChapterView, HouseView};
pub use rule::{Body, Branch, Case, Clause, Rule, Scenario};
pub use setting::{Condition, Setting, When};
pub use silence::Silence;
pub use source::{Source, SourceEntry, embedded_locale};

use crate::diagnostic::{Finding, SourceFile};

/// The chapters, the same everywhere, in their order.
pub const CHAPTERS: [&str; 9] =
    ["general", "seating", "procedure", "betting", "showdown", "dealing", "conduct", "cash", "reference"];

/// The folder in which the houses lie.
const HOUSES: &str = "houses";

/// The file of the glossary, beside the chapters.
const GLOSSARY: &str = "glossary.yaml";

/// Everything that is known.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// By chapter, then by file name.
    pub rules: Vec<Rule>,
    pub houses: Vec<House>,
    /// Empty where there is none.
    pub glossary: Glossary,
    /// The program's words for the people who decide, one file a language.
    pub roles: ByLang<Option<Arc<SourceFile>>>,
    rule_by_id: HashMap<String, usize>,
    house_by_id: HashMap<String, usize>,
    term_by_id: HashMap<String, usize>,
    /// A clause by its full name: the rule, and its place in it.
    clause_by_id: HashMap<String, (usize, usize)>,
}

impl Corpus {
    /// Reads and checks a corpus.
    ///
    /// # Errors
    /// All that is wrong with it, in the order of the files.
    pub fn load(source: &Source) -> Result<Corpus, Vec<Finding>> {
        let (corpus, mut findings) = Corpus::read(source);
        let consequences = check::Consequences::of(&findings);
        findings.extend(check::check(&corpus).into_iter().filter(|finding| !consequences.has(finding)));
        // Whether every text is there can only be asked of houses and rules that are whole.
        if findings.is_empty() {
            findings = cases::check(&corpus);
        }
        if findings.is_empty() { Ok(corpus) } else { Err(in_order(findings)) }
    }

    /// Reads what can be read. Where there are findings, the corpus has holes.
    fn read(source: &Source) -> (Corpus, Vec<Finding>) {
        let mut corpus = Corpus::default();
        let mut findings = Vec::new();
        for entry in source.rules() {
            match entry.path.split_once('/') {
                Some((HOUSES, name)) => {
                    let (house, found) = house::read(&entry.file);
                    findings.extend(found);
                    findings.extend(house.as_ref().and_then(|house| check::file_name(&house.id, &house.place, name)));
                    corpus.houses.extend(house);
                }
                Some((chapter, name)) => {
                    let (rule, found) = rule::read(&entry.file, chapter);
                    findings.extend(found);
                    findings.extend(rule.as_ref().and_then(|rule| check::file_name(&rule.id, &rule.place, name)));
                    corpus.rules.extend(rule);
                }
                None if entry.path == GLOSSARY => {
                    let (glossary, found) = glossary::read(&entry.file);
                    findings.extend(found);
                    corpus.glossary = glossary;
                }
                None => {}
            }
        }
        let order = |chapter: &str| CHAPTERS.iter().position(|known| *known == chapter).unwrap_or(CHAPTERS.len());
        corpus.rules.sort_by_key(|rule| order(&rule.chapter));
        corpus.roles = ByLang::from_fn(|lang| source.locale(lang, "roles.ftl"));
        findings.extend(corpus.index());
        (corpus, findings)
    }

    /// Takes down what is called how. Of two things with one name the first keeps it.
    fn index(&mut self) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (at, rule) in self.rules.iter().enumerate() {
            if let Some(first) = self.rule_by_id.get(&rule.id) {
                findings.push(check::duplicate("rule", &rule.id, &rule.place, &self.rules[*first].place));
                continue;
            }
            self.rule_by_id.insert(rule.id.clone(), at);
            for (nth, clause) in rule.clauses.iter().enumerate() {
                match self.clause_by_id.get(&clause.id) {
                    Some((_, first)) => {
                        let first = &rule.clauses[*first].place;
                        findings.push(check::duplicate("clause", clause.name(), &clause.place, first));
                    }
                    None => drop(self.clause_by_id.insert(clause.id.clone(), (at, nth))),
                }
            }
        }
        for (at, term) in self.glossary.terms.iter().enumerate() {
            match self.term_by_id.get(&term.id) {
                Some(first) => {
                    let first = &self.glossary.terms[*first].place;
                    findings.push(check::duplicate("term", &term.id, &term.place, first));
                }
                None => drop(self.term_by_id.insert(term.id.clone(), at)),
            }
        }
        for (at, house) in self.houses.iter().enumerate() {
            match self.house_by_id.get(&house.id) {
                Some(first) => {
                    findings.push(check::duplicate("house", &house.id, &house.place, &self.houses[*first].place));
                }
                None => drop(self.house_by_id.insert(house.id.clone(), at)),
            }
        }
        findings
    }

    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rule_by_id.get(id).map(|at| &self.rules[*at])
    }

    pub fn house(&self, id: &str) -> Option<&House> {
        self.house_by_id.get(id).map(|at| &self.houses[*at])
    }

    /// A term of the glossary by its id.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.term_by_id.get(id).map(|at| &self.glossary.terms[*at])
    }

    /// A clause by its full name, `oversized-chip/silent`.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clause_by_id.get(id).map(|(rule, clause)| &self.rules[*rule].clauses[*clause])
    }

    /// A scenario by its full name, `oversized-chip/five-thousand-without-a-word`.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        let (rule, name) = id.split_once('/')?;
        self.rule(rule)?.scenarios.iter().find(|scenario| scenario.id == name)
    }

    /// The house, followed by what it is based on, and so on down to the one that stands on its own.
    pub fn chain(&self, house: &str) -> Vec<&House> {
        let mut chain: Vec<&House> = Vec::new();
        let mut next = self.house(house);
        while let Some(house) = next.filter(|house| !chain.iter().any(|seen| seen.id == house.id)) {
            chain.push(house);
            next = house.based_on.as_ref().and_then(|base| self.house(&base.value));
        }
        chain
    }
}

fn in_order(mut findings: Vec<Finding>) -> Vec<Finding> {
    findings.sort_by(|a, b| {
        let key = |finding: &Finding| finding.place.as_ref().map(|place| (place.file.name.clone(), place.span.start));
        key(a).cmp(&key(b))
    });
    findings
}
