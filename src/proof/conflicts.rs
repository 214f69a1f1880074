//! Recorded contradictions, each with the smallest situation in which it matters.
//!
//! What a side would rule is recorded for one play only. To rule like that side elsewhere, the house is searched for the
//! one or two changes (an option set otherwise, a clause carried or not) that give the recorded outcome; the play is then
//! made smaller as long as both sides still rule as differently.

use super::compare::is_outsized;
use super::edit;
use super::findings::conflict_without_effect;
use super::likely::is_likely;
use super::shrink::{plainer, scales, shrink};
use super::situation::{SituationOutcome, TriedSituation, rule};
use crate::corpus::{Block, Conflict, Corpus, HouseView};
use crate::diagnostic::Finding;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::event::{Push, Seat, Step, Subject};
use crate::engine::hearing::Hearing;
use crate::engine::options::{OptionKind, OptionValue};
use crate::engine::policy::Policy;
use crate::engine::rules;
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{ChipChange, Grade, Question, Verdict};
use crate::scenario::{Play, custom, expectations, ruled};

/// A contradiction and the situation that shows it.
#[derive(Clone, Debug)]
pub struct Contradiction<'c> {
    pub conflict: &'c Conflict,
    /// None where nothing at the table turns on it.
    pub shown: Option<ShownConflict<'c>>,
}

/// What each side rules in a situation.
#[derive(Clone, Debug)]
pub struct ShownConflict<'c> {
    pub situation: TriedSituation,
    /// By the names of the sides, in their order.
    pub outcomes: Vec<(&'c str, Vec<Verdict>)>,
    /// Made smaller by the program; else it is the play as recorded.
    pub shrunk: bool,
}

/// The contradictions of a house itself.
pub fn contradictions<'c>(corpus: &Corpus, view: &HouseView<'c>) -> Vec<Contradiction<'c>> {
    let all: Vec<&'c Conflict> = view.conflicts().iter().collect();
    super::parallel(&all, |conflict| Contradiction { conflict, shown: show(corpus, view, conflict) })
}

/// Conflicts whose sides would all rule the same.
pub fn check(corpus: &Corpus) -> Vec<Finding> {
    let all = corpus.houses.iter().flat_map(|house| &house.conflicts);
    let without_effect = all.filter(|conflict| {
        let outcomes: Vec<Vec<Verdict>> = conflict.outcomes.iter().map(|(_, block)| verdicts(block)).collect();
        outcomes.len() > 1 && outcomes.windows(2).all(|pair| pair[0] == pair[1])
    });
    without_effect.map(conflict_without_effect::finding).collect()
}

fn show<'c>(corpus: &Corpus, view: &HouseView, conflict: &'c Conflict) -> Option<ShownConflict<'c>> {
    let play = Play::read(conflict.table.as_ref(), conflict.play.as_ref()?).ok()?;
    let situation = TriedSituation::from(&play);
    let recorded: Vec<(&'c str, Vec<Verdict>)> =
        conflict.outcomes.iter().map(|(side, block)| (side.value.as_str(), verdicts(block))).collect();
    let (policy, custom) = (view.policy(), custom(corpus));
    let held = conflict.holds.as_ref().map_or("", |held| held.value.as_str());
    let side = |(side, outcome): &(&str, Vec<Verdict>)| {
        let of_house = side_policy(&situation, &policy, &custom, conflict, side, outcome, *side == held);
        of_house.map(|policy| Holds::Policy(Box::new(policy))).or_else(|| Holds::reading(&situation, &policy, &custom, outcome))
    };
    let sides: Option<Vec<Holds>> = recorded.iter().map(side).collect();
    let as_recorded = || lower_stakes(&situation, &recorded, held, &policy, &custom);
    let Some(sides) = sides else { return Some(as_recorded()) };
    let early = rule(&situation, &policy, &custom).is_some_and(|outcome| outcome.out_of_turn);
    let forms: Vec<Vec<Verdict>> =
        recorded.iter().map(|(_, outcome)| outcome.iter().map(|verdict| form(verdict, &situation)).collect()).collect();
    // Where a side is only a reading of the act, the house must rule on the same ground as in the recorded play.
    let read = sides.iter().any(|side| matches!(side, Holds::Reading(..)));
    let ground = if read { ground(&situation, &policy, &custom) } else { None };
    let bands = bands(&situation, &policy, &custom);
    let said = |s: &TriedSituation| -> Option<Vec<Vec<Verdict>>> {
        if read && (self::ground(s, &policy, &custom) != ground || self::bands(s, &policy, &custom) != bands) {
            return None;
        }
        let outcomes: Vec<SituationOutcome> = sides.iter().map(|side| side.outcome(s, &policy, &custom)).collect::<Option<_>>()?;
        if outcomes.iter().any(|outcome| outcome.stumbles(s) || outcome.out_of_turn && !early) {
            return None;
        }
        let of_form = |(outcome, forms): (&SituationOutcome, &Vec<Verdict>)| {
            // Each ruling answers to one of the recorded ones: two who win of the same form are two winners.
            let mut said: Vec<&Verdict> = outcome.rulings.iter().filter(|r| r.grade != Grade::Silent).map(|r| &r.verdict).collect();
            let of = |wanted: &Verdict| {
                let at = said.iter().position(|verdict| form(verdict, s) == *wanted)?;
                Some(said.remove(at).clone())
            };
            forms.iter().map(of).collect::<Option<Vec<Verdict>>>()
        };
        outcomes.iter().zip(&forms).map(of_form).collect()
    };
    // What is as it should be in the recorded play is so in the smaller one.
    let sound = |s: &TriedSituation| is_likely(s) && !is_outsized(s, &policy, &custom);
    let was_sound = sound(&situation);
    // Two sides that part in the recorded play part in the smaller one.
    let apart = |s: &TriedSituation| {
        (!was_sound || sound(s))
            && said(s).is_some_and(|now| {
                let pairs = (0..now.len()).flat_map(|a| (a + 1..now.len()).map(move |b| (a, b)));
                pairs.into_iter().all(|(a, b)| (recorded[a].1 == recorded[b].1) == (now[a] == now[b]))
            })
    };
    if !apart(&situation) {
        return Some(as_recorded());
    }
    let plainer = if read { plainer(&situation).into_iter().find(|s| apart(s)) } else { None };
    let small = plainer.unwrap_or_else(|| shrink(situation.clone(), &mut |s| apart(s)));
    let outcomes = said(&small)?;
    let names = recorded.iter().map(|(side, _)| *side);
    Some(ShownConflict { situation: small, outcomes: names.zip(outcomes).collect(), shrunk: true })
}

/// How a side rules in other plays than the recorded one.
enum Holds {
    /// As the house would, if this side held.
    Policy(Box<Policy>),
    /// By taking what was done last for this, whatever the house says; the surplus stays in.
    Reading(Reading, bool),
}

impl Holds {
    /// The reading of the last act that comes to the recorded outcome.
    fn reading(situation: &TriedSituation, policy: &Policy, custom: &Policy, outcome: &[Verdict]) -> Option<Holds> {
        let [wanted] = outcome else { return None };
        let all = [(Reading::Call, false), (Reading::Call, true), (Reading::Minimum, false)];
        let fits =
            |(reading, stays): &(Reading, bool)| taken_as(situation, policy, custom, reading, *stays).as_ref() == Some(wanted);
        all.into_iter().find(fits).map(|(reading, stays)| Holds::Reading(reading, stays))
    }

    fn outcome(&self, situation: &TriedSituation, house: &Policy, custom: &Policy) -> Option<SituationOutcome> {
        match self {
            Holds::Policy(policy) => rule(situation, policy, custom),
            Holds::Reading(reading, stays) => {
                let verdict = taken_as(situation, house, custom, reading, *stays)?;
                let mut outcome = rule(situation, house, custom)?;
                outcome.rulings.retain(|ruling| ruling.question == Question::Meaning && ruling.verdict.about() == verdict.about());
                outcome.rulings.truncate(1);
                let ruling = outcome.rulings.first_mut()?;
                (ruling.grade, ruling.verdict) = (verdict.grade(), verdict);
                Some(outcome)
            }
        }
    }
}

/// The last act of a situation taken for something.
fn taken_as(situation: &TriedSituation, house: &Policy, custom: &Policy, reading: &Reading, stays: bool) -> Option<Verdict> {
    let mut session = Hearing::open(house, custom, &situation.states, &situation.events).ok()?;
    situation.events.iter().try_for_each(|event| session.step(event)).ok()?;
    let (seat, done, change) = session.taken_as(reading.clone())?;
    let change = match change {
        ChipChange::Returned(n) if stays => ChipChange::Stays(n),
        ChipChange::None | ChipChange::Returned(_) | ChipChange::Owed(_) | ChipChange::Stays(_) => change,
    };
    Some(Verdict::Action(seat, done, change))
}

/// Each push of the last act in halves of the bet that it faces, as far as twice the bet: what a reading may hang on.
fn bands(situation: &TriedSituation, house: &Policy, custom: &Policy) -> Option<Vec<Amount>> {
    let (last, before) = situation.events.split_last()?;
    let mut session = Hearing::open(house, custom, &situation.states, &situation.events).ok()?;
    before.iter().try_for_each(|event| session.step(event)).ok()?;
    let bet = session.room().hand().bet().max(1);
    let band = |step: &Step| {
        let Step::Push(Push::Chips(chips), _) = step else { return None };
        Some((chips.total().saturating_mul(2) / bet).min(4))
    };
    Some(last.steps.iter().filter_map(band).collect())
}

/// The first clause on which the house rests what the last act means.
fn ground(situation: &TriedSituation, house: &Policy, custom: &Policy) -> Option<ClauseId> {
    let rulings = rule(situation, house, custom)?.rulings;
    let last = rulings.iter().rev().find(|r| r.question == Question::Meaning && r.line + 1 == situation.events.len())?;
    last.because.first().copied()
}

/// The recorded play at lower stakes, where one side's ruling cannot be had from the house: what both rule moves with them.
fn lower_stakes<'c>(
    situation: &TriedSituation,
    recorded: &[(&'c str, Vec<Verdict>)],
    held: &str,
    policy: &Policy,
    custom: &Policy,
) -> ShownConflict<'c> {
    let lowered = scales(situation).into_iter().find_map(|(scale, lower)| {
        let verdict = |verdict: &Verdict| scale.of(verdict);
        let outcome = |(side, outcome): &(&'c str, Vec<Verdict>)| {
            let outcome: Option<Vec<Verdict>> = outcome.iter().map(verdict).collect();
            Some((*side, outcome?))
        };
        let outcomes: Vec<(&'c str, Vec<Verdict>)> = recorded.iter().map(outcome).collect::<Option<_>>()?;
        let rulings = rule(&lower, policy, custom)?.rulings;
        let holds = outcomes.iter().filter(|(side, _)| *side == held).flat_map(|(_, outcome)| outcome);
        holds.into_iter().all(|verdict| ruled(&rulings, verdict)).then_some(ShownConflict {
            situation: lower,
            outcomes,
            shrunk: true,
        })
    });
    lowered.unwrap_or_else(|| ShownConflict { situation: situation.clone(), outcomes: recorded.to_vec(), shrunk: false })
}

fn verdicts(block: &Block) -> Vec<Verdict> {
    expectations(block).unwrap_or_default().into_iter().map(|(_, verdict)| verdict).collect()
}

/// A verdict whatever the amounts, and whoever it is about but for the last to act. A position says more than who it is.
fn form(verdict: &Verdict, situation: &TriedSituation) -> Verdict {
    let actor = situation.events.iter().rev().find_map(|event| if let Subject::Seat(seat) = event.who { Some(seat) } else { None });
    let bare = edit::changed(verdict, |_, _| Some(0)).unwrap_or_else(|| verdict.clone());
    edit::renamed(&bare, |seat| match seat {
        Seat::Position(_) => seat,
        Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Number(_) | Seat::Name(_) => {
            Seat::Letter(if Some(seat) == actor { 'A' } else { 'B' })
        }
    })
}

/// The house as it would be if this side held.
fn side_policy(
    situation: &TriedSituation,
    policy: &Policy,
    custom: &Policy,
    conflict: &Conflict,
    side: &str,
    outcome: &[Verdict],
    held: bool,
) -> Option<Policy> {
    let gives = |policy: &Policy| {
        let rulings = rule(situation, policy, custom).map(|outcome| outcome.rulings).unwrap_or_default();
        !outcome.contains(&Verdict::Silent) && outcome.iter().all(|verdict| ruled(&rulings, verdict))
    };
    if held {
        return gives(policy).then(|| policy.clone());
    }
    let reads = conflict.sides.iter().find(|s| s.provision.value == side || s.reads.as_ref().is_some_and(|r| r.value == side));
    if let (Some(spec), Some(value)) = (conflict.option, reads.and_then(|side| side.value.clone())) {
        let with = policy.with(spec.key, value);
        return gives(&with).then_some(with);
    }
    let first = changes(situation, policy, custom);
    first.iter().find(|changed| gives(changed)).cloned().or_else(|| {
        let second = first.iter().flat_map(|changed| changes(situation, changed, custom)).take(MAX_CHANGES);
        second.into_iter().find(|changed| gives(changed))
    })
}

/// So many pairs of changes are tried.
const MAX_CHANGES: usize = 4000;

/// The house with one thing changed that the situation looks at.
fn changes(situation: &TriedSituation, policy: &Policy, custom: &Policy) -> Vec<Policy> {
    policy.forget();
    if rule(situation, policy, custom).is_none() {
        return Vec::new();
    }
    let reads = policy.reads();
    let mut changed = Vec::new();
    for spec in reads.options.iter().filter_map(|key| rules::option(key)) {
        let OptionKind::Choice(values) = spec.kind else { continue };
        let other = values.iter().map(|(name, _)| OptionValue::Choice(name)).filter(|value| policy.value(spec.key) != Some(value));
        changed.extend(other.map(|value| policy.with(spec.key, value)));
    }
    for clause in reads.clauses.iter().map(ClauseId::as_str) {
        changed.push(if policy.carries(clause) { policy.without(clause) } else { policy.and(clause) });
    }
    changed
}
