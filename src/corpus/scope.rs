//! What is looked at: everything, or some rules with what belongs to them.

use std::collections::BTreeSet;

use super::{Corpus, Rule};
use crate::diagnostic::Finding;

/// The rules that are looked at. By default all are, and the houses with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope(Option<BTreeSet<String>>);

impl Scope {
    /// These rules and no others; none at all stands for everything.
    pub fn rules(ids: &[String]) -> Scope {
        Scope((!ids.is_empty()).then(|| ids.iter().cloned().collect()))
    }

    /// Whether everything is looked at.
    pub fn is_all(&self) -> bool {
        self.0.is_none()
    }

    pub fn has(&self, rule: &str) -> bool {
        self.0.as_ref().is_none_or(|rules| rules.contains(rule))
    }

    /// The rules of a corpus that are looked at.
    pub fn of<'c>(&self, corpus: &'c Corpus) -> impl Iterator<Item = &'c Rule> {
        corpus.rules.iter().filter(|rule| self.has(&rule.id))
    }

    /// The findings that are made in the files of the rules.
    pub fn in_files(&self, corpus: &Corpus, mut findings: Vec<Finding>) -> Vec<Finding> {
        let files: BTreeSet<&str> = self.of(corpus).map(|rule| rule.file.name.as_str()).collect();
        let in_files = |finding: &Finding| finding.place.as_ref().is_none_or(|place| files.contains(place.file.name.as_str()));
        findings.retain(|finding| self.is_all() || in_files(finding));
        findings
    }

    /// The options that the rules ask for.
    pub fn asks_for(&self, corpus: &Corpus, option: &str) -> bool {
        self.is_all() || self.of(corpus).any(|rule| rule.options().contains(option))
    }
}
