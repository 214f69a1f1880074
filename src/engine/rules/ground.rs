//! What a fault of the deal comes to by itself, before it is asked whether it is too late for that. Shared by the rules that
//! know grounds for a misdeal.

use crate::engine::clause::ClauseId;
use crate::engine::rulebooks::{Grounded, Reply};

/// From the weakest to the strongest: of several faults the strongest decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::engine) enum Ground {
    Stands,
    Floor,
    Misdeal,
}

/// What several faults come to under one policy: the strongest of them.
pub(super) fn strongest(replies: impl Iterator<Item = Reply<Ground>>) -> Reply<Ground> {
    replies.flatten().reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// Of the answers of several rules the strongest. What the house says goes before what custom would rule.
pub(super) fn decisive(answers: Vec<Grounded<Ground>>) -> Option<Grounded<Ground>> {
    answers.into_iter().reduce(|best, next| if (next.value, !next.silent) > (best.value, !best.silent) { next } else { best })
}

/// A misdeal, because of this clause.
pub(super) fn misdeal(clause: ClauseId) -> Reply<Ground> {
    Some((Ground::Misdeal, vec![clause]))
}

/// A misdeal, because of this clause, unless it can be put right.
pub(super) fn misdeal_unless(clause: ClauseId, put_right: bool) -> Reply<Ground> {
    Some((if put_right { Ground::Stands } else { Ground::Misdeal }, vec![clause]))
}
