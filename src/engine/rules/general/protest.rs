//! Protests against penalties, `rules/general/protest.yaml`.

use crate::engine::options::figure;

figure! {
    /// Within how many days must a protest be answered?
    "general.protest_days" ProtestDays in "days" up to 1000
}

use crate::engine::clauses::protest as clause;
use crate::engine::event::{ConductEvent, Deed};
use crate::engine::hearing::Hearing;
use crate::engine::rule_id::RuleId;
use crate::engine::rules::decisions::{Leave, allows};
use crate::engine::rules::offences::{Case, cases, is_penalty};
use crate::engine::ruling::{BodyVerdict, ConductVerdict, Notice, Question, Ruling, Verdict};
use crate::engine::table::incidents::{Decided, Decider};

/// Whether the protest is accepted, and what has to be done with it.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    if let Some(ConductEvent::DaysPass(_)) = case.event() {
        return overdue(case).into_iter().collect();
    }
    let Some(case) = &case.of_player() else { return Vec::new() };
    if !case.did(&[Deed::Protests, Deed::ProtestsInWriting]) {
        return Vec::new();
    }
    if is_final(case) {
        return case.by_clauses(Verdict::Refused, &[clause::FEDERATION_FINAL]).into_iter().collect();
    }
    if !may_protest(case) {
        return case.by_clauses(Verdict::Refused, &[clause::APPEAL]).into_iter().collect();
    }
    if is_too_late(case) {
        return case.by_clauses(Verdict::Refused, &[clause::DEADLINE]).into_iter().collect();
    }
    let forwarded = Verdict::Conduct(ConductVerdict::Notice(Notice::ProtestForwarded));
    let granted = case.by_clauses(Verdict::Granted(None), &[clause::APPEAL]);
    granted.into_iter().chain(case.by_clauses(forwarded, &[clause::FORWARD])).collect()
}

/// What was decided about him last before he protests.
fn decided<'c>(case: &Case<'c, '_>) -> Option<&'c Decided> {
    let about_him =
        |d: &&Decided| d.stands && d.line < case.incident.line && d.verdict.about().is_none_or(|of| Some(of) == case.by());
    case.h.incidents.decisions.iter().rfind(about_him)
}

/// The federation has had the last word about him.
fn is_final(case: &Case) -> bool {
    let federation = decided(case).is_some_and(|decided| decided.by == Decider::Federation);
    federation && case.h.books.house.clause(clause::FEDERATION_FINAL).is_some()
}

/// Only who was penalised, only by whom the book names, and only in writing.
fn may_protest(case: &Case) -> bool {
    let of_his = |d: &Decided| d.stands && d.by == Decider::Floor && is_penalty(&d.verdict) && d.verdict.about() == case.by();
    let penalised = case.h.incidents.decisions.iter().any(|d| d.line < case.incident.line && of_his(d));
    penalised && case.did(&[Deed::ProtestsInWriting])
}

/// The competition was over before he protested.
fn is_too_late(case: &Case) -> bool {
    let ended = case.before().any(|other| other.event() == Some(ConductEvent::TournamentEnds));
    ended && case.h.books.house.clause(clause::DEADLINE).is_some()
}

/// The days that have passed since a protest that nobody has answered yet.
fn waited(h: &Hearing) -> Option<i64> {
    let protest = cases(h).filter(|case| may_protest(case) && !is_too_late(case)).last()?.incident.line;
    let answered = h.incidents.decisions.iter().any(|d| d.by == Decider::Federation && d.line > protest);
    let days = cases(h)
        .filter(|case| case.incident.line > protest)
        .filter_map(|case| if let Some(ConductEvent::DaysPass(n)) = case.event() { Some(n) } else { None });
    (!answered).then(|| days.sum())
}

fn overdue(case: &Case) -> Option<Ruling> {
    let late = waited(case.h)? > case.h.books.house.get::<ProtestDays>()?;
    let breach = Verdict::Body(BodyVerdict::FederationBreach(RuleId::PROTEST));
    let because = case.h.books.carried(&[clause::ANSWER]).filter(|_| late)?;
    Some(case.rule(Question::Breach, breach, because))
}

/// The federation answers a protest in time.
pub(crate) fn answers(h: &Hearing, by: Decider) -> Option<Leave> {
    let in_time = by == Decider::Federation && waited(h)? <= h.books.house.get::<ProtestDays>()?;
    if in_time { allows(h, &[clause::ANSWER]) } else { None }
}
