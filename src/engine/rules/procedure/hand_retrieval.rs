//! Hands that come back from the muck, `rules/procedure/hand-retrieval.yaml`.

use super::{dead_hand, mucked_cards};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::hand_retrieval as clause;
use crate::engine::event::{Judgement, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting::{fold, out_of_turn};
use crate::engine::rules::showdown::split_pot;
use crate::engine::ruling::{Grade, Question, Verdict};

/// A player asks for his own hand back: no, unless his reasons are good and the house knows special situations. What is dead
/// by the words of the house does not come back either.
pub(crate) fn asks_back(h: &mut Hearing, seat: Seat) {
    if out_of_turn::asks_back(h, seat) {
        return;
    }
    let mut clauses = vec![clause::SPECIAL];
    clauses.extend(split_pot::mucked_share(h, seat).first());
    let mut refused = h.books.says(Verdict::Refused, &clauses);
    if refused.silent
        && let Some(because) = ruled_dead(h, seat)
    {
        refused = Grounded { because, silent: false, ..refused };
    }
    if h.found(Judgement::Grounds) == Some(true) && h.books.house.clause(clause::SPECIAL).is_some() {
        dead_hand::live_or_dead(h, seat, refused.because);
    } else {
        h.answer(seat, refused.value, refused.because, refused.silent);
    }
}

/// His hand has been ruled dead by the words of the house: on these.
fn ruled_dead(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    let last = h.state.rulings.iter().rev().find(|r| r.question == Question::Hand && r.about == Some(seat))?;
    let dead = last.verdict == Verdict::Hand(seat, false) && last.grade != Grade::Silent;
    dead.then(|| last.because.clone())
}

/// Good reasons, and cards that can be told: somebody may bring the hand back. Whether that is so.
pub(crate) fn may_live_again(h: &mut Hearing, seat: Seat) -> bool {
    let special = h.books.carried(&[clause::SPECIAL]).filter(|_| h.found(Judgement::Grounds) == Some(true));
    let ways = [mucked_cards::live_again(h, seat), special, fold::given_back(h, seat)];
    let open: Vec<_> = ways.into_iter().flatten().collect();
    let any = !open.is_empty();
    if any {
        dead_hand::live_or_dead(h, seat, open.concat());
    }
    any
}

/// The dealer sweeps in a hand that was folded. Whether it may live again.
pub(crate) fn folded_may_live(h: &mut Hearing, seat: Seat) -> bool {
    h.state.room.hand().find(seat).is_some_and(|p| p.folded()) && may_live_again(h, seat)
}
