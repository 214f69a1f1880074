//! Conduct, as all of its rules judge it: each has a table of the duties it names and of what it has an offence cost, and here
//! an incident is held against them. What a rule does beside that stands in its own file.

use std::ops::Deref;

use crate::engine::clause::ClauseId;
use crate::engine::event::{ConductEvent, ConductFinding, Deed, DoneTo, Judgement, Offence, Seat, Step, Toward};
use crate::engine::hearing::Hearing;
use crate::engine::options::{HouseOption, Price, Sanction, TariffStep, step_after};
use crate::engine::policy::Policy;
use crate::engine::rule_id::RuleId;
use crate::engine::rulebooks::cite;
use crate::engine::ruling::{ChipsVerdict, ConductVerdict, Grade, Measure, Question, Ruling, Strength, Verdict};
use crate::engine::table::incidents::{Happening, Incident, StandingInHand};

/// An incident as the rules look at it.
#[derive(Clone, Copy)]
pub struct Case<'c, 'h> {
    pub h: &'c Hearing<'h>,
    pub incident: &'c Incident,
    /// The line of the next one, if there is any, which findings from there on are about.
    until: Option<usize>,
}

/// An incident that is some player's: what he did, or what was found of him.
#[derive(Clone, Copy)]
pub struct PlayersCase<'c, 'h> {
    case: Case<'c, 'h>,
    by: Seat,
}

impl<'c, 'h> Deref for PlayersCase<'c, 'h> {
    type Target = Case<'c, 'h>;

    fn deref(&self) -> &Case<'c, 'h> {
        &self.case
    }
}

impl PlayersCase<'_, '_> {
    /// Whose it is.
    pub fn by(&self) -> Seat {
        self.by
    }

    /// It is no breach, and these clauses advise against it, if the house carries any of them.
    pub fn advised_against(&self, clauses: &[ClauseId]) -> Option<Ruling> {
        let against = self.by_clauses(Verdict::Chips(ChipsVerdict::AdvisedAgainst(self.by)), clauses)?;
        Some(Ruling { grade: Grade::Advised, ..against })
    }
}

/// A duty, and how an incident bears on it: whether it breaks it, or nothing where it has nothing to do with it.
pub struct Duty {
    pub clause: ClauseId,
    pub broken: fn(&PlayersCase) -> Option<bool>,
}

/// What an offence costs.
pub struct Charge {
    pub clause: ClauseId,
    /// Whether it was committed, and on what that rests beside the clause.
    pub committed: fn(&Case, &Policy) -> Option<Vec<ClauseId>>,
    pub tariff: fn(&Policy) -> Option<Vec<TariffStep>>,
    /// In whose record earlier times stand.
    pub record: Option<Offence>,
}

/// What one rule has to say of conduct.
pub struct Table {
    pub rule: RuleId,
    pub duties: &'static [Duty],
    pub charges: &'static [Charge],
}

/// Committed, and nothing more to say.
pub fn plainly(committed: bool) -> Option<Vec<ClauseId>> {
    committed.then(Vec::new)
}

/// The tariff that an option sets.
pub fn tariff<O: HouseOption<Out = Vec<TariffStep>>>(policy: &Policy) -> Option<Vec<TariffStep>> {
    policy.get::<O>()
}

/// Every incident so far, each with the findings that are about it.
pub fn cases<'c, 'h>(h: &'c Hearing<'h>) -> impl Iterator<Item = Case<'c, 'h>> {
    let all = &h.incidents.all;
    let next = move |at: usize| all[at + 1..].iter().map(|other| other.line).find(|line| *line > all[at].line);
    all.iter().enumerate().map(move |(at, incident)| Case { h, incident, until: next(at) })
}

impl<'c, 'h> Case<'c, 'h> {
    /// Whose it is, if it is any player's.
    pub fn by(&self) -> Option<Seat> {
        self.incident.by
    }

    /// As some player's, if it is.
    pub fn of_player(&self) -> Option<PlayersCase<'c, 'h>> {
        self.incident.by.map(|by| PlayersCase { case: *self, by })
    }

    /// How he stood when he did it.
    pub fn then(&self) -> StandingInHand {
        self.incident.then
    }

    pub fn step(&self) -> Option<&'c Step> {
        if let Happening::Did(step) = &self.incident.what { Some(step) } else { None }
    }

    pub fn event(&self) -> Option<ConductEvent> {
        if let Some(Step::Conduct(event)) = self.step() { Some(*event) } else { None }
    }

    /// He has done one of these.
    pub fn did(&self, deeds: &[Deed]) -> bool {
        matches!(self.event(), Some(ConductEvent::Does(deed)) if deeds.contains(&deed))
    }

    /// He has done one of these to somebody: to whom.
    pub fn did_to(&self, deeds: &[Toward]) -> Option<Seat> {
        let Some(ConductEvent::Toward(DoneTo { what, whom })) = self.event() else { return None };
        deeds.contains(&what).then_some(whom)
    }

    /// Of what was done last before the finding.
    pub fn found(&self, judgement: Judgement) -> Option<bool> {
        self.h.findings.last(judgement, self.incident.line, self.until)
    }

    pub fn is(&self, finding: ConductFinding) -> bool {
        self.found(Judgement::Conduct(finding)) == Some(true)
    }

    /// It was found, and the finding is the incident: one that stands, told for the first time.
    pub fn finding(&self) -> Option<Judgement> {
        let Happening::Found(judgement) = self.incident.what else { return None };
        let (findings, line) = (&self.h.findings, self.incident.line);
        let same = |other: &&Incident| (&other.what, other.by) == (&self.incident.what, self.incident.by);
        let told = self.h.incidents.all.iter().filter(same).any(|other| other.line + 1 == line);
        let repeats = told && line.checked_sub(1).is_some_and(|before| findings.last(judgement, before, Some(line)) == Some(true));
        let stands = findings.ever(judgement) == Some(true) && !findings.is_reversed(judgement, line);
        (stands && !repeats).then_some(judgement)
    }

    /// What came before it.
    pub fn before(&self) -> impl Iterator<Item = Case<'c, 'h>> {
        let at = |incident: &Incident| (incident.line, incident.attempt);
        let now = at(self.incident);
        cases(self.h).filter(move |other| at(other.incident) < now)
    }

    /// A ruling on it.
    pub fn rule(&self, question: Question, verdict: Verdict, because: Vec<ClauseId>) -> Ruling {
        let Incident { by, line, moment, .. } = *self.incident;
        let about = verdict.about().or(by);
        Ruling { about, line, moment, ..self.h.follows(question, verdict, because, false) }
    }

    /// The same, where the verdict tells the question.
    pub fn ruled(&self, verdict: Verdict, because: Vec<ClauseId>) -> Ruling {
        self.rule(verdict.question(), verdict, because)
    }

    /// A ruling by these clauses, if the house carries any of them.
    pub fn by_clauses(&self, verdict: Verdict, clauses: &[ClauseId]) -> Option<Ruling> {
        self.h.books.carried(clauses).map(|because| self.ruled(verdict, because))
    }
}

/// What is ruled about somebody.
pub fn of(measure: Measure, seat: Seat) -> Verdict {
    Verdict::Conduct(ConductVerdict::Of(measure, seat))
}

/// Whether he has broken a duty of the rule, or has kept within what it allows.
pub fn breach(case: &Case, table: &Table) -> Option<Ruling> {
    let case = &case.of_player()?;
    let borne_on = table.duties.iter().filter_map(|duty| Some((duty, (duty.broken)(case)?)));
    let carried: Vec<(ClauseId, bool)> =
        borne_on.filter_map(|(duty, broken)| Some((case.h.books.house.clause(duty.clause)?, broken))).collect();
    let broken = carried.iter().any(|(_, broken)| *broken);
    let because: Vec<ClauseId> = carried.iter().filter(|(_, breaks)| *breaks == broken).map(|(clause, _)| *clause).collect();
    let verdict = if broken { Verdict::Breach(case.by(), table.rule) } else { of(Measure::NoBreach, case.by()) };
    (!because.is_empty()).then(|| case.rule(Question::Breach, verdict, because))
}

/// Who answers for an incident: whoever did it, or, where the staff did something and somebody broke a rule at it, whoever that was.
pub fn offenders(case: &Case, said: &[Ruling]) -> Vec<Seat> {
    let mut broke: Vec<Seat> =
        said.iter().filter_map(|r| if let Verdict::Breach(seat, _) = r.verdict { Some(seat) } else { None }).collect();
    broke.sort_unstable();
    broke.dedup();
    let own = case.by().filter(|by| broke.is_empty() || broke.contains(by));
    own.map_or(broke, |by| vec![by])
}

/// What it costs them by the tariffs of the rule.
pub fn charged(case: &Case, table: &Table, offenders: &[Seat]) -> Vec<Ruling> {
    let house = case.h.books.house;
    let due = |charge: &Charge, by: Seat| {
        let more = (charge.committed)(case, house)?;
        let clause = house.clause(charge.clause)?;
        let steps = (charge.tariff)(house)?;
        let step = step_after(earlier(case, charge, by), &steps)?;
        Some(case.rule(Question::Penalty, penalty_of(step, by), [vec![clause], more].concat()))
    };
    let each = |charge| offenders.iter().filter_map(|by| due(charge, *by)).collect::<Vec<_>>();
    table.charges.iter().flat_map(each).collect()
}

/// The tariff began with a warning, and has come to a penalty that it does not size.
pub fn outgrows_a_warning(case: &Case, charge: &Charge, by: Seat) -> Option<ClauseId> {
    let house = case.h.books.house;
    let (clause, steps) = (house.clause(charge.clause)?, (charge.tariff)(house)?);
    let warns = |step: &TariffStep| step.of == [Price::One(Sanction::Warning)];
    let step = step_after(earlier(case, charge, by), &steps)?;
    (warns(steps.first()?) && step.must && step.of == [Price::Open]).then_some(clause)
}

/// How often he had committed it before.
fn earlier(case: &Case, charge: &Charge, by: Seat) -> i64 {
    let recorded = charge.record.map_or(0, |offence| {
        let warned = case.h.state.room.record(by, offence);
        let missed = case.h.incidents.missed_rounds(by, offence).is_some();
        warned.max(i64::from(missed))
    });
    let here = case.before().filter(|other| other.by() == Some(by) && (charge.committed)(other, case.h.books.house).is_some());
    recorded + here.count() as i64
}

/// What a step of a tariff comes to for a player.
pub fn penalty_of(step: &TariffStep, seat: Seat) -> Verdict {
    let strength = if step.must { Strength::Must } else { Strength::May };
    let each = |sanction| Verdict::Penalty(seat, Strength::Must, Some(sanction));
    let mut of: Vec<Verdict> = Vec::new();
    for price in &step.of {
        match price {
            Price::Nothing => of.push(self::of(Measure::NoPenalty, seat)),
            Price::Open => of.push(Verdict::Penalty(seat, strength, None)),
            Price::One(sanction) => of.push(Verdict::Penalty(seat, strength, Some(*sanction))),
            Price::RoundsBetween(from, to) => of.extend((*from..=*to).map(|n| each(Sanction::Rounds(n)))),
            Price::HandsBetween(from, to) => of.extend((*from..=*to).map(|n| each(Sanction::Hands(n)))),
        }
    }
    if let [only] = of.as_slice() {
        return only.clone();
    }
    if !step.must {
        of.insert(0, self::of(Measure::NoPenalty, seat));
    }
    Verdict::Floor(of)
}

/// What is ruled on one incident: what is said of it, and the heaviest of what it costs.
pub struct Weighed {
    pub said: Vec<Ruling>,
    pub due: Vec<Ruling>,
}

/// Puts together which duties it breaks, what it costs by tariffs, and what rules say beside that.
pub fn weighed(breaches: Vec<Ruling>, charged: Vec<Ruling>, beside: Vec<Ruling>) -> Weighed {
    let (costs, beside): (Vec<Ruling>, Vec<Ruling>) =
        beside.into_iter().partition(|r| is_penalty(&r.verdict) || is_no_penalty(&r.verdict));
    let mut said = [breaches, beside].concat();
    // Who has broken one rule has not kept within another.
    let broken = said.iter().any(|r| is_breach(&r.verdict));
    said.retain(|r| !(broken && is_no_breach(&r.verdict)));
    Weighed { said, due: heaviest([charged, costs].concat()) }
}

/// Who is penalised for what he did, or breaks another rule by it later, has not kept within the rules.
pub fn blamed(rulings: &[Ruling], conduct: &mut Vec<Ruling>) {
    let blames =
        |r: &&Ruling| (is_breach(&r.verdict) || matches!(r.verdict, Verdict::Penalty(_, Strength::Must, _))) && !r.is_silent();
    let blamed: Vec<(Option<Seat>, usize)> =
        rulings.iter().chain(conduct.iter()).filter(blames).map(|r| (r.about, r.line)).collect();
    let wrong = |r: &Ruling| blamed.iter().any(|(about, line)| *about == r.about && *line >= r.line);
    conduct.retain(|r| !(is_no_breach(&r.verdict) && wrong(r)));
}

/// That custom forbids it, too, is not told where the house has said what he breaks.
pub fn said_by_the_house(rulings: &mut Vec<Ruling>, conduct: &[Ruling]) {
    let own = |own: &Ruling, r: &Ruling| is_breach(&own.verdict) && !own.is_silent() && own.line == r.line && own.about == r.about;
    rulings.retain(|r| !(is_breach(&r.verdict) && r.is_silent() && conduct.iter().any(|ruled| own(ruled, r))));
}

/// Of several penalties for one incident the heaviest is due: what must be given goes before what may be.
fn heaviest(rulings: Vec<Ruling>) -> Vec<Ruling> {
    let most = |seat: Option<Seat>| rulings.iter().filter(|r| r.about == seat).map(|r| weight(&r.verdict)).max();
    let due = |ruling: &&Ruling| Some(weight(&ruling.verdict)) >= most(ruling.about);
    said_once(rulings.iter().filter(due).cloned().collect())
}

/// What several clauses say alike is ruled once, by all of them.
pub fn said_once(rulings: Vec<Ruling>) -> Vec<Ruling> {
    let mut once: Vec<Ruling> = Vec::new();
    for ruling in rulings {
        match once.iter_mut().find(|known| known.verdict == ruling.verdict && known.moment == ruling.moment) {
            Some(known) => cite(&mut known.because, &ruling.because),
            None => once.push(ruling),
        }
    }
    once
}

/// Nothing, what may be given, what must be, and out.
fn weight(verdict: &Verdict) -> usize {
    match (verdict.measure(), verdict.penalty()) {
        (Some((Measure::NoPenalty, _)), _) => 0,
        (_, Some((_, Strength::May, _))) => 1,
        (_, Some((_, Strength::Must, Some(Sanction::Disqualification | Sanction::SeasonBan)))) => 3,
        (_, Some((_, Strength::Must, _)) | None) => 2,
    }
}

/// He is penalised for it, or may be.
pub fn is_penalty(verdict: &Verdict) -> bool {
    if let Verdict::Floor(of) = verdict { of.iter().any(is_penalty) } else { verdict.penalty().is_some() }
}

/// He goes without a penalty for it.
pub fn is_no_penalty(verdict: &Verdict) -> bool {
    matches!(verdict.measure(), Some((Measure::NoPenalty, _)))
}

/// A rule is broken, and nothing is due for that.
pub(crate) fn is_breach_without_penalty(rulings: &[Ruling]) -> bool {
    let costs = |r: &Ruling| is_penalty(&r.verdict) || is_no_penalty(&r.verdict);
    rulings.iter().any(|r| is_breach(&r.verdict)) && !rulings.iter().any(costs)
}

/// He has broken a rule by it.
pub fn is_breach(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Breach(..))
}

/// He has kept within what a rule allows.
fn is_no_breach(verdict: &Verdict) -> bool {
    matches!(verdict.measure(), Some((Measure::NoBreach, _)))
}
