//! Declared amounts with several meanings, `rules/betting/ambiguous-amount.yaml`.

use crate::engine::options::choice;

choice! {
    /// Which of several possible amounts does a declaration mean?
    "betting.ambiguous_amount" AmbiguousAmount {
        /// The lesser.
        Lesser = "lesser",
        /// The largest that is not more than the pot before the bet.
        LargestWithinPot = "largest-within-pot",
    }
}

use super::acting_in_turn::{self, number};
use super::{minimum_raise, pot_size, undercall};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::ambiguous_amount as clause;
use crate::engine::event::{Said, Size};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::general::official_terminology;
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Question, Verdict};

/// A declared amount with several readings, or words that are no official term.
pub fn reads(s: &Situation, books: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if acting_in_turn::chips_define(s, policy).is_some() {
        return None;
    }
    if s.declared().is_none() && s.unofficial().is_some() && official_terminology::term(s, policy).is_none() {
        return own_risk(policy).map(|c| (Reading::Floor(Vec::new()), vec![c]));
    }
    let declared = s.declared()?;
    let (Said::Number(size) | Said::Bet(size) | Said::Raise(size)) = &declared else { return None };
    let Size::OneOf(readings) = size else { return None };
    let readings = possible(s, &declared, readings);
    let clause = policy.clause(clause::READING)?;
    let pot = s.hand.total_pot();
    let amount = match policy.get::<AmbiguousAmount>()? {
        AmbiguousAmount::Lesser => readings.iter().find(|n| is_legal(s, &declared, **n, books)).or(readings.first()),
        // Where none fits into the pot the book does not say which is meant.
        AmbiguousAmount::LargestWithinPot => readings.iter().rev().find(|n| **n <= pot),
    }?;
    let mut because = vec![clause];
    because.extend(pot_size::sum(policy));
    match number(s, *amount) {
        Some(reading) => Some((reading, because)),
        None => undercall::owed(s, policy, because),
    }
}

/// That words and gestures which are no official term are used at one's own risk.
pub fn own_risk(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::OWN_RISK)
}

/// Who has said that he raises means none of the amounts that do not even exceed the bet, where another one does.
fn possible(s: &Situation, declared: &Said, readings: &[Amount]) -> Vec<Amount> {
    let raises = is_raise(s, declared);
    let above: Vec<Amount> = readings.iter().copied().filter(|n| !raises || *n > s.hand.bet()).collect();
    if above.is_empty() { readings.to_vec() } else { above }
}

/// Who has said that he raises could raise to so much.
fn is_legal(s: &Situation, declared: &Said, n: Amount, books: &Rulebooks) -> bool {
    !is_raise(s, declared) || n >= minimum_raise::least(s.hand, books).value
}

/// He has said that he raises. Of a number alone nobody knows that it is to be a raise.
fn is_raise(s: &Situation, declared: &Said) -> bool {
    matches!(declared, Said::Raise(_) | Said::Bet(_)) && s.need() > 0
}

/// Words that are no official term are used at one's own risk. Whether there were such words.
pub fn unofficial(h: &mut Hearing, attempt: &Attempt) -> bool {
    let word = h.situation(attempt).and_then(|s| {
        let unknown = official_terminology::term(&s, h.books.house).is_none();
        s.unofficial().filter(|_| unknown).map(str::to_owned)
    });
    let Some(word) = word else { return false };
    let because = [h.books.cites(&[clause::OWN_RISK]), official_terminology::closed_list(&h.books)].concat();
    let silent = because.is_empty();
    h.rule(Question::Term, Verdict::Term(word), because, silent);
    true
}
