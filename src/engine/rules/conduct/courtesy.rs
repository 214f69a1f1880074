//! Courtesy, and complaints about others, `rules/conduct/courtesy.yaml`.

use crate::engine::options::tariff;

tariff! {
    /// What does it cost not to put right what disturbs the others?
    "conduct.nuisance" Nuisance
}

use crate::engine::clauses::courtesy as clause;
use crate::engine::event::{Deed, Judgement, PlayerFinding, Seat, Toward};
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::cites;
use crate::engine::rules::conduct::abusive_language;
use crate::engine::rules::offences::{Case, Charge, Duty, Table, cases, of, tariff};
use crate::engine::ruling::{Measure, Ruling};

pub const TABLE: Table = Table {
    rule: RuleId::COURTESY,
    duties: &[
        Duty { clause: clause::POLITE, broken: |case| case.did(&[Deed::IsRude]).then_some(true) },
        Duty {
            clause: clause::REPORT,
            broken: |case| (case.did(&[Deed::KeepsSilent]) && case.before().any(|other| improper(&other))).then_some(true),
        },
    ],
    charges: &[Charge {
        clause: clause::NUISANCE,
        committed: |case, policy| {
            let refuses = case.did(&[Deed::RefusesToPutRight]) && case.by().and_then(|by| nuisance(case, by)) == Some(true);
            refuses.then(|| cites(policy, &[clause::STAFF_JUDGES]))
        },
        tariff: tariff::<Nuisance>,
        record: None,
    }],
};

/// Something that has to be reported.
fn improper(case: &Case) -> bool {
    let beside = [Deed::IsRude, Deed::Disrupts, Deed::IsViolent, Deed::BelittlesStaff, Deed::CardsAtDealer];
    let language = case.did_to(&[Toward::SwearsAt, Toward::Belittles, Toward::BelittlesPlayOf]).is_some();
    case.did(&beside) || language || abusive_language::insults(case)
}

fn nuisance(case: &Case, seat: Seat) -> Option<bool> {
    let nuisance = Judgement::OfPlayer(PlayerFinding::Nuisance, seat);
    case.h.findings.ever(nuisance)
}

/// Who is found not to disturb anybody, or puts it right, is not penalised.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let puts_right = case.by().filter(|by| case.did(&[Deed::PutsRight]) && nuisance(case, *by) == Some(true));
    if let Some(by) = puts_right {
        return case.by_clauses(of(Measure::NoPenalty, by), &[clause::NUISANCE, clause::STAFF_JUDGES]).into_iter().collect();
    }
    let turned_down = case.did(&[Deed::ObjectsHygiene]).then(|| {
        let of = |found| if let Judgement::OfPlayer(PlayerFinding::Nuisance, seat) = found { Some(seat) } else { None };
        case.h.findings.latest_first().find_map(of).filter(|seat| nuisance(case, *seat) == Some(false))
    });
    let last = cases(case.h).filter(|other| other.did(&[Deed::ObjectsHygiene])).last();
    let is_last = last.is_some_and(|last| last.incident == case.incident);
    let seat = turned_down.flatten().filter(|_| is_last);
    seat.and_then(|seat| case.by_clauses(of(Measure::NoPenalty, seat), &[clause::STAFF_JUDGES])).into_iter().collect()
}
