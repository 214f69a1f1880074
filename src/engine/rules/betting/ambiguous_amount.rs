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
use super::{pot_size, undercall};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::clauses::ambiguous_amount as clause;
use crate::engine::event::{Said, Size};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Reply, Rulebooks};
use crate::engine::rules::general::official_terminology;
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Question, Verdict};

/// A declared amount with several readings, or words that are no official term.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    if acting_in_turn::chips_define(s, policy).is_some() {
        return None;
    }
    if s.declared().is_none() && s.unofficial().is_some() && official_terminology::term(s, policy).is_none() {
        return policy.clause(clause::OWN_RISK).map(|c| (Reading::Floor(Vec::new()), vec![c]));
    }
    let (Said::Number(size) | Said::Bet(size) | Said::Raise(size)) = s.declared()? else { return None };
    let Size::OneOf(readings) = size else { return None };
    let clause = policy.clause(clause::READING)?;
    let pot = s.hand.total_pot();
    let amount = match policy.get::<AmbiguousAmount>()? {
        AmbiguousAmount::Lesser => readings.first(),
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
