//! Staying at the table while one's hand is live, `rules/conduct/action-pending.yaml`.

use crate::engine::options::tariff;

tariff! {
    /// What does it cost to leave the table with a live hand?
    "conduct.left_table" LeftTable
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::action_pending as clause;
use crate::engine::event::Deed;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Charge, Duty, Table, plainly, tariff};
use crate::engine::rules::procedure::chip_race;

/// That a round which is over has room for no raise.
pub fn no_raise_in_a_round_over(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ROUND_OVER)
}

pub const TABLE: Table = Table {
    rule: RuleId::ACTION_PENDING,
    duties: &[
        Duty { clause: clause::STAY, broken: |case| (leaves(case) && !misses_a_race(case)).then_some(case.then().in_hand) },
        Duty {
            clause: clause::ALL_IN_TOO,
            broken: |case| (leaves(case) && case.then().in_hand && case.then().all_in).then_some(true),
        },
        Duty { clause: clause::UNTIL_TURN, broken: |case| leaves(case).then_some(!may_leave(case)) },
    ],
    charges: &[Charge {
        clause: clause::PENALTY,
        committed: |case, _| plainly(leaves(case) && case.then().in_hand),
        tariff: tariff::<LeftTable>,
        record: None,
    }],
};

fn leaves(case: &Case) -> bool {
    case.then().seated && case.did(&[Deed::LeavesTable, Deed::LeavesGame])
}

/// He goes between hands, and chips are raced later: for that, another rule may want him there.
fn misses_a_race(case: &Case) -> bool {
    !case.then().hand_on && chip_race::follows(case)
}

/// His turn has come and he has thrown his cards away, or the hand is over.
fn may_leave(case: &Case) -> bool {
    let then = case.then();
    !then.hand_on || then.folded && then.turn_came
}
