//! Penalties: what single offences cost, which penalties there are, and how they are served, `rules/conduct/penalties.yaml`.

use crate::engine::options::{choice, figure, tariff};

tariff! {
    /// What does it cost to throw a card off the table?
    "conduct.card_off_table" CardOffTable
}

tariff! {
    /// What does it cost to let somebody else take part in playing one's hand?
    "conduct.one_player" OnePlayer
}

tariff! {
    /// What does it cost to throw one's cards in so hard that one of them turns up?
    "conduct.forceful_fold" ForcefulFold
}

tariff! {
    /// What does it cost to be slow all the time?
    "conduct.slow_play" SlowPlay
}

tariff! {
    /// What does violence cost?
    "conduct.violence" Violence
}

tariff! {
    /// What does it cost to abuse somebody?
    "conduct.abuse" Abuse
}

tariff! {
    /// What does it cost to disrupt the game?
    "conduct.disruption" Disruption
}

tariff! {
    /// What does cheating cost?
    "conduct.cheating" Cheating
}

tariff! {
    /// What does an act that the floor finds similar to those cost?
    "conduct.similar_incident" SimilarIncident
}

tariff! {
    /// What does it cost to keep one's cards after a fold?
    "conduct.kept_cards" KeptCards
}

tariff! {
    /// What does it cost to touch the muck, burn cards or another's cards?
    "conduct.touched_cards" TouchedCards
}

tariff! {
    /// What does it cost to throw one's cards into another player's?
    "conduct.cards_into_cards" CardsIntoCards
}

tariff! {
    /// What does any act out of turn cost?
    "conduct.early_act" EarlyAct
}

tariff! {
    /// What does it cost to forget a blind or the ante?
    "conduct.late_post" LatePost
}

tariff! {
    /// What does it cost to show cards by accident during a hand?
    "conduct.shown_by_accident" ShownByAccident
}

tariff! {
    /// What does it cost to muck where one has to show first?
    "conduct.first_to_show_mucks" FirstToShowMucks
}

tariff! {
    /// What does it cost to refuse to show at showdown, or to throw the cards away?
    "conduct.refused_to_show" RefusedToShow
}

figure! {
    /// How many rounds may a penalty be at most?
    "conduct.longest_penalty" LongestPenalty in "rounds" up to 100
}

choice! {
    /// Where must a player stay while serving a penalty?
    "conduct.penalty_place" PenaltyPlace {
        /// Away from the table.
        AwayFromTable = "away-from-table",
        /// Outside the tournament area.
        OutsideTournamentArea = "outside-tournament-area",
    }
}

use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::penalties as clause;
use crate::engine::event::{
    CardEvent, ConductEvent, ConductFinding, Deed, Judgement, Offence, PairFinding, Release, Seat, Show, State, Step, Street,
    Toward,
};
use crate::engine::hearing::Hearing;
use crate::engine::options::Sanction;
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::conduct::{abusive_language, collusion, disqualification, etiquette, no_disclosure};
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::rules::decisions::{Leave, allows, refuses};
use crate::engine::rules::general::floor_decisions;
use crate::engine::rules::offences::{
    Case, Charge, PlayersCase, Table, cases, is_breach, is_no_penalty, is_penalty, of, outgrows_a_warning, plainly, tariff,
};
use crate::engine::rules::procedure::dead_hand;
use crate::engine::rules::showdown::showdown_order;
use crate::engine::ruling::{ConductVerdict, DealVerdict, Measure, Notice, Order, Question, Ruling, Strength, Verdict};
use crate::engine::table::incidents::{Decided, Decider, Happening, Missed, ToMiss};
use crate::engine::table::rotation::Rotation;

pub const TABLE: Table = Table {
    rule: RuleId::PENALTIES,
    duties: &[],
    charges: &[
        Charge {
            clause: clause::CARD_OFF_TABLE,
            committed: |case, _| plainly(case.did(&[Deed::CardOffTable])),
            tariff: tariff::<CardOffTable>,
            record: Some(Offence::CardOffTable),
        },
        Charge {
            clause: clause::ONE_PLAYER,
            committed: |case, house| {
                plainly(no_disclosure::is_helped(case)).or_else(|| no_disclosure::shares_his_hand(case, house))
            },
            tariff: tariff::<OnePlayer>,
            record: None,
        },
        Charge {
            clause: clause::FORCEFUL_FOLD,
            committed: |case, _| plainly(case.then().folded && matches!(case.event(), Some(ConductEvent::TurnsUp(_)))),
            tariff: tariff::<ForcefulFold>,
            record: None,
        },
        Charge {
            clause: clause::SLOW_PLAY,
            committed: |case, _| plainly(case.did(&[Deed::Stalls]) && case.is(ConductFinding::Habitual)),
            tariff: tariff::<SlowPlay>,
            record: None,
        },
        Charge {
            clause: clause::VIOLENCE,
            committed: |case, _| plainly(case.did(&[Deed::IsViolent])),
            tariff: tariff::<Violence>,
            record: None,
        },
        Charge {
            clause: clause::ABUSE,
            committed: |case, _| {
                let swears_at = case.did_to(&[Toward::SwearsAt]).is_some();
                plainly(swears_at || abusive_language::insults(case) || abusive_language::belittles(case))
            },
            tariff: tariff::<Abuse>,
            record: None,
        },
        Charge {
            clause: clause::DISRUPTION,
            committed: |case, _| plainly(case.did(&[Deed::Disrupts]) || case.is(ConductFinding::Disruptive)),
            tariff: tariff::<Disruption>,
            record: None,
        },
        Charge {
            clause: clause::CHEATING,
            committed: |case, _| plainly(case.is(ConductFinding::Cheating)),
            tariff: tariff::<Cheating>,
            record: None,
        },
        Charge {
            clause: clause::SIMILAR,
            committed: |case, _| plainly(case.is(ConductFinding::Similar)),
            tariff: tariff::<SimilarIncident>,
            record: None,
        },
        Charge {
            clause: clause::KEPT_CARDS,
            committed: |case, _| plainly(case.then().folded && case.did(&[Deed::KeepsCards])),
            tariff: tariff::<KeptCards>,
            record: Some(Offence::KeptCards),
        },
        Charge {
            clause: clause::TOUCHED_CARDS,
            committed: |case, _| plainly(touches_cards(case)),
            tariff: tariff::<TouchedCards>,
            record: Some(Offence::TouchedCards),
        },
        Charge {
            clause: clause::CARDS_INTO_CARDS,
            committed: |case, _| plainly(matches!(case.step(), Some(Step::Release(Release::To(_))))),
            tariff: tariff::<CardsIntoCards>,
            record: Some(Offence::CardsIntoCards),
        },
        Charge {
            clause: clause::EARLY_ACT,
            committed: |case, _| plainly(case.incident.what == Happening::ActedEarly),
            tariff: tariff::<EarlyAct>,
            record: Some(Offence::OutOfTurn),
        },
        Charge {
            clause: clause::LATE_POST,
            committed: |case, _| plainly(matches!(case.step(), Some(Step::PostsLate))),
            tariff: tariff::<LatePost>,
            record: Some(Offence::LatePost),
        },
        Charge {
            clause: clause::SHOWN_BY_ACCIDENT,
            committed: |case, _| plainly(shows_by_accident(case)),
            tariff: tariff::<ShownByAccident>,
            record: Some(Offence::ShownByAccident),
        },
        Charge {
            clause: clause::FIRST_TO_SHOW_MUCKS,
            committed: |case, _| plainly(case.incident.what == Happening::MuckedFirst),
            tariff: tariff::<FirstToShowMucks>,
            record: Some(Offence::MuckedFirst),
        },
        Charge {
            clause: clause::REFUSES_AT_SHOWDOWN,
            committed: |case, _| plainly(refuses_to_show(case)),
            tariff: tariff::<RefusedToShow>,
            record: None,
        },
    ],
};

/// Last to act on the river he checks a hand that no other cards could equal: that alone is no soft play. The floor judges it.
pub(crate) fn checks_the_sole_nuts(h: &mut Hearing, seat: Seat) {
    let Some(because) = h.books.carried(&[clause::SOLE_NUTS]) else { return };
    let found = soft_play_with_each(h, seat).any(|judgement| h.found(judgement) == Some(true));
    if !found {
        h.rule(Question::Breach, of(Measure::NoBreach, seat), because, false);
    }
}

/// What the floor may still find of somebody who has checked the sole nuts.
pub(crate) fn sole_nuts_hang_on(h: &Hearing) -> Vec<Judgement> {
    let checked = |r: &Ruling| if let Some((Measure::NoBreach, seat)) = r.verdict.measure() { Some(seat) } else { None };
    h.state.rulings.iter().filter_map(checked).flat_map(|seat| soft_play_with_each(h, seat)).collect()
}

/// That he goes easy on one of those who are still in the hand.
fn soft_play_with_each(h: &Hearing, seat: Seat) -> impl Iterator<Item = Judgement> {
    let others = h.room().hand().live().map(|player| player.seat).filter(move |other| *other != seat);
    others.map(move |other| Judgement::OfTwo(PairFinding::SoftPlaying, seat, other))
}

fn touches_cards(case: &Case) -> bool {
    let anothers = case.did_to(&[Toward::TouchesCardsOf]).is_some_and(|of| Some(of) != case.by());
    anothers || matches!(case.event(), Some(ConductEvent::TouchesMuck | ConductEvent::TouchesBurns))
}

fn shows_by_accident(case: &Case) -> bool {
    let shows = matches!(case.step(), Some(Step::Cards(CardEvent::Show(Show { .. }))));
    let slips = matches!(case.event(), Some(ConductEvent::TurnsUp(_)));
    let by_accident = slips || shows && case.found(Judgement::Deliberate) == Some(false);
    by_accident && case.then().in_hand && case.then().betting
}

fn refuses_to_show(case: &Case) -> bool {
    case.incident.what == Happening::Mucked(false) || matches!(case.step(), Some(Step::Cards(CardEvent::Refuse)))
}

/// What staff may always penalise, what a penalty is to be served like, and who accepts none.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let Some(case) = &case.of_player() else { return Vec::new() };
    let may = Verdict::Penalty(case.by(), Strength::May, None);
    let mut rulings = Vec::new();
    if case.is(ConductFinding::AgainstEvent) {
        rulings.extend(case.by_clauses(may.clone(), &[clause::ANY_ACT]));
    }
    if case.is(ConductFinding::Unsporting) {
        rulings.extend(case.by_clauses(may, &[clause::UNSPORTING]));
    }
    if case.incident.what == Happening::Mucked(true)
        && let Some(because) = showdown_order::mucks_freely(case.h)
    {
        rulings.push(case.ruled(of(Measure::NoPenalty, case.by()), because));
    }
    if case.did(&[Deed::RefusesPenalty])
        && let Some(given) = case.h.incidents.decisions.iter().rev().find(|d| d.stands && d.verdict.about() == Some(case.by()))
        && let Some(because) = case.h.books.carried(&[clause::ACCEPT])
    {
        rulings.push(case.rule(Question::Breach, Verdict::Breach(case.by(), TABLE.rule), because.clone()));
        rulings.push(case.ruled(given.verdict.clone(), because));
    }
    rulings.extend(while_served(case));
    rulings
}

/// What would have to be found of a breach for which nothing is due by itself before it could be penalised.
pub(crate) fn breach_hangs_on(h: &Hearing) -> Option<Judgement> {
    let house = h.books.house;
    let similar = house.clause(clause::SIMILAR).filter(|_| house.get::<SimilarIncident>().is_some());
    let any_act = house.clause(clause::ANY_ACT).map(|_| ConductFinding::AgainstEvent);
    let unsporting = || house.clause(clause::UNSPORTING).map(|_| ConductFinding::Unsporting);
    let found = any_act.or_else(|| similar.map(|_| ConductFinding::Similar)).or_else(unsporting);
    found.filter(|_| !has_ladder(h)).map(Judgement::Conduct)
}

/// For what was done there, the rule of play that was broken by it has a penalty already.
pub(crate) fn costs_in_play(case: &Case) -> bool {
    let same = |r: &&Ruling| r.line == case.incident.line && r.about == case.by() && !r.is_silent();
    case.h.state.rulings.iter().filter(same).any(|r| is_penalty(&r.verdict))
}

/// The club's ladder has something for every breach.
fn has_ladder(h: &Hearing) -> bool {
    h.books.house.clause(clause::FIRST_WARNING).is_some()
}

/// A penalty for a late blind begins at once, if it is more than a warning.
pub(crate) fn at_once(case: &Case, due: &[Ruling]) -> Option<Ruling> {
    let late = matches!(case.step(), Some(Step::PostsLate));
    let more = |r: &&Ruling| matches!(r.verdict, Verdict::Penalty(_, _, Some(sanction)) if sanction != Sanction::Warning);
    due.iter().find(more).filter(|_| late)?;
    case.by_clauses(of(Measure::BeginsAtOnce, case.by()?), &[clause::LATE_POST_AT_ONCE])
}

/// Where he may be while he serves a penalty, and what is done when he comes back.
fn while_served(case: &PlayersCase) -> Option<Ruling> {
    if !case.h.incidents.serves(case.by()) {
        return None;
    }
    if case.did(&[Deed::IsBack]) {
        return case.by_clauses(Verdict::Conduct(ConductVerdict::Notice(Notice::DealerTellsStaff)), &[clause::RETURN]);
    }
    let near = case.did(&[Deed::StandsByChair]);
    if !near && !case.did(&[Deed::WaitsInArea]) {
        return None;
    }
    let measure = match case.h.books.house.get::<PenaltyPlace>()? {
        PenaltyPlace::AwayFromTable if near => Measure::LeavesTable,
        PenaltyPlace::AwayFromTable => Measure::MayStay,
        PenaltyPlace::OutsideTournamentArea => Measure::LeavesArea,
    };
    case.by_clauses(of(measure, case.by()), &[clause::AWAY])
}

/// Where the club has a ladder for whatever rule is broken: what it has for every breach, whichever rule has found it.
pub(crate) fn climb_the_ladder(h: &Hearing, rulings: &[Ruling], conduct: &mut Vec<Ruling>) {
    let broken = broken_in_play(h, rulings);
    if !broken.iter().chain(conduct.iter()).any(is_firm_breach) || !has_ladder(h) {
        return;
    }
    let steps = steps(h, &broken, rulings, conduct);
    let warned = |r: &Ruling| steps.iter().any(|step| step.line == r.line && step.about.is_none_or(|seat| r.about == Some(seat)));
    conduct.retain(|r| !(is_no_penalty(&r.verdict) && warned(r)));
    conduct.extend(steps);
}

fn is_firm_breach(ruling: &Ruling) -> bool {
    is_breach(&ruling.verdict) && !ruling.is_silent()
}

/// The rules that were broken by how somebody played, in hands gone by as well. Who breaks one again has broken it twice, though
/// only the last time is told.
fn broken_in_play(h: &Hearing, rulings: &[Ruling]) -> Vec<Ruling> {
    let mut broken: Vec<Ruling> = Vec::new();
    for ruling in h.state.broken_before.iter().chain(&h.state.rulings).chain(rulings).filter(|r| is_firm_breach(r)) {
        let same = |r: &Ruling| (&r.verdict, r.line, r.moment) == (&ruling.verdict, ruling.line, ruling.moment);
        if !broken.iter().any(same) {
            broken.push(ruling.clone());
        }
    }
    broken
}

/// The hand is over: what was broken in it still counts.
pub(crate) fn hand_is_over(h: &mut Hearing) {
    let broken: Vec<Ruling> = h.state.rulings.iter().filter(|r| is_firm_breach(r)).cloned().collect();
    h.state.broken_before.extend(broken);
}

/// The steps of the ladder for all breaches, in the order in which they were committed.
fn steps(h: &Hearing, broken: &[Ruling], rulings: &[Ruling], conduct: &[Ruling]) -> Vec<Ruling> {
    let known: Vec<Ruling> = rulings.iter().chain(conduct).cloned().collect();
    let of_line: Vec<Ruling> = broken.iter().chain(conduct).cloned().collect();
    // Each act beside the game is a breach of its own; what the play of a line breaks with one of them is the same breach.
    let mut breaches: Vec<&Ruling> = conduct.iter().filter(|r| is_firm_breach(r)).collect();
    let beside_the_game: Vec<(usize, Option<Seat>)> = breaches.iter().map(|r| (r.line, r.about)).collect();
    breaches.extend(broken.iter().filter(|r| !beside_the_game.contains(&(r.line, r.about))));
    breaches.sort_by_key(|r| (r.line, r.moment));
    let mut seen: Vec<(Option<Seat>, usize, usize)> = Vec::new();
    let mut steps = Vec::new();
    for breach in breaches {
        let act = (breach.about, breach.line, breach.moment);
        if seen.contains(&act) {
            continue;
        }
        let before = seen.iter().filter(|(about, ..)| *about == breach.about).count();
        seen.push(act);
        if !etiquette::stands_alone(breach, &of_line) {
            steps.extend(steps_for(h, breach, before, &known));
        }
    }
    steps
}

/// Something was given for it: what else it may cost is settled.
pub(crate) fn settled_by_decisions(h: &Hearing, conduct: &mut Vec<Ruling>) {
    let costs = |r: &Ruling| {
        let reach = matches!(r.verdict.measure(), Some((Measure::MayLoseChipsOrPlace, _)));
        r.question == Question::Penalty && (is_penalty(&r.verdict) || is_no_penalty(&r.verdict) || is_step(&r.verdict) || reach)
    };
    let given = |r: &Ruling| {
        // What is ruled as of a line knows of no decision that came later, though it is gone through again.
        let decided = h.incidents.decisions.iter().filter(|d| d.stands && d.line >= r.line && d.line < h.line);
        decided.filter(|d| is_penal(&d.verdict)).any(|d| d.verdict.about() == r.about)
    };
    conduct.retain(|r| !(costs(r) && given(r)));
}

/// It is something that somebody is made to suffer.
fn is_penal(verdict: &Verdict) -> bool {
    let suffers = matches!(verdict.measure(), Some((Measure::PutOut | Measure::Expelled | Measure::Barred, _)));
    suffers || matches!(verdict, Verdict::Conduct(ConductVerdict::SitsOut(..))) || is_penalty(verdict)
}

/// The same, or a hand is declared dead, or chips are taken, for what was done and not for how it was played.
pub(crate) fn is_penal_here(h: &Hearing, verdict: &Verdict, ruled: &[Ruling]) -> bool {
    if is_penal(verdict) {
        return true;
    }
    if let Verdict::Hand(seat, false) = verdict {
        let of_hand = |r: &Ruling| r.question == Question::Hand && r.about == Some(*seat);
        return ruled.iter().any(|r| r.about == Some(*seat) && is_penalty(&r.verdict)) && !ruled.iter().any(of_hand);
    }
    matches!(verdict, Verdict::OutOfPlay(_, seat) if collusion::plays_softly(h, *seat))
}

/// He is given it, and it begins.
pub(crate) fn given(h: &mut Hearing, verdict: &Verdict, leave: Option<Leave>) {
    let because = leave.map_or_else(Vec::new, |leave| leave.because);
    let silent = because.is_empty();
    h.no_longer_left_open(verdict);
    h.rule(verdict.question(), verdict.clone(), because, silent);
    begins(h, verdict);
}

/// The club's ladder: it speaks of every breach, unless the book says itself how much that costs. `before` is how many breaches
/// of his have been told before it.
fn steps_for(h: &Hearing, breach: &Ruling, before: usize, rulings: &[Ruling]) -> Vec<Ruling> {
    let Some(seat) = breach.about else { return Vec::new() };
    let costs = |r: &Ruling| matches!(r.verdict, Verdict::Penalty(_, Strength::Must, Some(_)));
    if rulings.iter().any(|r| r.line == breach.line && r.about == Some(seat) && costs(r)) {
        return Vec::new();
    }
    let step = |clause: ClauseId, verdict: Verdict| {
        let because = h.books.carried(&[clause])?;
        let question = if matches!(verdict, Verdict::Order(_)) { Question::Order } else { Question::Penalty };
        Some(Ruling { line: breach.line, moment: breach.moment, ..h.follows(question, verdict, because, false) })
    };
    let due = match recorded(h, seat) + before as i64 {
        0 => vec![step(clause::FIRST_WARNING, of(Measure::WarnedByDealer, seat))],
        1 => vec![
            step(clause::SECOND_WARNING, Verdict::Order(Order::CallFloor)),
            step(clause::SECOND_WARNING, of(Measure::WarnedByFloor, seat)),
        ],
        // As a rule, and so not always.
        _ => {
            let usual = [Measure::SitsOutMinutes, Measure::SitsOutRounds, Measure::AnotherByException];
            vec![step(clause::SIT_OUT, Verdict::Floor(usual.into_iter().map(|measure| of(measure, seat)).collect()))]
        }
    };
    due.into_iter().flatten().collect()
}

/// A step of the ladder.
fn is_step(verdict: &Verdict) -> bool {
    if let Verdict::Floor(of) = verdict {
        return of.iter().any(is_step);
    }
    let steps = [
        Measure::WarnedByDealer,
        Measure::WarnedByFloor,
        Measure::SitsOutMinutes,
        Measure::SitsOutRounds,
        Measure::AnotherByException,
    ];
    verdict.measure().is_some_and(|(measure, _)| steps.contains(&measure))
}

/// The breaches that stand in his record, whatever they were.
fn recorded(h: &Hearing, seat: Seat) -> i64 {
    h.state.room.records.iter().filter(|(of, ..)| *of == seat).map(|(_, _, n)| n).sum()
}

/// Whether the penalty is one that may be given here, by him, for what has been ruled so far.
pub(crate) fn may_decide(h: &Hearing, by: Decider, verdict: &Verdict, ruled: &[Ruling]) -> Option<Leave> {
    let seat = verdict.about()?;
    if by == Decider::Dealer {
        return by_dealer(h, seat, verdict, ruled);
    }
    let due = tariffs(h, seat, verdict, ruled);
    let named: Vec<&Ruling> = due.iter().copied().filter(|r| names(&r.verdict, verdict)).collect();
    if named.is_empty() && !due.is_empty() && due.iter().all(|r| is_sized(&r.verdict)) {
        return against_the_tariff(h, by, &due);
    }
    if let Some(because) = asks_for_more_than_a_warning(h, seat, verdict) {
        return Some(Leave { may: false, because });
    }
    if is_lighter(h, seat, verdict)
        && let Some(leave) = allows(h, &[clause::NO_ORDER]).or_else(|| refuses(h, &[clause::ESCALATING]))
    {
        return Some(leave);
    }
    let as_named = named.iter().flat_map(|r| r.because.clone()).collect();
    let because = [h.books.cites(&by_kind(h, verdict)?), as_a_judge(h, by, verdict), as_named].concat();
    let by_collusion = collusion::lets_take_chips(h, seat).filter(|_| matches!(verdict, Verdict::OutOfPlay(..)));
    let because = by_collusion.unwrap_or(because);
    if because.is_empty() { refuses(h, &[clause::SCALE]) } else { Some(Leave { may: true, because }) }
}

/// What a judge may give the chief judge may.
fn as_a_judge(h: &Hearing, by: Decider, verdict: &Verdict) -> Vec<ClauseId> {
    if by == Decider::Floor { Vec::from_iter(disqualification::a_judge_gives(verdict, h.books.house)) } else { Vec::new() }
}

/// The clauses that know a penalty of this kind and size; nothing where it is not for them to say.
fn by_kind(h: &Hearing, verdict: &Verdict) -> Option<Vec<ClauseId>> {
    let longest = || h.books.house.get::<LongestPenalty>();
    let sanction = verdict.penalty().and_then(|(_, _, sanction)| sanction);
    let clauses: &[ClauseId] = match sanction {
        Some(Sanction::Warning) => &[clause::KINDS, clause::WIDE_RANGE],
        Some(Sanction::Hands(1)) => &[clause::KINDS, clause::WIDE_RANGE, clause::SCALE],
        Some(Sanction::Rounds(n)) if longest().is_none_or(|most| n <= most) => &[clause::KINDS, clause::WIDE_RANGE, clause::SCALE],
        Some(Sanction::Disqualification) => &[clause::KINDS, clause::WIDE_RANGE, clause::SCALE, clause::NO_ORDER],
        Some(Sanction::Hands(_) | Sanction::Rounds(_)) => &[clause::WIDE_RANGE],
        Some(Sanction::SeasonBan) => return None,
        None if matches!(verdict, Verdict::Penalty(..)) => return None,
        None if matches!(verdict, Verdict::Conduct(ConductVerdict::SitsOut(..))) => &[clause::SIT_OUT],
        None if matches!(verdict, Verdict::OutOfPlay(..)) => &[],
        Some(
            Sanction::HandsOrMore(_)
            | Sanction::HandsUpTo(_)
            | Sanction::RoundsUpTo(_)
            | Sanction::UpToDisqualification
            | Sanction::UpToBan,
        )
        | None => &[clause::WIDE_RANGE],
    };
    Some(clauses.to_vec())
}

/// The dealer gives no penalties, but for the first warning where the club leaves that to him.
fn by_dealer(h: &Hearing, seat: Seat, verdict: &Verdict, ruled: &[Ruling]) -> Option<Leave> {
    let step = |r: &&Ruling| r.about == Some(seat) && is_step(&r.verdict);
    let first = match ruled.iter().rfind(step) {
        Some(step) => step.verdict == of(Measure::WarnedByDealer, seat),
        None => recorded(h, seat) == 0,
    };
    let warns = matches!(verdict.penalty(), Some((_, _, Some(Sanction::Warning))));
    let may = if warns && first { allows(h, &[clause::FIRST_WARNING]) } else { None };
    may.or_else(|| refuses(h, &[clause::SECOND_WARNING, clause::KINDS, clause::WIDE_RANGE]))
}

/// What the book has for what the player did, and nobody has given yet.
fn tariffs<'r>(h: &Hearing, seat: Seat, verdict: &Verdict, ruled: &'r [Ruling]) -> Vec<&'r Ruling> {
    let given = |r: &Ruling| h.incidents.decisions.iter().any(|d| d.stands && d.line < h.line && d.verdict == r.verdict);
    let due = |r: &&Ruling| r.question == Question::Penalty && r.about == Some(seat) && !r.is_silent() && !given(r);
    let penalties = ruled.iter().filter(due).filter(|r| is_penalty(&r.verdict));
    if verdict.penalty().is_some() { penalties.collect() } else { Vec::new() }
}

/// The book says how much it costs.
fn is_sized(due: &Verdict) -> bool {
    if let Verdict::Floor(of) = due { of.iter().all(is_sized) } else { !matches!(due, Verdict::Penalty(_, _, None)) }
}

/// What was decided is what the book has for it, or one of the things between which it leaves the choice.
fn names(due: &Verdict, decided: &Verdict) -> bool {
    if let Verdict::Floor(of) = due {
        return of.iter().any(|one| names(one, decided));
    }
    let (Some((_, strength, Some(due))), Some((_, _, Some(given)))) = (due.penalty(), decided.penalty()) else { return false };
    let lighter = strength == Strength::May && given == Sanction::Warning;
    lighter
        || match due {
            Sanction::HandsOrMore(n) => match given {
                Sanction::Hands(hands) => hands >= n,
                Sanction::Rounds(_) | Sanction::Disqualification => true,
                Sanction::Warning
                | Sanction::HandsOrMore(_)
                | Sanction::HandsUpTo(_)
                | Sanction::RoundsUpTo(_)
                | Sanction::UpToDisqualification
                | Sanction::UpToBan
                | Sanction::SeasonBan => false,
            },
            Sanction::HandsUpTo(most) => matches!(given, Sanction::Hands(hands) if hands <= most),
            Sanction::RoundsUpTo(most) => {
                matches!(given, Sanction::Rounds(rounds) if rounds <= most) || matches!(given, Sanction::Hands(_))
            }
            Sanction::UpToDisqualification => given != Sanction::SeasonBan,
            Sanction::UpToBan => true,
            Sanction::Warning | Sanction::Hands(_) | Sanction::Rounds(_) | Sanction::Disqualification | Sanction::SeasonBan => {
                given == due
            }
        }
}

/// The book has something else for it: only the floor may go beyond, where fairness lets it. Whoever decides it, it is the tariff
/// that is in the way.
fn against_the_tariff(h: &Hearing, by: Decider, due: &[&Ruling]) -> Option<Leave> {
    let fairness = floor_decisions::against_the_rules(h).filter(|_| by == Decider::Floor);
    if let Some(leave) = fairness.as_ref().filter(|leave| leave.may) {
        return Some(leave.clone());
    }
    let tariff = due.iter().flat_map(|r| r.because.clone());
    Some(Leave { may: false, because: tariff.chain(fairness.into_iter().flat_map(|leave| leave.because)).collect() })
}

/// A warning where the book has warned him before, and has a penalty follow now.
fn asks_for_more_than_a_warning(h: &Hearing, seat: Seat, verdict: &Verdict) -> Option<Vec<ClauseId>> {
    let warns = matches!(verdict.penalty(), Some((_, _, Some(Sanction::Warning))));
    let last = cases(h).filter(|case| case.by() == Some(seat) && offence_at(case).is_some()).last().filter(|_| warns)?;
    let committed = |charge: &&Charge| (charge.committed)(&last, h.books.house).is_some();
    TABLE.charges.iter().filter(committed).find_map(|charge| outgrows_a_warning(&last, charge, seat)).map(|clause| vec![clause])
}

/// It is lighter than the penalty that was given here for the same offence, or no heavier than the one in his record.
fn is_lighter(h: &Hearing, seat: Seat, verdict: &Verdict) -> bool {
    let his: Vec<(usize, usize)> = cases(h).filter(|case| case.by() == Some(seat)).filter_map(|case| offence_at(&case)).collect();
    let Some((now, offence)) = his.last() else { return false };
    let before = his.iter().rev().find(|(line, other)| line < now && other == offence).map(|(line, _)| *line);
    let of_it = |decided: &&Decided| {
        let since = before.is_some_and(|before| decided.line >= before && decided.line < *now);
        decided.stands && since && decided.verdict.penalty().is_some_and(|(of, ..)| of == seat)
    };
    let given = h.incidents.decisions.iter().rfind(of_it);
    let record = || {
        let offence = cases(h).filter(|case| case.by() == Some(seat)).filter_map(|case| offence_of(&case)).last();
        offence.and_then(|offence| h.incidents.missed_rounds(seat, offence)).map(|last| (2, last))
    };
    match given {
        Some(given) => weight(verdict) < weight(&given.verdict),
        None => record().is_some_and(|last| weight(verdict) <= last),
    }
}

/// The line of an offence that he committed there, and which of the charges it comes under.
fn offence_at(case: &Case) -> Option<(usize, usize)> {
    let house = case.h.books.house;
    let committed = |charge: &&Charge| (charge.committed)(case, house).is_some() && house.clause(charge.clause).is_some();
    TABLE.charges.iter().position(|charge| committed(&charge)).map(|charge| (case.incident.line, charge))
}

/// For what record it counts.
fn offence_of(case: &Case) -> Option<Offence> {
    let committed = |charge: &&Charge| (charge.committed)(case, case.h.books.house).is_some();
    TABLE.charges.iter().filter(|charge| charge.record.is_some()).find(committed).and_then(|charge| charge.record)
}

/// A warning, hands, rounds, and out.
fn weight(verdict: &Verdict) -> (i64, i64) {
    match verdict.penalty().and_then(|(_, _, sanction)| sanction) {
        Some(Sanction::Warning) => (0, 0),
        Some(Sanction::Hands(n) | Sanction::HandsOrMore(n) | Sanction::HandsUpTo(n)) => (1, n),
        Some(Sanction::Rounds(n) | Sanction::RoundsUpTo(n)) => (2, n),
        Some(Sanction::UpToDisqualification | Sanction::UpToBan | Sanction::Disqualification | Sanction::SeasonBan) | None => {
            (3, 0)
        }
    }
}

/// A penalty that was given is so many hands: a round has as many as there are players now.
fn begins(h: &mut Hearing, verdict: &Verdict) {
    let Some((seat, Strength::Must, Some(sanction))) = verdict.penalty() else { return };
    let (left, clause) = match sanction {
        Sanction::Rounds(n) => (at_the_table(h).map(|players| n.saturating_mul(players)), clause::ROUND),
        Sanction::Hands(n) => (Some(n), clause::ONE_HAND),
        Sanction::Warning
        | Sanction::HandsOrMore(_)
        | Sanction::HandsUpTo(_)
        | Sanction::RoundsUpTo(_)
        | Sanction::UpToDisqualification
        | Sanction::UpToBan
        | Sanction::Disqualification
        | Sanction::SeasonBan => return,
    };
    let left = match still_to_miss(h, seat) {
        Some(before) => left.map(|left| left.saturating_add(before)),
        None => left,
    };
    h.incidents.to_miss.retain(|penalty| penalty.seat != seat);
    h.incidents.to_miss.push(ToMiss { seat, left, now: false, given: true });
    let because = h.books.carried(&[clause]);
    tells_hands_left(h, seat, because);
}

/// The hands that he has still to miss for something else: a penalty that was running when the story began, or one that was given before
/// his last act. What is decided again of the same act takes the place of the first decision.
fn still_to_miss(h: &Hearing, seat: Seat) -> Option<i64> {
    let penalty = h.incidents.to_miss.iter().find(|penalty| penalty.seat == seat)?;
    let penal = |decided: &&Decided| {
        decided.stands && decided.line < h.line && decided.verdict.penalty().is_some_and(|(of, ..)| of == seat)
    };
    let given = h.incidents.decisions.iter().rfind(penal).map(|decided| decided.line);
    let acts_since = |line| h.incidents.all.iter().any(|incident| incident.by == Some(seat) && incident.line > line);
    let is_for_something_else = !penalty.given || given.is_some_and(acts_since);
    penalty.left.filter(|_| is_for_something_else)
}

/// How many sit at the table: known where the story begins with the deal, and nobody had to be thought in.
fn at_the_table(h: &Hearing) -> Option<i64> {
    let thought_in = |state: &State| matches!(state, State::Seats(_) | State::Folded(_));
    if !h.incidents.from_the_deal || h.assumed.iter().any(thought_in) {
        return None;
    }
    let players = h.state.rotation.as_ref().map_or_else(|| h.state.room.hand().players.len(), Rotation::left);
    i64::try_from(players).ok()
}

/// How many hands are left now. What was told of it before is over.
fn tells_hands_left(h: &mut Hearing, seat: Seat, because: Option<Vec<ClauseId>>) {
    let of_his = |r: &Ruling| matches!(r.verdict, Verdict::Conduct(ConductVerdict::HandsLeft(of, _)) if of == seat);
    h.state.rulings.retain(|r| !of_his(r));
    let left = h.incidents.hands_left(seat).filter(|left| *left > 0);
    if let (Some(left), Some(because)) = (left, because) {
        let silent = because.is_empty();
        h.rule(Question::Penalty, Verdict::Conduct(ConductVerdict::HandsLeft(seat, left)), because, silent);
    }
}

/// By what the hands that have passed are taken off: what a round comes to is reckoned by who says so. Else it goes without saying.
fn counted(h: &Hearing, seat: Seat) -> Vec<ClauseId> {
    let given = h.incidents.to_miss.iter().any(|penalty| penalty.seat == seat && penalty.given);
    let reckoned = || h.books.carried(&[clause::ROUND]).filter(|_| given);
    h.books.carried(&[clause::COUNTS]).or_else(reckoned).unwrap_or_default()
}

/// How many hands are left now that some of them have passed.
fn counts_down(h: &mut Hearing, seat: Seat) {
    let because = counted(h, seat);
    // It has been served: nothing is left of it.
    if h.incidents.hands_left(seat) == Some(0) {
        let incidents = &h.incidents;
        let served = |r: &Ruling| incidents.is_given(&r.verdict) && r.verdict.penalty().is_some_and(|(of, ..)| of == seat);
        h.state.rulings.retain(|r| !served(r));
    }
    tells_hands_left(h, seat, Some(because));
}

/// So many hands have been played while penalties were served.
pub(crate) fn hands_pass(h: &mut Hearing, hands: i64) {
    let line = h.line;
    let missed = |penalty: &ToMiss| Some(Missed { seat: penalty.seat, hands: hands.min(penalty.left?), line });
    let missed: Vec<Missed> = h.incidents.to_miss.iter().filter_map(missed).collect();
    h.incidents.missed.extend(missed);
    for penalty in &mut h.incidents.to_miss {
        penalty.left = penalty.left.map(|left| (left - hands).max(0));
    }
    for seat in serving(h) {
        counts_down(h, seat);
    }
}

/// What is left of a penalty goes with the player to another day.
pub(crate) fn next_day(h: &mut Hearing) {
    let Some(because) = h.books.carried(&[clause::MOVES_ALONG]) else { return };
    for seat in serving(h) {
        tells_hands_left(h, seat, Some(because.clone()));
    }
}

/// What is left of a penalty goes with the player to another table, however many sit there.
pub(crate) fn changes_tables(h: &mut Hearing, seat: Seat) {
    if let Some(because) = h.books.carried(&[clause::MOVES_ALONG, clause::ROUND]) {
        tells_hands_left(h, seat, Some(because));
    }
}

fn serving(h: &Hearing) -> Vec<Seat> {
    h.incidents.to_miss.iter().map(|penalty| penalty.seat).collect()
}

/// The next hand: who has hands to miss is away from the table. One that he has missed counts.
pub(crate) fn next_hand(h: &mut Hearing) {
    let missed: Vec<Seat> = h.incidents.to_miss.iter().filter(|penalty| penalty.now).map(|penalty| penalty.seat).collect();
    for penalty in &mut h.incidents.to_miss {
        penalty.left = penalty.left.map(|left| (left - i64::from(penalty.now)).max(0));
        penalty.now = penalty.left != Some(0);
    }
    for seat in missed {
        counts_down(h, seat);
    }
    let missing: Vec<Seat> = h.incidents.to_miss.iter().filter(|penalty| penalty.now).map(|penalty| penalty.seat).collect();
    for seat in missing {
        is_away(h, seat);
    }
}

/// The hand that is being missed is dealt again: with cards that are killed, and as the same one hand of the penalty.
pub(crate) fn redealt(h: &Hearing, because: &[ClauseId]) -> Vec<Ruling> {
    let served = h.incidents.to_miss.iter().filter(|penalty| penalty.now);
    let each = served.flat_map(|penalty| {
        let left = penalty.left.map(|left| Verdict::Conduct(ConductVerdict::HandsLeft(penalty.seat, left)));
        let dealt = Verdict::Deal(DealVerdict::StillDealt(penalty.seat, true));
        [Some(dealt), Some(Verdict::Hand(penalty.seat, false)), left].into_iter().flatten()
    });
    each.map(|verdict| h.follows(verdict.question(), verdict, because.to_vec(), false)).collect()
}

/// Stud: the first cards have been dealt, and whoever has hands to miss does not play his.
pub(crate) fn first_cards_dealt(h: &mut Hearing) {
    if !h.room().hand().game.is_stud() {
        return;
    }
    for penalty in &mut h.incidents.to_miss {
        penalty.now = penalty.left != Some(0);
    }
    let missing: Vec<Seat> = h.incidents.to_miss.iter().filter(|penalty| penalty.now).map(|penalty| penalty.seat).collect();
    for seat in missing {
        misses_stud(h, seat);
    }
}

/// His hand is folded as soon as the first cards are there; the bring-in that his card makes him owe is posted before.
fn misses_stud(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    let plays = hand.find(seat).is_some_and(|player| !player.folded() && !player.cards.is_empty()) && h.state.faces.is_alive(seat);
    if hand.street != Street::Third || !plays {
        return;
    }
    let brings_in = stud_procedure::owes_bring_in(h.room().hand(), seat);
    away_in_hand(h, seat, 0);
    if let Some(because) = h.books.carried(&[clause::BRING_IN]).filter(|_| brings_in) {
        stud_procedure::posts_bring_in(h, seat, because);
    }
}

/// That blinds and antes go out for whoever serves a penalty.
pub(crate) fn posts(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::POSTS)
}

/// That it costs something to throw one's cards into those of another player.
pub(crate) fn forbids_cards_into_cards(policy: &Policy) -> bool {
    policy.clause(clause::CARDS_INTO_CARDS).is_some()
}

/// Cards and blinds go on where the book says so. Nobody plays the hand, and without a word of the book it is dead by custom.
fn is_away(h: &mut Hearing, seat: Seat) {
    let hand = h.state.room.hand();
    if hand.game.is_stud() {
        return misses_stud(h, seat);
    }
    let Some(player) = hand.find(seat).filter(|_| hand.street == Street::Preflop) else { return };
    let owes = player.committed().saturating_add(hand.ante_of(seat));
    away_in_hand(h, seat, owes);
}

/// He is dealt to, owes so much beside what he has still to bring in, and his hand is dead.
fn away_in_hand(h: &mut Hearing, seat: Seat, owes: Amount) {
    if let Some(because) = h.books.carried(&[clause::DEALT_IN]) {
        h.rule(Question::Cards, Verdict::Deal(DealVerdict::StillDealt(seat, true)), because, false);
    }
    let dead = Grounded::carried_by((), posts(h.books.house).into_iter().collect());
    if owes > 0 && !dead.silent {
        h.rule(Question::Chips, Verdict::Owes(seat, owes), dead.because.clone(), false);
    }
    dead_hand::buried(h, seat, &dead);
}
