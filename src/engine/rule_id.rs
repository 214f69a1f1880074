//! The names of rules, as types: constants made from `rules/` when building, so that a rule that does not exist does not compile.

use std::fmt;

use crate::engine::clause::ClauseId;

/// A rule by its id, `oversized-chip`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

// One constant a rule: `RuleId::OVERSIZED_CHIP`.
include!(concat!(env!("OUT_DIR"), "/rule_ids.rs"));

impl RuleId {
    /// A rule that is nowhere, for tests.
    #[cfg(test)]
    pub const fn made_up(name: &'static str) -> RuleId {
        RuleId(name)
    }

    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl ClauseId {
    /// The rule that it is a clause of.
    pub fn rule(self) -> RuleId {
        let name = self.as_str();
        RuleId(name.split_once('/').map_or(name, |(rule, _)| rule))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}
