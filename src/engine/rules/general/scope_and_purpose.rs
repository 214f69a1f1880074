//! What the rules are for and where they hold, `rules/general/scope-and-purpose.yaml`.

use crate::engine::clause::ClauseId;
use crate::engine::clauses::scope_and_purpose as clause;
use crate::engine::event::{Agreement, ConductState, Deed, Judgement, PlayerFinding, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::Rulebooks;
use crate::engine::rules::offences::{Case, of};
use crate::engine::ruling::{ConductVerdict, Measure, Notice, Question, Ruling, Verdict};

/// On what it rests that the rules are kept as they are written.
pub(crate) fn by_the_letter(books: &Rulebooks) -> Vec<ClauseId> {
    books.cites(&[clause::BINDING, clause::LETTER])
}

/// Which rules hold, what may be held in the club, and what is made good.
pub(crate) fn rulings(case: &Case) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    if case.did(&[Deed::AsksWhichRules]) {
        let these = case.h.incidents.is(ConductState::TrainingGame) || !case.h.incidents.tournament;
        let notice = if these { Notice::TheseRulesGovern } else { Notice::CompetitionRulesGovern };
        rulings.extend(case.by_clauses(governs(notice), &[clause::TRAINING_GAME, clause::ACTIVITIES]));
    }
    if case.did(&[Deed::AsksLottery]) {
        rulings.extend(case.by_clauses(Verdict::Refused, &[clause::ACTIVITIES]));
    }
    if case.did(&[Deed::AsksRules]) {
        rulings.extend(case.by_clauses(Verdict::Granted(None), &[clause::DOCUMENTS]));
    }
    if matches!(case.step(), Some(Step::Agree(Agreement::AnotherRuling))) {
        rulings.extend(case.by_clauses(Verdict::Refused, &[clause::LETTER]));
        rulings.extend(case.by_clauses(governs(Notice::TheseRulesGovern), &[clause::LETTER]));
    }
    rulings.extend(harmed(case).into_iter().filter_map(|seat| case.by_clauses(of(Measure::Compensated, seat), &[clause::REDRESS])));
    rulings
}

fn governs(notice: Notice) -> Verdict {
    Verdict::Conduct(ConductVerdict::Notice(notice))
}

/// Whoever was harmed, and everybody else where one has gained what was not his.
fn harmed(case: &Case) -> Vec<Seat> {
    let Some(Judgement::OfPlayer(finding, seat)) = case.finding() else { return Vec::new() };
    match finding {
        PlayerFinding::Harmed => vec![seat],
        PlayerFinding::Advantaged => {
            case.h.state.room.hand().players.iter().map(|player| player.seat).filter(|other| *other != seat).collect()
        }
        PlayerFinding::Drunk | PlayerFinding::Incorrigible | PlayerFinding::Nuisance | PlayerFinding::Inattentive => Vec::new(),
    }
}

/// What the book does not say is for another book that holds beside it.
pub(crate) fn elsewhere(h: &Hearing, silent: &Ruling) -> Option<Ruling> {
    let asked = matches!(silent.verdict, Verdict::Granted(_) | Verdict::Refused);
    let because = h.books.carried(&[clause::EXTERNAL]).filter(|_| asked)?;
    let Ruling { line, moment, .. } = *silent;
    Some(Ruling { line, moment, ..h.follows(Question::Term, governs(Notice::InternationalRulesGovern), because, false) })
}
