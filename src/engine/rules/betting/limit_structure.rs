//! Fixed steps, `rules/betting/limit-structure.yaml`.

use super::{bet, maximum_raise, pot_size, reopening};
use crate::engine::attempt::Attempt;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::limit_structure as clause;
use crate::engine::event::{Act, Step, Structure};
use crate::engine::hearing::{Hearing, Misplayed};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::dealing::stud_procedure;
use crate::engine::ruling::{Action, ChipChange, NamedAct, Question, Verdict};
use crate::engine::table::hand::{Fullness, Hand};

/// The one total to which a raise may go: a step above the last full bet.
pub fn raise_to(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let step = step(hand, books);
    let base = hand.increases.iter().rev().find(|i| i.full).map_or(0, |i| i.to);
    let to = base + step.value;
    step.map(|_| to).resting_on(&reopening::completes(hand, books))
}

/// That there is one size, and no other.
pub fn one_size(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::STEP)
}

/// On what it rests that a wager of another size is refused.
pub fn other_size(hand: &Hand, amount: Amount, books: &Rulebooks) -> Grounded<()> {
    let Structure::Limit(small, big) = hand.structure else { return Grounded::plain(()) };
    if let Some(because) = stud_procedure::does_not_double(hand, books).filter(|_| amount - hand.bet() == big) {
        return Grounded { value: (), because, silent: false };
    }
    let below = || one_size(books.house).into_iter().chain(bet::minimum(hand, books.house)).collect();
    let step = hand.fixed_bet().unwrap_or(hand.big_blind);
    let answer = if amount - hand.bet() < step { Grounded::carried_by((), below()) } else { maximum_raise::excess(hand, books) };
    // Sized by the step of other rounds: which step is whose has to be said.
    let of_other_rounds = small != big && [small, big].contains(&(amount - hand.bet()));
    if of_other_rounds { answer.resting_on(&Grounded::carried_by((), Vec::from_iter(streets(hand, books.house)))) } else { answer }
}

/// What says which step is whose.
fn streets(hand: &Hand, policy: &Policy) -> Option<ClauseId> {
    if hand.game.is_stud() { stud_procedure::steps_by_street(policy) } else { policy.clause(clause::STREETS) }
}

/// The size of a bet on this street. The stakes of a fixed-limit game state it, whether or not a book repeats it.
pub fn step(hand: &Hand, books: &Rulebooks) -> Grounded<Amount> {
    let because = one_size(books.house).into_iter().chain(streets(hand, books.house)).collect();
    Grounded { value: hand.fixed_bet().unwrap_or(hand.big_blind), because, silent: false }
}

/// A bet of the wrong limit stands here once it has been played on: until then it is refused, and not put right.
pub fn may_stand(hand: &Hand, books: &Rulebooks) -> bool {
    matches!(hand.structure, Structure::Limit(..)) && books.house.clause(clause::MISPLAYED).is_some()
}

/// A refused bet of the wrong limit stands all the same once enough players have acted on it.
pub fn let_pass(h: &mut Hearing, attempt: &Attempt, done: Action) {
    if !matches!(done, Action::Bet(_) | Action::RaiseTo(_)) || !may_stand(h.room().hand(), &h.books) {
        return;
    }
    let mut hand = h.state.room.hand().clone();
    hand.apply(attempt.seat, done, Fullness::FULL);
    hand.accepts_bet(if let Action::Bet(n) = done { Some(n) } else { None });
    h.state.of_hand.misplayed = Some(Misplayed { hand, seat: attempt.seat, done, behind: 0 });
}

/// Somebody acts on a bet of the wrong limit as if it were right. Whether that was so.
pub fn goes_on(h: &mut Hearing, attempt: &Attempt) -> bool {
    let Some(mut misplayed) = h.state.of_hand.misplayed.take_if(|_| h.books.house.clause(clause::MISPLAYED).is_some()) else {
        return false;
    };
    if misplayed.hand.to_act() != Some(attempt.seat) {
        h.state.of_hand.misplayed = Some(misplayed);
        return false;
    }
    let Some(done) = acts_on(attempt, misplayed.hand.bet()) else { return false };
    misplayed.hand.apply(attempt.seat, done, Fullness::FULL);
    misplayed.behind += 1;
    let enough = pot_size::misplayed_stands(misplayed.behind, h.books.house);
    if enough {
        let because = h.books.cites(&[clause::MISPLAYED]);
        h.state.rulings.retain(|r| r.about != Some(misplayed.seat));
        h.rule(Question::Meaning, Verdict::Action(misplayed.seat, misplayed.done, ChipChange::None), because, false);
        *h.state.room.hand_mut() = misplayed.hand;
    } else {
        h.state.of_hand.misplayed = Some(misplayed);
    }
    true
}

/// The act of somebody who takes the bet as it is.
fn acts_on(attempt: &Attempt, bet: Amount) -> Option<Action> {
    let Some(Step::Act(act)) = attempt.steps.first() else { return None };
    // Whoever fills it up does not take it as it is.
    let named = act.named().filter(|_| !matches!(act, Act::CompleteTo(_)))?;
    match named {
        NamedAct::Call => Some(Action::Call(bet)),
        NamedAct::Fold => Some(Action::Fold),
        NamedAct::RaiseTo(n) => n.map(Action::RaiseTo),
        NamedAct::Check | NamedAct::Bet(_) | NamedAct::AllIn(_) => None,
    }
}
