//! Ways to call, `rules/betting/call-methods.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::clauses;
use crate::engine::event::Said;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};

/// The word, or exactly the chips.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if matches!(s.declared(), Some(Said::Call)) {
        return policy.clause(clauses::call_methods::WORD).map(|c| (Reading::Call, vec![c]));
    }
    if s.silent() && s.need() > 0 && s.only_motion().is_some() && s.pushed() == s.need() {
        return policy.clause(clauses::call_methods::EXACT_CHIPS).map(|c| (Reading::Call, vec![c]));
    }
    None
}
