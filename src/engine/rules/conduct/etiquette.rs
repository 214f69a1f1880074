//! Etiquette, `rules/conduct/etiquette.yaml`.

use crate::engine::options::{choice, tariff};

tariff! {
    /// What does a breach of etiquette cost, the first time and when repeated?
    "conduct.etiquette" EtiquetteTariff
}

choice! {
    /// What counts as a repeated breach of etiquette?
    "conduct.etiquette_repeats" EtiquetteRepeats {
        /// Any breach of etiquette after another.
        AnyBreach = "any-breach",
        /// Only one of the same kind.
        SameBreach = "same-breach",
    }
}

tariff! {
    /// What does an excessive celebration cost?
    "conduct.celebration" Celebration
}

tariff! {
    /// What do improper behaviour and improper gestures cost?
    "conduct.improper_behaviour" ImproperBehaviour
}

tariff! {
    /// What do drunkenness and disorder cost?
    "conduct.drunkenness" Drunkenness
}

use crate::engine::clause::ClauseId;
use crate::engine::clauses::etiquette as clause;
use crate::engine::event::{CardEvent, ChipsDeed, ConductFinding, Deed, Judgement, Manner, Offence, PlayerFinding, Step, Toward};
use crate::engine::options::step_after;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::conduct::player_responsibilities;
use crate::engine::rules::offences::{
    Case, Charge, Duty, PlayersCase, Table, is_breach, is_no_penalty, of, penalty_of, plainly, tariff,
};
use crate::engine::ruling::{Measure, Question, Ruling, Verdict};
use crate::engine::table::incidents::Happening;

pub const TABLE: Table = Table {
    rule: RuleId::ETIQUETTE,
    duties: &[
        Duty { clause: clause::SMOKING, broken: |case| case.did(&[Deed::Smokes]).then_some(true) },
        Duty {
            clause: clause::NO_DELAY,
            broken: |case| (case.did(&[Deed::Stalls]) && case.found(Judgement::Needless) == Some(true)).then_some(true),
        },
        Duty { clause: clause::POT_HANDS_OFF, broken: |case| reaches_in(case).then_some(true) },
        Duty { clause: clause::CARDS_HANDS_OFF, broken: |case| case.did_to(&[Toward::TouchesCardsOf]).map(|_| true) },
        Duty { clause: clause::OTHERS_CHIPS, broken: |case| case.did_to(&[Toward::HandlesChipsOf]).map(|of| of != case.by()) },
        Duty {
            clause: clause::MAY_GO,
            broken: |case| case.did_to(&[Toward::Criticises]).filter(|_| for_leaving(case)).map(|_| true),
        },
        Duty { clause: clause::READING, broken: |case| case.did(&[Deed::Reads]).then_some(true) },
    ],
    charges: &[
        Charge {
            clause: clause::CELEBRATION,
            committed: |case, _| plainly(case.did(&[Deed::Celebrates]) && case.is(ConductFinding::Excessive)),
            tariff: tariff::<Celebration>,
            record: None,
        },
        Charge {
            clause: clause::IMPROPER,
            committed: |case, _| plainly(case.did(&[Deed::Gestures]) && case.is(ConductFinding::Improper)),
            tariff: tariff::<ImproperBehaviour>,
            record: None,
        },
        Charge {
            clause: clause::DRUNKENNESS,
            committed: |case, _| plainly(case.did(&[Deed::Disrupts]) || is_drunk(case)),
            tariff: tariff::<Drunkenness>,
            record: None,
        },
    ],
};

fn reaches_in(case: &Case) -> bool {
    matches!(case.step(), Some(Step::Cards(CardEvent::ReachIn)))
}

fn is_drunk(case: &Case) -> bool {
    matches!(case.finding(), Some(Judgement::OfPlayer(PlayerFinding::Drunk, _)))
}

/// Whom he criticises has just left the game.
fn for_leaving(case: &Case) -> bool {
    case.did_to(&[Toward::Criticises])
        .is_some_and(|of| case.before().any(|other| other.by() == Some(of) && other.did(&[Deed::LeavesGame])))
}

/// A kind of breach: what the book calls so, in whose record it counts if there is one, and whether this was one.
struct BreachKind {
    clause: ClauseId,
    record: Option<Offence>,
    committed: fn(&Case) -> bool,
}

const KINDS: &[BreachKind] = &[
    BreachKind {
        clause: clause::TOUCHING,
        record: Some(Offence::Touching),
        committed: |case| {
            case.did_to(&[Toward::TouchesChipsOf, Toward::TouchesCardsOf]).is_some() && case.is(ConductFinding::Uncalled)
        },
    },
    BreachKind { clause: clause::DELAY, record: Some(Offence::Delay), committed: |case| case.did(&[Deed::Stalls]) },
    BreachKind {
        clause: clause::DELIBERATE_DELAY,
        record: Some(Offence::Delay),
        committed: |case| case.did(&[Deed::Stalls]) && case.found(Judgement::Deliberate) == Some(true),
    },
    BreachKind { clause: clause::EARLY_ACTS, record: Some(Offence::OutOfTurn), committed: acts_early_again },
    BreachKind { clause: clause::CHATTER, record: Some(Offence::Chatter), committed: |case| case.did(&[Deed::Chatters]) },
    BreachKind { clause: clause::BANGING, record: Some(Offence::Banging), committed: |case| case.did(&[Deed::BangsChips]) },
    BreachKind { clause: clause::OUT_OF_REACH, record: Some(Offence::OutOfReach), committed: out_of_reach },
    BreachKind {
        clause: clause::OUT_OF_REACH_DELIBERATE,
        record: Some(Offence::OutOfReach),
        committed: |case| out_of_reach(case) && case.found(Judgement::Deliberate) == Some(true),
    },
    BreachKind { clause: clause::VIOLENT, record: Some(Offence::Violence), committed: |case| case.did(&[Deed::IsViolent]) },
    BreachKind {
        clause: clause::BELITTLING_PLAY,
        record: Some(Offence::BelittlingPlay),
        committed: |case| case.did_to(&[Toward::BelittlesPlayOf, Toward::Criticises]).is_some(),
    },
    BreachKind {
        clause: clause::VISIBILITY,
        record: None,
        committed: |case| is_unclean(case) || case.did(&[Deed::HidesCards]) || case.does(&[ChipsDeed::Covers]),
    },
];

/// Somebody has complained of hygiene, and he is found to trouble the others.
fn is_unclean(case: &Case) -> bool {
    let troubles = matches!(case.finding(), Some(Judgement::OfPlayer(PlayerFinding::Nuisance, _)));
    troubles && case.before().any(|other| other.did(&[Deed::ObjectsHygiene]))
}

fn out_of_reach(case: &Case) -> bool {
    matches!(case.step(), Some(Step::Push(_, Manner::OutOfReach)))
}

/// Once is no breach; doing so again and again is.
fn acts_early_again(case: &Case) -> bool {
    case.incident.what == Happening::ActedEarly
        && (case.by().is_some_and(|by| case.h.state.room.record(by, Offence::OutOfTurn) > 0)
            || case.before().any(|other| other.by() == case.by() && other.incident.what == Happening::ActedEarly))
}

/// A breach of etiquette, and what it costs: it counts after others of its kind, or of any kind, as the house has it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let house = case.h.books.house;
    let Some(kind) = kind(case, house) else {
        let goes = case.did(&[Deed::LeavesGame]).then(|| case.by_clauses(of(Measure::NoBreach, case.by()), &[clause::MAY_GO]));
        return goes.flatten().into_iter().chain(talks_with_others_behind(case)).collect();
    };
    let because = std::iter::once(kind.clause).chain(player_responsibilities::good_manners(house)).collect();
    let breach = case.rule(Question::Breach, Verdict::Breach(case.by(), TABLE.rule), because);
    let penalty = || {
        let repeated = house.clause(clause::REPEATED)?;
        let (steps, counts) = (house.get::<EtiquetteTariff>()?, house.get::<EtiquetteRepeats>()?);
        let step = step_after(earlier(case, kind, counts, house), &steps)?;
        Some(case.rule(Question::Penalty, penalty_of(step, case.by()), vec![repeated, kind.clause]))
    };
    std::iter::once(breach).chain(penalty()).collect()
}

/// A breach of etiquette that has its own tariff, and of no rule beside: the club's ladder does not speak of it.
pub(crate) fn stands_alone(breach: &Ruling, all: &[Ruling]) -> bool {
    let of_the_same = |r: &&Ruling| r.line == breach.line && r.about == breach.about;
    let has_tariff = all.iter().filter(of_the_same).any(|r| is_no_penalty(&r.verdict));
    let broken = all.iter().filter(of_the_same).filter(|r| is_breach(&r.verdict)).count();
    matches!(breach.verdict, Verdict::Breach(_, rule) if rule == TABLE.rule) && has_tariff && broken == 1
}

/// In a hand of several he talks about another's cards: it is not forbidden, and better left.
fn talks_with_others_behind(case: &PlayersCase) -> Option<Ruling> {
    let talks = case.did_to(&[Toward::GuessesHandOf]).is_some() && case.then().in_hand;
    let advice = if case.then().live > 2 { case.advised_against(&[clause::TWO_LEFT]) } else { None };
    advice.filter(|_| talks)
}

/// What would have to be found of it before it is a breach, or costs anything.
pub(crate) fn hangs_on(case: &Case) -> Option<Judgement> {
    let touches = case.did_to(&[Toward::TouchesChipsOf, Toward::TouchesCardsOf]).map(|_| ConductFinding::Uncalled);
    let celebrates = case.did(&[Deed::Celebrates]).then_some(ConductFinding::Excessive);
    let gestures = case.did(&[Deed::Gestures]).then_some(ConductFinding::Improper);
    touches.or(celebrates).or(gestures).map(Judgement::Conduct)
}

/// The same once more, and of it or of an earlier time nobody has found yet what it hangs on.
pub(crate) fn unfinished(case: &Case) -> Option<Judgement> {
    let judgement = hangs_on(case)?;
    let open = case.found(judgement).is_none() || not_found_before(case, judgement).next().is_some();
    open.then_some(judgement)
}

/// The lines of what he did before that hangs on the same, and of which nobody has found it.
fn not_found_before<'c>(case: &Case<'c, '_>, judgement: Judgement) -> impl Iterator<Item = usize> {
    let by = case.by();
    let same = move |other: &Case| other.by() == by && hangs_on(other) == Some(judgement) && other.found(judgement).is_none();
    case.before().filter(same).map(|other| other.incident.line)
}

/// The lines at which it is supposed of somebody who has done so again and again, and what has been found of the last time.
pub(crate) fn supposed_of(case: &Case, judgement: Judgement) -> Option<(Vec<usize>, Option<bool>)> {
    (hangs_on(case) == Some(judgement)).then(|| (not_found_before(case, judgement).collect(), case.found(judgement)))
}

/// The kind of breach that it was, of those that the house names.
fn kind(case: &Case, house: &Policy) -> Option<&'static BreachKind> {
    KINDS.iter().find(|kind| (kind.committed)(case) && house.clause(kind.clause).is_some())
}

fn earlier(case: &PlayersCase, kind: &BreachKind, counts: EtiquetteRepeats, house: &Policy) -> i64 {
    let counts_too = |other: &BreachKind| counts == EtiquetteRepeats::AnyBreach || other.record == kind.record;
    let mut records: Vec<Offence> = Vec::new();
    for other in KINDS.iter().filter(|other| counts_too(other)) {
        if let Some(record) = other.record
            && !records.contains(&record)
        {
            records.push(record);
        }
    }
    let recorded: i64 = records.iter().map(|offence| case.h.state.room.record(case.by(), *offence)).sum();
    let mine = case.before().filter(|other| other.by() == Some(case.by()));
    let here = mine.filter(|other| self::kind(other, house).is_some_and(counts_too)).count();
    recorded + here as i64
}
