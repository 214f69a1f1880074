//! What the club keeps of a pot, `rules/cash/rake.yaml`.

use crate::engine::chips::Amount;
use crate::engine::clauses::rake as clause;
use crate::engine::event::{CardEvent, ChipsState, Step};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::carried;
use crate::engine::rules::offences::{Case, cases};
use crate::engine::ruling::{ChipsVerdict, Ruling, Verdict};
use crate::engine::table::pots::Pot;

/// The pots as they are won, once the commission has gone to the house: the main pot bears it first.
pub(crate) fn less_the_commission(h: &Hearing, pots: &[Pot]) -> Vec<Pot> {
    let to_the_house =
        |ruling: Ruling| if let Verdict::Chips(ChipsVerdict::ToTheHouse(n)) = ruling.verdict { Some(n) } else { None };
    let mut left: Amount = cases(h).flat_map(|case| rulings(&case)).filter_map(to_the_house).sum();
    let mut less = |pot: &Pot| {
        let share = left.min(pot.amount);
        left -= share;
        Pot { amount: pot.amount - share, ..pot.clone() }
    };
    pots.iter().map(&mut less).collect()
}

/// The pot goes to its winner, less the commission.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let rake = |fact: &ChipsState| if let ChipsState::Rake(percent, cap) = fact { Some((*percent, *cap)) } else { None };
    let Some((percent, cap)) = case.h.bank.facts.iter().find_map(rake) else { return Vec::new() };
    if !matches!(case.step(), Some(Step::Cards(CardEvent::Award(_)))) {
        return Vec::new();
    }
    let pot = case.h.state.room.hand().total_pot();
    let share = pot.saturating_mul(percent) / 100;
    let capped = cap.filter(|cap| share > *cap);
    let kept = Verdict::Chips(ChipsVerdict::ToTheHouse(capped.unwrap_or(share)));
    let uncapped = Verdict::Chips(ChipsVerdict::ToTheHouse(share));
    let ruling = case.asked(|p| {
        let (_, mut because) = carried(p, &[clause::SHARE])?;
        let limit = p.clause(clause::CAP).filter(|_| capped.is_some());
        because.extend(limit);
        Some((if capped.is_none() || limit.is_some() { kept.clone() } else { uncapped.clone() }, because))
    });
    vec![ruling.unwrap_or_else(|| case.left_open())]
}
