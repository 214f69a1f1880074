//! The names of clauses, as types: constants made from `rules/` when building, so that a clause that does not exist does not
//! compile, and one that no rule uses is found by the compiler.

use std::borrow::Borrow;
use std::fmt;

/// A clause by its full name, `oversized-chip/silent`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(&'static str);

impl ClauseId {
    /// Only the list made from `rules/` names clauses.
    pub(in crate::engine) const fn new(name: &'static str) -> ClauseId {
        ClauseId(name)
    }

    /// A clause of no rule, for tests.
    #[cfg(test)]
    pub const fn made_up(name: &'static str) -> ClauseId {
        ClauseId(name)
    }

    /// `oversized-chip`.
    pub fn rule(self) -> &'static str {
        self.0.split_once('/').map_or(self.0, |(rule, _)| rule)
    }

    /// `oversized-chip/silent`.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl AsRef<str> for ClauseId {
    fn as_ref(&self) -> &str {
        self.0
    }
}

impl Borrow<str> for ClauseId {
    fn borrow(&self) -> &str {
        self.0
    }
}

impl PartialEq<str> for ClauseId {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl serde::Serialize for ClauseId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}
