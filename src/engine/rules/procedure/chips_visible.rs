//! Chips and cards in view, `rules/procedure/chips-visible.yaml`.

use crate::engine::options::{figure, tariff};

figure! {
    /// How many chips are a stack?
    "procedure.stack_height" StackHeight in "chips" up to 100
}

tariff! {
    /// What do chips cost that hinder the deal or the view of the cards?
    "procedure.chips_in_the_way" ChipsInTheWay
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::chips_visible as clause;
use crate::engine::event::{ChipsDeed, ChipsEvent, Deed};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Charge, Duty, Table, of, plainly, tariff};
use crate::engine::rules::procedure::chips_in_transit;
use crate::engine::ruling::{Measure, Ruling};

/// The house asks for all chips to be in view.
pub(crate) fn asks_for_all(policy: &Policy) -> bool {
    policy.clause(clause::ALL_CHIPS).is_some()
}

pub const TABLE: Table = Table {
    rule: RuleId::CHIPS_VISIBLE,
    duties: &[
        Duty { clause: clause::IN_STACKS, broken: |case| case.did(&[Deed::MixesChips]).then_some(true) },
        Duty { clause: clause::HIGH_CHIPS, broken: |case| hides_high_chips(case).then_some(true) },
        Duty { clause: clause::IN_FRONT, broken: |case| (hides_high_chips(case) || puts_beside(case)).then_some(true) },
        Duty {
            clause: clause::ALL_CHIPS,
            broken: |case| {
                let hidden = (covers(case) || hides_high_chips(case)).then_some(true);
                hidden.or_else(|| chips_in_transit::gone_from_sight(case))
            },
        },
        Duty { clause: clause::READY, broken: |case| (covers(case) || hides_cards(case) || mixes(case)).then_some(true) },
        Duty { clause: clause::NOT_COVERED, broken: |case| (covers(case) || hides_cards(case)).then_some(true) },
        Duty { clause: clause::CARDS, broken: |case| hides_cards(case).then_some(true) },
        Duty { clause: clause::LIVE_HAND, broken: |case| (hides_cards(case) && case.then().in_hand).then_some(true) },
    ],
    charges: &[Charge {
        clause: clause::IN_THE_WAY,
        committed: |case, _| plainly(case.does(&[ChipsDeed::PutsInTheWay])),
        tariff: tariff::<ChipsInTheWay>,
        record: None,
    }],
};

fn covers(case: &Case) -> bool {
    case.does(&[ChipsDeed::Covers])
}

fn mixes(case: &Case) -> bool {
    case.did(&[Deed::MixesChips])
}

fn hides_cards(case: &Case) -> bool {
    case.did(&[Deed::HidesCards])
}

/// The larger chips behind the smaller ones.
fn hides_high_chips(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::HidesBehind(hidden, before)) if hidden > before)
}

fn puts_beside(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::PutsBeside(high, low)) if high > low)
}

/// Stacks of another height than a house recommends.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let Some(ChipsEvent::BuildsStacks(chips)) = case.chips() else { return Vec::new() };
    let Some(stack) = case.h.books.house.get::<StackHeight>() else { return Vec::new() };
    let recommended = [(clause::MULTIPLES, chips % stack == 0), (clause::HEIGHT, *chips == stack)];
    let advised = |(clause, fits): (ClauseId, bool)| {
        if fits { case.by_clauses(of(Measure::NoBreach, case.by()), &[clause]) } else { case.advised_against(&[clause]) }
    };
    recommended.into_iter().filter_map(advised).collect()
}
