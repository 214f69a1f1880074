//! What every player has to see to, `rules/conduct/player-responsibilities.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::player_responsibilities as clause;
use crate::engine::event::{CardEvent, ConductEvent, Deed, Judgement, Objection, Step, Toward};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::conduct::abusive_language;
use crate::engine::rules::offences::{Case, Duty, Table, of};
use crate::engine::ruling::{Measure, Ruling, Verdict};

/// That everybody answers for what he does at the table.
pub fn answerable(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::ANSWERABLE)
}

/// That whoever is passed over defends his turn himself.
pub fn defends_his_turn(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::DEFEND)
}

/// That players keep to good manners.
pub fn good_manners(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::GOOD_MANNERS)
}

pub const TABLE: Table = Table {
    rule: RuleId::PLAYER_RESPONSIBILITIES,
    duties: &[
        Duty {
            clause: clause::REGISTRATION,
            broken: |case| matches!(case.event(), Some(ConductEvent::InWrongSeat(_))).then_some(true),
        },
        Duty {
            clause: clause::ACT_IN_TIME,
            broken: |case| (case.did(&[Deed::Stalls]) && case.found(Judgement::Needless) == Some(true)).then_some(true),
        },
        Duty { clause: clause::CARDS_VISIBLE, broken: |case| hides(case).then_some(true) },
        Duty { clause: clause::IN_SIGHT, broken: |case| hides(case).then_some(true) },
        Duty { clause: clause::CARDS_ON_TABLE, broken: |case| case.did(&[Deed::CardsOffTable]).then_some(true) },
        Duty { clause: clause::CHIPS_STACKED, broken: |case| case.did(&[Deed::MixesChips]).then_some(true) },
        Duty { clause: clause::SPEAK_UP, broken: |case| keeps_an_error_to_himself(case).then_some(true) },
        Duty {
            clause: clause::CHANGE_TABLES,
            broken: |case| (case.did(&[Deed::SlowToMove]) && was_told_to_move(case)).then_some(true),
        },
        Duty { clause: clause::ORDERLY, broken: |case| case.did(&[Deed::Disrupts]).then_some(true) },
        Duty { clause: clause::DEALER_AWARDS, broken: |case| case.did(&[Deed::TakesPot]).then_some(true) },
        Duty {
            clause: clause::RESPECT,
            broken: |case| (abusive_language::insults(case) || case.did_to(&[Toward::Belittles]).is_some()).then_some(true),
        },
    ],
    charges: &[],
};

fn hides(case: &Case) -> bool {
    case.did(&[Deed::HidesCards, Deed::CardsOffTable])
}

/// He has seen it, and the pot went out before he said so.
fn keeps_an_error_to_himself(case: &Case) -> bool {
    if !case.did(&[Deed::NoticesError]) {
        return false;
    }
    let later = case.h.incidents.all.iter().filter(|other| other.line > case.incident.line);
    let speaks =
        |step: &Step| matches!(step, Step::Cards(CardEvent::PointOut(_)) | Step::Object(Objection::Pot | Objection::Payout));
    let pushed = |step: &Step| matches!(step, Step::Cards(CardEvent::Award(_)));
    let mut told = later.filter_map(|other| other.step().map(|step| (other.by, step)));
    told.find(|(by, step)| *by == case.by() && speaks(step) || pushed(step)).is_some_and(|(_, step)| pushed(step))
}

fn was_told_to_move(case: &Case) -> bool {
    case.before().any(|other| matches!(other.event(), Some(ConductEvent::MovedTo(seat, _)) if Some(seat) == case.by()))
}

/// What he has to do now, what he is not granted, and what he pleads in vain.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let pleads: &[(Deed, &[ClauseId])] = &[
        (Deed::DidNotKnow, &[clause::KNOW_RULES]),
        (Deed::MeantOtherwise, &[clause::CLEAR_INTENTION, clause::ANSWERABLE]),
        (Deed::DidNotFollow, &[clause::FOLLOW]),
        (Deed::AsksSecondSeat, &[clause::ONE_SEAT]),
        (Deed::AsksSecondHand, &[clause::ONE_SEAT]),
    ];
    let refused =
        pleads.iter().filter(|(deed, _)| case.did(&[*deed])).filter_map(|(_, clauses)| case.by_clauses(Verdict::Refused, clauses));
    let mut rulings: Vec<Ruling> = refused.collect();
    if case.did(&[Deed::HidesCards]) {
        rulings.extend(case.by_clauses(of(Measure::ShowsCardsThere, case.by()), &[clause::CARDS_VISIBLE, clause::IN_SIGHT]));
    }
    if case.did(&[Deed::MixesChips]) {
        rulings.extend(case.by_clauses(of(Measure::Restacks, case.by()), &[clause::CHIPS_STACKED]));
    }
    rulings
}
