//! The size of the pot, `rules/betting/pot-size.yaml`.

use crate::engine::clauses;
use crate::engine::options::figure;

figure! {
    /// After how many actions behind it does a wrong pot or limit stand?
    "betting.misplayed_actions" MisplayedActions in "actions" up to 10
}

use super::reading::Reading;
use crate::engine::attempt::Situation;
use crate::engine::event::{Said, Structure};
use crate::engine::hand::Hand;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};

/// "Pot" as the size of a bet.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let Some(Said::Pot) = s.declared() else { return None };
    match s.hand.structure {
        Structure::PotLimit => {
            let max = super::pot_limit::greatest(s.hand, s.player, books).value?;
            let mut because =
                cites(policy, &[clauses::pot_size::SUM, clauses::pot_limit::BOUND, clauses::acting_in_turn::WORDS_BIND]);
            if s.hand.bet > 0 {
                because.extend(cites(policy, &[clauses::pot_limit::RAISE]));
            }
            Some((Reading::To { amount: max, declared: true }, because))
        }
        _ if s.hand.bet > 0 && s.need() > 0 => {
            policy.clause(clauses::pot_size::POT_WORD_FACING).map(|c| (Reading::Minimum, vec![c]))
        }
        _ => {
            let clause = policy.clause(clauses::pot_size::POT_WORD)?;
            let reading = if s.pushed() > 0 { Reading::To { amount: s.total(), declared: true } } else { Reading::OpenBet };
            Some((reading, vec![clause]))
        }
    }
}

/// Whether a player who asks is told the pot.
pub fn told(hand: &Hand, policy: &Policy) -> Reply<bool> {
    match hand.structure {
        Structure::PotLimit => {
            let mut because = vec![policy.clause(clauses::pot_size::TOLD)?];
            because.extend(cites(policy, &[clauses::pot_size::SUM]));
            Some((true, because))
        }
        _ => {
            let because = cites(policy, &[clauses::pot_size::NOT_COUNTED, clauses::pot_size::TOLD]);
            (!because.is_empty()).then_some((false, because))
        }
    }
}
