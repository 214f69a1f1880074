//! The knowledge, typed and checked: rules, houses, and the places where they are written.

mod block;
mod cache;
mod cases;
mod check;
mod club;
mod compiled;
mod conflict;
mod definition;
mod editable;
pub mod findings;
mod fnv;
mod glossary;
mod groups;
mod hidden;
mod house;
pub mod input;
mod keeps;
mod kind;
mod lazy;
mod markdown;
mod named;
mod node;
mod numbers;
mod pattern;
mod provision;
mod reader;
mod resolve;
mod rule;
mod scope;
mod sets_alone;
mod setting;
mod settle;
mod silence;
mod source;
#[cfg(test)]
mod tests;
pub mod text;
mod texts;

use rustc_hash::FxHashMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};

pub use block::Block;
pub use club::{ClosingPage, Club, Numbering, NumberingScheme, OwnFigure, OwnValue};
pub use conflict::{Conflict, ConflictKind, Side};
pub use editable::in_own_files;
pub use findings::unsafe_link::is_safe as is_safe_address;
pub use glossary::{Glossary, Term};
pub use house::{Chapter, House, PlayedStructure, SourceDocument, Taken};
pub use kind::Kind;
pub use lazy::Lazy;
pub(crate) use named::named;
pub use provision::{Carries, Example, ExampleSituation, Provision};
pub use reader::{At, Ref};
pub use resolve::{ChapterView, HouseView};
pub use rule::{Branch, Clause, ClauseBody, Rule, Scenario, TextCase, rule_of};
pub use scope::Scope;
pub use setting::{Condition, Setting, When};
pub use silence::Silence;
pub(crate) use source::BUILD;
pub use source::{Source, SourceEntry};

pub use crate::lang::{ByLang, Lang};
pub use texts::{Texts, WordLists};

use crate::diagnostic::{Finding, SourceFile, sort_by_place};
use crate::engine::policy::PolicyParts;
use crate::parallel::map as parallel;
use findings::{duplicate_id, id_not_file_name};

/// The chapters, the same everywhere, in their order.
pub const CHAPTERS: [&str; 9] =
    ["general", "seating", "procedure", "betting", "showdown", "dealing", "conduct", "cash", "reference"];

/// The words for the people who decide, in the folder of each language.
const ROLES: &str = "roles.ftl";

/// The words by which rules are found, in the folder of each language.
pub const FINDING: &str = "finding.ftl";

/// The house of what is customary where a rulebook is silent.
pub const CUSTOM: &str = "custom";

/// The folder in which the houses lie.
const HOUSES: &str = "houses";

/// The folder of the earlier editions: in each the houses, as they were.
const EDITIONS: &str = "editions/";

/// The edition of the rules that the program brings along.
pub const EDITION: &str = env!("CARGO_PKG_VERSION");

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
    /// The program's words by which rules are found, one file a language.
    pub finding: ByLang<Option<Arc<SourceFile>>>,
    rule_by_id: FxHashMap<String, RuleAt>,
    house_by_id: FxHashMap<String, usize>,
    term_by_id: FxHashMap<String, usize>,
    /// A clause by its full name: the rule, and its place in it.
    clause_by_id: FxHashMap<String, (RuleAt, usize)>,
    /// What is customary, once somebody has asked.
    custom: OnceLock<PolicyParts>,
}

/// Where a rule stands: among the rules, or among those that a house has in its own words.
#[derive(Clone, Copy, Debug)]
enum RuleAt {
    Shared(usize),
    Own(usize, usize),
}

/// What one file holds, as far as it can be read, and what is wrong with it.
enum CorpusPart {
    House(Option<Box<House>>, Vec<Finding>),
    Rule(Option<Box<Rule>>, Vec<Finding>),
    Glossary(Box<Glossary>, Vec<Finding>),
    /// It is none of the program's.
    Nothing,
}

impl CorpusPart {
    fn read(entry: &SourceEntry) -> CorpusPart {
        match entry.path.split_once('/') {
            Some((HOUSES, name)) => {
                let (house, mut found) = house::read(&entry.file);
                found.extend(house.as_ref().and_then(|house| id_not_file_name::check(&house.id, &house.place, name)));
                CorpusPart::House(house.map(Box::new), found)
            }
            Some((chapter, name)) => {
                let (rule, mut found) = rule::read(&entry.file, chapter);
                found.extend(rule.as_ref().and_then(|rule| id_not_file_name::check(&rule.id, &rule.place, name)));
                CorpusPart::Rule(rule.map(Box::new), found)
            }
            None if entry.path == GLOSSARY => {
                let (glossary, found) = glossary::read(&entry.file);
                CorpusPart::Glossary(Box::new(glossary), found)
            }
            None => CorpusPart::Nothing,
        }
    }
}

impl Corpus {
    /// Reads and checks a corpus.
    ///
    /// # Errors
    /// All that is wrong with it, in the order of the files.
    pub fn load(source: &Source) -> Result<Corpus, Vec<Finding>> {
        Corpus::checked(source, &source.rules())
    }

    /// The same corpus as [`Corpus::load`] reads, but what has once been read and checked comes from `cache_dir`.
    ///
    /// Where that is `None` or cannot be written the files are read every time; a damaged cache is written anew.
    ///
    /// # Errors
    /// All that is wrong with it, in the order of the files.
    pub fn open(source: &Source, cache_dir: Option<&Path>) -> Result<Corpus, Vec<Finding>> {
        let Some(cache_dir) = cache_dir else { return Corpus::load(source) };
        let (key, files) = (cache::key(source), source.rules());
        if let Some(corpus) = cache::open(cache_dir, key).and_then(|bytes| compiled::decode(&bytes, &files)) {
            return Ok(Corpus { roles: words(source, ROLES), finding: words(source, FINDING), ..corpus });
        }
        let corpus = Corpus::checked(source, &files)?;
        if let Some(bytes) = compiled::encode(&corpus, &files) {
            // Without a writable cache every run reads the files: slower, but it answers.
            let _ = cache::keep(cache_dir, key, &bytes);
        }
        Ok(corpus)
    }

    fn checked(source: &Source, files: &[SourceEntry]) -> Result<Corpus, Vec<Finding>> {
        let (corpus, mut findings) = Corpus::read(source, files);
        let consequences = check::Consequences::of(&findings);
        findings.extend(check::check(&corpus).into_iter().filter(|finding| !consequences.has(finding)));
        // Whether every text is there can only be asked of houses and rules that are whole.
        if findings.is_empty() {
            findings = cases::check(&corpus);
        }
        let mut findings = in_own_files(&corpus, &source.own_files(), findings);
        sort_by_place(&mut findings);
        if findings.is_empty() { Ok(corpus) } else { Err(findings) }
    }

    /// Reads what can be read. Where there are findings, the corpus has holes.
    fn read(source: &Source, files: &[SourceEntry]) -> (Corpus, Vec<Finding>) {
        let mut corpus = Corpus::default();
        let mut findings = Vec::new();
        for part in parallel(files, CorpusPart::read) {
            match part {
                CorpusPart::House(house, found) => {
                    corpus.houses.extend(house.map(|house| *house));
                    findings.extend(found);
                }
                CorpusPart::Rule(rule, found) => {
                    corpus.rules.extend(rule.map(|rule| *rule));
                    findings.extend(found);
                }
                CorpusPart::Glossary(glossary, found) => {
                    corpus.glossary = *glossary;
                    findings.extend(found);
                }
                CorpusPart::Nothing => {}
            }
        }
        let order = |chapter: &str| CHAPTERS.iter().position(|known| *known == chapter).unwrap_or(CHAPTERS.len());
        corpus.rules.sort_by_key(|rule| order(&rule.chapter));
        groups::spread(&mut corpus.houses);
        keeps::take_over(&mut corpus.houses);
        corpus.roles = words(source, ROLES);
        corpus.finding = words(source, FINDING);
        findings.extend(corpus.index());
        sets_alone::take_clauses(&mut corpus);
        (corpus, findings)
    }

    /// Takes down what is called how. Of two things with one name the first keeps it.
    fn index(&mut self) -> Vec<Finding> {
        let mut findings = Vec::new();
        let shared = self.rules.iter().enumerate().map(|(at, rule)| (RuleAt::Shared(at), rule));
        let own = self
            .houses
            .iter()
            .enumerate()
            .flat_map(|(house, of)| of.own_rules.iter().enumerate().map(move |(at, rule)| (RuleAt::Own(house, at), rule)));
        let mut rule_by_id: FxHashMap<String, RuleAt> = FxHashMap::default();
        let mut clause_by_id: FxHashMap<String, (RuleAt, usize)> = FxHashMap::default();
        for (at, rule) in shared.chain(own) {
            if let Some(first) = rule_by_id.get(&rule.id) {
                findings.push(duplicate_id::finding("rule", &rule.id, &rule.place, &self.rule_at(*first).place));
                continue;
            }
            rule_by_id.insert(rule.id.clone(), at);
            for (nth, clause) in rule.clauses.iter().enumerate() {
                match clause_by_id.get(&clause.id) {
                    Some((_, first)) => {
                        let first = &rule.clauses[*first].place;
                        findings.push(duplicate_id::finding("clause", clause.name(), &clause.place, first));
                    }
                    None => drop(clause_by_id.insert(clause.id.clone(), (at, nth))),
                }
            }
        }
        (self.rule_by_id, self.clause_by_id) = (rule_by_id, clause_by_id);
        for (at, term) in self.glossary.terms.iter().enumerate() {
            match self.term_by_id.get(&term.id) {
                Some(first) => {
                    let first = &self.glossary.terms[*first].place;
                    findings.push(duplicate_id::finding("term", &term.id, &term.place, first));
                }
                None => drop(self.term_by_id.insert(term.id.clone(), at)),
            }
        }
        for (at, house) in self.houses.iter().enumerate() {
            match self.house_by_id.get(&house.id) {
                Some(first) => {
                    findings.push(duplicate_id::finding("house", &house.id, &house.place, &self.houses[*first].place));
                }
                None => drop(self.house_by_id.insert(house.id.clone(), at)),
            }
        }
        findings
    }

    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rule_by_id.get(id).map(|at| self.rule_at(*at))
    }

    fn rule_at(&self, at: RuleAt) -> &Rule {
        match at {
            RuleAt::Shared(at) => &self.rules[at],
            RuleAt::Own(house, at) => &self.houses[house].own_rules[at],
        }
    }

    /// What houses say in their own words, of which the engine knows nothing.
    pub fn own_rules(&self) -> impl Iterator<Item = &Rule> {
        self.houses.iter().flat_map(|house| &house.own_rules)
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
        self.clause_by_id.get(id).map(|(rule, clause)| &self.rule_at(*rule).clauses[*clause])
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

fn words(source: &Source, file: &str) -> ByLang<Option<Arc<SourceFile>>> {
    ByLang::from_fn(|lang| source.locale(lang, file))
}
