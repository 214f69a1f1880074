//! Seats by numbers, ordinals and nouns.

use super::word::is_chips;
use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::{BUTTON, Concept, UNDER_THE_GUN};
use crate::telling::lexicon::{Ending, Lexicon, Particle};

/// The seat that an ordinal names.
fn ordinal_seat(atom: &Atom, text: &str, lang: Lang) -> Option<u8> {
    let lexicon = Lexicon::of(lang);
    let word = lexicon.fold(text.get(atom.span.clone())?);
    lexicon.ordinal(&word).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=10).contains(n))
}

/// `the first seat bets 500, the third calls`, `seat 8 has 2200 …, 8 calls`, `trojka stavila 500`, `button na šestici`: the seat
/// goes without saying where somebody acts or sits there. Of ordinals and numbers that is so only where seats have been named; a
/// noun for a seat is one anywhere.
pub(super) fn unsaid_seats(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    seats_with_hands(atoms);
    let seats: Vec<u8> =
        atoms.iter().filter_map(|atom| if let AtomKind::Who(Person::Number(n)) = atom.kind { Some(n) } else { None }).collect();
    // `a 8-as meg`: and he.
    let how =
        |atom: &&Atom| atom.is_telling() && !matches!(atom.kind, AtomKind::Concept(Concept::And | Concept::Then | Concept::Not));
    for at in 0..atoms.len() {
        let before = atoms[..at].iter().rev().find(|atom| atom.is_telling());
        let begins = before.is_none_or(|atom| {
            matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_) | AtomKind::Concept(Concept::And | Concept::Then))
        });
        let article = at > 0 && atoms[at - 1].is(Concept::Fill);
        let noun = text.get(atoms[at].span.clone()).and_then(|raw| lexicon.seat_noun(&lexicon.fold(raw)));
        let seat = if let Some(seat) = noun {
            let does = |atom: &Atom| atom.is_verb() && !atom.is(Concept::Show) || matches!(atom.kind, AtomKind::Told(_));
            let acts = atoms[at + 1..].iter().find(|atom| atom.is_telling()).is_some_and(does);
            let sits = before
                .is_some_and(|atom| atom.kind == AtomKind::Who(Person::Position(BUTTON)) || matches!(atom.kind, AtomKind::Told(_)));
            (begins && (acts || has_cards_behind(atoms, at)) || sits).then_some(seat)
        } else {
            // `a 4-es szó nélkül 900-at rak be`: how much may stand before what is done with it.
            let amount = |atom: &&Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. } | AtomKind::Piles(_));
            let acts = atoms[at + 1..].iter().filter(|atom| !amount(atom)).find(how).is_some_and(Atom::is_verb);
            bare_seat(&atoms[at], text, lang, &seats).filter(|_| (begins || article) && acts)
        };
        if let Some(seat) = seat {
            atoms[at].kind = AtomKind::Who(Person::Number(seat));
        }
    }
}

/// `sedím na mieste 7`, `I'm on the button`, `én vagyok a gombon`: whoever tells it sits there, and what he does is told of that seat.
pub(super) fn own_seats(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let sits = |atom: &Atom| {
        let words = text.get(atom.span.clone()).unwrap_or_default();
        lexicon.is(Particle::SitsFirst, &lexicon.fold(words))
    };
    let place = |atom: &Atom| matches!(atom.kind, AtomKind::Who(Person::Position(_) | Person::Number(_)));
    let amount = |atom: &Atom| matches!(atom.kind, AtomKind::Number { value: 11.., .. });
    let table =
        |atom: &Atom| matches!(atom.kind, AtomKind::Stakes(_)) || atom.concept().is_some_and(|word| word.street().is_some());
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Concept(Concept::And | Concept::Then));
    let mut from = 0;
    while from < atoms.len() {
        let to = (from..atoms.len()).find(|n| ends(&atoms[*n])).unwrap_or(atoms.len());
        let own = &atoms[from..to];
        let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Hero | Concept::Has));
        let plain = own.iter().all(|atom| small(atom) || place(atom) || sits(atom) || table(atom) || amount(atom));
        let speaks = own.iter().any(|atom| atom.is(Concept::Hero) || sits(atom));
        let places: Vec<usize> = (from..to).filter(|n| place(&atoms[*n])).collect();
        let (Some(seat), true) = (places.first().filter(|_| places.len() == 1), plain && speaks) else {
            from = to + 1;
            continue;
        };
        let person = atoms[*seat].kind.clone();
        let stack = own.iter().find(|atom| amount(atom)).cloned();
        let rest: Vec<Atom> = own.iter().filter(|atom| table(atom)).cloned().collect();
        let span = atoms[*seat].span.clone();
        let word = |kind: AtomKind| Atom { kind, span: span.clone() };
        let goes_on = atoms[(to + 1).min(atoms.len())..].iter().find(|atom| !atom.is(Concept::Fill)).is_some_and(Atom::is_verb);
        let mut told = rest;
        if let Some(stack) = stack {
            told.extend([word(person.clone()), word(AtomKind::Concept(Concept::Has)), stack]);
        } else if goes_on {
            told.push(word(person.clone()));
        }
        atoms.splice(from..to, told);
        for atom in atoms.iter_mut().filter(|atom| atom.is(Concept::Hero)) {
            atom.kind = person.clone();
        }
        return;
    }
}

/// The seat that an ordinal names, or a bare number, where `named` seats are those that were told as seats.
fn bare_seat(atom: &Atom, text: &str, lang: Lang, named: &[u8]) -> Option<u8> {
    if named.is_empty() {
        return None;
    }
    match atom.kind {
        AtomKind::Number { value, ending, in_words } if !in_words || ending == Ending::Worth => {
            let seat = u8::try_from(value).ok().filter(|n| (1..=10).contains(n));
            seat.filter(|n| ending == Ending::Worth || ending == Ending::Plain && named.contains(n))
        }
        // An ordinal that does something was taken for a name.
        AtomKind::Concept(_) | AtomKind::Unknown(_) | AtomKind::Who(Person::Name(_)) => ordinal_seat(atom, text, lang),
        AtomKind::Number { .. }
        | AtomKind::Piles(_)
        | AtomKind::Stakes(_)
        | AtomKind::Cards(_)
        | AtomKind::Quote(_)
        | AtomKind::Who(_)
        | AtomKind::Mark(_)
        | AtomKind::Told(_) => None,
    }
}

/// `seats 1 to 5`, `sedadlá 1-5`: all of them are named.
fn ranges_of_seats(atoms: &mut Vec<Atom>) {
    let seat = |atom: Option<&Atom>| {
        let number = atom.and_then(Atom::number)?;
        u8::try_from(number).ok().filter(|n| (1..=10).contains(n))
    };
    let joins = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('-' | '–') | AtomKind::Concept(Concept::To | Concept::Fill));
    for at in (0..atoms.len()).rev() {
        let Some(first) = seat(atoms.get(at + 1)).filter(|_| atoms[at].is(Concept::Seat)) else { continue };
        let last = seat(atoms.get(at + 3)).filter(|last| *last > first + 1 && joins(&atoms[at + 2]));
        let ends = atoms.get(at + 4).is_none_or(|atom| atom.is_mark() || matches!(atom.kind, AtomKind::Stakes(_)));
        if let Some(last) = last.filter(|_| ends) {
            let span = atoms[at].span.start..atoms[at + 3].span.end;
            let named = (first..=last).map(|n| Atom { kind: AtomKind::Who(Person::Number(n)), span: span.clone() });
            atoms.splice(at..at + 4, named.collect::<Vec<_>>());
        }
    }
}

/// `seat 4`, `6-os szék`, `the third seat`, `player 3`, `UTG+1`.
pub(super) fn seats(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    ranges_of_seats(atoms);
    let mut at = 0;
    while at + 1 < atoms.len() {
        let number = |atom: &Atom| {
            let AtomKind::Number { value, .. } = atom.kind else { return None };
            u8::try_from(value).ok().filter(|n| (1..=10).contains(n))
        };
        let is_seat = |atom: &Atom| atom.is(Concept::Seat);
        let is_player = |atom: &Atom| atom.is(Concept::Player);
        let (one, two) = (&atoms[at], &atoms[at + 1]);
        // `четверо. Бокс 1 бет`: a number in words ends a sentence there, and the seat has its own number.
        let figure = matches!(one.kind, AtomKind::Number { in_words: false, ending: Ending::Plain, .. });
        let dotted = figure && matches!(two.kind, AtomKind::Mark('.')) && atoms.get(at + 2).is_some_and(is_seat);
        let dotted = dotted && atoms.get(at + 3).and_then(number).is_none();
        let plus = matches!(two.kind, AtomKind::Mark('+')) && one.is(Concept::Utg);
        let found = if is_seat(one) || is_player(one) && !atoms.get(at + 2).is_some_and(is_chips) {
            number(two).map(|n| (Person::Number(n), 2))
        } else if is_seat(two) {
            number(one).or_else(|| ordinal_seat(one, text, lang)).map(|n| (Person::Number(n), 2))
        } else if dotted {
            number(one).map(|n| (Person::Number(n), 3))
        } else if plus {
            atoms.get(at + 2).and_then(number).map(|n| (Person::Position(UNDER_THE_GUN + n), 3))
        } else {
            None
        };
        if let Some((person, taken)) = found {
            let listed = matches!(person, Person::Number(_)) && taken == 2 && is_seat(one);
            // `a 3-as, a 4-es meg a 8-as szék`: the noun stands behind the last of them.
            if matches!(one.kind, AtomKind::Number { ending: Ending::Worth, .. }) {
                listed_before(atoms, at);
            }
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

/// `Four to the flop, 300/600`, `fjórir með`: how many play on, where a telling or a sentence begins.
pub(super) fn counted_players(atoms: &mut Vec<Atom>) {
    let mut at = 0;
    while at < atoms.len() {
        let counts = matches!(atoms[at].kind, AtomKind::Number { value: 2..=10, .. });
        let begins =
            at == 0 || matches!(atoms[at - 1].kind, AtomKind::Mark(_) | AtomKind::Stakes(_)) || atoms[at - 1].street().is_some();
        let small = |atom: &&Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::To));
        let behind = at + 1 + atoms[at + 1..].iter().take_while(small).count();
        let ends = |at: usize| atoms.get(at).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_) | AtomKind::Stakes(_)));
        // `3 to the flop at 100/200`.
        let after_street = behind + 1 + atoms.get(behind + 1..).unwrap_or_default().iter().take_while(small).count();
        let to_street = behind > at + 1 && atoms.get(behind).is_some_and(|atom| atom.street().is_some()) && ends(after_street);
        let with = atoms.get(at + 1).is_some_and(|atom| atom.is(Concept::Has)) && ends(at + 2);
        if counts && begins && (to_street || with) {
            let span = atoms[at + 1].span.clone();
            if with {
                atoms.remove(at + 1);
            }
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::Player), span });
        }
        at += 1;
    }
}

/// `egyesnél KdJs, kettesnél Kh5h`, `3-as: Ah Kc`: what a number with its ending holds it holds as a seat.
fn seats_with_hands(atoms: &mut [Atom]) {
    for at in 0..atoms.len() {
        let AtomKind::Number { value, ending: Ending::Worth, .. } = atoms[at].kind else { continue };
        let before = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        let begins = before.is_none_or(|atom| atom.is_mark() || atom.joins());
        let seat = u8::try_from(value).ok().filter(|n| (1..=10).contains(n));
        if let Some(seat) = seat.filter(|_| begins && has_cards_behind(atoms, at)) {
            atoms[at].kind = AtomKind::Who(Person::Number(seat));
        }
    }
}

/// Right behind it stand the cards of a hand.
fn has_cards_behind(atoms: &[Atom], at: usize) -> bool {
    let small = |atom: &&Atom| atom.is(Concept::Has) || atom.is(Concept::Fill) || atom.kind == AtomKind::Mark(':');
    let behind = atoms[at + 1..].iter().skip_while(small);
    let cards = behind.map_while(|atom| if let AtomKind::Cards(cards) = &atom.kind { Some(cards.len()) } else { None });
    cards.sum::<usize>() > 1
}

/// The seats that are listed before one whose noun stands behind it.
fn listed_before(atoms: &mut [Atom], at: usize) {
    let mut next = at;
    loop {
        let joins = |atom: &&Atom| matches!(atom.kind, AtomKind::Mark(',') | AtomKind::Concept(Concept::And | Concept::Fill));
        let joined = atoms[..next].iter().rev().take_while(joins).count();
        let Some(before) = next.checked_sub(joined + 1).filter(|_| joined > 0) else { return };
        let AtomKind::Number { value, ending: Ending::Worth, .. } = atoms[before].kind else { return };
        let Some(seat) = u8::try_from(value).ok().filter(|n| (1..=10).contains(n)) else { return };
        atoms[before].kind = AtomKind::Who(Person::Number(seat));
        next = before;
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
        let next = if atoms.get(at).is_some_and(Atom::joins) { at + 1 } else { at };
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
