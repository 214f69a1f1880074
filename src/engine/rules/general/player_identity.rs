//! Whether it can be seen who a player is, `rules/general/player-identity.yaml`.

use crate::engine::clauses::player_identity as clause;
use crate::engine::event::{Deed, Judgement, PlayerFinding};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Duty, Table, of};
use crate::engine::ruling::{Measure, Question, Ruling, Strength, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::PLAYER_IDENTITY,
    duties: &[Duty { clause: clause::IDENTIFIABLE, broken: |case| case.did(&[Deed::CoversFace]).then_some(true) }],
    charges: &[],
};

/// He wears something that hinders identification, or distracts the others, which only a human can find.
fn has_to_take_off(case: &Case) -> bool {
    let found = |by| case.h.found(Judgement::OfPlayer(PlayerFinding::Nuisance, by)) == Some(true);
    let distracts = || case.by().is_some_and(found);
    case.did(&[Deed::CoversFace]) || case.did(&[Deed::WearsCostume]) && distracts()
}

/// He may be asked to take it off; who will not may be penalised.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    if has_to_take_off(case) {
        return case.by_clauses(of(Measure::ToldToStop, case.by()), &[clause::TAKE_OFF]).into_iter().collect();
    }
    let last = case.before().filter(|other| other.by() == Some(case.by()) && other.step().is_some()).last();
    let refuses = case.did(&[Deed::RefusesToPutRight]) && last.is_some_and(|last| has_to_take_off(&last));
    let Some(because) = case.h.books.carried(&[clause::TAKE_OFF]).filter(|_| refuses) else { return Vec::new() };
    let breach = case.rule(Question::Breach, Verdict::Breach(case.by(), TABLE.rule), because.clone());
    vec![breach, case.ruled(Verdict::Penalty(case.by(), Strength::May, None), because)]
}
