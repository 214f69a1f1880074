//! What somebody says, and what is said for the dealer.

use super::place::before;
use super::word::says;
use super::{Atom, AtomKind};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};

/// `“check” says A, “check” says B too`, where that word stands before him.
pub(super) fn said_too(atoms: &mut Vec<Atom>) {
    for at in (2..atoms.len().saturating_sub(1)).rev() {
        let said = matches!(atoms[at - 2].kind, AtomKind::Quote(_)) && atoms[at - 1].is(Concept::Say);
        if said && atoms[at].is(Concept::And) && atoms[at + 1].is_named() {
            atoms.remove(at);
        }
    }
}

/// `B is told 2200`, `asks how much, is told 2200`: it is the dealer who says it.
pub(super) fn told_by_dealer(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len().saturating_sub(1)).rev() {
        let small = |atom: &Atom| {
            matches!(atom.concept(), Some(Concept::Fill | Concept::That | Concept::Worth | Concept::Bet | Concept::Call))
        };
        let sum = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
        if !says(&atoms[at], Particle::IsTold, text, lexicon)
            || !atoms.get(sum).is_some_and(|atom| atom.is_number() || matches!(atom.kind, AtomKind::Quote(_)))
        {
            continue;
        }
        let span = atoms[at].span.clone();
        atoms[at].kind = AtomKind::Concept(Concept::Say);
        let mark = Atom { kind: AtomKind::Mark(','), span: span.clone() };
        let dealer = Atom { kind: AtomKind::Concept(Concept::Dealer), span };
        let before = at.checked_sub(1).filter(|before| atoms[*before].is_named());
        match before {
            Some(before) => {
                let person = atoms.remove(before);
                atoms.splice(before..before, [mark, dealer]);
                atoms.insert(before + 3, person);
            }
            None => drop(atoms.splice(at..at, [mark, dealer])),
        }
    }
}

/// `says no, raise`: behind what somebody says the word takes back what he said before.
pub(super) fn taken_back_in_words(atoms: &mut Vec<Atom>) {
    for at in (1..atoms.len().saturating_sub(2)).rev() {
        let declared = atoms[at + 2].concept().is_some_and(Concept::is_declared);
        if atoms[at - 1].is(Concept::Say) && atoms[at].is(Concept::Not) && atoms[at + 1].kind == AtomKind::Mark(',') && declared {
            atoms[at].kind = AtomKind::Concept(Concept::Rather);
            atoms.remove(at + 1);
        }
    }
}

/// `D leans over and tells B "call"`: who stands behind the word hears it.
pub(super) fn hearers(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in (0..atoms.len().saturating_sub(1)).rev() {
        if matches!(atoms[at + 1].kind, AtomKind::Who(_)) && says(&atoms[at], Particle::TellsSomebody, text, lexicon) {
            let span = atoms[at + 1].span.start..atoms[at + 1].span.start;
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::To), span });
        }
    }
}

/// `says raise, puts 300`, where one word is for both: what somebody says is one act, and the next he does.
pub(super) fn said_and_put(atoms: &mut [Atom]) {
    for at in 1..atoms.len().saturating_sub(1) {
        let before = |at: usize| before(atoms, at);
        let declared = before(at).filter(|before| matches!(atoms[*before].concept(), Some(Concept::Raise | Concept::Call)));
        let said = declared.and_then(before).is_some_and(|before| atoms[before].is(Concept::Say));
        if said && atoms[at].is(Concept::Bet) && atoms[at + 1].is_number() {
            atoms[at].kind = AtomKind::Concept(Concept::Put);
        }
    }
}

/// `according to the dealer it is 3200`, `az osztó szerint 3200`: what is so by the dealer's word he said.
pub(super) fn by_dealers_word(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let says = |atom: &Atom| says(atom, Particle::ByWordOf, text, lexicon);
    let small =
        |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Worth | Concept::Bet | Concept::That | Concept::Call));
    for at in (0..atoms.len()).rev() {
        if !atoms[at].is(Concept::Dealer) {
            continue;
        }
        let before = atoms[..at].iter().rposition(|atom| !atom.is(Concept::Fill) || says(atom)).filter(|n| says(&atoms[*n]));
        let behind = Some(at + 1).filter(|n| lang.language().grammar.postpositions && atoms.get(*n).is_some_and(&says));
        let Some(word) = before.or(behind) else { continue };
        let from = at.max(word) + 1;
        let sum = from + atoms[from..].iter().take_while(|atom| small(atom)).count();
        if !matches!(atoms.get(sum).map(|atom| &atom.kind), Some(AtomKind::Number { value: 11.., .. })) {
            continue;
        }
        let span = atoms[sum].span.end..atoms[sum].span.end;
        for atom in &mut atoms[from..sum] {
            atom.kind = AtomKind::Concept(Concept::Fill);
        }
        atoms.insert(sum + 1, Atom { kind: AtomKind::Mark(','), span });
        atoms[word].kind = AtomKind::Concept(if word > at { Concept::Say } else { Concept::Fill });
        if word < at {
            let span = atoms[at].span.clone();
            atoms.insert(at + 1, Atom { kind: AtomKind::Concept(Concept::Say), span });
        }
    }
}
