//! All-ins that are no full raise, `rules/betting/reopening.yaml`.

use crate::engine::clauses;
use crate::engine::options::{choice, figure};

choice! {
    /// To whom is raising closed by an all-in that is no full raise?
    "betting.closed_to" ClosedTo {
        /// To those who had acted before it.
        ThoseWhoActed = "those-who-acted",
        /// To those who had bet or raised before it.
        Raisers = "raisers",
        /// To everyone, unless a full raise stands in front of him.
        Everyone = "everyone",
    }
}

choice! {
    /// What opens the raising again for a player who has acted?
    "betting.reopened_by" ReopenedBy {
        /// One full raise made since he acted.
        OneFullRaise = "one-full-raise",
        /// A full raise in total, which several short all-ins may add up to.
        FullRaiseInTotal = "full-raise-in-total",
    }
}

figure! {
    /// In fixed limit, from which share of the step is an all-in a raise?
    "betting.limit_all_in_share" LimitAllInShare in "%" up to 100
}

figure! {
    /// In no-limit and pot-limit, from which share of a full raise is an all-in a raise?
    "betting.all_in_share" AllInShare in "%" up to 100
}

use super::{minimum_raise, raise_cap};
use crate::engine::chips::Amount;
use crate::engine::event::Structure;
use crate::engine::hand::{Fullness, Hand, Increase, Player};
use crate::engine::policy::Policy;
use crate::engine::room::Room;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};

/// Whether an all-in that adds so much counts as a full raise over a bet of this step.
pub fn is_full(hand: &Hand, books: &Rulebooks, by: Amount, step: Amount) -> Fullness {
    let share = books.ask(|p| match hand.structure {
        _ if p.clause(clauses::reopening::COUNTS_AS_CALL).is_some() => Some((100, Vec::new())),
        Structure::Limit(..) => Some((p.get::<LimitAllInShare>()?, vec![p.clause(clauses::reopening::LIMIT_SHARE)?])),
        _ => Some((p.get::<AllInShare>()?, vec![p.clause(clauses::reopening::FULL_ONLY)?])),
    });
    let share = share.unwrap_or_else(|| Grounded::plain(100));
    Fullness { full: by.saturating_mul(100) >= step.saturating_mul(share.value), by_custom: share.silent }
}

/// The last full raise was an all-in of less than a whole step of fixed limit.
pub fn rests_on_share(hand: &Hand) -> bool {
    hand.fixed_bet().is_some_and(|step| hand.increases.iter().any(|i| i.full && !i.opening && i.by != step))
}

/// Whether the player may raise here.
pub fn may_raise(room: &Room, hand: &Hand, player: &Player, books: &Rulebooks) -> Grounded<bool> {
    let mut cap = raise_cap::open(room, hand, books);
    cap.silent |= hand.increases.iter().any(|i| i.by_custom);
    if !cap.value {
        return cap;
    }
    let Some(last) = hand.increases.last() else { return cap };
    let unseen = hand.increases.get(player.seen..).unwrap_or(&[]);
    // The bring-in is less than a bet and yet no all-in.
    if last.full || hand.only_brought_in() {
        let mut answer = cap;
        if player.acted && unseen.iter().any(|i| i.full) {
            answer.cite(&books.cites(&[clauses::reopening::REOPENED]));
        }
        return answer;
    }
    let reopened = books.ask(|p| reopened(hand, player, unseen, p));
    if let Some(answer) = &reopened
        && answer.value
    {
        return answer.clone().resting_on(&cap);
    }
    books.ask(|p| open(player, unseen, &hand.increases, p)).unwrap_or_else(|| Grounded::plain(true)).resting_on(&cap)
}

fn reopened(hand: &Hand, player: &Player, unseen: &[Increase], policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clauses::reopening::REOPENED)?;
    if !player.acted {
        return None;
    }
    let open = match policy.get::<ReopenedBy>()? {
        ReopenedBy::OneFullRaise => unseen.iter().any(|i| i.full),
        ReopenedBy::FullRaiseInTotal => {
            let step = minimum_raise::step(hand, policy, player.answered);
            unseen.iter().any(|i| i.full) || hand.bet - player.answered >= step
        }
    };
    let because = if unseen.len() > 1 || open { vec![clause] } else { Vec::new() };
    Some((open, because))
}

fn open(player: &Player, unseen: &[Increase], increases: &[Increase], policy: &Policy) -> Reply<bool> {
    let clause = policy.clause(clauses::reopening::CLOSED)?;
    let open = match policy.get::<ClosedTo>()? {
        ClosedTo::ThoseWhoActed => !player.acted,
        ClosedTo::Raisers => !player.raised,
        ClosedTo::Everyone => {
            let in_front = if player.acted { unseen } else { increases };
            in_front.iter().any(|i| i.full && !i.opening)
        }
    };
    let mut because = vec![clause];
    if !open {
        because.extend(cites(
            policy,
            &[
                clauses::reopening::COUNTS_AS_CALL,
                clauses::reopening::FULL_ONLY,
                clauses::reopening::LIMIT_SHARE,
                clauses::reopening::REOPENED,
            ],
        ));
    }
    Some((open, because))
}
