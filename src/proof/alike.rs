//! One situation under several houses: where a house is no different from one before it in anything that was looked at, what
//! came of the situation there is taken over.

use crate::engine::policy::Policy;

/// What came of one situation, house by house.
pub struct Alike<T> {
    ruled: Vec<(Policy, T)>,
}

impl<T> Default for Alike<T> {
    fn default() -> Self {
        Alike { ruled: Vec::new() }
    }
}

impl<T: Clone> Alike<T> {
    /// What comes of the situation under a house: as it was under one that is like it, or as it is `ruled` now.
    pub fn of(&mut self, policy: &Policy, ruled: impl FnOnce(&Policy) -> T) -> T {
        if let Some((_, outcome)) = self.ruled.iter().find(|(known, _)| known.is_like(policy)) {
            return outcome.clone();
        }
        let policy = policy.unread();
        let outcome = ruled(&policy);
        self.ruled.push((policy, outcome.clone()));
        outcome
    }
}
