//! What an all-in comes to once it is counted again.

use super::word::says;
use super::{Atom, AtomKind};
use crate::engine::chips::Amount;
use crate::lang::Lang;
use crate::telling::FEW;
use crate::telling::concept::Concept;
use crate::telling::lexicon::{Ending, Lexicon, Particle};

/// `A is all-in, the dealer says 6900, B calls, it turns out to be 16,900`: so much the all-in was, whatever it was taken for.
pub(super) fn recounted(atoms: &mut Vec<Atom>, text: &str, lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let mut at = 0;
    while at < atoms.len() {
        let again = says(&atoms[at], Particle::TurnsOut, text, lexicon);
        let all_in = atoms[..at].iter().rposition(|atom| atom.is(Concept::AllIn)).filter(|_| again);
        let Some((all_in, (number, value))) = all_in.zip(sum_behind(atoms, at)) else {
            at += 1;
            continue;
        };
        for atom in &mut atoms[at..=number] {
            atom.kind = AtomKind::Concept(Concept::Fill);
        }
        let sum = AtomKind::Number { value, ending: Ending::Plain, in_words: false };
        match taken_for(atoms, all_in) {
            Some(told) => atoms[told].kind = sum,
            None => atoms.insert(all_in + 1, Atom { kind: sum, span: atoms[number].span.clone() }),
        }
        at = number + 1;
    }
}

/// Where a sum stands behind a word, with nothing but small words between, and how much it is.
fn sum_behind(atoms: &[Atom], at: usize) -> Option<(usize, Amount)> {
    let small = |atom: &Atom| {
        let word = matches!(
            atom.concept(),
            Some(Concept::Fill | Concept::That | Concept::Then | Concept::Worth | Concept::AllIn | Concept::Bet | Concept::Stack)
        );
        word || matches!(atom.kind, AtomKind::Mark(',' | ':' | '-' | ';'))
    };
    let number = at + 1 + atoms[at + 1..].iter().take_while(|atom| small(atom)).count();
    let value = atoms.get(number).and_then(Atom::number).filter(|value| *value > FEW)?;
    Some((number, value))
}

/// The sum that was told of the all-in itself.
fn taken_for(atoms: &[Atom], all_in: usize) -> Option<usize> {
    let small = |atom: &Atom| matches!(atom.concept(), Some(Concept::Fill | Concept::Worth | Concept::To));
    let behind = all_in + 1 + atoms[all_in + 1..].iter().take_while(|atom| small(atom)).count();
    Some(behind).filter(|at| atoms.get(*at).and_then(Atom::number).is_some_and(|value| value > FEW))
}
