//! What playing costs by the time, `rules/cash/time-charge.yaml`.

use crate::engine::clauses::time_charge as clause;
use crate::engine::event::ChipsState;
use crate::engine::rules::money;
use crate::engine::rules::offences::Case;
use crate::engine::ruling::{ChipsVerdict, Ruling, Verdict};

/// Time has passed: each full period costs every player at the table the same.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let charge = |fact: &ChipsState| if let ChipsState::TimeCharge(n, minutes) = fact { Some((*n, *minutes)) } else { None };
    let (Some((amount, period)), Some(minutes)) = (case.h.bank.facts.iter().find_map(charge), money::minutes(case)) else {
        return Vec::new();
    };
    let before: i64 = case.before().filter_map(|other| money::minutes(&other)).sum();
    let periods = (before + minutes) / period.max(1) - before / period.max(1);
    let owes = |seat| match periods {
        0 => Verdict::Chips(ChipsVerdict::OwesNothing(seat)),
        _ => Verdict::Owes(seat, amount.saturating_mul(periods)),
    };
    let said = |seat| case.by_books(owes(seat), &[clause::DUE]);
    let said: Vec<Ruling> = case.h.bank.chairs.iter().filter_map(|seat| said(*seat)).collect();
    if said.is_empty() { vec![case.left_open()] } else { said }
}
