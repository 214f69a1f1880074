//! Seats by numbers, ordinals and nouns.

use super::word::is_chips;
use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::{BUTTON, Concept, UNDER_THE_GUN};
use crate::telling::lexicon::{Ending, Lexicon};

/// The seat that an ordinal names.
fn ordinal_seat(atom: &Atom, text: &str, lang: Lang) -> Option<u8> {
    let lexicon = Lexicon::of(lang);
    let word = lexicon.fold(text.get(atom.span.clone())?);
    lexicon.ordinal(&word).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=10).contains(n))
}

/// `the third seat`.
pub(super) fn ordinal_seats(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    for at in (1..atoms.len()).rev() {
        if atoms[at].is(Concept::Seat)
            && let Some(seat) = ordinal_seat(&atoms[at - 1], text, lang)
        {
            let span = atoms[at - 1].span.start..atoms[at].span.end;
            atoms.splice(at - 1..=at, [Atom { kind: AtomKind::Who(Person::Number(seat)), span }]);
        }
    }
}

/// `trojka stavila 500`, `button na šestici`: the seat has a noun of its own, where somebody acts or sits there or has the button.
pub(super) fn seat_nouns(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &&Atom| !matches!(atom.kind, AtomKind::Concept(Concept::Fill | Concept::Silent | Concept::Already));
    for at in 0..atoms.len() {
        let Some(word) = text.get(atoms[at].span.clone()).map(|raw| lexicon.fold(raw)) else { continue };
        let Some(seat) = lexicon.seat_noun(&word) else { continue };
        let before = atoms[..at].iter().rev().find(small);
        let begins = before.is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Concept(Concept::And | Concept::Then))
        });
        let acts = atoms[at + 1..].iter().find(small).is_some_and(|atom| atom.is_verb() && !atom.is(Concept::Show));
        let sits = before
            .is_some_and(|atom| atom.kind == AtomKind::Who(Person::Position(BUTTON)) || matches!(atom.kind, AtomKind::Told(_)));
        if begins && acts || sits {
            atoms[at].kind = AtomKind::Who(Person::Number(seat));
        }
    }
}

/// `the first seat bets 500, the third calls`; `seat 8 has 2200 …, 8 calls`: the seat goes without saying.
pub(super) fn bare_seats(atoms: &mut [Atom], text: &str, lang: Lang) {
    let seats: Vec<u8> =
        atoms.iter().filter_map(|atom| if let AtomKind::Who(Person::Number(n)) = atom.kind { Some(n) } else { None }).collect();
    if seats.is_empty() {
        return;
    }
    for at in 0..atoms.len() {
        let begins = at == 0
            || matches!(atoms[at - 1].kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then | Concept::Fill));
        // `a 8-as meg`: and he.
        let how = |atom: &&Atom| {
            !matches!(
                atom.kind,
                AtomKind::Concept(Concept::Silent | Concept::Fill | Concept::Already | Concept::And | Concept::Then | Concept::Not)
            )
        };
        let next = atoms[at + 1..].iter().find(how);
        let acts = next.is_some_and(|atom| atom.is_verb());
        // An ordinal that does something was taken for a name.
        let word = matches!(atoms[at].kind, AtomKind::Concept(_) | AtomKind::Unknown(_) | AtomKind::Who(Person::Name(_)));
        // A bare number is somebody where that seat has been named.
        let counted = if let AtomKind::Number { value, ending, in_words: false } = atoms[at].kind {
            let seat = u8::try_from(value).ok().filter(|n| (1..=10).contains(n));
            seat.filter(|n| ending == Ending::Worth || ending == Ending::Plain && seats.contains(n))
        } else {
            None
        };
        let seat = if counted.is_some() {
            counted
        } else if word {
            ordinal_seat(&atoms[at], text, lang)
        } else {
            None
        };
        if let Some(seat) = seat.filter(|_| begins && acts) {
            atoms[at].kind = AtomKind::Who(Person::Number(seat));
        }
    }
}

/// `seat 4`, `6-os szék`, `player 3`, `UTG+1`.
pub(super) fn seats(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at + 1 < atoms.len() {
        let number = |atom: &Atom| {
            let AtomKind::Number { value, .. } = atom.kind else { return None };
            u8::try_from(value).ok().filter(|n| (1..=10).contains(n))
        };
        let is_seat = |atom: &Atom| atom.is(Concept::Seat);
        let is_player = |atom: &Atom| atom.is(Concept::Player);
        let (one, two) = (&atoms[at], &atoms[at + 1]);
        let dotted = matches!(two.kind, AtomKind::Mark('.')) && atoms.get(at + 2).is_some_and(is_seat);
        let plus = matches!(two.kind, AtomKind::Mark('+')) && one.is(Concept::Utg);
        let found = if is_seat(one) || is_player(one) && !atoms.get(at + 2).is_some_and(is_chips) {
            number(two).map(|n| (Person::Number(n), 2))
        } else if is_seat(two) {
            number(one).map(|n| (Person::Number(n), 2))
        } else if dotted {
            number(one).map(|n| (Person::Number(n), 3))
        } else if plus {
            atoms.get(at + 2).and_then(number).map(|n| (Person::Position(UNDER_THE_GUN + n), 3))
        } else {
            None
        };
        if let Some((person, taken)) = found {
            let listed = matches!(person, Person::Number(_)) && taken == 2 && is_seat(one);
            let span = atoms[at].span.start..atoms[at + taken - 1].span.end;
            atoms.splice(at..at + taken, [Atom { kind: AtomKind::Who(person), span }]);
            if listed {
                list(atoms, at + 1);
            }
        }
        at += 1;
    }
    for atom in atoms.iter_mut() {
        let AtomKind::Concept(concept) = atom.kind else { continue };
        if let Some(position) = concept.position() {
            atom.kind = AtomKind::Who(Person::Position(position));
        }
    }
}

/// `seats 1 3 5`, `seats 1, 3 and 5`: what follows are seats as well, unless somebody does something with one.
pub(super) fn list(atoms: &mut [Atom], from: usize) {
    let number = |atom: &Atom| {
        let AtomKind::Number { value, in_words: false, ending: Ending::Plain } = atom.kind else { return None };
        u8::try_from(value).ok().filter(|n| (1..=10).contains(n))
    };
    let mut at = from;
    let mut seats: Vec<(usize, u8)> = Vec::new();
    loop {
        let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And));
        let next = if atoms.get(at).is_some_and(joins) { at + 1 } else { at };
        let Some(seat) = atoms.get(next).and_then(number) else { break };
        seats.push((next, seat));
        at = next + 1;
    }
    let ends = atoms.get(at).is_none_or(|atom| !is_chips(atom));
    // One number behind a comma may count anything.
    let plain = seats.len() > 1 || seats.first().is_some_and(|(at, _)| *at == from);
    for (at, seat) in seats.into_iter().filter(|_| ends && plain) {
        atoms[at].kind = AtomKind::Who(Person::Number(seat));
    }
}
