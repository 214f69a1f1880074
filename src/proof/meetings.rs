//! Provisions of one house that meet: each of them answers a question, and the one that is not followed would answer it otherwise.
//!
//! A clause on which a ruling rests is taken away. Where another clause then answers the same question differently, the two
//! have met. That is a contradiction of the book, unless it is recorded as one, the house stands over its base, or one rule
//! is the stronger by its own account.

use std::collections::BTreeMap;

use super::explore::around;
use super::parallel;
use super::situation::{SituationOutcome, Topic, TriedSituation, plays, rule, told, topic};
use crate::corpus::{Corpus, HouseView, Provision};
use crate::engine::clause::ClauseId;
use crate::engine::deal_verdict::DealVerdict;
use crate::engine::event::{Seat, Step};
use crate::engine::options::Sanction;
use crate::engine::policy::Policy;
use crate::engine::rules::limits::LIMITS;
use crate::engine::rules::readings::READINGS;
use crate::engine::ruling::{Grade, Question, Ruling, Standing, Strength, Verdict};
use crate::scenario::{Plays, custom};

/// Two clauses of a house that rule differently, and the smallest situation found for it.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The clause that is followed, and the one that is not.
    pub clauses: [ClauseId; 2],
    /// What each of them rules.
    pub verdicts: [Vec<Verdict>; 2],
    pub situation: TriedSituation,
}

/// Which clauses of a house meet in the situations of the corpus, and, if `explore`, in those around them.
pub fn meetings(corpus: &Corpus, view: &HouseView, explore: bool) -> Vec<Meeting> {
    let found = parallel(&told(&Plays::of(corpus)), |situation| {
        let (policy, custom) = (view.policy(), custom(corpus));
        let mut all = vec![situation.clone()];
        if explore {
            all.extend(around(situation, &policy, &custom));
        }
        all.retain(|s| plays(view, s));
        all.iter().flat_map(|s| meet(view, s, &policy, &custom)).collect::<Vec<_>>()
    });
    let mut smallest: BTreeMap<[ClauseId; 2], Meeting> = BTreeMap::new();
    for meeting in found.into_iter().flatten() {
        let mut pair = meeting.clauses;
        pair.sort_unstable();
        if smallest.get(&pair).is_none_or(|known| meeting.situation.size() < known.situation.size()) {
            smallest.insert(pair, meeting);
        }
    }
    smallest.into_values().collect()
}

/// The clauses that meet in one situation and of which nobody says how they stand to each other.
fn meet(view: &HouseView, situation: &TriedSituation, policy: &Policy, custom: &Policy) -> Vec<Meeting> {
    policy.forget();
    let Some(with) = rule(situation, policy, custom) else { return Vec::new() };
    let mut rests: Vec<ClauseId> = with.rulings.iter().filter(|r| asked(r)).flat_map(|r| r.because.clone()).collect();
    rests.sort_unstable();
    rests.dedup();
    let mut meetings = Vec::new();
    for clause in rests {
        let Some(without) = rule(situation, &policy.without(clause.as_str()), custom) else { continue };
        for (other, topic) in takes_its_place(view, &with, &without, clause) {
            let verdicts = [&with, &without].map(|outcome| on(outcome, topic).map(|r| r.verdict.clone()).collect::<Vec<_>>());
            let [held, else_held] = &verdicts;
            let is_only_left = |of: &[Verdict], to: &[Verdict]| {
                of.iter().all(|done| decided(situation, done) && to.iter().any(|left| is_left(left, done)))
            };
            // Whether the decision holds or is none that may be taken.
            if is_only_left(held, else_held) || is_only_left(else_held, held) {
                continue;
            }
            meetings.push(Meeting { clauses: [clause, other], verdicts, situation: situation.clone() });
        }
    }
    meetings
}

/// What is open to whom, whose turn it is and how large the pot is follow from other rulings.
fn asked(ruling: &Ruling) -> bool {
    let follows = matches!(ruling.question, Question::Pot | Question::Turn | Question::May);
    !follows && !ruling.routine && ruling.grade != Grade::Silent
}

fn on(outcome: &SituationOutcome, wanted: Topic) -> impl Iterator<Item = &Ruling> {
    outcome.rulings.iter().filter(move |r| asked(r) && topic(r) == wanted)
}

/// The clauses that answer a question otherwise once this one is gone, on which its answer did not rest before; unless it is
/// settled how anything that this answer rests on stands to anything that the other does.
fn takes_its_place(
    view: &HouseView,
    with: &SituationOutcome,
    without: &SituationOutcome,
    clause: ClauseId,
) -> Vec<(ClauseId, Topic)> {
    let mut others = Vec::new();
    // Once a hand is dealt again on account of the clause that is gone, everything else belongs to another hand.
    let redealt = |r: &Ruling| matches!(r.verdict, Verdict::Deal(DealVerdict::Redeal(_)));
    let again = |outcome: &SituationOutcome| outcome.rulings.iter().filter(|r| redealt(r)).map(|r| r.line).min();
    let end = again(without).filter(|_| again(with).is_none()).unwrap_or(usize::MAX);
    for ruling in without.rulings.iter().filter(|r| asked(r) && (r.line < end || redealt(r))) {
        let topic = topic(ruling);
        let rested = on(with, topic).any(|r| r.because.contains(&clause));
        if !rested || on(with, topic).any(|r| is_the_same(&r.verdict, &ruling.verdict)) {
            continue;
        }
        let grounds: Vec<ClauseId> = on(with, topic).flat_map(|r| r.because.clone()).collect();
        let own = grounds.iter().filter(|ground| !ruling.because.contains(ground));
        let news: Vec<ClauseId> = ruling.because.iter().filter(|other| !grounds.contains(other)).copied().collect();
        let settled = own.into_iter().any(|a| news.iter().any(|b| is_settled(view, *a, *b)));
        others.extend(news.first().filter(|_| !settled).map(|other| (*other, topic)));
    }
    others
}

/// The two come to the same: whatever an act is called that somebody may not do.
fn is_the_same(a: &Verdict, b: &Verdict) -> bool {
    let refused = |verdict: &Verdict| if let Verdict::Binding(seat, _, Standing::Refused) = verdict { Some(*seat) } else { None };
    a == b || refused(a).is_some() && refused(a) == refused(b)
}

/// Somebody decides so in the situation itself.
fn decided(situation: &TriedSituation, verdict: &Verdict) -> bool {
    situation.events.iter().flat_map(|event| &event.steps).any(|step| matches!(step, Step::Decide(own) if own == verdict))
}

/// The one leaves it open whether somebody is penalised, and how; by the other it was decided.
fn is_left(left: &Verdict, decided: &Verdict) -> bool {
    let open = |(seat, strength, sanction): (Seat, Strength, Option<Sanction>)| {
        (strength == Strength::May && sanction.is_none()).then_some(seat)
    };
    let given = |(seat, _, sanction): (Seat, Strength, Option<Sanction>)| sanction.is_some().then_some(seat);
    let left = left.penalty().and_then(open);
    left.is_some() && left == decided.penalty().and_then(given)
}

/// The two are of one provision, of a house and its base, recorded, or one is stronger than the other or bounds it by its own
/// account.
fn is_settled(view: &HouseView, clause: ClauseId, other: ClauseId) -> bool {
    let (own, others) = (view.provisions_of(clause.as_str()), view.provisions_of(other.as_str()));
    let pair = |a: &Provision, b: &Provision| a.name() == b.name() || a.house != b.house || is_recorded(view, a, b);
    // What a house takes over is its base's to record.
    let inherited = own.iter().chain(others).all(|provision| provision.house != view.house.id);
    let known = inherited || own.iter().any(|a| others.iter().any(|b| pair(a, b)));
    let stronger =
        |a: ClauseId, b: ClauseId| READINGS.iter().any(|r| r.rule == Some(a.rule()) && r.stronger_than.contains(&b.rule()));
    let bounds = |a: ClauseId, b: ClauseId| LIMITS.iter().copied().flatten().any(|limit| limit.bounds(a, b));
    known || [(clause, other), (other, clause)].into_iter().any(|(a, b)| stronger(a, b) || bounds(a, b))
}

/// A conflict has both of them on its sides.
fn is_recorded(view: &HouseView, a: &Provision, b: &Provision) -> bool {
    let plain = |name: &str| name.split('#').next().unwrap_or(name).to_owned();
    let has = |sides: &[String], provision: &Provision| provision.refs.iter().any(|own| sides.contains(&own.value));
    view.chain().iter().flat_map(|house| &house.conflicts).any(|conflict| {
        let sides: Vec<String> = conflict.sides.iter().map(|side| plain(&side.provision.value)).collect();
        has(&sides, a) && has(&sides, b)
    })
}
