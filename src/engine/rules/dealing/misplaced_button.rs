//! The button in the wrong place, `rules/dealing/misplaced-button.yaml`.

use super::misdeal;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::misplaced_button as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, Reply};
use crate::engine::rules::ground::Ground;
use crate::engine::rules::limit::Limit;
use crate::engine::ruling::{Question, Ruling, Verdict};

/// Found out too late, the button stays where it is.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::PLAYED_ON], of: &[RuleId::MISPLACED_BUTTON] }];

/// What it comes to that the button does not stand where it should.
pub(super) fn ground(h: &Hearing) -> Option<Grounded<Ground>> {
    h.room().hand().deal.button_due?;
    h.books.ask(|p| played_on(h, p).or_else(|| wrong(p)))
}

/// The button is in the wrong place.
fn wrong(policy: &Policy) -> Reply<Ground> {
    let listed = policy.clause(clause::MISDEAL).map(|clause| (Ground::Misdeal, vec![clause]));
    listed.or_else(|| misdeal::unlisted(policy))
}

/// It is found out too late: the hand goes on.
fn played_on(h: &Hearing, policy: &Policy) -> Reply<Ground> {
    let clause = policy.clause(clause::PLAYED_ON)?;
    let (late, mut because) = misdeal::substantial(h, policy)?;
    because.insert(0, clause);
    (late || misdeal::beyond_first_round(h)).then_some((Ground::Stands, because))
}

/// Where the button goes: to its place for the new deal, or on from where it stands for the next hand.
pub fn rulings(h: &Hearing) -> Vec<Ruling> {
    let Some(due) = h.room().hand().deal.button_due else { return Vec::new() };
    let Some(outcome) = misdeal::outcome(h) else { return Vec::new() };
    let ruled = match outcome.value {
        Ground::Misdeal => {
            h.books.ask(|p| Some((Verdict::ButtonTo(due), vec![p.clause(clause::CORRECTED).or_else(|| put_right(p))?])))
        }
        Ground::Floor => h.books.ask(|p| Some((Verdict::ButtonTo(due), vec![put_right(p)?]))),
        Ground::Stands => h.books.ask(|p| Some((next_hand(h)?, vec![p.clause(clause::MOVES_ON)?]))),
    };
    ruled.map(|answer| h.follows(Question::Positions, answer.value, answer.because, answer.silent)).into_iter().collect()
}

/// The button is moved to its place, whether the deal is a new one or not.
fn put_right(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::PUT_RIGHT)
}

/// The button and the blinds one place on from where they are.
fn next_hand(h: &Hearing) -> Option<Verdict> {
    h.state.rotation.as_ref()?.with_moving_button().map(Verdict::Seating)
}

/// To whom the first card goes once the button stands where it should.
pub(super) fn first_left_of_due(h: &Hearing) -> Option<Seat> {
    let hand = h.room().hand();
    left_of(h, hand.deal.button_due?)
}

/// The next player clockwise.
fn left_of(h: &Hearing, seat: Seat) -> Option<Seat> {
    let players = &h.room().hand().players;
    let at = players.iter().position(|player| player.seat == seat)?;
    players.get((at + 1) % players.len()).map(|player| player.seat)
}
