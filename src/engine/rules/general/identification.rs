//! Who somebody is: for a seat, for the registration, for a prize, `rules/general/identification.yaml`.

use crate::engine::options::tariff;

tariff! {
    /// What does it cost to deceive others about one's identity?
    "general.identity_fraud" IdentityFraud
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::identification as clause;
use crate::engine::event::{ConductEvent, ConductState, Deed, Document, Ownership};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Charge, Duty, Table, plainly, tariff};
use crate::engine::ruling::{Ruling, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::IDENTIFICATION,
    duties: &[
        Duty { clause: clause::PHOTO_ID, broken: |case| cannot_show(case).then_some(true) },
        Duty { clause: clause::CARRY, broken: |case| cannot_show(case).then_some(true) },
    ],
    charges: &[Charge {
        clause: clause::FRAUD,
        committed: |case, _| plainly(case.did(ASKS) && has(case, Document::Passport, Ownership::Anothers)),
        tariff: tariff::<IdentityFraud>,
        record: None,
    }],
};

/// For what somebody says who he is.
const ASKS: &[Deed] = &[Deed::AsksSeat, Deed::AsksOwnSeat, Deed::AsksToRegister, Deed::AsksPrize];

fn cannot_show(case: &Case) -> bool {
    let asked = |other: Case| matches!(other.event(), Some(ConductEvent::Identified(seat)) if Some(seat) == case.by());
    case.did(&[Deed::ShowsNoDocument]) && case.before().any(asked)
}

fn has(case: &Case, document: Document, owner: Ownership) -> bool {
    case.by().is_some_and(|by| case.h.incidents.is(ConductState::Has(by, document, owner)))
}

/// Whether he gets what he asks for.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let passport = has(case, Document::Passport, Ownership::Own);
    let card = has(case, Document::ClubCard, Ownership::Own);
    let signed = case.h.incidents.is(ConductState::SignedReceipt(case.by()));
    let answer = |deed: Deed, granted: bool, clauses: &[ClauseId]| {
        let verdict = if granted { Verdict::Granted(None) } else { Verdict::Refused };
        case.did(&[deed]).then(|| case.by_clauses(verdict, clauses)).flatten()
    };
    let mut payout = vec![clause::NO_PAYOUT];
    payout.extend((!passport).then_some(clause::PAYOUT));
    payout.extend((!signed).then_some(clause::RECEIPT));
    let in_person: &[ClauseId] = if card { &[clause::IN_PERSON] } else { &[clause::IN_PERSON, clause::UNREGISTERED] };
    let answers = [
        answer(Deed::AsksOwnSeat, passport, &[clause::SEAT]),
        answer(Deed::AsksToRegister, passport, &[clause::REGISTRATION]),
        answer(Deed::AsksPrize, passport && signed, &payout),
        answer(Deed::AsksSeat, card, in_person),
    ];
    answers.into_iter().flatten().collect()
}
