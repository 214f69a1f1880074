//! Lines of the notation, and phrases that stand for one.

use std::ops::Range;

use super::Listener;
use super::puzzle::{Puzzle, PuzzleKind};
use crate::engine::event::{ClockEvent, Event, Seat, State, Step, Street, Subject};
use crate::engine::seat::Position;
use crate::notation::Line;
use crate::telling::atom::Person;
use crate::telling::clause::ToldClause;
use crate::telling::concept::{BIG_BLIND, BUTTON, Concept, SMALL_BLIND, UNDER_THE_GUN};
use crate::telling::deed::{Actor, PersonId, ToldDeed, What};
use crate::telling::lexicon::Ending;
use crate::telling::told::Told;

/// Whom a line of the notation names.
fn person_at(seat: Seat) -> Person {
    match seat {
        Seat::Letter(letter) => Person::Letter(letter),
        Seat::Newcomer => Person::Newcomer,
        Seat::Spectator => Person::Spectator,
        Seat::Number(number) => Person::Number(number),
        Seat::Name(name) => Person::Name(name.as_str().to_owned()),
        Seat::Position(position) => Person::Position(match position {
            Position::UnderTheGun => UNDER_THE_GUN,
            Position::MiddlePosition => 5,
            Position::Lojack => 6,
            Position::Hijack => 7,
            Position::Cutoff => 8,
            Position::Button => BUTTON,
            Position::SmallBlind => SMALL_BLIND,
            Position::BigBlind => BIG_BLIND,
        }),
    }
}

/// Who does what a line of the notation tells, of the people whom it names.
fn actor(who: &Subject, people: &[PersonId]) -> Actor {
    match who {
        Subject::Seat(_) => people.first().map_or(Actor::Table, |person| Actor::Person(*person)),
        Subject::Dealer => Actor::Dealer,
        Subject::Floor => Actor::Floor,
        Subject::Players(_) | Subject::Body(_) | Subject::Table => Actor::Table,
    }
}

impl Listener {
    fn place(&mut self, seat: Seat) -> PersonId {
        self.person(&person_at(seat))
    }

    /// A line of the notation.
    pub(super) fn line(&mut self, line: &Line, span: &Range<usize>) {
        match line {
            Line::State(states) => {
                states.iter().for_each(|state| self.state(state));
                // `A has 1500`, in the notation, and then `B 4000`: what he has goes on to be told.
                if let Some(State::Stack(_, chips)) = states.last() {
                    let mut heard = ToldClause::default();
                    heard.more.push(Concept::Has);
                    heard.numbers.push((chips.total(), Ending::Plain));
                    self.story.last_clause = Some(heard);
                }
            }
            // `turn 5d Jc 8h 2s` before anything else: all of the board lies there, and no street is dealt.
            Line::Event(event) if self.whole_board(event) => {}
            Line::Event(event) => {
                self.story.in_notation = true;
                let mut seats = Vec::new();
                event.clone().seats_mut(&mut |seat| seats.push(*seat));
                let people: Vec<PersonId> = seats.into_iter().map(|seat| self.place(seat)).collect();
                let who = actor(&event.who, &people);
                self.told(who, What::Line(Box::new(event.clone()), people), span.clone());
            }
            Line::Expect(_) => self.story.puzzles.push(Puzzle { span: span.clone(), kind: PuzzleKind::Unknown }),
        }
    }

    /// Nothing was told yet, and a street is named with all the cards of the board: there the hand is.
    fn whole_board(&mut self, event: &Event) -> bool {
        let [Step::Street(street, cards)] = event.steps.as_slice() else { return false };
        let table = &self.story.table;
        let whole = matches!(street, Street::Turn | Street::River) && cards.len() == street.cards_on_board();
        if !whole || !self.story.deeds.is_empty() || !table.streets.is_empty() || !table.board.is_empty() {
            return false;
        }
        self.street(*street, true, false, cards);
        true
    }

    /// A phrase that stands for a line of the notation: the letters in it are the people who were named.
    pub(super) fn phrase(&mut self, told: &Told) {
        let mut people = Vec::new();
        if told.next {
            self.story.last = self.actors(&ToldClause::of_the_next()).first().copied();
        }
        for person in &told.people {
            people.push(match person {
                Some(person) => Some(self.person(person)),
                None => self.story.last,
            });
        }
        let who = |seat: Seat| match seat {
            Seat::Letter('C') => people[2],
            Seat::Letter('B') => people[1],
            Seat::Letter(_) | Seat::Newcomer | Seat::Spectator | Seat::Number(_) | Seat::Position(_) | Seat::Name(_) => people[0],
        };
        let mut named = Vec::new();
        match told.line.as_ref() {
            Line::State(states) => {
                for state in states {
                    named.clear();
                    state.clone().seats_mut(&mut |seat| named.push(who(*seat)));
                    match named.iter().copied().collect::<Option<Vec<_>>>() {
                        Some(people) => {
                            self.story.last = people.first().copied().or(self.story.last);
                            self.story.given.push((state.clone(), people));
                        }
                        None => self.story.puzzles.push(Puzzle { span: told.span.clone(), kind: PuzzleKind::Nobody }),
                    }
                }
            }
            Line::Event(event) => {
                event.clone().seats_mut(&mut |seat| named.push(who(*seat)));
                let Some(people) = named.into_iter().collect::<Option<Vec<_>>>() else {
                    return self.story.puzzles.push(Puzzle { span: told.span.clone(), kind: PuzzleKind::Nobody });
                };
                let who = actor(&event.who, &people);
                if let ([Step::Clock(ClockEvent::AskedOn(_))], [by, on]) = (event.steps.as_slice(), people.as_slice()) {
                    self.is_on_the_clock(*on, *by);
                }
                self.told(who, What::Line(Box::new(event.clone()), people), told.span.clone());
            }
            Line::Expect(_) => {}
        }
        self.story.left_out.extend(told.unknown.iter().cloned());
    }

    /// The clock runs on whoever is to act: he sits before the one who asks for it, unless that one has acted already.
    fn is_on_the_clock(&mut self, on: PersonId, by: PersonId) {
        let acted = |person: PersonId| self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        let named = |person: PersonId| matches!(&self.story.people[person], Person::Name(name) if !name.is_empty());
        if on > by && named(on) && named(by) && !acted(on) && !acted(by) {
            self.story.before.push((on, by));
        }
    }

    fn state(&mut self, state: &State) {
        let told = self.story.deeds.len();
        let table = &mut self.story.table;
        match state {
            State::Blinds(small, big) => drop(table.stakes.get_or_insert_with(|| vec![*small, *big])),
            State::Street(street) => table.streets.push((*street, told)),
            State::Pot(pot) => drop(table.pot.get_or_insert(*pot)),
            State::Ante(ante, payer) => drop(table.ante.get_or_insert((Some(*ante), *payer))),
            State::AtShowdown => table.showdown = true,
            State::Board(board) => table.board.clone_from(board),
            State::Game(..)
            | State::SmallestChip(_)
            | State::Seats(_)
            | State::Button(_)
            | State::FirstToAct(_)
            | State::Stack(..)
            | State::Folded(_)
            | State::Away(_)
            | State::Tournament
            | State::CashGame
            | State::Left(_)
            | State::SectorLine
            | State::Record(..)
            | State::BringIn(_)
            | State::Holds(..)
            | State::PotOf(..)
            | State::Protected(_)
            | State::MachineShuffle
            | State::Stub(_)
            | State::Burned(_)
            | State::Deck(_)
            | State::ButtonDue(_)
            | State::NotDealtIn(_)
            | State::Conduct(_)
            | State::Room(_)
            | State::Chips(_) => {
                let mut seats = Vec::new();
                state.clone().seats_mut(&mut |seat| seats.push(*seat));
                let people = seats.into_iter().map(|seat| self.place(seat)).collect();
                self.story.given.push((state.clone(), people));
            }
        }
    }

    pub(super) fn told(&mut self, who: Actor, what: What, span: Range<usize>) {
        if let Actor::Person(person) = who {
            self.story.last = Some(person);
        }
        self.story.deeds.push(ToldDeed { who, what, span, already: false, made: false, spoken: false });
    }
}
