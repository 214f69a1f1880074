//! One chip worth more than the call, `rules/betting/oversized-chip.yaml`.

use crate::engine::options::{choice, figure};

choice! {
    /// When is one chip worth more than the call, put in without a word, a call?
    "betting.one_chip_call" OneChipCall {
        /// Always, however large the chip.
        AnyLarger = "any-larger",
        /// Only if the chip is worth more than a minimum raise; a smaller one is judged by its size.
        AboveMinimumRaise = "above-minimum-raise",
    }
}

figure! {
    /// From which share of the bet is one chip that is smaller than the bet a call, to be completed?
    "betting.one_chip_call_share" OneChipCallShare in "%" up to 100
}

figure! {
    /// Below which share of what there is to call can the floor find chips tiny?
    "betting.tiny_chip_share" TinyChipShare in "%" up to 100
}

use super::minimum_raise;
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::{Amount, Chips};
use crate::engine::clause::ClauseId;
use crate::engine::clauses::oversized_chip as clause;
use crate::engine::event::{Judgement, Said, Size};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks, cites};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Question, Strength, Verdict};

/// As what a single chip is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OneChip {
    /// It makes the raise that was announced without an amount.
    Announced,
    /// It opens, in silence.
    Opening,
    /// It answers a bet in silence, and is worth more.
    Silent,
    /// It is tiny beside the bet.
    Tiny,
    /// It is worth less than the bet, and not too little.
    AtLeastHalf,
}

/// A single chip, announced or not, or several that are tiny beside the bet.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if let Some(clause) = tiny_chips(s, policy) {
        return Some((left_to_the_floor(), vec![clause]));
    }
    let value = s.attempt.motions(s.player).first()?.chips.single()?;
    let total = s.player.committed().saturating_add(value);
    let (chip, clause) = by_chip(s, value, books, policy)?;
    let reading = match chip {
        OneChip::Announced => return Some((Reading::To { amount: total, declared: true }, vec![clause])),
        OneChip::Opening => Reading::To { amount: value, declared: true },
        OneChip::Silent | OneChip::AtLeastHalf => Reading::Call,
        OneChip::Tiny => left_to_the_floor(),
    };
    let late = if s.declared_late().is_some() { cites(policy, &[clause::WORD_FIRST]) } else { Vec::new() };
    Some((reading, [vec![clause], late].concat()))
}

/// A call of the full bet, or no call at all.
fn left_to_the_floor() -> Reading {
    Reading::Floor(vec![Reading::Call, Reading::Fold])
}

/// Several chips in silence, tiny beside the bet, of somebody who has more.
fn tiny_chips(s: &Situation, policy: &Policy) -> Option<ClauseId> {
    let motion = s
        .only_motion()
        .filter(|motion| s.silent() && matches!(motion.chips, Chips::Piles(_)) && motion.chips.single().is_none())?;
    let tiny = !s.whole_stack() && found_tiny(s, policy, motion.chips.total());
    policy.clause(clause::TINY_CHIPS).filter(|_| tiny)
}

/// What is tiny beside a bet is the floor's to find, below the share of it from which a house asks no more.
fn found_tiny(s: &Situation, policy: &Policy, chips: Amount) -> bool {
    let share = policy.get::<TinyChipShare>();
    share.is_some_and(|share| chips.saturating_mul(100) < share.saturating_mul(s.need())) && s.judged(Judgement::Tiny)
}

fn by_chip(s: &Situation, value: Amount, books: &Rulebooks, policy: &Policy) -> Option<(OneChip, ClauseId)> {
    if announced(s, policy, value) {
        return Some((OneChip::Announced, policy.clause(clause::ANNOUNCED)?));
    }
    if s.declared().is_some() || s.unofficial().is_some() || s.only_motion().is_none() {
        return None;
    }
    let need = s.need();
    if s.hand.bet() == 0 {
        return Some((OneChip::Opening, policy.clause(clause::OPENING)?));
    }
    if value > need {
        return Some((OneChip::Silent, silent_call(s, books, policy, s.player.committed().saturating_add(value))?));
    }
    // Who has no more owes no more: his last chip is all-in.
    if value == need || s.whole_stack() {
        return None;
    }
    if let Some(clause) = policy.clause(clause::AT_LEAST_HALF)
        && policy.get::<OneChipCallShare>().is_some_and(|share| value * 100 >= share * s.hand.bet())
    {
        return Some((OneChip::AtLeastHalf, clause));
    }
    policy.clause(clause::TINY).filter(|_| found_tiny(s, policy, value)).map(|clause| (OneChip::Tiny, clause))
}

/// The chip, not a word, says how large the bet or raise is, as far as the structure allows.
pub fn gives_the_size(s: &Situation, books: &Rulebooks) -> bool {
    matches!(of_house(s, books, books.house), Some(OneChip::Announced | OneChip::Opening))
}

/// A word after the chip changes nothing about what the chip was.
pub fn later_word_is_void(s: &Situation, books: &Rulebooks, policy: &Policy) -> bool {
    matches!(of_house(s, books, policy), Some(OneChip::Announced | OneChip::Silent))
}

fn of_house(s: &Situation, books: &Rulebooks, policy: &Policy) -> Option<OneChip> {
    let value = s.attempt.motions(s.player).first()?.chips.single()?;
    by_chip(s, value, books, policy).map(|(chip, _)| chip)
}

/// On what it rests that the word had to come before this chip.
pub fn word_first(s: &Situation) -> Option<ClauseId> {
    s.motions().first().is_some_and(|m| m.chips.single().is_some()).then_some(clause::WORD_FIRST)
}

/// Chips that are tiny beside the bet may cost a penalty.
pub fn tiny_penalty(h: &mut Hearing, attempt: &Attempt) {
    let by = |s: Situation| {
        let one = (of_house(&s, &h.books, h.books.house) == Some(OneChip::Tiny)).then_some(clause::TINY);
        one.or_else(|| tiny_chips(&s, h.books.house))
    };
    if let Some(clause) = h.situation(attempt).and_then(by) {
        let because = h.books.cites(&[clause]);
        h.rule(Question::Penalty, Verdict::Penalty(attempt.seat, Strength::May, None), because, false);
    }
}

/// "Raise" without an amount, before the chip; after one that is worth more than the call only where nothing says that the
/// word must come first.
fn announced(s: &Situation, policy: &Policy, value: Amount) -> bool {
    let late = matches!(s.declared_late(), Some(Said::Raise(Size::Open)));
    s.raise_without_amount() && value >= s.need() || late && value > s.need() && policy.clause(clause::WORD_FIRST).is_none()
}

fn silent_call(s: &Situation, books: &Rulebooks, policy: &Policy, total: i64) -> Option<ClauseId> {
    let clause = policy.clause(clause::SILENT)?;
    match policy.get::<OneChipCall>()? {
        OneChipCall::AnyLarger => Some(clause),
        OneChipCall::AboveMinimumRaise => (total > minimum_raise::least(s.hand, books).value).then_some(clause),
    }
}
