//! What is told by a set phrase: the clock, the room, and how people behave.
//!
//! Each phrase stands for a line of the notation. Its forms stand in `locales/<language>/told.ftl`, by the key that is listed
//! in `told_lines`; who does it, whom it is done to and how many it counts are found around it.

use std::ops::Range;

use super::atom::{Atom, AtomKind, Person};
use super::concept::Concept;
use super::lexicon::{Lexicon, Particle};
use super::repeats;
use super::token::tokens;
use super::told_lines::{LINES, is_of_conduct, offence};
use crate::engine::chips::Amount;
use crate::engine::event::{RoomState, State};
use crate::lang::Lang;
use crate::notation::{Line, LineReader};

/// Nobody is told to have done it oftener before.
const MOST_BEFORE: i64 = 9;

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
    /// He had done it before: what the notation counts of the kind, or the same as often as it was done.
    pub before: Vec<Line>,
}

impl Told {
    /// A line in which nobody is named.
    pub fn of_nobody(line: Line, span: Range<usize>) -> Told {
        Told {
            line: Box::new(line),
            people: Default::default(),
            next: false,
            span,
            unknown: Vec::new(),
            also: Vec::new(),
            before: Vec::new(),
        }
    }

    /// The same of everybody who was named beside him.
    pub fn others(&self) -> impl Iterator<Item = Told> {
        self.also.iter().map(|person| {
            let people = [Some(person.clone()), self.people[1].clone(), self.people[2].clone()];
            Told { people, unknown: Vec::new(), also: Vec::new(), ..self.clone() }
        })
    }

    /// What was so before it, of the same people.
    pub fn earlier(&self) -> impl Iterator<Item = Told> {
        self.before.iter().map(|line| {
            let line = Box::new(line.clone());
            Told { line, unknown: Vec::new(), also: Vec::new(), before: Vec::new(), ..self.clone() }
        })
    }
}

/// How many phrases of conduct a sentence has.
pub fn of_conduct(atoms: &[Atom]) -> usize {
    atoms.iter().filter(|atom| matches!(atom.kind, AtomKind::Told(key) if is_of_conduct(key))).count()
}

/// Of a sentence: what stands before the phrase, the phrase, and what stands after it. Where it is the only one of conduct, it
/// is `alone`, all that is told of how often it was done is told of it.
pub fn find(text: &str, lang: Lang, atoms: &[Atom], alone: bool, notation: &mut LineReader) -> Option<(Range<usize>, Told, usize)> {
    let phrases =
        atoms.iter().enumerate().filter_map(|(at, atom)| if let AtomKind::Told(key) = atom.kind { Some((at, key)) } else { None });
    phrases.into_iter().find_map(|(at, key)| told(&Around::of(text, lang, atoms, at), key, alone, notation))
}

fn told(around: &Around, key: &'static str, alone: bool, notation: &mut LineReader) -> Option<(Range<usize>, Told, usize)> {
    let Around { atoms, at, .. } = *around;
    LINES.iter().filter(|(own, _)| *own == key).find_map(|(_, line)| {
        let filled = around.fill(line)?;
        // `the dealer grabs Ann's cards`: what he does with a player's things nobody else does.
        if line.starts_with('A') && filled.subject.is_none() && around.is_dealers() {
            return None;
        }
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
        let before = before(around, key, alone, &line, notation);
        let told = Told {
            before,
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

/// What is told by `again` and `for the third time` beside the phrase. Of an offence that the notation counts it is the count;
/// of another deed, the deed itself, as often as it had been done.
fn before(around: &Around, key: &str, alone: bool, line: &Line, notation: &mut LineReader) -> Vec<Line> {
    let own = &around.atoms[around.at].span;
    let stretch = if alone { repeats::sentence(around.text, own) } else { around.stretch() };
    let own = around.text.get(stretch.clone()).filter(|_| is_of_conduct(key));
    let times = own.map_or(0, |_| {
        let tokens = tokens(around.text, around.lang);
        repeats::before(&tokens, &stretch, Lexicon::of(around.lang)).min(MOST_BEFORE)
    });
    let counted = offence(key).filter(|_| times > 0);
    let counted = counted.and_then(|offence| notation.line(&format!("A has {times} earlier breaches: {offence}")).ok());
    counted.map_or_else(|| (0..times).map(|_| line.clone()).collect(), |line| vec![line])
}

/// What stands around a phrase.
struct Around<'a> {
    text: &'a str,
    lang: Lang,
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
    fn of(text: &'a str, lang: Lang, atoms: &'a [Atom], at: usize) -> Around<'a> {
        // `A and B agree`: what joins two people parts nothing.
        let who = |at: Option<usize>| at.and_then(|at| atoms.get(at)).is_some_and(|atom| matches!(atom.kind, AtomKind::Who(_)));
        let parts = |at: usize| {
            let joins = who(at.checked_sub(1)) && who(Some(at + 1));
            matches!(atoms[at].kind, AtomKind::Mark(_) | AtomKind::Told(_) | AtomKind::Concept(Concept::Then))
                || atoms[at].is(Concept::And) && !joins
        };
        let from = (0..at).rev().find(|at| parts(*at)).map_or(0, |before| before + 1);
        let to = (at + 1..atoms.len()).find(|at| parts(*at)).unwrap_or(atoms.len());
        Around { text, lang, atoms, at, chunk: from..to }
    }

    /// The dealer stands where its subject would.
    fn is_dealers(&self) -> bool {
        let before = self.atoms[self.chunk.start..self.at].iter().rev().find(|atom| atom.is_telling());
        before.is_some_and(|atom| atom.is(Concept::Dealer))
    }

    /// Where the stretch stands in the text, with words that no atom was made of.
    fn stretch(&self) -> Range<usize> {
        let mark = |c: char| matches!(c, ',' | '.' | '!' | '?' | ';' | '\n');
        let own = &self.atoms[self.at].span;
        let before = self.chunk.start.checked_sub(1).map_or(0, |at| self.atoms[at].span.end).min(own.start);
        let start = self.text[before..own.start].rfind(mark).map_or(before, |at| before + at + 1);
        let after = self.atoms.get(self.chunk.end).map_or(self.text.len(), |atom| atom.span.start).max(own.end);
        // The full stop of `2. put` ends nothing.
        let end = self.text[own.end..after]
            .char_indices()
            .find(|(at, c)| mark(*c) && !(*c == '.' && self.text[..own.end + at].ends_with(|c: char| c.is_ascii_digit())));
        start..end.map_or(after, |(at, _)| own.end + at)
    }

    fn word(&self, at: usize) -> &'a str {
        self.text.get(self.atoms[at].span.clone()).unwrap_or_default()
    }

    fn is_conduct(&self) -> bool {
        matches!(self.atoms[self.at].kind, AtomKind::Told(key) if is_of_conduct(key))
    }

    /// Whether the case in which he is named says that something is done to him.
    fn is_object(&self, at: usize) -> bool {
        let lexicon = Lexicon::of(self.lang);
        let noun = at.checked_sub(1).is_some_and(|at| lexicon.is(Particle::ObjectNoun, &lexicon.fold(self.word(at))));
        let behind = self.text.get(self.atoms[at].span.end..).unwrap_or_default();
        let ending = behind.strip_prefix('-').map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default());
        let ending = ending.is_some_and(|ending| lexicon.is(Particle::ObjectEnding, &lexicon.fold(ending)));
        let name = || {
            matches!(self.atoms[at].kind, AtomKind::Who(Person::Name(_))) && lexicon.is_object_name(&lexicon.fold(self.word(at)))
        };
        noun || ending || name()
    }

    /// He says what another one has done.
    fn reports(&self, at: usize, until: usize) -> bool {
        let lexicon = Lexicon::of(self.lang);
        let before = at.checked_sub(1).filter(|before| self.chunk.contains(before));
        before.into_iter().chain(at + 1..until).any(|at| {
            matches!(self.atoms[at].concept(), Some(Concept::Say | Concept::Object | Concept::Think))
                || lexicon.is(Particle::Reports, &lexicon.fold(self.word(at)))
        })
    }

    /// Between somebody and the phrase something else is told: `A tells B to go away and calls him an idiot`.
    fn goes_on_behind(&self, at: usize) -> bool {
        // `tells B to f off`: what follows is what B is told to do.
        let lexicon = Lexicon::of(self.lang);
        let first = self.word(self.at).split(' ').next().map(|word| lexicon.fold(word)).unwrap_or_default();
        let told_to = lexicon.fit(&[&first]).is_some_and(|fit| fit.concept == Concept::To);
        let joins = |atom: &Atom| matches!(atom.concept(), Some(Concept::And | Concept::Then));
        told_to || self.atoms[at + 1..self.at].iter().any(joins)
    }

    /// Of two, who does it and whom it is done to, where the cases in which they are named say so.
    fn by_cases(&self, one: (usize, &'a Person), other: (usize, &'a Person)) -> Option<(NamedPerson<'a>, NamedPerson<'a>)> {
        match (self.is_object(one.0), self.is_object(other.0)) {
            (true, false) => Some((Some(other), Some(one))),
            (false, true) => Some((Some(one), Some(other))),
            (true, true) | (false, false) => None,
        }
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
        // The nearest two are meant.
        let two = match (before.as_slice(), behind.as_slice()) {
            ([.., one], [other, ..]) => Some((*one, *other)),
            ([.., one, other], []) | ([], [one, other, ..]) => Some((*one, *other)),
            ([_], []) | ([], [_]) | ([], []) => None,
        };
        if let Some(by_cases) = two.and_then(|(one, other)| self.by_cases(one, other)) {
            return by_cases;
        }
        match (before.as_slice(), behind.as_slice()) {
            ([.., one], [other, ..]) => (Some(*one), Some(*other)),
            // `C says that B insulted him`: who says so is the one it was done to.
            ([.., one, other], []) if self.reports(one.0, other.0) && !self.goes_on_behind(other.0) => (Some(*other), Some(*one)),
            // `Deb has been tanking so Sam calls the clock on her`: whoever did something else before is the one it is done to.
            ([.., one, other], []) if self.acts_between(one.0, other.0) => (Some(*other), Some(*one)),
            ([.., one, other], []) => (Some(*one), Some(*other)),
            ([], [one, other, ..]) => (Some(*one), Some(*other)),
            ([], [one]) => (earlier(), Some(*one)),
            // `C calls the floor, B insulted him`: it was done to whoever was named before.
            ([one], []) if self.is_object(one.0) => (earlier(), Some(*one)),
            ([one], []) => (Some(*one), earlier().filter(|(_, other)| *other != one.1 && self.is_conduct())),
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
        for (key, _) in LINES {
            let Some(offence) = offence(key) else { continue };
            let line = format!("A has 2 earlier breaches: {offence}");
            assert!(notation.line(&line).is_ok() && is_of_conduct(key), "{key}: {line}");
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
