//! Less than the call, `rules/betting/undercall.yaml`.

use crate::engine::options::choice;

choice! {
    /// What does a player owe who puts in less than the call?
    "betting.undercall" Undercall {
        /// The full call, against the opening bet of the round or heads-up against any bet.
        FullCallOpeningOrHeadsUp = "full-call-opening-or-heads-up",
        /// The player completes the call, or folds and loses what they put in.
        CompleteOrForfeit = "complete-or-forfeit",
    }
}

use super::{acting_in_turn, call_methods, raise_methods};
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::undercall as clause;
use crate::engine::event::{Said, Seat, Size, Street};
use crate::engine::hearing::{Hearing, Pending};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Reply, Rulebooks, cites};
use crate::engine::rules::outcome::{Outcome, change};
use crate::engine::rules::reading::Reading;
use crate::engine::ruling::{Action, ChipChange, Verdict};
use crate::engine::table::hand::ActionKind;

/// Chips worth less than the call, or an amount said that is less.
pub fn reads(s: &Situation, _: &Rulebooks, policy: &Policy) -> Reply<Reading> {
    let said = s.declared();
    let short = said.is_none() && s.unofficial().is_none() && s.pushed() > 0 && s.pushed() < s.need() && !s.whole_stack();
    let said_short = matches!(said, Some(Said::Number(Size::To(n))) if n < s.need()) && !s.whole_stack();
    if short {
        owed(s, policy, Vec::new())
    } else if said_short {
        owed(s, policy, acting_in_turn::words_bind(policy))
    } else {
        made_a_raise(s, policy).or_else(|| gives_up(s, policy))
    }
}

/// Too few chips are out, and the word that he folds comes after them: what the chips bind him to it does not take back.
fn gives_up(s: &Situation, policy: &Policy) -> Reply<Reading> {
    let short = s.chips_before_word().is_some_and(|before| before > 0 && before < s.need()) && !s.whole_stack();
    let binds = policy.get::<Undercall>() == Some(Undercall::FullCallOpeningOrHeadsUp);
    if s.declared() == Some(Said::Fold) && short && binds { owed(s, policy, Vec::new()) } else { None }
}

/// Too few chips are out, and the word for a raise comes after them: they cannot become one.
fn made_a_raise(s: &Situation, policy: &Policy) -> Reply<Reading> {
    let raises = matches!(s.declared(), Some(Said::Raise(_) | Said::Bet(_) | Said::CallAndRaise));
    let short = s.chips_before_word().is_some_and(|before| before > 0 && before < s.need());
    let mut no_raise = cites(policy, &[clause::NO_RAISE]);
    no_raise.extend(acting_in_turn::first_defines(policy));
    no_raise.extend(raise_methods::bars_chips_first(policy));
    if raises && short && !no_raise.is_empty() { owed(s, policy, no_raise) } else { None }
}

/// What is owed by somebody who has named or put in less than the call.
pub fn owed(s: &Situation, policy: &Policy, mut because: Vec<ClauseId>) -> Reply<Reading> {
    let clause = policy.clause(clause::DUTY)?;
    because.extend(cites(policy, &[clause::MEANING]));
    match policy.get::<Undercall>()? {
        Undercall::CompleteOrForfeit => {
            because.push(clause);
            Some((Reading::CompleteCallOrForfeit, because))
        }
        Undercall::FullCallOpeningOrHeadsUp => {
            let opening = s.hand.increases.last().is_some_and(|i| i.opening);
            if opening || s.hand.live().count() == 2 {
                because.push(clause);
                if s.hand.street == Street::Preflop && opening {
                    because.extend(cites(policy, &[clause::OPENING_BLIND]));
                }
                return Some((Reading::Call, because));
            }
            because.push(policy.clause(clause::OTHERWISE_FLOOR)?);
            Some((Reading::Floor(vec![Reading::Call, Reading::Forfeit]), because))
        }
    }
}

/// What somebody loses who folds behind less than the call: what he put in or named. Of a single chip that is worth more than the
/// bet before the last raise, no more than that bet: he answered it, and has change to come.
fn forfeited(s: &Situation) -> Amount {
    let in_already = s.player.committed();
    let pushed = match s.declared() {
        Some(Said::Number(Size::To(n))) if s.pushed() == 0 => (n - in_already).max(0),
        Some(_) | None => s.pushed(),
    };
    let raises = s.hand.increases.len();
    let earlier = s.hand.increases[..raises.saturating_sub(1)].last().map(|increase| increase.to - in_already);
    let answers = earlier.filter(|bet| *bet > 0 && pushed > *bet);
    let single = s.only_motion().and_then(|motion| motion.chips.single());
    single.and(answers).unwrap_or(pushed)
}

/// He folds, and loses what he put in or named.
pub fn forfeit(s: &Situation) -> Grounded<Outcome> {
    let lost = forfeited(s);
    let stays = if lost > 0 { ChipChange::Stays(lost) } else { ChipChange::None };
    Grounded::plain(Outcome::Action(Action::Fold, stays))
}

/// Less than the call before his turn: the floor decides between the two, where the book forces the call only in turn.
pub(crate) fn out_of_turn(h: &Hearing, attempt: &Attempt) -> Option<Grounded<Vec<(Action, ChipChange)>>> {
    let because = h.books.carried(&[clause::OTHERWISE_FLOOR])?;
    let s = h.situation(attempt)?;
    let of = [call_methods::call(&s), forfeit(&s)].into_iter().filter_map(|answer| match answer.value {
        Outcome::Action(done, change) => Some((done, change)),
        Outcome::Choice(_) | Outcome::Floor(_) | Outcome::Refused(_) | Outcome::Open(_) => None,
    });
    Some(Grounded { value: of.collect(), because, silent: false })
}

/// Somebody has acted: whether it was by putting in less than the call.
pub(crate) fn done(h: &mut Hearing, attempt: &Attempt, change: ChipChange) {
    let seat = attempt.seat;
    // What is owed because the bet itself was of a wrong size is no undercall.
    let short = matches!(change, ChipChange::Owed(_)) && !attempt.has_words() && h.state.of_hand.as_bet.is_none();
    let acted_last = h.state.room.hand().actions.last() == Some(&(seat, ActionKind::Call));
    h.state.round.undercalled = (short && acted_last).then_some(seat);
}

/// Another undercall right behind one: the first is made good, and what becomes of the hand behind it is for the floor.
pub(crate) fn in_a_row(h: &Hearing, attempt: &Attempt, outcome: Grounded<Outcome>) -> Grounded<Outcome> {
    let again = matches!(outcome.value, Outcome::Action(Action::Call(_), ChipChange::Owed(_)));
    let behind = h.state.round.undercalled.filter(|first| *first != attempt.seat && again && !attempt.has_words());
    let Some(situation) = h.situation(attempt).filter(|_| behind.is_some()) else { return outcome };
    let Some(because) = h.books.carried(&[clause::CONSECUTIVE]) else { return outcome };
    let Grounded { value: Outcome::Choice(of), .. } = complete_or_forfeit(&situation) else { return outcome };
    Grounded { value: Outcome::Floor(of), because, silent: false }.resting_on(&outcome)
}

/// He completes the call, or folds and loses what he put in.
pub fn complete_or_forfeit(s: &Situation) -> Grounded<Outcome> {
    let (pushed, total) = (s.pushed(), s.all().map_or(s.hand.bet(), |all| all.min(s.hand.bet())));
    let complete = (Action::Call(total), change(s, total));
    let stays = if pushed > 0 { ChipChange::Stays(pushed) } else { ChipChange::None };
    Grounded::plain(Outcome::Choice(vec![complete, (Action::Fold, stays)]))
}

/// What he does who has this choice: one of the two, with the chips that it leaves in, or nothing.
pub fn chosen(of: &Grounded<Vec<(Action, ChipChange)>>, done: Action, books: &Rulebooks) -> Grounded<Outcome> {
    let chosen = of.value.iter().find(|(choice, _)| is_chosen(*choice, done));
    let mut answer = of.clone().map(|_| match chosen {
        Some((Action::Fold, chips)) => Outcome::Action(done, *chips),
        Some((choice, _)) => Outcome::Action(*choice, ChipChange::None),
        None => Outcome::Refused(done),
    });
    if chosen.is_none() {
        answer.cite(&books.cites(&[clause::NO_RAISE]));
    }
    answer
}

/// Whether what he does is this, or all he has where that is less.
fn is_chosen(choice: Action, done: Action) -> bool {
    match (choice, done) {
        (Action::Fold, Action::Fold) | (Action::Call(_), Action::Call(_)) => true,
        (Action::Bet(most), Action::Bet(n) | Action::AllIn(n)) => n <= most,
        (Action::RaiseTo(most), Action::RaiseTo(n) | Action::AllIn(n)) => n <= most,
        (Action::Call(most), Action::AllIn(n)) => n <= most,
        (Action::Check | Action::Fold | Action::Call(_) | Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_), _) => false,
    }
}

/// An opening bet of too few chips, where the book has him complete it or forfeit it too.
pub fn short_opening(
    s: &Situation,
    least: &Grounded<Amount>,
    choices: &[(Action, ChipChange)],
    books: &Rulebooks,
) -> Option<Grounded<Outcome>> {
    if s.hand.bet() > 0 {
        return None;
    }
    let clause = books.house.clause(clause::DUTY)?;
    if books.house.get::<Undercall>() != Some(Undercall::CompleteOrForfeit) || s.pushed() == 0 {
        return None;
    }
    let mut answer = Grounded { value: Outcome::Choice(choices.to_vec()), because: vec![clause], silent: false };
    answer.cite(&least.because);
    Some(answer)
}

/// Chips short of the call come back where the dealer was mistaken, and else not.
pub fn only_by_the_dealers_error(policy: &Policy) -> Option<ClauseId> {
    policy.clause(clause::DEALER_ERROR)
}

/// The dealer called too early on somebody who then put in less than the call: on what it rests that his chips may come back.
pub fn dealers_mistake(h: &Hearing, pending: &Pending) -> Vec<ClauseId> {
    let hand = h.state.room.hand();
    let committed = hand.find(pending.attempt.seat).map_or(0, |p| p.committed());
    let short = pending.chips > 0 && committed + pending.chips < hand.bet();
    if short { h.books.cites(&[clause::DEALER_ERROR]) } else { Vec::new() }
}

/// Somebody who has put in less than the call asks to raise. Whether that was so.
pub fn asked_to_raise(h: &mut Hearing, seat: Seat) -> bool {
    if !h.short_call(seat) {
        return false;
    }
    let because = h.books.cites(&[clause::NO_RAISE]);
    let silent = because.is_empty();
    h.answer(seat, Verdict::Refused, because, silent);
    true
}
