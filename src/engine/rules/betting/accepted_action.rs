//! Calls on a wrong figure, `rules/betting/accepted-action.yaml`.

use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clauses::accepted_action as clause;
use crate::engine::event::{Judgement, Said, Seat};
use crate::engine::hearing::{Hearing, ToldBet};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::limit::Limit;
use crate::engine::rules::reading::Reading;

/// Fairness is the exception.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::FAIRNESS], of: &[RuleId::ACCEPTED_ACTION] }];

/// Somebody was told the bet: so much, or that nobody has raised.
pub(in crate::engine) fn told(h: &mut Hearing, seat: Seat, bet: Option<Amount>) {
    let hand = h.room().hand();
    let told = bet.unwrap_or_else(|| hand.blind_of_street());
    let bet = hand.bet();
    h.state.round.told.push(ToldBet { to: seat, told, bet });
}

/// The lines tell that he heard of a larger bet than there is.
pub(in crate::engine) fn frightened(h: &Hearing, seat: Seat) -> bool {
    h.told_bet(seat).is_some_and(|told| told > h.room().hand().bet())
}

/// He was told a wrong figure and put that in.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let told = s.told?;
    if told == s.hand.bet() || s.need() == 0 {
        return None;
    }
    if matches!(s.declared(), Some(Said::Call)) && s.pushed() == 0 {
        let because = cites(policy, &[clause::CALLER_CHECKS, clause::WORD_TOO]);
        return (!because.is_empty()).then_some((Reading::Call, because));
    }
    // Whoever declares something else has not accepted what he was told.
    if s.pushed() == 0 || !matches!(s.declared(), None | Some(Said::Call | Said::Number(_))) {
        return None;
    }
    if s.total() != told && s.pushed() != told {
        return None;
    }
    if s.judged(Judgement::Unusual)
        && let Some(clause) = policy.clause(clause::FAIRNESS)
    {
        return Some((Reading::Floor(Vec::new()), vec![clause]));
    }
    let mut because = vec![policy.clause(clause::FULL_AMOUNT)?];
    because.extend(cites(policy, &[clause::CALLER_CHECKS]));
    Some((Reading::Call, because))
}
