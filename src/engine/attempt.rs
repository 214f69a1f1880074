//! An attempt: everything one player says and does before the next one acts, read as a whole.

use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{Judgement, Manner, Push, Release, Said, Seat, Size, Speech, Step, Structure, in_short};
use crate::engine::judgement::Findings;
use crate::engine::ruling::{Action, NamedAct};
use crate::engine::table::hand::{Hand, Player};
use crate::engine::table::room::Room;

/// Chips that went in together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    pub chips: Chips,
    pub manner: Manner,
}

/// What a player does at his turn, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub seat: Seat,
    pub steps: Vec<Step>,
}

/// What is so of the chips that lie before a player from earlier in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PriorChips {
    /// How much more they are worth than what they count for.
    pub over: Amount,
    pub pulled_back: PulledBack,
}

/// How many of them he has pulled back since he was raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PulledBack {
    #[default]
    Nothing,
    Part,
    All,
}

/// A situation: one attempt in one hand, and what is known about it.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    pub room: &'a Room,
    /// Players left in the tournament, where that is known.
    pub left: Option<i64>,
    pub hand: &'a Hand,
    pub player: &'a Player,
    pub attempt: &'a Attempt,
    /// Findings that were made, or refused.
    pub findings: &'a Findings,
    /// The line at which he began.
    pub since: usize,
    /// The bet, as the player was told it.
    pub told: Option<Amount>,
    pub prior: PriorChips,
}

impl Attempt {
    /// The chips that went in, motion by motion.
    pub fn motions(&self, player: &Player) -> Vec<Motion> {
        self.steps.iter().filter_map(|step| motion(step, player)).collect()
    }

    /// The same attempt, as if only the first motion had been made.
    pub fn first_motion(&self) -> Attempt {
        let at = self.steps.iter().position(|s| matches!(s, Step::Push(..))).map_or(self.steps.len(), |at| at + 1);
        let steps = self.steps[..at]
            .iter()
            .map(|step| {
                if let Step::Push(push, Manner::Dribbled) = step { Step::Push(push.clone(), Manner::Placed) } else { step.clone() }
            })
            .collect();
        Attempt { seat: self.seat, steps }
    }

    pub fn releases(&self) -> Option<Release> {
        self.steps.iter().find_map(|s| if let Step::Release(release) = s { Some(*release) } else { None })
    }

    /// An act that nobody disputes, and nothing else.
    pub fn is_undisputed(&self) -> bool {
        matches!(self.steps.as_slice(), [Step::Act(_)])
    }

    /// The bet or raise that nobody disputes.
    pub fn made_undisputed(&self) -> Option<Action> {
        let [Step::Act(act)] = self.steps.as_slice() else { return None };
        match act.named()? {
            NamedAct::Bet(n) => n.map(Action::Bet),
            NamedAct::RaiseTo(n) => n.map(Action::RaiseTo),
            NamedAct::Check | NamedAct::Fold | NamedAct::Call | NamedAct::AllIn(_) => None,
        }
    }

    /// All the chips that are named, a pushed stack aside.
    pub fn chips_named(&self) -> Amount {
        chips_named(&self.steps)
    }

    pub fn has_words(&self) -> bool {
        self.speeches().next().is_some()
    }

    /// What he says, in its order.
    pub fn speeches(&self) -> impl Iterator<Item = &Speech> {
        self.steps.iter().filter_map(|step| if let Step::Say(speech) = step { Some(speech) } else { None })
    }
}

/// All the chips of these steps, a pushed stack aside.
pub fn chips_named(steps: &[Step]) -> Amount {
    let chips = steps.iter().filter_map(|step| if let Step::Push(Push::Chips(chips), _) = step { Some(chips) } else { None });
    chips.fold(0, |sum: Amount, chips| sum.saturating_add(chips.total()))
}

fn motion(step: &Step, player: &Player) -> Option<Motion> {
    let Step::Push(push, manner) = step else { return None };
    let chips = match push {
        Push::Chips(chips) => chips.clone(),
        Push::Stack => Chips::Amount(player.stack().unwrap_or(0)),
    };
    Some(Motion { chips, manner: *manner })
}

impl<'a> Situation<'a> {
    /// What he has to add to call.
    pub fn need(&self) -> Amount {
        (self.hand.bet() - self.player.committed()).max(0)
    }

    /// All he has and has in, as a total for the street, where his stack is stated.
    pub fn all(&self) -> Option<Amount> {
        self.player.stack().map(|stack| self.player.committed().saturating_add(stack))
    }

    pub fn motions(&self) -> Vec<Motion> {
        self.attempt.motions(self.player)
    }

    /// All the chips he has put in with this attempt.
    pub fn pushed(&self) -> Amount {
        self.motions().iter().fold(0, |sum, m| sum.saturating_add(m.chips.total()))
    }

    /// The chips that lie before him from earlier in the round would do for the call by themselves, though they do not count for
    /// so much yet.
    pub fn prior_chips_cover(&self) -> bool {
        self.need() > 0 && self.player.committed().saturating_add(self.prior.over) >= self.hand.bet()
    }

    /// All the chips that he has put out and that do not count for anything yet.
    pub fn put_out(&self) -> Amount {
        let over = if self.prior_chips_cover() { self.prior.over } else { 0 };
        self.pushed().saturating_add(over)
    }

    /// Chips in front of him once they are in.
    pub fn total(&self) -> Amount {
        self.player.committed().saturating_add(self.pushed())
    }

    /// The one motion, if he made no other, neither chip by chip.
    pub fn only_motion(&self) -> Option<Motion> {
        let mut motions = self.motions();
        let single = motions.len() == 1 && motions[0].manner != Manner::Dribbled;
        if single { motions.pop() } else { None }
    }

    /// Chips went in bit by bit.
    pub fn several_motions(&self) -> bool {
        let motions = self.motions();
        motions.len() > 1 || motions.first().is_some_and(|m| m.manner == Manner::Dribbled)
    }

    /// The whole stack lies in the middle.
    pub fn whole_stack(&self) -> bool {
        self.player.stack().is_some_and(|stack| self.pushed() >= stack)
    }

    /// The declaration that counts: the first one made before enough chips for the call were in, with what was said to it
    /// afterwards.
    pub fn declared(&self) -> Option<Said> {
        let before = self.chips_before_word()?;
        if before > 0 && before >= self.need() {
            return None;
        }
        let mut said: Option<Said> = None;
        let mut chips_since = false;
        let tapped = self.tapped_and_went_on();
        for step in &self.attempt.steps {
            match (step, said.take()) {
                (Step::Tap, None) if tapped => said = Some(Said::Check),
                (Step::Say(speech), None) if speech.said.declares() => said = Some(self.facing(self.meant(speech))),
                (Step::Say(speech), Some(first)) => said = Some(self.completed(first, &self.meant(speech), chips_since)),
                (step, first) => {
                    chips_since |= first.is_some() && matches!(step, Step::Push(..));
                    said = first;
                }
            }
        }
        said
    }

    /// He tapped the table where nothing had to be called, and said or put in something else: the tap is as good as the word.
    pub fn tapped_and_went_on(&self) -> bool {
        let taps = self.attempt.steps.contains(&Step::Tap) && !self.hand.faces_bet(self.player);
        taps && (self.attempt.has_words() || !self.motions().is_empty())
    }

    /// The chips that went in before the first word that says something; `None` where nothing was said.
    pub fn chips_before_word(&self) -> Option<Amount> {
        let tapped = self.tapped_and_went_on();
        let word = |step: &Step| matches!(step, Step::Say(speech) if speech.said.declares()) || tapped && *step == Step::Tap;
        let at = self.attempt.steps.iter().position(word)?;
        let chips = self.attempt.steps[..at].iter().filter_map(|step| motion(step, self.player));
        Some(chips.fold(0, |sum, m| sum.saturating_add(m.chips.total())))
    }

    /// A bet that somebody names over another bet, and that is no more than it, is only an amount.
    fn facing(&self, said: Said) -> Said {
        if let Said::Bet(Size::To(n)) = said
            && self.need() > 0
            && n <= self.hand.bet()
        {
            return Said::Number(Size::To(n));
        }
        said
    }

    /// What is said at this table: a number that nobody can bet here is short for a larger one.
    fn meant(&self, speech: &Speech) -> Said {
        let long = |n: Amount| in_short(n, self.hand.big_blind);
        let over_the_bet = |by: Vec<Amount>| by.into_iter().map(|n| self.hand.bet().saturating_add(n)).collect();
        let short = |size: &Size| match size {
            Size::To(n) if speech.readings.is_empty() => long(*n).map(Size::OneOf),
            Size::By(n) if speech.readings.is_empty() => long(*n).map(over_the_bet).map(Size::OneOf),
            Size::To(_) | Size::By(_) | Size::Open | Size::OneOf(_) => None,
        };
        let long = match &speech.said {
            Said::Number(size) => short(size).map(Said::Number),
            Said::Bet(size) => short(size).map(Said::Bet),
            Said::Raise(size) => short(size).map(Said::Raise),
            Said::Check
            | Said::Fold
            | Said::Call
            | Said::CallAndRaise
            | Said::AllIn
            | Said::Pot
            | Said::Conditional(_)
            | Said::Hand(_)
            | Said::Complete
            | Said::Cap
            | Said::Unofficial => None,
        };
        long.unwrap_or_else(|| speech.said.clone())
    }

    /// What was said first, with what is said to it later: the amount, before any chips; or a raise after a call, which only
    /// shows what the call was.
    fn completed(&self, first: Said, later: &Said, chips_since: bool) -> Said {
        match (first, later) {
            (Said::Call, Said::Raise(_) | Said::CallAndRaise) if self.need() > 0 => Said::CallAndRaise,
            (Said::Raise(Size::Open), Said::Number(size) | Said::Raise(size) | Said::Bet(size)) if !chips_since => {
                Said::Raise(size.clone())
            }
            (Said::Bet(Size::Open), Said::Number(size) | Said::Raise(size) | Said::Bet(size)) if !chips_since => {
                Said::Bet(size.clone())
            }
            (Said::Pot, Said::Number(size) | Said::Bet(size)) if !chips_since && self.pot_is_no_size() => Said::Bet(size.clone()),
            (first, _) => first,
        }
    }

    /// "Pot" announces a bet, and says nothing about its size.
    fn pot_is_no_size(&self) -> bool {
        self.hand.structure != Structure::PotLimit && self.need() == 0
    }

    /// A declaration made only after enough chips for the call, or any opening chips, were in.
    pub fn declared_late(&self) -> Option<&'a Said> {
        if self.declared().is_some() {
            return None;
        }
        self.attempt.speeches().map(|speech| &speech.said).find(|said| said.declares())
    }

    /// Words that are no official term.
    pub fn unofficial(&self) -> Option<&'a str> {
        self.attempt.speeches().find(|speech| !speech.said.declares()).map(|speech| speech.quote.as_str())
    }

    /// What was said at the same moment as the chips went in can mean several amounts, or nothing that is known.
    pub fn is_unclear_with_chips(&self) -> bool {
        let Some(speech) = self.attempt.speeches().next().filter(|speech| speech.with_chips) else { return false };
        let meant = self.meant(speech);
        let several = matches!(meant, Said::Bet(Size::OneOf(_)) | Said::Raise(Size::OneOf(_)) | Said::Number(Size::OneOf(_)));
        meant == Said::Unofficial || several
    }

    /// He announced a raise, or a bet, and named no amount.
    pub fn raise_without_amount(&self) -> bool {
        matches!(self.declared(), Some(Said::Raise(Size::Open) | Said::Bet(Size::Open)))
    }

    /// Chips went in, and no word with them that counts.
    pub fn silent(&self) -> bool {
        self.declared().is_none() && self.unofficial().is_none() && !self.motions().is_empty()
    }

    pub fn judged(&self, judgement: Judgement) -> bool {
        self.findings.about(judgement, self.since) == Some(true)
    }
}
