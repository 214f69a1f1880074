//! Clauses without a verb: what somebody has, and what was left out because it was told before.

use super::Listener;
use super::puzzle::PuzzleKind;
use super::speech::hush;
use crate::engine::chips::{Amount, Chips, Pile};
use crate::engine::event::{Release, State, Step};
use crate::notation::speech;
use crate::telling::atom::Person;
use crate::telling::clause::ToldClause;
use crate::telling::concept::Concept;
use crate::telling::deal::DUMMY;
use crate::telling::deed::{Actor, PersonId, ToldDeed, What};

/// Nobody has more chips of a value that go out of play than that and only their number told.
const MOST_ODD: Amount = 40;

/// Of two nobody lists in which order they sit.
const FEWEST_LISTED: usize = 3;

impl Listener {
    /// `A has three 25 chips`, and behind that `B two`: what lies before them, by denomination.
    fn piles_of(&self, clause: &ToldClause) -> Option<Vec<Pile>> {
        let last = match self.story.given.last() {
            Some((State::Stack(_, Chips::Piles(piles)), _)) if self.story.deeds.is_empty() => Some(piles.as_slice()),
            Some(_) | None => None,
        };
        if clause.who.is_empty() || !clause.unknown.is_empty() || !clause.cards.is_empty() || clause.has(Concept::Middle) {
            return None;
        }
        if !clause.piles.is_empty() {
            let owns = clause.numbers.is_empty() && (clause.has(Concept::Has) || last.is_some());
            return Some(clause.piles.clone()).filter(|_| owns);
        }
        match (last?, clause.numbers.as_slice()) {
            ([pile], [(count, _)]) if (1..=MOST_ODD).contains(count) => Some(vec![Pile { count: *count, value: pile.value }]),
            _ => None,
        }
    }

    pub(super) fn without_verb(&mut self, clause: &ToldClause) {
        let has_stack = clause.has(Concept::Has) || clause.has(Concept::Left);
        if let Some(piles) = self.piles_of(clause) {
            for person in self.actors(clause) {
                self.story.given.push((State::Stack(DUMMY, Chips::Piles(piles.clone())), vec![person]));
                self.story.last = Some(person);
            }
            // Whoever is told of next may have as many of the same.
        } else if self.may_mean(clause) {
            // It was said of what had been said.
        } else if clause.has(Concept::Left) && clause.has(Concept::Nothing) && clause.cards.is_empty() && clause.numbers.is_empty()
        {
            for person in self.actors(clause) {
                self.story.table.stacks.push((person, 0));
            }
        } else if clause.has(Concept::BringIn) && !clause.who.is_empty() && clause.numbers.len() < 2 {
            self.brings_in(clause);
        } else if clause.has(Concept::Rather) && self.amend(clause) {
            // What was told before was told wrongly.
        } else if clause.has(Concept::HowMuch)
            && (clause.has(Concept::Pot) || clause.has(Concept::Middle))
            && !clause.who.is_empty()
        {
            self.deeds(clause, What::AskPot);
        // `B že koľko`.
        } else if clause.has(Concept::HowMuch)
            // `B: how much?`, `B számoltat`.
            && (clause.has(Concept::Wants) || clause.has(Concept::That) || clause.speaks || clause.more.len() == 1 && self.is_betting())
            && !clause.who.is_empty()
            && clause.unknown.is_empty()
            && clause.numbers.is_empty()
        {
            self.deeds(clause, What::AskCount);
        } else if clause.has(Concept::SeeHand) && clause.has(Concept::Not) && (!clause.who.is_empty() || clause.goes_on) {
            self.deeds(clause, What::Refuse);
        } else if clause.has(Concept::SeeHand) {
            self.asks(clause);
        // `B's cards cross the line`.
        } else if clause.has(Concept::OverTheLine) && clause.has(Concept::Cards) && clause.who.len() == 1 && !clause.dealer {
            self.releases(clause, Concept::Throw);
        } else if clause.has(Concept::MuckPlace) && !clause.who.is_empty() && !clause.dealer {
            self.deeds(clause, What::Release(if clause.has(Concept::FaceUp) { Release::MuckedFaceUp } else { Release::Mucked }));
        } else if let ([(amount, _)], true, true) = (&clause.numbers[..], clause.has(Concept::SmallestChip), clause.who.is_empty())
        {
            // `100 is the smallest chip in play`.
            self.story.table.smallest_chip.get_or_insert(*amount);
        } else if clause.has(Concept::Needless) {
            self.deed(clause, Actor::Floor, What::Needless);
        } else if !clause.cards.is_empty() && !clause.unknown.is_empty() && !clause.has(Concept::Has) {
            // What became of them may be anything.
            self.puzzle(clause, PuzzleKind::Unknown);
        } else if !clause.cards.is_empty() {
            // `A shows As Kd, B Ac Kh`.
            let goes_on = self.story.table.showdown && !clause.has(Concept::Has) && clause.who.len() == 1;
            let goes_on = goes_on && self.story.last_clause.as_ref().is_some_and(|last| !last.cards.is_empty());
            let shown = self.done_last().filter(|what| (clause.too || goes_on) && *what == What::TableHand);
            for person in self.actors(clause) {
                self.story.table.holds.push((person, clause.cards.clone()));
                self.story.last = Some(person);
            }
            if let Some(what) = shown {
                self.deeds(clause, what);
            }
        } else if clause.has(Concept::AllIn) {
            self.bets(clause, Concept::AllIn);
        } else if clause.dealer && clause.who.is_empty() && clause.unknown.is_empty() && clause.numbers.len() == 1 {
            self.dealer_says(clause);
        } else if let Some((amount, _)) =
            clause.numbers.first().filter(|(amount, _)| has_stack || *amount == 0 || self.stacks_go_on(clause))
        {
            for person in self.actors(clause) {
                // What is left behind chips that are in comes on top of them.
                let left = clause.has(Concept::Left) && !clause.has(Concept::Has);
                let put = if left { self.put_by(person) } else { 0 };
                self.story.table.stacks.push((person, amount.saturating_add(put)));
                self.story.last = Some(person);
            }
        // `CO že ešte nehral`: behind "that" stands what he says.
        } else if clause.has(Concept::Skipped) && (clause.speaks || clause.has(Concept::That) && clause.who.len() == 1) {
            self.objects_skipped(clause);
        } else if clause.has(Concept::Skipped) {
            self.passed_over(clause, false);
            self.leave_out(clause);
        } else if clause.unknown.is_empty() && (!clause.piles.is_empty() || !clause.numbers.is_empty()) {
            self.amount(clause);
        } else if (clause.has(Concept::Silent) || clause.has(Concept::Nothing))
            && clause.numbers.is_empty()
            && clause.piles.is_empty()
        {
            // How the last thing was done.
            if let Some(ToldDeed { what, .. }) = self.story.deeds.last_mut() {
                hush(what);
            }
        } else if clause.has(Concept::Pot) && !clause.who.is_empty() && clause.unknown.is_empty() {
            self.deeds(clause, What::Say(speech("pot", &[])));
        } else if !clause.unknown.is_empty() {
            // What is done with an amount may be anything; words without one are left out, and that is said.
            if clause.who.is_empty() && clause.numbers.is_empty() && clause.piles.is_empty() {
                self.leave_out(clause);
            } else {
                self.puzzle(clause, PuzzleKind::Unknown);
            }
        } else if clause.has(Concept::StringBet) && clause.who.len() == 1 && !clause.dealer && !clause.has(Concept::Not) {
            // `A at once: string bet!`
            self.deeds(clause, What::ObjectStringBet);
        } else if let Some(what) =
            self.done_last().filter(|_| (clause.too || clause.then) && clause.more.is_empty() && clause.unknown.is_empty())
        {
            self.deeds(clause, what);
        // `A bets 1000, B too`: whoever does the same calls.
        } else if clause.too
            && clause.who.len() == 1
            && clause.more.is_empty()
            && clause.unknown.is_empty()
            && self.story.deeds.last().is_some_and(|deed| self.bettor().map(Actor::Person) == Some(deed.who))
        {
            self.deeds(clause, What::Call);
        } else {
            let known = self.story.people.len();
            let people: Vec<PersonId> = clause.who.iter().chain(&clause.to).map(|person| self.person(person)).collect();
            // `left are Ann, Ben and Carl`: where the first of them are told of, nobody else has acted yet.
            let named = clause.who.iter().all(|person| matches!(person, Person::Name(_)));
            if named && clause.to.is_empty() && people.len() >= FEWEST_LISTED && known <= 1 && self.story.listed.is_empty() {
                self.story.listed = people;
            }
        }
    }

    /// `A has 3400, B 2100`.
    pub(super) fn stacks_go_on(&self, clause: &ToldClause) -> bool {
        let Some(last) = self.story.last_clause.as_ref() else { return false };
        let told = last.verb.is_none() && last.has(Concept::Has) && last.cards.is_empty() && !last.numbers.is_empty();
        told && !clause.who.is_empty()
            && clause.piles.is_empty()
            && clause.verb.is_none()
            && clause.numbers.len() == 1
            && clause.more.is_empty()
    }

    /// What was done last, where another one can do the same.
    fn done_last(&self) -> Option<What> {
        let same =
            |what: &What| matches!(what, What::Check | What::Call | What::Fold | What::TableHand | What::Release(_) | What::Refuse);
        self.story.deeds.last().map(|deed| deed.what.clone()).filter(same)
    }

    /// What was said last may mean one amount or another: `could be 700 or 7000`.
    fn may_mean(&mut self, clause: &ToldClause) -> bool {
        let numbers = clause.numbers.iter().map(|(amount, _)| *amount).chain(clause.loose.iter().copied());
        // Two amounts side by side may have been taken for two chips.
        let chips = clause.piles.iter().filter(|pile| pile.count == 1).map(|pile| pile.value);
        let amounts: Vec<Amount> = numbers.chain(chips).collect();
        // `lehet 800 is meg 8000 is`: one is ten, a hundred or a thousand times the other.
        let times_ten = |amounts: &[Amount]| {
            let [one, other] = amounts else { return false };
            let (less, more) = ((*one).min(*other), (*one).max(*other));
            less > 0 && [10, 100, 1000].iter().any(|times| less.saturating_mul(*times) == more)
        };
        if amounts.len() < 2
            || !(clause.has(Concept::Or) || times_ten(&amounts))
            || !clause.who.is_empty()
            || clause.many.is_some()
            || clause.dealer
        {
            return false;
        }
        let said = match self.story.deeds.last_mut().map(|deed| &mut deed.what) {
            Some(What::Say(said)) => Some(said),
            // As a line of the notation.
            Some(What::Line(event, _)) => match event.steps.last_mut() {
                Some(Step::Say(said)) => Some(said),
                Some(_) | None => None,
            },
            Some(_) | None => None,
        };
        let Some(said) = said else { return false };
        *said = speech(&said.quote, &amounts);
        true
    }

    /// How much somebody has put in so far.
    fn put_by(&self, person: PersonId) -> Amount {
        let own = self.story.deeds.iter().filter(|deed| deed.who == Actor::Person(person));
        let amount = |deed: &ToldDeed| {
            if let What::Bet(amount) | What::Amount(amount) | What::RaiseTo(amount) = deed.what { Some(amount) } else { None }
        };
        own.filter_map(amount).max().unwrap_or(0)
    }
}
