//! A table of a room with its number and who sits there, in anybody's words: `1-es asztal: A B C, egy üres hely, gomb A`.

use std::ops::Range;

use super::atom::{Atom, AtomKind, Person};
use super::concept::{BUTTON, Concept};
use super::deal_word::DealWord;
use super::lexicon::{Lexicon, Particle};
use crate::engine::chips::{Amount, Chips};
use crate::engine::event::{Chair, RoomState, Seat, State, TableFact};
use crate::lang::Lang;
use crate::notation::{Line, lettered};

/// No phrase for an empty seat has more words.
const MOST_WORDS: usize = 5;

/// Smaller numbers behind a player are no stack.
const SMALLEST_STACK: Amount = 25;

/// No table has more seats.
const MOST_SEATS: usize = 12;

/// The number of the table that `atoms` begin with: `table 1`, `1-es asztal`.
pub fn number(text: &str, atoms: &[Atom], lang: Lang) -> Option<Amount> {
    let lexicon = Lexicon::of(lang);
    let [first, second, ..] = atoms else { return None };
    let is_noun =
        |atom: &Atom| text.get(atom.span.clone()).is_some_and(|word| lexicon.is(Particle::TableNoun, &lexicon.fold(word)));
    let value = |atom: &Atom| if let AtomKind::Number { value, .. } = atom.kind { Some(value) } else { None };
    // `1-es`, which may have been taken for a chip or a seat.
    let written = |atom: &Atom| {
        let word = text.get(atom.span.clone())?;
        word.split('-').next()?.parse().ok()
    };
    if is_noun(first) { value(second) } else { value(first).or_else(|| written(first)).filter(|_| is_noun(second)) }
}

/// Reads one table where `atoms` begin with one, and tells how many of them it takes. A table of which fewer than two seats are
/// told is none: `table 1 has 9`.
pub fn read(text: &str, atoms: &[Atom], lang: Lang) -> Option<(Line, Range<usize>, usize)> {
    let lexicon = Lexicon::of(lang);
    let small = |atom: &Atom| {
        matches!(
            atom.kind,
            AtomKind::Mark(',' | ':')
                | AtomKind::Concept(Concept::Fill | Concept::And | Concept::Seat | Concept::Has | Concept::Player)
        )
    };
    let filler = |at: usize| at + atoms.get(at..).unwrap_or_default().iter().take_while(|atom| atom.is(Concept::Fill)).count();
    // `at table 1`, `1-es asztal`.
    let table_at = |at: usize| number(text, atoms.get(at..).unwrap_or_default(), lang);
    let from = if table_at(0).is_some() { 0 } else { filler(0) };
    let table = table_at(from)?;
    let mut at = from + 2;
    let (mut chairs, mut stacks, mut button) = (Vec::new(), Vec::new(), None);
    let mut taken = at;
    while at < atoms.len() {
        // The next table begins: `…, table 2: …`.
        if table_at(at).is_some() {
            break;
        }
        let empty = (1..=MOST_WORDS.min(atoms.len() - at)).rev().find(|many| is_empty_seat(text, &atoms[at..at + many], lexicon));
        if let Some(many) = empty {
            chairs.push(Chair::Empty);
            at += many;
            taken = at;
            continue;
        }
        // A letter by itself is a seat, whatever else it is in the language: `I`.
        let letter = text.get(atoms[at].span.clone()).and_then(|word| match word.as_bytes() {
            [letter @ b'A'..=b'Z'] => Some(AtomKind::Who(Person::Letter(char::from(*letter)))),
            _ => None,
        });
        match letter.as_ref().unwrap_or(&atoms[at].kind) {
            AtomKind::Who(Person::Letter(letter)) => {
                // `button A` names nobody once more.
                let chair = Chair::Taken(lettered(*letter)?);
                if !chairs.contains(&chair) {
                    chairs.push(chair);
                }
            }
            AtomKind::Who(Person::Position(BUTTON)) => {
                // `button A`, `A has the button`.
                let next = filler(at + 1);
                if let Some(AtomKind::Who(Person::Letter(letter))) = atoms.get(next).map(|atom| &atom.kind) {
                    button = Some(lettered(*letter)?);
                    at = next;
                } else {
                    button = chairs.last().and_then(taken_by).or(button);
                }
            }
            AtomKind::Number { value, .. } if *value >= SMALLEST_STACK => {
                let own = chairs.last().and_then(taken_by)?;
                stacks.push(TableFact::Stack(own, Chips::Amount(*value)));
            }
            AtomKind::Number { value: 1, in_words: true, .. } => {}
            _ if small(&atoms[at]) => {}
            AtomKind::Mark('.' | ';' | '\n') => {
                taken = at;
                break;
            }
            AtomKind::Concept(_)
            | AtomKind::Number { .. }
            | AtomKind::Piles(_)
            | AtomKind::Stakes(_)
            | AtomKind::Cards(_)
            | AtomKind::Quote(_)
            | AtomKind::Who(_)
            | AtomKind::Mark(_)
            | AtomKind::Told(_)
            | AtomKind::Unknown(_) => break,
        }
        at += 1;
        if !small(&atoms[at - 1]) {
            taken = at;
        }
    }
    if chairs.iter().filter_map(taken_by).count() < 2 || chairs.len() > MOST_SEATS {
        return None;
    }
    // Who acts behind the last of them sits at no table by that: `table 1: A B C, D bets 500`.
    if atoms.get(taken).is_some_and(Atom::is_verb) {
        return None;
    }
    let facts = [TableFact::Chairs(chairs)].into_iter().chain(button.map(TableFact::Button)).chain(stacks).collect();
    let span = atoms[0].span.start..atoms[taken - 1].span.end;
    Some((Line::State(vec![State::Room(RoomState::Table(table, facts))]), span, taken))
}

/// Whose seat it is.
fn taken_by(chair: &Chair) -> Option<Seat> {
    match chair {
        Chair::Taken(seat) => Some(*seat),
        Chair::Empty | Chair::Somebody => None,
    }
}

fn is_empty_seat(text: &str, atoms: &[Atom], lexicon: &Lexicon) -> bool {
    let words: Option<Vec<String>> = atoms.iter().map(|atom| text.get(atom.span.clone()).map(|word| lexicon.fold(word))).collect();
    let words: Vec<&str> = words.iter().flatten().flat_map(|word| word.split(' ')).collect();
    let fit = lexicon.deal_fit(&words);
    fit.is_some_and(|fit| fit.concept == DealWord::Empty && fit.words == words.len())
}
