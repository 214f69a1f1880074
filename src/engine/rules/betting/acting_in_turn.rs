//! Words and chips at one's turn, `rules/betting/acting-in-turn.yaml`.

use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::acting_in_turn as clause;
use crate::engine::event::{Said, Seat, Size, Street};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, carried};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Question, Verdict};
use crate::engine::table::hand::Hand;

pub(in crate::engine) use clause::CHIPS_STAY;

/// A declaration binds, chips or no chips.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let declared = s.declared()?;
    let ((), because) = carried(policy, WORDS)?;
    words(s, declared).map(|reading| (reading, because))
}

/// What makes words bind.
pub(in crate::engine) const WORDS: &[ClauseId] = &[clause::SAID, clause::WORDS_BIND];

/// What the words alone amount to; the chips only where the words leave the size open.
pub fn words(s: &Situation, said: &Said) -> Option<Reading> {
    Some(match said {
        Said::Check => Reading::Check,
        Said::Fold => Reading::Fold,
        Said::Call | Said::CallAndRaise => Reading::Call,
        Said::AllIn => Reading::AllIn,
        Said::Bet(Size::To(n)) | Said::Raise(Size::To(n)) => Reading::To { amount: *n, declared: true },
        Said::Bet(Size::By(n)) | Said::Raise(Size::By(n)) => Reading::To { amount: s.hand.bet.saturating_add(*n), declared: true },
        Said::Bet(Size::Open) | Said::Raise(Size::Open) => match (s.motions().len(), s.only_motion()) {
            (0, _) if s.hand.bet == 0 => Reading::OpenBet,
            (0, _) => Reading::OpenRaise,
            (_, Some(motion)) if motion.stack => Reading::AllIn,
            // In fixed limit there is one size only, whatever chips go with the word.
            (_, Some(_)) if s.hand.fixed_bet().is_some() => Reading::Minimum,
            (_, Some(_)) => Reading::To { amount: s.total(), declared: true },
            _ => return None,
        },
        Said::Number(Size::To(n)) if s.motions().is_empty() => number(s, *n),
        _ => return None,
    })
}

/// A bare number: a call where it is the call, else a bet or raise.
pub fn number(s: &Situation, n: i64) -> Reading {
    if n == s.hand.bet && s.need() > 0 { Reading::Call } else { Reading::To { amount: n, declared: true } }
}

/// On what the order of acting rests.
pub fn order(hand: &Hand, books: &Rulebooks) -> Vec<ClauseId> {
    let mut because = books.cites(&[clause::CLOCKWISE, clause::LAST_WORD]);
    if hand.street == Street::Preflop {
        because.extend(books.cites(&[super::straddle::LAST_WORD]));
    }
    because
}

/// On what it rests that it was another player's turn.
pub fn clockwise(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::CLOCKWISE])
}

/// On what it rests that players wait for their turn.
pub fn waits(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::TURN, clause::WAIT])
}

/// Acting before one's turn is a breach where the book says whose turn it is.
pub fn breach(h: &mut Hearing, seat: Seat, waits: &[ClauseId]) {
    if !waits.is_empty() && h.books.house.carries(clause::TURN) {
        h.rule(Question::Breach, Verdict::Breach(seat, RULE.into()), waits.to_vec(), false);
    }
}

/// Chips that are in stay in.
pub fn takes_back(h: &mut Hearing, seat: Seat, amount: Amount) {
    let mut because = h.books.cites(&[clause::CHIPS_STAY]);
    if h.short_call(seat) && h.state.prompted != Some(seat) {
        because.extend(h.books.cites(&[super::undercall::DEALER_ERROR]));
    }
    let silent = because.is_empty();
    h.answer(seat, Verdict::Refused, because.clone(), silent);
    if !silent {
        h.rule(Question::Chips, Verdict::Stays(amount, seat), because, false);
    }
}

/// The rule that is broken.
const RULE: &str = "acting-in-turn";
