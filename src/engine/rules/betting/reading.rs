//! What was meant: readings, and the rules that give them.

use crate::engine::attempt::Situation;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks};

/// What an attempt is taken to mean, before its size is held against the bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    Check,
    Fold,
    Call,
    /// A bet or raise to this total.
    To {
        amount: Amount,
        /// Announced, so that it cannot shrink to a call.
        declared: bool,
    },
    /// A bet or raise of exactly the smallest size.
    Minimum,
    AllIn,
    /// A raise is announced and its size still open.
    OpenRaise,
    /// Bound to bet, the size still open.
    OpenBet,
    /// He completes the call, or folds and loses what he put in.
    CompleteCallOrForfeit,
    /// The floor decides, between these where the rules name any.
    Floor(Vec<Reading>),
}

/// A rule that reads attempts.
pub struct ReadingRule {
    /// Its rule, as in `rules/`.
    pub rule: &'static str,
    /// The rules over which it rules where both speak: the specific over the general.
    pub stronger_than: &'static [&'static str],
    pub reads: fn(&Situation, &Rulebooks, &Policy) -> Reply<Reading>,
}

/// Two rules of one house read an attempt differently, and neither is recorded as stronger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub first: Vec<ClauseId>,
    pub second: Vec<ClauseId>,
}

/// The reading of the strongest rules that speak, and the overlaps among them.
pub fn read(situation: &Situation, books: &Rulebooks, readers: &[ReadingRule]) -> (Option<Grounded<Reading>>, Vec<Overlap>) {
    let (house, overlaps) = strongest(situation, books, books.house, readers);
    if let Some((value, because)) = house {
        return (Some(Grounded { value, because, silent: false }), overlaps);
    }
    let (custom, _) = strongest(situation, books, books.custom, readers);
    (custom.map(|(value, _)| Grounded { value, because: Vec::new(), silent: true }), overlaps)
}

fn strongest(situation: &Situation, books: &Rulebooks, policy: &Policy, readers: &[ReadingRule]) -> (Reply<Reading>, Vec<Overlap>) {
    let speaking: Vec<_> = readers.iter().filter_map(|r| (r.reads)(situation, books, policy).map(|says| (r, says))).collect();
    let beaten = |rule: &str| speaking.iter().any(|(r, _)| r.stronger_than.contains(&rule));
    let mut first: Option<(Reading, Vec<ClauseId>)> = None;
    let mut overlaps = Vec::new();
    for (_, (reading, because)) in speaking.iter().filter(|(r, _)| !beaten(r.rule)) {
        match &mut first {
            None => first = Some((reading.clone(), because.clone())),
            Some((held, cited)) if held == reading => {
                cited.extend(because.iter().filter(|c| !cited.contains(c)).copied().collect::<Vec<_>>())
            }
            Some((_, cited)) => overlaps.push(Overlap { first: cited.clone(), second: because.clone() }),
        }
    }
    // A weaker rule that agrees is a ground too.
    if let Some((held, cited)) = &mut first {
        for (_, (reading, because)) in &speaking {
            if reading == held {
                for clause in because {
                    if !cited.contains(clause) {
                        cited.push(*clause);
                    }
                }
            }
        }
    }
    (first, overlaps)
}
