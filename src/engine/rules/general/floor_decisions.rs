//! What the floor decides, and whether anything goes against it, `rules/general/floor-decisions.yaml`.

use crate::engine::options::choice;

choice! {
    /// When may the floor decide otherwise than the rules?
    "general.fairness" Fairness {
        /// Only in unusual circumstances.
        UnusualCircumstances = "unusual-circumstances",
        /// Whenever fairness asks for it.
        AnyDispute = "any-dispute",
    }
}

use crate::engine::clauses::floor_decisions as clause;
use crate::engine::event::{Deed, Judgement};
use crate::engine::hearing::Hearing;
use crate::engine::rules::decisions::{Leave, allows, refuses};
use crate::engine::rules::general::scope_and_purpose;
use crate::engine::rules::limits::Limit;
use crate::engine::rules::offences::Case;
use crate::engine::ruling::{Grade, Question, Ruling, Verdict};

/// What the book leaves in doubt is what no other clause settles; what is decided for the sake of fairness goes against others by
/// its own account.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::UNSETTLED, clause::FAIRNESS], of: &[] }];

/// Whether the floor may decide otherwise than the rules: for the sake of fairness, if the house lets it.
pub(crate) fn against_the_rules(h: &Hearing) -> Option<Leave> {
    let fairness = h.books.house.clause(clause::FAIRNESS).and_then(|_| h.books.house.get::<Fairness>());
    let may = match fairness {
        Some(Fairness::AnyDispute) => true,
        Some(Fairness::UnusualCircumstances) => h.found(Judgement::Unusual) == Some(true),
        None => return refuses(h, scope_and_purpose::THE_LETTER),
    };
    if may {
        return allows(h, &[clause::FAIRNESS, clause::PRIORITIES, clause::HONEST_GAME]);
    }
    refuses(h, &[clause::FAIRNESS])
}

/// Nothing goes against a decision of the floor.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let decided = case.h.incidents.decisions.iter().any(|decision| decision.line < case.incident.line);
    let objects = case.did(&[Deed::ObjectsRuling]) && decided;
    objects.then(|| case.by_clauses(Verdict::Refused, &[clause::FINAL])).flatten().into_iter().collect()
}

/// What the book leaves in doubt is for the floor to decide.
pub(crate) fn in_doubt(h: &Hearing, silent: &Ruling) -> Option<Ruling> {
    let asked = silent.grade == Grade::Silent && matches!(silent.verdict, Verdict::Granted(_) | Verdict::Refused);
    let because = h.books.carried(&[clause::UNSETTLED]).filter(|_| asked)?;
    let either = Verdict::Floor(vec![Verdict::Granted(None), Verdict::Refused]);
    let Ruling { line, moment, about, .. } = *silent;
    Some(Ruling { about, line, moment, ..h.follows(Question::Answer, either, because, false) })
}
