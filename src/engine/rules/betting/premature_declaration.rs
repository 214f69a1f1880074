//! A call before anybody knows of how much, `rules/betting/premature-declaration.yaml`.

use crate::engine::attempt::Attempt;
use crate::engine::clauses::premature_declaration as clause;
use crate::engine::event::{Act, Said, Step};
use crate::engine::hearing::{BoundTo, Hearing};
use crate::engine::ruling::{Question, Verdict};

/// Somebody calls a bet or raise whose amount has not been named yet. Whether that is for the floor to read.
pub(in crate::engine) fn called(h: &mut Hearing, attempt: &Attempt) -> bool {
    let unnamed = |to: &BoundTo| matches!(to, BoundTo::Size(_));
    let bettor = h.state.bound.as_ref().filter(|bound| unnamed(&bound.to)).map(|bound| bound.seat);
    let said = h.situation(attempt).is_some_and(|s| matches!(s.declared(), Some(Said::Call)));
    let calls = said || matches!(attempt.steps[..], [Step::Act(Act::Call)]);
    if !calls || bettor.is_none() || bettor != h.room().hand().to_act() {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::FLOOR_DECIDES]) else { return false };
    h.rule(Question::Meaning, Verdict::Floor(Vec::new()), because, false);
    h.about(attempt.seat);
    true
}
