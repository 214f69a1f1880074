//! Streets and what is told of the deal.

use std::ops::Range;

use super::Listener;
use super::puzzle::{Puzzle, PuzzleKind};
use crate::engine::cards::Card;
use crate::engine::event::{BoardEvent, Burns, CardEvent, ChipsEvent, DealEvent, Event, Step, Street, Subject};
use crate::telling::atom::Person;
use crate::telling::concept::{BIG_BLIND, Concept, SMALL_BLIND};
use crate::telling::deal::{By, CardFate, DUMMY, DealStep, DealTold, Missing, Which};
use crate::telling::deed::{Actor, DealtCard, PersonId, ToldDeed, What};

impl Listener {
    /// `puts up the 5c on the turn but forgot to burn`: it is the street that was told last.
    pub(super) fn comes_unburned(&mut self, span: &Range<usize>) -> bool {
        let told = self.story.deeds.len();
        let table = &mut self.story.table;
        let (street, cards) = match self.story.deeds.last_mut().map(|deed| &mut deed.what) {
            Some(What::Line(event, _)) if matches!(event.steps[..], [Step::Street(..)]) => {
                let Some(Step::Street(street, cards)) = event.steps.pop() else { return false };
                self.story.deeds.pop();
                (street, cards)
            }
            // The street that the telling begins with.
            None if table.streets.len() == 1 => {
                let Some((street, _)) = table.streets.pop() else { return false };
                let cards = std::mem::take(&mut table.board);
                (street, cards)
            }
            _ if table.comes == Some(told) => {
                let Some((street, _)) = table.streets.pop() else { return false };
                table.comes = None;
                (street, table.dealt.pop().map(|(_, cards)| cards).unwrap_or_default())
            }
            Some(_) | None => return false,
        };
        let step = Step::InDeal(DealEvent::Board(BoardEvent::Street(street, cards, Burns::None)));
        let event = Event { who: Subject::Table, steps: vec![step] };
        self.told(Actor::Table, What::Line(Box::new(event), Vec::new()), span.clone());
        true
    }

    /// A street. Where something was done before it was named by itself, that was done on the street before.
    pub(super) fn street(&mut self, street: Street, bare: bool, comes: bool, cards: &[Card]) {
        // `forgot to burn before the turn, the turn card is already out`: it was told before.
        if cards.is_empty() && self.has_come(street) {
            return;
        }
        let told = self.story.deeds.len();
        // Amounts alone may be stacks.
        let acts = |what: &What| !matches!(what, What::Amount(_)) && (what.is_of_chips() || what.is_of_hand());
        let acted = self.story.deeds.iter().any(|deed| acts(&deed.what));
        // `the small blind completes, the big blind taps. On the flop …`: where the first of all calls, he calls the blind.
        let first = self.story.deeds.iter().find(|deed| deed.what.is_of_chips() && deed.what != What::Fold);
        let limped = street == Street::Flop && first.is_some_and(|deed| deed.what == What::Call);
        let table = &mut self.story.table;
        if table.streets.last().is_some_and(|(last, _)| *last == street) {
            return;
        }
        if limped && !bare && table.stakes.is_some() && table.streets.is_empty() {
            table.streets.push((Street::Preflop, 0));
        }
        let before = match street {
            Street::Flop => Some(Street::Preflop),
            Street::Turn => Some(Street::Flop),
            Street::River => Some(Street::Turn),
            Street::Preflop | Street::Third | Street::Fourth | Street::Fifth | Street::Sixth | Street::Seventh => None,
        };
        if let Some(before) = before.filter(|_| bare && acted && table.streets.is_empty()) {
            table.streets.push((before, 0));
            table.supposed = true;
        }
        let later = !table.streets.is_empty();
        if later {
            table.dealt.push((street, cards.to_vec()));
        } else {
            table.board.extend(cards.iter().copied());
        }
        table.streets.push((street, told));
        // Nobody names another street than that on which something was done but for one that comes, with its cards or without.
        let comes = comes || later && acted && !table.supposed;
        table.comes = comes.then_some(told);
    }

    pub(super) fn fact(&mut self, concept: Concept) {
        let table = &mut self.story.table;
        if concept == Concept::HeadsUp {
            table.seats = Some(2);
        } else if concept == Concept::Showdown {
            table.showdown = true;
        } else if concept == Concept::AllShow {
            table.showdown |= self.story.deeds.is_empty();
            table.shown = Some(self.story.deeds.len());
        } else {
            table.games.push(concept);
        }
    }

    /// What was told of the deal.
    pub(super) fn deal(&mut self, told: &DealTold) {
        // When hands are shown, what was not shuffled is the next hand's deck.
        let over = self.story.table.showdown || self.story.deeds.iter().any(|deed| matches!(deed.what, What::Award(_)));
        let next = matches!(told.step, DealStep::Plain(Step::InDeal(DealEvent::Unprepared(_)), _));
        if over && next {
            return self.story.left_out.push(told.span.clone());
        }
        // Who is passed over while there is betting is no player without cards.
        let skipped = matches!(told.step, DealStep::Plain(Step::InDeal(DealEvent::Skipped(_)), _));
        if let DealStep::Plain(_, people) = &told.step
            && skipped
            && (self.is_betting() || self.story.table.streets.last().is_some_and(|(street, _)| !street.is_first()))
        {
            people.iter().for_each(|person| self.passes_over(person));
            return self.story.left_out.push(told.span.clone());
        }
        let who = match &told.by {
            By::Dealer => Actor::Dealer,
            By::Table => Actor::Table,
            By::Player(Some(person)) => Actor::Person(self.person(person)),
            By::Player(None) => match self.story.last {
                Some(person) => Actor::Person(person),
                None => {
                    return self
                        .story
                        .puzzles
                        .push(Puzzle { span: told.span.clone(), kind: PuzzleKind::Missing(Missing::WhichPlayer) });
                }
            },
        };
        if let DealStep::Plain(step, people) = &told.step
            && let Some(drawn) = drawn(step)
        {
            return self.draws(drawn, people, matches!(step, Step::Chips(_)), &told.span);
        }
        let what = match &told.step {
            DealStep::Plain(step, people) => self.plain(who, step.clone(), people),
            DealStep::Street { street, cards, irregular } => {
                if !irregular && cards.is_empty() && self.has_come(*street) {
                    return;
                }
                if !irregular && self.story.deeds.is_empty() {
                    self.story.table.streets.push((*street, 0));
                    return self.story.table.board.extend(cards.iter().copied());
                }
                self.plain(who, Step::Street(*street, cards.clone()), &[])
            }
            DealStep::NextStreet(cards) => match self.street_behind(cards.len()) {
                Some(street) => self.plain(who, Step::Street(street, cards.clone()), &[]),
                None => return self.story.puzzles.push(Puzzle { span: told.span.clone(), kind: PuzzleKind::Unknown }),
            },
            DealStep::Numbered(which, numbered) => {
                let (nth, of) = self.which(which);
                let becomes = match numbered {
                    CardFate::Exposed { card, to } => {
                        DealtCard::Exposed { card: *card, to: to.as_ref().map(|person| self.person(person)) }
                    }
                    CardFate::OwnUp => DealtCard::OwnUp,
                    CardFate::Seen => DealtCard::Seen,
                    CardFate::Dealt(person) => DealtCard::Dealt(self.person(person)),
                    CardFate::ToEmptySeat => DealtCard::ToEmptySeat,
                };
                What::DealtCard { nth, of, becomes }
            }
            DealStep::Surplus(surplus) => What::Surplus(*surplus),
            DealStep::TurnedUp(card) => What::TurnedUp(*card),
            DealStep::State(state, person) => {
                let people = person.iter().map(|person| self.person(person)).collect();
                return self.story.given.push((state.clone(), people));
            }
        };
        self.told(who, what, told.span.clone());
    }

    /// The street that comes next with so many cards, where it was told which one there was.
    fn street_behind(&self, cards: usize) -> Option<Street> {
        let of_step = |step: &Step| {
            let (Step::Street(street, _) | Step::InDeal(DealEvent::Board(BoardEvent::Street(street, ..)))) = step else {
                return None;
            };
            Some(*street)
        };
        let of_deed =
            |deed: &ToldDeed| if let What::Line(event, _) = &deed.what { event.steps.iter().find_map(of_step) } else { None };
        let dealt = self.story.deeds.iter().filter_map(of_deed);
        let last = dealt.chain(self.story.table.streets.iter().map(|(street, _)| *street)).max();
        let next = last?.next()?;
        (last?.cards_on_board() + cards == next.cards_on_board()).then_some(next)
    }

    /// What was told last is that this street came otherwise than it should.
    fn has_come(&self, street: Street) -> bool {
        let Some(ToldDeed { what: What::Line(event, _), .. }) = self.story.deeds.last() else { return false };
        matches!(event.steps.as_slice(), [Step::InDeal(DealEvent::Board(BoardEvent::Street(own, ..)))] if *own == street)
    }

    /// Cards are drawn: once chips are exchanged, for the odd ones, and else for the button. Whoever is told of next draws with
    /// the others.
    fn draws(&mut self, mut drawn: Vec<Vec<Card>>, people: &[Person], race: bool, span: &Range<usize>) {
        let mut people: Vec<PersonId> = people.iter().map(|person| self.person(person)).collect();
        let exchanges = |step: &Step| matches!(step, Step::Chips(ChipsEvent::Exchanges(..)));
        let exchanged = |deed: &ToldDeed| matches!(&deed.what, What::Line(event, _) if event.steps.iter().any(exchanges));
        let mut race = race || self.story.deeds.iter().any(exchanged);
        if let Some(ToldDeed { what: What::Line(event, others), .. }) = self.story.deeds.last()
            && let [step] = event.steps.as_slice()
            && let Some(before) = self::drawn(step)
        {
            race |= matches!(step, Step::Chips(_));
            drawn = [before, drawn].concat();
            people = [others.clone(), people].concat();
            self.story.deeds.pop();
        }
        let step = if race {
            Step::Chips(ChipsEvent::Race(drawn.into_iter().map(|cards| (DUMMY, cards)).collect()))
        } else if drawn.len() > 1 {
            Step::Cards(CardEvent::Draw(drawn.into_iter().flatten().map(|card| (DUMMY, card)).collect()))
        } else {
            return self.story.puzzles.push(Puzzle { span: span.clone(), kind: PuzzleKind::Missing(Missing::Drawn) });
        };
        let event = Event { who: Subject::Table, steps: vec![step] };
        self.told(Actor::Table, What::Line(Box::new(event), people), span.clone());
    }

    fn plain(&mut self, who: Actor, step: Step, others: &[Person]) -> What {
        let mut people = Vec::new();
        let subject = match who {
            Actor::Person(person) => {
                people.push(person);
                Subject::Seat(DUMMY)
            }
            Actor::Dealer => Subject::Dealer,
            Actor::Floor => Subject::Floor,
            Actor::Table | Actor::SmallBlind | Actor::BigBlind => Subject::Table,
        };
        people.extend(others.iter().map(|person| self.person(person)));
        What::Line(Box::new(Event { who: subject, steps: vec![step] }), people)
    }

    /// The first card of a blind is the first or the second of the deal, whoever else plays.
    fn which(&mut self, which: &Which) -> (i64, Option<PersonId>) {
        match &which.of {
            Some(Person::Position(SMALL_BLIND)) if which.nth == 1 && self.story.table.seats != Some(2) => (1, None),
            Some(Person::Position(BIG_BLIND)) if which.nth == 1 && self.story.table.seats != Some(2) => (2, None),
            of => (which.nth, of.as_ref().map(|person| self.person(person))),
        }
    }
}

/// The cards that everybody draws, for the button or for odd chips.
fn drawn(step: &Step) -> Option<Vec<Vec<Card>>> {
    if let Step::Cards(CardEvent::Draw(drawn)) = step {
        Some(drawn.iter().map(|(_, card)| vec![*card]).collect())
    } else if let Step::Chips(ChipsEvent::Race(drawn)) = step {
        Some(drawn.iter().map(|(_, cards)| cards.clone()).collect())
    } else {
        None
    }
}
