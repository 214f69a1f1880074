//! Burn cards, `rules/dealing/burn-cards.yaml`.

use super::wrong_card_count;
use crate::engine::board_event::Burns;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::burn_cards as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::ruling::{Question, Ruling, Verdict};

/// That each street has a burn card of its own.
pub(crate) fn one_each_street(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::EACH_STREET)
}

/// A hand has died of its number of cards: its street is burned for as any other, not less for the cards that it had too many, nor more
/// to bring the others into the order that they would have had.
pub(crate) fn rulings(h: &Hearing) -> Vec<Ruling> {
    let wrongly = h.room().hand().deal.stub.laid.as_ref().is_some_and(|laid| laid.burns != Burns::One);
    if !wrongly || !wrong_card_count::has_killed_late(h) {
        return Vec::new();
    }
    let Some(mut because) = h.books.carried(&[clause::AFTER_KILLED_HAND]) else { return Vec::new() };
    because.extend(one_each_street(h.books.house));
    vec![h.follows(Question::Breach, Verdict::DealerBreach(RuleId::BURN_CARDS), because, false)]
}

/// A player asks to see the burn cards.
pub(crate) fn player_asks(h: &mut Hearing, seat: Seat) {
    h.denies(seat, clause::UNSEEN);
}
