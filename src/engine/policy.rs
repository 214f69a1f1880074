//! The policy: what a house hands to the engine, the clauses it carries and the values it sets.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::engine::clause::{ClauseId, ClauseSet};
use crate::engine::options::{HouseOption, OptionValue};

/// The clauses a house carries and the values it sets. What is not in here never rules.
///
/// A policy notes which clauses and options were looked at, so that the verifier varies only what a situation consults. It is made
/// otherwise ([`Policy::with`], [`Policy::without`]) a hundred thousand times in a proof, so what stays as it is is shared.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    made_from: PolicyParts,
    /// What is set otherwise than there.
    changed: Vec<(&'static str, OptionValue)>,
    read: RefCell<ReadSoFar>,
}

/// What policies are made from, any number of them, in any thread.
#[derive(Clone, Debug, Default)]
pub struct PolicyParts {
    clauses: ClauseSet,
    /// Those of them that the house only recommends.
    advised: ClauseSet,
    /// The clauses by which nothing is ever ruled.
    printed: Arc<BTreeSet<String>>,
    values: Arc<FxHashMap<&'static str, OptionValue>>,
}

/// What a run looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    pub clauses: ClauseSet,
    pub options: BTreeSet<&'static str>,
}

/// What is looked at, while it is: an option may stand in it twice.
#[derive(Clone, Debug, Default)]
struct ReadSoFar {
    clauses: ClauseSet,
    options: Vec<&'static str>,
}

impl PolicyParts {
    pub fn new(clauses: impl IntoIterator<Item = String>, values: impl IntoIterator<Item = (&'static str, OptionValue)>) -> Self {
        let mut ruling = ClauseSet::default();
        let printed: BTreeSet<String> = clauses.into_iter().filter(|name| !ruling.set_name(name, true)).collect();
        PolicyParts {
            clauses: ruling,
            advised: ClauseSet::default(),
            printed: Arc::new(printed),
            values: Arc::new(values.into_iter().collect()),
        }
    }

    /// The same, of which the house only recommends these clauses.
    pub fn advising<'c>(mut self, clauses: impl IntoIterator<Item = &'c str>) -> Self {
        for clause in clauses {
            self.advised.set_name(clause, true);
        }
        self
    }
}

impl From<PolicyParts> for Policy {
    fn from(made_from: PolicyParts) -> Policy {
        Policy { made_from, ..Policy::default() }
    }
}

impl Policy {
    pub fn new(clauses: impl IntoIterator<Item = String>, values: impl IntoIterator<Item = (&'static str, OptionValue)>) -> Self {
        PolicyParts::new(clauses, values).into()
    }

    /// The clause, if this house carries it.
    pub fn clause(&self, id: ClauseId) -> Option<ClauseId> {
        self.read.borrow_mut().clauses.insert(id);
        self.made_from.clauses.contains(id).then_some(id)
    }

    /// The same where it is so: of a clause that has nothing to say here it is not asked whether the house carries it.
    pub fn clause_where(&self, so: bool, id: ClauseId) -> Option<ClauseId> {
        if so { self.clause(id) } else { None }
    }

    /// The value of an option, if this house sets it.
    pub fn get<O: HouseOption>(&self) -> Option<O::Out> {
        let key = O::SPEC.key;
        let mut read = self.read.borrow_mut();
        // Nearly always the same option is the same text in memory.
        if !read.options.iter().any(|known| std::ptr::eq(*known, key)) {
            read.options.push(key);
        }
        drop(read);
        self.value(key).and_then(O::read)
    }

    /// What rests on nothing but these clauses is only recommended by the house.
    pub fn only_advises(&self, because: &[ClauseId]) -> bool {
        !because.is_empty() && because.iter().all(|clause| self.made_from.advised.contains(*clause))
    }

    /// Without noting it: whether the house carries the clause of a name. A rule asks for the clause itself ([`Policy::clause`]).
    pub fn carries(&self, name: &str) -> bool {
        self.made_from.clauses.contains_name(name) || self.made_from.printed.contains(name)
    }

    /// Without noting it: what the house sets an option to.
    pub fn value(&self, key: &str) -> Option<&OptionValue> {
        let changed = self.changed.iter().find(|(own, _)| *own == key).map(|(_, value)| value);
        changed.or_else(|| self.made_from.values.get(key))
    }

    /// Those by which something can be ruled first.
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.made_from
            .clauses
            .iter()
            .map(|clause| -> &str { clause.as_str() })
            .chain(self.made_from.printed.iter().map(String::as_str))
    }

    pub fn values(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        let is_changed = |key: &str| self.changed.iter().any(|(own, _)| *own == key);
        let kept = self.made_from.values.iter().map(|(key, value)| (*key, value)).filter(move |(key, _)| !is_changed(key));
        kept.chain(self.changed.iter().map(|(key, value)| (*key, value)))
    }

    /// The same policy with one option set otherwise.
    pub fn with(&self, key: &'static str, value: OptionValue) -> Policy {
        let mut policy = self.unread();
        policy.changed.retain(|(own, _)| *own != key);
        policy.changed.push((key, value));
        policy
    }

    /// The same policy with one clause taken away.
    pub fn without(&self, clause: &str) -> Policy {
        let mut policy = self.unread();
        if !policy.made_from.clauses.set_name(clause, false) && policy.made_from.printed.contains(clause) {
            Arc::make_mut(&mut policy.made_from.printed).remove(clause);
        }
        policy
    }

    /// The same policy with one clause more.
    pub fn and(&self, clause: &str) -> Policy {
        let mut policy = self.unread();
        if !policy.made_from.clauses.set_name(clause, true) {
            Arc::make_mut(&mut policy.made_from.printed).insert(clause.to_owned());
        }
        policy
    }

    /// The same policy, at which nobody has looked yet.
    pub fn unread(&self) -> Policy {
        Policy { made_from: self.made_from.clone(), changed: self.changed.clone(), read: RefCell::default() }
    }

    /// What has been looked at since the policy was made or [`Policy::forget`] was called.
    pub fn reads(&self) -> Reads {
        let read = self.read.borrow();
        Reads { clauses: read.clauses, options: read.options.iter().copied().collect() }
    }

    pub fn forget(&self) {
        let mut read = self.read.borrow_mut();
        read.clauses = ClauseSet::default();
        read.options.clear();
    }

    /// Whether the other is no different in anything that has been looked at here: then it would have been ruled the same under it.
    pub fn is_like(&self, other: &Policy) -> bool {
        let read = self.read.borrow();
        read.clauses.is_the_same_in(&self.made_from.clauses, &other.made_from.clauses)
            && read.options.iter().all(|key| self.value(key) == other.value(key))
    }
}
