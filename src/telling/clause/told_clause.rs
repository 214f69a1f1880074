//! One clause: one thing told.

use std::ops::Range;

use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Pile};
use crate::telling::atom::Person;
use crate::telling::concept::Concept;
use crate::telling::lexicon::Ending;

/// Several people by one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    Everyone,
    Both,
    Blinds,
}

/// One thing told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToldClause {
    pub who: Vec<Person>,
    pub many: Option<Many>,
    /// The dealer does it.
    pub dealer: bool,
    /// The floor does it, where nobody else is named.
    pub floor: bool,
    /// Whoever sits behind the one who was named last.
    pub next: bool,
    pub verb: Option<Concept>,
    /// Everything else that is named in it, in its order.
    pub more: Vec<Concept>,
    pub numbers: Vec<(Amount, Ending)>,
    /// So many tenths of what there is to call.
    pub times: Option<Amount>,
    /// Behind a comma, or after what it belongs to.
    pub loose: Vec<Amount>,
    pub piles: Vec<Pile>,
    pub cards: Vec<Card>,
    pub quotes: Vec<String>,
    /// To whom, or whose.
    pub to: Vec<Person>,
    /// A player's name and his place, side by side.
    pub also: Vec<(Person, Person)>,
    pub span: Range<usize>,
    /// What was not understood.
    pub unknown: Vec<Range<usize>>,
    /// What was not understood within one breath with what was.
    pub strange: Option<Range<usize>>,
    /// An unknown word stands where the verb would.
    pub unsure: bool,
    /// An unknown word stands where an act would have its object, and none has one: `checks his phone`, `calls him a cheat`.
    pub bent: bool,
    /// Unknown words stand where somebody would be named.
    pub lost: bool,
    /// The subject is the one before.
    pub goes_on: bool,
    /// It names a thing of the deal.
    pub of_deal: bool,
    /// So does the stretch of the sentence in which it stands.
    pub beside_deal: bool,
    /// It only says who as well: `and B too`.
    pub too: bool,
    /// It is done for somebody who is not named: `A mu ukázal Kd`.
    pub to_him: bool,
    /// It only says who comes next: `A checks, then B`.
    pub then: bool,
    /// It is told how much is made of it: `makes it 500`.
    pub makes: bool,
    /// It is told with a word that is only pushing where it is told how much goes forward.
    pub shoves: bool,
    /// It is told with a word that folds, or shows where the cards are named: `lays down Ah Kd`.
    pub lays: bool,
    /// It begins with a word that tells it had come before.
    pub earlier: bool,
    /// A colon behind who is named: what follows is what he says.
    pub speaks: bool,
    /// A phrase that stands for a line could not be read in it.
    pub unread: bool,
    /// It tells after what something else was done: `after SB's bet of 300`.
    pub(super) after: bool,
    /// Who is named in it is told by what he is or does, before what he did: `Vlado, who was to act, raises`.
    pub relative: bool,
    /// Whoever does it is told by no more than a word that stands for him: `she then folds`.
    pub pronoun: bool,
    /// Those who did it are named behind the verb.
    pub(super) named_behind: bool,
    /// What follows in it was not done.
    pub(super) muted: bool,
    /// The deed that it names was not done: `did not raise`.
    pub denied: bool,
    /// What follows in it says before what it was done: `before B has acted`.
    pub(super) awaits: bool,
    /// What follows in it is what somebody says or thinks.
    pub reported: bool,
}

impl ToldClause {
    /// Of whoever sits behind the one who was named last.
    pub fn of_the_next() -> ToldClause {
        ToldClause { next: true, ..ToldClause::default() }
    }

    /// The same, where the one who does it deals.
    pub fn by_dealer(&self) -> ToldClause {
        ToldClause { who: Vec::new(), dealer: true, ..self.clone() }
    }

    pub fn has(&self, concept: Concept) -> bool {
        self.more.contains(&concept)
    }

    pub fn has_values(&self) -> bool {
        !(self.numbers.is_empty() && self.piles.is_empty() && self.cards.is_empty() && self.quotes.is_empty())
    }

    pub(super) fn acts(&self) -> bool {
        self.verb.is_some()
            || self.has_values()
            || [Concept::Has, Concept::Skipped, Concept::SeeHand].iter().any(|concept| self.has(*concept))
            || (self.has(Concept::MuckPlace) || self.has(Concept::HowMuch)) && !self.who.is_empty()
    }

    pub(super) fn has_subject(&self) -> bool {
        !self.who.is_empty() || self.many.is_some() || self.dealer || self.next
    }

    /// Somebody is named in it, whatever he is told of.
    pub fn has_subject_or_person(&self) -> bool {
        self.has_subject() || !self.to.is_empty()
    }

    pub(super) fn is_empty(&self) -> bool {
        !self.acts() && !self.has_subject() && self.more.is_empty() && self.unknown.is_empty()
    }

    /// It tells of somebody to whom something is done.
    pub(super) fn takes_person(&self) -> bool {
        let handled = self.has(Concept::Muck) || self.has(Concept::MuckPlace) || self.has(Concept::Cards) || self.has(Concept::Pot);
        match self.verb {
            Some(Concept::Point | Concept::Award | Concept::Ask | Concept::Show | Concept::Object) => true,
            Some(Concept::Say | Concept::Add) => self.dealer,
            Some(Concept::Put | Concept::Throw | Concept::Muck | Concept::Table | Concept::Think) => self.dealer || handled,
            None if self.dealer => true,
            _ => [Concept::Skipped, Concept::OnTopOf, Concept::SeeHand].iter().any(|concept| self.has(*concept)),
        }
    }

    /// What follows in it is most likely reported.
    pub(super) fn is_telling(&self) -> bool {
        matches!(self.verb, Some(Concept::Say | Concept::Object | Concept::Think | Concept::Ask))
    }

    /// What is said in it may still come.
    pub fn is_saying(&self) -> bool {
        self.verb == Some(Concept::Say)
    }
}

impl ToldClause {
    pub(super) fn goes_on_with_values(&self) -> bool {
        self.goes_on && self.has_values()
    }
}
