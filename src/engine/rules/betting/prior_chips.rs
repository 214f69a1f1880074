//! Chips that are in before a raise is answered, `rules/betting/prior-chips.yaml`.

use super::{half_raise, multiple_chips, oversized_chip};
use crate::engine::attempt::{Attempt, PriorChips, PulledBack, Situation};
use crate::engine::chips::Amount;
use crate::engine::clauses::prior_chips as clause;
use crate::engine::event::{Manner, Seat};
use crate::engine::hearing::{Bound, BoundTo, Hearing};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::reading::Reading;

/// New chips in silence over a raise, by somebody who has chips out already.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let motion = s.only_motion().filter(|_| s.silent())?;
    let raised = s.need() > 0 && s.hand.increases.last().is_some_and(|increase| !increase.opening);
    let has_prior = s.player.committed() > 0 || s.prior.pulled_back != PulledBack::Nothing;
    if !raised || !has_prior {
        return None;
    }
    let judged = if s.prior_chips_cover() || s.prior.pulled_back == PulledBack::Part {
        all_together(s, books, policy)
    } else {
        new_chips_alone(s, books, policy)
    };
    if motion.manner == Manner::Together {
        return pushed_together(s, books, policy, judged);
    }
    judged
}

/// The new chips are judged as if no others lay there.
fn new_chips_alone(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let clause = policy.clause(clause::ONE_NEW_CHIP)?;
    let by_chips = oversized_chip::reads(s, books, policy).or_else(|| multiple_chips::reads(s, books, policy));
    let (reading, because) = by_chips.or_else(|| half_raise::reads(s, books, policy))?;
    Some((reading, [vec![clause], because].concat()))
}

/// The size of all chips decides.
fn all_together(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let clause = policy.clause(clause::ALL_TOGETHER)?;
    half_raise::by_total(s, s.player.committed().saturating_add(s.put_out()), books, policy, clause)
}

/// He pushes all of them forward: the floor may take that for a bet of all of them.
fn pushed_together(s: &Situation, books: &Rulebooks, policy: &Policy, judged: Reply<Reading>) -> Reply<Reading> {
    let Some(clause) = policy.clause(clause::PUSHED_TOGETHER) else { return judged };
    let (apart, mut because) = judged?;
    let (of_all, of_size) = half_raise::by_total(s, s.player.committed().saturating_add(s.put_out()), books, policy, clause)?;
    because.extend(of_size);
    Some((if of_all == apart { apart } else { Reading::Floor(vec![of_all, apart]) }, because))
}

/// The house says whether chips that lie there count with new ones.
fn are_told_apart(h: &Hearing) -> bool {
    h.books.carried(&[clause::ONE_NEW_CHIP, clause::ALL_TOGETHER]).is_some()
}

/// He has posted more than his blind: the rest lies there with it.
pub(in crate::engine) fn lie_over_the_blind(h: &mut Hearing, seat: Seat, over: Amount) {
    if are_told_apart(h) {
        h.state.round.prior_chips.push((seat, PriorChips { over, pulled_back: PulledBack::Nothing }));
    }
}

/// All the chips that lie before him with what he does now, whether or not they come to count.
pub(in crate::engine) fn lies(h: &Hearing, attempt: &Attempt) -> Amount {
    h.situation(attempt).map_or(0, |s| s.total().saturating_add(s.prior.over))
}

/// What he has done counts for so much: the rest of the chips still lies there, until he takes his change.
pub(in crate::engine) fn counted(h: &mut Hearing, seat: Seat, lies: Amount) {
    let committed = h.room().hand().find(seat).map_or(lies, |player| player.committed());
    h.state.round.prior_chips.retain(|(of, _)| *of != seat);
    if lies > committed && are_told_apart(h) {
        h.state.round.prior_chips.push((seat, PriorChips { over: lies - committed, pulled_back: PulledBack::Nothing }));
    }
}

/// He takes back what was change. Whether that is so.
pub(in crate::engine) fn takes_change(h: &mut Hearing, seat: Seat, amount: Amount) -> bool {
    let change = h.state.round.prior_chips.iter_mut().find(|(of, prior)| *of == seat && (1..=prior.over).contains(&amount));
    if let Some((_, prior)) = change {
        prior.over -= amount;
        return true;
    }
    false
}

/// Somebody who faces a raise pulls chips back that are in already. Whether that binds him.
pub(in crate::engine) fn pulled_back(h: &mut Hearing, seat: Seat, amount: Amount) -> bool {
    let hand = h.room().hand();
    let raised = hand.to_act() == Some(seat) && hand.increases.last().is_some_and(|increase| !increase.opening);
    let Some(player) = hand.find(seat).filter(|player| raised && hand.faces_bet(player)) else { return false };
    if amount == 0 || amount > player.committed() || h.chips_of_attempt(seat) > 0 {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::PULLED_BACK]) else { return false };
    let mut options = legal_actions(h.layout().left, hand, player, &h.books);
    options.value.fold = false;
    options.cite(&because);
    h.state.round.bound = Some(Bound { seat, lying: 0, to: BoundTo::CallOrRaise(options) });
    if are_told_apart(h)
        && let Ok(player) = h.state.room.hand_mut().seat_mut(seat)
    {
        player.takes_back(amount);
        let pulled_back = if player.committed() == 0 { PulledBack::All } else { PulledBack::Part };
        let over = h.prior_chips(seat).over;
        h.state.round.prior_chips.retain(|(of, _)| *of != seat);
        h.state.round.prior_chips.push((seat, PriorChips { over, pulled_back }));
    }
    true
}
