//! Telephones and other devices at the table, `rules/conduct/electronic-devices.yaml`.

use crate::engine::clauses::electronic_devices as clause;
use crate::engine::event::{ConductEvent, ConductState, Deed, Judgement, PlayerFinding, Seat};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::{Grounded, cites};
use crate::engine::rules::offences::{self, Case, Duty, PlayersCase, Table, of};
use crate::engine::rules::procedure::dead_hand;
use crate::engine::ruling::{BodyVerdict, Measure, Order, Question, Ruling, Strength, Verdict};

const CALLS: &[Deed] = &[Deed::TalksOnPhone, Deed::AnswersPhone];
const LISTENING: &[Deed] = &[Deed::ListensThroughHeadphones, Deed::PlaysMusicAloud];
/// Messages, and whatever entertains.
const MEDIA: &[Deed] =
    &[Deed::WritesMessage, Deed::WatchesVideo, Deed::ListensThroughHeadphones, Deed::PlaysMusicAloud, Deed::Streams];
/// Telephones, tablets and laptops, for anything but calls.
const USES: &[Deed] =
    &[Deed::WritesMessage, Deed::WatchesVideo, Deed::ListensThroughHeadphones, Deed::UsesLaptop, Deed::UsesLaptopOnMains];

pub const TABLE: Table = Table {
    rule: RuleId::ELECTRONIC_DEVICES,
    duties: &[
        Duty { clause: clause::NO_CALLS, broken: calls_at_the_table },
        Duty { clause: clause::STEP_AWAY, broken: calls_at_the_table },
        Duty { clause: clause::HEADPHONES, broken: |case| case.did(LISTENING).then(|| disturbs(case)) },
        Duty { clause: clause::IN_HAND, broken: |case| case.did(MEDIA).then_some(case.then().in_hand) },
        Duty { clause: clause::LIVE_HAND, broken: with_live_hand },
        Duty { clause: clause::UNHEARD, broken: is_heard },
        Duty { clause: clause::NO_DISTURBANCE, broken: annoys },
        Duty { clause: clause::STRATEGY_TOOLS, broken: |case| case.did(&[Deed::UsesStrategyTool]).then_some(true) },
        Duty { clause: clause::OUTSIDE_DATA, broken: |case| case.did(&[Deed::GetsStrategyData]).then_some(true) },
        Duty { clause: clause::OUT_OF_HAND, broken: |case| case.did(USES).then_some(case.then().in_hand) },
        Duty { clause: clause::MAINS, broken: |case| case.did(&[Deed::UsesLaptopOnMains]).then_some(true) },
        Duty { clause: clause::BROADCASTING, broken: |case| case.did(&[Deed::Streams]).then_some(case.then().seated) },
        Duty { clause: clause::RECORDING, broken: |case| case.did(&[Deed::WearsCamera, Deed::Streams]).then_some(true) },
        Duty { clause: clause::TELEVISION, broken: |case| (uses_any(case) && is_featured(case.h)).then_some(true) },
        Duty { clause: clause::PLAYING_AREA, broken: |case| case.did(&[Deed::DeviceOnCloth, Deed::DeviceOnRail]).then_some(true) },
        Duty { clause: clause::BELONGINGS, broken: |case| case.did(&[Deed::BelongingsOnRail]).then_some(false) },
    ],
    charges: &[],
};

/// A call is no breach where he has left the table for it.
fn calls_at_the_table(case: &PlayersCase) -> Option<bool> {
    let away = case.before().filter(|other| other.by() == Some(case.by()) && other.did(&[Deed::LeavesTable, Deed::IsBack])).last();
    case.did(CALLS).then_some(!away.is_some_and(|last| last.did(&[Deed::LeavesTable])))
}

/// What is forbidden to a player with a live hand is left to others while it is quiet; of calls and sounds it says nothing then.
fn with_live_hand(case: &PlayersCase) -> Option<bool> {
    let touches = uses_any(case) || case.did(&[Deed::SilencesPhone]);
    if case.then().in_hand { touches.then_some(true) } else { case.did(USES).then_some(false) }
}

/// Sounds that others hear, or pictures that are found to disturb them.
fn is_heard(case: &PlayersCase) -> Option<bool> {
    let disturbs = || case.h.found(Judgement::OfPlayer(PlayerFinding::Nuisance, case.by())) == Some(true);
    (case.did(&[Deed::PlaysMusicAloud]) || case.did(&[Deed::WatchesVideo]) && disturbs()).then_some(true)
}

/// Whatever the device, it must not annoy others, hold up the game or bring an advantage: all of that only a human can find.
fn annoys(case: &PlayersCase) -> Option<bool> {
    let tool = uses_any(case) || case.did(&[Deed::WearsCamera, Deed::UsesStrategyTool, Deed::GetsStrategyData]);
    let found = |finding| case.h.found(Judgement::OfPlayer(finding, case.by())) == Some(true);
    let annoys = || found(PlayerFinding::Nuisance) || found(PlayerFinding::Advantaged);
    (tool && (case.found(Judgement::Needless) == Some(true) || annoys())).then_some(true)
}

/// Others hear it, or it keeps him from playing.
fn disturbs(case: &Case) -> bool {
    case.did(&[Deed::PlaysMusicAloud]) || case.found(Judgement::Needless) == Some(true)
}

fn uses_any(case: &Case) -> bool {
    case.did(CALLS) || case.did(MEDIA) || case.did(USES)
}

fn is_featured(h: &Hearing) -> bool {
    h.incidents.is(ConductState::TelevisionTable) || h.incidents.is(ConductState::MainEventFinalTable)
}

/// Somebody who still has cards talks on the phone at the table: his hand is taken at once.
pub(crate) fn calls(h: &mut Hearing, seat: Seat, event: ConductEvent) {
    let calls = matches!(event, ConductEvent::Does(deed) if CALLS.contains(&deed));
    let cards = h.standing(seat).in_hand;
    let left =
        h.incidents.all.iter().rev().find(|incident| incident.by == Some(seat) && incident.did(&[Deed::LeavesTable, Deed::IsBack]));
    let at_table = !left.is_some_and(|last| last.did(&[Deed::LeavesTable]));
    if calls
        && cards
        && at_table
        && let Some(because) = h.books.carried(&[clause::CALL_KILLS])
    {
        dead_hand::buried(h, seat, &Grounded { value: (), because, silent: false });
    }
}

/// What is granted, left to the house, or may be stopped.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let mut rulings = Vec::new();
    if case.did(&[Deed::AsksToPhone]) {
        rulings.extend(case.by_clauses(Verdict::Granted(None), &[clause::MAY_LEAVE]));
    }
    if case.did(&[Deed::SilencesPhone]) && case.then().in_hand {
        rulings.extend(case.by_clauses(Verdict::Hand(case.by(), true), &[clause::CALL_KILLS]));
    }
    let broken = offences::breach(case, &TABLE).is_some_and(|ruling| matches!(ruling.verdict, Verdict::Breach(..)));
    // What is forbidden, with a live hand or to everybody, nobody has to be asked about.
    let forbidden = broken || case.then().in_hand && case.h.books.house.clause(clause::LIVE_HAND).is_some();
    if (case.did(MEDIA) || case.did(USES)) && !forbidden {
        let house =
            Verdict::Body(BodyVerdict::HouseDecides(vec![of(Measure::MayGoOn, case.by()), of(Measure::ToldToStop, case.by())]));
        rulings.extend(case.by_clauses(house, &[clause::HOUSE_RULES]));
    }
    if broken {
        rulings.extend(case.by_clauses(Verdict::Penalty(case.by(), Strength::May, None), &[clause::BREACH_PENALTY]));
    }
    let slows = uses_any(case) || case.did(&[Deed::Reads]);
    if slows && case.found(Judgement::Needless) == Some(true) {
        rulings.extend(case.by_clauses(of(Measure::ToldToStop, case.by()), &[clause::STOP_USING]));
    }
    if case.did(&[Deed::ObjectsSlow]) {
        rulings.extend(case.by_clauses(Verdict::Order(Order::CallFloor), &[clause::CALL_THE_FLOOR]));
    }
    rulings
}

/// What is named here are only examples of devices: a breach with one rests on that as well.
pub(crate) fn class(case: &Case, mut breach: Ruling) -> Ruling {
    if breach.question == Question::Breach && uses_any(case) && !case.did(CALLS) {
        breach.because.extend(cites(case.h.books.house, &[clause::CLASS]));
    }
    breach
}
