//! The clauses of a telling as deeds, and the facts of its table.

mod chips;
mod dealt;
mod hands;
mod line;
mod listen;
mod people;
mod puzzle;
mod speech;
mod states;
mod told_table;
mod verbs;

use std::ops::Range;

pub use puzzle::{Puzzle, PuzzleKind};
pub use told_table::ToldTable;

use crate::engine::chips::Amount;
use crate::engine::event::{AntePayer, Game, Seat, State};
use crate::lang::Lang;
use crate::telling::atom::Person;
use crate::telling::clause::{Part, ToldClause};
use crate::telling::concept::Concept;
use crate::telling::deal::Missing;
use crate::telling::deed::{Actor, PersonId, ToldDeed, What};

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
    /// Everybody as they were listed: in the order in which they sit.
    pub listed: Vec<PersonId>,
    /// Who is told to act behind everybody else.
    pub last_to_act: Option<PersonId>,
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
    /// Who was passed over or had not acted yet, whoever had acted last then, and how many deeds had been told.
    passed: Vec<(PersonId, PersonId, usize)>,
    /// Whose turn it was said to be, how many deeds had been told, and whether the last was out of turn.
    turns: Vec<(PersonId, usize, bool)>,
    /// Several all-ins were announced: what follows tells whose they are.
    all_ins: bool,
}

impl Story {
    /// A deed that is none after all; what was told behind it moves up.
    pub fn take_out(&mut self, at: usize) {
        self.deeds.remove(at);
        let table = &mut self.table;
        let counts = table.streets.iter_mut().map(|(_, told)| told).chain(&mut table.comes).chain(&mut table.shown);
        counts.filter(|told| **told > at).for_each(|told| *told -= 1);
    }

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

    /// What somebody has, where it was told.
    pub fn stack(&self, person: PersonId) -> Option<Amount> {
        self.table.stacks.iter().find(|(own, _)| *own == person).map(|(_, amount)| *amount)
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
        let acts = |what: &What| what.is_of_chips() || matches!(what, What::Say(_) | What::Fold);
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

/// Reads the parts of a telling.
pub fn story(parts: &[Part], lang: Lang) -> Story {
    let clauses = || parts.iter().filter_map(|part| if let Part::Clause(clause) = part { Some(clause) } else { None });
    let lettered = clauses().flat_map(|clause| clause.who.iter().chain(&clause.to)).all(Person::is_lettered);
    let mut teller = Listener { lang, story: Story::default(), earlier: false, begun: 0, lettered };
    let scene = scene(parts);
    scene.iter().for_each(|at| teller.part(&parts[*at]));
    let told = parts.iter().enumerate().filter(|(at, _)| scene != Some(*at));
    told.for_each(|(_, part)| teller.part(part));
    teller.settle_passed();
    teller.settle_turns();
    let taken = teller.story.taken.take();
    teller.story.puzzles.extend(taken.map(|(_, span)| Puzzle { span, kind: PuzzleKind::Unknown }));
    teller.story
}

/// The street that stands beside the blinds is where all of it was done, wherever that is told: `A bets, B calls, river at
/// 300/600`. So is one that stands before the other player has acted: `A checks river B checks behind`.
fn scene(parts: &[Part]) -> Option<usize> {
    let street = |part: &Part| matches!(part, Part::Street { .. });
    let at = parts.iter().position(street)?;
    let Part::Street { comes: false, cards, .. } = &parts[at] else { return None };
    let stakes = |at: Option<usize>| at.and_then(|at| parts.get(at)).is_some_and(|part| matches!(part, Part::Stakes(..)));
    let beside = stakes(at.checked_sub(1)) || stakes(Some(at + 1));
    let only = !parts[at + 1..].iter().any(street);
    // Amounts without a deed before it are what people have.
    let done = parts[..at].iter().any(|part| matches!(part, Part::Clause(clause) if clause.verb.is_some()));
    let act = |at: Option<usize>| at.and_then(|at| parts.get(at)).and_then(Part::act);
    let acts = parts[..at].iter().filter(|part| part.act().is_some()).count();
    let within = act(at.checked_sub(1)).zip(act(Some(at + 1))).is_some_and(|(first, second)| {
        acts == 1 && first.verb == Some(Concept::Check) && first.who.len() == 1 && first.who != second.who
    });
    (cards.is_empty() && only && (beside && done || within)).then_some(at)
}

struct Listener {
    lang: Lang,
    story: Story,
    /// What is told in this sentence had come before what was told.
    earlier: bool,
    /// How many deeds had been told when this sentence began.
    begun: usize,
    /// Everybody who is named is called by a letter.
    lettered: bool,
}

/// Names that begin with so many letters alike may be one in two cases.
const CASES_SHARE: usize = 2;

impl Listener {
    /// Somebody with a name that is none of those that were told, in no case of it.
    fn is_another(&self, person: &Person) -> bool {
        let Person::Name(name) = person else { return false };
        let begins = |name: &str| name.chars().take(CASES_SHARE).flat_map(char::to_lowercase).collect::<String>();
        let capital = name.starts_with(char::is_uppercase);
        let told = |own: &Person| matches!(own, Person::Name(other) if other.is_empty() || begins(other) == begins(name));
        capital && self.story.deeds.iter().any(|deed| deed.what.is_of_chips()) && !self.story.people.iter().any(told)
    }

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
                let blind = matches!(person, Person::Position(position) if *position >= crate::telling::concept::SMALL_BLIND);
                if !known && !blind && (!named || self.is_another(person)) {
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
            Part::Last(person) => {
                self.story.last_to_act = Some(self.person(person));
                self.story.ordered = true;
            }
            Part::Turn(person) => {
                let person = self.person(person);
                self.story.awaited = Some(person);
                self.story.ordered = true;
                let early = self.story.last_clause.as_ref().is_some_and(|clause| clause.has(Concept::OutOfTurn));
                // `It's on B and he shows the queen`: a sentence that begins with him goes on with him.
                if self.story.deeds.len() == self.begun {
                    self.story.last = Some(person);
                }
                self.story.turns.push((person, self.story.deeds.len(), early));
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
                self.begun = self.story.deeds.len();
                self.story.last_clause = self.story.last_clause.take().filter(|clause| clause.verb.is_some());
            }
        }
    }
}
