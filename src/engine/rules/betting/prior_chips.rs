//! Chips that are in before a raise is answered, `rules/betting/prior-chips.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clauses::prior_chips as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::{Bound, BoundTo, Hearing};
use crate::engine::rules::legal_actions::legal_actions;

/// Somebody who faces a raise pulls chips back that are in already. Whether that binds him.
pub(in crate::engine) fn pulled_back(h: &mut Hearing, seat: Seat, amount: Amount) -> bool {
    let hand = h.room().hand();
    let raised = hand.to_act() == Some(seat) && hand.increases.last().is_some_and(|increase| !increase.opening);
    let Some(player) = hand.find(seat).filter(|player| raised && hand.faces_bet(player)) else { return false };
    if amount == 0 || amount > player.committed() || h.chips_of_attempt(seat) > 0 {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::PULLED_BACK]) else { return false };
    let mut options = legal_actions(h.room(), hand, player, &h.books);
    options.value.fold = false;
    options.cite(&because);
    h.state.bound = Some(Bound { seat, lying: 0, to: BoundTo::CallOrRaise(options) });
    true
}
