//! What is said about a hand, `rules/showdown/cards-speak.yaml`.

use crate::engine::clauses;
use crate::engine::options::choice;

choice! {
    /// Is a hand that is misstated on purpose penalised?
    "showdown.miscall" Miscall {
        /// It may be.
        MayBePenalised = "may-be-penalised",
        /// It must be.
        IsPenalised = "is-penalised",
    }
}

use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;
use crate::engine::ruling::Strength;

/// What a deliberate miscall costs.
pub fn miscall(policy: &Policy) -> Reply<Strength> {
    let clause = policy.clause(clauses::cards_speak::MISCALL)?;
    let strength = match policy.get::<Miscall>()? {
        Miscall::MayBePenalised => Strength::May,
        Miscall::IsPenalised => Strength::Must,
    };
    Some((strength, vec![clause]))
}
