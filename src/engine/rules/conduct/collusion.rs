//! Playing together against the rest, `rules/conduct/collusion.yaml`.

use crate::engine::options::tariff;

tariff! {
    /// What does it cost to go easy on another player?
    "conduct.soft_play" SoftPlay
}

tariff! {
    /// What do chip dumping and every other collusion cost?
    "conduct.collusion" Collusion
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::collusion as clause;
use crate::engine::event::{Agreement, ChipsEvent, ConductState, Deed, Judgement, Offence, PairFinding, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::cites;
use crate::engine::rules::offences::{Case, Charge, Duty, Table, cases, of, plainly, tariff};
use crate::engine::ruling::{ConductVerdict, Measure, Notice, Order, Ruling, Verdict};

pub const TABLE: Table = Table {
    rule: RuleId::COLLUSION,
    duties: &[
        Duty { clause: clause::BUBBLE, broken: |case| (agrees_to_fold(case) && near_the_bubble(case)).then_some(true) },
        Duty {
            clause: clause::FORBIDDEN,
            broken: |case| {
                let found = is(case, PairFinding::Colluding) || is(case, PairFinding::Dumping);
                (found || agrees_to_fold(case) || passes_chips(case)).then_some(true)
            },
        },
        Duty {
            clause: clause::TEAM_PLAY,
            broken: |case| (agrees_to_fold(case) || is(case, PairFinding::Colluding)).then_some(true),
        },
        Duty { clause: clause::DUMPING, broken: |case| is(case, PairFinding::Dumping).then_some(true) },
    ],
    charges: &[
        Charge {
            clause: clause::SOFT_PLAY,
            committed: |case, _| plainly(is(case, PairFinding::SoftPlaying)),
            tariff: tariff::<SoftPlay>,
            record: None,
        },
        Charge { clause: clause::SANCTION, committed: colludes, tariff: tariff::<Collusion>, record: Some(Offence::Collusion) },
        Charge {
            clause: clause::TEAM_PLAY_SANCTION,
            committed: |case, _| plainly(is(case, PairFinding::Colluding)),
            tariff: tariff::<Collusion>,
            record: Some(Offence::Collusion),
        },
    ],
};

fn is(case: &Case, finding: PairFinding) -> bool {
    matches!(case.finding(), Some(Judgement::OfTwo(found, ..)) if found == finding)
}

fn passes_chips(case: &Case) -> bool {
    matches!(case.chips(), Some(ChipsEvent::Passes(..)))
}

/// Dumping and playing together, passing chips and an agreement not to play where the book names them, and going easy on somebody
/// where it calls that collusion.
fn colludes(case: &Case, policy: &Policy) -> Option<Vec<ClauseId>> {
    if agrees_to_fold(case) || passes_chips(case) {
        return Some(vec![policy.clause(clause::FORBIDDEN)?]);
    }
    let Judgement::OfTwo(finding, ..) = case.finding()? else { return None };
    match finding {
        PairFinding::Colluding => Some(cites(policy, &[clause::MEANING])),
        PairFinding::Dumping => Some(cites(policy, &[clause::DUMPING_MEANING])),
        PairFinding::SoftPlaying => Some(vec![policy.clause(clause::SOFT_PLAY_MEANING)?]),
    }
}

/// Whom a finding about two players charges: both who play together, else the first.
pub(crate) fn charged_by(judgement: Judgement) -> Vec<Seat> {
    let Judgement::OfTwo(finding, one, two) = judgement else { return Vec::new() };
    match finding {
        PairFinding::Colluding => vec![one, two],
        PairFinding::Dumping | PairFinding::SoftPlaying => vec![one],
    }
}

/// Whether a finding is of two who act for each other.
pub(crate) fn charges_both(judgement: Judgement) -> bool {
    matches!(judgement, Judgement::OfTwo(PairFinding::Colluding, ..))
}

fn agrees_to_fold(case: &Case) -> bool {
    matches!(case.step(), Some(Step::Agree(Agreement::FoldToBigBlind)))
}

/// More are left than are paid, as far as is known.
fn near_the_bubble(case: &Case) -> bool {
    let left = case.h.room_log.as_of(case.incident.line).left;
    let paid = case.h.incidents.facts.iter().find_map(|fact| if let ConductState::Paid(n) = fact { Some(*n) } else { None });
    paid.zip(left).is_none_or(|(paid, left)| left > paid)
}

/// What else becomes of those who collude, and of a suspicion.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    if case.finding().is_some() || colludes(case, case.h.books.house).is_some() {
        return consequences(case);
    }
    if !case.did(&[Deed::ObjectsCollusion]) {
        return Vec::new();
    }
    let call = Verdict::Order(Order::CallFloor);
    let mut rulings: Vec<Ruling> = case.by_clauses(call.clone(), &[clause::SUSPICION]).into_iter().collect();
    if case.found(Judgement::Grounds) == Some(true) {
        let aside = Verdict::Conduct(ConductVerdict::Notice(Notice::DealerSetsCardsAside));
        rulings.extend(case.by_clauses(aside, &[clause::SUSPICION_CARDS]));
        rulings.extend(case.by_clauses(call, &[clause::SUSPICION_CARDS]));
    }
    rulings
}

fn consequences(case: &Case) -> Vec<Ruling> {
    let Some(by) = case.by() else { return Vec::new() };
    // What the penalty for going easy may come to is said beside it.
    let reach = (is(case, PairFinding::SoftPlaying), Measure::MayLoseChipsOrPlace, clause::SOFT_PLAY_SANCTIONS);
    let colludes = colludes(case, case.h.books.house).is_some();
    let each = [
        reach,
        (colludes, Measure::BlindedOff, clause::BLINDED_OFF),
        (colludes, Measure::NoPrize, clause::PRIZE_LOST),
        (colludes, Measure::Barred, clause::FEDERATION_BAN),
    ];
    let so = each.into_iter().filter(|(so, ..)| *so);
    so.filter_map(|(_, measure, clause)| case.by_clauses(of(measure, by), &[clause])).collect()
}

/// What would have to be found before a suspicion has the cards set aside, or before the partner of somebody who dumps chips or
/// goes easy on him is out as well.
pub(crate) fn hangs_on(case: &Case) -> Option<Judgement> {
    let asked = case.did(&[Deed::ObjectsCollusion]) && case.h.books.carried(&[clause::SUSPICION_CARDS]).is_some();
    asked.then_some(Judgement::Grounds).or_else(|| of_the_partner(case))
}

/// One of two has been found to act for the other, and the book has words on all who play together.
fn of_the_partner(case: &Case) -> Option<Judgement> {
    let Judgement::OfTwo(PairFinding::Dumping | PairFinding::SoftPlaying, one, two) = case.finding()? else { return None };
    colludes(case, case.h.books.house)?;
    case.h.books.carried(&[clause::BLINDED_OFF]).map(|_| Judgement::OfTwo(PairFinding::Colluding, one, two))
}

/// He was found to collude, and his chips stay on the table to be blinded off.
pub(crate) fn blinded_off(h: &Hearing, seat: Seat) -> bool {
    let found = cases(h).any(|case| case.by() == Some(seat) && colludes(&case, h.books.house).is_some());
    found && h.books.carried(&[clause::BLINDED_OFF]).is_some()
}

/// He was found to collude, and has lost whatever he would win.
pub(crate) fn has_no_prize(h: &Hearing, seat: Seat) -> bool {
    let found = cases(h).any(|case| case.by() == Some(seat) && colludes(&case, h.books.house).is_some());
    found && h.books.carried(&[clause::PRIZE_LOST]).is_some()
}

/// He was found to have gone easy on another, and not found otherwise since.
pub(crate) fn plays_softly(h: &Hearing, seat: Seat) -> bool {
    let soft = |judgement: Judgement| matches!(judgement, Judgement::OfTwo(PairFinding::SoftPlaying, one, _) if one == seat);
    h.findings.latest_first().any(|judgement| soft(judgement) && h.findings.ever(judgement) == Some(true))
}

/// Chips may be taken from somebody who has gone easy on another, and he may be put out.
pub(crate) fn lets_take_chips(h: &Hearing, seat: Seat) -> Option<Vec<ClauseId>> {
    if plays_softly(h, seat) { h.books.carried(&[clause::SOFT_PLAY_SANCTIONS]) } else { None }
}
