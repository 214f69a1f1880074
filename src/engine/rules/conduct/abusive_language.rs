//! Foul and abusive language, `rules/conduct/abusive-language.yaml`.

use crate::engine::options::tariff;

tariff! {
    /// What does it cost to belittle others?
    "conduct.belittling" Belittling
}

tariff! {
    /// What does foul language aimed at a player or a member of staff cost?
    "conduct.foul_language_at_person" FoulLanguageAtPerson
}

tariff! {
    /// What does foul language aimed at nobody cost?
    "conduct.foul_language" FoulLanguage
}

tariff! {
    /// What does it cost to insult a player or an official?
    "conduct.insult" Insult
}

use crate::engine::clauses::abusive_language as clause;
use crate::engine::event::{Deed, Offence, Toward};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::offences::{Case, Charge, Duty, Table, plainly, tariff};

pub const TABLE: Table = Table {
    rule: RuleId::ABUSIVE_LANGUAGE,
    duties: &[
        Duty { clause: clause::UNACCEPTABLE, broken: |case| belittles(case).then_some(true) },
        Duty { clause: clause::VULGAR, broken: |case| swears(case).then_some(true) },
        Duty { clause: clause::INSULTS, broken: |case| insults_dealer_or_opponent(case).then_some(true) },
        Duty { clause: clause::HUMILIATION, broken: |case| humiliates(case).then_some(true) },
    ],
    charges: &[
        Charge {
            clause: clause::BELITTLING,
            committed: |case, _| plainly(belittles(case)),
            tariff: tariff::<Belittling>,
            record: None,
        },
        Charge {
            clause: clause::AT_SOMEBODY,
            committed: |case, _| plainly(case.did_to(&[Toward::SwearsAt]).is_some() || insults(case)),
            tariff: tariff::<FoulLanguageAtPerson>,
            record: None,
        },
        Charge {
            clause: clause::AT_NOBODY,
            committed: |case, _| plainly(case.did(&[Deed::Swears])),
            tariff: tariff::<FoulLanguage>,
            record: Some(Offence::FoulLanguage),
        },
        Charge {
            clause: clause::INSULT_PENALTY,
            committed: |case, _| plainly(insults(case)),
            tariff: tariff::<Insult>,
            record: None,
        },
    ],
};

/// Players or staff.
pub(crate) fn belittles(case: &Case) -> bool {
    case.did(&[Deed::BelittlesStaff]) || case.did_to(&[Toward::Belittles]).is_some()
}

fn swears(case: &Case) -> bool {
    case.did(&[Deed::Swears]) || case.did_to(&[Toward::SwearsAt]).is_some()
}

/// Anybody: a player or an official.
pub(crate) fn insults(case: &Case) -> bool {
    insults_dealer_or_opponent(case) || case.did(&[Deed::InsultsJudge])
}

fn insults_dealer_or_opponent(case: &Case) -> bool {
    case.did(&[Deed::InsultsDealer]) || case.did_to(&[Toward::Insults]).is_some()
}

/// Insults, thrown cards and whatever else is uncivil.
fn humiliates(case: &Case) -> bool {
    let uncivil = [Deed::CardsAtDealer, Deed::CardOffTable, Deed::IsRude, Deed::BelittlesStaff];
    insults_dealer_or_opponent(case) || case.did(&uncivil) || case.did_to(&[Toward::SwearsAt, Toward::Belittles]).is_some()
}
