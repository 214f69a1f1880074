//! Wagers of a wrong size, and until when they are put right, `rules/betting/bet-correction.yaml`.
//!
//! The table goes on as it should have been bet. Beside it the round is kept as it was bet: that is what stands once it is too
//! late.

use super::{pot_size, substantial_action};
use crate::engine::attempt::Attempt;
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses::bet_correction as clause;
use crate::engine::event::{CardEvent, Said, Seat, Step, Structure};
use crate::engine::hearing::{AsBet, Hearing, WrongWager};
use crate::engine::policy::Policy;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::outcome::{Outcome, Settled, put_in};
use crate::engine::ruling::{Action, ActionKind, ChipChange, LegalActions, Question, Verdict};
use crate::engine::table::hand::{Fullness, Hand};

impl WrongWager {
    /// What has the wager put right.
    fn corrected_by(self, policy: &Policy) -> Option<ClauseId> {
        match self {
            WrongWager::BelowMinimum => policy.clause(clause::SAME_STREET),
            WrongWager::PotTooHigh => policy.clause(clause::POT_TOO_HIGH),
            WrongWager::PotTooLow => policy.clause(clause::POT_TOO_LOW),
            WrongWager::PotNamedLow => pot_size::puts_a_low_pot_right(policy),
        }
    }

    /// What lets it stand once the round is over, however few have acted on it.
    fn stands_by(self) -> Option<ClauseId> {
        match self {
            WrongWager::BelowMinimum => Some(clause::AFTERWARDS),
            WrongWager::PotTooHigh => Some(clause::POT_TOO_HIGH),
            WrongWager::PotTooLow => Some(clause::POT_TOO_LOW),
            WrongWager::PotNamedLow => None,
        }
    }

    /// On what it rests that so many actions behind it let the wager stand at once.
    fn stands_behind(self, actions: &[(Seat, ActionKind)], books: &Rulebooks) -> Option<Vec<ClauseId>> {
        match self {
            WrongWager::BelowMinimum | WrongWager::PotTooHigh => None,
            WrongWager::PotTooLow => {
                let reached = substantial_action::reached(actions, books).filter(|reached| reached.value)?;
                Some([books.cites(&[clause::POT_TOO_LOW]), reached.because].concat())
            }
            WrongWager::PotNamedLow => pot_size::acted_on(actions.len(), books),
        }
    }
}

/// A bet or raise below the smallest is put right: the round as it was bet.
pub(in crate::engine) fn below_minimum(h: &mut Hearing, attempt: &Attempt) -> Option<AsBet> {
    let made = attempt.made_undisputed()?;
    let hand = h.room().hand();
    let below = made.total() > hand.bet() && smallest(h, attempt.seat).is_some_and(|least| made.total() < least);
    if !puts_right(hand, &h.books) || !below {
        return None;
    }
    let mut as_bet = h.state.of_hand.as_bet.take().unwrap_or_else(|| AsBet::begins(h, WrongWager::BelowMinimum));
    as_bet.hand.apply(attempt.seat, made, Fullness::FULL);
    as_bet.wagers.push((attempt.seat, made));
    Some(as_bet)
}

/// Whether the book has a wager below the smallest put right for everybody.
pub(in crate::engine) fn puts_right(hand: &Hand, books: &Rulebooks) -> bool {
    hand.structure != Structure::PotLimit && books.house.clause(clause::SAME_STREET).is_some()
}

/// A bet or raise that was below the smallest rests on what has it put right, too.
pub(in crate::engine) fn put_right_by<T>(below: Option<&AsBet>, mut done: Grounded<T>, books: &Rulebooks) -> Grounded<T> {
    if below.is_some() {
        done.because.extend(books.cites(&[clause::SAME_STREET]));
    }
    done
}

/// From here on the round is kept as it was bet, if that was wrong; else as it was kept before.
pub(in crate::engine) fn is_bet_wrongly(h: &mut Hearing, wrong: Option<AsBet>) {
    if wrong.is_some() {
        h.state.of_hand.as_bet = wrong;
    }
}

/// What an attempt comes to if it counts: where a wager was of a wrong size it is read as it was made, and then put right with
/// it.
pub(in crate::engine) fn outcome(h: &mut Hearing, attempt: &Attempt) -> Option<Settled> {
    let put_right = as_it_was_bet(h, attempt).and_then(|settled| put_right(h, attempt.seat, settled));
    put_right.or_else(|| h.outcome(attempt))
}

/// What it comes to as the round was bet, if that is an action.
fn as_it_was_bet(h: &mut Hearing, attempt: &Attempt) -> Option<Settled> {
    let mut as_bet = h.state.of_hand.as_bet.take()?;
    std::mem::swap(h.state.room.hand_mut(), &mut as_bet.hand);
    let settled = h.outcome(attempt);
    std::mem::swap(h.state.room.hand_mut(), &mut as_bet.hand);
    h.state.of_hand.as_bet = Some(as_bet);
    settled.filter(|settled| matches!(settled.outcome.value, Outcome::Action(..)))
}

/// An action on a wager of a wrong size, as it is on the right one; `None` where there it would be none.
fn put_right(h: &Hearing, seat: Seat, settled: Settled) -> Option<Settled> {
    let Outcome::Action(done, change) = settled.outcome.value else { return None };
    let wrong = h.state.of_hand.as_bet.as_ref()?.wrong;
    let options = open_to(h, seat)?;
    let right = match done {
        Action::Check | Action::Fold | Action::AllIn(_) => done,
        Action::Call(_) => Action::Call(options.call?),
        Action::Bet(n) | Action::RaiseTo(n) => {
            let range = options.wager().filter(|range| n >= range.min)?;
            with_total(done, range.max.map_or(n, |max| n.min(max)))
        }
    };
    if right == done {
        return Some(settled);
    }
    let change = ChipChange::between(lies(done, change), right.total());
    let mut outcome = Grounded { value: Outcome::Action(right, change), ..settled.outcome };
    outcome.cite(wrong.corrected_by(h.books.house).as_slice());
    Some(Settled { outcome, ..settled })
}

/// The same is done in the round as it was bet.
pub fn goes_on(h: &mut Hearing, seat: Seat, done: Action, change: ChipChange) {
    let Some(as_bet) = &mut h.state.of_hand.as_bet else { return };
    let hand = &mut as_bet.hand;
    let done = match done {
        Action::Call(n) => Action::Call(hand.find(seat).map_or(n, |player| hand.called_to(player))),
        Action::Check | Action::Fold | Action::Bet(_) | Action::RaiseTo(_) | Action::AllIn(_) => done,
    };
    put_in(hand, seat, done, change, &h.books);
}

/// A bet or raise of the pot by somebody who was told a wrong pot and has acted on it: the round as it was bet.
pub(in crate::engine) fn on_a_wrong_pot(h: &Hearing, attempt: &Attempt, done: Action) -> Option<AsBet> {
    let (Action::Bet(n) | Action::RaiseTo(n)) = done else { return None };
    let hand = h.room().hand();
    let pot = h.situation(attempt).is_some_and(|s| s.declared() == Some(Said::Pot));
    if hand.structure != Structure::PotLimit || !pot || h.state.of_hand.as_bet.is_some() {
        return None;
    }
    // What has gone in since he was told is not part of what he was told.
    let told = h.state.round.told_pot.iter().rev().find(|told| told.to == attempt.seat && told.pot == hand.total_pot())?;
    let wrong = match told.told > told.pot {
        true => WrongWager::PotTooHigh,
        false if h.books.house.clause(clause::POT_TOO_LOW).is_some() => WrongWager::PotTooLow,
        false => WrongWager::PotNamedLow,
    };
    let made = n + told.told - told.pot;
    wrong.corrected_by(h.books.house).filter(|_| made != n && made > hand.bet())?;
    let mut as_bet = AsBet::begins(h, wrong);
    let made = with_total(done, made);
    as_bet.hand.apply(attempt.seat, made, Fullness::FULL);
    as_bet.wagers.push((attempt.seat, made));
    Some(as_bet)
}

/// Enough has been done behind a bet on a pot that was counted too low: it stands.
pub fn stands_by_action(h: &mut Hearing) {
    let Some(as_bet) = &h.state.of_hand.as_bet else { return };
    let actions = &h.room().hand().actions;
    let Some((bettor, _)) = as_bet.wagers.first() else { return };
    let is_the_bet = |(seat, kind): &(Seat, ActionKind)| seat == bettor && matches!(kind, ActionKind::Bet | ActionKind::Raise);
    let Some(at) = actions.iter().position(is_the_bet) else { return };
    if let Some(because) = as_bet.wrong.stands_behind(&actions[at + 1..], &h.books) {
        stands(h, because);
    }
}

/// The round is over: what was bet stands.
pub fn round_is_over(h: &mut Hearing) {
    let stands_by = h.state.of_hand.as_bet.as_ref().and_then(|as_bet| h.books.carried(&[as_bet.wrong.stands_by()?]));
    match stands_by {
        Some(because) => stands(h, because),
        None => h.state.of_hand.as_bet = None,
    }
}

/// On the last street the round lasts until the first hand is shown or given up.
pub fn showdown_begins(h: &mut Hearing, step: &Step) {
    let hand = h.room().hand();
    let begins = matches!(step, Step::Cards(CardEvent::Show(_) | CardEvent::Award(_)) | Step::Release(_));
    if begins && hand.street.is_last() && hand.betting_is_over() {
        round_is_over(h);
    }
}

/// The floor has put the wager right in time: as it was bet is over.
pub fn decided(h: &mut Hearing, verdict: &Verdict) {
    let Verdict::Action(seat, ..) = verdict else { return };
    h.state.of_hand.as_bet.take_if(|as_bet| as_bet.wagers.iter().any(|(of, _)| of == seat));
}

/// The round is what was bet, whatever had been ruled of it.
fn stands(h: &mut Hearing, because: Vec<ClauseId>) {
    let Some(as_bet) = h.state.of_hand.as_bet.take() else { return };
    h.state.room.hand_mut().is_bet_as(&as_bet.hand);
    h.state.rulings.retain(|r| r.question != Question::Meaning || r.line < as_bet.since);
    for (seat, done) in as_bet.wagers {
        h.rule(Question::Meaning, Verdict::Action(seat, done, ChipChange::None), because.clone(), false);
    }
}

impl AsBet {
    /// From here on the round is bet otherwise than it should be.
    fn begins(h: &Hearing, wrong: WrongWager) -> AsBet {
        AsBet { hand: h.room().hand().clone(), wrong, wagers: Vec::new(), since: h.line }
    }
}

fn open_to(h: &Hearing, seat: Seat) -> Option<LegalActions> {
    let hand = h.room().hand();
    let player = hand.find(seat)?;
    Some(legal_actions(h.layout().left, hand, player, &h.books).value)
}

/// The smallest total to which he may bet or raise.
fn smallest(h: &Hearing, seat: Seat) -> Option<Amount> {
    open_to(h, seat)?.wager().map(|range| range.min)
}

/// The same bet or raise of another size.
fn with_total(done: Action, n: Amount) -> Action {
    if matches!(done, Action::Bet(_)) { Action::Bet(n) } else { Action::RaiseTo(n) }
}

/// What lies there with an action, as a total for the street.
fn lies(done: Action, change: ChipChange) -> Amount {
    match change {
        ChipChange::None | ChipChange::Stays(_) => done.total(),
        ChipChange::Returned(n) => done.total() + n,
        ChipChange::Owed(n) => done.total() - n,
    }
}
