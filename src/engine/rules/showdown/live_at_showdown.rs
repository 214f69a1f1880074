//! Hands that live on at showdown, `rules/showdown/live-at-showdown.yaml`.

use super::tabling::InDoubt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::live_at_showdown as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{Question, Verdict};

/// He pushes his cards forward face down: they live, and he can still table them. Whether the house says so.
pub(crate) fn pushed_forward(h: &mut Hearing, seat: Seat) -> bool {
    let Some(because) = h.books.carried(&[clause::PUSHED_FORWARD, clause::STILL_TABLE]) else { return false };
    h.state.faces.at(seat).pushed_forward = true;
    h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
    true
}

/// He throws them away face down, not into the muck, and nobody has seen anything of them: they live while they can be told, and
/// he can still table them. Whether that is for this house to say.
pub(crate) fn thrown_away(h: &mut Hearing, seat: Seat) -> bool {
    let face = h.state.faces.of(seat);
    let seen = face.tabled || face.flashed || !face.open.is_empty();
    let Some(because) = h.books.carried(&[clause::THROWN_LIVE]).filter(|_| !seen && !face.dead) else { return false };
    if h.found(Judgement::Identifiable(seat)) == Some(false) {
        dead_hand::buried(h, seat, &Grounded { value: (), because, silent: false });
        return true;
    }
    let face = h.state.faces.at(seat);
    (face.pushed_forward, face.thrown) = (true, true);
    h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
    true
}

/// He throws them into the muck, and nobody has seen anything of them: where the house says so they live or are dead by what the
/// floor has found, that everybody can tell them or that nobody can. Whether it has. As long as nobody wants them back nobody looks,
/// so that it is not asked.
pub(crate) fn told_in_the_muck(h: &mut Hearing, seat: Seat) -> bool {
    let told = Judgement::Identifiable(seat);
    !h.supposed.contains(&told) && h.found(told).is_some() && thrown_away(h, seat)
}

/// Why a hand can be tabled although it was given up. `None` where it cannot: what is dead does not come back by being turned
/// up, nor does what was mucked, unless the house says so and the cards can be told.
pub(crate) fn may_still_table(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let face = h.state.faces.of(seat);
    let gone = h.found(Judgement::Identifiable(seat)) == Some(false);
    let still = h.books.carried(&[clause::STILL_TABLE]);
    let back = !face.dead && (!face.mucked || still.is_some() && !gone);
    back.then(|| still.unwrap_or_default())
}

/// A hand was tabled at showdown: it is live.
pub(crate) fn tabled(h: &mut Hearing, seat: Seat, in_doubt: InDoubt) {
    if h.state.room.hand().betting_is_over() && lies_face_up(h, seat) {
        h.goes_without_saying(!in_doubt.0);
    } else if in_doubt.0 {
        // What was ruled when he gave it up no longer holds.
        let live = h.books.says(Verdict::Hand(seat, true), &[clause::STILL_TABLE]);
        h.rule(Question::Hand, live.value, live.because, live.silent);
    }
}

/// The cards of a tabled hand touch those of another player: it is live. Whether it is such a hand.
pub(crate) fn touches_player(h: &mut Hearing, seat: Seat) -> bool {
    h.state.faces.tabled(seat) && lies_face_up(h, seat)
}

fn lies_face_up(h: &mut Hearing, seat: Seat) -> bool {
    let Some(because) = h.books.carried(&[clause::FACE_UP]) else { return false };
    h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
    true
}

/// A hand lies face up on the muck: it lives where everybody can tell it. Whether it does.
pub(crate) fn lies_on_the_muck(h: &mut Hearing, seat: Seat) -> bool {
    let Some(because) = h.books.carried(&[clause::FACE_UP_MUCK]) else { return false };
    let lives = h.found(Judgement::Identifiable(seat)) == Some(true);
    if lives {
        h.state.faces.at(seat).tabled = true;
        h.rule(Question::Hand, Verdict::Hand(seat, true), because, false);
    }
    lives
}

/// The dealer pushes cards into the muck that were thrown away: now they are dead. Whether they are such cards, and the house
/// says so.
pub(crate) fn pushed_in(h: &mut Hearing, seat: Seat) -> bool {
    let thrown = h.state.faces.of(seat).thrown;
    let Some(because) = h.books.carried(&[clause::THROWN_LIVE]).filter(|_| thrown) else { return false };
    dead_hand::buried(h, seat, &Grounded { value: (), because, silent: false });
    true
}

/// The dealer sweeps a tabled hand into the muck: see [`lies_on_the_muck`].
pub(crate) fn swept_in(h: &mut Hearing, seat: Seat) -> bool {
    h.state.faces.tabled(seat) && lies_on_the_muck(h, seat)
}
