//! Outcomes: what a reading or an undisputed act comes to when it is held against the bounds. A list of the rules that say.

use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::event::{Act, Seat, Step};
use crate::engine::hearing::Hearing;
use crate::engine::rulebooks::{Grounded, Rulebooks};
use crate::engine::rules::betting::{
    acting_in_turn, all_in, bet, bet_correction, call_methods, check, fold, invalid_declaration, maximum_raise, minimum_raise,
    reopening, string_bet, undercall,
};
use crate::engine::rules::legal_actions::legal_actions;
use crate::engine::rules::reading::{Reading, read};
use crate::engine::rules::readings::READINGS;
use crate::engine::ruling::{Action, ChipChange, LegalActions};
use crate::engine::table::hand::Hand;

/// What an attempt comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Done, with what happens to the chips.
    Action(Action, ChipChange),
    /// He chooses between these.
    Choice(Vec<(Action, ChipChange)>),
    /// The floor decides, between these where the rules name any.
    Floor(Vec<(Action, ChipChange)>),
    /// Not allowed; he is still to act.
    Refused(Action),
    /// Bound to raise or bet, between these bounds.
    Open(LegalActions),
}

impl Outcome {
    /// Whether the attempt is over with it, and nothing more can follow from him: he has done all, or it is not allowed. What is
    /// disputed may go on, and what is open has to.
    pub(in crate::engine) fn ends(&self, attempt: &Attempt) -> bool {
        match self {
            Outcome::Action(..) | Outcome::Choice(_) | Outcome::Floor(_) => attempt.is_undisputed(),
            Outcome::Refused(_) => true,
            Outcome::Open(_) => false,
        }
    }
}

/// Holds a reading against the bounds.
pub fn settle(s: &Situation, reading: &Grounded<Reading>, books: &Rulebooks) -> Grounded<Outcome> {
    let settled = match &reading.value {
        Reading::Check => check::settle(s, books),
        Reading::Fold => fold::settle(s, books),
        Reading::Call => call_methods::settle(s, books),
        Reading::To { amount, declared } => wager(s, *amount, *declared, books),
        Reading::Minimum => minimum_raise::exactly(s, books),
        Reading::AllIn => all_in::settle(s, books),
        Reading::OpenRaise | Reading::OpenBet => open_size(s, books),
        Reading::CallOrFold => invalid_declaration::call_or_fold(s),
        Reading::CompleteCallOrForfeit => undercall::complete_or_forfeit(s),
        Reading::Forfeit => undercall::forfeit(s),
        Reading::Floor(of) => Grounded::plain(Outcome::Floor(of.iter().map(|reading| between(s, reading, books)).collect())),
    };
    let mut answer = Grounded { value: settled.value, because: reading.because.clone(), silent: settled.silent || reading.silent };
    answer.cite(&settled.because);
    answer
}

/// An undisputed act: carried out if it is legal, refused if not.
pub fn undisputed(s: &Situation, act: Act, books: &Rulebooks) -> Grounded<Outcome> {
    match act {
        Act::Check => check::act(s, books),
        Act::Fold => fold::act(s, books),
        Act::Call => call_methods::act(s, books),
        Act::AllIn(total) => all_in::act(s, total.or(s.all()), books),
        Act::Bet(n) => bet::act(s, n, books),
        Act::RaiseTo(n) if s.hand.bet() == 0 => maximum_raise::sized(s, n, Action::Bet(n), books),
        Act::RaiseTo(n) | Act::CompleteTo(n) => maximum_raise::sized(s, n, Action::RaiseTo(n), books),
        Act::BringIn(n) => bet::bring_in(s, n, books),
        // Posting is no act at one's turn.
        Act::Post { .. } => Grounded::plain(Outcome::Floor(Vec::new())),
    }
}

/// A bet or raise to this much: all he has, the first bet of the round, or a raise.
pub fn wager(s: &Situation, amount: Amount, declared: bool, books: &Rulebooks) -> Grounded<Outcome> {
    match s.all() {
        Some(all) if amount > all => {
            all_in::whole_stack(s, amount, false, books).resting_on(&maximum_raise::greatest(s.hand, s.player, books))
        }
        Some(all) if amount == all => all_in::whole_stack(s, amount, false, books),
        _ if s.hand.bet() == 0 => bet::settle(s, amount, declared, books),
        _ => minimum_raise::settle(s, amount, declared, books),
    }
}

/// Announced, or bet, and too little.
pub fn too_small(s: &Situation, least: &Grounded<Amount>, done: fn(Amount) -> Action, books: &Rulebooks) -> Grounded<Outcome> {
    let total = least.value;
    let complete = (done(total), change(s, total));
    let forfeit = (Action::Fold, ChipChange::Stays(string_bet::counted(s, books).min(total)));
    undercall::short_opening(s, least, &[complete, forfeit], books)
        .unwrap_or_else(|| minimum_raise::announced_short(s, least, complete, forfeit, books))
}

/// Bound to a bet or raise whose size is still open.
pub fn open_size(s: &Situation, books: &Rulebooks) -> Grounded<Outcome> {
    let options = legal_actions(s.left, s.hand, s.player, books);
    if options.value.wager().is_none() {
        let least = match s.hand.bet() {
            0 => Action::Bet(bet::least(s.hand, books).value),
            _ => Action::RaiseTo(minimum_raise::least(s.hand, books).value),
        };
        return options.map(|_| Outcome::Refused(least));
    }
    // He is bound whatever the sizes rest on.
    Grounded { silent: false, ..options }.map(|o| Outcome::Open(o.sizes()))
}

/// What comes back of the chips that went in, or is still owed.
pub fn change(s: &Situation, total: Amount) -> ChipChange {
    let adds = total - s.player.committed();
    if s.pushed() == 0 { ChipChange::None } else { ChipChange::between(s.put_out(), adds) }
}

/// One of the readings between which the floor decides: what it comes to, or a fold with the chips that lie there.
fn between(s: &Situation, reading: &Reading, books: &Rulebooks) -> (Action, ChipChange) {
    match settle(s, &Grounded::plain(reading.clone()), books).value {
        Outcome::Action(done, change) => (done, change),
        Outcome::Choice(_) | Outcome::Floor(_) | Outcome::Refused(_) | Outcome::Open(_) => {
            let pushed = s.pushed();
            (Action::Fold, if pushed > 0 { ChipChange::Stays(pushed) } else { ChipChange::None })
        }
    }
}

/// An action is put into effect in a hand, with the chips that stay in beside it.
pub(in crate::engine) fn put_in(hand: &mut Hand, seat: Seat, done: Action, change: ChipChange, books: &Rulebooks) {
    if let ChipChange::Stays(n) = change {
        hand.leave_in(seat, n);
    }
    let fullness = reopening::fullness(hand, done, books);
    hand.apply(seat, done, fullness);
}

/// What an attempt comes to.
pub(in crate::engine) struct Settled {
    pub outcome: Grounded<Outcome>,
    /// A rule that reads it so says by itself that a word after the chips changes nothing.
    pub later_word_is_void: bool,
}

impl Hearing<'_> {
    /// What an attempt comes to if it counts; `None` where nobody says anything to it.
    pub(in crate::engine) fn outcome(&mut self, attempt: &Attempt) -> Option<Settled> {
        let situation = self.situation(attempt)?;
        if let [Step::Act(act)] = attempt.steps.as_slice() {
            return Some(Settled { outcome: undisputed(&situation, *act, &self.books), later_word_is_void: false });
        }
        if let Some(reading) = acting_in_turn::contradictory(&situation, &self.books) {
            return Some(Settled { outcome: settle(&situation, &reading, &self.books), later_word_is_void: false });
        }
        let (read, overlaps) = read(&situation, &self.books, READINGS);
        let settled = read.map(|read| Settled {
            outcome: settle(&situation, &read.reading, &self.books),
            later_word_is_void: read.later_word_is_void,
        });
        self.state.overlaps.extend(overlaps);
        settled
    }

    /// What was done is put into effect, with the chips that stay in beside it.
    pub(in crate::engine) fn carry_out(&mut self, seat: Seat, done: Action, change: ChipChange) {
        put_in(self.state.room.hand_mut(), seat, done, change, &self.books);
        bet_correction::goes_on(self, seat, done, change);
        all_in::announce(self, seat, done);
    }
}
