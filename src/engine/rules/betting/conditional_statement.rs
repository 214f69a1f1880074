//! "If you ..., I ...", `rules/betting/conditional-statement.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::clauses;
use crate::engine::event::Said;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// A conditional statement binds only as the floor finds.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let Some(Said::Conditional(_)) = s.declared() else { return None };
    let mut because = vec![policy.clause(clauses::conditional_statement::DISCRETION)?];
    because.extend(cites(policy, &[clauses::conditional_statement::FORBIDDEN]));
    Some((Reading::Floor(Vec::new()), because))
}
