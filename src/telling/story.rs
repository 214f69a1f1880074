//! The clauses of a telling as deeds, and the facts of its table.

use std::ops::Range;

use super::atom::{Atom, AtomKind, Person, atoms};
use super::clause::{Many, Part, ToldClause};
use super::concept::{BIG_BLIND, BUTTON, Concept, SMALL_BLIND, UNDER_THE_GUN, Verb};
use super::deal::{By, CardFate, DUMMY, DealStep, DealTold, Missing, Which};
use super::deed::{Actor, DealtCard, Going, PersonId, ToldDeed, TouchedTold, What};
use super::lexicon::Ending;
use super::told::Told;
use crate::engine::cards::Card;
use crate::engine::chips::{Amount, Chips, Pile};
use crate::engine::event::{
    AntePayer, BoardEvent, Burns, CardEvent, ChipsEvent, ClockEvent, DealEvent, Event, Game, Manner, Release, Said, Seat, Speech,
    State, Step, Street, Subject,
};
use crate::engine::seat::Position;
use crate::lang::Lang;
use crate::notation::{Line, speech};

/// No stake is so small.
const FEW: Amount = 4;

/// Nobody has more chips of a value that go out of play than that and only their number told.
const MOST_ODD: Amount = 40;

/// Everything that was understood, and what was not.
#[derive(Debug, Default)]
pub struct Story {
    pub people: Vec<Person>,
    /// Two names of one player.
    pub same: Vec<(PersonId, PersonId)>,
    pub deeds: Vec<ToldDeed>,
    pub table: ToldTable,
    /// Words that tell of nothing that happens at the table.
    pub left_out: Vec<Range<usize>>,
    /// What was first told of somebody, and came to nothing.
    pub idle: Option<Range<usize>>,
    pub puzzles: Vec<Puzzle>,
    /// Something that happened was told in the notation, which leaves nothing to be taken for granted.
    pub in_notation: bool,
    /// Somebody acted before another one, whose turn it was: the seats are in the order of the letters.
    pub ordered: bool,
    /// Somebody is said to have acted out of turn.
    pub out_of_turn: bool,
    /// Something was done before somebody else could act: nobody may take the order of the telling for that of the seats.
    pub early: bool,
    /// Who sits before whom.
    pub before: Vec<(PersonId, PersonId)>,
    /// The blinds sit behind players who have letters or names.
    pub behind: bool,
    /// A blind who was asked about.
    pub asked: Option<u8>,
    /// What the notation tells of the table, with the people whose seats stand in it.
    pub given: Vec<(State, Vec<PersonId>)>,
    last: Option<PersonId>,
    last_clause: Option<ToldClause>,
    /// A clause ended with a word that takes back what was said: `no, wait`.
    turned: bool,
    /// Who was waited for last.
    awaited: Option<PersonId>,
    /// What is told of the dealer who takes somebody's cards: nobody knows yet what for.
    taken: Option<(PersonId, Range<usize>)>,
    /// Several all-ins were announced: what follows tells whose they are.
    all_ins: bool,
}

impl Story {
    /// The game that is played.
    pub fn game(&self) -> Game {
        let given = self.given.iter().find_map(|(state, _)| if let State::Game(_, game) = state { Some(*game) } else { None });
        let has = |concept: Concept| self.table.games.contains(&concept);
        given.unwrap_or_else(|| match () {
            () if has(Concept::Omaha) => Game::Omaha,
            () if has(Concept::Razz) => Game::Razz,
            () if has(Concept::Stud) => Game::Stud,
            () => Game::Holdem,
        })
    }

    /// Somebody is said to have acted out of turn: what he did must be told somewhere.
    pub fn is_told_what(&mut self, said: &[(Option<Person>, Range<usize>)]) {
        for (who, word) in said {
            let own = |deed: &ToldDeed| match (deed.who, who) {
                (Actor::Person(person), Some(who)) => self.people[person] == *who,
                (_, Some(_)) => false,
                (_, None) => true,
            };
            let is_told = self.deeds.iter().any(|deed| own(deed) || deed.span.end > word.start);
            if !is_told {
                self.puzzles.push(Puzzle { span: word.clone(), kind: PuzzleKind::Unknown });
            }
        }
    }

    /// Of two who have names or letters, who acts after one that acted out of turn sits before him. `words` is where that was said.
    pub fn acted_early(&mut self, words: &[Range<usize>]) {
        let named = |deed: &ToldDeed| match deed.who {
            Actor::Person(person) => {
                Some(person).filter(|person| self.people[*person].is_lettered() || matches!(self.people[*person], Person::Name(_)))
            }
            Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => None,
        };
        let acts = |what: &What| what.is_of_chips() || matches!(what, What::Say(_));
        let said = |deed: &ToldDeed| acts(&deed.what) && words.iter().any(|word| deed.span.contains(&word.start));
        let Some(at) = self.deeds.iter().position(said) else { return };
        let Some(early) = named(&self.deeds[at]) else { return };
        let next = self.deeds[at + 1..].iter().filter_map(named).find(|person| *person != early);
        // Who was named before him sits before him already, and so does who has a letter before his.
        let next = next.filter(|next| match (&self.people[*next], &self.people[early]) {
            (Person::Letter(next), Person::Letter(early)) => next > early && self.seats().is_none(),
            (Person::Name(_), Person::Name(_)) => *next > early,
            _ => false,
        });
        let acted = |person: PersonId| self.deeds[..at].iter().any(|deed| deed.who == Actor::Person(person));
        if let Some(next) = next.filter(|next| !acted(*next)) {
            self.before.push((next, early));
            self.ordered = true;
        }
    }

    /// The seats as the notation lists them.
    pub fn seats(&self) -> Option<&[Option<Seat>]> {
        self.given.iter().find_map(|(state, _)| if let State::Seats(seats) = state { Some(seats.as_slice()) } else { None })
    }
}

/// The facts of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ToldTable {
    pub games: Vec<Concept>,
    pub stakes: Option<Vec<Amount>>,
    /// How much, where it is told, and who puts it in.
    pub ante: Option<(Option<Amount>, AntePayer)>,
    pub bring_in: Option<Amount>,
    pub smallest_chip: Option<Amount>,
    /// With the number of deeds that were told before.
    pub streets: Vec<(Street, usize)>,
    /// The first of them was not named, and only comes before one that was.
    pub supposed: bool,
    /// The cards of those that came after the first.
    pub dealt: Vec<(Street, Vec<Card>)>,
    /// The last of them was told as one that is dealt, behind so many deeds.
    pub comes: Option<usize>,
    pub showdown: bool,
    /// All hands were shown, behind so many deeds.
    pub shown: Option<usize>,
    pub pot: Option<Amount>,
    pub pots: Vec<(bool, Amount, Vec<PersonId>)>,
    pub board: Vec<Card>,
    pub seats: Option<usize>,
    pub folded: Vec<PersonId>,
    pub stacks: Vec<(PersonId, Amount)>,
    pub holds: Vec<(PersonId, Vec<Card>)>,
}

/// What cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub span: Range<usize>,
    pub kind: PuzzleKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleKind {
    /// Words that nobody knows, where somebody does something.
    Unknown,
    /// Nobody has been named who could do it.
    Nobody,
    /// Nobody said how much.
    HowMuch,
    /// It is about the deal, and was not understood.
    Deal,
    /// What a ruling on the deal would need.
    Missing(Missing),
    /// A word says that nothing of it has happened.
    Unreal,
}

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

/// Reads the parts of a telling.
pub fn story(parts: &[Part], lang: Lang) -> Story {
    let mut teller = Listener { lang, story: Story::default(), earlier: false };
    let scene = scene(parts);
    scene.iter().for_each(|at| teller.part(&parts[*at]));
    let told = parts.iter().enumerate().filter(|(at, _)| scene != Some(*at));
    told.for_each(|(_, part)| teller.part(part));
    let taken = teller.story.taken.take();
    teller.story.puzzles.extend(taken.map(|(_, span)| Puzzle { span, kind: PuzzleKind::Unknown }));
    teller.story
}

/// The street that stands beside the blinds is where all of it was done, wherever that is told: `A bets, B calls, river at
/// 300/600`.
fn scene(parts: &[Part]) -> Option<usize> {
    let street = |part: &Part| matches!(part, Part::Street { .. });
    let at = parts.iter().position(street)?;
    let Part::Street { comes: false, cards, .. } = &parts[at] else { return None };
    let stakes = |at: Option<usize>| at.and_then(|at| parts.get(at)).is_some_and(|part| matches!(part, Part::Stakes(..)));
    let beside = stakes(at.checked_sub(1)) || stakes(Some(at + 1));
    let only = !parts[at + 1..].iter().any(street);
    // Amounts without a deed before it are what people have.
    let done = parts[..at].iter().any(|part| matches!(part, Part::Clause(clause) if clause.verb.is_some()));
    (cards.is_empty() && only && beside && done).then_some(at)
}

struct Listener {
    lang: Lang,
    story: Story,
    /// What is told in this sentence had come before what was told.
    earlier: bool,
}

impl Listener {
    fn part(&mut self, part: &Part) {
        let table = &mut self.story.table;
        match part {
            Part::Clause(clause) => {
                let table = self.story.table.clone();
                self.clause(clause);
                // What nothing came of is only told of where nothing else happened.
                let tells = clause.verb.is_some() || clause.has(Concept::Not) || clause.has(Concept::Nobody);
                if tells && self.story.deeds.is_empty() && self.story.table == table {
                    self.story.idle.get_or_insert_with(|| clause.span.clone());
                }
            }
            Part::Table(concept, _) => self.fact(*concept),
            Part::Street { street, bare, comes, cards } => self.street(*street, *bare, *comes, cards),
            Part::Stakes(stakes, _) => {
                table.ante = table.ante.or(stakes.get(2).map(|ante| (Some(*ante), AntePayer::Everybody)));
                table.stakes.get_or_insert_with(|| stakes.clone());
            }
            Part::Pot(pot, _) => drop(table.pot.get_or_insert(*pot)),
            Part::PotOf(main, amount, seats, _) => {
                let seats = seats.iter().map(|seat| self.person(seat)).collect();
                self.story.table.pots.push((*main, *amount, seats));
            }
            // Nobody antes so little: something else was counted.
            Part::Ante(Some(amount), _) if table.stakes.as_ref().is_some_and(|stakes| stakes.last() > Some(&(amount * 40))) => {}
            // `200/400/400 BBA`: the third number was the ante of one.
            Part::Ante(None, payer) if table.ante.is_some() => table.ante = table.ante.map(|(amount, _)| (amount, *payer)),
            Part::Ante(amount, payer) => drop(table.ante.get_or_insert((*amount, *payer))),
            Part::BringIn(amount) => drop(table.bring_in.get_or_insert(*amount)),
            Part::SmallestChip(amount) => drop(table.smallest_chip.get_or_insert(*amount)),
            Part::Board(board) => table.board.extend(board.iter().copied()),
            Part::Seats(count) => drop(table.seats.get_or_insert(*count)),
            Part::Mentioned(person) => {
                let known = self.story.people.iter().any(|own| own == person);
                let named = matches!(person, Person::Name(_));
                let blind = matches!(person, Person::Position(position) if *position >= super::concept::SMALL_BLIND);
                if !known && !named && !blind {
                    self.person(person);
                }
                if let (true, false, Person::Position(place)) = (blind, known, person) {
                    self.story.asked = Some(*place);
                }
            }
            Part::Awaited(person) => {
                self.story.awaited = Some(self.person(person));
                self.story.ordered = true;
            }
            Part::Line(line, span) => self.line(line, span),
            Part::Deal(told) => self.deal(told),
            Part::Told(told) => self.phrase(told),
            Part::Missing(Missing::WhichStreet, span) if self.comes_unburned(span) => {}
            Part::Missing(missing, span) => {
                self.story.puzzles.push(Puzzle { span: span.clone(), kind: PuzzleKind::Missing(*missing) })
            }
            Part::Unread(span) => self.story.puzzles.push(Puzzle { span: span.clone(), kind: PuzzleKind::Deal }),
            Part::Idle(span) => drop(self.story.idle.get_or_insert_with(|| span.clone())),
            Part::Unreal(span) => self.story.puzzles.push(Puzzle { span: span.clone(), kind: PuzzleKind::Unreal }),
            Part::End => {
                self.earlier = false;
                self.story.last_clause = self.story.last_clause.take().filter(|clause| clause.verb.is_some());
            }
        }
    }

    /// `puts up the 5c on the turn but forgot to burn`: it is the street that was told last.
    fn comes_unburned(&mut self, span: &Range<usize>) -> bool {
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
    fn street(&mut self, street: Street, bare: bool, comes: bool, cards: &[Card]) {
        // `forgot to burn before the turn, the turn card is already out`: it was told before.
        if cards.is_empty() && self.has_come(street) {
            return;
        }
        let told = self.story.deeds.len();
        // Amounts alone may be stacks.
        let acts = |what: &What| !matches!(what, What::Amount(_)) && (what.is_of_chips() || what.is_of_hand());
        let acted = self.story.deeds.iter().any(|deed| acts(&deed.what));
        let table = &mut self.story.table;
        if table.streets.last().is_some_and(|(last, _)| *last == street) {
            return;
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

    fn fact(&mut self, concept: Concept) {
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

    fn person(&mut self, person: &Person) -> PersonId {
        let people = &mut self.story.people;
        people.iter().position(|own| own == person).unwrap_or_else(|| {
            people.push(person.clone());
            people.len() - 1
        })
    }

    fn clause(&mut self, clause: &ToldClause) {
        self.earlier |= clause.earlier;
        for (one, other) in &clause.also {
            let pair = (self.person(one), self.person(other));
            self.story.same.push(pair);
        }
        // `B folds with C still to act`: C sits there.
        if clause.verb.is_some_and(|verb| verb.is_declared()) {
            for person in &clause.to {
                self.person(person);
            }
        }
        self.skips(clause);
        let facts = |table: &ToldTable| table.stacks.len() + table.holds.len();
        let before = (self.story.deeds.len(), self.story.puzzles.len());
        let (known, said) = (facts(&self.story.table), self.story.left_out.len());
        let (last, all_ins) = (self.story.deeds.last().cloned(), self.story.all_ins);
        let taken = self.story.taken.take();
        self.understand(clause);
        // The dealer who takes a player's cards does something with them.
        if let Some((person, span)) = taken {
            let handled = self.story.deeds.get(before.0).is_some_and(|deed| deed.what == What::MuckOf(person));
            self.story.puzzles.extend((!handled).then_some(Puzzle { span, kind: PuzzleKind::Unknown }));
        }
        if self.story.puzzles.len() > before.1 {
            return;
        }
        if (clause.beside_deal || clause.dealer) && self.is_bent(clause, before.0, known) {
            self.story.deeds.truncate(before.0);
            let span = clause.strange.clone().unwrap_or_else(|| clause.span.clone());
            return self.story.puzzles.push(Puzzle { span, kind: PuzzleKind::Deal });
        }
        let told = self.story.deeds.len() > before.0 || facts(&self.story.table) > known;
        // What was told before was told more exactly.
        let told = told || self.story.deeds.last() != last.as_ref() || self.story.all_ins != all_ins;
        let told = told || self.story.taken.is_some();
        let again = clause.goes_on && matches!(last, Some(ToldDeed { what: What::MuckOf(_), .. }));
        if !told && !again && self.is_lost(clause) {
            self.story.left_out.truncate(said);
            let span = clause.unknown.first().cloned().unwrap_or_else(|| clause.span.clone());
            return self.story.puzzles.push(Puzzle { span, kind: PuzzleKind::Unknown });
        }
        // What somebody did is never passed over in silence.
        let acts = clause.verb.is_some_and(|verb| verb.is_declared() || verb.is_move());
        if acts && !told && self.story.left_out.len() == said && clause.unknown.is_empty() {
            self.story.left_out.push(clause.span.clone());
        }
        let lost = told && clause.lost && clause.who.is_empty() && !clause.dealer && clause.many.is_none();
        let unsure = clause.unsure && clause.verb.is_some_and(|verb| !verb.is_move() && verb != Concept::Say);
        // Nobody bets so little: what is counted is something that nobody knows.
        let shows = matches!(clause.verb, Some(Concept::Show | Concept::Table)) && clause.cards.is_empty();
        let counted = (shows || !clause.unknown.is_empty()) && clause.numbers.iter().any(|(n, _)| *n <= FEW);
        // A word that nobody knows where somebody would be named may be a name: his deed is nobody else's.
        let first = clause.unknown.first().is_some_and(|span| span.start == clause.span.start);
        let renamed = first && clause.who.is_empty() && clause.many.is_none() && !clause.dealer && !clause.next;
        let renamed = renamed && self.story.deeds[before.0..].iter().any(|deed| deed.what.is_of_chips() || deed.what.is_of_hand());
        // Who does something with a card that nobody knows does not only hold it.
        let handled = clause.unsure && clause.verb.is_none() && !clause.cards.is_empty() && !clause.has(Concept::Has);
        if lost || renamed || handled || told && counted || self.story.deeds.len() > before.0 && (unsure || clause.bent) {
            // `cancels his raise` is no raise.
            self.story.puzzles.extend(clause.unknown.first().map(|span| Puzzle { span: span.clone(), kind: PuzzleKind::Unknown }));
        } else {
            self.story.left_out.extend(clause.unknown.iter().cloned());
        }
        if self.story.deeds.len() == before.0
            && !clause.dealer
            && let Some(person) = clause.who.last()
        {
            self.story.last = Some(self.person(person));
        }
        // `folds, no, …`, `No, wait.`
        let ends = clause.more.last() == Some(&Concept::Rather) && !clause.has_values();
        self.story.turned =
            ends && (clause.verb.is_none() || clause.verb.is_some_and(|verb| verb.is_declared()) || clause.is_saying());
        self.story.last_clause = Some(clause.clone());
    }

    /// Who runs past somebody acts before him.
    fn skips(&mut self, clause: &ToldClause) {
        let acts = clause.verb.is_none_or(|verb| verb.is_declared() || verb.is_move());
        let [who] = clause.who.as_slice() else { return };
        if clause.dealer || !clause.has(Concept::Skipped) || !acts || clause.verb.is_none() && clause.to.is_empty() {
            return;
        }
        self.story.ordered = true;
        let Some(to) = clause.to.first() else { return };
        let (passed, early) = (self.person(to), self.person(who));
        let named = matches!((to, who), (Person::Name(_), Person::Name(_)));
        if named && passed > early {
            self.story.before.push((passed, early));
        }
    }

    /// What names cards, the deck or the dealer was taken for a bet, or for what a player does who is not named.
    fn is_bent(&self, clause: &ToldClause, before: usize, facts: usize) -> bool {
        let table = &self.story.table;
        let stacks = table.stacks.len() + table.holds.len() > facts && clause.cards.is_empty();
        let named = |person: PersonId| {
            let own = &self.story.people[person];
            clause.who.contains(own) || clause.to.contains(own)
        };
        let unnamed = |deed: &ToldDeed| match deed.who {
            Actor::Person(person) => clause.dealer && !named(person) || self.story.people[person] == Person::Name(String::new()),
            Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => false,
        };
        let deeds = &self.story.deeds[before..];
        let lost = deeds.is_empty() && !stacks && clause.verb.is_none_or(|verb| verb != Concept::Think) && clause.cards.is_empty();
        if !clause.of_deal {
            // Of a number beside a card nobody knows what it counts.
            let number = clause.beside_deal && clause.verb.is_none();
            return deeds.iter().any(unnamed) || number && (stacks || deeds.iter().any(|deed| deed.what.is_of_chips()));
        }
        stacks
            || deeds.iter().any(|deed| deed.what.is_of_chips() || unnamed(deed))
            || clause.strange.is_some() && (lost || deeds.iter().any(|deed| deed.what.is_of_hand()))
    }

    fn place(&mut self, seat: Seat) -> PersonId {
        self.person(&person_at(seat))
    }

    /// A line of the notation.
    fn line(&mut self, line: &Line, span: &Range<usize>) {
        match line {
            Line::State(states) => states.iter().for_each(|state| self.state(state)),
            Line::Event(event) => {
                self.story.in_notation = true;
                let mut seats = Vec::new();
                event.clone().seats_mut(&mut |seat| seats.push(*seat));
                let people: Vec<PersonId> = seats.into_iter().map(|seat| self.place(seat)).collect();
                let who = match &event.who {
                    Subject::Seat(_) => people.first().map_or(Actor::Table, |person| Actor::Person(*person)),
                    Subject::Dealer => Actor::Dealer,
                    Subject::Floor => Actor::Floor,
                    Subject::Players(_) | Subject::Body(_) | Subject::Table => Actor::Table,
                };
                self.told(who, What::Line(Box::new(event.clone()), people), span.clone());
            }
            Line::Expect(_) => self.story.puzzles.push(Puzzle { span: span.clone(), kind: PuzzleKind::Unknown }),
        }
    }

    /// A phrase that stands for a line of the notation: the letters in it are the people who were named.
    fn phrase(&mut self, told: &Told) {
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
                let who = match &event.who {
                    Subject::Seat(_) => people.first().map_or(Actor::Table, |person| Actor::Person(*person)),
                    Subject::Dealer => Actor::Dealer,
                    Subject::Floor => Actor::Floor,
                    Subject::Players(_) | Subject::Body(_) | Subject::Table => Actor::Table,
                };
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

    fn told(&mut self, who: Actor, what: What, span: Range<usize>) {
        if let Actor::Person(person) = who {
            self.story.last = Some(person);
        }
        self.story.deeds.push(ToldDeed { who, what, span, already: false, made: false, spoken: false });
    }

    /// What was told of the deal.
    fn deal(&mut self, told: &DealTold) {
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
            && self.is_betting()
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

    /// It does nothing to the table. What somebody says to another without its being told what, or takes, may be anything.
    fn leave_out(&mut self, clause: &ToldClause) {
        // What somebody only says of something, in words that are all known, changes nothing.
        let remark = clause.reported && clause.verb == Some(Concept::Say) && clause.unknown.is_empty();
        let says =
            matches!(clause.verb, Some(Concept::Say | Concept::TakeBack)) && !clause.who.is_empty() && clause.quotes.is_empty();
        if says && !remark || self.is_lost(clause) {
            return self.puzzle(clause, PuzzleKind::Unknown);
        }
        self.story.left_out.push(clause.span.clone());
    }

    fn puzzle(&mut self, clause: &ToldClause, kind: PuzzleKind) {
        let span = match kind {
            PuzzleKind::Unknown => clause.unknown.first().cloned().unwrap_or_else(|| clause.span.clone()),
            PuzzleKind::Nobody | PuzzleKind::HowMuch | PuzzleKind::Deal | PuzzleKind::Missing(_) | PuzzleKind::Unreal => {
                clause.span.clone()
            }
        };
        self.story.puzzles.push(Puzzle { span, kind });
    }

    /// Who acts in a clause.
    fn actors(&mut self, clause: &ToldClause) -> Vec<PersonId> {
        if !clause.who.is_empty() {
            return clause.who.iter().map(|person| self.person(person)).collect();
        }
        if clause.next {
            let place = |last: PersonId| {
                let place = |person: PersonId| matches!(self.story.people[person], Person::Position(_));
                let same = |(one, other): &(PersonId, PersonId)| match (*one == last, *other == last) {
                    (true, _) => Some(*other).filter(|other| place(*other)),
                    (_, true) => Some(*one).filter(|one| place(*one)),
                    (false, false) => None,
                };
                self.story.same.iter().find_map(same).unwrap_or(last)
            };
            let last = self.story.last.map(|last| self.story.people[place(last)].clone());
            // Of two whom nobody calls by a name the one is not the other.
            if last == Some(Person::Name(String::new())) {
                self.story.people.push(Person::Name(String::new()));
                return vec![self.story.people.len() - 1];
            }
            let next = match last {
                Some(Person::Letter(letter)) => Person::Letter(char::from(letter as u8 + 1)),
                Some(Person::Position(position)) if position < 4 => Person::Position(position + 1),
                _ => Person::Name(String::new()),
            };
            return vec![self.person(&next)];
        }
        // Where nobody is named at all, it is whoever acts first.
        if self.story.people.is_empty() && self.story.last.is_none() {
            return vec![self.person(&Person::Name(String::new()))];
        }
        // `Noah folds ahead of Mia, she bets`: who has acted does not act once more before the other one has.
        let done = |person: PersonId| {
            let whole = |what: &What| {
                matches!(
                    what,
                    What::Fold | What::Check | What::Call | What::Bet(_) | What::RaiseTo(_) | What::RaiseBy(_) | What::AllIn(_)
                )
            };
            self.story.deeds.last().is_some_and(|deed| deed.who == Actor::Person(person) && whole(&deed.what))
        };
        let acts = clause.verb.is_some_and(Concept::is_declared) && clause.pronoun;
        let awaited = self.story.awaited.filter(|_| acts && self.story.last.is_some_and(done));
        awaited.or(self.story.last).into_iter().collect()
    }

    fn deed(&mut self, clause: &ToldClause, who: Actor, what: What) {
        if let Actor::Person(person) = who {
            self.story.last = Some(person);
        }
        let already = clause.has(Concept::Already) || self.earlier;
        self.story.deeds.push(ToldDeed {
            who,
            what,
            span: clause.span.clone(),
            already,
            made: clause.makes,
            spoken: clause.speaks,
        });
    }

    /// What everybody who acts in the clause does.
    fn deeds(&mut self, clause: &ToldClause, what: What) {
        if let Some(many) = clause.many {
            return self.many(clause, many, what);
        }
        let actors = self.actors(clause);
        if actors.is_empty() {
            return self.puzzle(clause, PuzzleKind::Nobody);
        }
        for actor in actors {
            self.deed(clause, Actor::Person(actor), what.clone());
        }
    }

    fn many(&mut self, clause: &ToldClause, many: Many, what: What) {
        let acted = |person: PersonId, story: &Story| story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        let blinds = [(super::concept::SMALL_BLIND, Actor::SmallBlind), (super::concept::BIG_BLIND, Actor::BigBlind)];
        match many {
            Many::Blinds => {
                for (position, actor) in blinds {
                    let own = self.story.people.iter().position(|person| *person == Person::Position(position));
                    self.deed(clause, own.map_or(actor, Actor::Person), what.clone());
                }
            }
            Many::Everyone | Many::Both => {
                let until = clause.to.first().map(|person| self.person(person));
                // Whoever sits between folded, named or not.
                let between: &[u8] = match clause.to.first().filter(|_| what == What::Fold) {
                    Some(Person::Position(BIG_BLIND)) => &[BUTTON, SMALL_BLIND],
                    Some(Person::Position(SMALL_BLIND)) => &[BUTTON],
                    Some(_) | None => &[],
                };
                for place in between {
                    self.person(&Person::Position(*place));
                }
                // `all three check`, where nobody has been named.
                if what == What::Check && self.story.people.is_empty() && self.story.seats().is_none() {
                    for letter in ('A'..='J').take(self.story.table.seats.unwrap_or(0)) {
                        self.person(&Person::Letter(letter));
                    }
                }
                let is_fold = what == What::Fold;
                let folded = |person: PersonId| {
                    let fold = |deed: &ToldDeed| deed.who == Actor::Person(person) && deed.what == What::Fold;
                    self.story.deeds.iter().any(fold) || self.story.table.folded.contains(&person)
                };
                let mut all: Vec<PersonId> = (0..self.story.people.len())
                    .filter(|person| !self.is_again(*person))
                    .filter(|person| Some(*person) != until && (!is_fold || !acted(*person, &self.story)))
                    .filter(|person| what != What::Check || !folded(*person))
                    // Nobody calls his own bet.
                    .filter(|person| what != What::Call || self.bettor() != Some(*person))
                    .collect();
                if what == What::Check {
                    all.sort_by_key(|person| self.turn_of(*person));
                }
                // Who calls must be somebody else than who bet.
                if what == What::Call && all.is_empty() {
                    return self.puzzle(clause, PuzzleKind::Nobody);
                }
                for person in all {
                    self.deed(clause, Actor::Person(person), what.clone());
                }
                // Who is left acts next.
                self.story.last = until.filter(|_| is_fold).or(self.story.last);
            }
        }
    }

    /// Who bet or raised last.
    fn bettor(&self) -> Option<PersonId> {
        let bets = |deed: &&ToldDeed| {
            matches!(
                deed.what,
                What::Bet(_)
                    | What::Amount(_)
                    | What::Raise
                    | What::RaiseTo(_)
                    | What::RaiseBy(_)
                    | What::MinRaise
                    | What::AllIn(_)
            )
        };
        match self.story.deeds.iter().rev().find(bets)?.who {
            Actor::Person(person) => Some(person),
            Actor::Dealer | Actor::Floor | Actor::Table | Actor::SmallBlind | Actor::BigBlind => None,
        }
    }

    fn understand(&mut self, clause: &ToldClause) {
        let denied = clause.has(Concept::Not) || clause.has(Concept::Nobody) || clause.has(Concept::Nothing);
        let Some(verb) = clause.verb else { return self.without_verb(clause) };
        if let (true, Some((seconds, _))) = (clause.has(Concept::Wait), clause.numbers.first()) {
            return self.deed(clause, Actor::Table, What::Wait(*seconds));
        }
        // An act and its chips within a thought may have been done.
        let moved = clause.more.iter().any(|concept| concept.is_move()) && !clause.has(Concept::Wants) && !clause.reported;
        if verb == Concept::Think && moved && !(clause.numbers.is_empty() && clause.piles.is_empty()) {
            return self.puzzle(clause, PuzzleKind::Unknown);
        }
        if verb == Concept::Think || clause.has(Concept::Before) && clause.who.is_empty() {
            return self.leave_out(clause);
        }
        if self.takes_back_words(clause, verb) {
            return;
        }
        // What the floor does is nobody else's act; what it finds is told by its own words.
        if clause.floor && clause.who.is_empty() && clause.many.is_none() && !clause.dealer && !clause.next && !clause.goes_on {
            return self.leave_out(clause);
        }
        // `did not raise to 600`, `nobody bet 500`.
        if (clause.denied || clause.has(Concept::Nobody)) && (verb.is_declared() || verb.is_move()) && clause.quotes.is_empty() {
            return self.leave_out(clause);
        }
        if verb == Concept::Check && self.checks_again(clause) {
            return;
        }
        if denied
            && !matches!(verb, Concept::Say | Concept::Ask | Concept::Object)
            && clause.numbers.is_empty()
            && clause.piles.is_empty()
        {
            return match (verb, clause.has(Concept::Silent)) {
                // `neither wants to show`.
                (Concept::Show | Concept::Table, false)
                    if clause.has(Concept::Nobody) && clause.has(Concept::Wants) && clause.who.is_empty() =>
                {
                    self.many(clause, Many::Everyone, What::Refuse)
                }
                // What somebody has not done yet he does not refuse.
                (Concept::Show | Concept::Table, false)
                    if clause.has(Concept::Not)
                        && !clause.has(Concept::Nobody)
                        && !clause.has(Concept::Again)
                        && (!clause.who.is_empty() || clause.goes_on) =>
                {
                    self.deeds(clause, What::Refuse)
                }
                _ => self.leave_out(clause),
            };
        }
        // `the dealer takes his cards and throws them into the muck`: it is still the dealer who does it.
        let alone = clause.who.is_empty() && clause.many.is_none() && !clause.dealer && !clause.next;
        let dealers = clause.goes_on && alone && self.story.last_clause.as_ref().is_some_and(|last| last.dealer);
        if dealers && (clause.has(Concept::MuckPlace) || verb == Concept::Muck) {
            let done = self.story.deeds.last().is_some_and(|deed| matches!(deed.what, What::MuckOf(_)));
            if !done {
                self.handles(clause);
            }
            return;
        }
        let pays = matches!(verb, Concept::Call | Concept::Bet | Concept::Put | Concept::Throw | Concept::Post | Concept::Open);
        if pays && clause.has(Concept::BringIn) && !clause.who.is_empty() {
            return self.brings_in(clause);
        }
        let Some(does) = verb.verb() else { return self.leave_out(clause) };
        match does {
            Verb::Say => self.says(clause),
            Verb::Ask => self.asks(clause),
            Verb::Object => self.objects(clause),
            Verb::Check if clause.many == Some(Many::Everyone) && !clause.to.is_empty() => self.checked_to(clause),
            Verb::Check => self.deeds(clause, What::Check),
            Verb::CheckedTo => self.checked_to(clause),
            Verb::Fold if clause.dealer => self.handles(clause),
            Verb::Fold if !clause.piles.is_empty() || !clause.numbers.is_empty() => self.puts(clause, Concept::Put),
            // `lays Kc 8c down face up`, in languages in which who lays his cards down folds.
            Verb::Fold if clause.cards.len() > 1 && (clause.lays || clause.has(Concept::FaceUp)) && self.story.table.showdown => {
                self.shows(clause, Concept::Table)
            }
            // `folds face up showing Ah Qs`.
            Verb::Fold if !clause.cards.is_empty() && clause.who.len() < 2 && clause.many.is_none() => {
                self.deeds(clause, What::Show(clause.cards.clone(), None));
                self.deeds(clause, What::Fold);
            }
            Verb::Fold if clause.has(Concept::FaceUp) && clause.has(Concept::Cards) && !clause.has(Concept::MuckPlace) => {
                self.deeds(clause, What::TableHand)
            }
            // Where his cards go is no more than how he folds.
            Verb::Fold if clause.has(Concept::MuckPlace) && clause.has(Concept::Toward) && !clause.has(Concept::FaceUp) => {
                self.deeds(clause, What::Fold)
            }
            Verb::Fold if clause.has(Concept::MuckPlace) || clause.has(Concept::Forward) || clause.has(Concept::OverTheLine) => {
                self.releases(clause, Concept::Throw)
            }
            Verb::Fold => self.deeds(clause, What::Fold),
            Verb::Limp => self.deeds(clause, What::Call),
            // `the dealer answers 7,800`, in languages in which who answers calls.
            Verb::Call if clause.dealer && !clause.numbers.is_empty() => self.dealer_says(clause),
            Verb::Call | Verb::Bet | Verb::Open | Verb::Raise | Verb::MinRaise | Verb::AllIn | Verb::Complete => {
                self.bets(clause, verb)
            }
            // `the short big blind posts 120 all-in`.
            Verb::Post if clause.has(Concept::AllIn) && clause.numbers.len() == 1 => self.bets(clause, Concept::AllIn),
            Verb::Post | Verb::Straddle => match clause.numbers.first() {
                Some((amount, _)) => {
                    self.deeds(clause, What::Post { amount: *amount, dark: clause.has(Concept::Dark) || verb == Concept::Straddle })
                }
                None => self.puzzle(clause, PuzzleKind::HowMuch),
            },
            Verb::MoveIn if going(clause).is_none() => self.deeds(clause, What::AllIn(None)),
            Verb::Dribble if going(clause).is_none() => self.dribbles(clause),
            Verb::Put | Verb::Throw | Verb::Add | Verb::PutIntoPot | Verb::Dribble | Verb::MoveIn => self.puts(clause, verb),
            Verb::TakeBack => {
                let back = going(clause);
                self.deeds(clause, What::TakeBack(back));
            }
            Verb::Find => match going(clause) {
                Some(Going::Piles(piles)) => self.deeds(clause, What::Find(piles)),
                Some(Going::Amount(amount)) => self.deeds(clause, What::Find(vec![Pile { count: 1, value: amount }])),
                _ => self.leave_out(clause),
            },
            Verb::Tap => self.deeds(clause, What::Tap),
            Verb::Muck if clause.dealer => self.handles(clause),
            // Whose cards they are was told, and not who does it.
            Verb::Muck if clause.who.is_empty() && !clause.to.is_empty() => self.puzzle(clause, PuzzleKind::Nobody),
            Verb::Muck if clause.has(Concept::FaceUp) => self.deeds(clause, What::Release(Release::MuckedFaceUp)),
            Verb::Muck => self.deeds(clause, What::Release(Release::Mucked)),
            // Chips are laid out as cards are.
            // So is betting opened.
            Verb::Table
                if clause.cards.is_empty() && lays_chips(clause) && clause.piles.is_empty() && !clause.has(Concept::Silent) =>
            {
                self.bets(clause, Concept::Open)
            }
            Verb::Table if clause.cards.is_empty() && lays_chips(clause) => self.puts(clause, Concept::Put),
            // The dealer who shows nothing shows whose turn it is.
            Verb::Show if clause.dealer && clause.cards.is_empty() && !clause.has(Concept::Cards) && !clause.to.is_empty() => {
                self.gives(clause, Concept::Point)
            }
            Verb::Show | Verb::Table => self.shows(clause, verb),
            Verb::Touch => self.touches(clause),
            Verb::Lift => self.deeds(clause, What::LiftUpcards),
            Verb::Point | Verb::Award | Verb::Win => self.gives(clause, verb),
            Verb::Riffle => self.deed(clause, Actor::Dealer, What::Riffle),
            Verb::Wash => self.deed(clause, Actor::Dealer, What::Wash),
            Verb::PressShuffler => self.deed(clause, Actor::Dealer, What::PressShuffler),
            Verb::Wait => match clause.numbers.first() {
                Some((seconds, _)) => self.deed(clause, Actor::Table, What::Wait(*seconds)),
                None => self.leave_out(clause),
            },
            // Thinking is nothing that can be seen.
            Verb::Think => self.leave_out(clause),
        }
    }

    /// `folds … no, wait, calls`: what is taken back at once was only said, as nobody does both.
    fn takes_back_words(&mut self, clause: &ToldClause, verb: Concept) -> bool {
        let alone = clause.who.is_empty() && clause.many.is_none() && !clause.dealer && clause.quotes.is_empty();
        let turned = std::mem::take(&mut self.story.turned);
        if !(clause.has(Concept::Rather) || turned) || !alone || !verb.is_declared() || !clause.piles.is_empty() {
            return false;
        }
        let Some(ToldDeed { who: Actor::Person(person), what, .. }) = self.story.deeds.last_mut() else { return false };
        let words =
            [(What::Fold, Concept::Fold, "fold"), (What::Call, Concept::Call, "call"), (What::Check, Concept::Check, "check")];
        let spoken = matches!(what, What::Say(Speech { said: Said::Fold | Said::Call | Said::Check, .. }));
        let said = words.into_iter().find(|(own, concept, _)| own == what && *concept != verb).map(|(.., said)| said);
        match said {
            Some(said) => *what = What::Say(speech(said, &[])),
            None if spoken => {}
            None => return false,
        }
        let who = Actor::Person(*person);
        let amount = clause.numbers.last().map(|(amount, _)| *amount);
        self.deed(clause, who, What::Say(speech(&declaration(&[verb], amount, false), &[])));
        true
    }

    /// `there check – check`: nobody checks twice, so that it is everybody who does.
    fn checks_again(&mut self, clause: &ToldClause) -> bool {
        let bare = |clause: &ToldClause| clause.verb == Some(Concept::Check) && !clause.has_subject_or_person();
        let again = bare(clause) && clause.unknown.is_empty() && self.story.last_clause.as_ref().is_some_and(bare);
        if !again || self.story.deeds.last().is_none_or(|deed| deed.what != What::Check) {
            return false;
        }
        self.story.deeds.pop();
        self.many(clause, Many::Everyone, What::Check);
        true
    }

    /// `and one more`: so many chips as those that were put in last.
    fn going(&self, clause: &ToldClause) -> Option<Going> {
        let going = going(clause);
        let more = clause.has(Concept::Again) && clause.piles.is_empty();
        let last = match self.story.deeds.last().map(|deed| &deed.what) {
            Some(What::Put { chips: Going::Piles(piles), .. }) if more => piles.as_slice(),
            Some(_) | None => &[],
        };
        match (&going, last) {
            (Some(Going::Amount(count @ 1..=10)), [pile]) if pile.value > *count => {
                Some(Going::Piles(vec![Pile { count: *count, value: pile.value }]))
            }
            _ => going,
        }
    }

    fn without_verb(&mut self, clause: &ToldClause) {
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
        } else if clause.has(Concept::HowMuch)
            && clause.has(Concept::Wants)
            && !clause.who.is_empty()
            && clause.unknown.is_empty()
            && clause.numbers.is_empty()
        {
            self.deeds(clause, What::AskCount);
        } else if clause.has(Concept::SeeHand) && clause.has(Concept::Not) && !clause.who.is_empty() {
            self.deeds(clause, What::Refuse);
        } else if clause.has(Concept::SeeHand) {
            self.asks(clause);
        } else if clause.has(Concept::MuckPlace) && !clause.who.is_empty() && !clause.dealer {
            self.deeds(clause, What::Release(if clause.has(Concept::FaceUp) { Release::MuckedFaceUp } else { Release::Mucked }));
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
        } else if clause.has(Concept::Skipped) && clause.speaks {
            self.objects_skipped(clause);
        } else if clause.has(Concept::Skipped) {
            self.passed_over(clause);
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
        } else if let Some(what) = self.done_last().filter(|_| clause.too && clause.more.is_empty()) {
            self.deeds(clause, what);
        } else {
            for person in clause.who.iter().chain(&clause.to) {
                self.person(person);
            }
        }
    }

    /// `pays the bring-in`: how much that is was told of the table.
    fn brings_in(&mut self, clause: &ToldClause) {
        let given =
            self.story.given.iter().find_map(|(state, _)| if let State::BringIn(amount) = state { Some(*amount) } else { None });
        match clause.numbers.first().map(|(amount, _)| *amount).or(self.story.table.bring_in).or(given) {
            Some(amount) => self.deeds(clause, What::BringIn(amount)),
            None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    /// How much somebody has put in so far.
    fn put_by(&self, person: PersonId) -> Amount {
        let own = self.story.deeds.iter().filter(|deed| deed.who == Actor::Person(person));
        let amount = |deed: &ToldDeed| {
            if let What::Bet(amount) | What::Amount(amount) | What::RaiseTo(amount) = deed.what { Some(amount) } else { None }
        };
        own.filter_map(amount).max().unwrap_or(0)
    }

    /// `A has 3400, B 2100`.
    fn stacks_go_on(&self, clause: &ToldClause) -> bool {
        let Some(last) = self.story.last_clause.as_ref() else { return false };
        let told = last.verb.is_none() && last.has(Concept::Has) && last.cards.is_empty() && !last.numbers.is_empty();
        told && !clause.who.is_empty() && clause.piles.is_empty() && clause.numbers.len() == 1 && clause.more.is_empty()
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
        if amounts.len() < 2 || !clause.has(Concept::Or) || !clause.who.is_empty() || clause.many.is_some() || clause.dealer {
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

    /// `raises to 1800 … sorry, 2000`: whoever tells it puts it right.
    fn amend(&mut self, clause: &ToldClause) -> bool {
        let [(right, _)] = clause.numbers[..] else { return false };
        if !clause.who.is_empty() || !clause.piles.is_empty() {
            return false;
        }
        match self.story.deeds.last_mut().map(|deed| &mut deed.what) {
            Some(What::RaiseTo(wrong) | What::Bet(wrong) | What::Amount(wrong)) => *wrong = right,
            Some(_) | None => return false,
        }
        true
    }

    /// Of several who are all-in the amounts may be told alone: `A all in 15000, B 9000, C 4000`.
    fn goes_all_in(&self, clause: &ToldClause) -> bool {
        let [(amount, _)] = clause.numbers[..] else { return false };
        let plain = !clause.who.is_empty() && clause.piles.is_empty() && clause.more.is_empty();
        let last = |deed: &ToldDeed| matches!(deed.what, What::AllIn(Some(before)) if before > amount);
        plain && (self.story.all_ins || self.story.deeds.last().is_some_and(last))
    }

    /// `B 1200`, `B two 1k chips`, `1000 and 500`.
    fn amount(&mut self, clause: &ToldClause) {
        // `a 8-as még nem döntött`: nobody puts in so little; it is a seat, or a table.
        if let ([(1..=10, Ending::Worth)], true) = (&clause.numbers[..], clause.piles.is_empty()) {
            return self.puzzle(clause, PuzzleKind::Unknown);
        }
        if self.goes_all_in(clause) {
            return self.deeds(clause, What::AllIn(clause.numbers.first().map(|(amount, _)| *amount)));
        }
        let same = self
            .story
            .last_clause
            .as_ref()
            .is_some_and(|last| last.verb.is_some_and(|verb| !matches!(verb, Concept::Check | Concept::Fold)));
        // `LJ wants 1200, may he?`: whether he may is what is asked.
        if let ([(amount, _)], true, false) = (&clause.numbers[..], clause.has(Concept::Wants), clause.who.is_empty()) {
            return self.deeds(clause, What::TriesTo(*amount));
        }
        let goes_on = clause.who.is_empty() && (same || clause.goes_on && clause.has(Concept::Again));
        let silent = clause.has(Concept::Silent);
        match self.going(clause) {
            Some(Going::Amount(amount)) if !silent && !goes_on => self.deeds(clause, What::Amount(amount)),
            Some(chips) => self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true }),
            None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    fn bets(&mut self, clause: &ToldClause, verb: Concept) {
        if !clause.cards.is_empty() && clause.numbers.is_empty() {
            return self.shows(clause, Concept::Table);
        }
        let silent = clause.has(Concept::Silent);
        let number = clause.numbers.last().copied();
        if clause.has(Concept::Wants) && number.is_none() && clause.piles.is_empty() {
            return self.leave_out(clause);
        }
        if let Some((amount, _)) = number.filter(|_| clause.has(Concept::Straddle)) {
            return self.deeds(clause, What::Post { amount, dark: true });
        }
        // `three all-ins: A 15000, B 9000`.
        if verb == Concept::AllIn && clause.who.is_empty() && number.is_some_and(|(count, _)| (2..=10).contains(&count)) {
            self.story.all_ins = true;
            return;
        }
        // Who opens when all bets are in opens his hand.
        if verb == Concept::Open && number.is_none() && clause.piles.is_empty() && self.story.table.showdown {
            return self.deeds(clause, What::TableHand);
        }
        // `makes it 1500 more`, `raises another 500`.
        let added = clause.has(Concept::Again) || clause.has(Concept::OnTopOf);
        let more = verb == Concept::Raise && added && !clause.has(Concept::To);
        let by = more || clause.has(Concept::By) || number.is_some_and(|(_, ending)| ending == Ending::By);
        let piles = !clause.piles.is_empty();
        let raises = matches!(verb, Concept::Raise | Concept::MinRaise).then_some("raise");
        let declared = raises.or((verb == Concept::Call).then_some("call"));
        // `shoves 2,900 forward`: so much is pushed, whatever he has.
        let pushed = clause.shoves && (clause.has(Concept::Forward) || clause.has(Concept::OverTheLine));
        if let Some((amount, _)) =
            number.filter(|_| verb == Concept::AllIn && pushed && !clause.has(Concept::Stack) && !clause.has(Concept::Has))
        {
            let chips = Going::Amount(amount);
            return self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
        if verb == Concept::AllIn || clause.has(Concept::AllIn) {
            return self.deeds(clause, What::AllIn(number.map(|(amount, _)| amount)));
        }
        // `bets 1500 with three 500s`, where there is nothing to call yet: it is a bet by its name.
        let total: Amount = clause.piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum();
        let opens = matches!(verb, Concept::Bet | Concept::Open) && !silent && self.is_unopened();
        if let Some((amount, _)) = number.filter(|(amount, _)| opens && piles && *amount == total) {
            return self.deeds(clause, What::Bet(amount));
        }
        if (piles || silent && number.is_some())
            && let Some(chips) = going(clause)
        {
            if let Some(quote) = declared.filter(|_| !silent && piles) {
                self.deeds(clause, What::Say(speech(quote, &[])));
            }
            return self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
        let what = match (verb, number) {
            (Concept::Call, Some((amount, _))) if !by => What::CallOf(amount),
            (Concept::Call, _) => What::Call,
            (Concept::Complete, None) => match self.story.table.stakes.as_ref().and_then(|stakes| stakes.first()) {
                Some(small) if self.is_stud() => What::CompleteTo(*small),
                Some(_) | None => What::Call,
            },
            (Concept::Complete, Some((amount, _))) => What::CompleteTo(amount),
            (Concept::Raise, Some((amount, _))) if by => What::RaiseBy(amount),
            (Concept::Raise | Concept::Bet, Some((amount, _))) if clause.has(Concept::Wants) => What::TriesTo(amount),
            (Concept::Raise | Concept::MinRaise, Some((amount, _))) => What::RaiseTo(amount),
            (Concept::MinRaise, None) => What::MinRaise,
            // Where the pot is the most that may be bet, it is a word of the game.
            (_, None) if clause.has(Concept::Pot) && !clause.has(Concept::Half) && self.is_pot_limit() => {
                What::Say(speech("pot", &[]))
            }
            (_, None) if clause.has(Concept::Pot) => What::BetPot { half: clause.has(Concept::Half) },
            (Concept::Raise, None) => What::Raise,
            (_, Some((amount, _))) if self.is_stud() && verb == Concept::Open => What::BringIn(amount),
            (_, Some((amount, _))) => What::Bet(amount),
            (_, None) => return self.puzzle(clause, PuzzleKind::HowMuch),
        };
        self.deeds(clause, what);
    }

    /// Nobody has bet on this street, which is not the first one.
    fn is_unopened(&self) -> bool {
        let Some((street, from)) = self.story.table.streets.last() else { return false };
        let bets = |deed: &ToldDeed| deed.what.is_of_chips() && deed.what != What::Check;
        !street.is_first() && !self.story.deeds.iter().skip(*from).any(bets)
    }

    /// `it is checked to B`: whoever else was named has checked.
    fn checked_to(&mut self, clause: &ToldClause) {
        let Some(to) = clause.to.first().or(clause.who.first()) else { return self.puzzle(clause, PuzzleKind::Nobody) };
        for person in &clause.who {
            self.person(person);
        }
        // Where players are letters, those before him sit there, named or not.
        if let Person::Letter(letter) = to
            && self.story.seats().is_none()
            && !self.story.people.iter().any(|person| matches!(person, Person::Letter(own) if own < letter))
        {
            for before in 'A'..*letter {
                self.person(&Person::Letter(before));
            }
        }
        let to = self.person(to);
        let acted = |person: PersonId| self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        let mut others: Vec<PersonId> = (0..self.story.people.len()).filter(|own| *own != to && !self.is_again(*own)).collect();
        others.retain(|person| !acted(*person) && self.turn_of(*person) <= self.turn_of(to));
        others.sort_by_key(|person| self.turn_of(*person));
        for person in others {
            self.deed(clause, Actor::Person(person), What::Check);
        }
        self.story.last = Some(to);
    }

    /// He was named before by another name.
    fn is_again(&self, person: PersonId) -> bool {
        self.story.same.iter().any(|(_, again)| *again == person)
    }

    fn is_pot_limit(&self) -> bool {
        let games = &self.story.table.games;
        let limit = games.contains(&Concept::NoLimit) || games.contains(&Concept::Limit);
        games.contains(&Concept::PotLimit) || self.story.game() == Game::Omaha && !limit
    }

    fn is_stud(&self) -> bool {
        self.story.game().is_stud()
    }

    fn puts(&mut self, clause: &ToldClause, verb: Concept) {
        if clause.dealer {
            // What the dealer does with a card is told of the deal.
            if clause.has(Concept::Cards) && !(clause.has(Concept::MuckPlace) || clause.has(Concept::Muck)) {
                if let Some(to) = clause.to.first().filter(|_| verb == Concept::Add && clause.unknown.is_empty()) {
                    let person = self.person(to);
                    self.story.taken = Some((person, clause.span.clone()));
                    self.story.last = Some(person);
                    return;
                }
                return self.leave_out(clause);
            }
            let cards = clause.has(Concept::MuckPlace) || clause.has(Concept::Muck);
            return if cards { self.handles(clause) } else { self.gives(clause, Concept::Award) };
        }
        if (clause.has(Concept::Cards) || clause.has(Concept::MuckPlace)) && clause.piles.is_empty() && clause.numbers.is_empty() {
            // `counts out 3000 and puts it next to his cards`: they stay where they are.
            let beside = clause.has(Concept::OnTopOf) && !clause.has(Concept::MuckPlace);
            return if beside { self.puzzle(clause, PuzzleKind::Unknown) } else { self.releases(clause, verb) };
        }
        if let Some((amount, _)) = clause.numbers.first().filter(|_| clause.has(Concept::Straddle)) {
            return self.deeds(clause, What::Post { amount: *amount, dark: true });
        }
        let manner = if verb == Concept::PutIntoPot {
            Manner::Splashed
        } else if verb == Concept::Dribble {
            Manner::Dribbled
        } else {
            Manner::Placed
        };
        if clause.has(Concept::AllIn) && clause.piles.is_empty() {
            return self.deeds(clause, What::AllIn(clause.numbers.last().map(|(amount, _)| *amount)));
        }
        let silent = clause.has(Concept::Silent) || verb == Concept::Add || clause.has(Concept::Again);
        if clause.has(Concept::Stack) {
            self.whole_stack(clause);
        }
        // `puts 200 in the dark`.
        if let ([(amount, _)], true, true) = (&clause.numbers[..], clause.has(Concept::Dark), clause.piles.is_empty()) {
            return self.deeds(clause, What::Post { amount: *amount, dark: true });
        }
        match self.going(clause) {
            Some(chips) => self.deeds(clause, What::Put { chips, manner, silent }),
            // `lays Kh face up`: that card, and not yet his hand.
            None if clause.has(Concept::FaceUp) && clause.cards.len() == 1 && !clause.dealer => self.shows(clause, Concept::Table),
            None if clause.has(Concept::FaceUp) => self.deeds(clause, What::TableHand),
            None if clause.has(Concept::AllIn) => self.deeds(clause, What::AllIn(None)),
            // `shows his cards and pushes them forward`: what goes is what was told of.
            None if (clause.has(Concept::Forward) || clause.has(Concept::OverTheLine)) && self.has_shown(clause) => {
                self.releases(clause, verb)
            }
            // `throws in a call`.
            None if clause.has(Concept::Call) && clause.unknown.is_empty() => self.deeds(clause, What::Call),
            None if clause.has(Concept::Nothing) || clause.has(Concept::Not) => self.leave_out(clause),
            None if clause.unknown.is_empty() && clause.who.is_empty() => self.leave_out(clause),
            None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    /// `puts in four 500s, one at a time`: how it was done is told afterwards.
    fn dribbles(&mut self, clause: &ToldClause) {
        match self.story.deeds.last_mut().map(|deed| &mut deed.what) {
            Some(What::Put { manner, .. }) => *manner = Manner::Dribbled,
            Some(_) | None => self.puzzle(clause, PuzzleKind::HowMuch),
        }
    }

    /// `pushes his stack of 1400, two 500s and four 100s`: what he puts in is all that he has. A stack of chips alone may be
    /// one of several.
    fn whole_stack(&mut self, clause: &ToldClause) {
        let amount: Amount = clause.piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum();
        if !clause.numbers.iter().any(|(n, _)| *n == amount) {
            return;
        }
        for person in self.actors(clause) {
            let before = self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
            let known = self.story.table.stacks.iter().any(|(own, _)| *own == person);
            if !before && !known {
                self.story.table.stacks.push((person, amount));
            }
        }
    }

    /// When somebody's turn comes on this street, by where he sits.
    fn turn_of(&self, person: PersonId) -> u32 {
        let first_street = self.story.table.streets.last().is_none_or(|(street, _)| street.is_first());
        match &self.story.people[person] {
            Person::Letter(letter) => u32::from(*letter),
            // Behind everybody who has a seat.
            Person::Newcomer | Person::Spectator => u32::MAX,
            Person::Number(number) => u32::from(*number),
            Person::Position(place) if first_street || *place < super::concept::SMALL_BLIND => u32::from(*place) + 20,
            Person::Position(place) => u32::from(*place),
            Person::Name(_) => 0,
        }
    }

    fn releases(&mut self, clause: &ToldClause, verb: Concept) {
        let release = if clause.has(Concept::MuckPlace) {
            match (clause.has(Concept::FaceUp), clause.has(Concept::Toward)) {
                (true, _) => Release::MuckedFaceUp,
                (false, true) => Release::TowardMuck,
                (false, false) => Release::Mucked,
            }
        } else if clause.has(Concept::OverTheLine) {
            Release::OverTheLine
        } else if clause.has(Concept::Forward) || clause.has(Concept::Dealer) {
            if verb == Concept::Throw { Release::ThrownForward } else { Release::PushedForward }
        } else if let Some(to) = clause.to.first() {
            let to = self.person(to);
            return self.deeds(clause, What::ReleaseTo(to));
        } else if clause.has(Concept::FaceUp) {
            return self.deeds(clause, What::TableHand);
        } else {
            return self.deeds(clause, What::GiveUp);
        };
        self.deeds(clause, What::Release(release));
    }

    /// The dealer does something to a player's cards.
    fn handles(&mut self, clause: &ToldClause) {
        let person = match clause.to.first().or(clause.who.first()) {
            Some(person) => Some(self.person(person)),
            // `while B thinks the dealer sweeps his cards in`: of whom was spoken last, unless he had given them up.
            None => self.story.last.filter(|last| {
                let own = self.story.deeds.iter().rev().find(|deed| deed.who == Actor::Person(*last));
                own.is_none_or(|deed| !deed.what.is_of_hand())
            }),
        };
        match person {
            Some(person) => self.deed(clause, Actor::Dealer, What::MuckOf(person)),
            None => self.leave_out(clause),
        }
    }

    /// Something was done, and nothing came of it: it is no word that may be left out.
    fn is_lost(&self, clause: &ToldClause) -> bool {
        let open = [Concept::Not, Concept::Nobody, Concept::Nothing, Concept::Wants, Concept::Before, Concept::Silent];
        if clause.reported || clause.floor && clause.who.is_empty() || open.iter().any(|concept| clause.has(*concept)) {
            return false;
        }
        if clause.unread {
            return true;
        }
        let cards = clause.has(Concept::MuckPlace) || clause.has(Concept::Cards);
        // What the dealer puts out may be a street, which is told for itself.
        let dealer = clause.dealer && (cards || !clause.to.is_empty());
        let named = dealer || clause.next || !clause.who.is_empty() || clause.goes_on && self.story.last.is_some();
        match clause.verb {
            None => named && (cards || clause.dealer && !clause.to.is_empty()) && !clause.unknown.is_empty(),
            // That people complain says of nobody that he objects.
            Some(Concept::Object) => !clause.who.is_empty(),
            Some(Concept::Touch | Concept::Muck | Concept::Award | Concept::Find) => true,
            // `and one 5000 he throws in`: it was told already.
            Some(verb) if verb.is_move() && going(clause).is_none() && self.has_put() => false,
            Some(verb) => {
                let shows = [Concept::Show, Concept::Table, Concept::Lift];
                named && (verb.is_declared() || verb.is_move() || shows.contains(&verb))
            }
        }
    }

    /// What was told last is that he showed his hand.
    fn has_shown(&mut self, clause: &ToldClause) -> bool {
        let actors = self.actors(clause);
        let shows = |deed: &ToldDeed| matches!(deed.what, What::TableHand | What::Show(..));
        let last = self.story.deeds.last().filter(|deed| shows(deed)).map(|deed| deed.who);
        clause.unknown.is_empty() && actors.iter().any(|person| last == Some(Actor::Person(*person)))
    }

    /// What was told last is that chips went in.
    fn has_put(&self) -> bool {
        matches!(self.story.deeds.last(), Some(ToldDeed { what: What::Put { .. }, .. }))
    }

    fn gives(&mut self, clause: &ToldClause, verb: Concept) {
        let to = clause
            .to
            .first()
            .or(clause.who.first())
            .map(|person| self.person(person))
            .or(self.story.last.filter(|_| verb == Concept::Win));
        match (to, verb) {
            (Some(to), Concept::Point) => {
                self.deed(clause, Actor::Dealer, What::TellToAct(to));
                self.story.last = Some(to);
            }
            (Some(to), _) => {
                self.deed(clause, Actor::Dealer, What::Award(to));
                self.story.last = Some(to);
            }
            (None, _) => self.leave_out(clause),
        }
    }

    fn shows(&mut self, clause: &ToldClause, verb: Concept) {
        // Who shows sits there before whom he shows it to.
        for person in &clause.who {
            self.person(person);
        }
        let to = clause.to.first().map(|person| self.person(person));
        let whole = clause.cards.len() > 1 || clause.cards.is_empty();
        // In stud one card of everybody lies open.
        if self.is_stud() && to.is_none() && clause.cards.len() == 1 && self.story.deeds.is_empty() && !clause.dealer {
            for person in self.actors(clause) {
                self.story.table.holds.push((person, clause.cards.clone()));
                self.story.last = Some(person);
            }
            return;
        }
        if !whole || to.is_some() && verb == Concept::Show {
            return self.deeds(clause, What::Show(clause.cards.clone(), to));
        }
        if !clause.cards.is_empty() {
            // `A Kd Kc, B Ah Jh table`: the verb is told once.
            if let Some(last) = self
                .story
                .last_clause
                .clone()
                .filter(|last| last.verb.is_none() && !last.cards.is_empty() && !last.has(Concept::Has))
            {
                self.deeds(&last, What::TableHand);
            }
            for person in self.actors(clause) {
                self.story.table.holds.push((person, clause.cards.clone()));
            }
        }
        self.deeds(clause, What::TableHand);
    }

    fn touches(&mut self, clause: &ToldClause) {
        let touched = match clause.to.first() {
            Some(person) if clause.has(Concept::Cards) => TouchedTold::CardsOf(self.person(person)),
            // Who touches somebody himself touches no cards.
            Some(_) => return self.leave_out(clause),
            None if clause.has(Concept::Board) => TouchedTold::Board,
            None if clause.has(Concept::MuckPlace) || clause.has(Concept::Muck) => TouchedTold::Muck,
            None => return self.leave_out(clause),
        };
        self.deeds(clause, What::Touch(touched));
    }

    fn asks(&mut self, clause: &ToldClause) {
        let next_card = clause.more.iter().any(|concept| concept.street().is_some()) && !clause.has(Concept::Cards);
        let what = if clause.has(Concept::Pot) || clause.has(Concept::Middle) {
            What::AskPot
        } else if next_card && clause.to.is_empty() {
            What::AskNextCard
        } else if clause.has(Concept::SeeHand) || clause.has(Concept::Show) && clause.has(Concept::Cards) {
            let whom = clause.to.first().map(|person| self.person(person));
            What::AskSee(whom)
        } else if clause.has(Concept::HandBack) {
            What::AskHandBack
        } else if clause.more.iter().any(|concept| concept.street().is_some()) {
            What::AskNextCard
        } else if clause.has(Concept::HowMuch) {
            What::AskCount
        } else {
            return self.leave_out(clause);
        };
        self.deeds(clause, what);
    }

    fn objects_skipped(&mut self, clause: &ToldClause) {
        self.passed_over(clause);
        self.deeds(clause, What::ObjectSkipped);
    }

    /// Who was passed over, and has only a name, sits before the one who acted last.
    fn passed_over(&mut self, clause: &ToldClause) {
        // Who runs past another one was not passed over himself.
        if !clause.who.is_empty() && !clause.to.is_empty() {
            return;
        }
        let last =
            self.story.deeds.iter().rev().find_map(|deed| if let Actor::Person(person) = deed.who { Some(person) } else { None });
        let ([name @ Person::Name(_)], Some(last)) = (clause.who.as_slice(), last) else { return };
        self.sits_before(name, last);
    }

    /// Who was passed over sits behind the one who acted last.
    fn passes_over(&mut self, person: &Person) {
        self.person(person);
        self.story.ordered = true;
    }

    /// There is a street after the first, or somebody has acted.
    fn is_betting(&self) -> bool {
        let street = self.story.table.streets.last().is_some_and(|(street, _)| !street.is_first());
        street && !self.story.deeds.is_empty() || self.story.deeds.iter().any(|deed| deed.what.is_of_chips())
    }

    fn sits_before(&mut self, name: &Person, last: PersonId) {
        let person = self.person(name);
        let acted = self.story.deeds.iter().any(|deed| deed.who == Actor::Person(person));
        // Who was named before him sits before him already.
        if !acted && person < last {
            self.story.ordered = true;
        } else if !acted && !name_is_empty(name) {
            self.story.before.push((person, last));
            self.story.ordered = true;
        }
    }

    fn objects(&mut self, clause: &ToldClause) {
        let awarded = self.story.deeds.iter().any(|deed| matches!(deed.what, What::Award(_)));
        if clause.has(Concept::Skipped) {
            self.objects_skipped(clause);
        } else if clause.has(Concept::StringBet) {
            self.deeds(clause, What::ObjectStringBet);
        } else if awarded {
            self.deeds(clause, What::ObjectPot);
        } else {
            self.leave_out(clause);
        }
    }

    fn says(&mut self, clause: &ToldClause) {
        if clause.dealer {
            return self.dealer_says(clause);
        }
        let declared_in = |more: &[Concept]| more.iter().copied().filter(|concept| concept.is_declared()).collect::<Vec<Concept>>();
        // `says call, no wait, raise`: one after the other.
        let rather = clause.more.iter().rposition(|concept| *concept == Concept::Rather).unwrap_or(0);
        let (first, second) = (declared_in(&clause.more[..rather]), declared_in(&clause.more[rather..]));
        let turned = !first.is_empty() && !second.is_empty() && first != second && clause.quotes.is_empty();
        let declared = if turned { second } else { declared_in(&clause.more) };
        // `says that it was his pot`.
        let awarded = self.story.deeds.iter().any(|deed| matches!(deed.what, What::Award(_)));
        if awarded && declared == [Concept::Pot] && clause.quotes.is_empty() && clause.numbers.is_empty() {
            return self.deeds(clause, What::ObjectPot);
        }
        // `says he has a flush`: an article is no number.
        let article = clause.numbers.iter().all(|(n, _)| *n == 1) && clause.more.iter().any(|concept| concept.class().is_some());
        if clause.quotes.is_empty() && declared.is_empty() && (clause.numbers.is_empty() || article) {
            if clause.has(Concept::Skipped) {
                return self.objects_skipped(clause);
            }
            if clause.has(Concept::StringBet) {
                return self.deeds(clause, What::ObjectStringBet);
            }
            if let Some(class) = clause.more.iter().find_map(|concept| concept.class()) {
                // Whose pot has gone to another asks for it with his hand.
                return self.deeds(clause, if awarded { What::ObjectPot } else { What::Claim(class) });
            }
            if clause.has(Concept::Silent) || clause.has(Concept::Nothing) || clause.has(Concept::Not) {
                if let Some(ToldDeed { what, .. }) = self.story.deeds.last_mut() {
                    hush(what);
                }
                return;
            }
            return if awarded { self.deeds(clause, What::ObjectPot) } else { self.leave_out(clause) };
        }
        // `says he has three cards` is no bet of three.
        if let Some((count, _)) =
            clause.numbers.first().filter(|(n, _)| declared.is_empty() && *n <= 10 && clause.has(Concept::Cards))
        {
            let who = Seat::Letter('A');
            let step = Step::InDeal(DealEvent::Holds(*count));
            for person in self.actors(clause) {
                let event = Event { who: Subject::Seat(who), steps: vec![step.clone()] };
                self.deed(clause, Actor::Person(person), What::Line(Box::new(event), vec![person]));
            }
            return;
        }
        // `says all-in, has 7300`.
        let owns = clause.has(Concept::Has) || clause.has(Concept::Left);
        let all_in = declared.contains(&Concept::AllIn)
            || clause.quotes.iter().any(|quote| speeches(quote, self.lang).iter().any(|speech| speech.said == Said::AllIn));
        let behind = clause.loose.last().copied().or(clause.numbers.last().map(|(amount, _)| *amount));
        let owns = owns || !clause.loose.is_empty();
        if let Some(amount) = behind.filter(|_| owns && all_in && !clause.quotes.is_empty()) {
            for person in self.actors(clause) {
                self.story.table.stacks.push((person, amount));
            }
            let mut plain = clause.clone();
            plain.numbers.clear();
            plain.loose.clear();
            return self.quotes(&plain, &clause.quotes[0], &[]);
        }
        let refused = clause.more.iter().position(|concept| *concept == Concept::Not);
        let spoken = clause.more.iter().position(|concept| concept.is_declared());
        if clause.quotes.is_empty() && refused.is_some_and(|at| spoken.is_none_or(|spoken| at < spoken)) {
            // Who did not say it did what he did without a word.
            if let Some(ToldDeed { what, .. }) = self.story.deeds.last_mut() {
                hush(what);
            }
            return;
        }
        let mut amounts: Vec<Amount> = clause.loose.clone();
        amounts.extend(clause.numbers.iter().map(|(amount, _)| *amount));
        let readings = if clause.has(Concept::Or) && amounts.len() > 1 { amounts } else { Vec::new() };
        if let Some(quote) = clause.quotes.first() {
            return self.quotes(clause, quote, &readings);
        }
        let loose = clause.loose.last().map(|amount| (*amount, Ending::Plain));
        let number = clause.numbers.last().copied().or(loose).filter(|_| readings.is_empty());
        let more = declared.contains(&Concept::Raise) && (clause.has(Concept::Again) || clause.has(Concept::OnTopOf));
        let by = more || clause.has(Concept::By) || number.is_some_and(|(_, ending)| ending == Ending::By);
        let half = clause.has(Concept::Half) && declared == [Concept::Pot] && number.is_none();
        let quote = if half { "half pot".to_owned() } else { declaration(&declared, number.map(|(amount, _)| amount), by) };
        if let Some((amount, _)) = number.filter(|_| declared.contains(&Concept::AllIn)) {
            if clause.piles.is_empty() && !owns {
                return self.deeds(clause, What::AllIn(Some(amount)));
            }
            for person in self.actors(clause) {
                self.story.table.stacks.push((person, amount));
            }
        }
        if turned {
            self.deeds(clause, What::Say(speech(&declaration(&first, None, false), &[])));
        }
        self.deeds(clause, What::Say(speech(&quote, &readings)));
        let spoken = declared.contains(&Concept::Raise) || declared.contains(&Concept::Bet) || declared.contains(&Concept::Open);
        let chips = if clause.piles.is_empty() {
            // `says call but puts 800`: the word names no amount, so that it is what he puts in.
            let put = clause.has(Concept::Put) || clause.has(Concept::Throw);
            number.filter(|_| put && !spoken && declared.contains(&Concept::Call)).map(|(amount, _)| Going::Amount(amount))
        } else {
            Some(Going::Piles(clause.piles.clone()))
        };
        if let Some(chips) = chips {
            self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
    }

    /// What is quoted; a word taken back is one of its own: `call, no, raise`.
    fn quotes(&mut self, clause: &ToldClause, quote: &str, readings: &[Amount]) {
        let class = atoms(quote, self.lang).iter().find_map(|atom| {
            let AtomKind::Concept(concept) = atom.kind else { return None };
            concept.class()
        });
        let said = if readings.is_empty() { speeches(quote, self.lang) } else { vec![speech(quote, readings)] };
        let unofficial = said.iter().all(|speech| matches!(speech.said, Said::Unofficial | Said::Hand(_)));
        if let Some(class) = class.filter(|_| unofficial) {
            return self.deeds(clause, What::Claim(class));
        }
        let names = |concept: Concept| atoms(quote, self.lang).iter().any(|atom| atom.is(concept));
        if names(Concept::Skipped) && unofficial {
            return self.objects_skipped(clause);
        }
        // `calls “string!”`: who has put something in says nothing of his own act.
        if names(Concept::StringBet) && unofficial && clause.piles.is_empty() && clause.numbers.is_empty() {
            return self.deeds(clause, What::ObjectStringBet);
        }
        // What is said when all is over declares nothing.
        let called = |what: &What| matches!(what, What::Call | What::CallOf(_) | What::Say(Speech { said: Said::Call, .. }));
        let over = self.story.table.showdown || self.story.deeds.last().is_some_and(|deed| called(&deed.what));
        if unofficial && over {
            return self.leave_out(clause);
        }
        // Whoever sits next is so for all that he says.
        let speakers = if said.len() > 1 && clause.many.is_none() { self.actors(clause) } else { Vec::new() };
        for speech in said {
            if speakers.is_empty() {
                self.deeds(clause, What::Say(speech));
                continue;
            }
            for speaker in &speakers {
                self.deed(clause, Actor::Person(*speaker), What::Say(speech.clone()));
            }
        }
        let chips = if clause.piles.is_empty() {
            clause.numbers.last().map(|(n, _)| Going::Amount(*n))
        } else {
            Some(Going::Piles(clause.piles.clone()))
        };
        if let Some(chips) = chips.filter(|_| readings.is_empty()) {
            self.deeds(clause, What::Put { chips, manner: Manner::Placed, silent: true });
        }
    }

    fn dealer_says(&mut self, clause: &ToldClause) {
        let to = clause.to.first().map(|person| self.person(person));
        // `that it is 600 when it was 1600`: he said the first.
        match clause.numbers.first() {
            Some((amount, _)) if clause.has(Concept::Pot) || clause.has(Concept::Middle) => {
                self.deed(clause, Actor::Dealer, What::TellPot(to, *amount))
            }
            Some((amount, _)) => self.deed(clause, Actor::Dealer, What::TellBet(to, *amount)),
            None => self.leave_out(clause),
        }
        // `tells B that it is 600 and he puts 600 in`: he is the one who was told.
        self.story.last = to.or(self.story.last);
    }
}

fn name_is_empty(person: &Person) -> bool {
    *person == Person::Name(String::new())
}

/// Chips, and not cards: nobody counts so many of those.
fn lays_chips(clause: &ToldClause) -> bool {
    let chips = !clause.piles.is_empty() || clause.numbers.iter().any(|(amount, _)| *amount > FEW);
    chips && !clause.has(Concept::Cards) && !clause.has(Concept::FaceUp) && !clause.of_deal
}

/// What was done without a word was done with the hands.
fn hush(what: &mut What) {
    if let What::Put { silent, .. } = what {
        *silent = true;
    } else if let What::Bet(amount) | What::RaiseTo(amount) | What::Amount(amount) = what {
        *what = What::Put { chips: Going::Amount(*amount), manner: Manner::Placed, silent: true };
    }
}

/// The chips of a clause: those that are told by their value, else the amount.
fn going(clause: &ToldClause) -> Option<Going> {
    let mut piles = clause.piles.clone();
    let total: Amount = piles.iter().map(|pile| pile.count * pile.value).sum();
    let single = |amount: &Amount| Pile { count: 1, value: *amount };
    let mut amounts: Vec<Amount> = clause.numbers.iter().map(|(amount, _)| *amount).collect();
    // `850: one 500, three 100s and a 50`: the sum was told as well.
    let sum: Amount = amounts.iter().fold(total, |sum, amount| sum.saturating_add(*amount));
    let parts = piles.len() + amounts.len() > 2;
    if let Some(at) = amounts.iter().position(|amount| parts && amount.saturating_mul(2) == sum) {
        amounts.remove(at);
    }
    if !piles.is_empty() {
        piles.extend(amounts.iter().filter(|amount| **amount != total && **amount > 10).map(single));
    } else if amounts.len() > 1 {
        piles.extend(amounts.iter().map(single));
    }
    let mut joined: Vec<Pile> = Vec::new();
    for pile in piles {
        match joined.iter_mut().find(|own| own.value == pile.value) {
            Some(own) => own.count += pile.count,
            None => joined.push(pile),
        }
    }
    if !joined.is_empty() {
        return Some(Going::Piles(joined));
    }
    if let Some(amount) = amounts.first() {
        return Some(Going::Amount(*amount));
    }
    (clause.has(Concept::Stack) || clause.has(Concept::AllIn)).then_some(Going::Stack)
}

/// A declaration in the words of the trade.
fn declaration(declared: &[Concept], amount: Option<Amount>, by: bool) -> String {
    let has = |concept: Concept| declared.contains(&concept);
    let with = |verb: &str| match amount {
        Some(amount) if by => format!("{verb} by {amount}"),
        Some(amount) => format!("{verb} {}{amount}", if verb == "raise" { "to " } else { "" }),
        None => verb.to_owned(),
    };
    if has(Concept::AllIn) {
        return "all-in".to_owned();
    }
    match () {
        () if has(Concept::Pot) && amount.is_none() && (has(Concept::Raise) || has(Concept::Bet)) => "pot".to_owned(),
        () if has(Concept::Call) && has(Concept::Raise) => "call and raise".to_owned(),
        () if has(Concept::Raise) => with("raise"),
        () if has(Concept::Call) || has(Concept::Limp) => "call".to_owned(),
        () if has(Concept::Pot) => "pot".to_owned(),
        () if has(Concept::Bet) || has(Concept::Open) => with("bet"),
        () if has(Concept::Fold) => "fold".to_owned(),
        () if has(Concept::Check) => "check".to_owned(),
        () => amount.map_or_else(String::new, |amount| amount.to_string()),
    }
}

/// What a quotation declares, one declaration after the other where the first is taken back.
fn speeches(quote: &str, lang: Lang) -> Vec<Speech> {
    let atoms = atoms(quote, lang);
    let declared = |from: usize, to: usize| -> (Vec<Concept>, Option<Amount>, bool) {
        let mut verbs = Vec::new();
        let (mut amount, mut by) = (None, false);
        for atom in &atoms[from..to] {
            match &atom.kind {
                AtomKind::Concept(concept) if concept.is_declared() => verbs.push(*concept),
                AtomKind::Concept(Concept::By) => by = true,
                AtomKind::Number { value, ending, .. } => {
                    amount = Some(*value);
                    by |= *ending == Ending::By;
                }
                AtomKind::Concept(_)
                | AtomKind::Piles(_)
                | AtomKind::Stakes(_)
                | AtomKind::Cards(_)
                | AtomKind::Quote(_)
                | AtomKind::Who(_)
                | AtomKind::Mark(_)
                | AtomKind::Told(_)
                | AtomKind::Unknown(_) => {}
            }
        }
        (verbs, amount, by)
    };
    let breaks: Vec<usize> = (0..atoms.len()).filter(|at| atoms[*at].is(Concept::Rather)).collect();
    for at in breaks {
        let (first, second) = (declared(0, at), declared(at + 1, atoms.len()));
        if !first.0.is_empty() && !second.0.is_empty() {
            return [first, second].map(|(verbs, amount, by)| speech(&declaration(&verbs, amount, by), &[])).to_vec();
        }
    }
    let as_said = speech(quote, &[]);
    let (mut verbs, amount, mut by) = declared(0, atoms.len());
    let more = |atom: &Atom| matches!(atom.kind, AtomKind::Concept(Concept::Again | Concept::OnTopOf));
    by |= verbs.contains(&Concept::Raise) && atoms.iter().any(more);
    // `I see your 800 and raise 1600`: the call comes first.
    let sees = |atom: &Atom| atom.is(Concept::SeeHand);
    if atoms.iter().any(sees) && verbs.first() == Some(&Concept::Raise) {
        verbs.retain(|verb| *verb == Concept::Raise);
        return [speech("call", &[]), speech(&declaration(&verbs, amount, true), &[])].to_vec();
    }
    // `you bet, I fold`: what another one does first is no declaration.
    if let [first @ (Concept::Bet | Concept::Raise), Concept::Fold] = verbs[..] {
        let if_he = if first == Concept::Bet { "bet" } else { "raise" };
        return vec![speech(&format!("if you {if_he}, I fold"), &[])];
    }
    // `I call and raise to 9000`: one after the other, with the amount.
    if verbs[..] == [Concept::Call, Concept::Raise] && amount.is_some() {
        return [speech("call", &[]), speech(&declaration(&[Concept::Raise], amount, by), &[])].to_vec();
    }
    let own = declaration(&verbs, amount, by);
    let conditional = matches!(as_said.said, Said::Conditional(_));
    if own.is_empty() || conditional {
        return vec![as_said];
    }
    vec![speech(&own, &[])]
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
