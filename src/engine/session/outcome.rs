//! What an attempt comes to if it counts.

use super::Session;
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::chips::Amount;
use crate::engine::clause::ClauseId;
use crate::engine::clauses;
use crate::engine::event::{Act, Said, Step, Structure};
use crate::engine::rulebooks::Grounded;
use crate::engine::rules::betting;
use crate::engine::rules::betting::bounds::{self, Outcome};
use crate::engine::rules::betting::reading;
use crate::engine::ruling::{Action, ChipChange, LegalActions};

/// Clauses that rule on chips before which nothing was said, or on a word that came after them.
const NOTHING_SAID_FIRST: [ClauseId; 5] = [
    clauses::oversized_chip::SILENT,
    clauses::oversized_chip::ANNOUNCED,
    clauses::half_raise::EXACTLY,
    clauses::string_bet::CONSEQUENCE,
    clauses::string_bet::ONE_MOTION,
];

impl Session<'_> {
    /// What an attempt comes to if it counts; `None` where nobody says anything to it.
    pub(in crate::engine) fn outcome(&mut self, attempt: &Attempt) -> Option<Grounded<Outcome>> {
        if let Some(Step::Act(act)) = attempt.steps.first().filter(|_| attempt.steps.len() == 1) {
            return Some(self.undisputed(attempt, *act));
        }
        let (answer, overlaps) = {
            let situation = self.situation(attempt)?;
            let (answer, overlaps) = reading::read(&situation, &self.books, betting::READERS);
            (answer.map(|reading| bounds::settle(&situation, &reading, &self.books)), overlaps)
        };
        self.state.overlaps.extend(overlaps);
        answer
    }

    /// An undisputed act: carried out if it is legal, refused if not.
    pub(in crate::engine) fn undisputed(&self, attempt: &Attempt, act: Act) -> Grounded<Outcome> {
        let Some(s) = self.situation(attempt) else { return Grounded::plain(Outcome::Floor(Vec::new())) };
        let cites = |done: Action, clauses: &[ClauseId], refuse: bool| match refuse {
            true => self.books.says(Outcome::Refused(done), clauses),
            false => Grounded { value: Outcome::Action(done, ChipChange::None), because: self.books.cites(clauses), silent: false },
        };
        let all = s.player.stack.map(|stack| s.player.committed + stack);
        match act {
            Act::Check => cites(Action::Check, &[clauses::check::OPEN], s.need() > 0),
            Act::Fold => {
                let because = betting::fold::grounds(&s, self.books.house, true);
                Grounded { value: Outcome::Action(Action::Fold, ChipChange::None), because, silent: false }
            }
            Act::Call if s.hand.bet == 0 => cites(Action::Call(0), &[clauses::call_methods::ANSWERS], true),
            Act::Call => cites(Action::Call(all.map_or(s.hand.bet, |all| all.min(s.hand.bet))), &[], false),
            Act::AllIn(total) => self.all_in(&s, total.or(all)),
            Act::Bet(n) if s.hand.bet > 0 => {
                let because = self.books.cites(&[clauses::bet::OPEN]);
                match because.is_empty() {
                    true => self.sized(&s, n, Action::RaiseTo(n)),
                    false => Grounded { value: Outcome::Refused(Action::Bet(n)), because, silent: false },
                }
            }
            Act::Bet(n) => self.sized(&s, n, Action::Bet(n)),
            Act::RaiseTo(n) if s.hand.bet == 0 => self.sized(&s, n, Action::Bet(n)),
            Act::RaiseTo(n) | Act::CompleteTo(n) => self.sized(&s, n, Action::RaiseTo(n)),
            Act::BringIn(n) if s.hand.owes_bring_in() && n == s.hand.bring_in => cites(Action::Bet(n), &[], false),
            Act::BringIn(n) => cites(Action::Bet(n), &[], true),
            Act::Post { .. } => Grounded::plain(Outcome::Floor(Vec::new())),
        }
    }

    /// A bet or raise of a stated size: legal, cut down to the pot, or refused.
    pub(in crate::engine) fn sized(&self, s: &Situation, n: Amount, done: Action) -> Grounded<Outcome> {
        let options = bounds::options(s.room, s.hand, s.player, &self.books);
        let range = options.value.bet.or(options.value.raise);
        let all = s.player.stack.map(|stack| s.player.committed + stack);
        if all == Some(n) && range.is_some() {
            return self.all_in(s, all);
        }
        let legal = range.is_some_and(|r| n >= r.min && r.max.is_none_or(|max| n <= max));
        if legal {
            return Grounded { value: Outcome::Action(done, ChipChange::None), because: options.because, silent: false };
        }
        let over_the_pot = s.hand.structure == Structure::PotLimit && range.is_some_and(|r| n > r.min);
        if over_the_pot && let Some(max) = range.and_then(|r| r.max) {
            let capped = if matches!(done, Action::Bet(_)) { Action::Bet(max) } else { Action::RaiseTo(max) };
            let value = Outcome::Action(capped, ChipChange::Returned(n - max));
            let answer = Grounded { value, because: options.because, silent: options.silent };
            return answer.resting_on(&betting::pot_limit::excess(s.hand, &self.books));
        }
        let refused = Grounded { value: Outcome::Refused(done), because: options.because, silent: options.silent };
        if range.is_some() && matches!(s.hand.structure, Structure::Limit(..)) {
            return refused.resting_on(&betting::limit_structure::other_size(s.hand, n, &self.books));
        }
        if range.is_some_and(|r| n > r.min) {
            refused.resting_on(&betting::pot_limit::excess(s.hand, &self.books))
        } else {
            refused
        }
    }

    pub(in crate::engine) fn all_in(&self, s: &Situation, total: Option<Amount>) -> Grounded<Outcome> {
        let Some(total) = total else {
            let options = bounds::options(s.room, s.hand, s.player, &self.books);
            return options.map(|o| Outcome::Open(LegalActions { bet: o.bet, raise: o.raise, ..LegalActions::default() }));
        };
        if total > s.hand.bet && s.hand.bet > 0 {
            let may = betting::reopening::may_raise(s.room, s.hand, s.player, &self.books);
            if !may.value {
                return may.map(|_| Outcome::Refused(Action::AllIn(total)));
            }
        }
        let mut answer = Grounded::plain(Outcome::Action(Action::AllIn(total), ChipChange::None));
        answer.cite(&self.books.cites(&[clauses::all_in::WHOLE_STACK]));
        let least = match s.hand.bet {
            0 => betting::bet::least(s.hand, &self.books),
            _ => betting::minimum_raise::least(s.hand, &self.books),
        };
        let short = s.hand.bet < total && total < least.value;
        if short { answer.resting_on(&betting::all_in::below_minimum(s.hand, &self.books)) } else { answer }
    }

    /// The word came after the chips and changes nothing; the clause that says so is a ground.
    pub(in crate::engine) fn word_too_late(&self, attempt: &Attempt, outcome: &mut Grounded<Outcome>) {
        let Some(s) = self.situation(attempt) else { return };
        let Some(late) = s.declared_late() else { return };
        let mut clauses = betting::raise_methods::WORD_BEFORE_CHIPS.to_vec();
        if s.motions().first().is_some_and(|m| m.chips.single().is_some()) {
            clauses.push(clauses::oversized_chip::WORD_FIRST);
        }
        let mut void = self.books.says((), &clauses);
        let answered = outcome.because.iter().any(|clause| NOTHING_SAID_FIRST.contains(clause));
        void.silent &= matches!(late, Said::Raise(_) | Said::Bet(_)) && !answered;
        void.because.extend(self.books.cites(&[clauses::raise_methods::CLEAR_INTENTION]));
        *outcome = outcome.clone().resting_on(&void);
    }
}
