//! The dead button, `rules/dealing/dead-button.yaml`.

use super::heads_up_button;
use crate::engine::clauses::dead_button as clause;
use crate::engine::event::Seat;
use crate::engine::hearing::Hearing;
use crate::engine::options::choice;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, cites};
use crate::engine::ruling::{ButtonPlace, Question, SeatingVerdict, Verdict};
use crate::engine::table::rotation::Rotation;

choice! {
    /// Is a tournament played with a dead button?
    "dealing.dead_button" DeadButton {
        /// It is.
        Always = "always",
        /// It may be.
        FloorDecides = "floor-decides",
    }
}

/// Where button and blinds are in the next hand of three or more.
pub(crate) fn next_hand(h: &mut Hearing, rotation: &Rotation) {
    let Some(dead) = rotation.with_dead_button() else { return };
    let SeatingVerdict::NextHand { button, small, .. } = dead else { return };
    let dead = Verdict::Seating(dead);
    let other = rotation.with_moving_button().map(Verdict::Seating).filter(|other| *other != dead);
    let answer = h.books.ask(|p| match (button, small) {
        (ButtonPlace::Newcomer(_), _) => before_newcomer(p),
        (_, None) => no_small_blind(p).or_else(|| used(p)),
        (ButtonPlace::EmptySeatOf(_), _) => on_empty_seat(p),
        (ButtonPlace::At(_), Some(_)) => used(p),
    });
    let Some(answer) = answer else {
        h.rule(Question::Positions, dead, Vec::new(), true);
        return;
    };
    let verdict = match (answer.value, other) {
        (DeadButton::FloorDecides, Some(other)) => Verdict::Floor(vec![dead, other]),
        (DeadButton::Always | DeadButton::FloorDecides, _) => dead,
    };
    h.rule(Question::Positions, verdict, answer.because, answer.silent);
}

/// Two are left, and the small blind of the last hand has gone: the house has the button go to his seat all the same, and
/// knows no other button between two players.
pub(crate) fn stays_on_empty_seat(h: &Hearing, rotation: &mut Rotation) -> bool {
    let stays = rotation.small_blind_has_gone()
        && h.books.house.clause(clause::SMALL_BLIND_OUT).is_some()
        && !heads_up_button::says_whose_button(h.books.house);
    if stays {
        rotation.keep_dead_button();
    }
    stays
}

fn used(policy: &Policy) -> Reply<DeadButton> {
    let clause = policy.clause(clause::USED)?;
    Some((policy.get::<DeadButton>()?, vec![clause]))
}

/// The small blind of the last hand has gone, or the big blind of the one before.
fn on_empty_seat(policy: &Policy) -> Reply<DeadButton> {
    let because = cites(policy, &[clause::USED, clause::SMALL_BLIND_OUT]);
    let used = policy.get::<DeadButton>().unwrap_or(DeadButton::Always);
    (!because.is_empty()).then_some((used, because))
}

/// The button is due to a player who has only just sat down.
fn before_newcomer(policy: &Policy) -> Reply<DeadButton> {
    let clause = policy.clause(clause::NEWCOMER)?;
    Some((policy.get::<DeadButton>()?, vec![clause]))
}

/// The big blind of the last hand has gone.
fn no_small_blind(policy: &Policy) -> Reply<DeadButton> {
    Some((DeadButton::Always, vec![policy.clause(clause::NO_SMALL_BLIND)?]))
}

/// Players agree on a small blind where there would be none: it takes all of them.
pub(crate) fn small_blind_agreed(h: &mut Hearing, seats: &[Seat]) {
    let Some(because) = h.books.carried(&[clause::UNLESS_AGREED]) else { return };
    let players = h.state.rotation.as_ref().map_or_else(Vec::new, Rotation::players);
    let all = players.iter().all(|seat| seats.contains(seat));
    let verdict = if all { Verdict::Granted(None) } else { Verdict::Refused };
    h.rule(Question::Answer, verdict, because, false);
}
