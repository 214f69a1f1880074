//! What an attempt comes to if it counts.

use super::Session;
use crate::engine::attempt::{Attempt, Situation};
use crate::engine::betting;
use crate::engine::betting::bounds::{self, Outcome};
use crate::engine::betting::reading;
use crate::engine::chips::Amount;
use crate::engine::event::{Act, Step, Structure};
use crate::engine::law::Answer;
use crate::engine::verdict::{Change, Done, Options};

impl Session<'_> {
    /// What an attempt comes to if it counts; `None` where nobody says anything to it.
    pub(super) fn outcome(&mut self, attempt: &Attempt) -> Option<Answer<Outcome>> {
        if let Some(Step::Act(act)) = attempt.steps.first().filter(|_| attempt.steps.len() == 1) {
            return Some(self.undisputed(attempt, *act));
        }
        let (answer, overlaps) = {
            let situation = self.situation(attempt)?;
            let (answer, overlaps) = reading::read(&situation, &self.law, betting::READERS);
            (answer.map(|reading| bounds::settle(&situation, &reading, &self.law)), overlaps)
        };
        self.world.overlaps.extend(overlaps);
        answer
    }

    /// An undisputed act: carried out if it is legal, refused if not.
    pub(super) fn undisputed(&self, attempt: &Attempt, act: Act) -> Answer<Outcome> {
        let Some(s) = self.situation(attempt) else { return Answer::plain(Outcome::Floor(Vec::new())) };
        let cites = |done: Done, clauses: &[&'static str], refuse: bool| {
            let value = if refuse { Outcome::Refused(done) } else { Outcome::Done(done, Change::None) };
            Answer { value, because: self.law.cites(clauses), silent: false }
        };
        let all = s.player.stack.map(|stack| s.player.committed + stack);
        match act {
            Act::Check => cites(Done::Check, &["check/open"], s.need() > 0),
            Act::Fold => {
                let clauses: &[&'static str] =
                    if s.need() > 0 { &["fold/out", "fold/facing-bet"] } else { &["fold/out", "non-standard-fold/binds"] };
                cites(Done::Fold, clauses, false)
            }
            Act::Call if s.hand.bet == 0 => cites(Done::Call(0), &["call-methods/answers"], true),
            Act::Call => cites(Done::Call(all.map_or(s.hand.bet, |all| all.min(s.hand.bet))), &[], false),
            Act::AllIn(total) => self.all_in(&s, total.or(all)),
            Act::Bet(n) if s.hand.bet > 0 => {
                let because = self.law.cites(&["bet/open"]);
                match because.is_empty() {
                    true => self.sized(&s, n, Done::RaiseTo(n)),
                    false => Answer { value: Outcome::Refused(Done::Bet(n)), because, silent: false },
                }
            }
            Act::Bet(n) => self.sized(&s, n, Done::Bet(n)),
            Act::RaiseTo(n) if s.hand.bet == 0 => self.sized(&s, n, Done::Bet(n)),
            Act::RaiseTo(n) => self.sized(&s, n, Done::RaiseTo(n)),
            Act::Post { .. } => Answer::plain(Outcome::Floor(Vec::new())),
        }
    }

    /// A bet or raise of a stated size: legal, cut down to the pot, or refused.
    pub(super) fn sized(&self, s: &Situation, n: Amount, done: Done) -> Answer<Outcome> {
        let options = bounds::options(s.room, s.hand, s.player, &self.law);
        let range = options.value.bet.or(options.value.raise);
        let all = s.player.stack.map(|stack| s.player.committed + stack);
        if all == Some(n) && range.is_some() {
            return self.all_in(s, all);
        }
        let legal = range.is_some_and(|r| n >= r.min && r.max.is_none_or(|max| n <= max));
        if legal {
            return Answer { value: Outcome::Done(done, Change::None), because: options.because, silent: false };
        }
        let over_the_pot = s.hand.structure == Structure::PotLimit && range.is_some_and(|r| n > r.min);
        if over_the_pot && let Some(max) = range.and_then(|r| r.max) {
            let capped = if matches!(done, Done::Bet(_)) { Done::Bet(max) } else { Done::RaiseTo(max) };
            return Answer {
                value: Outcome::Done(capped, Change::Returned(n - max)),
                because: options.because,
                silent: options.silent,
            };
        }
        Answer { value: Outcome::Refused(done), because: options.because, silent: options.silent }
    }

    pub(super) fn all_in(&self, s: &Situation, total: Option<Amount>) -> Answer<Outcome> {
        let Some(total) = total else {
            let options = bounds::options(s.room, s.hand, s.player, &self.law);
            return options.map(|o| Outcome::Open(Options { bet: o.bet, raise: o.raise, ..Options::default() }));
        };
        let mut clauses = vec!["all-in/whole-stack"];
        if s.hand.structure == Structure::NoLimit {
            clauses.push("no-limit-structure/any-all-in");
        }
        let mut answer = Answer { value: Outcome::Done(Done::AllIn(total), Change::None), because: Vec::new(), silent: false };
        if total > s.hand.bet && s.hand.bet > 0 {
            clauses.push("minimum-raise/all-in-excepted");
            let may = betting::reopening::may_raise(s.room, s.hand, s.player, &self.law);
            if !may.value {
                answer = Answer { value: Outcome::Refused(Done::AllIn(total)), because: may.because, silent: may.silent };
            }
        }
        answer.cite(&self.law.cites(&clauses));
        answer
    }

    /// The word came after the chips and changes nothing; the clause that says so is a ground.
    pub(super) fn word_too_late(&self, attempt: &Attempt, outcome: &mut Answer<Outcome>) {
        let Some(s) = self.situation(attempt) else { return };
        if s.declared_late().is_some() {
            let single = s.motions().first().is_some_and(|m| m.chips.single().is_some());
            if single {
                outcome.cite(&self.law.cites(&["oversized-chip/word-first"]));
            }
            outcome.cite(&self.law.cites(&["raise-methods/only-these", "raise-methods/clear-intention"]));
        }
    }
}
