//! Chips that are carried, `rules/procedure/chips-in-transit.yaml`.

use crate::engine::options::choice;

choice! {
    /// Are chips forfeited that were carried out of sight?
    "procedure.hidden_in_transit" HiddenInTransit {
        /// They are forfeited.
        Forfeited = "forfeited",
        /// The floor may take them.
        MayBeForfeited = "may-be-forfeited",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clauses::chips_in_transit as clause;
use crate::engine::event::{Carriage, ChipsEvent};
use crate::engine::options::Sanction;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Duty, Table};
use crate::engine::ruling::{ChipsVerdict, Ruling, Strength, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::CHIPS_IN_TRANSIT,
    duties: &[
        Duty { clause: clause::IN_VIEW, broken: |case| carriage(case).map(|how| how == Carriage::Pocket) },
        Duty { clause: clause::RACK, broken: |case| carriage(case).map(|how| how != Carriage::Rack) },
        Duty { clause: clause::ON_THE_TABLE, broken: |case| is_taken_off(case).then_some(case.in_a_hand()) },
    ],
    charges: &[],
};

/// How chips are carried from one place to another.
fn carriage(case: &Case) -> Option<Carriage> {
    let Some(ChipsEvent::Carries(_, how)) = case.chips() else { return None };
    (*how != Carriage::OutOfTheArea).then_some(*how)
}

fn is_taken_off(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::TakesOff(_)))
}

/// How many chips he hides.
fn hidden(case: &Case) -> Option<Amount> {
    let Some(ChipsEvent::Carries(chips, Carriage::Pocket)) = case.chips() else { return None };
    Some(chips.total())
}

/// What becomes of chips that were hidden, and of who hid them.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let (Some(amount), seat) = (hidden(case), case.by()) else { return Vec::new() };
    let forfeits = Verdict::Chips(ChipsVerdict::Forfeits(seat, amount));
    let forfeited = case.h.books.ask(|p| Some((p.get::<HiddenInTransit>()?, vec![p.clause(clause::FORFEITED)?])));
    let may_go = Verdict::Penalty(seat, Strength::May, Some(Sanction::Disqualification));
    let mut rulings: Vec<Ruling> = case.by_clauses(may_go, &[clause::DISQUALIFICATION]).into_iter().collect();
    let Some(forfeited) = forfeited else { return rulings };
    let taken = case.h.incidents.decisions.iter().any(|decided| decided.line > case.incident.line && decided.verdict == forfeits);
    let either = Verdict::Floor(vec![forfeits.clone(), Verdict::Keeps(amount, seat)]);
    let is_left_open = forfeited.value == HiddenInTransit::MayBeForfeited && !taken;
    if let Some(out) = case.h.books.carried(&[clause::OUT_OF_PLAY]).filter(|_| !is_left_open && !forfeited.silent) {
        let because = [forfeited.because.clone(), out].concat();
        rulings.push(case.ruled(Verdict::OutOfPlay(amount, seat), because));
    }
    rulings.push(case.said(forfeited.map(|_| if is_left_open { either } else { forfeits })));
    rulings
}
