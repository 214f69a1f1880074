//! Several who do the same, and how many they are: `two limpers, UTG and HJ`.

use super::{Atom, AtomKind};
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
            for (n, person) in people.into_iter().enumerate() {
                if n > 0 {
                    told.push(Atom { kind: AtomKind::Concept(Concept::And), span: atoms[person].span.clone() });
                }
                told.push(atoms[person].clone());
            }
            told.push(Atom { span: told.last().map_or(word.span.clone(), |last| last.span.clone()), ..word });
            let length = told.len();
            atoms.splice(at..end + usize::from(bracket), told);
            at += length;
        }
        at += 1;
    }
}
