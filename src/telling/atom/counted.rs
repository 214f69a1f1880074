//! Several who do the same, and how many they are: `two limpers, UTG and HJ`.

use std::ops::Range;

use super::{Atom, AtomKind, Person};
use crate::telling::concept::Concept;

/// No more are counted in one breath.
const MOST: i64 = 6;

/// `two limpers, UTG and HJ`: who they are is told behind how many. The verb stands where it would behind their names.
pub(super) fn counted_acts(atoms: &mut Vec<Atom>) {
    let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Player | Concept::By));
    let joins = |atom: &Atom| atom.joins() || matches!(atom.kind, AtomKind::Mark(':' | '(' | ')')) || small(atom);
    let somebody = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
    let mut at = 0;
    while at + 1 < atoms.len() {
        let AtomKind::Number { value: count @ 2..=MOST, .. } = atoms[at].kind else {
            at += 1;
            continue;
        };
        let verb = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
        let does = |atom: &Atom| matches!(atom.concept(), Some(Concept::Limp | Concept::Call | Concept::Fold | Concept::Check));
        let begins = at == 0 || matches!(atoms[at - 1].kind, AtomKind::Mark(_)) || atoms[at - 1].is(Concept::Fill);
        if !begins || !atoms.get(verb).is_some_and(does) {
            at += 1;
            continue;
        }
        // What is told of the table may stand between.
        let table = |atom: &Atom| matches!(atom.kind, AtomKind::Stakes(_)) || atom.street().is_some();
        let from = verb + 1 + atoms[verb + 1..].iter().take_while(|atom| joins(atom) || table(atom)).count();
        let mut people = Vec::new();
        let mut end = from;
        while i64::try_from(people.len()).is_ok_and(|named| named < count) {
            let next = end + atoms[end..].iter().take_while(|atom| joins(atom)).count();
            if !atoms.get(next).is_some_and(somebody) {
                break;
            }
            people.push(next);
            end = next + 1;
        }
        if i64::try_from(people.len()).is_ok_and(|named| named == count) {
            let word = atoms[verb].clone();
            let bracket = atoms.get(end).is_some_and(|atom| atom.kind == AtomKind::Mark(')'));
            let mut told: Vec<Atom> = atoms[verb + 1..from].iter().filter(|atom| table(atom)).cloned().collect();
            told.extend(joined(people.into_iter().map(|person| atoms[person].clone())));
            told.push(Atom { span: told.last().map_or(word.span.clone(), |last| last.span.clone()), ..word });
            let length = told.len();
            atoms.splice(at..end + usize::from(bracket), told);
            at += length;
        }
        at += 1;
    }
}

/// `checks through, A then B`: who does it is listed behind it.
pub(super) fn listed_behind(atoms: &mut Vec<Atom>) {
    let small = |atom: &Atom| atom.is(Concept::Fill) || matches!(atom.kind, AtomKind::Stakes(_)) || atom.street().is_some();
    let mark = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_));
    let somebody = |atom: &Atom| matches!(atom.kind, AtomKind::Who(_));
    let joins = |atom: &Atom| atom.joins() || matches!(atom.concept(), Some(Concept::Then | Concept::And | Concept::Fill));
    for at in (0..atoms.len()).rev() {
        let begins = atoms[..at].iter().rev().find(|atom| !small(atom)).is_none_or(mark);
        let end = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
        let comma = atoms.get(end).is_some_and(|atom| matches!(atom.kind, AtomKind::Mark(',' | ':')));
        if !begins || !comma || !matches!(atoms[at].concept(), Some(Concept::Check | Concept::Fold | Concept::Limp)) {
            continue;
        }
        let list = end + 1 + atoms[end + 1..].iter().take_while(|atom| somebody(atom) || joins(atom) || small(atom)).count();
        let people: Vec<Atom> = atoms[end + 1..list].iter().filter(|atom| somebody(atom)).cloned().collect();
        if people.len() < 2 || !atoms.get(list).is_none_or(mark) {
            continue;
        }
        let table: Vec<Atom> = atoms[at + 1..list].iter().filter(|atom| !atom.is(Concept::Fill) && small(atom)).cloned().collect();
        let span = people[people.len() - 1].span.clone();
        let verb = Atom { kind: atoms[at].kind.clone(), span };
        let mut told = table;
        told.extend(joined(people.into_iter()));
        told.push(verb);
        atoms.splice(at..list, told);
    }
}

/// `the next two fold`, `two players fold`: those behind whoever acted last, where everybody has a letter. Of others it is only known
/// that somebody who is not named has folded: such words are left out, and answered for that to be said.
pub(super) fn counted_folds(atoms: &mut Vec<Atom>) -> Vec<Range<usize>> {
    let mut left_out = Vec::new();
    let next = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Next | Concept::Again));
    let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Player));
    let is_next = |atom: &Atom| matches!(atom.concept(), Some(Concept::Next | Concept::Again));
    let mut at = 0;
    while at < atoms.len() {
        let before = atoms[..at].iter().rposition(|atom| !next(atom));
        let begins = before.is_none_or(|n| {
            matches!(atoms[n].kind, AtomKind::Mark(_)) || matches!(atoms[n].concept(), Some(Concept::Then | Concept::And))
        });
        let from = before.map_or(0, |n| n + 1);
        let pair = matches!(atoms[at].concept(), Some(Concept::HeadsUp | Concept::Both)) && atoms[from..at].iter().any(is_next);
        let counted = atoms[at].number().filter(|count| (2..=MOST).contains(count)).and_then(|count| usize::try_from(count).ok());
        let count = counted.or(pair.then_some(2));
        let verb = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
        let Some(count) = count.filter(|_| begins && atoms.get(verb).is_some_and(|atom| atom.is(Concept::Fold))) else {
            at += 1;
            continue;
        };
        let letter = |atom: &Atom| if let AtomKind::Who(Person::Letter(letter)) = atom.kind { Some(letter) } else { None };
        // Who folds first of all is told elsewhere.
        let Some(last) = atoms[..from].iter().rev().find(|atom| matches!(atom.kind, AtomKind::Who(_))) else {
            at += 1;
            continue;
        };
        let last = letter(last);
        let behind = atoms[verb..].iter().find(|atom| matches!(atom.kind, AtomKind::Who(_)));
        let people = last.map(|last| (1..=count).map_while(|n| letter_behind(last, n)).collect::<Vec<char>>()).unwrap_or_default();
        let fits = people.len() == count && behind.is_none_or(|atom| letter(atom).is_none_or(|own| !people.contains(&own)));
        let fits = fits && behind.is_none_or(|atom| letter(atom).is_some());
        let span = atoms[at].span.clone();
        let told = if fits {
            let person = |letter| Atom { kind: AtomKind::Who(Person::Letter(letter)), span: span.clone() };
            let mut told: Vec<Atom> = joined(people.into_iter().map(person)).collect();
            told.push(atoms[verb].clone());
            told
        } else {
            left_out.push(span.start..atoms[verb].span.end);
            vec![Atom { kind: AtomKind::Concept(Concept::Fill), span }]
        };
        let length = told.len();
        atoms.splice(from..=verb, told);
        at = from + length;
    }
    left_out
}

/// One person and another, with the word between them that joins them.
fn joined(people: impl Iterator<Item = Atom>) -> impl Iterator<Item = Atom> {
    let with_joint = |person: Atom| [Atom { kind: AtomKind::Concept(Concept::And), span: person.span.clone() }, person];
    people.flat_map(with_joint).skip(1)
}

/// The letter so many places behind another.
fn letter_behind(letter: char, places: usize) -> Option<char> {
    u32::try_from(places).ok().and_then(|places| char::from_u32(u32::from(letter) + places)).filter(char::is_ascii_uppercase)
}
