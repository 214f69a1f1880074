//! What is told by a set phrase: the clock, the room, and how people behave.
//!
//! Each phrase stands for a line of the notation. Its forms stand in `locales/<language>/told.ftl`, by the key that is listed
//! in `told_lines`; who does it, whom it is done to and how many it counts are found around it.

use std::ops::Range;

use super::atom::{Atom, AtomKind, Person};
use super::concept::Concept;
use super::told_lines::LINES;
use crate::engine::chips::Amount;
use crate::engine::event::{RoomState, State};
use crate::notation::{Line, LineReader};

/// What a phrase stands for, and who the letters in its line are.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub line: Box<Line>,
    /// `A`, `B` and `C`; nobody where it is he who acted last.
    pub people: [Option<Person>; 3],
    pub span: Range<usize>,
    /// Whoever sits behind the one who was named last does it.
    pub next: bool,
    /// Words between that nobody knows.
    pub unknown: Vec<Range<usize>>,
    /// Who does the same: `A and B talk Russian`.
    also: Vec<Person>,
}

impl Told {
    /// A line in which nobody is named.
    pub fn of_nobody(line: Line, span: Range<usize>) -> Told {
        Told { line: Box::new(line), people: Default::default(), next: false, span, unknown: Vec::new(), also: Vec::new() }
    }

    /// The same of everybody who was named beside him.
    pub fn others(&self) -> impl Iterator<Item = Told> {
        self.also.iter().map(|person| {
            let people = [Some(person.clone()), self.people[1].clone(), self.people[2].clone()];
            Told { people, unknown: Vec::new(), also: Vec::new(), ..self.clone() }
        })
    }
}

/// Of a sentence: what stands before the phrase, the phrase, and what stands after it.
pub fn find(atoms: &[Atom], notation: &mut LineReader) -> Option<(Range<usize>, Told, usize)> {
    let phrases =
        atoms.iter().enumerate().filter_map(|(at, atom)| if let AtomKind::Told(key) = atom.kind { Some((at, key)) } else { None });
    phrases.into_iter().find_map(|(at, key)| told(atoms, at, key, notation))
}

fn told(atoms: &[Atom], at: usize, key: &str, notation: &mut LineReader) -> Option<(Range<usize>, Told, usize)> {
    let around = Around::of(atoms, at);
    LINES.iter().filter(|(own, _)| *own == key).find_map(|(_, line)| {
        let filled = around.fill(line)?;
        let next = line.starts_with('A') && filled.subject.is_none() && around.is_next();
        let line = notation.line(&filled.text).ok()?;
        let people = [filled.subject, filled.object, filled.third].into_iter().flatten().map(|(at, _)| at);
        let used = people.filter(|at| around.chunk.contains(at)).chain(filled.numbers).chain([at]);
        let (from, to) = used.fold((at, at), |(from, to), at| (from.min(at), to.max(at)));
        // What is denied, wanted or asked has not happened.
        let open = |atom: &Atom| {
            matches!(
                atom.kind,
                AtomKind::Concept(Concept::Not | Concept::Nobody | Concept::Modal | Concept::Wants | Concept::Query)
            )
        };
        if atoms[around.chunk.start.min(from)..=to].iter().any(open) {
            return None;
        }
        let unknown =
            atoms[from..=to].iter().filter(|atom| matches!(atom.kind, AtomKind::Unknown(_))).map(|atom| atom.span.clone());
        let mut also = Vec::new();
        let mut own = filled.subject.filter(|_| filled.object.is_none()).map(|(own, _)| own);
        while let Some(at) = own {
            own = at.checked_sub(2).filter(|_| matches!(atoms[at - 1].kind, AtomKind::Concept(Concept::And)));
            match own.map(|own| &atoms[own].kind) {
                // `the button is with Ann and Bob is out`: of Ann something else is told.
                Some(AtomKind::Who(person)) if !around.has_place_before(own) => also.insert(0, person.clone()),
                Some(_) | None => break,
            }
        }
        let from = from.saturating_sub(also.len() * 2);
        let told = Told {
            also,
            next,
            line: Box::new(line),
            people: [filled.subject, filled.object, filled.third].map(|named| named.map(|(_, person)| person.clone())),
            span: atoms[from].span.start..atoms[to].span.end,
            unknown: unknown.collect(),
        };
        Some((0..from, told, to + 1))
    })
}

/// What stands around a phrase.
struct Around<'a> {
    atoms: &'a [Atom],
    at: usize,
    /// The stretch between commas and conjunctions.
    chunk: Range<usize>,
}

type NamedPerson<'a> = Option<(usize, &'a Person)>;

/// A line with what was told, and where that stands.
struct FilledLine<'a> {
    text: String,
    subject: NamedPerson<'a>,
    object: NamedPerson<'a>,
    third: NamedPerson<'a>,
    numbers: Vec<usize>,
}

impl<'a> Around<'a> {
    fn of(atoms: &'a [Atom], at: usize) -> Around<'a> {
        // `A and B agree`: what joins two people parts nothing.
        let who = |at: Option<usize>| at.and_then(|at| atoms.get(at)).is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)));
        let parts = |at: usize| {
            let joins = who(at.checked_sub(1)) && who(Some(at + 1));
            matches!(atoms[at].kind, AtomKind::Mark(_) | AtomKind::Told(_) | AtomKind::Concept(Concept::Then))
                || atoms[at].is(Concept::And) && !joins
        };
        let from = (0..at).rev().find(|at| parts(*at)).map_or(0, |before| before + 1);
        let to = (at + 1..atoms.len()).find(|at| parts(*at)).unwrap_or(atoms.len());
        Around { atoms, at, chunk: from..to }
    }

    fn people(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, &'a Person)> {
        let who = |at: usize| if let AtomKind::Who(person) = &self.atoms[at].kind { Some((at, person)) } else { None };
        range.filter_map(who).collect::<Vec<_>>().into_iter()
    }

    fn numbers(&self, range: Range<usize>) -> Vec<(usize, Amount)> {
        let number = |at: usize| match &self.atoms[at].kind {
            AtomKind::Number { value, .. } => vec![(at, *value)],
            AtomKind::Stakes(of) => of.iter().map(|value| (at, *value)).collect(),
            AtomKind::Piles(piles) => vec![(at, piles.iter().map(|pile| pile.count.saturating_mul(pile.value)).sum())],
            AtomKind::Who(Person::Number(number)) => vec![(at, Amount::from(*number))],
            AtomKind::Concept(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Unknown(_)
            | AtomKind::Told(_) => Vec::new(),
        };
        range.flat_map(number).collect()
    }

    /// Two numbers, and no more; `25 for chips of 100` looks as if so many chips were counted.
    fn two_values(&self) -> Option<[(usize, Amount); 2]> {
        let numbers = self.numbers(self.chunk.clone());
        if let [(at, _)] = numbers[..]
            && let AtomKind::Piles(piles) = &self.atoms[at].kind
        {
            return match piles[..] {
                [pile] => Some([(at, pile.count), (at, pile.value)]),
                [one, other] => Some([(at, one.value), (at, other.value)]),
                _ => None,
            };
        }
        numbers.try_into().ok()
    }

    /// How far a list of numbers goes on behind the phrase.
    fn list_end(&self) -> usize {
        let goes_on = |atom: &Atom| {
            matches!(
                atom.kind,
                AtomKind::Number { .. }
                    | AtomKind::Stakes(_)
                    | AtomKind::Mark(',')
                    | AtomKind::Concept(Concept::And | Concept::Fill | Concept::Player)
            )
        };
        let rest = &self.atoms[self.at + 1..];
        let and = |atom: &Atom| atom.is(Concept::And);
        let is_number = |atom: &&Atom| matches!(atom.kind, AtomKind::Number { .. });
        // The number behind the `and` is the last one.
        let last = rest.iter().position(and).filter(|at| rest.get(at + 1).as_ref().is_some_and(is_number)).map(|at| at + 2);
        let behind = rest.iter().position(|atom| !goes_on(atom)).unwrap_or(rest.len());
        self.at + 1 + last.unwrap_or(rest.len()).min(behind)
    }

    /// The line with its numbers, and who the people in it are; nothing where something that it needs was not told.
    fn fill(&self, line: &str) -> Option<FilledLine<'a>> {
        let of = |letter: &str| line.split([' ', '\'']).any(|word| word == letter);
        let (subject, object, third) = if of("C") {
            let [one, two, three] = self.three()?;
            (Some(one), Some(two), Some(three))
        } else {
            let (subject, object) = self.who(of("A"), of("B"));
            (subject, object, None)
        };
        if of("B") && object.is_none() {
            return None;
        }
        let free = |(at, _): &(usize, Amount)| [subject, object].into_iter().flatten().all(|(own, _)| own != *at);
        let mut text = line.to_owned();
        let mut numbers = Vec::new();
        if text.contains("{list}") {
            let listed = self.numbers(self.at + 1..self.list_end());
            if listed.len() < 2 {
                return None;
            }
            text = text.replace("{list}", &listed.iter().map(|(_, n)| n.to_string()).collect::<Vec<_>>().join(" "));
            numbers.extend(listed.into_iter().map(|(at, _)| at));
        }
        if text.contains("{prizes}") {
            let listed = self.numbers(self.at + 1..self.list_end());
            if listed.is_empty() {
                return None;
            }
            let prizes = (1..).zip(&listed).map(|(place, (_, amount))| State::Room(RoomState::Pays(place, *amount)).to_string());
            text = text.replace("{prizes}", &prizes.collect::<Vec<_>>().join(", "));
            numbers.extend(listed.into_iter().map(|(at, _)| at));
        }
        if text.contains("{least}") {
            let [one, other] = self.two_values()?;
            let (least, most) = if one.1 < other.1 { (one, other) } else { (other, one) };
            text = text.replace("{least}", &least.1.to_string()).replace("{most}", &most.1.to_string());
            numbers.extend([least.0, most.0]);
        }
        if text.contains("{n}") {
            // A seat has a number as a table has one.
            let seat = |at: usize| matches!(self.atoms[at].kind, AtomKind::Who(Person::Number(_)));
            let of_table = line.contains("table {n}");
            let counted = self.numbers(self.chunk.clone()).into_iter().filter(free).filter(|(at, _)| !(of_table && seat(*at)));
            // The nearest one is meant.
            let (at, n) = counted.min_by_key(|(at, _)| at.abs_diff(self.at))?;
            text = text.replace("{n}", &n.to_string());
            numbers.push(at);
        }
        Some(FilledLine { text, subject, object, third, numbers })
    }

    /// Before whoever is named there stands a place that is told to be his: `the button is with Ann`.
    fn has_place_before(&self, at: Option<usize>) -> bool {
        let before = &self.atoms[..at.unwrap_or(0)];
        let place = before.iter().rev().find(|atom| !atom.is(Concept::Fill));
        let place = place.is_some_and(|atom| matches!(atom.kind, AtomKind::Who(Person::Position(_))));
        place && before.last().is_some_and(|atom| atom.is(Concept::Fill))
    }

    /// `the next player flashes his hand`: it is none of those who were named.
    fn is_next(&self) -> bool {
        self.atoms[self.chunk.start..self.at].iter().any(|atom| atom.is(Concept::Next))
    }

    /// Something is done between the two, and not to the other: `calls B an idiot`.
    fn acts_between(&self, from: usize, to: usize) -> bool {
        let verb = |atom: &Atom| atom.is_verb();
        let between = &self.atoms[from..to];
        between.iter().any(verb) && !between.last().is_some_and(verb)
    }

    /// Who sits down, and between whom.
    fn three(&self) -> Option<[(usize, &'a Person); 3]> {
        let people: Vec<_> = self.people(self.chunk.clone()).collect();
        people.try_into().ok()
    }

    /// Who does it, and whom it is done to: whoever stands before it does it; else whoever stands behind it.
    fn who(&self, needs_subject: bool, needs_object: bool) -> (NamedPerson<'a>, NamedPerson<'a>) {
        if !needs_subject {
            return (None, None);
        }
        let before: Vec<_> = self.people(self.chunk.start..self.at).collect();
        let behind: Vec<_> = self.people(self.at + 1..self.chunk.end).collect();
        let earlier = || self.people(0..self.chunk.start).next_back().filter(|_| !self.is_next());
        if !needs_object {
            return (before.last().or(behind.first()).copied().or_else(earlier), None);
        }
        match (before.as_slice(), behind.as_slice()) {
            ([.., one], [other, ..]) => (Some(*one), Some(*other)),
            // `Deb has been tanking so Sam calls the clock on her`: whoever did something else before is the one it is done to.
            ([.., one, other], []) if self.acts_between(one.0, other.0) => (Some(*other), Some(*one)),
            ([.., one, other], []) => (Some(*one), Some(*other)),
            ([], [one, other, ..]) => (Some(*one), Some(*other)),
            ([], [one]) => (earlier(), Some(*one)),
            ([one], []) => (Some(*one), None),
            ([], []) => (earlier(), None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::told_lines::key;
    use super::*;
    use crate::embedded;
    use crate::lang::Lang;

    #[test]
    fn every_line_is_one_of_the_notation() {
        let mut notation = LineReader::default();
        for (key, line) in LINES {
            let filled = line.replace("{n}", "3").replace("{list}", "9 8").replace("{least}", "25").replace("{most}", "100");
            let filled = filled.replace("{prizes}", "1st pays 500");
            assert!(notation.line(&filled).is_ok(), "{key}: {filled}");
        }
    }

    #[test]
    fn every_phrase_has_forms_in_every_language_and_every_form_a_phrase() {
        for lang in Lang::ALL {
            let file = embedded::locale(lang, "told.ftl").expect("a file");
            let keys: Vec<&str> = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.trim()).collect();
            for (key, _) in LINES {
                assert!(keys.contains(key), "{}: {key}", lang.code());
            }
            for own in keys.iter().filter(|own| !own.starts_with('#')) {
                assert!(key(own).is_some(), "{}: {own}", lang.code());
            }
        }
    }
}
