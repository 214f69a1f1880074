//! How a question is put to a house: its own clauses first, custom where they are silent.

use crate::engine::clause::ClauseId;
use crate::engine::policy::Policy;

/// An answer with the clauses it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounded<T> {
    pub value: T,
    pub because: Vec<ClauseId>,
    /// The house says nothing; this is what custom would rule.
    pub silent: bool,
}

impl<T> Grounded<T> {
    /// What the game itself answers, without any rulebook.
    pub fn plain(value: T) -> Self {
        Grounded { value, because: Vec::new(), silent: false }
    }

    /// An answer that rests on what a house carries: silent where that is nothing.
    pub fn carried_by(value: T, because: Vec<ClauseId>) -> Self {
        Grounded { value, silent: because.is_empty(), because }
    }

    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Grounded<U> {
        Grounded { value: f(self.value), because: self.because, silent: self.silent }
    }

    /// Takes over what another answer rested on.
    pub fn resting_on<U>(mut self, other: &Grounded<U>) -> Self {
        self.cite(&other.because);
        self.silent |= other.silent;
        self
    }

    pub fn cite(&mut self, clauses: &[ClauseId]) {
        cite(&mut self.because, clauses);
    }
}

/// Each reason once, in the order in which they are given.
pub fn cite(because: &mut Vec<ClauseId>, clauses: &[ClauseId]) {
    for clause in clauses {
        if !because.contains(clause) {
            because.push(*clause);
        }
    }
}

/// What one policy says to a question: its answer and the clauses, or nothing.
pub type Reply<T> = Option<(T, Vec<ClauseId>)>;

/// A house, and custom behind it.
#[derive(Clone, Copy, Debug)]
pub struct Rulebooks<'a> {
    pub house: &'a Policy,
    pub custom: &'a Policy,
}

impl Rulebooks<'_> {
    /// Puts the question to the house, and to custom where the house says nothing.
    pub fn ask<T>(&self, question: impl Fn(&Policy) -> Reply<T>) -> Option<Grounded<T>> {
        if let Some((value, because)) = question(self.house) {
            return Some(Grounded { value, because, silent: false });
        }
        question(self.custom).map(|(value, _)| Grounded { value, because: Vec::new(), silent: true })
    }

    /// Puts a question to the one that answered another: to custom if `custom`, else to the house alone.
    pub fn ask_where<T>(&self, custom: bool, question: impl Fn(&Policy) -> Reply<T>) -> Option<Grounded<T>> {
        let (value, because) = question(if custom { self.custom } else { self.house })?;
        Some(Grounded { value, because: if custom { Vec::new() } else { because }, silent: custom })
    }

    /// What each of these clauses says by itself: silent where the house carries none of them.
    pub fn says<T>(&self, value: T, clauses: &[ClauseId]) -> Grounded<T> {
        Grounded::carried_by(value, self.cites(clauses))
    }

    /// The clauses of these that the house carries.
    pub fn cites(&self, clauses: &[ClauseId]) -> Vec<ClauseId> {
        cites(self.house, clauses)
    }

    /// The clauses of these that the house carries, if it carries any of them.
    pub fn carried(&self, clauses: &[ClauseId]) -> Option<Vec<ClauseId>> {
        carried(self.house, clauses).map(|((), because)| because)
    }
}

/// The clauses of these that a policy carries.
pub fn cites(policy: &Policy, clauses: &[ClauseId]) -> Vec<ClauseId> {
    clauses.iter().filter_map(|clause| policy.clause(*clause)).collect()
}

/// What one policy says by these clauses, if it carries any of them.
pub fn carried(policy: &Policy, clauses: &[ClauseId]) -> Reply<()> {
    rests(cites(policy, clauses))
}

/// What is said if there is anything on which it rests.
pub fn rests(because: Vec<ClauseId>) -> Reply<()> {
    (!because.is_empty()).then_some(((), because))
}
