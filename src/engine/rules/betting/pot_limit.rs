//! The pot as the greatest bet and raise, `rules/betting/pot-limit.yaml`.

use super::posting_blinds;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::pot_limit as clause;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::table::hand::{Hand, Player};

/// That nobody bets or raises above the pot.
pub fn bound(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::BOUND)
}

/// How the pot is counted for whoever goes over a bet.
pub fn raise(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    policy.clause_where(hand.bet() > 0, clause::RAISE)
}

/// The total to which a bet or raise of the pot goes: the bet is called first, and the pot then raised by.
pub fn pot(hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<Amount> {
    let call = (hand.bet() - player.committed()).max(0);
    let missing = full_blinds(hand, books).unwrap_or_else(|| posting_blinds::missing(hand, books));
    let max = hand.bet().saturating_add(hand.total_pot()).saturating_add(call).saturating_add(missing.value);
    missing.map(|_| max)
}

/// What the blinds are short of, where the pot is reckoned with full ones.
fn full_blinds(hand: &Hand, books: &Rulebooks) -> Option<Grounded<Amount>> {
    let short = Some(hand.blinds_short).filter(|short| *short > 0)?;
    Some(Grounded { value: short, because: books.carried(&[clause::FULL_BLINDS])?, silent: false })
}
