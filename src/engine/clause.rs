//! The names of clauses, as types: constants made from `rules/` when building, so that a clause that does not exist does not
//! compile, and one that no rule uses is found by the compiler.

use std::borrow::Borrow;
use std::fmt;

use crate::engine::clause_names::NAMES;

/// A clause by its full name, `oversized-chip/silent`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId {
    /// Among all names in the order of their letters, so that ids are ordered as their names are.
    place: u16,
    name: &'static str,
}

impl ClauseId {
    /// Only the list made from `rules/` names clauses.
    pub(in crate::engine) const fn new(place: u16, name: &'static str) -> ClauseId {
        ClauseId { place, name }
    }

    /// A clause of no rule, for tests.
    #[cfg(test)]
    pub const fn made_up(name: &'static str) -> ClauseId {
        ClauseId { place: u16::MAX, name }
    }

    /// The clause of a name, if something is ever ruled by it.
    pub fn named(name: &str) -> Option<ClauseId> {
        let at = NAMES.binary_search(&name).ok()?;
        Some(ClauseId { place: u16::try_from(at).ok()?, name: NAMES[at] })
    }

    /// `oversized-chip/silent`.
    pub const fn as_str(self) -> &'static str {
        self.name
    }
}

/// Clauses by which something can be ruled. A house has hundreds of them, and every ruling asks for some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClauseSet([u64; NAMES.len().div_ceil(64)]);

impl ClauseSet {
    pub fn contains(&self, id: ClauseId) -> bool {
        self.has(id.place.into())
    }

    pub fn insert(&mut self, id: ClauseId) {
        self.put(id.place.into(), true);
    }

    /// Whether the clause of a name is among them.
    pub fn contains_name(&self, name: &str) -> bool {
        NAMES.binary_search(&name).is_ok_and(|place| self.has(place))
    }

    /// Puts the clause of a name in, or takes it out; false where nothing is ever ruled by it.
    pub fn set_name(&mut self, name: &str, is_in: bool) -> bool {
        let place = NAMES.binary_search(&name);
        place.is_ok_and(|place| self.put(place, is_in))
    }

    /// Whether two sets hold the same of these.
    pub fn is_the_same_in(&self, one: &ClauseSet, other: &ClauseSet) -> bool {
        self.0.iter().zip(one.0.iter().zip(other.0)).all(|(these, (one, other))| (one ^ other) & these == 0)
    }

    /// In the order of their letters.
    pub fn iter(&self) -> impl Iterator<Item = ClauseId> {
        let named = (0..).zip(NAMES).map(|(place, name)| ClauseId { place, name });
        named.filter(|clause| self.contains(*clause))
    }

    fn has(&self, place: usize) -> bool {
        self.0.get(place / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }

    fn put(&mut self, place: usize, is_in: bool) -> bool {
        let Some(word) = self.0.get_mut(place / 64) else { return false };
        let bit = 1 << (place % 64);
        *word = if is_in { *word | bit } else { *word & !bit };
        true
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl fmt::Debug for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name)
    }
}

impl AsRef<str> for ClauseId {
    fn as_ref(&self) -> &str {
        self.name
    }
}

impl Borrow<str> for ClauseId {
    fn borrow(&self) -> &str {
        self.name
    }
}

impl PartialEq<str> for ClauseId {
    fn eq(&self, other: &str) -> bool {
        self.name == other
    }
}

impl serde::Serialize for ClauseId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}
