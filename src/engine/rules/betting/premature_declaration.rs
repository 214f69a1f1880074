//! A call before anybody knows of how much, `rules/betting/premature-declaration.yaml`.

use crate::engine::attempt::Attempt;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::premature_declaration as clause;
use crate::engine::event::{Act, Said, Seat, Step};
use crate::engine::hearing::{Hearing, Pending};
use crate::engine::rule_id::RuleId;
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::limit::Limit;
use crate::engine::ruling::{Action, ActionKind, ChipChange, NamedAct, Question, Ruling, Standing, Verdict};

/// A call before anybody knows of how much is out of turn too, and has a provision of its own.
pub const LIMITS: &[Limit] = &[Limit { clauses: &[clause::FLOOR_DECIDES], of: &[RuleId::OUT_OF_TURN] }];

/// Somebody calls a bet or raise whose amount has not been named yet. Whether that is for the floor to read.
pub(in crate::engine) fn called(h: &mut Hearing, attempt: &Attempt) -> bool {
    let bettor = h.unnamed_bet();
    if !calls(h, attempt) || bettor.is_none() || bettor != h.room().hand().to_act() {
        return false;
    }
    let Some(because) = h.books.carried(&[clause::FLOOR_DECIDES]) else { return false };
    h.rule(Question::Meaning, held_or_not(attempt.seat), because, false);
    h.about(attempt.seat);
    h.state.round.pending.retain(|pending| pending.attempt.seat != attempt.seat);
    h.state.round.pending.push(Pending {
        attempt: attempt.clone(),
        // Of what lies there; the amount comes when it is named.
        done: Action::Call(h.room().hand().bet()),
        unnamed: false,
        chips: 0,
        saw: None,
        prompted: false,
    });
    true
}

/// He may be held to his call, whatever the amount will be, or not.
fn held_or_not(seat: Seat) -> Verdict {
    let call = |standing| Verdict::binding(seat, NamedAct::Call, standing);
    Verdict::Floor(vec![call(Standing::Stands), call(Standing::Void(ChipChange::None))])
}

/// He calls, by name or by the word alone.
fn calls(h: &Hearing, attempt: &Attempt) -> bool {
    let said = h.situation(attempt).is_some_and(|s| matches!(s.declared(), Some(Said::Call)));
    said || matches!(attempt.steps[..], [Step::Act(Act::Call)])
}

/// The amount is known, and it is the turn of somebody who had called before: as what his call is for the floor, and on what that
/// rests.
pub(in crate::engine) fn comes_due(h: &mut Hearing, pending: &Pending) -> Option<(Pending, Vec<ClauseId>)> {
    let because = h.books.carried(&[clause::FLOOR_DECIDES]).filter(|_| pending.done.kind() == ActionKind::Call)?;
    let seat = pending.attempt.seat;
    let hand = h.room().hand();
    let call = legal_actions(h.layout().left, hand, hand.find(seat)?, &h.books).value.call?;
    h.state.rulings.retain(|ruling| !is_open(ruling, seat));
    Some((Pending { done: Action::Call(call), ..pending.clone() }, because))
}

/// That it is for the floor, said when nobody knew the amount.
fn is_open(ruling: &Ruling, seat: Seat) -> bool {
    ruling.question == Question::Meaning && ruling.about == Some(seat) && ruling.verdict == held_or_not(seat)
}
