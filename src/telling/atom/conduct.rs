//! Who only watches, and words that say something else beside a phrase of conduct.

use super::word::says;
use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};
use crate::telling::told_lines;

/// The phrase by which a touch is found needless.
const NEEDLESS: &str = "touch-needless";

/// The phrase by which somebody puts his hand among the mucked cards.
const REACHES_INTO_MUCK: &str = "touches-muck";

/// `a spectator comments on the hand`: who only watches has no letter but the notation's own.
pub(super) fn spectators(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let is = |atom: &Atom| says(atom, Particle::Spectator, text, lexicon);
    for atom in atoms.iter_mut().filter(|atom| is(atom)) {
        atom.kind = AtomKind::Who(Person::Spectator);
    }
}

/// `B needlessly touches C's chips`: of a touch it is found needless, and of nothing that the dealer does.
pub(super) fn needless_touches(atoms: &mut Vec<Atom>) {
    let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark('.' | '!' | '?' | ';' | '\n'));
    let mut from = 0;
    while from < atoms.len() {
        let end = atoms[from..].iter().position(ends).map_or(atoms.len(), |end| from + end);
        let touches = atoms[from..end].iter().any(|atom| matches!(atom.kind, AtomKind::Told(key) if told_lines::is_touch(key)));
        let needless = (from..end).find(|at| atoms[*at].is(Concept::Needless));
        if let (true, Some(at), Some(key)) = (touches, needless, told_lines::key(NEEDLESS)) {
            let word = atoms.remove(at);
            atoms.insert(end - 1, Atom { kind: AtomKind::Told(key), ..word });
        }
        from = end + 1;
    }
}

/// `A x, B x`: who stands before a cross checks, where nothing is multiplied.
pub(super) fn crosses(atoms: &mut [Atom], text: &str) {
    for at in 1..atoms.len() {
        let raw = text.get(atoms[at].span.clone()).unwrap_or_default();
        let ends = |atom: &Atom| matches!(atom.kind, AtomKind::Mark(_)) || atom.is(Concept::Then) || atom.is(Concept::And);
        let next = atoms.get(at + 1).is_none_or(|atom| ends(atom) || atom.is_named());
        if raw == "x" && atoms[at - 1].is_named() && next {
            atoms[at].kind = AtomKind::Concept(Concept::Check);
        }
    }
}

/// `what is that, a limp?`: in a question it is an article, and nobody's letter.
pub(super) fn articles_in_questions(atoms: &mut [Atom], text: &str) {
    for at in 1..atoms.len() {
        let small = text.get(atoms[at].span.clone()) == Some("a") && matches!(atoms[at].kind, AtomKind::Who(_));
        let declared = atoms.get(at + 1).is_some_and(|atom| atom.concept().is_some_and(Concept::is_declared));
        let asked = atoms.get(at + 2).is_some_and(|atom| atom.kind == AtomKind::Mark('?'));
        if small && declared && asked {
            atoms[at].kind = AtomKind::Concept(Concept::Fill);
        }
    }
}

/// `B's cards touched the muck`: what his cards touch he did not reach for.
pub(super) fn cards_that_touch(atoms: &mut Vec<Atom>) {
    for at in (1..atoms.len()).rev() {
        if atoms[at].kind != AtomKind::Told(REACHES_INTO_MUCK) {
            continue;
        }
        let before = atoms[..at].iter().rev().find(|atom| !atom.is(Concept::Fill));
        if before.is_some_and(|atom| atom.is(Concept::Cards)) {
            let span = atoms[at].span.clone();
            let part = |concept: Concept| Atom { kind: AtomKind::Concept(concept), span: span.clone() };
            atoms.splice(at..=at, [part(Concept::Touch), part(Concept::MuckPlace)]);
        }
    }
}

/// `raises to 10 blind`: behind an amount a word says that it was put in before the cards were seen.
pub(super) fn in_the_dark(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    for at in 2..atoms.len() {
        let word = lexicon.fold(text.get(atoms[at].span.clone()).unwrap_or_default());
        let amount = matches!(atoms[at - 1].kind, AtomKind::Number { .. });
        let ends = atoms.get(at + 1).is_none_or(|atom| matches!(atom.kind, AtomKind::Mark(_)));
        let wagers = |atom: &Atom| matches!(atom.concept(), Some(Concept::Bet | Concept::Raise | Concept::Open | Concept::Put));
        let wagered = atoms[..at - 1].iter().rev().find(|atom| !matches!(atom.concept(), Some(Concept::Fill | Concept::To)));
        if amount && ends && wagered.is_some_and(wagers) && lexicon.is(Particle::DarkBehindAmount, &word) {
            atoms[at].kind = AtomKind::Concept(Concept::Dark);
        }
    }
}
