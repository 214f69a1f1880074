//! "If you ..., I ...", `rules/betting/conditional-statement.yaml`.

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::Said;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// A conditional statement binds only as the floor finds.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let Some(Said::Conditional(_)) = s.declared() else { return None };
    let mut because = vec![policy.clause("conditional-statement/discretion")?];
    because.extend(cites(policy, &["conditional-statement/forbidden"]));
    Some((Reading::Floor(Vec::new()), because))
}
