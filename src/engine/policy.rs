//! The policy: what a house hands to the engine, the clauses it carries and the values it sets.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::engine::clause::ClauseId;
use crate::engine::options::{HouseOption, OptionValue};

/// The clauses a house carries and the values it sets. What is not in here never rules.
///
/// A policy notes which clauses and options were looked at, so that the verifier varies only what a situation consults.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    clauses: BTreeSet<String>,
    values: BTreeMap<&'static str, OptionValue>,
    read: RefCell<Reads>,
}

/// What a run looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    pub clauses: BTreeSet<ClauseId>,
    pub options: BTreeSet<&'static str>,
}

impl Policy {
    pub fn new(clauses: impl IntoIterator<Item = String>, values: impl IntoIterator<Item = (&'static str, OptionValue)>) -> Self {
        Policy { clauses: clauses.into_iter().collect(), values: values.into_iter().collect(), read: RefCell::default() }
    }

    /// The clause, if this house carries it.
    pub fn clause(&self, id: ClauseId) -> Option<ClauseId> {
        self.read.borrow_mut().clauses.insert(id);
        self.clauses.contains(id.as_str()).then_some(id)
    }

    /// The value of an option, if this house sets it.
    pub fn get<O: HouseOption>(&self) -> Option<O::Out> {
        self.read.borrow_mut().options.insert(O::SPEC.key);
        self.values.get(O::SPEC.key).and_then(O::read)
    }

    /// Without noting it: whether the house carries the clause.
    pub fn carries(&self, id: impl AsRef<str>) -> bool {
        self.clauses.contains(id.as_ref())
    }

    /// Without noting it: what the house sets an option to.
    pub fn value(&self, key: &str) -> Option<&OptionValue> {
        self.values.get(key)
    }

    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.clauses.iter().map(String::as_str)
    }

    pub fn values(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        self.values.iter().map(|(k, v)| (*k, v))
    }

    /// The same policy with one option set otherwise.
    pub fn with(&self, key: &'static str, value: OptionValue) -> Policy {
        let mut policy = self.clone();
        policy.values.insert(key, value);
        policy.read = RefCell::default();
        policy
    }

    /// The same policy with one clause taken away.
    pub fn without(&self, clause: &str) -> Policy {
        let mut policy = self.clone();
        policy.clauses.remove(clause);
        policy.read = RefCell::default();
        policy
    }

    /// What has been looked at since the policy was made or [`Policy::forget`] was called.
    pub fn reads(&self) -> Reads {
        self.read.borrow().clone()
    }

    pub fn forget(&self) {
        *self.read.borrow_mut() = Reads::default();
    }
}
