//! Blinds: whose they are, when they are due, and what a short one counts for, `rules/betting/posting-blinds.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clauses::posting_blinds as clause;
use crate::engine::event::{Seat, Street};
use crate::engine::hearing::Hearing;
use crate::engine::problem::Problem;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::ruling::{Question, Verdict};
use crate::engine::table::hand::Hand;

pub(in crate::engine) use clause::KINDS;

/// The rule that is broken.
const RULE: &str = "posting-blinds";

/// Somebody posts for a player who is not there.
///
/// # Errors
/// When the absent player has no seat.
pub fn for_another(h: &mut Hearing, seat: Seat, amount: Amount, absent: Seat) -> Result<(), Problem> {
    h.state.room.hand_mut().seat_mut(absent)?;
    if h.state.posting_agreed.contains(&absent) {
        return Ok(());
    }
    let because = h.books.cites(&[clause::OWN_ONLY]);
    let silent = because.is_empty();
    h.rule(Question::Chips, Verdict::Returned(amount, seat), because.clone(), silent);
    // His blind is as forced as before.
    let because = [because, h.books.cites(&[clause::BLIND])].concat();
    h.rule(Question::Answer, Verdict::Owes(absent, amount), because, silent);
    Ok(())
}

/// A blind that is posted late.
pub fn late(h: &mut Hearing, seat: Seat) {
    let because = h.books.cites(&[clause::IN_TIME]);
    let silent = because.is_empty();
    h.rule(Question::Breach, Verdict::Breach(seat, RULE.into()), because, silent);
}

/// On what it rests that a blind posted short, because its poster had no more, is called at its full height.
pub fn short_blind(hand: &Hand, books: &Rulebooks) -> Grounded<()> {
    let short = hand.street == Street::Preflop
        && hand.increases.first().is_some_and(|i| hand.find(i.seat).is_some_and(|p| p.all_in && p.committed() < hand.big_blind));
    if short { books.says((), &[clause::SHORT_BLIND]) } else { Grounded::plain(()) }
}

/// A blind that was posted short counts as if it were full.
pub fn counts_in_full(books: &Rulebooks) -> Grounded<()> {
    books.ask(|p| Some(((), vec![p.clause(clause::SHORT_BLIND)?]))).unwrap_or_else(|| Grounded::plain(()))
}

/// What a blind is short of that was posted all-in, where it counts as if it were full.
pub fn missing(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let missing = hand
        .increases
        .first()
        .filter(|_| hand.street == Street::Preflop)
        .and_then(|i| hand.find(i.seat))
        .filter(|p| p.all_in)
        .map_or(0, |p| (hand.big_blind - p.committed()).max(0));
    if missing > 0 { books.says(missing, &[clause::SHORT_BLIND]) } else { Grounded::plain(0) }
}
