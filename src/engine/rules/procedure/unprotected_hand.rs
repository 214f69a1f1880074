//! Hands that the dealer kills, `rules/procedure/unprotected-hand.yaml`.

use crate::engine::clauses;
use crate::engine::options::choice;

choice! {
    /// Does the owner of a killed hand get back what nobody has called?
    "procedure.killed_hand_refund" KilledHandRefund {
        /// He does.
        Returned = "returned",
        /// He may, if the floor allows it.
        MayBeReturned = "may-be-returned",
    }
}

use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};

/// An unprotected hand stays dead.
pub fn no_redress(policy: &Policy) -> Reply<()> {
    let clause = policy.clause(clauses::unprotected_hand::NO_REDRESS)?;
    let mut because = vec![clause];
    because.extend(cites(policy, &[clauses::unprotected_hand::PROTECT]));
    Some(((), because))
}

/// What becomes of a bet or raise that nobody has called.
pub fn uncalled(policy: &Policy) -> Reply<KilledHandRefund> {
    let clause = policy.clause(clauses::unprotected_hand::UNCALLED)?;
    Some((policy.get::<KilledHandRefund>()?, vec![clause]))
}
