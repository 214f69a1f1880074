//! Cards that one player has seen, `rules/showdown/show-one-show-all.yaml`.

use crate::engine::clauses;
use crate::engine::options::choice;

choice! {
    /// What must all see once one player has seen it?
    "showdown.seen_by_one" SeenByOne {
        /// Just those cards, after the hand, if somebody asks.
        CardsSeen = "cards-seen",
        /// The whole hand, at once.
        WholeHand = "whole-hand",
    }
}

use crate::engine::policy::Policy;
use crate::engine::rulebooks::Reply;

/// What the others may see.
pub fn all(policy: &Policy) -> Reply<SeenByOne> {
    let clause = policy.clause(clauses::show_one_show_all::ALL)?;
    Some((policy.get::<SeenByOne>()?, vec![clause]))
}
