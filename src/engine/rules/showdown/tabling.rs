//! When a hand is tabled, `rules/showdown/tabling.yaml` and `rules/showdown/playing-the-board.yaml`.

use crate::engine::clauses;
use crate::engine::options::figure;

figure! {
    /// How long has a player to show who refuses and is told to?
    "showdown.refusal_grace" RefusalGrace in "seconds" up to 60
}

use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};

/// A hand of which not all hole cards lie open is not tabled; `board` where the board alone is the best hand.
pub fn incomplete(policy: &Policy, board: bool) -> Reply<()> {
    let mut because = cites(policy, &[clauses::tabling::ALL_CARDS, clauses::tabling::CONTESTED]);
    if board {
        because.extend(cites(policy, &[clauses::playing_the_board::ALL_CARDS]));
    }
    (!because.is_empty()).then_some(((), because))
}

/// Whether a player who was told to show has had his time.
pub fn grace_is_over(policy: &Policy, seconds: i64) -> Reply<bool> {
    let clause = policy.clause(clauses::tabling::REFUSAL)?;
    Some((seconds >= policy.get::<RefusalGrace>()?, vec![clause]))
}
