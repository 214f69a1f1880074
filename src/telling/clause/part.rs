//! What a telling is made of, clauses and what stands for itself.

use std::ops::Range;

use super::told_clause::ToldClause;
use crate::engine::cards::Card;
use crate::engine::chips::Amount;
use crate::engine::event::{AntePayer, Step, Street};
use crate::notation::Line;
use crate::telling::atom::Person;
use crate::telling::concept::Concept;
use crate::telling::deal::{DealStep, DealTold, Missing};
use crate::telling::told::Told;

/// What a telling is made of, in its order.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    Clause(Box<ToldClause>),
    /// A fact of the table, where it was told.
    Table(Concept, Range<usize>),
    /// A street: named by itself, and as one that is dealt.
    Street {
        street: Street,
        bare: bool,
        comes: bool,
        cards: Vec<Card>,
    },
    Stakes(Vec<Amount>, Range<usize>),
    Pot(Amount, Range<usize>),
    /// A main or side pot and who plays for it.
    PotOf(bool, Amount, Vec<Person>, Range<usize>),
    /// How much, where it is told, and who puts it in.
    Ante(Option<Amount>, AntePayer),
    BringIn(Amount),
    SmallestChip(Amount),
    Board(Vec<Card>),
    /// So many play.
    Seats(usize),
    /// Named in a question.
    Mentioned(Person),
    /// Something was done before he acted.
    Awaited(Person),
    /// He acts behind everybody else.
    Last(Person),
    /// It is, or was, his turn.
    Turn(Person),
    /// In the notation.
    Line(Box<Line>, Range<usize>),
    Deal(Box<DealTold>),
    /// By a phrase that stands for a line of the notation.
    Told(Told),
    /// What nobody told of the deal.
    Missing(Missing, Range<usize>),
    /// About the deal, and not understood.
    Unread(Range<usize>),
    /// What was told there has not happened: by the word that says so.
    Unreal(Range<usize>),
    /// The same where nothing was told beside it.
    Idle(Range<usize>),
    /// A sentence or a line ends.
    End,
}

impl Part {
    /// Something is done.
    pub(super) fn happens(&self) -> bool {
        self.done().is_some()
    }

    /// Somebody leaves his chair or takes one.
    pub(super) fn is_of_the_seats(&self) -> bool {
        self.done().is_some_and(|steps| steps.iter().any(|step| matches!(step, Step::Seating(_))))
    }

    /// What is done by it, as far as it stands for steps of the notation; nothing where nothing is done.
    pub(super) fn done(&self) -> Option<&[Step]> {
        fn steps(line: &Line) -> &[Step] {
            match line {
                Line::Event(event) => &event.steps,
                Line::State(_) | Line::Expect(_) => &[],
            }
        }
        match self {
            Part::Clause(clause) => (clause.acts() || !clause.unknown.is_empty()).then_some(&[]),
            Part::Line(line, _) => Some(steps(line)),
            Part::Told(told) => Some(steps(&told.line)),
            Part::Deal(told) => Some(if let DealStep::Plain(step, _) = &told.step { std::slice::from_ref(step) } else { &[] }),
            Part::Missing(..) | Part::Unread(_) | Part::Unreal(_) => Some(&[]),
            Part::Table(..)
            | Part::Street { .. }
            | Part::Stakes(..)
            | Part::Pot(..)
            | Part::PotOf(..)
            | Part::Ante(..)
            | Part::BringIn(_)
            | Part::SmallestChip(_)
            | Part::Board(_)
            | Part::Seats(_)
            | Part::Mentioned(_)
            | Part::Awaited(_)
            | Part::Last(_)
            | Part::Turn(_)
            | Part::Idle(_)
            | Part::End => None,
        }
    }

    /// By this word among others it tells where the button should be: that it is not there has happened.
    pub(super) fn says_what_is_due(&self, word: &Range<usize>) -> bool {
        matches!(self, Part::Deal(told) if told.is_button_due() && told.span.contains(&word.start))
    }

    /// Cards come onto the board.
    pub(super) fn is_of_the_board(&self) -> bool {
        matches!(self, Part::Deal(told) if told.is_of_the_board())
    }

    /// It tells only what somebody thinks: `thought there was no raise, I guess`.
    pub(super) fn is_thought(&self) -> bool {
        let Part::Clause(clause) = self else { return false };
        clause.verb == Some(Concept::Think) && !clause.has_values() && clause.unknown.is_empty()
    }

    /// An act by its name, of somebody who is named.
    pub fn act(&self) -> Option<&ToldClause> {
        let Part::Clause(clause) = self else { return None };
        let acts = clause.verb.is_some_and(|verb| verb.is_declared()) && !clause.who.is_empty();
        acts.then_some(clause.as_ref())
    }

    /// Somebody who is named bets or raises so much, and nothing else is said of it.
    pub(super) fn is_wager(&self) -> bool {
        let Part::Clause(clause) = self else { return false };
        let wagers = matches!(clause.verb, Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::AllIn));
        wagers && !clause.who.is_empty() && clause.numbers.len() == 1 && clause.unknown.is_empty()
    }
}
