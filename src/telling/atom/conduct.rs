//! Who only watches, and words that say something else beside a phrase of conduct.

use super::{Atom, AtomKind, Person};
use crate::lang::Lang;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Lexicon, Particle};
use crate::telling::told_lines;

/// The phrase by which a touch is found needless.
const NEEDLESS: &str = "touch-needless";

/// `a spectator comments on the hand`: who only watches has no letter but the notation's own.
pub(super) fn spectators(atoms: &mut [Atom], text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let is = |atom: &Atom| lexicon.is(Particle::Spectator, &lexicon.fold(text.get(atom.span.clone()).unwrap_or_default()));
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
